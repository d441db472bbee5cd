"""Recordings: what one reader saw of a match."""

import json
from random import Random

import pytest

import deorbit
from deorbit import Match
from deorbit.core import recording
from deorbit.core.errors import SaveError


def played(actions: int = 60) -> Match:
    match, rng = deorbit.new("stationfall", seats=4, seed=11), Random(5)
    for _ in range(actions):
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_recording_shows_every_moment_as_its_reader_saw_it(seat: int | None) -> None:
    match = played()
    found = recording.read(match.record(seat))
    for moment in range(len(match) + 1):
        assert found.at(moment).view(None) == {**match.at(moment).view(seat), "legal": []}
    assert [event.text() for event in found.log(None)] == [e.text() for e in match.log(seat)]
    assert found.actions_read_by(None) == match.actions_read_by(seat)


def test_a_recording_after_an_undo_shows_only_what_stands() -> None:
    match = played(20)
    while not match.undo(match.actions[-1][0]):
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    found = recording.read(match.record(0))
    assert found.moment == len(match)
    assert found.view(None)["asks"] == match.view(0)["asks"]


def test_recordings_of_matches_that_differ_in_hidden_facts_are_equal() -> None:
    match = played(4)
    other = match.seat(0).imagine(Random(3))
    again = match.seat(0).imagine(Random(4))
    assert other.position() != again.position()
    first, second = json.loads(other.record(0)), json.loads(again.record(0))
    for own in ("commitment", "checksum"):
        assert first.pop(own) != second.pop(own)
    assert first == second


def test_a_remark_stands_in_the_file() -> None:
    text = played(3).record(1, {"deorbit": "1"})
    assert recording.is_recording(text)
    assert recording.read(text).file.about == {"deorbit": "1"}


def broken(**changes: object) -> str:
    return json.dumps({**json.loads(played(3).record(0)), **changes})


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "JSON"),
        ("[]", "no save file"),
        (broken(version=9), "9"),
        (broken(views=[]), "checksum"),
        (broken(actions=3), "actions"),
    ],
)
def test_a_broken_recording_is_refused_with_what_is_wrong(text: str, problem: str) -> None:
    with pytest.raises(SaveError, match=problem):
        recording.read(text)
