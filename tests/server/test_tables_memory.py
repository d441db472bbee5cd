"""Tables in memory and in the database: what is stored is what counts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from deorbit.games import find
from deorbit.server.rooms import actions
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage import records
from deorbit.server.storage.errors import Unsure
from deorbit.server.storage.store import Store
from server.site import Person, Site


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


def play(site: Site, person: Person, table: str, steps: int, seed: int = 1) -> None:
    """Decisions at random, some of them taken back."""
    rng = Random(seed)
    for _ in range(steps):
        match = site.room(table).match
        if not match.to_act:
            return
        seat = rng.choice(match.to_act)
        if len(match) and rng.random() < 0.15 and match.copy().undo(seat):
            person.do(table, "undo", seat=seat, id=f"u{match.version}", version=match.version)
            continue
        action = rng.choice(match.legal(seat)).to_json()
        answer = person.act(table, seat, action, f"a{match.version}", match.version)
        assert answer.status_code == 200, answer.text


def state(site: Site, table: str) -> tuple[Any, ...]:
    found = site.room(table)
    match = found.match
    return found.row, found.seats, match.fingerprint, match.version, match.dumps(), match.log(0)


def test_a_table_is_the_same_after_a_restart(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = anna.make("me", "me", "me")
        play(site, anna, table, 70)
        before = state(site, table)
    with Site(database) as again:
        assert state(again, table) == before
        anna.site = again
        play(again, anna, table, 10, seed=2)


def test_a_table_is_the_same_without_a_graceful_stop(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        play(site, anna, table, 30)
        before = state(site, table)
        site.premises.rooms.forget(site.room(table))
        assert state(site, table) == before


def test_only_so_many_tables_are_in_memory(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        rooms = site.premises.rooms
        rooms.most = 3
        tables = [anna.make("me", "me") for _ in range(6)]
        assert len(rooms.in_memory()) == 3
        for number, table in enumerate(tables):
            play(site, anna, table, 5, seed=number)
        assert len(rooms.in_memory()) == 3
        with anna.live(tables[0], 0) as live:
            live.next()
            for table in tables[1:]:
                anna.at(table)
            assert rooms.known(tables[0]) is not None
            assert len(rooms.in_memory()) == 3
        assert [anna.at(table)["version"] for table in tables] == [5] * 6


def test_two_who_want_a_table_at_once_get_the_same(file: str) -> None:
    with Site(file) as site:
        table = site.person().make("me", "me")
        rooms = site.premises.rooms
        rooms.forget(site.room(table))

        async def both() -> bool:
            one, other = await asyncio.gather(rooms.room(table), rooms.room(table))
            return one is other

        assert site.run(both())


def test_matches_are_stored_whole_now_and_then(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = anna.make("me", "me", "me")
        play(site, anna, table, 55)
        version = site.room(table).version
        site.run(site.premises.rooms.snapshots.settled())
        stored = site.run(site.premises.rooms.read(lambda c: records.last_snapshot(c, table)))
        assert stored is not None
        assert 50 <= stored.number <= version
    with Site(database) as again:
        stored = again.run(again.premises.rooms.read(lambda c: records.last_snapshot(c, table)))
        assert stored is not None
        assert stored.number == version


@pytest.mark.parametrize("steps", [10, 60])
def test_a_match_goes_on_under_new_rules(
    file: str, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me", "me")
        play(site, anna, table, steps)
        version, view = site.room(table).version, site.room(table).match.view(0)
    monkeypatch.setattr(find("stationfall"), "version", 99)
    with Site(file) as again:
        anna.site = again
        assert again.room(table).version == version
        assert again.room(table).match.view(0) == view
        play(again, anna, table, 12, seed=9)
        after = again.room(table).version
        again.premises.rooms.forget(again.room(table))
        assert again.room(table).version == after


def test_entries_that_new_rules_refuse_are_given_up(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        play(site, anna, table, 20)
        rooms = site.premises.rooms
        number = site.room(table).version + 1

        async def spoil() -> None:
            entry = records.EntryRow(table, number, 0, "act", "end", "spoiled", 0.0)
            await rooms.write(lambda c: records.add_entry(c, entry))
            await rooms.write(lambda c: records.update_table(c, table, rules=0))
            rooms.forget(await rooms.room(table))

        site.run(spoil())
        assert site.room(table).version == number
        play(site, anna, table, 5, seed=3)
        after = state(site, table)
        site.premises.rooms.forget(site.room(table))
        assert state(site, table)[2:4] == after[2:4]


def test_what_is_not_written_has_not_happened(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        match = site.room(table).match
        action = match.legal(0)[0].to_json()
        write = Store.write

        async def fails(self: Store, job: Any) -> Any:
            raise Unsure

        monkeypatch.setattr(Store, "write", fails)
        assert anna.act(table, 0, action, "x", 0).status_code == 503
        monkeypatch.setattr(Store, "write", write)
        assert site.room(table).version == 0
        assert anna.act(table, 0, action, "x", 0).json() == {"version": 1}


def test_what_was_written_without_our_knowing_counts(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        action = site.room(table).match.legal(0)[0].to_json()
        write = Store.write

        async def loses(self: Store, job: Any) -> Any:
            await write(self, job)
            raise Unsure

        monkeypatch.setattr(Store, "write", loses)
        assert anna.act(table, 0, action, "x", 0).json() == {"version": 1}
        monkeypatch.setattr(Store, "write", write)
        assert site.room(table).version == 1
        assert anna.act(table, 0, action, "x", 0).json() == {"version": 1}
        assert site.room(table).version == 1


def test_a_failing_database_fails_one_request(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        with anna.live(table, 0) as live:
            live.next()
            write = Store.write

            async def fails(self: Store, job: Any) -> Any:
                raise OperationalError("select", {}, Exception("broken"))

            monkeypatch.setattr(Store, "write", fails)
            answer = anna.act(table, 0, site.room(table).match.legal(0)[0].to_json(), "x", 0)
            assert answer.status_code == 500
            monkeypatch.setattr(Store, "write", write)
            assert live.until_closed() == 1012
        assert anna.play_first(table, 0) == 1


def test_a_decision_whose_asker_went_away_is_whole_or_not_at_all(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        rooms: Rooms = site.premises.rooms
        me = anna.ok("GET", "/api/me")["guest"]["id"]
        action = site.room(table).match.legal(0)[0]

        async def give_up() -> None:
            task = asyncio.ensure_future(actions.act(rooms, table, me, 0, action, "x", 0))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

        site.run(give_up())
        # What was being written when the asker went is done before whatever is written next.
        site.run(rooms.write(lambda c: None))
        entries = site.run(rooms.read(lambda c: records.entries_of(c, table)))
        assert site.room(table).version == len(entries)
        assert anna.act(table, 0, action.to_json(), "x", 0).json() == {"version": 1}
        assert site.room(table).version == 1


def test_a_table_that_is_behind_what_is_stored_is_read_again(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        found = site.room(table)
        action = found.match.legal(0)[0]
        row = records.EntryRow(table, 1, 0, "act", str(action), "0.lost", 0.0)
        site.run(site.premises.rooms.write(lambda c: records.add_entry(c, row)))
        assert anna.act(table, 0, action.to_json(), "x", 0).status_code == 409
        assert site.room(table).version == 1
        assert anna.act(table, 0, action.to_json(), "lost", 0).json() == {"version": 1}


def test_nothing_is_taken_back_for_ever(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deorbit.server.rooms.room.MOST_ENTRIES", 3)
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        anna.play_first(table, 0)
        assert anna.do(table, "undo", seat=0, id="u", version=1) == {"version": 2}
        assert anna.play_first(table, 0) == 3
        assert anna.cannot(409, table, "undo", seat=0, id="v", version=3) == "server-undo-barred"
        with anna.live(table, 0) as live:
            assert not live.next()["game"]["undo"]
        assert anna.play_first(table, 1) == 4
