"""A server that is killed in the middle of play loses nothing that anybody was told."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from deorbit.server.storage import chat_lines, records
from deorbit.server.storage.database import Database
from deorbit.server.storage.rows import EntryRow
from server.postgres import Postgres
from server.running import Running, free_port
from server.site import patched

OWN = {"X-Deorbit": "1"}
AGENT = {"kind": "agent", "agent": "random"}
LOST = (OSError, httpx.TransportError, WebSocketException, EOFError)
STUCK = 120.0
"""Seconds after which a table that does not go on counts as stuck."""


@dataclass
class Told:
    """What the clients of a table know for certain."""

    acknowledged: dict[str, tuple[int, int, str]] = field(default_factory=dict)
    """The version, seat and action of each decision that was answered with yes, by its id."""
    refused: set[str] = field(default_factory=set)
    lines: list[str] = field(default_factory=list)
    version: int = 0
    """The newest version that anybody was told of."""
    views: dict[tuple[int, int], str] = field(default_factory=dict)
    """What a seat saw at a version."""
    entries: list[EntryRow] = field(default_factory=list)
    """What was stored at the last look."""

    def saw(self, seat: int, version: int, view: dict[str, Any]) -> None:
        self.version = max(self.version, version)
        seen = json.dumps(view, sort_keys=True)
        assert self.views.setdefault((seat, version), seen) == seen, "one version, two views"

    def check(self, entries: list[EntryRow], lines: set[str]) -> None:
        """Against what is stored, while no server runs."""
        assert entries[: len(self.entries)] == self.entries, "what is written stays"
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        stored = {entry.client.rpartition(".")[2]: entry for entry in entries}
        for id, told in self.acknowledged.items():
            assert id in stored, "an acknowledged action is lost"
            assert (stored[id].number, stored[id].seat, stored[id].action) == told
        assert self.refused.isdisjoint(stored)
        assert len({entry.client for entry in entries}) == len(entries), "an action is doubled"
        assert self.version <= len(entries), "somebody was told of what is lost"
        assert set(self.lines) <= lines, "an acknowledged line of chat is lost"
        self.entries = entries


class Person:
    """Plays a seat at random, and comes back whenever the server does."""

    def __init__(self, server: Running, cookie: str, table: str, seat: int, told: Told) -> None:
        self.server = server
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self.told = told
        self.rng = Random(f"{table}{seat}")
        self.view: dict[str, Any] = {}
        self.version = -1
        self.numbers = itertools.count()
        self.over = False

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
            assert message["type"] != "error", message
            game = message.get("game") if message["type"] == "hello" else message
            if message["type"] in ("hello", "game") and game is not None:
                self._take_in(game)
                if self.over:
                    return
                if self.view["legal"]:
                    await self._decide()

    def _take_in(self, game: dict[str, Any]) -> None:
        if "view" in game:
            self.view = game["view"]
        else:
            self.view = patched(self.view, game["patch"])
        self.version = game["version"]
        self.told.saw(self.seat, self.version, self.view)
        self.over = game["outcome"] is not None

    async def _decide(self) -> None:
        action = self.rng.choice(self.view["legal"])
        id = f"{self.seat}-{next(self.numbers)}"
        body = {"seat": self.seat, "action": action, "id": id, "version": self.version}
        answer = await self._insist("actions", body)
        if answer.status_code == 200:
            notation = " ".join([action["kind"], *map(str, action["args"])])
            version = answer.json()["version"]
            self.told.acknowledged[id] = (version, self.seat, notation)
            self.told.version = max(self.told.version, version)
        else:
            assert answer.status_code == 409, answer.text
            self.told.refused.add(id)
        if self.rng.random() < 0.1:
            line = f"line {id}"
            said = {"seat": self.seat, "text": line, "channel": "table"}
            if (await self._insist("chat", said)).status_code == 200:
                self.told.lines.append(line)

    async def _insist(self, what: str, body: dict[str, Any]) -> httpx.Response:
        """Ask until there is an answer. Who heard none does not know whether it was done, and asks
        for the very same again."""
        while True:
            try:
                async with httpx.AsyncClient(
                    base_url=self.server.address, cookies={"deorbit": self.cookie}, headers=OWN
                ) as client:
                    answer = await client.post(
                        f"/api/tables/{self.table}/{what}", json=body, timeout=STUCK
                    )
                if answer.status_code < 500:
                    return answer
            except LOST:
                pass
            await asyncio.sleep(0.02)


class Party:
    """Tables at which people and agents play, one after the other."""

    kind: type[Person] = Person

    def __init__(self, server: Running) -> None:
        self.server = server
        self.tables: dict[str, Told] = {}
        self.running: set[str] = set()
        self.tasks: dict[asyncio.Task[None], str] = {}

    async def table(self, game: str, seats: list[dict[str, Any]]) -> None:
        async with httpx.AsyncClient(base_url=self.server.address, headers=OWN) as client:
            (await client.post("/api/guests", json={"name": "Ada"})).raise_for_status()
            made = await client.post("/api/tables", json={"game": game, "seats": seats})
            made.raise_for_status()
            cookie = client.cookies["deorbit"]
        id = made.json()["id"]
        told = self.tables[id] = Told()
        self.running.add(id)
        for seat, wanted in enumerate(seats):
            if wanted["kind"] == "me":
                person = self.kind(self.server, cookie, id, seat, told)
                self.tasks[asyncio.ensure_future(person.play())] = id

    def check(self) -> None:
        """Compare what everybody was told with what is stored."""
        database = Database(self.server.database)
        engine = database.reader(1)
        try:
            with database.connect(engine) as connection:
                for id, told in self.tables.items():
                    lines = {line.text for line in chat_lines.of_table(connection, id, 10_000)}
                    told.check(records.entries_of(connection, id), lines)
        finally:
            engine.dispose()

    async def go_on(self) -> None:
        """Until every table has gone on since the last look, or is over."""
        while True:
            for task, id in list(self.tasks.items()):
                if task.done():
                    task.result()
                    self.running.discard(id)
                    del self.tasks[task]
            if all(
                told.version > len(told.entries)
                for id, told in self.tables.items()
                if id in self.running
            ):
                return
            await asyncio.sleep(0.01)

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


TABLES: list[tuple[str, list[dict[str, Any]]]] = [
    ("stationfall", [{"kind": "me"}, AGENT, {"kind": "me"}, AGENT]),
    ("stationfall", [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]),
    ("stationfall", [AGENT, {"kind": "me"}]),
    ("stationx", [{"kind": "me"}, AGENT]),
]


async def survive(server: Running, kills: int, seed: int) -> int:
    """Kill a server so many times while people play; says how many actions were acknowledged."""
    rng = Random(seed)
    await asyncio.to_thread(server.start)
    party = Party(server)

    async def within(waiting: Callable[[], Awaitable[None]]) -> None:
        await asyncio.wait_for(waiting(), STUCK)

    try:
        for _ in range(kills):
            while len(party.running) < len(TABLES):
                await party.table(*TABLES[len(party.tables) % len(TABLES)])
            await within(party.go_on)
            await asyncio.sleep(rng.random() * 0.2)
            server.kill()
            party.check()
            await asyncio.to_thread(server.start)
        await within(party.go_on)
        assert await asyncio.to_thread(server.stop) == 0
        party.check()
    finally:
        await party.end()
        server.kill()
    return sum(len(told.acknowledged) for told in party.tables.values())


def killed(folder: Path, database: str, kills: int) -> None:
    server = Running(folder, database, free_port(), pace="0", limits="off", log_level="warning")
    assert asyncio.run(survive(server, kills, kills)) > 2 * kills
    assert server.log.read_text() == ""


def test_a_server_killed_10_times_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    killed(tmp_path, f"sqlite:///{tmp_path / 'games.db'}", 10)


def test_the_same_with_postgresql(tmp_path: Path, postgres_server: Postgres) -> None:
    address = postgres_server.create()
    try:
        killed(tmp_path, address, 5)
    finally:
        postgres_server.drop(address)


@pytest.mark.soak
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_server_killed_100_times_loses_nothing(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if database == "sqlite":
        killed(tmp_path, f"sqlite:///{tmp_path / 'games.db'}", 100)
        return
    server: Postgres = request.getfixturevalue("postgres_server")
    address = server.create()
    try:
        killed(tmp_path, address, 100)
    finally:
        server.drop(address)
