"""What a match keeps of its past belongs to that moment: copies, undo, what was told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import deorbit
from deorbit.core.codec import Shape, pack
from deorbit.core.grades import data_of
from deorbit.core.lessons import read_condition
from deorbit.core.stack import Stack

GAMES = [("stationx", 2), ("stationfall", 3), ("intrepid", 2)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_match_before_an_undo_is_not_the_match_before_now(game: str, seats: int) -> None:
    match, rng = deorbit.new(game, seats=seats, seed=3), Random(1)
    for _ in range(40):
        for seat in range(seats):
            after = match.copy()
            if after.undo(seat) or after.undo(seat, agreed=True):
                for one in range(seats):
                    assert after.may_undo(one, match) == after.copy().undo(one)
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))


def test_nobody_may_take_back_who_is_not_in_the_match() -> None:
    match = deorbit.new("stationx", seats=2, seed=1, build="standard")
    before = match.copy()
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    for seat in (-1, 2):
        for kept in (None, before):
            with pytest.raises(deorbit.DeorbitError):
                match.may_undo(seat, kept)


def test_a_copy_remembers_what_was_taken_back() -> None:
    match = deorbit.new("stationfall", seats=2, seed=1)
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])
    assert match.undo(seat)
    assert match.copy().dumps() == match.dumps()
    other = match.copy()
    other.play(seat, other.legal(seat)[0])
    assert other.undo(seat)
    assert len(other._undone) == len(match._undone) + 1


def test_what_happened_unheard_is_told_as_often_as_somebody_asks() -> None:
    heard = deorbit.new("stationx", seats=2, seed=1, build="standard")
    deorbit.play_out(heard, [deorbit.agent("random", seed=n) for n in range(2)], 40)
    unheard = deorbit.loads(heard.dumps())
    unheard._story, unheard._told = [], 0
    for _ in range(2):
        assert unheard.story() == heard.story()
        assert unheard.log(0) == heard.log(0)
    past = heard.copy()
    past._told = 10
    assert past.story() == past.story() == heard.story()


def test_one_lane_is_a_lane() -> None:
    """Alone, too, one may take back what one did beside oneself."""
    stack = Stack()
    assert not stack.parallel()
    stack.open([[pack(1, 0)]])
    assert stack.parallel()
    assert stack.asked() == (0,)
    stack.rest(0, 2)
    assert stack.all_rest()


def test_what_is_secret_of_a_shape_is_named() -> None:
    assert Shape("peeked", "card!").secret == ["card"]
    assert Shape("peeked", "card").secret == []


def test_the_grade_of_all_the_rest_is_no_datum_itself() -> None:
    page = {"gun": {"cost": 2, "grade": {"cost": "card", "rest": "play", "owner": "rule"}}}
    found = {one.field: one.grade for one in data_of("x.toml", page, {})}
    assert found == {"cost": "card", "owner": "rule"}


@pytest.mark.parametrize(
    "value",
    [
        {"see": 3, "is": 1},
        {"see": "round"},
        {"see": "round", "is": 1, "least": 2},
        {"see": "round", "was": 1},
        {"told": 3},
        {"told": "nothing"},
        {"told": "round-begun", "times": "2"},
        "round",
        [],
    ],
)
def test_a_condition_of_a_lesson_that_makes_no_sense_is_refused(value: Any) -> None:
    with pytest.raises(deorbit.BadInput) as caught:
        read_condition("intrepid", "goal.when", value)
    assert caught.value.args_named["key"] == "goal.when"


def test_a_condition_of_a_lesson_sees_or_is_told() -> None:
    seen = read_condition("intrepid", "goal.when", {"see": "round", "is": 2})
    assert (seen.path, seen.test, seen.value) == ("round", "is", 2)
    told = read_condition("intrepid", "goal.when", {"told": "round-begun", "round": 3})
    assert (told.event, told.times) == ("intrepid-event-round-begun", 1)
    often = read_condition("intrepid", "goal.when", {"told": "round-begun", "times": 4})
    assert often.times == 4


def test_a_question_that_was_answered_is_off_the_stack() -> None:
    stack = Stack()
    stack.push(1, 0)
    stack.push(2, 1)
    assert stack.asked() == (1,)
    stack.answer(1)
    assert stack.asked() == (0,)
    stack.answer(0)
    assert stack.asked() == ()


def test_only_plain_digits_are_a_number() -> None:
    for word in ("12", "999999999"):
        assert deorbit.Action.parse(f"take {word}").args == (int(word),)
    for word in ("١٢", "1234567890", "1a"):
        assert deorbit.Action.parse(f"take {word}").args == (word,)
