"""Three processes on one database, and everything that can go wrong with them and around them,
while people play who keep their own record. What they were told is so, once, and in one order."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from deorbit.server.rooms import matches
from deorbit.server.storage import records
from deorbit.server.storage.database import Database
from server.nats import Nats
from server.postgres import Postgres, children_of, postgres
from server.running import Running, free_port
from server.test_kill import LOST, STUCK, TABLES, Party, Person, Told

PROCESSES = 3
FROZEN = 2.5
"""Seconds at most that something stands still."""
TOLD_LATE = {"bus-lost", "database-connection-lost", "child-gone", "write-failed"}
"""What the log may tell of when such things happen; nothing in it may be an error of ours."""


class Coming(Person):
    """Comes back to whichever process takes the connection, and never sees time run backwards."""

    async def play(self) -> None:
        while not self.over:
            try:
                async with connect(
                    f"{self.server.address.replace('http', 'ws')}/api/tables/{self.table}/live"
                    f"?seat={self.seat}&version={max(0, self.version)}",
                    additional_headers={"Cookie": f"deorbit={self.cookie}"},
                    max_size=None,
                ) as channel:
                    await self._follow(channel)
            except LOST:
                await asyncio.sleep(0.02)

    async def _follow(self, channel: ClientConnection) -> None:
        async for text in channel:
            message = json.loads(text)
            if message["type"] == "error":
                # The database cannot be asked just now who sits here.
                assert message["error"]["id"] in ("server-busy", "server-failed"), message
                return
            game = message.get("game") if message["type"] == "hello" else message
            if message["type"] in ("hello", "game") and game is not None:
                assert game["version"] >= self.version, "the match went back"
                self._take_in(game)
                if self.over:
                    return
                if self.view["legal"]:
                    await self._decide()


class Crowd(Party):
    kind = Coming

    async def table(self, game: str, seats: list[dict[str, Any]]) -> None:
        while True:
            with suppress(*LOST, httpx.HTTPStatusError):
                await super().table(game, seats)
                return
            await asyncio.sleep(0.05)

    def check_views(self) -> None:
        """Play every match again from the log: whatever a seat ever saw at a version stands there,
        and every decision, those of agents too, was a legal one at its place."""
        database = Database(self.server.database)
        engine = database.reader(1)
        try:
            with database.connect(engine) as connection:
                for id, told in self.tables.items():
                    row = records.table(connection, id)
                    assert row is not None
                    assert row.secret is not None
                    entries = records.entries_of(connection, id)
                    secret = bytes.fromhex(row.secret)
                    begun = matches.begin(row.game, row.options, row.seats, secret)
                    check_match(matches.Play.of(begun), entries, told)
        finally:
            engine.dispose()


def check_match(play: matches.Play, entries: list[records.EntryRow], told: Told) -> None:
    seen: dict[int, list[int]] = {}
    for seat, version in told.views:
        seen.setdefault(version, []).append(seat)
    for version in range(len(entries) + 1):
        if version:
            assert matches.apply(play, entries[version - 1]), "an entry is not legal in its place"
        assert play.match.version == version
        for seat in seen.pop(version, []):
            view = json.dumps(json.loads(json.dumps(play.match.view(seat))), sort_keys=True)
            assert told.views[seat, version] == view, "somebody saw what the log does not have"
    assert seen == {}


class Trouble:
    """What befalls the processes, the database and the messages. Each returns when it is over."""

    def __init__(self, server: Running, database: Postgres, nats: Nats | None, seed: int) -> None:
        self.server = server
        self.database = database
        self.nats = nats
        self.rng = Random(seed)
        self.kinds = [self.kill, self.kill, self.freeze, self.renew, self.cut, self.pause]
        self.kinds += [self.restart] if nats is None else [self.restart, self.silence]

    @property
    def children(self) -> list[int]:
        """The processes that serve: the agents' workers are further down."""
        assert self.server.process is not None
        return children_of(self.server.process.pid)

    async def next(self, number: int) -> None:
        """Each sort once, then as it comes."""
        known = number < len(self.kinds)
        await (self.kinds[number] if known else self.rng.choice(self.kinds))()

    async def kill(self) -> None:
        self._send(self.rng.choice(self.children), signal.SIGKILL)

    async def freeze(self) -> None:
        frozen = self.rng.choice(self.children)
        self._send(frozen, signal.SIGSTOP)
        await asyncio.sleep(self.rng.random() * FROZEN)
        self._send(frozen, signal.SIGCONT)

    async def renew(self) -> None:
        """Rolling restart: all of them are other ones then."""
        before = set(self.children)
        self.server.signal(signal.SIGHUP)
        while before & set(self.children) or len(self.children) < PROCESSES:
            await asyncio.sleep(0.05)

    async def cut(self) -> None:
        await asyncio.to_thread(self.database.hang_up)

    async def pause(self) -> None:
        with self.database.paused():
            await asyncio.sleep(self.rng.random() * FROZEN)

    async def restart(self) -> None:
        await asyncio.to_thread(self.database.restart)

    async def silence(self) -> None:
        assert self.nats is not None
        self.nats.kill()
        await asyncio.sleep(self.rng.random() * FROZEN)
        await asyncio.to_thread(self.nats.start)

    @staticmethod
    def _send(pid: int, number: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(pid, number)


async def endure(trouble: Trouble, faults: int) -> int:
    """So many faults while people play; says how many actions were acknowledged."""
    server = trouble.server
    await asyncio.to_thread(server.start)
    crowd = Crowd(server)

    async def within(waiting: Callable[[], Awaitable[None]]) -> None:
        await asyncio.wait_for(waiting(), STUCK)

    try:
        for number in range(faults):
            while len(crowd.running) < len(TABLES):
                await crowd.table(*TABLES[len(crowd.tables) % len(TABLES)])
            await within(crowd.go_on)
            await trouble.next(number)
            await asyncio.to_thread(until_reached, trouble.database)
            crowd.check()
        await within(crowd.go_on)
        assert await asyncio.to_thread(server.stop) == 0
        crowd.check()
        await asyncio.to_thread(crowd.check_views)
    finally:
        await crowd.end()
        server.kill()
    return sum(len(told.acknowledged) for told in crowd.tables.values())


def until_reached(database: Postgres) -> None:
    """A database that was just started again takes a moment."""
    while True:
        with suppress(Exception):
            database.connect().close()
            return


def endured(folder: Path, database: Postgres, nats: Nats | None, faults: int, seed: int) -> None:
    given = {"wakeups": nats.address} if nats else {}
    server = Running(
        folder,
        database.create(),
        free_port(),
        pace="0",
        limits="off",
        log_level="warning",
        processes=str(PROCESSES),
        **given,
    )
    assert asyncio.run(endure(Trouble(server, database, nats, seed), faults)) > faults
    told = [json.loads(line) for line in server.log.read_text().splitlines()]
    failed = [line for line in told if line["level"] == "error" and line["event"] not in TOLD_LATE]
    assert failed == []


@pytest.fixture
def own_database() -> Iterator[Postgres]:
    """One that may be restarted, and disturbs nobody else."""
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with postgres(Path(folder)) as server:
            # Here the server itself falls: what it said is written has to be.
            with server.connect() as connection:
                connection.execute("ALTER SYSTEM SET synchronous_commit = on")
                connection.execute("SELECT pg_reload_conf()")
            yield server


def test_three_processes_endure_what_happens_to_them(
    tmp_path: Path, own_database: Postgres
) -> None:
    endured(tmp_path, own_database, None, 7, 1)


def test_three_processes_endure_it_with_nats(tmp_path: Path, own_database: Postgres) -> None:
    with Nats() as nats:
        endured(tmp_path, own_database, nats, 8, 2)


@pytest.mark.soak
@pytest.mark.parametrize("by", ["notify", "nats"])
def test_three_processes_endure_300_faults(by: str, tmp_path: Path, own_database: Postgres) -> None:
    if by == "notify":
        endured(tmp_path, own_database, None, 300, 3)
        return
    with Nats() as nats:
        endured(tmp_path, own_database, nats, 300, 4)
