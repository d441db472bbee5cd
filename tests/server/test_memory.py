"""What tables take in memory and in the database is bounded, whatever somebody brings along."""

from __future__ import annotations

import gc
import tracemalloc
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import deorbit
from deorbit.server.rooms.room import BARE_SIZE
from deorbit.server.rooms.rooms import MEGABYTE
from deorbit.server.telling import uploads
from server.site import Site
from server.test_lines import long_match
from server.test_upload import bring, changed, played, refused


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


def bomb(text: str, parts: int, empty: int) -> str:
    """The file with parts under earlier rules whose positions are full of empty objects."""

    def change(raw: dict[str, Any]) -> None:
        old = {**raw["segments"][0], "rules": 0, "position": {"junk": [{}] * empty}}
        raw["segments"] = [old] * parts + raw["segments"]

    return changed(text, change)


def test_of_earlier_parts_a_match_keeps_only_what_was_told() -> None:
    text = played("stationx", steps=30).dumps()
    match = uploads.read(bomb(text, 6, 19_000).encode())
    assert [str(one) for one in match.earlier()] == [str(one) for one in match.happened()] * 6
    assert len(match.dumps()) < 2 * 6 * len(text)


def test_empty_objects_take_no_more_memory_than_their_bytes() -> None:
    text = bomb(played("stationx", steps=30).dumps(), 6, 19_000).encode()
    uploads.read(text)
    gc.collect()
    tracemalloc.start()
    try:
        match = uploads.read(text)
        gc.collect()
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(match) == 30
    assert kept < len(text)


def test_a_file_of_very_many_objects_is_not_even_read() -> None:
    text = bomb(played("stationx", steps=30).dumps(), 1, uploads.MOST_PARTS)
    with pytest.raises(Exception, match="parts"):
        uploads.read(text.encode())


def test_a_room_knows_about_how_much_it_holds(file: str) -> None:
    text = played("stationx", steps=30).dumps()
    with Site(file) as site:
        anna = site.person()
        seats = [{"kind": "me"}, {"kind": "me"}]
        short = site.room(bring(anna, text, seats=seats).json()["id"])
        table = bring(anna, long_match(text, 3000), seats=seats).json()["id"]
        long = site.room(table)
        past = sum(len(bytes(part.story)) for part in long.match.past)
        assert long.size - short.size == pytest.approx(past, rel=0.01)
        before = long.size
        with anna.live(table, 0) as live:
            live.until(lambda _: len(live.log) > 3000)
            assert long.size > before + 3000 * 40
        site.wait(lambda: long.size == before)
        seat = long.match.to_act[0]
        anna.play_first(table, seat)
        assert long.size > before


def test_the_table_used_longest_ago_makes_place(file: str) -> None:
    with Site(file, memory=1) as site:
        anna = site.person()
        rooms = site.premises.rooms
        tables = [anna.make("me", "me") for _ in range(MEGABYTE // BARE_SIZE + 4)]
        assert rooms.used <= MEGABYTE
        assert rooms.known(tables[0]) is None
        assert rooms.known(tables[-1]) is not None
        assert anna.play_first(tables[0], 0) == 1


def test_where_all_are_in_use_the_dearest_makes_place(file: str) -> None:
    """Whoever looks at it is sent away, and may come again."""
    with Site(file, memory=1) as site, ExitStack() as stack:
        anna = site.person()
        rooms = site.premises.rooms
        seats = [{"kind": "me"}, {"kind": "me"}]
        text = long_match(played("stationx", steps=30).dumps(), 2000)
        dear = bring(anna, text, seats=seats).json()["id"]
        first = stack.enter_context(anna.live(dear))
        first.until(lambda _: len(first.log) > 2000)
        for _ in range(9):
            live = stack.enter_context(anna.live(anna.make("me", "me"), 0))
            live.next()
        assert rooms.used <= MEGABYTE
        assert rooms.known(dear) is None
        assert first.until_closed() == 1012
        with anna.live(dear) as again:
            again.until(lambda _: len(again.log) > 2000)


def test_what_leaves_memory_is_stored_whole(file: str) -> None:
    with Site(file, memory=1) as site:
        anna = site.person()
        table = anna.make("me", "me")
        anna.play_first(table, 0)
        for _ in range(MEGABYTE // BARE_SIZE + 2):
            anna.make("me", "me")
        rooms = site.premises.rooms
        assert rooms.known(table) is None
        site.run(rooms.snapshots.settled())
        assert site.room(table).stored_at == 1


def test_after_a_start_only_tables_where_an_agent_moves_are_in_memory(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        tables = [anna.make("me", "random") for _ in range(3)]
        site.wait(lambda: all(site.room_now(table).asked() == (0,) for table in tables))
    with Site(file) as again:
        again.run(again.premises.driver.resume())
        again.wait(lambda: not again.premises.rooms.in_memory())
        assert 0 in again.room(tables[0]).asked()


def test_an_address_keeps_only_so_much(file: str) -> None:
    """Under whatever names."""
    text = long_match(played("stationx", steps=5).dumps(), 4500)
    with Site(file, limits=True, limit_stored=1) as site:
        answers = [bring(site.person(), text).status_code for _ in range(4)]
        assert answers[0] == 200
        assert answers[-1] == 429
        assert bring(site.person("Ben", "198.51.100.9"), text).status_code == 200


def test_a_guest_keeps_only_so_much(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = played("stationx", steps=5).dumps()
    monkeypatch.setattr("deorbit.server.rooms.origins.MOST_BYTES", len(text) + 1)
    with Site(file) as site:
        anna = site.person()
        answers = [bring(anna, text) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].json()["error"]["id"] == "server-too-much-kept"


def test_the_past_of_a_tutorial_is_refused(file: str) -> None:
    """Who teaches reads all that was told, again and again."""
    match = deorbit.new("stationfall", seats=4, seed=1, tutorial="first")
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    with Site(file) as site:
        assert refused(bring(site.person(), long_match(match.dumps(), 2))) == "save-damaged"
