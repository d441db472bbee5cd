"""Thousands of random games, looked at every so often: for `make soak`."""

from collections import Counter

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


def greedy_game(seats: int, seed: int) -> deorbit.Outcome:
    """What becomes of a game of greedy players on the standard station."""
    match = deorbit.new("stationx", seats=seats, seed=seed, build="standard")
    agents = [deorbit.agent("greedy", seed=10 * seed + seat) for seat in range(seats)]
    outcome = deorbit.play_out(match, agents)
    assert outcome is not None
    return outcome


@pytest.mark.soak
def test_greedy_plays_on_to_win() -> None:
    """house-round-limit: nine of ten games of four end by conquest before it."""
    endings = Counter(greedy_game(4, seed).ending for seed in range(1000))
    assert endings["conquest"] >= 900


@pytest.mark.soak
def test_the_standard_station_is_fair_to_each_of_three() -> None:
    """house-standard: each wins a third of the games, give or take 5 in 100."""
    won = [0.0] * 3
    for seed in range(1000):
        winners = greedy_game(3, seed).winners
        for seat in winners:
            won[seat] += 1 / len(winners)
    assert all(abs(share - 1000 / 3) <= 50 for share in won), won
