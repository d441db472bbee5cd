"""A match of three thousand decisions: what it takes to open it, to look back and to go on, counted
in steps that are played again, and where."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.engine import Connection

from deorbit.core.line import STRIDE, Line
from deorbit.server.rooms import loading, matches
from deorbit.server.rooms.matches import Play
from deorbit.server.storage import records
from deorbit.server.storage.rows import EntryRow, TableRow
from server.site import CountedIds, Person, Site

ENTRIES = 3_000
OFTEN = 0.55
"""How often a decision is taken back, so that the match is not over so soon."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(f"sqlite:///{tmp_path / 'deorbit.db'}") as found:
        yield found


def played(row: TableRow, count: int) -> list[EntryRow]:
    """So many decisions of a match, many of them taken back."""
    assert row.secret is not None
    rng, entries = Random(5), []
    play = Play.of(matches.begin(row.game, row.options, row.seats, bytes.fromhex(row.secret)))
    while len(entries) < count:
        seat = play.match.to_act[0]
        legal = play.match.legal(seat)
        calm = [action for action in legal if action.kind not in ("attack", "end")]
        action = rng.choice(calm or legal)
        play.attempt(seat, action)
        own = f"~{play.match.version}"
        entries.append(EntryRow(row.id, play.match.version, seat, "act", str(action), own, 0))
        if len(entries) < count and rng.random() < OFTEN and play.undo(seat, True):
            own = f"~{play.match.version}"
            entries.append(EntryRow(row.id, play.match.version, seat, "agreed-undo", "", own, 0))
    return entries


def long_table(site: Site, person: Person, count: int = ENTRIES) -> str:
    """A table that is not in memory, with so many entries in the database."""
    table = person.make("me", "me", "me", "me", game="stationx")
    room = site.room(table)
    entries = played(room.row, count)

    def add(connection: Connection) -> None:
        for entry in entries:
            records.add_entry(connection, entry)

    site.run(site.premises.rooms.write(add))
    site.premises.rooms.forget(room)
    return table


class Steps:
    """Counts the steps of matches that are taken, or taken again, by the thread that does it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: Counter[str] = Counter()
        for place, name in ((Line, "_repeat"), (matches, "apply")):
            monkeypatch.setattr(place, name, self._counted(getattr(place, name)))

    def _counted(self, work: Any) -> Any:
        def wrapper(*given: Any, **more: Any) -> Any:
            self.done[threading.current_thread().name] += 1
            return work(*given, **more)

        return wrapper

    def take(self, site: Site) -> tuple[int, int]:
        """On the event loop, and elsewhere; counted anew from then on."""
        here = self.done.pop(site._thread.name, 0)
        elsewhere = self.done.total()
        self.done.clear()
        return here, elsewhere


def test_a_long_match_is_opened_and_looked_at_without_folding_on_the_loop(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = site.person()
    table = long_table(site, anna)
    steps = Steps(monkeypatch)
    assert anna.at(table)["version"] == ENTRIES
    here, elsewhere = steps.take(site)
    assert here == 0
    assert ENTRIES <= elsewhere < ENTRIES * 20, "each is played once; to undo folds a stride"
    length = len(site.room(table).match)
    with anna.live(table, 0) as live:
        live.until_version(ENTRIES)
        told = site.premises.audiences.at(site.room_now(table))._told
        while len(live.log) < len(told):
            live.next()
    for what in ("/log", f"/replay?first={length - 64}&count=64", f"/moments/{length // 2}"):
        anna.ok("GET", f"/api/tables/{table}{what}")
    assert steps.take(site)[0] <= 2 * STRIDE, "to know what can be taken back"


def test_a_long_match_goes_on_with_as_few_steps_as_a_short_one(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = site.person()
    table = long_table(site, anna)
    match = site.room(table).match
    seat = match.to_act[0]
    with anna.live(table, seat) as live:
        live.until_version(ENTRIES)
        steps = Steps(monkeypatch)
        anna.play_first(table, seat)
        live.until_version(ENTRIES + 1)
        assert steps.take(site)[0] <= 2 * STRIDE
        body = {"seat": seat, "id": "back", "version": ENTRIES + 1}
        anna.ask("POST", f"/api/tables/{table}/undo", body)
        assert steps.take(site)[0] <= 4 * STRIDE


def test_after_a_start_only_tables_are_opened_where_an_agent_owes_a_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = f"sqlite:///{tmp_path / 'deorbit.db'}"
    with Site(file, ids=CountedIds(), agents=False) as site:
        anna = site.person()
        seats = ("me", "me", "me", "greedy")
        tables = [anna.make(*seats, game="stationx") for _ in range(8)]
        owing: list[str] = []
        for number, table in enumerate(tables):
            room = site.room(table)
            for _ in range(1 if number < 4 else len(seats)):
                if room.agent_asked() is None:
                    anna.play_first(table, room.asked()[0])
            if room.agent_asked() is not None:
                owing.append(table)
        assert 0 < len(owing) < len(tables)
    opened: list[str] = []
    real = loading.match_of

    def noted(found: loading.Stored) -> Any:
        opened.append(found.row.id)
        return real(found)

    monkeypatch.setattr(loading, "match_of", noted)
    with Site(file, agents=False) as again:
        again.wait(lambda: all(again.premises.rooms.known(table) for table in owing))
    assert sorted(opened) == sorted(owing)
