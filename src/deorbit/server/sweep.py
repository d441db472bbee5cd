"""Closes tables that nobody came back to, and forgets what is long over."""

import asyncio

from deorbit.server import logs
from deorbit.server.guests import Guests
from deorbit.server.house import House
from deorbit.server.refusals import Refusal
from deorbit.server.storage import records

EVERY = 600.0


class Sweep:
    def __init__(self, house: House, guests: Guests) -> None:
        self._house = house
        self._guests = guests

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.once()
            except Exception as error:
                logs.fail("sweep-failed", error=error)

    async def once(self) -> None:
        house = self._house
        now = house.clock.now()
        cutoffs = house.settings.cutoffs(now)
        stale = await house.read(lambda connection: records.stale_tables(connection, **cutoffs))
        for row in stale:
            await self._expire(row.id)
        before = house.settings.forget_before(now)
        old = await house.read(lambda connection: records.outdated_tables(connection, before))
        for row in old:
            await self._delete(row.id, before)
        early = house.settings.lessons_before(now)
        left = await house.read(lambda connection: records.outdated_lessons(connection, early))
        for row in left:
            await self._delete(row.id, early)
        gone = await house.write(lambda connection: records.delete_idle_guests(connection, before))
        if gone:
            self._guests.forget_all()
        if stale or old or left or gone:
            deleted = len(old) + len(left)
            logs.note("swept", expired=len(stale), deleted=deleted, guests=gone)

    async def _expire(self, id: str) -> None:
        try:
            async with self._house.at(id) as table:
                limit = self._house.settings.cutoffs(self._house.clock.now())
                key = "waiting" if table.row.status == "waiting" else table.row.pace
                if table.row.status in ("waiting", "playing") and table.row.touched < limit[key]:
                    await self._house.save(table, status="closed", note="expired", proposal=None)
                    self._house.changed(table)
        except Refusal as refusal:
            logs.warn("table-not-swept", table=id, problem=refusal.id)

    async def _delete(self, id: str, before: float) -> None:
        table = self._house.known(id)
        if table is not None and table.row.touched >= before:
            return
        await self._house.write(lambda connection: records.delete_table(connection, id))
        if table is not None:
            self._house.forget(table)
