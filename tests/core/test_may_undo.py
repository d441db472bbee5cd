"""Whether something could be taken back is known without trying it out."""

from random import Random
from typing import Any

import pytest

import deorbit
from deorbit.core.game import Game
from deorbit.games import NAMES, find

SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    *[(name, find(name).least_seats, {}) for name in NAMES],
    ("stationfall", 4, {"teams": True}),
    ("stationfall", 9, {"characters": "random"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_what_is_kept_of_the_match_before_tells_the_same_as_trying(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    match = deorbit.new(game, seats=seats, seed=4, **options)
    rng = Random(4)
    answers = set()
    for _ in range(120):
        if not match.to_act:
            break
        before, match = match, match.copy()
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
        for one in range(seats):
            could = match.copy().undo(one)
            assert match.may_undo(one, before) == could
            assert match.may_undo(one) == could
            answers.add(could)
    assert answers == {True, False}


def test_what_was_kept_of_another_moment_is_not_believed() -> None:
    match = deorbit.new("stationfall", seats=2, seed=1)
    older = match.copy()
    for _ in range(2):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    for seat in range(2):
        assert match.may_undo(seat, older) == match.copy().undo(seat)


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_a_game_counts_what_is_unknown_as_its_view_shows_it(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    match = deorbit.new(game, seats=seats, seed=6, **options)
    rng = Random(6)
    for _ in range(100):
        if not match.to_act:
            break
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
        rules, state = match._game, match._state
        for reader in (None, *range(seats)):
            assert rules.unknown(state, reader) == Game.unknown(rules, state, reader)
