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
    """A locked file beside the SQLite database. The file stays; only the lock counts."""

    def __init__(self, database: Path) -> None:
        self.path = database.resolve().with_name(database.resolve().name + "-lock")
        self._file: int | None = None

    def take(self) -> bool:
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
            return False
        self._file = file
        return True

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


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
