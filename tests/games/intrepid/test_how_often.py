"""How often a tile does something, to which dice, and how far (chapters 6 and 7)."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.intrepid.crews import act, all_ones, crew, legal, refusal, station, told, why

POOLS: dict[str, list[Any]] = {
    "russia": [6, 1, 2, 3],
    "japan": ["1/4", "2/1", "3/1"],
    "united-states": [6, 4, 4],
    "canada": [2, 2],
}


def with_tile(country: str, tile: str, pool: list[Any] | None = None, **facts: Any):
    other = "russia" if country != "russia" else "japan"
    first = {"pool": POOLS[country] if pool is None else pool, **facts}
    return station({country: first, other: {}}, {tile: "1-1"})


@pytest.mark.parametrize(
    ("country", "tile", "die", "answer"),
    [
        ("russia", "vozdukh-scrubber", 6, "reroll 1"),
        ("japan", "heat-pipe-panel", "1/4", "turn 2/1 up"),
        ("united-states", "oxygen-generation-assembly", 6, "adjust 4 5"),
        ("canada", "heater-mats", 2, "adjust 3 4"),
        ("canada", "battery-rack", 2, "take 3"),
    ],
)
def test_a_tile_that_names_one_die_is_for_one(
    country: str, tile: str, die: Any, answer: str
) -> None:
    storage = {"storage": [3, 3], "converters": 0} if country == "canada" else {}
    match = with_tile(country, tile, **storage)
    act(match, f"0 place {country} {die} {tile}")
    assert "pass" in legal(match, 0)
    act(match, f"0 {answer}")
    assert "done" in legal(match, 0)


def test_dice_are_taken_from_storage_as_long_as_there_are_some() -> None:
    match = with_tile("canada", "food-lockers", storage=[6], converters=0)
    act(match, "0 place canada 2 food-lockers")
    assert legal(match, 0) == {"take 6", "pass"}
    act(match, "0 take 6")
    assert "done" in legal(match, 0), "there is no second one"
    assert sorted(crew(match, "canada")["pool"]) == [2, 6]
    match = with_tile("canada", "food-lockers", storage=[], converters=0)
    act(match, "0 place canada 2 food-lockers")
    assert "done" in legal(match, 0)


@pytest.mark.parametrize(("supply", "stored"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_as_many_dice_are_rolled_into_storage_as_the_tile_says_and_the_supply_has(
    supply: int, stored: int
) -> None:
    pool = [2, *all_ones("canada", supply + 1)]
    match = with_tile("canada", "potato-racks", pool)
    events = act(match, "0 place canada 2 potato-racks")
    assert len(crew(match, "canada")["storage"]) == stored
    assert crew(match, "canada")["supply"] == supply - stored
    assert sorted(told(events, "rolled-to-storage", "die")) == crew(match, "canada")["storage"]


def test_a_fifth_converter_is_not_told() -> None:
    for ready, gained in ((0, [1]), (3, [1]), (4, [])):
        match = with_tile("canada", "converter-bench", converters=ready)
        events = act(match, "0 place canada 2 converter-bench")
        assert told(events, "converter-gained", "number") == gained
        assert crew(match, "canada")["converters"] == min(4, ready + 1)


def test_a_tile_that_goes_up_only_gives_the_one_die_without_asking() -> None:
    for die in (1, 2, 3):
        match = with_tile("united-states", "external-radiator", [die])
        act(match, f"0 place united-states {die} external-radiator")
        assert crew(match, "united-states")["pool"] == [die + 1]
        assert "done" in legal(match, 0)


@pytest.mark.parametrize(
    ("tile", "stored", "to"),
    [
        ("solid-fuel-oxygen-generator", 1, {2, 3}),
        ("solid-fuel-oxygen-generator", 5, {6, 1}),
        ("solid-fuel-oxygen-generator", 6, {1, 2}),
        ("heater-mats", 1, {6, 2}),
        ("heater-mats", 6, {5, 1}),
        ("heater-mats", 4, {3, 5}),
    ],
)
def test_a_stored_die_goes_as_far_and_in_the_directions_that_the_tile_says(
    tile: str, stored: int, to: set[int]
) -> None:
    match = with_tile("canada", tile, [2], storage=[stored], converters=0)
    act(match, f"0 place canada 2 {tile}")
    assert legal(match, 0, "adjust") == {f"adjust {stored} {value}" for value in to}
    for value in {1, 2, 3, 4, 5, 6} - to:
        assert why(match, f"0 adjust {stored} {value}") == "to-this-value"


def test_only_what_lies_in_storage_is_changed_there() -> None:
    match = with_tile("canada", "heater-mats", [2, 4], storage=[3], converters=0)
    act(match, "0 place canada 2 heater-mats")
    assert why(match, "0 adjust 4 5") == "stored"
    assert legal(match, 0, "adjust") == {"adjust 3 2", "adjust 3 4"}


@pytest.mark.parametrize("die", ["1/2", "6/5", "kept-1", "kept-6"])
def test_dice_of_another_sort_are_changed_by_no_tile(die: str) -> None:
    match = with_tile("united-states", "sabatier-assembly", [6, 6, 4])
    act(match, *["0 place united-states 6 sabatier-assembly"] * 2)
    assert refusal(match, f"0 adjust {die} 5") == "house-front"
    assert refusal(match, f"0 adjust 4 {die}") == "house-front"
    match = with_tile("canada", "heater-mats", [2], storage=[3], converters=0)
    act(match, "0 place canada 2 heater-mats")
    assert refusal(match, f"0 adjust 3 {die}") == "house-front"
    assert refusal(match, f"0 adjust {die} 3") == "house-front"
    match = with_tile("canada", "food-lockers", storage=[3], converters=0)
    act(match, "0 place canada 2 food-lockers")
    assert refusal(match, f"0 take {die}") == "house-front"
    match = with_tile("russia", "vozdukh-scrubber")
    act(match, "0 place russia 6 vozdukh-scrubber")
    assert refusal(match, f"0 reroll {die}") == "house-front"


def test_a_die_is_changed_to_another_value() -> None:
    match = with_tile("united-states", "oxygen-generation-assembly")
    act(match, "0 place united-states 6 oxygen-generation-assembly")
    assert why(match, "0 adjust 4 4") == "to-this-value"


def test_a_tile_turns_only_dice_of_the_pool_and_only_its_ways() -> None:
    match = with_tile("japan", "heat-pipe-panel")
    act(match, "0 place japan 1/4 heat-pipe-panel")
    assert why(match, "0 turn 2/1 flip") == "this-turn"
    assert why(match, "0 turn 2/3 up") == "front"
    assert why(match, "0 turn 5/1 up") == "in-pool"


def test_a_discarded_die_goes_to_the_supply_and_a_paid_one_to_the_aid() -> None:
    match = with_tile("russia", "electrolysis-chamber")
    act(match, "0 place russia 6 electrolysis-chamber")
    assert why(match, "0 discard kept-1") == "sort"
    before = crew(match, "russia")
    act(match, "0 discard 1")
    after = crew(match, "russia")
    assert after["supply"] == before["supply"] + 1
    assert len(after["pool"]) == len(before["pool"]) - 1
    assert after["aid"] == 0
    assert "done" in legal(match, 0)


# Converters --------------------------------------------------------------------------------------


def canada(**facts: Any) -> deorbit.Match:
    return station({"canada": {"pool": [], **facts}, "russia": {}}, {})


@pytest.mark.parametrize(
    ("facts", "action", "reason"),
    [
        ({"fresh": [1, 5]}, "convert 1/2 5", "sort"),
        ({"fresh": [1, 5]}, "convert 6/5 5", "sort"),
        ({"fresh": [1, 5]}, "convert 5 1/2", "sort"),
        ({"fresh": [1, 5]}, "convert 5 6/5", "sort"),
        ({"fresh": [1, 5]}, "convert 5 5", "another-die"),
        ({"fresh": [1, 5]}, "convert 5 2", "rolled"),
        ({"fresh": [1, 5]}, "convert 2 5", "rolled"),
        ({"fresh": [1], "pool": [3]}, "convert kept-3 kept-3", "another-die"),
        ({"fresh": [1], "pool": [3]}, "convert 1 kept-1", "rolled"),
        ({"fresh": [1], "pool": [3]}, "convert kept-6 1", "rolled"),
    ],
)
def test_a_converter_takes_two_dice_that_are_there(
    facts: dict[str, Any], action: str, reason: str
) -> None:
    assert why(canada(converters=1, **facts), f"0 {action}") == reason


def test_every_two_dice_can_be_converted_either_way() -> None:
    match = canada(converters=1, fresh=[1, 1, 6], pool=[6])
    assert legal(match, 0, "convert") == {
        "convert 1 1",
        "convert 1 6",
        "convert 6 1",
        "convert 1 kept-6",
        "convert kept-6 1",
        "convert 6 kept-6",
        "convert kept-6 6",
    }
    two = canada(converters=1, fresh=[1], pool=[6, 6])
    assert "convert kept-6 kept-6" in legal(two, 0)


@pytest.mark.parametrize(
    ("action", "pool", "storage"),
    [
        ("convert kept-6 2", [1], [1]),
        ("convert 2 kept-6", [5], [3]),
        ("convert 2 kept-1", [6], [3]),
        ("convert kept-1 2", [2], [1]),
    ],
)
def test_a_die_of_the_pool_stays_there_and_wraps_when_it_is_converted(
    action: str, pool: list[int], storage: list[int]
) -> None:
    kept = int(action.partition("kept-")[2][0])
    match = canada(converters=1, fresh=[2], pool=[kept])
    act(match, f"0 {action}")
    held = crew(match, "canada")
    assert (held["pool"], held["storage"]) == (pool, storage)
    assert held["converters"] == 0


def test_what_is_stored_is_told_and_nothing_if_all_dice_are_even() -> None:
    for fresh, number in (([1, 3, 6], [2]), ([2, 6], []), ([5, 5, 5], [3])):
        match = canada(converters=1, fresh=fresh)
        events = act(match, "0 ready")
        assert told(events, "stored", "number") == number


# Wishes ------------------------------------------------------------------------------------------


def test_a_wish_is_told_and_taking_it_back_is_not() -> None:
    match = station({"russia": {}, "japan": {}}, {})
    assert why(match, "0 ask russia 0") == "wish"
    assert told(act(match, "0 ask russia 6"), "wished", "value") == [6]
    assert why(match, "0 ask russia 6") == "wish-stands"
    assert told(act(match, "0 ask russia 0"), "wished", "value") == []
    assert (crew(match, "russia")["wish"], crew(match, "russia")["wishes"]) == (0, 1)
    act(match, "0 ask russia 1")
    assert why(match, "0 ask russia 0") == "more-wishes"
    assert crew(match, "russia")["wishes"] == 0


def test_a_die_is_passed_on_by_who_has_it_to_whom_it_can_reach() -> None:
    match = station({"russia": {"pool": [4]}, "japan": {}, "canada": {}}, {}, seats=3)
    assert legal(match, 0, "dock") == {"dock russia 4 japan", "dock russia 4 canada"}
    for action, reason in (
        ("dock russia 5 japan", "in-pool"),
        ("dock russia 4/1 japan", "sort"),
        ("dock russia 4 russia", "same-crew"),
        ("dock russia 4 united-states", "crew"),
    ):
        assert why(match, f"0 {action}") == reason
    act(match, "0 dock russia 4 canada")
    assert legal(match, 0, "dock") == set()
    barred = station({"russia": {"pool": [4], "docking_disabled": True}, "japan": {}}, {})
    assert why(barred, "0 dock russia 4 japan") == "docking-disabled"
    assert legal(barred, 0, "dock") == set()
    poor = {"canada": {"pool": all_ones("canada", 0)}}
    match = station({"russia": {"pool": [4]}, **poor}, {})
    assert why(match, "0 dock russia 4 canada") == "receiver"
    assert legal(match, 0, "dock") == set()


def test_an_amplify_is_spent_by_who_has_one_on_any_resource() -> None:
    match = station({"russia": {"amplify": 1}, "japan": {}}, {})
    names = ("power", "oxygen", "climate", "nutrition")
    assert legal(match, 0, "amplify") == {f"amplify russia {name}" for name in names}
    assert why(match, "1 amplify japan power") == "amplify"
    act(match, "0 amplify russia climate")
    assert match.position()["amplified"] == {**dict.fromkeys(names, 0), "climate": 1}
    assert crew(match, "russia")["amplify"] == 0
    assert legal(match, 0, "amplify") == set()
