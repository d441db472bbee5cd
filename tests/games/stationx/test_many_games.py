"""Thousands of random games, looked at every so often: for `make soak`."""

import pytest

import deorbit
from games.stationx.test_properties import CHECKS, SETUPS

GAMES = 3000
PARTS = 10


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_lost_or_doubled_in_thousands_of_games(part: int) -> None:
    for seed in range(part, GAMES, PARTS):
        match = deorbit.new("stationx", seed=seed, **SETUPS[seed % len(SETUPS)])
        agents = [deorbit.agent("random", seed=seed + seat) for seat in range(match.seats)]
        while match.to_act:
            deorbit.play_out(match, agents, limit=150)
            position = match.position()
            for check in CHECKS:
                check(position)
        assert match.outcome is not None
