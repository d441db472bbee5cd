"""The house: all tables. Those in use are in memory; every change is written before it counts."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy.engine import Connection

from deorbit.core.errors import DeorbitError
from deorbit.core.match import Match
from deorbit.core.records import Event
from deorbit.server import logs, matches
from deorbit.server.cleaning import is_token
from deorbit.server.clock import Clock, Ids
from deorbit.server.metrics import Metrics
from deorbit.server.refusals import NOT_FOUND, UNAVAILABLE, Refusal
from deorbit.server.settings import Settings
from deorbit.server.storage import records
from deorbit.server.storage.records import (
    ChatRow,
    EntryRow,
    GuestRow,
    SeatRow,
    SnapshotRow,
    TableRow,
)
from deorbit.server.storage.store import Busy, Closed, Store, StoreError
from deorbit.server.table import Table
from deorbit.server.telling import Teller

if TYPE_CHECKING:
    from deorbit.server.live import Reader

T = TypeVar("T")
Job = Callable[[Connection], T]

MOST_IN_MEMORY = 400
STORE_EVERY = 50
"""A match is stored whole every so many entries, for a server with other rules."""


class House:
    def __init__(
        self, store: Store, settings: Settings, clock: Clock, ids: Ids, metrics: Metrics
    ) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.ids = ids
        self.metrics = metrics
        self.most = MOST_IN_MEMORY
        self.on_change: Callable[[Table], None] = lambda table: None
        """Called after every change at a table: the driver of agents looks there."""
        self.closing = False
        """Nobody is kept at a table any more."""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._later: set[asyncio.Task[None]] = set()

    # Tables in memory ------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The table, loaded if it is not in memory."""
        table = self._tables.get(id)
        if table is not None:
            self._tables.move_to_end(id)
            return table
        loading = self._loading.get(id)
        if loading is None:
            if not is_token(id):
                raise Refusal(NOT_FOUND, "server-no-table")
            loading = asyncio.ensure_future(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda done: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    def known(self, id: str) -> Table | None:
        """The table if it is in memory."""
        return self._tables.get(id)

    def in_memory(self) -> list[Table]:
        return list(self._tables.values())

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """The table, for one change at a time."""
        while True:
            table = await self.table(id)
            async with table.lock:
                if not table.gone:
                    yield table
                    return

    def welcome(self, table: Table) -> Table:
        """Take a table into memory; the one used longest ago makes room."""
        self._tables[table.id] = table
        if len(self._tables) > self.most:
            for old in list(self._tables.values()):
                if old is not table and not old.readers and not old.driven:
                    if not old.lock.locked():
                        self.forget(old)
                        break
        return table

    def forget(self, table: Table) -> None:
        """Out of memory; the next who wants it gets it as it is stored."""
        table.gone = True
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        for reader in list(table.readers):
            reader.part(reader.RETRY)

    async def _load(self, id: str) -> Table:
        def job(
            connection: Connection,
        ) -> tuple[TableRow, list[SeatRow], list[EntryRow], list[ChatRow], Any, Any] | None:
            row = records.table(connection, id)
            if row is None:
                return None
            return (
                row,
                records.seats_of(connection, id),
                records.entries_of(connection, id),
                records.chat_of(connection, id),
                records.last_snapshot(connection, id),
                records.guest(connection, row.host),
            )

        found = await self.read(job)
        if found is None:
            raise Refusal(NOT_FOUND, "server-no-table")
        row, seats, entries, chat, snapshot, host = found
        table = Table(row, seats, host.name if host else "", entries=entries, chat=chat)
        table.clients = {entry.client: entry.number for entry in entries}
        table.chat_number = chat[-1].number if chat else 0
        table.stored_at = snapshot.number if snapshot else 0
        if row.secret is not None:
            try:
                play, changed = await asyncio.to_thread(matches.restore, row, entries, snapshot)
            except DeorbitError as error:
                logs.fail("table-unreadable", error=error, table=id)
                raise Refusal(UNAVAILABLE, "server-table-unreadable") from None
            table.play = play
            table.teller = Teller(table)
            if changed and play.match.version > table.stored_at:
                await self.write(whole(id, play.match))
                table.stored_at = play.match.version
        return self.welcome(table)

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
        table: Table,
        seats: Sequence[SeatRow] = (),
        also: Callable[[Connection], None] | None = None,
        **changes: Any,
    ) -> None:
        """Write changes of a table in one go, then make them in memory. If it is not known how
        writing ended, the table leaves memory, and what is stored counts."""
        before = {seat.number: table.seats[seat.number] for seat in seats}

        def job(connection: Connection) -> None:
            if changes:
                records.update_table(connection, table.id, **changes)
            for seat in seats:
                _write_seat(connection, before[seat.number], seat)
            if also is not None:
                also(connection)

        try:
            await self.write(job)
        except Refusal:
            raise
        except records.Gone:
            self.forget(table)
            raise Refusal(NOT_FOUND, "server-no-table") from None
        except (StoreError, records.Taken):
            # Taken: what is in memory is not what is stored.
            self.forget(table)
            raise Refusal(UNAVAILABLE, "server-busy", retry=2) from None
        except BaseException:
            self.forget(table)
            raise
        if changes:
            table.row = replace(table.row, **changes)
        table.put(seats)

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

    def moved(self, table: Table, events: list[Event] | None) -> None:
        """Tell everybody at the table that the match has gone on."""
        table.notices.clear()
        if table.teller is not None:
            table.teller.moved(events)
        for reader in table.readers:
            reader.tell_game()
        self.on_change(table)

    def changed(self, table: Table) -> None:
        """Tell everybody at the table who sits there and what is proposed."""
        self.attendance(table)
        self.on_change(table)

    def attendance(self, table: Table, but: "Reader | None" = None) -> None:
        """Tell everybody (but one) who is there."""
        table.notices.clear()
        for reader in table.readers:
            if reader is not but:
                reader.tell_table()

    def begun(self, table: Table) -> None:
        """A match begins: everybody gets a first view."""
        table.teller = Teller(table)
        for reader in table.readers:
            reader.tell_game()

    # The end of the day ----------------------------------------------------------------------

    def send_home(self) -> None:
        """Send every reader away, and whoever still comes."""
        self.closing = True
        for table in self.in_memory():
            for reader in list(table.readers):
                reader.part(reader.RETRY)

    async def close(self) -> None:
        """Store running matches whole; nobody changes anything any more."""
        await asyncio.gather(*self._later, return_exceptions=True)
        for table in self.in_memory():
            async with table.lock:
                play = table.play
                if play is not None and play.match.version > table.stored_at:
                    await self.store.write(whole(table.id, play.match))
                    table.stored_at = play.match.version


def whole(id: str, match: Match) -> Job[None]:
    """The job that stores a match whole. It is written down here and now: matches belong to one
    thread."""
    row = SnapshotRow(id, match.version, match.dumps())
    return lambda connection: records.add_snapshot(connection, row)


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
