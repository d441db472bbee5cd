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


def test_a_search_may_pass_a_die_to_a_pair_that_is_begun() -> None:
    galley = {"rehydration-galley": {"at": "2-1", "dice": [4]}}
    match = station({"russia": {"pool": [4, 5]}, "united-states": FULL}, galley)
    assert passed_on(match, 0) == {"dock russia 4 united-states"}


def test_a_search_passes_no_die_for_a_tile_that_is_full_disabled_or_anothers() -> None:
    for tiles in (
        {"external-radiator": {"at": "2-1", "dice": [1]}},
        {"external-radiator": {"at": "2-1", "disable": 1}},
        {"tinned-rations": "2-1"},
    ):
        match = station({"russia": {"pool": [2]}, "united-states": FULL}, tiles)
        assert passed_on(match, 0) == set()


def test_a_search_passes_a_toxic_die_to_a_crew_that_can_pay_and_any_to_a_free_module() -> None:
    facts = {"disaster": TOXIC, "latest": making_toxic(6)}
    match = station({"russia": {"pool": [6]}, "canada": {"pool": [1]}}, {}, **facts)
    assert passed_on(match, 0) == {"dock russia 6 canada"}
    match = station({"russia": {"pool": [5]}, "canada": {"pool": []}}, {}, **facts)
    assert passed_on(match, 0) == {"dock russia 5 canada"}


def test_who_is_done_without_such_a_die_still_gets_one() -> None:
    match = station({"russia": {"pool": [2]}, "canada": {"pool": [4]}}, {})
    act(match, "1 done")
    assert passed_on(match, 0) == {"dock russia 2 canada"}


def test_a_search_thinks_of_one_slot_of_each_sector_for_a_tile_and_of_no_wishes() -> None:
    crews = {"russia": {"offer": ["khladon-loop", "lada-greenhouse"], "capacity": 9}, "japan": {}}
    tiles = {"tinned-rations": "1-1", "zvezda-solar-wings": "8-1"}
    match = station(crews, tiles, phase="spending")
    state = match._state
    moves = [str(GAME.decode(state, move)) for move in GAME.considered(state, 0)]
    slots = ["1-2", *[f"{sector}-1" for sector in range(2, 8)], "8-2"]
    for name in ("khladon-loop", "lada-greenhouse"):
        found = [move for move in moves if move.startswith(f"buy russia {name}")]
        assert found == [f"buy russia {name} {slot}" for slot in slots]
    assert {"die russia", "done"} < set(moves)
    match = station({"russia": {"pool": [2]}, "japan": {}}, {})
    kinds = {GAME.decode(match._state, move).kind for move in GAME.considered(match._state, 0)}
    assert kinds == {"place", "dock", "done"}


def test_dice_that_would_be_left_over_count_nothing_in_the_end() -> None:
    """What agents count for dice in hand is taken off where nothing more is done."""
    crews = {"russia": {"pool": [1, 2]}, "canada": {"pool": [2], "storage": [3, 5, 5]}}

    def unused(seat: int, **more: object) -> int:
        state = station(crews, {}, **more)._state
        return GAME.worth(state, seat) - GAME.settled(state, seat)

    assert [unused(0), unused(1)] == [2 * 34, 34 + 3 * 16]
    assert unused(0, seats=1) == 3 * 34 + 3 * 16
    assert [unused(seat, phase="spending") for seat in (0, 1)] == [0, 0]
