"""Nothing hidden reaches who may not know it where several processes serve a table either: half of
those who read there hear everything by way of another process than the one that it comes to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from deorbit.core.match import Match
from deorbit.server.rooms import matches
from deorbit.server.telling import screens, views
from server.listening import Browser, Service, service
from server.postgres import Postgres
from server.test_twins import CASES, Case, Reader, Turn, World, twins


class Visitor(Browser):
    """Does nothing new before every process has taken in what was done before."""

    def __init__(self, app: Any, name: str | None, world: WideWorld) -> None:
        super().__init__(app, name)
        self.world = world

    async def ask(self, method: str, target: str, body: Any = None) -> httpx.Response:
        answer = await super().ask(method, target, body)
        await self.world.agree()
        return answer


class WideWorld(World):
    """Two processes on one database. Who reads by way of which is the same in both worlds."""

    database: Postgres

    @asynccontextmanager
    async def at_work(self, folder: Path) -> AsyncIterator[None]:
        address = self.database.create()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(matches, "begin", self.begin)
            async with service(address) as self.service, service(address, "other") as self.other:
                await self.until_connected()
                await self._open()
                yield
                for channel in self.channels.values():
                    await channel.end()
                for browser in self.browsers.values():
                    await browser.client.aclose()
        self.database.drop(address)

    @property
    def services(self) -> tuple[Service, Service]:
        return self.service, self.other

    async def until_connected(self) -> None:
        for one in self.services:
            while not one.app.state.site.rooms.bus.connected:
                await asyncio.sleep(0.01)

    async def _open(self) -> None:
        self.table = ""
        await super()._open()

    def browser(self, reader: Reader, name: str | None) -> Browser:
        return Visitor(self.services[len(self.browsers) % 2].app, name, self)

    async def opened(self, reader: Reader) -> None:
        await self.channels[reader].settle()
        await self.agree()

    async def settle(self) -> None:
        await self.agree()
        await super().settle()
        # Who is there is told when it is heard of, sooner or later: not a matter of cards.
        for reader, told in self.heard.items():
            self.heard[reader] = [text for text in told if not text.startswith(TABLE)]

    async def agree(self) -> None:
        """Until both processes know all that is stored of the table."""
        calm = 0
        while self.table and calm < 2:
            sites = [one.app.state.site for one in self.services]
            known = [site.rooms.known(self.table) for site in sites]
            # One that nobody uses catches up when somebody does.
            rooms = [room for room in known if room is not None and room.in_use]
            revisions = {room.row.revision for room in rooms}
            here = [len(room.visitors) + len(room.elsewhere) for room in rooms]
            busy = any(site.following._tasks or site.presence._noting for site in sites)
            together = all(count == len(self.channels) for count in here if self.channels)
            calm = calm + 1 if len(revisions) <= 1 and together and not busy else 0
            await asyncio.sleep(0.002)

    async def play(self, number: int, turn: Turn) -> None:
        self.other.clock.time += 1.0
        await super().play(number, replace(turn, returns=False))


TABLE = '{"type":"table"'


@pytest.fixture(autouse=True)
def database(postgres_server: Postgres) -> Iterator[None]:
    WideWorld.database = postgres_server
    yield
    del WideWorld.database


@pytest.mark.parametrize("case", CASES[1:3], ids=["3", "4"])
def test_others_hear_the_same_by_way_of_any_process(case: Case, tmp_path: Path) -> None:
    assert twins(replace(case, longest=30), tmp_path, WideWorld) > 20


def _leaky_view(match: Match, seat: int | None) -> dict[str, Any]:
    return {**match.view(seat), "hint": match.fingerprint}


def _leaky_own(match: Match, seat: int | None) -> dict[str, Any]:
    return {"preview": match.fingerprint}


@pytest.mark.parametrize(
    ("where", "name", "leak"), [(views, "view_for", _leaky_view), (screens, "own", _leaky_own)]
)
def test_what_a_process_gives_away_is_caught(
    where: Any, name: str, leak: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, leak)
    with pytest.raises(AssertionError, match="can tell"):
        twins(Case(3, ((1, 2),), {}, 3, longest=10), tmp_path, WideWorld)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 110))
def test_others_hear_the_same_in_many_games(seed: int, tmp_path: Path) -> None:
    assert twins(Case(4, ((0, 2),), {"characters": "random"}, seed), tmp_path, WideWorld) >= 4


def test_messages_between_processes_carry_ids_and_numbers(postgres_server: Postgres) -> None:
    """All that ever goes from one to the other, over a match with chat and secrets."""
    told: list[str] = []

    class Overheard(WideWorld):
        async def until_connected(self) -> None:
            await super().until_connected()
            for one in self.services:
                bus = one.app.state.site.rooms.bus
                heard = bus._heard

                def note(text: str, heard: Any = heard) -> None:
                    told.append(text)
                    heard(text)

                bus._heard = note

    twins(Case(3, ((1, 2),), {}, 3, longest=12), Path("/nowhere"), Overheard)
    lines = {line for text in told for line in text.split("\n")[1:]}
    assert any(line.startswith("t ") for line in lines)
    for line in lines:
        sort, thing, value = line.split(" ")
        assert sort in ("t", "v", "g", "l"), line
        assert json.loads(value or "0") >= 0
        assert len(thing) <= 22
