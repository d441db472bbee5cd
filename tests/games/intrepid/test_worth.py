"""What agents find better and worse, thing by thing: figures beside those of a plain position."""

from __future__ import annotations

from typing import Any

import pytest

from games.intrepid.crews import TOXIC, act, everybody_is_done, station

CREWS: dict[str, dict[str, Any]] = {"russia": {}, "canada": {}}
LEVELS = {"power": 9, "oxygen": 9, "climate": 9, "nutrition": 9}
SPEND = [{"ask": "spend", "seat": 0}, {"ask": "spend", "seat": 1}]


def worth(crews: dict[str, dict[str, Any]] | None = None, **more: Any) -> int:
    given: dict[str, Any] = {"tiles": {}, "resources": LEVELS, **more}
    return station({**CREWS, **(crews or {})}, **given).worth(0)


@pytest.mark.parametrize(
    ("facts", "more"),
    [
        ({"pool": [1]}, 34),
        ({"pool": [1, 6, 6]}, 3 * 34),
        ({"capacity": 5}, 3 * 42),
        ({"capacity": 0}, -2 * 42),
        ({"track": 6}, 150),
        ({"amplify": 2}, 2 * 45),
        ({"docking_disabled": True}, -25),
        ({"wish": 2}, -1),
        ({"habitation": ["6"]}, 3 * 42),
        ({"habitation": ["6"], "capacity": 9}, 8 * 42),
        ({"offer": []}, 0),
    ],
)
def test_what_a_crew_has_is_worth_something(facts: dict[str, Any], more: int) -> None:
    assert worth({"russia": facts}) - worth() == more


@pytest.mark.parametrize(
    ("facts", "more"),
    [({"storage": [2, 4]}, 2 * 16), ({"converters": 3}, 2 * 20), ({"capacity": 3}, 42)],
)
def test_what_the_other_crew_has_counts_as_much(facts: dict[str, Any], more: int) -> None:
    assert worth({"canada": facts}) - worth() == more


def test_dice_and_wishes_are_worth_nothing_when_they_can_no_longer_be_placed() -> None:
    later = {"phase": "spending", "asks": SPEND}
    dice = {"russia": {"pool": [1, 2]}, "canada": {"storage": [2]}}
    assert worth(dice, **later) == worth(**later)


def test_a_die_that_is_kept_for_the_next_round_is_worth_something() -> None:
    later = {"phase": "spending", "asks": SPEND}
    officer = {"badge": "medical-officer", "badge_used": True}
    kept = worth({"russia": {**officer, "kept": "3"}}, **later)
    assert kept - worth({"russia": officer}, **later) == 70


@pytest.mark.parametrize(
    ("tiles", "more"),
    [
        ({"tinned-rations": "1-1"}, 60 + 2 * 38),
        ({"tinned-rations": "4-4"}, 60 + 2 * 38),
        ({"tinned-rations": "8-4", "battery-rack": "1-1"}, 2 * 60 + (2 + 4) * 38),
        ({"tinned-rations": {"at": "1-1", "scenario": 2}}, 60 + 2 * 38 - 2 * 55),
        ({"tinned-rations": {"at": "1-1", "disable": 1}}, 60 + 2 * 38 - 80),
    ],
)
def test_a_tile_is_worth_more_the_dearer_it_is_and_less_with_tokens(
    tiles: dict[str, Any], more: int
) -> None:
    assert worth(tiles=tiles) - worth() == more


def test_a_strain_costs_beside_what_it_takes_from_the_resource() -> None:
    later = {"phase": "spending", "asks": SPEND}
    whole = worth(tiles={"tinned-rations": "1-1"}, **later)
    strained = worth(tiles={"tinned-rations": {"at": "1-1", "strain": 1}}, **later)
    assert whole - strained == 90


def test_spaces_of_missions_are_worth_more_than_all_else_and_a_whole_one_still_more() -> None:
    two = [{"name": "medical-checkup"}, {"name": "orbital-survey"}]
    begun = [{"name": "medical-checkup", "filled": [1, 2]}, two[1]]
    done = [{"name": "medical-checkup", "filled": [1, 2, 4, 5, 6]}, two[1]]
    assert worth(missions=begun) - worth(missions=two) == 2 * 260
    assert worth(missions=done) - worth(missions=two) == 5 * 260 + 200


def test_a_space_of_a_lasting_card_is_worth_less_and_a_whole_card_nothing_more() -> None:
    lasting = {"disaster": TOXIC, "round": 3, "phase": "placing"}
    open_card = worth(active=[{"name": "seeping-vents"}], **lasting)
    assert (
        worth(active=[{"name": "seeping-vents", "filled": ["open", 5]}], **lasting) - open_card
        == 60
    )


def left_of(power: int, **more: Any) -> int:
    """The worth beside that with as much power as the round will consume."""
    levels = {"resources": {**LEVELS, "power": 4 + power}}
    return worth(**{**levels, **more}) - worth(resources={**LEVELS, "power": 4})


@pytest.mark.parametrize(
    ("left", "more"), [(1, 130), (2, 240), (9, 590), (10, 610), (-1, -420), (-3, -3 * 420)]
)
def test_the_first_units_beyond_what_will_be_consumed_are_worth_most(left: int, more: int) -> None:
    assert left_of(left) == more


def test_far_beyond_that_each_unit_is_worth_the_same_little() -> None:
    four = {"russia": {}, "canada": {}, "japan": {}, "united-states": {}}
    rows = {"seats": 4, "tiles": {}, "phase": "spending"}
    rows["asks"] = [{"ask": "spend", "seat": seat} for seat in range(4)]

    def with_power(power: int) -> int:
        return station(four, resources={**LEVELS, "power": power}, **rows).worth(0)

    assert with_power(15) - with_power(0) == 680
    assert with_power(16) - with_power(15) == 8
    assert with_power(20) - with_power(15) == 5 * 8


def test_what_dice_will_give_counts_up_to_the_top_of_the_track_until_it_is_given() -> None:
    dice = {"tinned-rations": {"at": "1-1", "dice": ["6"]}}
    tile = {"tinned-rations": "1-1"}
    plain = {**LEVELS, "nutrition": 4}
    assert worth(tiles=dice, resources=plain) - worth(tiles=tile, resources=plain) == 330
    full = {**LEVELS, "nutrition": 14}
    assert worth(tiles=dice, resources=full) == worth(tiles=tile, resources=full)


def test_in_the_last_phase_nothing_more_is_consumed_this_round() -> None:
    later = {"phase": "spending", "asks": SPEND}
    assert (
        worth(**later, resources={**LEVELS, "power": 4})
        - worth(**later, resources={**LEVELS, "power": 0})
        == 400
    )


def test_victory_is_worth_more_than_anything_and_a_late_defeat_more_than_an_early_one() -> None:
    done = [{"name": "medical-checkup", "filled": [1, 2, 4, 5, "open"]}]
    match = station({"russia": {"pool": [6, 6, 2]}, "canada": {}}, missions=done)
    act(match, "0 place russia 6 medical-checkup")
    everybody_is_done(match)
    assert match.worth(0) == match.worth(1) == 1_000_000
    for number in (2, 5):
        lost = station(CREWS, {}, resources={**LEVELS, "power": 0}, round=number)
        everybody_is_done(lost)
        assert lost.worth(0) == -1_000_000 + 100 * number
