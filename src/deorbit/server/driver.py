"""Lets agents answer wherever they owe a decision: one at a table, at a readable pace."""

import asyncio
import hashlib

from sqlalchemy.engine import Connection

from deorbit.core.match import Match
from deorbit.server import logs, playing
from deorbit.server.agents import AgentPool
from deorbit.server.bots import PUPIL
from deorbit.server.house import House
from deorbit.server.refusals import Refusal
from deorbit.server.storage import records
from deorbit.server.table import Table

PAUSE_AFTER_FAILURE = 5.0
SKIPPING = 0.12
"""Seconds that a decision takes in a chapter that somebody leaves out."""


class Driver:
    def __init__(self, house: House, pool: AgentPool) -> None:
        self._house = house
        self._pool = pool
        self._salt = house.ids.secret()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False
        self.pause = PAUSE_AFTER_FAILURE
        house.on_change = self.look

    def look(self, table: Table) -> None:
        """Something changed at a table: does an agent owe a decision there?"""
        if self._closed or table.gone or table.driven or table.agent_asked() is None:
            return
        table.driven = True
        task = asyncio.ensure_future(self._drive(table))
        self._tasks[table.id] = task
        task.add_done_callback(lambda done: self._ended(table, done))

    async def resume(self) -> None:
        """After a start: look at every table in play where an agent has a seat."""

        def waiting(connection: Connection) -> list[str]:
            rows = [row for row in records.running_tables(connection) if row.status == "playing"]
            seats = records.seats_of_all(connection, [row.id for row in rows])
            return [id for id, found in seats.items() if any(s.kind == "agent" for s in found)]

        for id in await self._house.read(waiting):
            if self._closed:
                return
            try:
                self.look(await self._house.table(id))
            except Refusal as refusal:
                logs.warn("table-not-resumed", table=id, problem=refusal.id)

    async def close(self) -> None:
        """No agent moves any more."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, table: Table, task: asyncio.Task[None]) -> None:
        table.driven = False
        if self._tasks.get(table.id) is task:
            del self._tasks[table.id]
        if task.cancelled() or task.exception() is not None:
            return
        # What changed between the last look of the task and now.
        self.look(table)

    async def _drive(self, table: Table) -> None:
        """Until no agent is asked here. Whatever a person does meanwhile counts; an answer to a
        question that is no longer asked is dropped."""
        while not table.gone:
            seat = table.agent_asked()
            if seat is None:
                return
            pace = self._house.settings.pace
            lead = table.lead
            await asyncio.sleep(min(pace, SKIPPING) if lead and lead.skipping else pace)
            seat = table.agent_asked()
            if seat is None or table.gone:
                return
            match = table.match
            agent = table.seats[seat].agent or PUPIL
            version = match.version
            try:
                seed = self._seed(table.id, match, seat)
                shown = lead.scripted(match) if lead else None
                if shown is not None and shown[0] == seat:
                    action = shown[1]
                else:
                    action = await self._pool.decide(match, seat, agent, seed)
                if not table.gone:
                    await playing.act_for_agent(self._house, table.id, seat, action, version)
            except Refusal as refusal:
                logs.warn("agent-waits", table=table.id, problem=refusal.id)
                await asyncio.sleep(self.pause)
            except Exception as error:
                logs.fail("driver-failed", error=error, table=table.id)
                await asyncio.sleep(self.pause)

    def _seed(self, id: str, match: Match, seat: int) -> int:
        """New for each decision and known to nobody; it has nothing to do with hidden cards."""
        text = b"%b:%b:%d:%d" % (self._salt, id.encode(), match.version, seat)
        return int.from_bytes(hashlib.sha256(text).digest()[:8], "big") >> 1
