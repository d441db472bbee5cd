"""Closes tables that nobody came back to, and forgets what is long over."""

import asyncio

from deorbit.server.base import logs
from deorbit.server.base.refusals import Refusal
from deorbit.server.bus.bus import DELETED, GUESTS, TABLE
from deorbit.server.rooms.deciding import decided
from deorbit.server.rooms.guests import Guests
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage import processes, records

EVERY = 600.0


class Sweep:
    def __init__(self, rooms: Rooms, guests: Guests) -> None:
        self._rooms = rooms
        self._guests = guests

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                if await self._is_due():
                    await self.once()
            except Exception as error:
                logs.fail("sweep-failed", error=error)

    async def _is_due(self) -> bool:
        """Of several processes one does it."""
        rooms = self._rooms
        return rooms.bus.alone or await rooms.write(
            lambda connection: processes.take_duty(connection, "sweep", EVERY / 2)
        )

    async def once(self) -> None:
        rooms = self._rooms
        now = rooms.clock.now()
        cutoffs = rooms.settings.cutoffs(now)
        stale = await rooms.read(lambda connection: records.stale_tables(connection, **cutoffs))
        for row in stale:
            await self._expire(row.id)
        before = rooms.settings.forget_before(now)
        old = await rooms.read(lambda connection: records.outdated_tables(connection, before))
        for row in old:
            await self._delete(row.id, before)
        early = rooms.settings.lessons_before(now)
        left = await rooms.read(lambda connection: records.outdated_lessons(connection, early))
        for row in left:
            await self._delete(row.id, early)
        gone = await rooms.write(lambda connection: records.delete_idle_guests(connection, before))
        if gone:
            self._guests.forget_all()
            rooms.bus.tell(GUESTS, "all")
        if stale or old or left or gone:
            deleted = len(old) + len(left)
            logs.note("swept", expired=len(stale), deleted=deleted, guests=gone)

    async def _expire(self, id: str) -> None:
        try:
            await _expired(self._rooms, id)
        except Refusal as refusal:
            logs.warn("table-not-swept", table=id, problem=refusal.id)
        except Exception as error:
            logs.fail("table-not-swept", error=error, table=id)

    async def _delete(self, id: str, before: float) -> None:
        room = self._rooms.known(id)
        if room is not None and room.row.touched >= before:
            return
        gone = await self._rooms.write(
            lambda connection: records.delete_table(connection, id, before), id
        )
        if gone:
            self._rooms.bus.tell(TABLE, id, DELETED)
        if gone and room is not None:
            self._rooms.forget(room)


@decided
async def _expired(rooms: Rooms, id: str) -> None:
    async with rooms.at(id) as room:
        limit = rooms.settings.cutoffs(rooms.clock.now())
        key = "waiting" if room.row.status == "waiting" else room.row.pace
        if room.row.status in ("waiting", "playing") and room.row.touched < limit[key]:
            await rooms.save(room, status="closed", note="expired", proposal=None)
            rooms.changed(room)
