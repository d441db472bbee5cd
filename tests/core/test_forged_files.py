"""A file that was tampered with by somebody who mends its checksum is refused, and told why."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import deorbit
from conformance.suite import play_some
from core.marks import GAME
from core.test_packed import begun
from deorbit import SaveError
from deorbit.core import line, loading, recording, save
from deorbit.core.match import Match

Forge = Callable[[dict[str, Any]], object]


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    """Twelve actions with a fingerprint after every fifth, and one taken back."""
    monkeypatch.setattr(save, "CHECK_EVERY", 5)
    made = begun()
    play_some(made, Random(1), 12)
    assert made.undo(made.actions[-1][0], agreed=True)
    play_some(made, Random(2), 12 - len(made))
    return made


def forged(match: Match, forge: Forge) -> str:
    """The file with its only segment changed."""
    file = json.loads(match.dumps())
    forge(file["segments"][0])
    made = msgspec.json.decode(json.dumps(file), type=save.File)
    made.checksum = save.checksum_of(made)
    return msgspec.json.encode(made).decode()


def reread(text: str, game: Any = GAME) -> Match:
    return loading.loads(text, lambda name: game)


def test_fingerprints_stand_along_the_way_and_at_the_end(match: Match) -> None:
    checks = json.loads(match.dumps())["segments"][0]["checks"]
    assert checks == [[length, match.at(length).fingerprint] for length in (5, 10, 12)]
    assert reread(match.dumps()).fingerprint == match.fingerprint
    empty = begun()
    assert json.loads(empty.dumps())["segments"][0]["checks"] == [[0, empty.fingerprint]]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_wrong_fingerprint_is_found_where_it_stands(match: Match, place: int) -> None:
    def forge(segment: dict[str, Any]) -> None:
        segment["checks"][place][1] = "0" * 32

    with pytest.raises(SaveError, match=f"after {[5, 10, 12][place]} ") as caught:
        reread(forged(match, forge))
    assert caught.value.message == "save-mismatch"


@pytest.mark.parametrize(
    ("forge", "problem"),
    [
        (lambda one: one["checks"].append([99, "0" * 32]), "12"),
        (lambda one: one["checks"].append([0, "0" * 32]), "12"),
        (lambda one: one["position"].update(total=5000), "12"),
        (lambda one: one.update(keys=[]), "keys"),
        (lambda one: one.update(keys=[[0, "no hash"]]), "keys"),
        (lambda one: one["keys"][0].__setitem__(0, 1), "keys"),
        (lambda one: one["log"][1].__setitem__(0, 1), "log number 1"),
        (lambda one: one["log"][0].__setitem__(1, 3), "no seat 3"),
        (lambda one: one["log"][0].__setitem__(1, -1), "no seat -1"),
        (lambda one: one["log"][0].__setitem__(2, "fly"), "fly"),
    ],
    ids=range(10),
)
def test_what_does_not_fold_is_told(match: Match, forge: Forge, problem: str) -> None:
    with pytest.raises(SaveError) as caught:
        reread(forged(match, forge))
    assert caught.value.message == "save-mismatch"
    assert problem in str(caught.value.args_named["problem"])


def test_a_log_goes_on_behind_all_its_numbers(match: Match) -> None:
    """Those of the undo too: no number is ever used twice."""
    numbers = [max(entry[0], *entry[3:4]) for entry in _log(match)]
    again = reread(match.dumps())
    assert again.version == match.version == max(numbers)
    again.undo(again.actions[-1][0], agreed=True)
    assert reread(again.dumps()).version == again.version == match.version + 1


def test_gaps_in_the_log_are_kept(match: Match) -> None:
    """A service leaves out the numbers of what it gave up."""
    match.go_on_from(40)
    assert match.version == 40
    match.go_on_from(20)
    assert match.version == 40
    play_some(match, Random(3), 2)
    again = reread(match.dumps())
    assert again._numbers == match._numbers
    assert again._numbers[-2:] == [41, 42]
    assert again.at(12).version == match.at(12).version < 40


def _log(match: Match) -> list[list[Any]]:
    log: list[list[Any]] = json.loads(match.dumps())["segments"][0]["log"]
    return log


def test_a_part_of_a_file_is_as_large_as_its_bytes_and_its_log(match: Match) -> None:
    (segment,) = save.read(match.dumps()).segments
    large = sum(len(bytes(part)) for part in (segment.start, segment.position, segment.story))
    assert segment.size == large + save.ENTRY_SIZE * len(segment.log)
    told = save.only_told(segment.story)
    assert told.size < segment.size
    assert told.pieces() == segment.pieces()


def test_a_file_without_segments_is_damaged(match: Match) -> None:
    file = save.read(match.dumps())
    file.segments = []
    file.checksum = save.checksum_of(file)
    with pytest.raises(SaveError, match="segments"):
        save.read(msgspec.json.encode(file))


class Raised(type(GAME)):  # type: ignore[misc]
    """Newer rules, under which nobody may draw, or not even an old position is understood."""

    def __init__(self, reads: bool = True) -> None:
        super().__init__()
        self.version = 2
        self.reads = reads

    def forbids(self, state: Any, seat: int, move: int) -> int:
        return 3 if move & 127 == 1 else int(super().forbids(state, seat, move))

    def from_position(self, *args: Any) -> Any:
        if not self.reads:
            raise deorbit.BadInput("bad-value", key="turn", value="", expected="")
        return super().from_position(*args)


def test_under_newer_rules_play_goes_on_from_the_stored_position(match: Match) -> None:
    """By the old secret and behind the old numbers."""
    game = Raised()
    again = reread(match.dumps(), game)
    assert (again.position(), len(again)) == (match.position(), 0)
    assert again.version == match.version
    assert again._keys == match._keys
    (old,) = again.past
    assert [entry.action for entry in old.log if not entry.undone] == [
        str(action) for _, action in match.actions
    ]
    assert [(e.name, e.step) for e in again.log(1)] == [(e.name, e.step) for e in match.log(1)]
    play_some(again, Random(1), 3)
    third = reread(again.dumps(), game)
    assert third.past == again.past
    assert third.dumps() == again.dumps()


def test_a_position_that_newer_rules_do_not_understand_is_too_old(match: Match) -> None:
    with pytest.raises(SaveError) as caught:
        reread(match.dumps(), Raised(reads=False))
    assert caught.value.message == "save-too-old"


def test_options_that_are_none_are_told() -> None:
    text = deorbit.new("stationx", seed=1).dumps()
    file = save.read(text)
    file.options["rounds"] = "many"
    file.checksum = save.checksum_of(file)
    with pytest.raises(SaveError) as caught:
        deorbit.loads(msgspec.json.encode(file))
    assert caught.value.message == "save-options"


def test_packs_are_for_games_that_have_them() -> None:
    text = deorbit.new("stationx", seed=1).dumps()
    with pytest.raises(deorbit.BadInput, match="no content packs"):
        deorbit.loads(text, packs=["anywhere"])


@pytest.mark.parametrize("noise", ["", "{", "nul", b"\xff", "[" * 5000])
def test_what_is_no_json_at_all_is_told(noise: str | bytes) -> None:
    with pytest.raises(SaveError) as caught:
        save.read(noise)
    assert caught.value.message == "save-not-json"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[]", "save-foreign"),
        ('{"format": "deorbit-record"}', "save-foreign"),
        ('{"format": "deorbit-save"}', "save-format"),
        ('{"format": "deorbit-save", "version": 2}', "save-format"),
        ('{"format": "deorbit-save", "version": 1}', "save-damaged"),
    ],
)
def test_what_is_no_save_file_is_told(text: str, message: str) -> None:
    with pytest.raises(SaveError) as caught:
        save.read(text)
    assert caught.value.message == message


# Recordings ---------------------------------------------------------------------------------------


def test_a_recording_is_known_by_how_it_opens(match: Match) -> None:
    text = match.record(0)
    assert recording.is_recording(text)
    assert recording.is_recording(text.encode())
    assert recording.is_recording('{ "format" : "deorbit-record" }')
    assert not recording.is_recording(match.dumps())
    assert recording.read(text).file.about == {}
    sign = '"format":"deorbit-record"'
    for blanks, found in ((200 - len(sign), True), (201 - len(sign), False)):
        assert recording.is_recording(" " * blanks + sign) == found
        assert recording.is_recording((" " * blanks + sign).encode()) == found


def test_a_recording_holds_a_view_more_than_actions(match: Match) -> None:
    file = json.loads(match.record(None))
    assert len(file["views"]) == len(file["actions"]) + 1
    assert file["version"] == 2
    for views in (file["views"][1:], [*file["views"], file["views"][-1]]):
        made = msgspec.json.decode(json.dumps({**file, "views": views}), type=recording.File)
        with pytest.raises(SaveError, match="views"):
            recording.read(recording.sealed(made))


def test_a_view_is_what_stays_what_is_set_and_not_what_is_gone() -> None:
    before, after = {"a": 1, "b": 2, "c": None}, {"a": 1, "b": 3, "d": None}
    change = recording.changes(before, after)
    assert (change.set, change.gone) == ({"b": 3, "d": None}, ["c"])
    file = json.loads(begun().record(0))
    views = [{"set": before}, msgspec.to_builtins(change)]
    text = json.dumps({**file, "views": views, "actions": [[0, "pass"]]})
    made = msgspec.json.decode(text, type=recording.File)
    found = recording.read(recording.sealed(made))
    assert found.at(0).view(0) == before
    assert found.view(1) == found.at(1).view(None) == after


# A line in its bounds -----------------------------------------------------------------------------


def test_moments_lie_between_the_set_up_and_now(match: Match) -> None:
    for wrong in (-1, 13):
        with pytest.raises(deorbit.BadInput) as caught:
            match.at(wrong)
        assert caught.value.args_named == {"moment": wrong, "last": 12}
    assert [len(match.at(length)) for length in (0, 12)] == [0, 12]


def test_a_fork_has_a_secret_that_nobody_knows_unless_it_is_given(match: Match) -> None:
    assert match.fork(3, b"s" * 32)._keys[-1][1] == b"s" * 32
    secrets = {match.fork(3)._keys[-1][1] for _ in range(4)}
    assert len(secrets) == 4
    assert {len(secret) for secret in secrets} == {32}


def test_every_seat_of_a_match_and_no_other_may_be_asked_about(match: Match) -> None:
    for seat in (-1, 3):
        for call in (match.view, match.log, match.legal, match.seat, match.undo, match.may_undo):
            with pytest.raises(deorbit.BadInput) as caught:
                call(seat)
            assert caught.value.args_named == {"seat": seat, "last": 2}
        with pytest.raises(deorbit.BadInput):
            match.play(seat, deorbit.Action("pass"))
    assert [len(match.log(seat)) for seat in (None, 0, 2)] == [12] * 3


def test_a_new_match_keeps_its_start() -> None:
    made = begun()
    assert (made.version, len(made), bool(made), made.secret) == (0, 0, True, None)
    assert len(made._kept) == 1
    play_some(made, Random(1), line.STRIDE)
    assert len(made._kept) == 2
    assert made.at(0).fingerprint == begun().fingerprint
