"""Save files, recordings and positions of strangers: bounds at their edges, part by part."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import deorbit
from deorbit.core import recording, save
from deorbit.core.errors import BadInput, SaveError
from deorbit.core.recording import Change, Told
from deorbit.core.save import Entry, Segment, encoded
from deorbit.server.base.refusals import Refusal
from deorbit.server.rooms import origins, rooms
from deorbit.server.rooms.room import MOST_ENTRIES
from deorbit.server.telling import lines, positions, recordings, uploads
from deorbit.server.telling.positions import Trial

# Save files --------------------------------------------------------------------------------------


def segment(**more: Any) -> Segment:
    usual: dict[str, Any] = {
        "rules": 1,
        "first": 0,
        "start": encoded(None),
        "keys": [(0, "0" * 64)],
        "log": [],
        "checks": [],
        "position": encoded({}),
        "story": encoded([]),
    }
    return Segment(**(usual | more))


def problem(*segments: Segment) -> str:
    """What is wrong with a file of these segments; nothing if it is within bounds."""
    file = save.File("deorbit", 1, "stationx", 2, {}, list(segments))
    try:
        uploads._check(file)
    except SaveError as error:
        return str(error.args_named.get("problem", error.message))
    return ""


def entries(count: int, **more: Any) -> list[Entry]:
    return [Entry(**{"number": 1, "seat": 0, "action": "end", **more}) for _ in range(count)]


EVENT = {"id": "x", "args": {}, "step": 1}


def story(count: int, size: int = 10) -> msgspec.Raw:
    return encoded([{**EVENT, "id": "x" * size}] * count)


LARGEST_EVENT = uploads.LARGEST_EVENT - len(msgspec.json.encode({**EVENT, "id": ""}))
LARGEST_POSITION = uploads.LARGEST_POSITION - len(b'{"a":[]}')


def position(size: int) -> msgspec.Raw:
    found = msgspec.Raw(b'{"a":[' + b" " * size + b"]}")
    return found


@pytest.mark.parametrize(
    ("within", "beyond", "told"),
    [
        ([segment()] * 8, [segment()] * 9, "segments"),
        (
            [segment(log=entries(MOST_ENTRIES - 1)), segment(log=entries(1))],
            [segment(log=entries(MOST_ENTRIES)), segment(log=entries(1))],
            "server-file-long",
        ),
        (
            [segment(story=story(3_000)), segment(story=story(2_000)), segment(story=story(9_000))],
            [segment(story=story(3_000)), segment(story=story(2_001)), segment()],
            "story",
        ),
        (
            [segment(story=story(1, LARGEST_EVENT)), segment(story=story(1, LARGEST_EVENT + 1))],
            [segment(story=story(1, LARGEST_EVENT + 1)), segment()],
            "story",
        ),
        (
            [segment(checks=[(0, "x")] * 2)],
            [segment(checks=[(0, "x")] * 3)],
            "checks",
        ),
        (
            [segment(log=entries(save.CHECK_EVERY), checks=[(0, "x")] * 3)],
            [segment(log=entries(save.CHECK_EVERY - 1), checks=[(0, "x")] * 3)],
            "checks",
        ),
        ([segment(keys=[])], [segment(keys=[(0, "0" * 63)])], "keys"),
        ([segment()], [segment(keys=[(0, "0" * 64), (1, "0" * 65)])], "keys"),
        ([segment(log=entries(1, undoer=1))], [segment(log=entries(1, undoer=2))], "log"),
        ([segment(log=entries(1, undoer=0))], [segment(log=entries(1, undoer=-1))], "log"),
        ([segment(first=500_000)], [segment(first=500_001)], "log numbers"),
        ([segment(first=0)], [segment(first=-1)], "log numbers"),
        (
            [segment(keys=[(500_000, "0" * 64)])],
            [segment(keys=[(500_001, "0" * 64)])],
            "log numbers",
        ),
        (
            [segment(log=entries(1, number=500_000))],
            [segment(log=entries(1, number=500_001))],
            "log numbers",
        ),
        (
            [segment(log=entries(1, undone=500_000))],
            [segment(log=entries(1, undone=500_001))],
            "log numbers",
        ),
        (
            [segment(position=position(LARGEST_POSITION))],
            [segment(position=position(LARGEST_POSITION + 1))],
            "position",
        ),
        (
            [segment(start=position(LARGEST_POSITION))],
            [segment(start=position(LARGEST_POSITION + 1))],
            "position",
        ),
    ],
)
def test_a_save_file_is_no_larger_than_a_match_that_is_played_here(
    within: list[Segment], beyond: list[Segment], told: str
) -> None:
    assert problem(*within) == ""
    assert problem(*beyond) == told


def test_bounds_of_files_are_those_of_matches_that_are_played_here() -> None:
    assert (uploads.MOST_SEGMENTS, uploads.MOST_EVENTS, uploads.SECRET) == (8, 5_000, 32)
    assert (uploads.LARGEST_SAVE, uploads.LARGEST_STORY) == (3 << 20, 4 << 20)
    assert (uploads.LARGEST_EVENT, uploads.LARGEST_POSITION) == (4 << 10, 256 << 10)
    assert (recordings.LARGEST_VIEW, recordings.LARGEST_WHOLE) == (128 << 10, 100 << 20)
    assert (recordings.MOST_NAMES, recordings.LONGEST_TEXT) == (18, 200)
    assert lines.LARGEST_CUT == 64 << 10
    assert rooms.MEGABYTE == origins.MOST_BYTES // 32 == 1 << 20


def test_only_so_many_parts_and_bytes_are_read_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    text = deorbit.new("stationx", seats=2, seed=1).dumps().encode()
    parts = text.count(b"[") + text.count(b"{")
    monkeypatch.setattr(uploads, "MOST_PARTS", parts)
    monkeypatch.setattr(uploads, "LARGEST_SAVE", len(text))
    assert uploads.read(text).game == "stationx"
    monkeypatch.setattr(uploads, "MOST_PARTS", parts - 1)
    with pytest.raises(SaveError) as told:
        uploads.read(text)
    assert told.value.args_named["problem"] == "parts"
    monkeypatch.setattr(uploads, "LARGEST_SAVE", len(text) - 1)
    with pytest.raises(SaveError) as told:
        uploads.read(text)
    assert told.value.message == "save-too-large"
    monkeypatch.undo()
    monkeypatch.setattr(uploads, "LARGEST_STORY", 1)
    with pytest.raises(SaveError) as told:
        uploads.read(text)
    assert told.value.message == "save-too-large"


def test_what_is_in_a_file_is_told_before_it_is_played() -> None:
    match = deorbit.new("stationx", seats=2, seed=1)
    for _ in range(3):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    seen = uploads.look(match.dumps().encode())
    assert (seen.kind, seen.steps, seen.over, seen.asked) == ("save", 3, False, list(match.to_act))
    assert (seen.earlier, seen.seats, seen.names) == (False, 2, list(match.names))
    assert seen.clock
    seen = uploads.look(match.record(0).encode())
    assert (seen.kind, seen.steps, seen.over, seen.asked) == ("recording", 3, False, [])
    assert (seen.earlier, seen.seats, seen.names, seen.clock) == (False, 2, [], None)
    with pytest.raises(SaveError) as told:
        uploads.read(match.record(0).encode())
    assert told.value.message == "server-file-recording"
    assert [uploads.known(name) for name in ("stationx", "chess")] == [True, False]
    row = uploads.origin(match)
    assert (row.sort, row.step, row.table) == ("file", 3, "")


# Recordings --------------------------------------------------------------------------------------


def recorded(**changes: Any) -> recording.File:
    match = deorbit.new("stationx", seats=2, seed=1)
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    file = msgspec.json.decode(match.record(0).encode(), type=recording.File)
    return msgspec.structs.replace(file, **changes)


def told_of(file: recording.File) -> str:
    try:
        recordings._checked(file)
    except SaveError as error:
        return str(error.args_named.get("problem", ""))
    except Refusal as refusal:
        return refusal.id
    return ""


USUAL = recorded()


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, ""),
        ({"views": USUAL.views[1:]}, "views"),
        ({"views": [*USUAL.views, USUAL.views[1]]}, "views"),
        ({"seats": 1}, "seats: 1"),
        ({"seats": 5}, "seats: 5"),
        ({"seat": None}, ""),
        ({"seat": 1}, ""),
        ({"seat": 2}, "seat: 2"),
        ({"seat": -1}, "seat: -1"),
        ({"names": ("x",) * 18}, ""),
        ({"names": ("x",) * 19}, "names"),
        ({"names": ("x" * 200,)}, ""),
        ({"names": ("x" * 201,)}, "names"),
        ({"log": [Told("a-b", {}, 0), Told("a", {}, 1)]}, ""),
        ({"log": [Told("a", {}, 2)]}, "log"),
        ({"log": [Told("a", {}, -1)]}, "log"),
        ({"log": [Told("A", {}, 1)]}, "log"),
        ({"log": [Told("a", {"x": "y" * 201}, 1)]}, "log"),
        ({"views": [encoded(Change({"x": "y" * 201})), USUAL.views[1]]}, "views"),
        ({"views": [encoded(Change({"x": "y" * 200})), USUAL.views[1]]}, ""),
    ],
)
def test_a_recording_holds_nothing_that_no_game_has(changes: dict[str, Any], told: str) -> None:
    file = recorded(**changes)
    assert told_of(file) == told


@pytest.mark.parametrize(
    ("value", "modest"),
    [
        (None, True),
        (True, True),
        ("x" * 200, True),
        ("x" * 201, False),
        (100_000, True),
        (100_001, False),
        (-100_000.0, True),
        (-100_000.5, False),
        ([1, ["x"]], True),
        ([1, ["x" * 201]], False),
        ({"a": {"b": 1}}, True),
        ({"a": {"b": 100_001}}, False),
        ({"x" * 201: 1}, False),
        (b"x", False),
    ],
)
def test_nothing_in_a_recording_is_long_or_large(value: object, modest: bool) -> None:
    assert recordings._is_modest(value) is modest


def test_a_long_recording_is_refused_before_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    log = [Told("a", {}, 1)] * 2
    monkeypatch.setattr(recordings, "MOST_STEPS", 1)
    monkeypatch.setattr(recordings, "MOST_LINES", 2)
    assert told_of(recorded(log=log)) == ""
    assert told_of(recorded(log=[*log, log[0]])) == "server-watch-long"
    monkeypatch.setattr(recordings, "MOST_STEPS", 0)
    assert told_of(recorded(log=log)) == "server-watch-long"


def test_a_recording_is_shown_with_or_without_its_views() -> None:
    body = msgspec.json.encode(USUAL)
    with pytest.raises(SaveError):
        recordings.watched(body[:-20])
    file = recorded(log=[Told("begin", {"x": 1}, 1)])
    file.checksum = save.checksum_of(file)
    seen = recordings.watched(msgspec.json.encode(file))
    assert (seen.game, seen.seats, seen.seat, seen.steps) == ("stationx", 2, 0, 1)
    assert [(one.id, one.args, one.step) for one in seen.log] == [
        ("stationx-event-begin", {"x": 1}, 1)
    ]
    assert len(seen.moments) == 2
    bare = recordings.watched(msgspec.json.encode(file), view=False)
    assert len(bare.moments) == 2
    assert bare.moments[0].set != seen.moments[0].set
    for rules, told in ((file.rules, "save-damaged"), (file.rules + 1, "save-too-old")):
        views = [encoded(Change({"turn": "nonsense"})), file.views[1]]
        broken = msgspec.structs.replace(file, views=views, rules=rules)
        broken.checksum = save.checksum_of(broken)
        with pytest.raises(SaveError) as error:
            recordings.watched(msgspec.json.encode(broken))
        assert error.value.message == told
        assert len(str(error.value.args_named["problem"])) <= 200


# Positions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "path"),
    [
        ("turn", ("turn",)),
        ("players[0].pool", ("players", 0, "pool")),
        ("players[1]", ("players", 1)),
        ("players[2]", ("players",)),
        ("players[01]", ("players",)),
        ("players[x]", ("players",)),
        ("players[0].none", ("players", 0)),
        ("options.build", ("options", "build")),
        ("option", ()),
        ("none", ()),
        ("a.b", ("a.b",)),
        ("", ()),
        ("grid[0][1]", ("grid", 0, 1)),
    ],
)
def test_a_key_is_a_path_as_far_as_there_is_something(key: str, path: positions.Path) -> None:
    value = {
        "turn": 1,
        "players": [{"pool": 3}, {}],
        "options": {"build": "free"},
        "a.b": 1,
        "grid": [[1, 2]],
    }
    assert positions.path_of(key, value) == path


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ((), ""),
        (("a",), "a"),
        (("a", 0), "a[0]"),
        (("a", 0, "b", "c"), "a[0].b.c"),
        (("a", 1, 2), "a[1][2]"),
    ],
)
def test_a_path_is_named_as_errors_name_it(path: positions.Path, told: str) -> None:
    assert positions.named(path) == told


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (BadInput("bad-value", key="turn", value="x", expected="y"), "turn"),
        (BadInput("unknown-option", option="x", known=""), "options.x"),
        (BadInput("bad-asks-number", count=1), "asks"),
        (BadInput("bad-seats", game="x", seats=1, least=1, most=2), "seats"),
        (BadInput("server-position-over"), ""),
    ],
)
def test_an_error_is_about_a_key(error: BadInput, key: str) -> None:
    assert positions.key_of(error) == key


def test_what_is_left_out_keeps_rows_where_they_are() -> None:
    value = {"a": 1, "rows": [{"x": 1}, {"y": 2}], "list": [10, 11, 12], "deep": {"b": {"c": 3}}}
    rows = frozenset({("rows",)})
    gone: list[positions.Path] = [("a",), ("rows", 0), ("list", 1), ("deep", "b", "c")]
    assert positions.without(value, gone, rows) == {
        "rows": [{}, {"y": 2}],
        "list": [10, 12],
        "deep": {"b": {}},
    }
    assert positions.without(value, [], rows) == value


def test_a_place_in_what_is_left_is_found_in_what_was_given() -> None:
    trial = Trial("stationx", {})
    trial._rows = frozenset({("rows",)})
    trial._stacks = frozenset({("asks",)})
    trial.gone = [("list", 0), ("list", 2), ("rows", 0), ("other", 0)]
    for left, given in ((0, 1), (1, 3), (2, 4)):
        assert trial._original(("list", left)) == ("list", given)
    assert trial._original(("rows", 0, "x")) == ("rows", 0, "x")
    assert trial._original(("free", 0)) == ("free", 0)
    for path, piece in (
        (("asks", 0, "who"), ("asks",)),
        (("rows", 1, "x"), ("rows", 1, "x")),
        (("list", 1, "x"), ("list", 1)),
        (("rows", 1, "x", 2, "y"), ("rows", 1, "x", 2)),
        (("turn",), ("turn",)),
    ):
        assert trial._piece(path) == piece
    assert not trial.leave_out(())
    assert trial.leave_out(("turn",))
    assert not trial.leave_out(("turn",))
    assert trial.gone[-1] == ("turn",)


def test_what_is_drawn_later_is_hidden_in_what_is_shown() -> None:
    fields = {
        "keys": {
            "plain": {"sort": "number"},
            "rows": {
                "sort": "rows",
                "count": 3,
                "of": {
                    "sort": "record",
                    "keys": {
                        "hand": {"drawn": True},
                        "face": {"drawn": True, "unless": "known"},
                        "name": {},
                    },
                },
            },
            "deck": {"sort": "record", "keys": {"order": {"drawn": True}}},
        }
    }
    value = {"rows": [{"hand": []}, {"known": True}], "deck": {"order": [1]}}
    assert list(positions.drawn(fields, value)) == [
        ("rows", 0, "face"),
        ("rows", 1, "hand"),
        ("rows", 2, "hand"),
        ("rows", 2, "face"),
    ]
    assert ("deck", "order") in positions.drawn(fields, None)
    shown: dict[str, Any] = {"rows": [{"hand": [1, 2], "face": 7, "name": "x"}]}
    for path in (("rows", 0, "hand"), ("rows", 0, "face"), ("rows", 0, "none")):
        positions._hide(shown, path)
    assert shown == {"rows": [{"hand": [None, None], "face": None, "name": "x"}]}
    for path in (("rows", 0, "hand"), ("rows", 0, "none")):
        positions._forget(shown, path)
    assert shown == {"rows": [{"face": None, "name": "x"}]}


@pytest.mark.parametrize(
    ("position", "keys"),
    [
        ({}, []),
        ({"seats": 2.5}, ["seats"]),
        ({"seats": 99}, ["seats"]),
        ({"options": []}, ["options"]),
        ({"options": {"build": "never"}}, ["options.build"]),
        ({"options": {"more": 1}}, ["options.more"]),
        ({"nonsense": 1}, ["nonsense"]),
        ({"nonsense": 1, "more": 2}, ["nonsense", "more"]),
    ],
)
def test_everything_that_is_wrong_is_found(position: dict[str, Any], keys: list[str]) -> None:
    found = positions.check("stationx", position)
    assert sorted(one.key for one in found.problems) == sorted(keys)
    assert found.match is not None
    assert all(one.left_out for one in found.problems)
    assert all(one.text != one.id for one in found.problems)


def test_only_so_much_of_what_is_wrong_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "MOST_PROBLEMS", 3)
    found = positions.check("stationx", {f"key{number}": 1 for number in range(5)})
    assert (len(found.problems), found.match) == (3, None)
    deep: Any = 1
    for _ in range(200):
        deep = [deep]
    found = positions.check("stationx", {"turn": deep})
    assert [one.left_out for one in found.problems] == [False]
