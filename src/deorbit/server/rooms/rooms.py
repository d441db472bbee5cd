"""All tables: those in use are in memory, and every change is written before it counts."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.engine import Connection

from deorbit.server.base import logs
from deorbit.server.base.asking import asker
from deorbit.server.base.cleaning import is_token
from deorbit.server.base.clock import Clock, Ids
from deorbit.server.base.long_work import LongWork
from deorbit.server.base.metrics import Metrics
from deorbit.server.base.queues import UNBOUND, Turns
from deorbit.server.base.refusals import NOT_FOUND, UNAVAILABLE, Refusal
from deorbit.server.base.settings import Settings
from deorbit.server.rooms import loading
from deorbit.server.rooms.room import Room
from deorbit.server.rooms.snapshots import Snapshots
from deorbit.server.rooms.wakeups import Wakeups
from deorbit.server.storage import records, statements
from deorbit.server.storage.rows import GuestRow, SeatRow
from deorbit.server.storage.store import Busy, Closed, Store, StoreError
from deorbit.server.tables.table import SHORTENED

T = TypeVar("T")
K = TypeVar("K")
Job = Callable[[Connection], T]

MOST_IN_MEMORY = 400
AT_ONCE = 2
MOST_WAITING = 400
MOST_WAITING_EACH = 40
"""Tables that are opened at once (for one asker one less), and those that wait for it altogether
and of one address."""
MEGABYTE = 1 << 20


class Rooms:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Clock,
        ids: Ids,
        metrics: Metrics,
        work: LongWork,
    ) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.ids = ids
        self.metrics = metrics
        self.most = MOST_IN_MEMORY
        self.wakeups = Wakeups()
        self.snapshots = Snapshots(store)
        self.closing = False
        """Nobody is kept at a table any more."""
        self._known: OrderedDict[str, Room] = OrderedDict()
        self._work = work
        bounds = (AT_ONCE - 1, MOST_WAITING, MOST_WAITING_EACH)
        self._opening = Turns(AT_ONCE, *(bounds if settings.limits else UNBOUND))
        self._wanted: dict[tuple[str, str], asyncio.Future[Room]] = {}
        """What each asker waits for: who wants the same table twice waits once."""
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._later: set[asyncio.Task[None]] = set()

    # Rooms in memory -------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a table, loaded if it is not in memory."""
        room = self._known.get(id)
        if room is not None:
            self._known.move_to_end(id)
            room.used = self.clock.now()
            return room
        if not is_token(id):
            raise Refusal(NOT_FOUND, "server-no-table")
        return await _shared(self._wanted, (asker(), id), lambda: self._open(id))

    def known(self, id: str) -> Room | None:
        """The room of a table if it is in memory."""
        return self._known.get(id)

    def in_memory(self) -> list[Room]:
        return list(self._known.values())

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Room]:
        """The room of a table, for one change at a time."""
        while True:
            room = await self.room(id)
            async with room.lock:
                if not room.gone:
                    yield room
                    return

    def welcome(self, room: Room) -> Room:
        """Take a room into memory; others make place for it."""
        room.used = self.clock.now()
        self._known[room.id] = room
        self.make_place(room)
        return room

    @property
    def used(self) -> int:
        """Bytes of all rooms, about."""
        return sum(room.size for room in self._known.values())

    def make_place(self, new: Room) -> None:
        """Let rooms go until there are not too many and they are not too large: those used longest
        ago, and where all are in use the one that takes most for each of those who look at it."""
        while True:
            large = self.used > self.settings.memory * MEGABYTE
            if not large and len(self._known) <= self.most:
                return
            others = [room for room in self._known.values() if room is not new]
            found = next((room for room in others if not room.in_use), None)
            if found is None and large:
                looked_at = [room for room in others if room.visitors and not room.lock.locked()]
                found = max(looked_at, key=_for_each, default=None)
            if found is None:
                return
            self._put_away(found)

    def let_go(self, room: Room) -> None:
        """Of a room that was only looked into."""
        if not room.in_use:
            self._put_away(room)

    def _put_away(self, room: Room) -> None:
        if room.play is not None and room.version > room.stored_at:
            self.snapshots.put(room)
        self.forget(room)

    def forget(self, room: Room) -> None:
        """Out of memory; the next who wants it gets it as it is stored."""
        room.gone = True
        if self._known.get(room.id) is room:
            del self._known[room.id]
        self.wakeups.post(room.id)

    async def _open(self, id: str) -> Room:
        """In turn with others, loaded once for all who wait, at the cost of whose turn it is."""
        self._work.take(asker())
        async with self._opening.turn(asker()):
            found = self._known.get(id)
            return found or await _shared(self._loading, id, lambda: self._load(id))

    async def _load(self, id: str) -> Room:
        found = await self.read(lambda connection: loading.stored(connection, id))
        if found is None:
            raise Refusal(NOT_FOUND, "server-no-table")
        room = loading.room_of(found)
        match = await self._work.in_thread(asker(), partial(loading.match_of, found))
        if isinstance(match, str):
            room.trouble = match
        elif match is not None:
            room.play = match.play
            if match.given_up:
                await self._shorten(room, match.given_up)
            elif match.old:
                self.snapshots.put(room)
        return self.welcome(room)

    async def _shorten(self, room: Room, entries: int) -> None:
        """The rules of today refuse the last entries: the match is stored without them before it
        goes on, and the table hears of it."""
        logs.warn("table-shortened", table=room.id, entries=entries)
        await self.snapshots.store(room)
        if not room.row.note:
            await self.save(room, note=SHORTENED)

    # Reading and writing ---------------------------------------------------------------------

    async def read(self, job: Job[T]) -> T:
        try:
            return await self.store.read(job)
        except (Busy, Closed):
            raise Refusal(UNAVAILABLE, "server-busy", retry=2) from None

    async def write(self, job: Job[T]) -> T:
        try:
            return await self.store.write(job)
        except (Busy, Closed):
            raise Refusal(UNAVAILABLE, "server-busy", retry=2) from None

    async def save(
        self,
        room: Room,
        seats: Sequence[SeatRow] = (),
        also: Callable[[Connection], None] | None = None,
        **changes: Any,
    ) -> None:
        """Write changes of a table in one go, then make them in memory. If it is not known how
        writing ended, the room leaves memory, and what is stored counts."""
        before = {seat.number: room.seats[seat.number] for seat in seats}

        def job(connection: Connection) -> None:
            if changes:
                records.update_table(connection, room.id, **changes)
            for seat in seats:
                _write_seat(connection, before[seat.number], seat)
            if also is not None:
                also(connection)

        try:
            await self.write(job)
        except Refusal:
            raise
        except statements.Gone:
            self.forget(room)
            raise Refusal(NOT_FOUND, "server-no-table") from None
        except (StoreError, statements.Taken):
            # Taken: what is in memory is not what is stored.
            self.forget(room)
            raise Refusal(UNAVAILABLE, "server-busy", retry=2) from None
        except BaseException:
            self.forget(room)
            raise
        room.table = room.table.changed(seats, **changes)

    def later(self, job: Job[None]) -> None:
        """Write something that nobody waits for and nobody would miss."""

        async def run() -> None:
            try:
                await self.store.write(job)
            except Exception as error:
                logs.warn("write-skipped", problem=type(error).__name__)

        task = asyncio.ensure_future(run())
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def guest(self, id: str) -> GuestRow | None:
        return await self.read(lambda connection: records.guest(connection, id))

    # Announcing ------------------------------------------------------------------------------

    def moved(self, room: Room) -> None:
        """Wake whoever looks after the table: its match has gone on, or somebody has spoken."""
        self.wakeups.post(room.id)

    def changed(self, room: Room) -> None:
        """The same where everybody is told who sits there and what is proposed."""
        room.revision += 1
        self.wakeups.post(room.id)

    # The end of the day ----------------------------------------------------------------------

    def send_home(self) -> None:
        """Let every reader be sent away, and whoever still comes."""
        self.closing = True
        for room in self.in_memory():
            self.wakeups.post(room.id)

    async def close(self) -> None:
        """Store running matches whole; nobody changes anything any more."""
        await asyncio.gather(*self._later, return_exceptions=True)
        await self.snapshots.settled()
        for room in self.in_memory():
            async with room.lock:
                try:
                    if room.play is not None:
                        await self.snapshots.store(room)
                except Exception as error:
                    logs.fail("match-not-stored", error=error, table=room.id)


async def _shared(
    under_way: dict[K, asyncio.Future[Room]], key: K, load: Callable[[], Coroutine[Any, Any, Room]]
) -> Room:
    """What is loaded already under this key, or else from now on."""
    loading = under_way.get(key)
    if loading is None:
        loading = under_way[key] = asyncio.ensure_future(load())
        loading.add_done_callback(lambda done: under_way.pop(key, None))
    return await asyncio.shield(loading)


def _for_each(room: Room) -> float:
    return room.size / len(room.visitors)


def _write_seat(connection: Connection, before: SeatRow, after: SeatRow) -> None:
    records.update_seat(
        connection,
        after.table,
        after.number,
        kind=after.kind,
        name=after.name,
        agent=after.agent,
        link=after.link,
        notes=after.notes,
        seen=after.seen,
        resigned=after.resigned,
        muted=after.muted,
    )
    for guest in before.holders:
        if guest not in after.holders:
            records.remove_holders(connection, after.table, after.number, guest)
    for guest in after.holders:
        if guest not in before.holders:
            records.add_holder(connection, after.table, after.number, guest)
