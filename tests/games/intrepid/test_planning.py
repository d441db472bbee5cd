"""What a search over placements looks at."""

from random import Random

import deorbit
from deorbit.games.intrepid.game import GAME
from games.intrepid.crews import TOXIC, act, legal, making_toxic, station


def passed_on(match: deorbit.Match, seat: int) -> set[str]:
    """The dice that a search thinks of passing on."""
    state = match.seat(seat).world(Random(0))
    moves = GAME.considered(state, seat)
    found = [GAME.decode(state, move) for move in moves]
    return {str(action) for action in found if action.kind == "dock"}


FULL = {"habitation": [1, 1]}


def test_a_search_passes_no_die_to_a_crew_that_cannot_place_it() -> None:
    match = station(
        {"russia": {"pool": [5]}, "japan": {"habitation": ["1/2", "1/2"]}},
        {"tinned-rations": "1-1", "water-electrolyzer": "2-1"},
    )
    assert "dock russia 5 japan" in legal(match, 0)
    assert passed_on(match, 0) == set()


def test_a_search_may_pass_a_die_that_a_tile_of_the_other_crew_needs() -> None:
    match = station(
        {"russia": {"pool": [3]}, "japan": {"habitation": ["1/2", "1/2"]}},
        {"tinned-rations": "1-1", "water-electrolyzer": "2-1"},
    )
    assert passed_on(match, 0) == {"dock russia 3 japan"}


def test_a_search_passes_no_single_die_for_a_pair() -> None:
    tiles = {"tinned-rations": "1-1", "rehydration-galley": "2-1"}
    alone = station({"russia": {"pool": [4]}, "united-states": FULL}, tiles)
    assert passed_on(alone, 0) == set()
    second = station({"russia": {"pool": [4]}, "united-states": {**FULL, "pool": [4]}}, tiles)
    assert passed_on(second, 0) == {"dock russia 4 united-states"}


def test_a_search_passes_no_die_to_who_is_done_and_has_such_a_die_left() -> None:
    match = station(
        {"russia": {"pool": [2]}, "canada": {"pool": [2]}},
        {"tinned-rations": "1-1", "food-lockers": "2-1"},
    )
    assert passed_on(match, 0) == {"dock russia 2 canada"}
    act(match, "1 done")
    assert passed_on(match, 0) == set()


def test_a_search_passes_no_toxic_die_to_a_crew_that_cannot_pay() -> None:
    match = station(
        {"russia": {"pool": [6]}, "canada": {"pool": []}},
        {"tinned-rations": "1-1", "food-lockers": "2-1"},
        disaster=TOXIC,
        latest=making_toxic(6),
    )
    assert passed_on(match, 0) == set()
