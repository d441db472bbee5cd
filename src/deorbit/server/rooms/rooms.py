"""All tables: those in use are in memory, and every change is written before it counts. What is in
memory is a copy that may be behind: the database says whether a change may be made."""

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
from deorbit.server.bus.bus import TABLE, Bus
from deorbit.server.rooms import catching_up, loading
from deorbit.server.rooms.room import Room, Visitor
from deorbit.server.rooms.snapshots import Snapshots
from deorbit.server.rooms.wakeups import Wakeups
from deorbit.server.storage import processes, records, statements
from deorbit.server.storage.errors import Busy, Closed, StoreError
from deorbit.server.storage.rows import GuestRow, SeatRow
from deorbit.server.storage.store import OfRow, Store
from deorbit.server.tables.table import SHORTENED

T = TypeVar("T")
K = TypeVar("K")
Job = Callable[[Connection], T]


class Outdated(Exception):
    """Somebody else has changed the table, or it is not known what became of a change: read what is
    stored, and decide again."""


MOST_IN_MEMORY = 400
AT_ONCE = 2
MOST_WAITING = 400
MOST_WAITING_EACH = 40
"""Tables that are opened at once (for one asker one less), and those that wait for it altogether
and of one address."""
MEGABYTE = 1 << 20
LONG_QUIET = 60.0
"""Seconds: for how much longer nothing has happened is of no interest."""


class Rooms:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Clock,
        ids: Ids,
        metrics: Metrics,
        work: LongWork,
        bus: Bus | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.ids = ids
        self.metrics = metrics
        self.bus = bus or Bus()
        self.most = MOST_IN_MEMORY
        self.wakeups = Wakeups()
        self.snapshots = Snapshots(store)
        self.closing = False
        """Nobody is kept at a table any more."""
        self.attended: Callable[[Room], None] = lambda room: None
        """Told when somebody has come to a table, or gone."""
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
        """The room of a table as it is stored now, loaded if it is not in memory."""
        room = self._known.get(id)
        if room is not None and not self.bus.alone:
            await self.missed_something(id)
        return await self.loaded(id)

    async def loaded(self, id: str) -> Room:
        """The same as far as this process knows it."""
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
            room = await self.loaded(id)
            async with room.lock:
                if room.behind and not room.gone:
                    await self._catch_up(room)
                if not room.gone:
                    yield room
                    return

    # Catching up -----------------------------------------------------------------------------

    async def missed_something(self, id: str) -> bool:
        """Whether a room in memory was behind what is stored; not any more then."""
        room = self._known.get(id)
        if room is None or self.bus.alone:
            return False
        before, process = room.row.revision, self.bus.process

        def look(connection: Connection) -> tuple[int | None, list[Visitor] | None]:
            # Who uses a room is told of those who come elsewhere.
            elsewhere = None
            if not room.in_use:
                elsewhere = catching_up.visitors(connection, id, process)
            return processes.revision_of(connection, id), elsewhere

        stored, elsewhere = await self.read(look)
        if elsewhere is not None:
            room.elsewhere = elsewhere
        return stored != before and await self.catch_up(id)

    async def catch_up(self, id: str) -> bool:
        """A room in memory takes in what is stored. Whether anything was new."""
        room = self._known.get(id)
        if room is None:
            return True
        async with room.lock:
            if room.gone:
                return True
            before = room.row.revision
            await self._catch_up(room)
            return room.gone or room.row.revision != before

    async def _catch_up(self, room: Room) -> None:
        """Within the room's lock."""
        process = self.bus.process
        news = await self.read(lambda connection: catching_up.news(connection, room, process))
        if news is None:
            self.forget(room)
            return
        try:
            if room.play is None and room.trouble is None and news.row.secret is not None:
                stored = await self.read(lambda connection: loading.stored(connection, room.id))
                if stored is None:
                    raise catching_up.Lost
                await catching_up.begin(room, stored)
                await self._catch_up(room)
                return
            await catching_up.take_in(room, news)
        except catching_up.Lost:
            logs.warn("table-loaded-again", table=room.id)
            self.forget(room)
            return
        room.quiet_since = self.clock.ticks()
        self.wakeups.post(room.id)

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
        if room.play is not None and room.ours and room.version > room.stored_at:
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
        def stored(connection: Connection) -> tuple[loading.Stored | None, list[Visitor]]:
            elsewhere: list[Visitor] = []
            if not self.bus.alone:
                elsewhere = catching_up.visitors(connection, id, self.bus.process)
            return loading.stored(connection, id), elsewhere

        try:
            return self.welcome(await self._made(*await self.read(stored)))
        except Outdated:
            return await self._load(id)

    async def _made(self, found: loading.Stored | None, elsewhere: list[Visitor]) -> Room:
        if found is None:
            raise Refusal(NOT_FOUND, "server-no-table")
        room = loading.room_of(found)
        room.elsewhere = elsewhere
        room.ours = self.bus.alone
        quiet = min(max(0.0, self.clock.now() - room.row.touched), LONG_QUIET)
        room.quiet_since = self.clock.ticks() - quiet
        match = await self._work.in_thread(asker(), partial(loading.match_of, found))
        if isinstance(match, str):
            room.trouble = match
        elif match is not None:
            room.play = match.play
            if match.given_up:
                await self._shorten(room, match.given_up)
            elif match.old:
                self.snapshots.put(room)
        return room

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

    async def write(self, job: Job[T], row: str = "") -> T:
        try:
            return await self.store.write(OfRow(row, job))
        except (Busy, Closed):
            raise Refusal(UNAVAILABLE, "server-busy", retry=2) from None

    async def save(
        self,
        room: Room,
        seats: Sequence[SeatRow] = (),
        also: Callable[[Connection], None] | None = None,
        **changes: Any,
    ) -> None:
        """Write changes of a table in one go, then make them in memory; `Outdated` if the table is
        not as it is known here, or if it is not known how writing ended."""
        before, revision = room.seats, room.row.revision
        owing = room.owing(room.table.changed(seats, **changes), room.play)
        changes = {"owing": owing, **changes}

        def job(connection: Connection) -> bool:
            if not records.advance(connection, room.id, revision, **changes):
                return False
            for seat in seats:
                records.change_seat(connection, before[seat.number], seat)
            if also is not None:
                also(connection)
            return True

        await self.commit(room, job, seats, changes)

    async def commit(
        self,
        room: Room,
        job: Job[bool],
        seats: Sequence[SeatRow],
        changes: dict[str, Any],
    ) -> None:
        """The same by a job that says whether the table was at the room's revision."""
        revision = room.row.revision
        try:
            done = await self.write(job, room.id)
        except Refusal:
            raise
        except (StoreError, statements.Taken, statements.Gone):
            # Taken, gone: what is in memory is not what is stored.
            raise Outdated from None
        except BaseException:
            self.forget(room)
            raise
        if not done:
            raise Outdated
        room.table = room.table.changed(seats, **{**changes, "revision": revision + 1})
        room.quiet_since = self.clock.ticks()
        self.bus.tell(TABLE, room.id, revision + 1)

    def later(self, job: Job[None], row: str = "") -> None:
        """Write something that nobody waits for and nobody would miss."""

        async def run() -> None:
            try:
                await self.store.write(OfRow(row, job))
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
        room.changes += 1
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
                    if room.play is not None and room.ours:
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
