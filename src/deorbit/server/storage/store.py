"""The store: one writer thread that groups what waits into one commit, and threads that read."""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError

from deorbit.core.errors import BadInput
from deorbit.server.base import logs
from deorbit.server.base.asking import asker
from deorbit.server.base.clock import Clock
from deorbit.server.base.queues import FairQueue, Full
from deorbit.server.storage import migrate
from deorbit.server.storage.database import Database, is_full, is_locked, is_tangled, lost
from deorbit.server.storage.errors import Busy, Closed, Unavailable, Unsure
from deorbit.server.storage.lock import PATIENCE, FileLock, insist, share

T = TypeVar("T")
Job = Callable[[Connection], T]

GROUP = 100
"""The most jobs that share a commit."""
ROOM = 2_000
SHARE = 200
"""The most jobs that wait to be written or to read: altogether, and of one asker."""
READERS = 4
STUCK = 10.0
"""Seconds after which a job should have been written."""
REMEMBERED = 60.0
"""Seconds in which a full disk is told of, unless something could be written since."""
LEAST_FREE = 32 << 20
"""Bytes without which a disk counts as full."""


@dataclass(frozen=True, slots=True)
class OfRow(Generic[T]):
    """A job and the row that it changes. Every process takes those of a group in the same order, so
    that none waits for another in a ring."""

    row: str
    job: Job[T]

    def __call__(self, connection: Connection) -> T:
        return self.job(connection)


class _Lost(Exception):
    """The connection is gone, and with it all that was not committed."""


class _Tangled(Exception):
    """Another process waited for us while we waited for it: all that was not committed is undone,
    and can be done again."""


@dataclass(slots=True)
class _Waiting:
    job: Job[Any]
    future: Future[Any]
    since: float

    @property
    def row(self) -> str:
        return self.job.row if isinstance(self.job, OfRow) else ""


class Store:
    """Use `Store.open`. Jobs may be handed in from any thread and any event loop."""

    def __init__(
        self, database: Database, lock: FileLock | None, patience: float, share: int, clock: Clock
    ) -> None:
        self.database = database
        self._lock = lock
        self._patience = patience
        self._engine: Engine = database.writer()
        self._reading: Engine = database.reader(READERS)
        self._readers = ThreadPoolExecutor(READERS, "deorbit-reader")
        self._clock = clock
        self._queue: FairQueue[_Waiting] = FairQueue(ROOM, share)
        self._to_read: FairQueue[Callable[[], None]] = FairQueue(ROOM, share)
        self._reading_lock = threading.Lock()
        self._group: list[_Waiting] = []
        self._full_at: float | None = None
        self._change = threading.Condition()
        self._closed = False
        self._connection: Connection | None = None
        self._writer = threading.Thread(target=self._run, name="deorbit-writer", daemon=True)

    @classmethod
    def open(
        cls,
        url: str,
        patience: float = PATIENCE,
        *,
        share: int = ROOM,
        synced: bool = True,
        clock: Clock | None = None,
    ) -> "Store":
        """Open a database, creating and migrating it as needed; one in a file for this process
        alone. `share` of what waits may be of one asker; `synced`: a power cut loses nothing that
        was acknowledged.
        """
        database = Database(url, synced)
        lock = None
        if database.is_sqlite:
            database.create_file()
            lock = FileLock(database.file)
            insist(lock.take, database.shown, patience)
        store = cls(database, lock, patience, share, clock or Clock())
        try:
            if not database.is_sqlite:
                with closing(database.connect(store._engine)) as connection:
                    migrate.bring_up_to_date(connection, database.shown, patience)
            connection = store._connected()
            if database.is_sqlite:
                with connection.begin():
                    migrate.upgrade(connection, database.shown)
        except DBAPIError as error:
            store._let_go()
            raise database.trouble(error) from error
        except BaseException:
            store._let_go()
            raise
        store._writer.start()
        return store

    @property
    def kind(self) -> str:
        return "sqlite" if self.database.is_sqlite else "postgresql"

    @property
    def waiting(self) -> int:
        """How many jobs wait to be written."""
        return len(self._queue)

    @property
    def trouble(self) -> str | None:
        """What keeps it from writing: "full" or "stuck"; None if nothing does."""
        now = self._clock.now()
        if self._full_at is not None and now - self._full_at < REMEMBERED:
            return "full"
        if self.database.free() < LEAST_FREE:
            return "full"
        since = min((one.since for one in list(self._group)), default=now)
        return "stuck" if now - since > STUCK else None

    # Handing in ------------------------------------------------------------------------------

    async def write(self, job: Job[T]) -> T:
        """Do a job in the writer's transaction and return once it is committed.

        A job does nothing but use its connection, and neither commits nor rolls back: it may be
        run again if the connection is lost before the commit. A job that raises leaves nothing
        behind and disturbs no other. Who is cancelled while waiting does not know whether the job
        was written; shield what must know.
        """
        return await asyncio.wrap_future(self.submit(job))

    def submit(self, job: Job[T]) -> "Future[T]":
        """The same from any thread."""
        future: Future[T] = Future()
        with self._change:
            if self._closed:
                raise Closed
            try:
                self._queue.put(asker(), _Waiting(job, future, self._clock.now()))
            except Full:
                raise Busy from None
            self._change.notify()
        return future

    async def read(self, job: Job[T]) -> T:
        """Do a job that only reads; all of it sees one moment, with all that was acknowledged."""
        if self._closed:
            raise Closed
        future: Future[T] = Future()
        with self._reading_lock:
            try:
                self._to_read.put(asker(), lambda: self._answer(job, future))
            except Full:
                raise Busy from None
        # So many turns are handed out as there are jobs; which one is next is decided at the turn.
        self._readers.submit(self._read_next)
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Write all that waits, then let the database go. May be called again."""
        with self._change:
            already, self._closed = self._closed, True
            self._change.notify()
        if not already:
            self._writer.join()
            self._readers.shutdown(wait=True)
            self._let_go()

    # Reading ---------------------------------------------------------------------------------

    def _read_next(self) -> None:
        with self._reading_lock:
            found = self._to_read.take()
        assert found is not None
        found[1]()

    def _answer(self, job: Job[T], future: "Future[T]") -> None:
        if not future.set_running_or_notify_cancel():
            return
        try:
            future.set_result(self._read(job))
        except BaseException as error:
            future.set_exception(error)

    def _read(self, job: Job[T]) -> T:
        """Reading changes nothing, so that it may be tried again on a connection that lives."""
        try:
            return self._read_once(job)
        except DBAPIError as error:
            if not lost(error):
                raise
        return self._read_once(job)

    def _read_once(self, job: Job[T]) -> T:
        try:
            connection = self._reading.connect()
        except DBAPIError as error:
            raise Unavailable from error
        with connection, connection.begin():
            return job(connection)

    # Writing ---------------------------------------------------------------------------------

    def _run(self) -> None:
        while group := self._next_group():
            self._group = group
            try:
                self._write(group)
            except BaseException as error:
                if is_full(error):
                    self._full_at = self._clock.now()
                logs.fail("write-failed", error=error, jobs=len(group))
                problem = error
                if not isinstance(error, Unsure):
                    problem = Unavailable()
                    problem.__cause__ = error
                for one in group:
                    one.future.set_exception(problem)
            self._group = []

    def _next_group(self) -> list[_Waiting]:
        """What waits, or nothing when the store is closed and drained."""
        while True:
            with self._change:
                while not self._queue and not self._closed:
                    self._change.wait()
                found = [self._queue.take() for _ in range(min(GROUP, len(self._queue)))]
            taken = [one[1] for one in found if one is not None]
            group = [one for one in taken if one.future.set_running_or_notify_cancel()]
            if group or not taken:
                return group

    def _write(self, group: list[_Waiting]) -> None:
        """Futures are resolved behind the commit only. A connection lost before it took the
        transaction along, so the group is done again; one lost within it leaves us unsure."""
        group.sort(key=lambda one: one.row)
        results = None
        while results is None:
            try:
                results = self._carry_out(group)
            except _Tangled:
                logs.note("database-tangled", jobs=len(group))
            except _Lost:
                logs.warn("database-connection-lost", jobs=len(group))
                self._reconnect()
                results = self._carry_out(group)
        for one, (value, problem) in zip(group, results, strict=True):
            if problem is None:
                self._full_at = None
                one.future.set_result(value)
            else:
                one.future.set_exception(problem)

    def _carry_out(self, group: list[_Waiting]) -> list[tuple[Any, BaseException | None]]:
        """What each job gave or raised, all of it committed."""
        connection = self._connected()
        try:
            results = self._all_or_nothing(connection, group)
            if results is None:
                connection.begin()
                results = [self._try(connection, one.job) for one in group]
        except BaseException as error:
            # Closing a connection rolls back, whatever state it is in.
            gone = connection.invalidated
            self._drop()
            if gone:
                raise _Lost from error
            if is_tangled(error):
                raise _Tangled from error
            raise
        try:
            connection.commit()
        except BaseException as error:
            self._drop()
            if lost(error):
                raise Unsure from error
            raise
        return results

    def _all_or_nothing(
        self, connection: Connection, group: list[_Waiting]
    ) -> list[tuple[Any, BaseException | None]] | None:
        """What each job gave, if none raised; else nothing was done. Jobs rarely raise, and a
        savepoint costs as much as what they write."""
        transaction = connection.begin()
        try:
            return [(one.job(connection), None) for one in group]
        except BaseException:
            if connection.invalidated:
                raise
            transaction.rollback()
            return None

    def _try(self, connection: Connection, job: Job[T]) -> tuple[T | None, BaseException | None]:
        """A job within a savepoint: what it raises concerns its caller alone, unless the
        connection itself is gone."""
        savepoint = connection.begin_nested()
        try:
            value = job(connection)
            savepoint.commit()
        except BaseException as error:
            if connection.invalidated or is_full(error) or is_tangled(error):
                # A full disk takes the whole transaction along.
                raise
            savepoint.rollback()
            return None, Busy() if is_locked(error) else error
        return value, None

    # The connection --------------------------------------------------------------------------

    def _connected(self) -> Connection:
        """The writer's connection, which in PostgreSQL holds the lock on the schema: who lost one
        has to take the other anew."""
        if self._connection is None:
            connection = self.database.connect(self._engine)
            try:
                if not self.database.is_sqlite:
                    share(connection, self.database.shown, self._patience)
            except BaseException:
                connection.close()
                raise
            self._connection = connection
        return self._connection

    def _reconnect(self) -> None:
        """A database that is being restarted is given a moment to come back."""
        self._drop()
        until = time.monotonic() + self._patience
        while self._connection is None:
            try:
                self._connected()
            except BadInput:
                if time.monotonic() >= until:
                    raise
                time.sleep(0.1)

    def _drop(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.invalidate()
            connection.close()

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._engine.dispose()
        self._reading.dispose()
        if self._lock is not None:
            self._lock.release()
