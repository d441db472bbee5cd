"""Where the database is and how it is opened: SQLite in a file, or PostgreSQL."""

import importlib.util
import math
import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import NullPool

from deorbit.core.errors import BadInput
from deorbit.server.storage.reading import text_of

BUSY = 10_000
"""Milliseconds that SQLite waits for a lock of a backup or of somebody's shell."""

KEEPALIVE = {
    "connect_timeout": 10,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 60_000,
}
"""So that a PostgreSQL that vanished is noticed within a minute."""


class Database:
    """A database by its address. Opening connections is all it does."""

    def __init__(self, url: str | URL, synced: bool = True) -> None:
        self.url = _read(url)
        self._synced = synced
        self.is_sqlite = self.url.get_backend_name() == "sqlite"

    @property
    def shown(self) -> str:
        """The address without its password."""
        return self.url.render_as_string(hide_password=True).replace("+psycopg", "", 1)

    @property
    def file(self) -> Path:
        assert self.url.database is not None
        return Path(self.url.database).absolute()

    def free(self) -> float:
        """Bytes that are free where the file is; of another machine nothing is known."""
        if not self.is_sqlite:
            return math.inf
        try:
            return shutil.disk_usage(self.file.parent).free
        except OSError:
            return 0

    def writer(self) -> Engine:
        """One connection at a time, which is kept."""
        if self.is_sqlite:
            return self._sqlite("BEGIN IMMEDIATE", poolclass=NullPool)
        return self._engine(KEEPALIVE, poolclass=NullPool)

    def reader(self, threads: int) -> Engine:
        """Connections that cannot write. All statements of a transaction see the same moment."""
        if self.is_sqlite:
            engine = self._sqlite("BEGIN", pool_size=threads, max_overflow=0)
            sa.event.listen(engine, "connect", _forbid_writing)
            return engine
        return self._engine(
            KEEPALIVE,
            pool_size=threads,
            max_overflow=0,
            pool_pre_ping=True,
            execution_options={"isolation_level": "REPEATABLE READ", "postgresql_readonly": True},
        )

    def create_file(self) -> None:
        """Make the file of a new SQLite database, which nobody else on the machine may read:
        it holds the secrets of running matches."""
        file = self.file
        if not file.parent.is_dir():
            raise BadInput("server-database-folder", folder=str(file.parent))
        try:
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError:
            raise BadInput("server-database-readonly", file=str(file)) from None
        if not os.access(file.parent, os.W_OK):
            raise BadInput("server-database-readonly", file=str(file))

    def connect(self, engine: Engine) -> Connection:
        """A connection, or a sentence that says why there is none."""
        try:
            return engine.connect()
        except DBAPIError as error:
            raise self.trouble(error) from error

    def trouble(self, error: DBAPIError) -> BadInput:
        if isinstance(error.orig, sqlite3.DatabaseError):
            if getattr(error.orig, "sqlite_errorname", "") == "SQLITE_NOTADB":
                return BadInput("server-database-foreign", url=self.shown)
            if getattr(error.orig, "sqlite_errorname", "").startswith("SQLITE_READONLY"):
                return BadInput("server-database-readonly", file=str(self.file))
        problem = " ".join(str(error.orig).split())[:300]
        return BadInput("server-database-unreachable", url=self.shown, problem=problem)

    def _engine(self, connect_args: dict[str, Any], **more: Any) -> Engine:
        """One whose errors show no values: these are names, chat and secrets."""
        return sa.create_engine(self.url, connect_args=connect_args, hide_parameters=True, **more)

    def _sqlite(self, begin: str, **more: Any) -> Engine:
        # The driver would begin transactions late and by its own rules; told to keep out of it,
        # it leaves that to the `begin` below, and savepoints work as they should.
        engine = self._engine({"check_same_thread": False, "isolation_level": None}, **more)
        sa.event.listen(engine, "connect", _prepare_for("FULL" if self._synced else "NORMAL"))
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine


FULL = "53100"


def is_full(error: BaseException) -> bool:
    """Whether there is no room to write, on the disk of either sort of database."""
    told = getattr(error, "orig", error)
    name = getattr(told, "sqlite_errorname", None) or ""
    return name.startswith("SQLITE_FULL") or getattr(told, "sqlstate", "") == FULL


LOCKED = "55P03"
TANGLED = ("40P01", "40001")


def is_locked(error: BaseException) -> bool:
    """Whether a row was kept from us for too long."""
    return getattr(getattr(error, "orig", error), "sqlstate", "") == LOCKED


def is_tangled(error: BaseException) -> bool:
    """Whether PostgreSQL undid the transaction because it stood in the way of another one."""
    return getattr(getattr(error, "orig", error), "sqlstate", "") in TANGLED


def lost(error: BaseException) -> bool:
    """Whether the connection is gone, and with it what was not committed."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _read(url: str | URL) -> URL:
    try:
        read = make_url(url)
    except (ArgumentError, ValueError):
        raise BadInput("server-database-url", url=_guarded(url)) from None
    if read.drivername == "sqlite":
        if not read.database or read.database == ":memory:" or read.query or read.host:
            raise BadInput("server-database-url", url=_guarded(url))
        return read
    if read.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        if importlib.util.find_spec("psycopg") is None:
            raise BadInput("server-database-driver")
        return read.set(drivername="postgresql+psycopg")
    raise BadInput("server-database-url", url=_guarded(url))


def _guarded(url: str | URL) -> str:
    """What was given, without what could be a password."""
    start, at, rest = str(url).rpartition("@")
    return (f"{start.partition(':')[0]}://...@{rest}" if at else rest)[:200]


def _prepare_for(synchronous: str) -> Callable[[Any, object], None]:
    """FULL: a commit has reached the disk; NORMAL: the power may take the last ones away."""

    def prepare(connection: Any, record: object) -> None:
        connection.text_factory = text_of
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute(f"PRAGMA synchronous = {synchronous}")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    return prepare


def _forbid_writing(connection: Any, record: object) -> None:
    connection.execute("PRAGMA query_only = ON")
