"""Canada (7.3): Converters and storage."""

import deorbit
from games.intrepid.crews import act, crew, everybody_is_done, legal, refusal, station

TILES = {
    "food-lockers": "1-1",
    "oxygen-storage-tank": "1-2",
    "solid-fuel-oxygen-generator": "1-3",
    "folding-solar-blanket": "1-4",
    "converter-bench": "2-1",
    "heater-mats": "2-2",
}


def canada(**facts):
    return station({"canada": facts, "russia": {"pool": [1, 3]}}, TILES)


def test_the_example_of_the_converter() -> None:
    """1, 3, 3, 5, 6: the 1 to a 2 and the 5 to a 4, then two 3s are stored."""
    match = canada(fresh=[1, 3, 3, 5, 6], converters=1)
    act(match, "0 convert 1 5")
    assert crew(match, "canada")["pool"] == [2, 4, 6]
    assert crew(match, "canada")["storage"] == [3, 3]
    assert crew(match, "canada")["converters"] == 0


def test_without_converters_the_example_leaves_one_die_in_the_pool() -> None:
    match = canada(fresh=[1, 3, 3, 5, 6], converters=1)
    act(match, "0 ready")
    assert crew(match, "canada")["pool"] == [6]
    assert crew(match, "canada")["storage"] == [1, 3, 3, 5]
    assert crew(match, "canada")["converters"] == 1, "unused ones are kept"


def test_one_converter_is_ready_at_the_start_and_three_lie_aside() -> None:
    match = deorbit.new("intrepid", seats=2, seed=1, countries="canada,russia")
    assert crew(match, "canada")["converters"] == 1
    assert crew(match, "russia")["converters"] == 0


def test_unused_converters_are_kept_between_rounds() -> None:
    match = canada(fresh=[1, 3, 5], converters=3)
    act(match, "0 convert 1 3", "0 ready")
    everybody_is_done(match)
    everybody_is_done(match)
    assert match.position()["round"] == 2
    assert crew(match, "canada")["converters"] == 2


def test_odd_dice_are_stored_at_the_start_of_the_round_once_converters_are_used() -> None:
    for seed in range(12):
        match = deorbit.new("intrepid", seats=2, seed=seed, countries="canada,russia")
        rolled = crew(match, "canada")["fresh"]
        act(match, "0 ready")
        assert crew(match, "canada")["pool"] == [die for die in rolled if die % 2 == 0]
        assert crew(match, "canada")["storage"] == [die for die in rolled if die % 2]


def test_any_number_of_converters_may_be_used_on_the_same_die_too() -> None:
    match = canada(fresh=[1, 5, 5], converters=2)
    act(match, "0 convert 1 5", "0 convert 2 5")
    assert crew(match, "canada")["pool"] == [4, 4]
    assert crew(match, "canada")["storage"] == [3]


def test_a_converter_raises_one_die_and_lowers_another_one() -> None:
    match = canada(fresh=[1, 5], converters=1)
    assert legal(match, 0) == {"convert 1 5", "convert 5 1", "ready"}
    assert refusal(match, "0 convert 1 1") == "7.3.4"


def test_two_dice_of_one_value_can_be_pulled_apart() -> None:
    match = canada(fresh=[3, 3], converters=1)
    act(match, "0 convert 3 3")
    assert crew(match, "canada")["pool"] == [2, 4]


def test_with_a_single_die_no_converter_can_be_used() -> None:
    match = station({"canada": {"pool": [], "storage": [3], "converters": 1}, "russia": {}}, TILES)
    assert "done" in legal(match, 0)
    assert refusal(match, "0 convert 3 3") == "7.3.4"


def test_values_wrap_from_6_to_1_and_from_1_to_6() -> None:
    match = canada(fresh=[6, 1], converters=1)
    act(match, "0 convert 6 1")
    assert crew(match, "canada")["storage"] == [1]
    assert crew(match, "canada")["pool"] == [6]


def test_a_tile_that_gives_a_converter_makes_one_ready_up_to_four() -> None:
    match = canada(pool=[2], converters=3)
    act(match, "0 place canada 2 converter-bench")
    assert crew(match, "canada")["converters"] == 4
    match = canada(pool=[2], converters=4)
    act(match, "0 place canada 2 converter-bench")
    assert crew(match, "canada")["converters"] == 4


def test_dice_in_storage_cannot_be_used() -> None:
    match = canada(storage=[3, 5])
    assert refusal(match, "0 place canada 3 habitation") == "7.3.2"
    assert refusal(match, "0 dock canada 3 russia") == "7.3.2"


def test_the_food_lockers_take_any_two_dice_from_storage_which_keep_their_values() -> None:
    match = canada(pool=[2], storage=[1, 3, 5])
    act(match, "0 place canada 2 food-lockers")
    assert legal(match, 0) == {"take 1", "take 3", "take 5", "pass"}
    act(match, "0 take 5", "0 take 1")
    assert crew(match, "canada")["pool"] == [1, 5]
    assert crew(match, "canada")["storage"] == [3]
    assert "done" in legal(match, 0)


def test_one_may_take_fewer() -> None:
    match = canada(pool=[2], storage=[1, 3])
    act(match, "0 place canada 2 food-lockers", "0 take 1", "0 pass")
    assert crew(match, "canada")["storage"] == [3]


def test_what_is_left_in_storage_goes_home_at_the_end_of_the_round() -> None:
    match = canada(storage=[1, 3, 5], converters=0)
    supply = crew(match, "canada")["supply"]
    everybody_is_done(match)
    everybody_is_done(match)
    one = crew(match, "canada")
    rolled = len(one["pool"]) + len(one["storage"]) + len(one["fresh"])
    assert one["supply"] + rolled == supply + 3


def test_dice_rolled_into_storage_stay_there_odd_or_even() -> None:
    seen = set()
    for seed in range(60):
        match = station({"canada": {"pool": [2, 4]}, "russia": {}}, TILES, seed=seed)
        supply = crew(match, "canada")["supply"]
        act(match, "0 place canada 2 oxygen-storage-tank")
        (stored,) = crew(match, "canada")["storage"]
        assert crew(match, "canada")["pool"] == [4]
        assert crew(match, "canada")["supply"] == supply - 1
        seen.add(stored)
    assert seen == {1, 2, 3, 4, 5, 6}


def test_the_solid_fuel_oxygen_generator_raises_a_stored_3_to_a_5_and_it_stays_stored() -> None:
    match = canada(pool=[2], storage=[3])
    act(match, "0 place canada 2 solid-fuel-oxygen-generator")
    assert legal(match, 0) == {"adjust 3 4", "adjust 3 5", "pass"}
    assert refusal(match, "0 adjust 3 6") == "7.3.10"
    act(match, "0 adjust 3 5")
    assert crew(match, "canada")["storage"] == [5]
    assert crew(match, "canada")["pool"] == []


def test_stored_dice_wrap_too() -> None:
    match = canada(pool=[2], storage=[6])
    act(match, "0 place canada 2 solid-fuel-oxygen-generator", "0 adjust 6 2")
    assert crew(match, "canada")["storage"] == [2]


def test_a_stored_die_can_be_lowered_where_the_tile_says_so() -> None:
    match = canada(pool=[2], storage=[1])
    act(match, "0 place canada 2 heater-mats", "0 adjust 1 6")
    assert crew(match, "canada")["storage"] == [6]


def test_a_docked_die_comes_into_the_pool_even_if_it_is_odd() -> None:
    match = canada(pool=[])
    act(match, "1 dock russia 3 canada")
    assert crew(match, "canada")["pool"] == [3]
    assert crew(match, "canada")["storage"] == []


def test_the_die_of_the_medical_officer_stays_in_the_pool_even_if_it_is_odd() -> None:
    crews = {
        "canada": {"pool": [], "kept": 3, "converters": 0},
        "russia": {"badge": "medical-officer"},
    }
    match = station(crews, TILES, phase="spending")
    everybody_is_done(match)
    assert 3 in crew(match, "canada")["pool"]


def test_a_converter_may_change_that_die() -> None:
    match = canada(pool=[3], fresh=[1, 6], converters=1)
    assert "convert kept-3 1" in legal(match, 0)
    act(match, "0 convert kept-3 1")
    assert crew(match, "canada")["pool"] == [4, 6, 6]


def test_canada_with_one_die_is_not_asked_to_convert() -> None:
    """Two different dice are needed (7.3.4)."""
    match = canada(fresh=[3], converters=1)
    assert crew(match, "canada")["storage"] == [3]
    assert "done" in legal(match, 0)
    match = canada(fresh=[3], pool=[2], converters=1)
    assert "convert 3 kept-2" in legal(match, 0)
