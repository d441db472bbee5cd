"""The United States (7.4): one higher, one lower, pairs."""

import deorbit
from games.intrepid.crews import (
    act,
    all_ones,
    crew,
    everybody_is_done,
    gained,
    gives,
    legal,
    refusal,
    station,
)

TILES = {
    "aluminum-shielding": "1-1",
    "oxygen-generation-assembly": "1-2",
    "roll-out-solar-array": "1-3",
    "node-radiator": "1-4",
    "plant-pillow-racks": "2-1",
}


def states(pool, **facts):
    return station({"united-states": {"pool": pool, **facts}, "russia": {}}, TILES)


def test_aluminum_shielding_with_a_3_gives_a_2_or_a_4() -> None:
    match = states([3])
    supply = crew(match, "united-states")["supply"]
    act(match, "0 place united-states 3 aluminum-shielding")
    assert legal(match, 0) == {"gain 2", "gain 4"}
    assert refusal(match, "0 gain 3") == "7.4.1"
    act(match, "0 gain 4")
    assert crew(match, "united-states")["pool"] == [4]
    assert crew(match, "united-states")["supply"] == supply - 1


def test_values_wrap() -> None:
    for die, choices in ((6, {"gain 5", "gain 1"}), (1, {"gain 6", "gain 2"})):
        match = states([die])
        act(match, f"0 place united-states {die} aluminum-shielding")
        assert legal(match, 0) == choices


def test_without_a_die_in_the_supply_there_is_no_new_one() -> None:
    match = states([3, *all_ones("united-states", 1)])
    act(match, "0 place united-states 3 aluminum-shielding")
    assert "done" in legal(match, 0)


def test_a_docked_die_may_take_the_last_one_of_the_supply_before_the_choice() -> None:
    crews = {"united-states": {"pool": [3, *all_ones("united-states", 2)]}, "russia": {"pool": [2]}}
    match = station(crews, TILES)
    act(match, "0 place united-states 3 aluminum-shielding", "1 dock russia 2 united-states")
    act(match, "0 gain 4")
    assert crew(match, "united-states")["supply"] == 0
    assert sorted(crew(match, "united-states")["pool"]) == [*all_ones("united-states", 2), 2]


def test_a_4_in_the_pool_may_be_adjusted_to_a_5_or_a_3() -> None:
    match = states([6, 4, 5])
    act(match, "0 place united-states 6 oxygen-generation-assembly")
    assert legal(match, 0) == {"adjust 4 3", "adjust 4 5", "pass"}
    assert refusal(match, "0 adjust 5 6") == "7.4.2"
    assert refusal(match, "0 adjust 4 6") == "7.4.2"
    assert refusal(match, "0 adjust 2 3") == "7.4.2"
    act(match, "0 adjust 4 5")
    assert crew(match, "united-states")["pool"] == [5, 5]


def test_without_a_4_there_is_nothing_to_adjust() -> None:
    match = states([6, 5])
    act(match, "0 place united-states 6 oxygen-generation-assembly")
    assert "done" in legal(match, 0)


def test_a_pair_needs_two_dice_of_one_value() -> None:
    match = states([2, 2, 5])
    act(match, "0 place united-states 2 roll-out-solar-array")
    assert refusal(match, "0 place united-states 5 roll-out-solar-array") == "5.1"
    act(match, "0 place united-states 2 roll-out-solar-array")
    assert refusal(match, "0 place united-states 5 roll-out-solar-array") == "5.1"
    assert gained(everybody_is_done(match)) == {"power": gives("roll-out-solar-array", 2, 2)}


def test_half_a_pair_gives_nothing() -> None:
    match = states([2])
    act(match, "0 place united-states 2 roll-out-solar-array")
    assert gained(everybody_is_done(match)) == {}


def test_the_ability_of_a_pair_works_with_the_second_die() -> None:
    match = states([2, 2])
    act(match, "0 place united-states 2 node-radiator")
    assert "done" in legal(match, 0)
    act(match, "0 place united-states 2 node-radiator")
    assert legal(match, 0) == {"gain 1", "gain 3"}


def test_three_of_a_kind() -> None:
    match = states([4, 4, 4])
    for _ in range(3):
        act(match, "0 place united-states 4 plant-pillow-racks")
    assert gained(everybody_is_done(match)) == {"nutrition": gives("plant-pillow-racks", 4, 4, 4)}


def test_only_a_die_of_the_pool_is_adjusted() -> None:
    tiles = {"lithium-battery-unit": "1-1"}
    match = station({"united-states": {"pool": [4, 6]}, "russia": {}}, tiles)
    act(match, "0 place united-states 4 lithium-battery-unit")
    assert legal(match, 0) == {"adjust 6 5", "adjust 6 1", "pass"}
    assert refusal(match, "0 adjust 6/2 5") == "house-front"
    assert refusal(match, "0 adjust 6 5/1") == "house-front"
    reason = match.why_not(0, deorbit.Action.parse("adjust 1 2"))
    assert reason is not None
    assert (reason.rule, reason.text) == ("7.4.2", "There is no 1 in the pool.")
