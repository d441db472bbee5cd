"""One database serves one process. The lock belongs to an open file or connection, so that it
vanishes with a process that was killed."""

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


def lock_schema(connection: Connection) -> bool:
    """PostgreSQL's advisory lock on the schema in use, held by this connection until it ends."""
    taken = connection.scalar(
        sa.text("SELECT pg_try_advisory_lock(:mark, hashtext(current_schema()))"), {"mark": MARK}
    )
    connection.commit()
    return bool(taken)


def insist(take: Callable[[], bool], shown: str, patience: float) -> None:
    """Take a lock, or say who has it."""
    until = time.monotonic() + patience
    while not take():
        if time.monotonic() >= until:
            raise BadInput("server-database-used", url=shown)
        time.sleep(0.05)
