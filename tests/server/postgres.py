"""A real PostgreSQL for the tests: from the package `pgserver`, or the one of the system."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlencode

import psycopg

_numbers = itertools.count()

# What a test writes need not outlive the machine, only the processes.
SETTINGS = {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off"}


class Postgres:
    """A running server, known by the address of its first database."""

    def __init__(self, uri: str) -> None:
        self.uri = uri
        with self.connect() as connection:
            found = connection.execute("SHOW data_directory").fetchone()
            assert found is not None
            self.data = Path(found[0])
            for name, value in SETTINGS.items():
                connection.execute(f"ALTER SYSTEM SET {name} = {value}")
            connection.execute("SELECT pg_reload_conf()")

    def connect(self) -> psycopg.Connection:
        return psycopg.connect(self.uri, autocommit=True)

    def create(self) -> str:
        """A fresh database; its address."""
        name = f"deorbit_{os.getpid()}_{next(_numbers)}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.uri.replace("/postgres?", f"/{name}?", 1)

    def drop(self, address: str) -> None:
        name = address.partition("?")[0].rpartition("/")[2]
        with self.connect() as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def hang_up(self) -> int:
        """Cut every connection to other databases; says how many."""
        with self.connect() as connection:
            cut = connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname <> 'postgres' AND pid <> pg_backend_pid()"
            )
            return len(cut.fetchall())

    def restart(self) -> None:
        """As after a crash of the server itself: nobody is told goodbye."""
        pid = self._postmaster()
        binary = Path(os.readlink(f"/proc/{pid}/exe")).with_name("pg_ctl")
        user = pwd.getpwuid(os.stat(f"/proc/{pid}").st_uid).pw_name
        again = [str(binary), "-w", "-D", str(self.data), "-m", "immediate", "restart"]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(again, user=user, cwd="/", check=True, **quiet)

    @contextmanager
    def paused(self) -> Iterator[None]:
        """It stands still meanwhile, and hears of nothing."""
        pid = self._postmaster()
        everyone = [pid, *children_of(pid)]
        for one in everyone:
            _send(one, signal.SIGSTOP)
        try:
            yield
        finally:
            for one in everyone:
                _send(one, signal.SIGCONT)

    def _postmaster(self) -> int:
        return int((self.data / "postmaster.pid").read_text().split()[0])

    @contextmanager
    def away(self, name: str) -> Iterator[None]:
        """Nobody can reach a database meanwhile."""
        with self.connect() as connection:
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            self.hang_up()
            yield
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def children_of(pid: int) -> list[int]:
    """The processes that a process has begun."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            words = status.read_text().rpartition(")")[2].split()
            if int(words[1]) == pid:
                found.append(int(status.parent.name))
    return sorted(found)


def _send(pid: int, number: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, number)


@contextmanager
def postgres(folder: Path) -> Iterator[Postgres]:
    """A server with its data in this folder, for as long as it is needed."""
    problems = []
    # The package gives its server ten seconds to start, which a busy machine may need twice.
    for number, start in enumerate((_from_package, _from_package, _from_system)):
        server = start(folder / str(number))
        try:
            uri = server.__enter__()
        except Exception as problem:
            problems.append(f"{start.__name__.strip('_')}: {problem!r}")
            continue
        try:
            yield Postgres(uri)
        finally:
            server.__exit__(None, None, None)
        return
    raise RuntimeError(
        "The tests need a PostgreSQL and could start none. Install the package pgserver, or"
        " PostgreSQL itself. " + "; ".join(problems)
    )


@contextmanager
def _from_package(folder: Path) -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pgserver

    server = pgserver.get_server(folder, cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@contextmanager
def _from_system(folder: Path) -> Iterator[str]:
    """The newest installed one. It refuses to run as root, so the owner of its package does."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    binary = str(found[-1]) if found else shutil.which("postgres")
    if binary is None:
        raise FileNotFoundError("postgres")
    bin = Path(binary).parent
    folder.mkdir(parents=True)
    user = "postgres" if os.geteuid() == 0 else None
    if user is not None:
        account = pwd.getpwnam(user)
        os.chown(folder, account.pw_uid, account.pw_gid)
        for parent in (folder, *folder.parents):
            if parent.stat().st_uid == 0 and not parent.stat().st_mode & 0o001:
                parent.chmod(parent.stat().st_mode | 0o011)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    data = folder / "data"
    started = [
        str(bin / "initdb"), "-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N",
    ]  # fmt: skip
    subprocess.run(started, user=user, cwd="/", check=True, capture_output=True)
    control = [str(bin / "pg_ctl"), "-w", "-D", str(data)]
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={data}"
    begin = [*control, "-l", str(folder / "log"), "-o", options, "start"]
    subprocess.run(begin, user=user, cwd="/", check=True, stdout=subprocess.DEVNULL)
    try:
        yield "postgresql://postgres@/postgres?" + urlencode({"host": "127.0.0.1", "port": port})
    finally:
        stop = [*control, "-m", "immediate", "stop"]
        subprocess.run(stop, user=user, cwd="/", check=False, stdout=subprocess.DEVNULL)
        shutil.rmtree(folder, ignore_errors=True)
