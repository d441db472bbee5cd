"""A database in a file serves one process; one of PostgreSQL serves many, but none of them while
its schema is changed. A lock belongs to an open file or connection, so that it vanishes with a
process that was killed."""

import fcntl
import os
import time
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deorbit.core.errors import BadInput

PATIENCE = 5.0
"""Seconds to wait for a lock: a server that was just killed may take a moment to be gone."""

MARK = 0x6465_6F72
"""The first half of the advisory lock's key: "deor"."""


class FileLock:
    """A locked file beside the SQLite database, and the database itself, which may have more names
    than one. The files stay; only the locks count.

    The database is locked last: to close a file that SQLite has open in this process would take
    its own locks from it.
    """

    def __init__(self, database: Path) -> None:
        found = database.resolve()
        self.path = found.with_name(found.name + "-lock")
        self._paths = (self.path, found)
        self._files: list[int] = []

    def take(self) -> bool:
        for path in self._paths:
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            self._files.append(file)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self.release()
                return False
        return True

    def release(self) -> None:
        while self._files:
            os.close(self._files.pop())


def lock_schema(connection: Connection, shared: bool = False) -> bool:
    """PostgreSQL's advisory lock on the schema in use, held by this connection until it ends:
    alone, or shared with all others who only use it."""
    lock = "pg_try_advisory_lock" + "_shared" * shared
    taken = connection.scalar(
        sa.text(f"SELECT {lock}(:mark, hashtext(current_schema()))"), {"mark": MARK}
    )
    connection.commit()
    return bool(taken)


def unlock_schema(connection: Connection, shared: bool = False) -> None:
    unlock = "pg_advisory_unlock" + "_shared" * shared
    connection.execute(
        sa.text(f"SELECT {unlock}(:mark, hashtext(current_schema()))"), {"mark": MARK}
    )
    connection.commit()


def insist(take: Callable[[], bool], shown: str, patience: float) -> None:
    """Take a lock, or say who has it."""
    until = time.monotonic() + patience
    while not take():
        if time.monotonic() >= until:
            raise BadInput("server-database-used", url=shown)
        time.sleep(0.05)


HELD_UP = {"lock_timeout": 2_000, "idle_in_transaction_session_timeout": 8_000}
"""Milliseconds that PostgreSQL lets us wait for a row that another process is changing, and others
for us should we stand still in the middle of a transaction."""


def share(connection: Connection, shown: str, patience: float) -> None:
    """Use PostgreSQL beside other processes, none of which holds up the others for long."""
    insist(lambda: lock_schema(connection, shared=True), shown, patience)
    for name, value in HELD_UP.items():
        connection.exec_driver_sql(f"SET {name} = {value}")
    connection.commit()
