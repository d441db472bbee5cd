"""Lets agents answer wherever they owe a decision: one at a table, at a readable pace.

An agent answers at a beat: so many seconds after it was asked, or as many again, however long it
thought. When an answer comes tells nothing of what was thought about.
"""

import asyncio
import hashlib
from math import ceil

from sqlalchemy.engine import Connection

from deorbit.core.match import Match
from deorbit.server.agents.pool import AgentPool, Decision, WorkerLost
from deorbit.server.base import logs
from deorbit.server.base.refusals import Refusal
from deorbit.server.rooms import actions
from deorbit.server.rooms.room import Room
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage import records
from deorbit.server.tables.bots import PUPIL

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0
"""Seconds after a failure: twice as many after each."""
TEMPI: dict[str, float] = {"calm": 2.5, "usual": 1.0, "quick": 0.4}
"""How many beats of the service one beat is."""
SKIPPING = 0.12
"""Seconds that a decision takes in a chapter that somebody leaves out."""
SCRIPTED = "scripted"


def beat(pace: float, room: Room, seat: int) -> float:
    """How many seconds a seat takes at least, at the usual pace of the service. Only bots, who
    decide at once, are ever quicker than that: of agents that think, a short beat would tell how
    long they thought."""
    if seat not in room.table.bots:
        return pace * max(1.0, TEMPI[room.tempo])
    return min(pace, SKIPPING) if room.skipping else pace * TEMPI[room.tempo]


class Driver:
    def __init__(self, rooms: Rooms, pool: AgentPool) -> None:
        self._rooms = rooms
        self._pool = pool
        self._clock = rooms.clock
        self._salt = rooms.ids.secret()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False
        rooms.wakeups.subscribe(self._wake)

    def _wake(self, id: str) -> None:
        room = self._rooms.known(id)
        if room is not None:
            self.look(room)

    def look(self, room: Room) -> None:
        """Does an agent owe a decision here?"""
        if self._closed or room.gone or room.driven or room.agent_asked() is None:
            return
        room.driven = True
        task = asyncio.ensure_future(self._drive(room))
        self._tasks[room.id] = task
        task.add_done_callback(lambda done: self._ended(room, done))

    async def resume(self) -> None:
        """After a start: look at every table in play where an agent has a seat."""

        def waiting(connection: Connection) -> list[str]:
            rows = [row for row in records.running_tables(connection) if row.status == "playing"]
            seats = records.seats_of_all(connection, [row.id for row in rows])
            return [id for id, found in seats.items() if any(s.kind == "agent" for s in found)]

        for id in await self._rooms.read(waiting):
            if self._closed:
                return
            try:
                room = await self._rooms.room(id)
                self.look(room)
                self._rooms.let_go(room)
            except Refusal as refusal:
                logs.warn("table-not-resumed", table=id, problem=refusal.id)
            except Exception as error:
                logs.fail("table-not-resumed", error=error, table=id)

    async def close(self) -> None:
        """No agent moves any more."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, room: Room, task: asyncio.Task[None]) -> None:
        room.driven = False
        if self._tasks.get(room.id) is task:
            del self._tasks[room.id]
        if task.cancelled() or task.exception() is not None:
            return
        # What changed between the last look of the task and now.
        self.look(room)

    async def _drive(self, room: Room) -> None:
        """Until no agent is asked here. Whatever a person does meanwhile counts; an answer to a
        question that is no longer asked is dropped."""
        failures = 0
        while not room.gone:
            seat = room.agent_asked()
            if seat is None:
                room.skipping = False
                break
            version = room.version
            try:
                await self._answer(room, seat, version, failures)
            except WorkerLost as lost:
                logs.warn("agent-waits", table=room.id, problem=str(lost))
            except Refusal as refusal:
                if room.version != version:
                    # Somebody was faster, and what the agent wanted cannot be done any more.
                    continue
                logs.warn("agent-waits", table=room.id, problem=refusal.id)
            except Exception as error:
                logs.fail("driver-failed", error=error, table=room.id)
            else:
                failures = 0
                self._tell_late(room, None)
                continue
            self._tell_late(room, seat)
            await self._clock.sleep(min(FIRST_PAUSE * 2**failures, LONGEST_PAUSE))
            failures += 1
        self._tell_late(room, None)

    async def _answer(self, room: Room, seat: int, version: int, failures: int) -> None:
        """The agent of a seat thinks, and does at the next beat what it found."""
        asked = self._clock.ticks()
        lead = room.lead
        pace = beat(self._rooms.settings.pace, room, seat)
        if lead and lead.skipping:
            pace = min(pace, SKIPPING)
        agent = room.seats[seat].agent or PUPIL
        found = await self._decided(room, seat, agent, failures)
        taken = await self._next_beat(asked, pace)
        if room.gone:
            return
        await actions.act_for_agent(self._rooms, room.id, seat, found.action, version)
        if found.result != SCRIPTED:
            self._rooms.metrics.decision(agent, found.result, taken)

    async def _decided(self, room: Room, seat: int, agent: str, failures: int) -> Decision:
        match = room.match
        shown = room.lead.scripted(match) if room.lead else None
        if shown is not None and shown[0] == seat:
            return Decision(shown[1], SCRIPTED)
        seed = self._seed(room.id, match, seat, failures)
        return await self._pool.decide(match, seat, agent, seed)

    async def _next_beat(self, asked: float, pace: float) -> float:
        """Wait for it; says how many seconds after the question it is. Without a pace there are no
        beats."""
        thought = self._clock.ticks() - asked
        beat = max(1, ceil(thought / pace)) * pace if pace else thought
        await self._clock.sleep(beat - thought)
        return beat

    def _tell_late(self, room: Room, seat: int | None) -> None:
        """Tell the table that it waits for an agent that cannot think now, or no more."""
        if room.late != seat:
            room.late = seat
            self._rooms.changed(room)

    def _seed(self, id: str, match: Match, seat: int, failures: int) -> int:
        """New for each decision and known to nobody; it has nothing to do with hidden cards."""
        text = b"%b:%b:%d:%d:%d" % (self._salt, id.encode(), match.version, seat, failures)
        return int.from_bytes(hashlib.sha256(text).digest()[:8], "big") >> 1
