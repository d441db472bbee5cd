"""Tables by themselves: no service around them, and a database in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar, cast

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.pool import StaticPool

from deorbit.server.api.services import limits_of, turns_of
from deorbit.server.base.long_work import LongWork
from deorbit.server.base.metrics import Metrics
from deorbit.server.base.refusals import Refusal
from deorbit.server.rooms import actions, loading, lobby
from deorbit.server.rooms.room import Room
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage import records, schema
from deorbit.server.storage.rows import GuestRow
from deorbit.server.storage.store import Store
from deorbit.server.tables.seating import Wanted
from server.rows import guest
from server.site import CountedIds, StillClock, settings_for

T = TypeVar("T")


class Shelf:
    """A store that does at once what it is asked, unless it is to fail."""

    def __init__(self) -> None:
        self.engine = sa.create_engine(
            "sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False}
        )
        with self.engine.begin() as connection:
            connection.exec_driver_sql("PRAGMA foreign_keys = ON")
            schema.metadata.create_all(connection)
        self.fails: list[BaseException] = []
        self.written = 0

    async def read(self, job: Callable[[Connection], T]) -> T:
        if self.fails:
            raise self.fails.pop()
        with self.engine.begin() as connection:
            return job(connection)

    async def write(self, job: Callable[[Connection], T]) -> T:
        found = await self.read(job)
        self.written += 1
        return found


class Hall:
    """Rooms, with people who come to them by their names."""

    def __init__(self, **settings: Any) -> None:
        self.shelf = Shelf()
        self.clock = StillClock()
        self.metrics = Metrics()
        store = cast(Store, self.shelf)
        given = settings_for("", **settings)
        work = LongWork(self.clock, turns_of(given), limits_of(given, self.clock).seconds)
        self.rooms = Rooms(store, given, self.clock, CountedIds(), self.metrics, work)
        self.woken: list[str] = []
        self.rooms.wakeups.subscribe(self.woken.append)

    async def guests(self, *names: str) -> list[GuestRow]:
        rows = [guest(name.lower(), name=name) for name in names]
        for row in rows:
            await self.rooms.write(lambda connection, row=row: records.add_guest(connection, row))
        return rows

    async def table(
        self, host: GuestRow, *seats: str, game: str = "stationx", start: bool = False, **more: Any
    ) -> Room:
        """Seats are "me", "open", "bot" or the name of an agent."""
        wanted = [
            Wanted(seat) if seat in ("me", "open", "bot") else Wanted("agent", "", seat)
            for seat in seats
        ]
        given: dict[str, Any] = {"options": {}, "listed": True, "pace": "live", **more}
        return await lobby.create(
            self.rooms,
            host,
            game,
            given.pop("options"),
            wanted,
            given.pop("listed"),
            given.pop("pace"),
            start,
            **given,
        )

    async def play(self, room: Room, count: int = 1) -> None:
        """Whoever is asked takes the first legal action, people and agents alike."""
        for _ in range(count):
            match = room.match
            seat = match.to_act[0]
            holders = room.seats[seat].holders
            action, version = match.legal(seat)[0], match.version
            if holders:
                client = f"c{version}"
                await actions.act(self.rooms, room.id, holders[0], seat, action, client, version)
            else:
                assert await actions.act_for_agent(self.rooms, room.id, seat, action, version)

    async def stored(self, id: str) -> loading.Stored | None:
        return await self.rooms.read(lambda connection: loading.stored(connection, id))

    async def is_as_stored(self, room: Room) -> None:
        """Whether what is in memory is what would be read."""
        found = await self.stored(room.id)
        assert found is not None
        assert replace(found.row, origin=None) == replace(room.row, origin=None)
        assert tuple(found.seats) == room.seats
        assert found.entries == room.entries
        assert tuple(found.chat) == room.chat
        assert found.barred == room.kicked
        assert {entry.client: entry.number for entry in found.entries} == room.clients


async def two(hall: Hall, **more: Any) -> tuple[Room, GuestRow, GuestRow]:
    """Ann and Bob play against each other."""
    ann, bob = await hall.guests("Ann", "Bob")
    room = await hall.table(ann, "me", "open", **more)
    await lobby.join(hall.rooms, room.id, bob, None)
    await lobby.start(hall.rooms, room.id, "ann", None)
    return room, ann, bob


async def until_reveal(hall: Hall, room: Room) -> int:
    """The seat that may reveal its identity now, which cannot be taken back."""
    while room.match.legal(room.match.to_act[0])[0].kind != "reveal":
        await hall.play(room)
    return room.match.to_act[0]


async def refused(deed: Awaitable[Any]) -> tuple[int, str, int]:
    """Status, message and seconds of a refusal."""
    with pytest.raises(Refusal) as told:
        await deed
    refusal = told.value
    assert refusal.text != refusal.id, "a message without words"
    return refusal.status, refusal.id, refusal.retry


def within(job: Callable[[Hall], Awaitable[None]], **settings: Any) -> None:
    """Do it on a loop of its own, in a hall of its own."""

    async def run() -> None:
        await job(Hall(**settings))
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(run())


def numbers(rows: Sequence[Any]) -> list[int]:
    return [row.number for row in rows]
