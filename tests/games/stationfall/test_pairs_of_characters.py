"""Every two characters get along in one game: they are in play together, and the game ends."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

import deorbit
from games.stationfall import casts, recount


@pytest.mark.parametrize("seats", casts.COUNT)
def test_every_two_characters_come_through_a_game_together(seats: int) -> None:
    """2.1.1: with every number of players, and all agendas add up at the end."""
    met = set()
    for seed, cast in enumerate(casts.cover(seats)):
        rng = Random(seed)
        m = deorbit.new("stationfall", seats=seats, seed=seed, characters=cast)
        while m.to_act:
            seat = rng.choice(m.to_act)
            moves = m.seat(seat).moves()
            m.advance(seat, rng.choice(moves))
        recount.check_outcome(m)
        met |= set(combinations(m.position()["cast"], 2))
    assert met == set(combinations(casts.CARDS, 2))
