"""Lets agents answer wherever they owe a decision: one at a table, at a readable pace."""

import asyncio
import hashlib

from sqlalchemy.engine import Connection

from deorbit.core.match import Match
from deorbit.server.agents.pool import AgentPool
from deorbit.server.base import logs
from deorbit.server.base.refusals import Refusal
from deorbit.server.rooms import actions
from deorbit.server.rooms.room import Room
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage import records
from deorbit.server.tables.bots import PUPIL

PAUSE_AFTER_FAILURE = 5.0
SKIPPING = 0.12
"""Seconds that a decision takes in a chapter that somebody leaves out."""


class Driver:
    def __init__(self, rooms: Rooms, pool: AgentPool) -> None:
        self._rooms = rooms
        self._pool = pool
        self._salt = rooms.ids.secret()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False
        self.pause = PAUSE_AFTER_FAILURE
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
                self.look(await self._rooms.room(id))
            except Refusal as refusal:
                logs.warn("table-not-resumed", table=id, problem=refusal.id)

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
        while not room.gone:
            seat = room.agent_asked()
            if seat is None:
                return
            pace = self._rooms.settings.pace
            lead = room.lead
            await asyncio.sleep(min(pace, SKIPPING) if lead and lead.skipping else pace)
            seat = room.agent_asked()
            if seat is None or room.gone:
                return
            match = room.match
            agent = room.seats[seat].agent or PUPIL
            version = match.version
            try:
                seed = self._seed(room.id, match, seat)
                shown = lead.scripted(match) if lead else None
                if shown is not None and shown[0] == seat:
                    action = shown[1]
                else:
                    action = await self._pool.decide(match, seat, agent, seed)
                if not room.gone:
                    await actions.act_for_agent(self._rooms, room.id, seat, action, version)
            except Refusal as refusal:
                logs.warn("agent-waits", table=room.id, problem=refusal.id)
                await asyncio.sleep(self.pause)
            except Exception as error:
                logs.fail("driver-failed", error=error, table=room.id)
                await asyncio.sleep(self.pause)

    def _seed(self, id: str, match: Match, seat: int) -> int:
        """New for each decision and known to nobody; it has nothing to do with hidden cards."""
        text = b"%b:%b:%d:%d" % (self._salt, id.encode(), match.version, seat)
        return int.from_bytes(hashlib.sha256(text).digest()[:8], "big") >> 1
