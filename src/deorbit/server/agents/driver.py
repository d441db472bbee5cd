"""Lets agents answer wherever they owe a decision: one at a table, at a readable pace.

An agent answers at a beat: so many seconds after it was asked, or as many again, however long it
thought. When an answer comes tells nothing of what was thought about.
"""

import asyncio
import hashlib
from math import ceil, inf
from random import Random

from deorbit.core.match import Match
from deorbit.server.agents.pool import AgentPool, Decision, WorkerLost
from deorbit.server.base import logs
from deorbit.server.base.refusals import Refusal
from deorbit.server.bus.bus import LEFT
from deorbit.server.rooms import actions
from deorbit.server.rooms.room import Room
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage import processes, records
from deorbit.server.tables.bots import PUPIL

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0
"""Seconds after a failure: twice as many after each."""
TEMPI: dict[str, float] = {"calm": 2.5, "usual": 1.0, "quick": 0.4}
"""How many beats of the service one beat is."""
SKIPPING = 0.12
"""Seconds that a decision takes in a chapter that somebody leaves out."""
SCRIPTED = "scripted"
GRACE = 2.5
"""Seconds, beside two beats, in which nothing happens at a table before another process takes its
agents over."""
TAKE_UP = 2.0
"""Seconds after which it is looked for tables that nobody looks after any more."""


def beat(pace: float, room: Room, seat: int) -> float:
    """How many seconds a seat takes at least, at the usual pace of the service. Only bots, who
    decide at once, are ever quicker than that: of agents that think, a short beat would tell how
    long they thought."""
    if seat not in room.table.bots:
        return pace * max(1.0, TEMPI[room.row.tempo])
    return min(pace, SKIPPING) if room.row.hurried else pace * TEMPI[room.row.tempo]


class Driver:
    def __init__(self, rooms: Rooms, pool: AgentPool) -> None:
        self._rooms = rooms
        self._pool = pool
        self._clock = rooms.clock
        self._salt = rooms.ids.secret()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._later: dict[str, asyncio.TimerHandle] = {}
        # Processes that wait for the same table do not all lose patience at the same moment.
        self._patience = GRACE + 2 * rooms.settings.pace
        self._patience *= 1 + Random(self._salt).random() / 2
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
        wait = self._wait(room)
        if wait > 0:
            if room.id not in self._later:
                again = asyncio.get_running_loop().call_later(wait, self._look_again, room.id)
                self._later[room.id] = again
            return
        room.ours = room.driven = True
        task = asyncio.ensure_future(self._drive(room))
        self._tasks[room.id] = task
        task.add_done_callback(lambda done: self._ended(room, done))

    def _wait(self, room: Room) -> float:
        """Seconds to leave a table to the process that has its agents."""
        alone = not room.table.persons() and not room.elsewhere
        if room.ours or alone:
            return 0.0
        return self._patience - (self._clock.ticks() - room.quiet_since)

    def _look_again(self, id: str) -> None:
        del self._later[id]
        self._wake(id)

    async def resume(self) -> None:
        """After a start: look at every table where an agent owes a decision; beside other
        processes, again and again at those that nobody looks after."""
        alone = self._rooms.bus.alone
        process = self._rooms.bus.process
        if alone or await self._rooms.read(lambda one: processes.is_alone(one, process)):
            await self._take_up(inf)
        while not alone and not self._closed:
            await asyncio.sleep(TAKE_UP)
            try:
                await self._take_up(self._clock.now() - self._patience)
            except Refusal:
                pass
            except Exception as error:
                logs.fail("tables-not-taken-up", error=error)

    async def _take_up(self, before: float) -> None:
        for id in await self._rooms.read(
            lambda connection: records.owing_tables(connection, before)
        ):
            if self._closed:
                return
            known = self._rooms.known(id)
            if known is not None and known.in_use:
                continue
            try:
                room = await self._rooms.room(id)
                room.ours = True
                self.look(room)
                self._rooms.let_go(room)
            except Refusal as refusal:
                logs.warn("table-not-resumed", table=id, problem=refusal.id)
            except Exception as error:
                logs.fail("table-not-resumed", error=error, table=id)

    async def close(self) -> None:
        """No agent moves any more. Whoever else looks at these tables goes on at once."""
        self._closed = True
        for timer in self._later.values():
            timer.cancel()
        tasks = list(self._tasks.values())
        for id in self._tasks:
            self._rooms.bus.tell(LEFT, id)
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
            if seat is None or self._wait(room) > 0:
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
                continue
            await self._tell_late(room, seat)
            await self._clock.sleep(min(FIRST_PAUSE * 2**failures, LONGEST_PAUSE))
            failures += 1
        if not room.gone and room.row.late is not None:
            await self._tell_late(room, None)

    async def _answer(self, room: Room, seat: int, version: int, failures: int) -> None:
        """The agent of a seat thinks, and does at the next beat what it found."""
        asked = self._clock.ticks()
        pace = beat(self._rooms.settings.pace, room, seat)
        if room.row.skipping:
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

    async def _tell_late(self, room: Room, seat: int | None) -> None:
        """Tell the table that it waits for an agent that cannot think now, or no more."""
        try:
            await actions.note_late(self._rooms, room.id, seat)
        except Refusal as refusal:
            logs.warn("agent-waits", table=room.id, problem=refusal.id)

    def _seed(self, id: str, match: Match, seat: int, failures: int) -> int:
        """New for each decision and known to nobody; it has nothing to do with hidden cards."""
        text = b"%b:%b:%d:%d:%d" % (self._salt, id.encode(), match.version, seat, failures)
        return int.from_bytes(hashlib.sha256(text).digest()[:8], "big") >> 1
