"""A disk that is full under PostgreSQL: a small file system of its own, filled up beside the
database. Nothing that was acknowledged is lost, the service says what is wrong, and goes on by
itself as soon as there is room."""

from __future__ import annotations

import itertools
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import psycopg
import pytest

from server.postgres import Postgres, postgres
from server.running import Running
from server.test_kill import OWN

PIECE = 4096
TABLES = 40 << 20
"""Bytes for the tables of one database."""
ALL = 400 << 20
"""Bytes for a whole server of databases."""
SEGMENT = 16 << 20
"""Bytes of a piece of the log of PostgreSQL."""


@contextmanager
def disk(folder: Path, size: int) -> Iterator[Path]:
    """A file system in memory, which holds no more than that."""
    folder.mkdir()
    told = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size},mode=0777", "none", str(folder)],
        capture_output=True,
        text=True,
    )
    if told.returncode:
        pytest.skip(f"may not mount a file system: {told.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


class Ballast:
    """A file that takes what is left of a disk."""

    def __init__(self, disk: Path) -> None:
        self._file = disk / "ballast"

    def fill(self, but: int) -> None:
        """Up to so many bytes."""
        about = os.statvfs(self._file.parent)
        with self._file.open("ab", buffering=0) as file, suppress(OSError):
            for _ in range((about.f_bavail * about.f_frsize - but) // PIECE):
                file.write(b"x" * PIECE)

    def drop(self) -> None:
        self._file.unlink()


class Keeper:
    """Starts a PostgreSQL again that has gone down, as the system of its machine would."""

    def __init__(self, server: Postgres) -> None:
        with server.connect() as connection:
            found = connection.execute("SHOW data_directory").fetchone()
        assert found is not None
        self._server = server
        self.data = Path(found[0])
        self.owner = self.data.stat()
        self._process = self._pid()
        command = Path(f"/proc/{self._process}/cmdline").read_bytes()
        self._command = [part.decode() for part in command.split(b"\0")[:-1]]

    def _pid(self) -> int:
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def uses_up_the_log(self, table: Table) -> None:
        """Begin new pieces of it until there is no room for one."""
        with suppress(psycopg.OperationalError), self._server.connect() as connection:
            while table.says() == 200:
                connection.execute("SELECT pg_switch_wal()")

    def looks(self) -> None:
        """Start it if it does not run."""
        with suppress(OSError, IndexError):
            os.kill(self._pid(), 0)
            return
        about = {"user": self.owner.st_uid, "group": self.owner.st_gid, "cwd": self.data}
        subprocess.Popen(
            self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **about
        )


class Table:
    """A guest who talks at a table, and remembers what was acknowledged."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.client = httpx.Client(base_url=server.address, headers=OWN, timeout=120)
        self.client.post("/api/guests", json={"name": "Kim"})
        new = {"game": "stationx", "seats": [{"kind": "me"}, {"kind": "me"}]}
        self.path = f"/api/tables/{self.client.post('/api/tables', json=new).json()['id']}"
        self.said: list[str] = []
        self._numbers = itertools.count()

    def says(self) -> int:
        text = f"{next(self._numbers)} {'word ' * 90}".strip()
        answer = self.client.post(f"{self.path}/chat", json={"text": text, "seat": 0})
        if answer.status_code == 200:
            self.said.append(text)
        return answer.status_code

    def until(self, *statuses: int) -> int:
        """Talk until that is the answer."""
        while (found := self.says()) not in statuses:
            assert found in (200, 503), found
        return found

    def health(self) -> tuple[int, str]:
        answer = self.client.get("/health")
        told = answer.json()
        return answer.status_code, told["error"]["id"] if "error" in told else told["status"]

    def acknowledged(self, address: str) -> list[str]:
        """What stands in the database of it, however often."""
        said = set(self.said)
        with psycopg.connect(address) as connection:
            found = connection.execute("SELECT text FROM chat ORDER BY number")
            return [text for (text,) in found if text in said]


@pytest.fixture
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as found:
        Path(found).chmod(0o755)
        yield Path(found)


@pytest.mark.soak
def test_a_disk_that_is_full_under_the_tables_takes_nothing_back(
    folder: Path, tmp_path: Path
) -> None:
    with disk(folder / "disk", TABLES) as small, postgres(folder / "server") as server:
        place = small / "tables"
        place.mkdir()
        owner = Keeper(server).owner
        os.chown(place, owner.st_uid, owner.st_gid)
        with server.connect() as connection:
            connection.execute(f"CREATE TABLESPACE small LOCATION '{place}'")
            connection.execute("CREATE DATABASE full_disk TABLESPACE small")
        address = server.uri.replace("/postgres?", "/full_disk?", 1)
        with Running(tmp_path, address, limits="off") as running:
            table, ballast = Table(running), Ballast(small)
            assert table.health() == (200, "ok")
            ballast.fill(but=64 << 10)
            table.until(503)
            assert table.health() == (503, "server-database-full")
            held = len(table.said)
            assert table.acknowledged(address) == table.said
            assert table.client.get(table.path).status_code == 200, "what can be read is read"
            ballast.drop()
            table.until(200)
            assert table.health() == (200, "ok")
            assert len(table.said) > held
        assert table.acknowledged(address) == table.said


@pytest.mark.soak
def test_a_disk_that_is_full_under_the_log_of_the_database_takes_nothing_back(
    folder: Path, tmp_path: Path
) -> None:
    """There PostgreSQL itself goes down, and is started again when there is room."""
    with disk(folder / "disk", ALL) as small, postgres(small / "server") as server:
        with server.connect() as connection:
            # Its log reaches the disk with each commit, and is kept for long, as on a real one.
            for name in ("fsync", "synchronous_commit", "full_page_writes"):
                connection.execute(f"ALTER SYSTEM SET {name} = on")
            connection.execute("ALTER SYSTEM SET max_wal_size = '1GB'")
            connection.execute("SELECT pg_reload_conf()")
        address = server.create()
        with Running(tmp_path, address, limits="off") as running:
            table, ballast, keeper = Table(running), Ballast(small), Keeper(server)
            assert table.says() == 200
            ballast.fill(but=SEGMENT * 3 // 2)
            keeper.uses_up_the_log(table)
            table.until(503)
            assert table.health()[0] == 503
            held = len(table.said)
            ballast.drop()
            while table.says() == 503:
                keeper.looks()
            assert table.health() == (200, "ok")
            assert len(table.said) > held
        assert table.acknowledged(address) == table.said
