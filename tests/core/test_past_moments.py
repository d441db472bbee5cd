"""What a match says of earlier moments is of those moments: forks, copies, what was taken back."""

import json
import re
from random import Random
from typing import Any

import msgspec
import pytest

import deorbit
from conformance import suite
from conformance.cases import Case
from deorbit import Action, BadInput, SaveError
from deorbit.core import loading, save, text
from deorbit.core.game import Game
from deorbit.core.line import STRIDE
from deorbit.core.match import Match
from deorbit.core.position import Reader

KEEP, PEEK, SHOW, PASS = "keep", "peek", "show", "pass"


def toy() -> Game[Any]:
    """Found when it is wanted: beside a compiled engine it cannot be loaded."""
    from conformance.toy import GAME

    return GAME


def dealt(seed: int = 1) -> Match:
    return Case("toy", toy, 3).new(seed)


def kept(match: Match) -> Match:
    """Every seat has chosen its card."""
    for seat in range(match.seats):
        match.play(seat, match.legal(seat)[0])
    return match


def log_of(match: Match) -> list[list[object]]:
    found: list[list[object]] = json.loads(match.dumps())["segments"][-1]["log"]
    return found


def test_why_not_of_a_seat_that_does_not_exist_is_refused() -> None:
    match = dealt()
    for seat in (-1, 3):
        with pytest.raises(BadInput, match=f"no seat {seat}"):
            match.why_not(seat, Action(PASS))
        with pytest.raises(BadInput, match=f"no seat {seat}"):
            match.may_undo(seat)


def test_a_view_says_who_is_asked_and_only_a_seat_what_it_is_asked() -> None:
    match = dealt()
    match.play(1, match.legal(1)[0])
    for reader in (None, 0, 1, 2):
        assert match.view(reader)["to_act"] == [0, 2]
    assert match.view(0)["prompt"] == {"id": "toy-ask-keep", "args": {"seat": 0}}
    assert match.view(0)["legal"] == [action.to_json() for action in match.legal(0)]
    for reader in (None, 1):
        assert match.view(reader)["prompt"] is None
        assert match.view(reader)["legal"] == []


def test_a_match_kept_before_an_agreed_undo_is_not_believed() -> None:
    """It has as many actions as the one before this, but not the same ones."""
    match = kept(dealt())
    match.play(0, Action(PEEK))
    stale = match.copy()
    assert match.undo(0, agreed=True)
    match.play(0, Action(PASS))
    match.play(1, Action(PASS))
    assert len(stale) == len(match) - 1
    assert match.may_undo(1)
    assert match.may_undo(1, stale)


def test_a_copy_knows_that_its_last_action_drew() -> None:
    position = {"seats": 2, "units": [{"player": 0, "unit": "commander", "at": "m4"}]}
    match = deorbit.scenario("stationx", position, seed=3)
    before = match.copy()
    match.play(0, Action("move", ("m4", "m3")))
    assert not match.may_undo(0, before)
    assert not match.copy().may_undo(0, before)


def test_the_file_of_a_fork_holds_nothing_that_was_taken_back_after_its_moment() -> None:
    match = dealt()
    match.play(0, match.legal(0)[0])
    match.play(1, match.legal(1)[0])
    assert match.undo(0)
    assert [entry[0] for entry in log_of(match)] == [1, 2]
    fork = match.fork(1)
    assert [entry[0] for entry in log_of(fork)] == [2]
    assert log_of(match.fork(0)) == []
    assert loading.loads(fork.dumps(), lambda name: toy()).fingerprint == fork.fingerprint


def test_what_was_taken_back_before_the_moment_stays_in_the_file_of_a_fork() -> None:
    match = dealt()
    match.play(0, match.legal(0)[0])
    assert match.undo(0)
    match.play(1, match.legal(1)[0])
    assert [entry[0] for entry in log_of(match.fork(1))] == [1, 3]


def test_the_log_of_a_fork_tells_its_own_line() -> None:
    match = kept(dealt())
    match.play(0, Action(SHOW))
    match.log(None)
    fork = match.fork(3)
    events = fork.play(0, Action(PEEK))
    assert [event.name for event in events] == ["peeked"]
    assert [event.name for event in fork.log(None)] == ["kept"] * 3 + ["peeked"]
    assert [event.name for event in match.log(None)] == ["kept"] * 3 + ["shown"]


def test_an_entry_of_a_seat_that_does_not_exist_is_refused_even_if_it_was_taken_back() -> None:
    match = deorbit.new("stationx", seats=2, seed=4, build="standard")
    seat = match.to_act[0]
    match.play(seat, next(one for one in match.legal(seat) if one.kind == "move"))
    assert match.undo(seat)
    file = save.read(match.dumps())
    file.segments[0].log[0].seat = 5
    file.checksum = save.checksum_of(file)
    with pytest.raises(SaveError, match="no seat 5"):
        deorbit.loads(msgspec.json.encode(file))


def test_a_file_for_more_people_than_can_play_is_refused() -> None:
    file = save.read(deorbit.new("stationx", seats=2, seed=4).dumps())
    for seats in (1, 5):
        file.seats = seats
        file.checksum = save.checksum_of(file)
        with pytest.raises(SaveError, match=f"seats: {seats}"):
            deorbit.loads(msgspec.json.encode(file))


def test_what_is_kept_of_moments_behind_an_undo_is_as_it_is_now() -> None:
    """Beside others, what followed is played again, past a moment that is kept."""
    crossed = 0
    for seed in range(12):
        match = deorbit.new("intrepid", seats=4, seed=seed)
        rng = Random(seed)
        suite.play_some(match, rng, STRIDE - 1)
        for _ in range(6):
            suite.play_some(match, rng, 1)
            for seat in range(4):
                undone = match.copy()
                if undone.undo(seat) and len(undone) >= STRIDE:
                    crossed += undone.actions[:STRIDE] != match.actions[:STRIDE]
                    again = deorbit.loads(undone.dumps())
                    assert undone.at(len(undone)).fingerprint == again.fingerprint
                    assert undone.at(STRIDE).fingerprint == again.at(STRIDE).fingerprint
    assert crossed


@pytest.mark.parametrize("value", [-1, 8, True, "3", 2.0, None])
def test_a_number_of_a_position_is_one_in_its_bounds(value: object) -> None:
    with pytest.raises(BadInput, match=re.escape("0 .. 7")):
        Reader({"count": value}, "", ("count",)).number("count", 0, 0, 7)
    assert [Reader({"count": n}, "", ("count",)).number("count", 0, 0, 7) for n in (0, 7)] == [0, 7]


def test_why_an_automated_player_did_something_is_told_in_words() -> None:
    match = deorbit.new("stationfall", seats=3, seed=6, bots=[1, 2])
    match.play(0, match.legal(0)[0])
    while match.to_act and match.to_act[0] != 0:
        seat = match.to_act[0]
        match.play(seat, deorbit.agent("automation").choose(match, seat))
    told = [one for step in range(1, len(match) + 1) for one in match.why(step)]
    assert {one.id for one in told} >= {
        "stationfall-why-chosen",
        "stationfall-why-considered-would",
    }
    for sentence in told:
        assert sentence.to_json() == {"id": sentence.id, "args": sentence.args}
        for language in text.languages():
            words = sentence.text(language)
            assert words
            assert "{" not in words
    chosen = next(one for one in told if one.id == "stationfall-why-chosen")
    assert chosen.args["where"]["id"] == "stationfall-why-line"
    assert "Stranger" in chosen.text()
    assert chosen.text("ja") != chosen.text()
    assert match.why(1) == []
    for step in (0, len(match) + 1):
        with pytest.raises(BadInput):
            match.why(step)


def test_a_secret_decision_is_read_by_who_took_it_and_by_all_when_it_is_over() -> None:
    match = deorbit.new("stationfall", seats=3, seed=1)
    match.play(0, match.legal(0)[0])
    hidden = Action("choose", ("?",))
    assert match.actions_read_by(0) == match.actions != [(0, hidden)]
    assert match.actions_read_by(1) == match.actions_read_by(None) == [(0, hidden)]
    suite.play_some(match, Random(1), 20_000)
    assert match.actions_read_by(None) == match.actions_read_by(1) == match.actions
