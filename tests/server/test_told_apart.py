"""Small judgements about tables, part by part: what is taught, shown, read again and saved."""

from __future__ import annotations

import logging
import sqlite3
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

import deorbit
from deorbit.core import text
from deorbit.core.match import Match
from deorbit.server.base import logs
from deorbit.server.base.refusals import Refusal
from deorbit.server.rooms import loading, matches
from deorbit.server.rooms.course import Leading
from deorbit.server.rooms.loading import Stored, lacks_content, opened, seats_of
from deorbit.server.rooms.matches import Play
from deorbit.server.rooms.room import Room
from deorbit.server.storage import backup, records
from deorbit.server.storage.database import Database
from deorbit.server.storage.rows import SeatRow
from deorbit.server.storage.store import Store
from deorbit.server.tables.table import Table
from deorbit.server.telling import cards, course, lexicon, past
from deorbit.server.telling.lines import Lines
from server.rows import entry, furnish, guest, line, seats, table

# Courses -----------------------------------------------------------------------------------------


class Taught:
    """A course whose chapter is where the match says."""

    chapters = ("one", "two", "rest", "end")

    def told(self, seat: Any) -> dict[str, Any]:
        return {"chapter": seat.chapter, "chapters": [{"name": name} for name in self.chapters]}

    def scripted(self, match: Any) -> Any:
        return 0, "shown"


def at_chapter(chapter: str | None, to_act: tuple[int, ...] = (0,)) -> Any:
    asked: list[int] = []
    return SimpleNamespace(
        to_act=to_act,
        asked=asked,
        seat=lambda number: asked.append(number) or SimpleNamespace(chapter=chapter),
    )


def test_a_chapter_lasts_until_the_next_one_begins() -> None:
    lead = Leading(cast(Any, Taught()))
    for name, led in (("one", "one"), ("two", "two"), ("rest", None), ("end", None), (None, None)):
        match = at_chapter(name)
        assert lead.chapter(match) == led
        assert match.asked == [0]
    assert lead.chapter(at_chapter("one", ())) is None
    assert lead.scripted(at_chapter("one")) == (0, "shown")
    assert lead.scripted(at_chapter("one", ())) is None
    assert lead.is_in(at_chapter("one"), "one")
    assert not lead.is_in(at_chapter("two"), "one")
    assert not lead.is_in(at_chapter("one", ()), "one")


def test_what_leads_at_a_table_is_its_lesson_or_its_tutorial() -> None:
    lesson = deorbit.lessons("stationx")[0]
    assert Leading.of("stationx", {}, None) is None
    assert Leading.of("stationx", {}, "nothing of the sort") is None
    assert Leading.of("stationx", {}, lesson.name) is not None


@pytest.mark.parametrize(
    ("row", "sort", "put_away"),
    [
        ({}, None, False),
        ({"status": "over"}, None, False),
        ({"lesson": "x"}, "lesson", True),
        ({"lesson": "x", "options": {"tutorial": "first"}}, "lesson", True),
        ({"options": {"tutorial": "first"}, "status": "playing"}, "tutorial", False),
        ({"options": {"tutorial": "first"}, "status": "over"}, "tutorial", True),
        ({"options": {"tutorial": "first"}, "status": "closed"}, "tutorial", True),
        ({"options": {"tutorial": None}, "status": "over"}, None, False),
    ],
)
def test_what_was_learned_is_put_away(
    row: dict[str, Any], sort: str | None, put_away: bool
) -> None:
    assert course.sort_of(table(**row)) == sort
    assert course.is_put_away(table(**row)) is put_away


def room(**more: Any) -> Room:
    found = Room(Table(table(**{"options": {}, "game": "stationx", **more}), tuple(seats())), "Ann")
    return found


def playing(**more: Any) -> Room:
    found = room(**{"status": "playing", **more})
    found.play = Play.of(deorbit.new("stationx", seats=2, seed=1))
    return found


def test_who_only_watches_is_taught_nothing() -> None:
    found = playing()
    lead = SimpleNamespace(told=lambda match, seat: {"seat": seat})
    assert course.told(found, 0) is None
    found.lead = cast(Any, lead)
    assert course.told(found, 0) == {"seat": 0}
    assert course.told(found, None) is None
    found.play = None
    assert course.told(found, 0) is None


def test_what_earlier_parts_tell_is_counted_until_it_is_taken_in() -> None:
    match: Any = SimpleNamespace(
        numbers=[1],
        told_earlier=3,
        story=lambda: [[1, 2]],
        earlier=lambda: iter(()),
        happened=lambda kept: iter(()),
        seats=2,
        to_act=(0,),
        version=1,
    )
    lines = Lines()
    assert lines.lag(match) == 5
    lines.follow(match)
    match.numbers = [1, 2]
    match.story = lambda: [[1, 2], [3]]
    assert lines.lag(match) == 1


# Cards and the past ------------------------------------------------------------------------------


def test_a_clock_is_worked_out_once_for_a_version() -> None:
    found = playing()
    first = cards._clock(found)
    assert first is not None
    assert cards._clock(found) is first
    match = found.match.copy()
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    found.play = Play.of(match)
    assert cards._clock(found) is not first
    found.table = found.table.changed(status="closed")
    assert cards._clock(found) is None
    assert cards._clock(room()) is None


def test_a_table_is_told_as_it_stands() -> None:
    found = room()
    told = cards.info(found, None)
    assert (told.names, told.clock, told.outcome, told.origin) == ([], None, None, None)
    assert (told.host, told.commitment, told.version) == (False, None, 0)
    found = playing(secret="0" * 64, host="ann")
    told = cards.info(found, "ann")
    assert told.names == list(found.match.names)
    assert (told.host, told.your_turn) == (True, 0 in found.match.to_act)
    assert told.commitment
    found.trouble = "damaged"
    found.play = None
    assert cards.info(found, "ann").commitment is None
    found = playing()
    found.table = found.table.changed(late=1)
    assert [seat.late for seat in cards.info(found, None).seats] == [False, True]
    bare = cards.card(table(sound=False), seats(), "Ann", "ann")
    assert (bare.trouble, bare.yours, bare.your_turn) == ("damaged", [0], False)
    assert cards.card(table(), seats(), "Ann", None).yours == []


def test_whose_eyes_the_past_is_seen_with() -> None:
    found = playing()
    assert past.reader_at(found, "ann", 0, None) == 0
    assert past.reader_at(found, None, None, None) is None
    for seat, wanted in ((1, None), (None, "0"), (None, "all"), (0, "all")):
        with pytest.raises(Refusal) as refused:
            past.reader_at(found, "ann", seat, wanted)
        assert refused.value.status == 403
    match = found.match
    deorbit.play_out(match, [deorbit.agent("random", seed=n) for n in range(2)])
    found.play = Play.of(match)
    assert past.reader_at(found, None, None, None) == past.ALL
    assert past.reader_at(found, "ann", 0, None) == past.ALL
    assert past.reader_at(found, None, None, "1") == 1
    assert past.reader_at(found, None, None, "all") == past.ALL
    with pytest.raises(Refusal) as refused:
        past.reader_at(found, None, None, "7")
    assert refused.value.status == 404


def two_moves() -> Match:
    match = deorbit.new("stationx", seats=2, seed=1)
    for _ in range(2):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


def test_a_moment_tells_a_view_where_it_is_wanted() -> None:
    match = two_moves()
    shown = past.moment(match, 0, 1)
    assert shown.view == msgspec.to_builtins(match.at(1).view(0))
    assert past.moment(match, 0, 1, False).view != shown.view
    told = past.replay(match, 0, 1, 5)
    assert (told.version, told.first, told.steps, len(told.moments)) == (2, 1, 2, 2)
    watched = past.replay(match, None, 0, 2, False)
    assert len(watched.moments) == 2
    own = [key for key in ("seat", "own") if key in past.replay(match, 0, 0, 1).moments[0].desk.set]
    assert own
    assert past.view(match.at(1), 0)["legal"] == []
    assert past.view(match, past.ALL)["legal"] == []
    assert past.view(match, past.ALL)["to_act"] == list(match.to_act)
    assert past._size(past._file({"x": 1})) == len(b'{"x":1}')


def test_words_are_told_of_languages_and_packs_that_there_are() -> None:
    for language in text.languages():
        found = lexicon.words(language, "")
        assert found is not None
        assert b"server-not-host" in found.body
        assert b"cli-" not in found.body[:2000]
        assert lexicon.words(language, "nothing") is None
    assert lexicon.words("de", "") is None


# Read again --------------------------------------------------------------------------------------

SECRET = "0" * 64
PACKED = {"pack": {"name": "night", "hash": "0" * 64}}


def stored(row: dict[str, Any] | None = None, **more: Any) -> Stored:
    found = table(**{"options": {}, "game": "stationx", "status": "playing", **(row or {})})
    usual: dict[str, Any] = {"seats": seats(), "entries": [], "chat": [], "barred": set()}
    return Stored(found, **(usual | {"snapshot": None, "host": guest()} | more))


@pytest.mark.parametrize(
    ("row", "opens"),
    [
        ({"status": "waiting"}, None),
        ({"status": "closed"}, None),
        ({"status": "playing"}, "row"),
        ({"status": "over"}, "row"),
        ({"status": "waiting", "sound": False}, "row"),
        ({"secret": SECRET, "sound": False}, "row"),
        ({"secret": SECRET, "seats": 3}, "row"),
        ({"secret": SECRET}, "match"),
        ({"secret": SECRET, "status": "closed"}, "match"),
        ({"secret": SECRET, "game": "stationfall", "options": PACKED}, "missing"),
    ],
)
def test_a_stored_table_opens_or_says_what_is_wrong(row: dict[str, Any], opens: str | None) -> None:
    options = deorbit.new("stationx", seats=2, seed=1).options
    found = stored({"options": options, **row})
    try:
        match = opened(found)
    except loading.Missing:
        told: str | None = "missing"
    except matches.Broken as broken:
        told = str(broken)
    else:
        told = None if match is None else "match"
    assert told == opens


def test_a_pack_that_is_not_here_is_missing() -> None:
    assert not lacks_content(table(options={}))
    assert not lacks_content(table(game="chess"))
    assert lacks_content(table(game="stationfall", options=PACKED))
    assert not lacks_content(table(game="stationfall", options=PACKED, sound=False))
    assert not lacks_content(table(game="stationfall", options={"pack": None}))


def test_a_seat_that_is_not_stored_was_left() -> None:
    one = seats()[1]
    assert [seat.kind for seat in seats_of(stored({"seats": 3}, seats=[one]))] == [
        "left",
        "agent",
        "left",
    ]
    far = replace(one, number=4)
    found = seats_of(stored({"seats": 2}, seats=[far]))
    assert [seat.number for seat in found] == [0, 1, 2, 3, 4]
    assert found[4] is far
    assert found[0] == SeatRow("t", 0, "left", "", None, "")


def test_a_room_that_is_read_is_all_that_was_stored() -> None:
    found = loading.room_of(
        stored({}, entries=[entry(1), entry(2)], chat=[line(1)], barred={"eve"}, host=None)
    )
    assert found.clients == {"c1": 1, "c2": 2}
    assert (found.kicked, found.host_name, found.stored_at) == ({"eve"}, "", 0)
    assert [one.number for one in found.chat] == [1]
    damaged = loading.room_of(stored({"options": {"bots": 7}}))
    assert damaged.row.sound is False
    assert damaged.row.options == {}


# Backups -----------------------------------------------------------------------------------------


def test_rows_are_copied_with_what_they_point_at_and_progress_is_told(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'one.db'}"
    source = Store.open(url, 0.0)
    source.submit(furnish).result()
    source.submit(lambda c: records.add_table(c, table("u"), seats("u"))).result()
    source.submit(lambda c: records.update_table(c, "t", rematch="u")).result()
    told: list[tuple[int, int]] = []
    part = tmp_path / "two.db"
    backup._copy_server(Database(url), part, lambda done, total: told.append((done, total)))
    source.close()
    copy = sqlite3.connect(part)
    assert copy.execute("SELECT id, rematch FROM tables ORDER BY id").fetchall() == [
        ("t", "u"),
        ("u", None),
    ]
    assert copy.execute("SELECT count(*) FROM seats").fetchone() == (4,)
    copy.close()
    done, total = told[-1]
    assert told[0] == (0, total)
    assert done == total == 1 + 2 + 4 + 2
    assert [one for one, _ in told] == sorted(one for one, _ in told)
    empty = Database(f"sqlite:///{tmp_path / 'none.db'}")
    with pytest.raises(deorbit.BadInput):
        backup._copy_server(empty, tmp_path / "three.db", lambda done, total: None)


def test_a_backup_is_one_file_for_its_owner_alone(tmp_path: Path) -> None:
    url, target = f"sqlite:///{tmp_path / 'one.db'}", tmp_path / "saved"
    Store.open(url, 0.0).close()
    (tmp_path / "saved.part").write_text("left over")
    told: list[tuple[int, int]] = []
    backup.backup(url, target, lambda done, total: told.append((done, total)))
    assert told[-1][0] == told[-1][1] > 0
    assert target.stat().st_mode & 0o777 == 0o600
    left = {path.name for path in tmp_path.iterdir() if path.name.startswith("saved")}
    assert left == {"saved"}
    assert sqlite3.connect(target).execute("PRAGMA journal_mode").fetchone() == ("delete",)
    for again, told_id in ((target, "exists"), (tmp_path / "no" / "where", "file")):
        with pytest.raises(deorbit.BadInput) as refused:
            backup.backup(url, again)
        assert refused.value.message == f"server-backup-{told_id}"
    fresh = f"sqlite:///{tmp_path / 'again.db'}"
    counted: list[int] = []
    backup.restore(target, fresh, lambda done, total: counted.append(total), 0.0)
    assert counted
    with pytest.raises(deorbit.BadInput) as refused:
        backup.restore(target, fresh, patience=0.0)
    assert refused.value.message == "server-restore-full"
    held = Store.open(fresh, 0.0)
    with pytest.raises(deorbit.BadInput) as refused:
        backup.restore(target, fresh, patience=0.0)
    assert refused.value.message == "server-database-used"
    held.close()
    (tmp_path / "odd").write_bytes(b"nonsense" * 1000)
    with pytest.raises(deorbit.BadInput) as refused:
        backup.restore(tmp_path / "odd", f"sqlite:///{tmp_path / 'x.db'}", patience=0.0)
    assert refused.value.message == "server-backup-unreadable"


def test_a_file_gets_its_name_only_where_that_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    part, target = tmp_path / "a.part", tmp_path / "a"

    def no_links(*about: Any) -> None:
        raise OSError("no links here")

    part.write_text("one")
    monkeypatch.setattr(backup.os, "link", no_links)
    backup._publish(part, target)
    assert (target.read_text(), part.exists()) == ("one", False)
    part.write_text("two")
    for links in (True, False):
        if links:
            monkeypatch.undo()
        else:
            monkeypatch.setattr(backup.os, "link", no_links)
        with pytest.raises(deorbit.BadInput):
            backup._publish(part, target)
        assert target.read_text() == "one"


# Logs --------------------------------------------------------------------------------------------


def test_every_level_is_written_at_its_own(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, logs.LOGGER.name):
        logs.LOGGER.propagate = True
        logs.debug("a", x=1)
        logs.note("b")
        logs.warn("c")
        logs.fail("d", error=ValueError("x"))
    found = [(one.levelname, one.msg) for one in caplog.records if one.name == logs.LOGGER.name]
    assert found == [("DEBUG", "a"), ("INFO", "b"), ("WARNING", "c"), ("ERROR", "d")]
    assert getattr(caplog.records[0], logs.FIELDS) == {"x": 1}
    assert caplog.records[3].exc_info
