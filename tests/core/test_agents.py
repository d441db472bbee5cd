"""Agents decide from what their seat may see."""

import pytest

import deorbit
from deorbit import Action, Agent, Seat


def test_anybody_can_write_an_agent() -> None:
    class Sloth(Agent):
        def decide(self, seat: Seat) -> Action:
            legal = seat.legal()
            return Action("end") if Action("end") in legal else legal[0]

    match = deorbit.new("stationx", seats=2, seed=1, build="standard", rounds=3)
    assert deorbit.play_out(match, [Sloth(), Sloth()]) is not None
    assert {str(action) for _, action in match.actions} == {"end"}


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_decides_the_same(name: str) -> None:
    matches = [deorbit.new("stationx", seats=2, seed=1, rounds=2) for _ in range(2)]
    for match in matches:
        deorbit.play_out(match, [deorbit.agent(name, seed=seat) for seat in range(2)])
    assert matches[0].actions == matches[1].actions
    match = deorbit.new("stationx", seats=2, seed=1)
    assert deorbit.agent(name, seed=3).choose(match, match.to_act[0]) in match.legal(
        match.to_act[0]
    )


def test_deciding_changes_nothing() -> None:
    match = deorbit.new("stationx", seats=4, seed=1, build="standard")
    before = match.fingerprint, match.version
    deorbit.agent("greedy").choose(match, match.to_act[0])
    assert (match.fingerprint, match.version) == before


def games_won_by_greedy(seeds: range) -> int:
    """Four players, one greedy among three random, the greedy seat going round."""
    won = 0
    for seed in seeds:
        greedy = seed % 4
        agents = [deorbit.agent("random", seed=10 * seed + seat) for seat in range(4)]
        agents[greedy] = deorbit.agent("greedy", seed=seed)
        outcome = deorbit.play_out(deorbit.new("stationx", seats=4, seed=seed), agents)
        won += outcome is not None and outcome.winners == (greedy,)
    return won


@pytest.mark.compiled
def test_greedy_beats_three_random_players_nearly_always() -> None:
    """In 95 of 100 games; uncompiled, where a game takes long, in 11 of 12."""
    if deorbit.compiled:
        assert games_won_by_greedy(range(100)) >= 95
    else:
        assert games_won_by_greedy(range(12)) >= 11


@pytest.mark.soak
@pytest.mark.parametrize("part", range(8))
def test_greedy_beats_three_random_players_over_many_games(part: int) -> None:
    assert games_won_by_greedy(range(1000 + 50 * part, 1050 + 50 * part)) >= 44


def won_by_greedy_in_stationfall(seeds: range) -> int:
    """Four players, one greedy among three random, the greedy seat going round."""
    won = 0
    for seed in seeds:
        match = deorbit.new("stationfall", seats=4, seed=seed)
        greedy = seed % 4
        agents = [deorbit.agent("random", seed=4 * seed + seat) for seat in range(4)]
        agents[greedy] = deorbit.agent("greedy", seed=4 * seed + greedy)
        outcome = deorbit.play_out(match, agents)
        won += outcome is not None and greedy in outcome.winners
    return won


def test_greedy_clearly_beats_random_in_stationfall() -> None:
    assert won_by_greedy_in_stationfall(range(40)) >= 28, "a random player would win ten"


@pytest.mark.soak
def test_greedy_clearly_beats_random_in_stationfall_over_many_games() -> None:
    assert won_by_greedy_in_stationfall(range(400)) >= 300
