"""Tables that are not in memory are opened in turn for those who ask, so many at once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from deorbit.server.rooms import loading
from server.site import Person, Site
from server.test_loop_time import FAR, NEAR, Worked

MOST = {f"limit_{name}": 10_000 for name in ("requests", "actions", "guests", "tables", "loop")}


class Gate:
    """Matches are opened when the test lets them; says which tables, in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened: list[str] = []
        self.now = self.most = 0
        self._may = threading.Event()
        self._real = loading.match_of
        monkeypatch.setattr(loading, "match_of", self._open)

    def _open(self, found: loading.Stored) -> Any:
        self.now += 1
        self.most = max(self.most, self.now)
        self.opened.append(found.row.id)
        self._may.wait()
        self.now -= 1
        return self._real(found)

    def let(self) -> None:
        self._may.set()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    file = f"sqlite:///{tmp_path / 'deorbit.db'}"
    with Site(file, limits=True, **MOST) as found:
        yield found


def put_away(site: Site, tables: list[str]) -> None:
    """Out of memory, as after a start."""
    for table in tables:
        site.premises.rooms.forget(site.room(table))


def asked(site: Site, person: Person, tables: list[str]) -> list[asyncio.Future[Any]]:
    """All at once; answers come when they come."""

    async def ask() -> list[asyncio.Future[Any]]:
        return [
            asyncio.ensure_future(
                person._ask("GET", f"/api/tables/{table}", None, None, None, "http")
            )
            for table in tables
        ]

    return site.run(ask())


def all_of(site: Site, answers: list[asyncio.Future[Any]]) -> list[Any]:
    async def wait() -> list[Any]:
        return await asyncio.gather(*answers)

    return site.run(wait())


def test_strangers_who_open_many_tables_hold_up_nobody_else(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    greedy, anna = site.person("Greedy", NEAR), site.person("Anna", FAR)
    tables = [greedy.make("me", "me") for _ in range(48)]
    own, wanted = anna.make("me", "me"), anna.make("me", "me")
    put_away(site, [*tables, wanted])
    gate = Gate(monkeypatch)
    flood = asked(site, greedy, tables)
    site.wait(lambda: gate.opened and sum(answer.done() for answer in flood) == 7)
    refused = [answer.result() for answer in flood if answer.done()]
    assert {answer.status_code for answer in refused} == {503}
    assert all(int(answer.headers["retry-after"]) > 0 for answer in refused)
    assert anna.at(own)["version"] == anna.play_first(own, 0) - 1
    hers = asked(site, anna, [wanted])
    site.wait(lambda: wanted in gate.opened)
    assert (len(gate.opened), gate.now) == (2, 2)
    gate.let()
    assert all_of(site, hers)[0].status_code == 200
    told = [answer.status_code for answer in all_of(site, flood)]
    assert (told.count(200), told.count(503)) == (41, 7)
    assert gate.most == 2


def test_who_comes_behind_a_stranger_for_the_same_table_has_a_turn_of_their_own(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    greedy, anna = site.person("Greedy", NEAR), site.person("Anna", FAR)
    tables = [greedy.make("me", "me") for _ in range(10)]
    put_away(site, tables)
    gate = Gate(monkeypatch)
    flood = asked(site, greedy, tables)
    site.wait(lambda: gate.opened)
    hers = asked(site, anna, tables[-1:])
    site.wait(lambda: len(gate.opened) == 2)
    assert gate.opened == [tables[0], tables[-1]]
    gate.let()
    told = [answer.status_code for answer in all_of(site, [*hers, *flood])]
    assert told == [200] * 11
    assert sorted(gate.opened) == sorted(tables), "each of them is opened once"


def test_many_who_come_to_one_table_wait_for_one_turn(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [site.person(str(number), NEAR) for number in range(5)]
    table = people[0].make("me", "me")
    put_away(site, [table])
    gate = Gate(monkeypatch)
    waiting = [answer for one in people for answer in asked(site, one, [table] * 20)]
    site.wait(lambda: gate.opened)
    gate.let()
    assert {answer.status_code for answer in all_of(site, waiting)} == {200}
    assert gate.opened == [table]


def test_opening_is_paid_for_as_long_work_but_by_nobody_after_a_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Worked()
    real = loading.match_of

    def slowly(found: loading.Stored) -> Any:
        clock.processor += 9.0
        return real(found)

    monkeypatch.setattr(loading, "match_of", slowly)
    file = f"sqlite:///{tmp_path / 'deorbit.db'}"
    with Site(file, clock=clock, limits=True, limit_seconds=10, **MOST) as site:
        anna, far = site.person("Anna", NEAR), site.person("Far", FAR)
        tables = [anna.make("me", "me") for _ in range(4)]
        put_away(site, tables)
        for _ in range(3):
            site.room(tables[0])
            put_away(site, tables[:1])
        answers = [anna.ask("GET", f"/api/tables/{table}") for table in tables]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
        assert int(answers[-1].headers["retry-after"]) > 0
        assert anna.ask("GET", f"/api/tables/{tables[0]}").status_code == 200
        assert far.ask("GET", f"/api/tables/{tables[3]}").status_code == 200
