"""How much a position may say: the most of everything is read, one more is refused with its key."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from deorbit.games.intrepid.positions import form as fields
from games.intrepid.crews import METEORS, TOXIC, crew, refusal, station, tile

Facts = dict[str, Any]
TWO = [{"country": "russia"}, {"country": "japan"}]
SPEND = [{"ask": "spend", "seat": 0}, {"ask": "spend", "seat": 1}]
OLD = {"name": "medical-checkup", "filled": [1, 2, 4, 5, 6]}
DONE_NOW = {"name": "medical-checkup", "filled": [1, 2, 4, 5, "russia-6"]}


def read(position: Facts) -> Facts:
    given = {"seats": 2, "crews": TWO, **position}
    return deorbit.scenario("intrepid", given, seed=1).position()


def refused(position: Facts, key: str) -> None:
    with pytest.raises(deorbit.BadInput) as told:
        read(position)
    assert key in str(told.value)


def row(**facts: Any) -> Facts:
    return {"crews": [{"country": "russia", **facts}, TWO[1]]}


def one_tile(name: str, **facts: Any) -> Facts:
    return {"tiles": {name: facts}, "asks": [{"ask": "place", "seat": seat} for seat in (0, 1)]}


@pytest.mark.parametrize(
    ("fine", "wrong", "key"),
    [
        ({"round": 200}, {"round": 201}, "round"),
        ({"resources": {"power": 14}}, {"resources": {"power": 15}}, "resources.power"),
        ({"resources": {"power": 0}}, {"resources": {"power": -1}}, "resources.power"),
        ({"amplified": {"power": 14}}, {"amplified": {"power": 15}}, "amplified.power"),
        ({"amplified": {"power": 0}}, {"amplified": {"power": -1}}, "amplified.power"),
        (row(track=2), row(track=1), "crews[0].track"),
        (row(track=9), row(track=10), "crews[0].track"),
        (row(capacity=0), row(capacity=-1), "crews[0].capacity"),
        (row(capacity=10), row(capacity=11), "crews[0].capacity"),
        (row(amplify=6), row(amplify=7), "crews[0].amplify"),
        (row(amplify=0), row(amplify=-1), "crews[0].amplify"),
        (row(wish=6), row(wish=7), "crews[0].wish"),
        (row(wish=0), row(wish=-1), "crews[0].wish"),
        (row(wishes=0), row(wishes=-1), "crews[0].wishes"),
        (row(wishes=3), row(wishes=4), "crews[0].wishes"),
        (row(habitation=[1, 1]), row(habitation=[1, 1, 1]), "crews[0].habitation"),
        (row(docking=[1]), row(docking=[1, 1]), "crews[0].docking"),
        (row(pool=[1] * 12), row(pool=[1] * 13), "crews[0]"),
        (
            row(pool=[], offer=["elektron-unit", "topaz-reactor", "khladon-loop"]),
            row(offer=["elektron-unit", "topaz-reactor", "khladon-loop", "droplet-radiator"]),
            "crews[0].offer",
        ),
        (
            {"crews": [{"country": "canada", "converters": 4}, TWO[1]]},
            {"crews": [{"country": "canada", "converters": 5}, TWO[1]]},
            "crews[0].converters",
        ),
        (
            {"crews": [{"country": "canada", "converters": 0, "pool": []}, TWO[1]]},
            {"crews": [{"country": "canada", "converters": -1}, TWO[1]]},
            "crews[0].converters",
        ),
        (
            one_tile("tinned-rations", scenario=3),
            one_tile("tinned-rations", scenario=4),
            "tiles.tinned-rations.scenario",
        ),
        (
            one_tile("tinned-rations", scenario=0),
            one_tile("tinned-rations", scenario=-1),
            "tiles.tinned-rations.scenario",
        ),
        (
            one_tile("tinned-rations", strain=8),
            one_tile("tinned-rations", strain=9),
            "tiles.tinned-rations.strain",
        ),
        (
            one_tile("tinned-rations", disable=1),
            one_tile("tinned-rations", disable=2),
            "tiles.tinned-rations.disable",
        ),
        (
            one_tile("tinned-rations", dice=[1]),
            one_tile("tinned-rations", dice=[1, 1]),
            "tiles.tinned-rations.dice",
        ),
    ],
)
def test_so_much_and_no_more(fine: Facts, wrong: Facts, key: str) -> None:
    read(fine)
    refused(wrong, key)


def test_dice_on_the_aid_are_those_that_a_country_has() -> None:
    toxic = {"options": {"disaster": TOXIC}}
    read({**toxic, **row(aid=12, pool=[])})
    refused({**toxic, **row(aid=13, pool=[])}, "crews[0].aid")
    refused({**toxic, **row(aid=-1)}, "crews[0].aid")


@pytest.mark.parametrize(
    ("facts", "more"),
    [
        ({"pool": [1, 2]}, 2),
        ({"pool": [], "habitation": [1, 1]}, 2),
        ({"pool": [], "docking": [1]}, 1),
        ({"pool": [], "aid": 3}, 3),
    ],
)
def test_the_supply_has_the_dice_that_lie_nowhere_else(facts: Facts, more: int) -> None:
    match = station({"russia": facts, "japan": {}}, {}, disaster=TOXIC)
    assert crew(match, "russia")["supply"] == 12 - more
    on_card = [{"name": "medical-checkup", "filled": ["russia-1"]}]
    tiles = {"lada-greenhouse": {"dice": [2, 4]}}
    match = station({"russia": facts, "japan": {}}, tiles, disaster=TOXIC, missions=on_card)
    assert crew(match, "russia")["supply"] == 12 - more - 3
    assert crew(match, "japan")["supply"] == 12


def test_a_die_that_is_kept_and_dice_of_canada_are_not_in_the_supply() -> None:
    officer = {"badge": "medical-officer", "badge_used": True}
    match = station({"russia": {**officer, "kept": 3}, "japan": {}}, {}, phase="spending")
    assert crew(match, "russia")["supply"] == 11
    match = station({"canada": {"fresh": [1, 2], "converters": 1}, "japan": {}}, {})
    assert crew(match, "canada")["supply"] == 10
    match = station({"canada": {"storage": [1, 3, 5]}, "japan": {}}, {})
    assert crew(match, "canada")["supply"] == 9


def test_there_are_no_more_tokens_than_in_the_box() -> None:
    strain = {"tinned-rations": {"strain": 8}, "zvezda-solar-wings": {"strain": 1}}
    refused({"tiles": strain}, "tiles")
    amplify = [{"country": "russia", "amplify": 4}, {"country": "japan", "amplify": 3}]
    refused({"crews": amplify}, "tiles")
    match = station({"russia": {"docking_disabled": True}, "japan": {"amplify": 2}}, {})
    bank = match._state.edition.figures.bank
    assert match._state.bank == [bank[0], bank[1], bank[2] - 1, bank[3] - 2]


# What is left out --------------------------------------------------------------------------------


def test_a_tile_lies_in_the_first_free_slot_and_a_common_one_with_the_first_crew() -> None:
    tiles = {"tinned-rations": {}, "water-electrolyzer": {}, "multipurpose-research-lab": {}}
    found = read({"tiles": tiles})["tiles"]
    assert [found[name]["at"] for name in tiles] == ["1-1", "1-2", "1-3"]
    assert [found[name]["owner"] for name in tiles] == ["russia", "japan", "russia"]
    given = {"multipurpose-research-lab": {"owner": "japan", "at": "8-4"}}
    (lab,) = read({"tiles": given})["tiles"].values()
    assert (lab["owner"], lab["at"]) == ("japan", "8-4")


@pytest.mark.parametrize(
    ("name", "facts", "key"),
    [
        ("food-lockers", {}, "tiles.food-lockers.owner"),
        ("tinned-rations", {"owner": "japan"}, "tiles.tinned-rations.owner"),
        ("multipurpose-research-lab", {"owner": "canada"}, "owner"),
        ("tinned-rations", {"produces": "power"}, "tiles.tinned-rations.produces"),
        ("multipurpose-research-lab", {"produces": "power"}, "produces"),
        ("multipurpose-research-lab", {"produces": "gold", "dice": [1]}, "produces"),
    ],
)
def test_a_tile_is_a_crews_that_may_have_it_and_gives_what_it_can(
    name: str, facts: Facts, key: str
) -> None:
    refused(one_tile(name, **facts), key)


def test_two_tiles_do_not_share_a_slot() -> None:
    tiles = {"tinned-rations": {"at": "1-1"}, "zvezda-solar-wings": {"at": "1-1"}}
    refused({"tiles": tiles}, "tiles.zvezda-solar-wings.at")


def test_tiles_that_are_left_out_are_not_on_the_station_and_may_be_offered() -> None:
    rows = [{"country": "russia", "offer": ["tinned-rations"]}, TWO[1]]
    found = read({"tiles": {"zvezda-solar-wings": {}}, "crews": rows})
    assert list(found["tiles"]) == ["zvezda-solar-wings"]
    assert found["crews"][0]["offer"] == ["tinned-rations"]
    assert len(read({})["tiles"]) == 8


def test_an_offer_that_is_told_takes_the_place_of_the_one_that_was_dealt() -> None:
    for offer in ([], ["elektron-unit"], ["multipurpose-research-lab"]):
        assert read(row(offer=offer))["crews"][0]["offer"] == offer
    both = [{**one, "offer": ["multipurpose-research-lab"]} for one in TWO]
    refused({"crews": both}, "crews[1].offer[0]")
    refused(row(offer=["cell-culture-kitchen"]), "crews[0].offer[0]")
    refused(row(offer=["elektron-unit", "elektron-unit"]), "crews[0].offer[1]")


def test_what_is_gone_is_neither_on_the_station_nor_of_a_country_that_is_not_there() -> None:
    assert read({"gone": ["topaz-reactor"]})["gone"] == ["topaz-reactor"]
    assert read({"gone": ["multipurpose-research-lab"]})["gone"] == ["multipurpose-research-lab"]
    refused({"gone": ["tinned-rations"]}, "gone[0]")
    refused({"gone": ["food-lockers"]}, "gone[0]")
    offer = read({"gone": ["elektron-unit"], **row(offer=[])})["crews"][0]["offer"]
    assert offer == []


def test_countries_that_nobody_names_are_others_than_those_that_are_named() -> None:
    seen = set()
    for seed in range(30):
        given = {"seats": 3, "crews": [{}, {"country": "japan", "badge": "medical-officer"}]}
        rows = deorbit.scenario("intrepid", given, seed).position()["crews"]
        assert len({one["country"] for one in rows}) == len({one["badge"] for one in rows}) == 3
        assert (rows[1]["country"], rows[1]["badge"]) == ("japan", "medical-officer")
        seen |= {rows[0]["country"]}
    assert seen == {"russia", "canada", "united-states"}


def test_a_lost_resource_is_in_the_red_by_one_if_nothing_else_is_said() -> None:
    for resource in ("power", "oxygen", "climate", "nutrition"):
        found = read({"ending": resource})
        assert found["resources"][resource] == -1
        assert found["ending"] == resource
        deep = read({"ending": resource, "resources": {resource: -200}})
        assert deep["resources"][resource] == -200
        for level in (0, -201):
            refused({"ending": resource, "resources": {resource: level}}, f"resources.{resource}")
    assert read({"ending": "won", "missions": [OLD]})["ending"] == "won"


def test_a_pair_holds_two_dice_of_one_value() -> None:
    rows = [{"country": "united-states", "pool": []}, TWO[1]]
    for dice, fine in (
        ([2, 2], True),
        ([2], True),
        ([2, 3], False),
        (["open", 2], False),
    ):
        given = {"crews": rows, **one_tile("roll-out-solar-array", dice=dice)}
        if fine:
            read(given)
        else:
            refused(given, "tiles.roll-out-solar-array.dice[1]")
    for name, dice in (("plant-pillow-racks", [5, 5, 5]), ("plant-pillow-racks", [5, 5])):
        read({"crews": rows, **one_tile(name, dice=dice)})


def test_dice_fill_the_first_spaces_that_take_them() -> None:
    read(row(habitation=[4, 1]))
    refused(row(habitation=["open", 1]), "crews[0].habitation[1]")
    two = [{"country": "canada", "pool": []}, TWO[1]]
    for dice in ([2, 4], ["open", 4]):
        given = {"crews": two, **one_tile("pantry-nets", dice=dice)}
        if dice[0] == "open":
            refused(given, "tiles.pantry-nets.dice[1]")
        else:
            read(given)


# Cards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("filled", "key"),
    [
        ([7], "filled[0]"),
        ([0], "filled[0]"),
        (["12"], "filled[0]"),
        ([""], "filled[0]"),
        (["russia-"], "filled[0]"),
        (["russia-7"], "filled[0]"),
        (["canada-1"], "filled[0]"),
        (["moon-1"], "filled[0]"),
        ([None], "filled[0]"),
        ([["1"]], "filled[0]"),
        (["open", 4], "filled[1]"),
        ([1, 1, 4, 4, 4, 4], "filled"),
    ],
)
def test_a_space_is_open_or_holds_a_value_it_takes_of_a_crew_that_is_there(
    filled: list[object], key: str
) -> None:
    refused({"missions": [{"name": "medical-checkup", "filled": filled}]}, f"missions[0].{key}")


@pytest.mark.parametrize(
    ("name", "filled", "wrong"),
    [
        ("cubesat-release", [3, "open", 3], None),
        ("cubesat-release", ["open", 3], 1),
        ("cubesat-release", [3, 4], 1),
        ("school-call", [3, 4, "open", 5], None),
        ("school-call", [3, 3], 1),
        ("crystal-growth", [2, 3, 4], None),
        ("crystal-growth", [2, 4], 1),
        ("crystal-growth", ["open", 2], 1),
        ("crystal-growth", [2, "open", 4], 2),
        ("orbital-survey", ["open", 2, 3, "open", 6], None),
    ],
)
def test_spaces_that_follow_from_others_hold_what_fits_them(
    name: str, filled: list[object], wrong: int | None
) -> None:
    given = {"missions": [{"name": name, "filled": filled}]}
    if wrong is None:
        found = read(given)["missions"][0]["filled"]
        assert found[: len(filled)] == filled
        assert set(found[len(filled) :]) <= {"open"}
    else:
        refused(given, f"missions[0].filled[{wrong}]")


def test_a_mission_has_the_dice_of_one_round_and_each_its_own() -> None:
    one, other = ["russia-1"], ["japan-1"]
    two = [{"name": "medical-checkup", "filled": one}, {"name": "orbital-survey", "filled": other}]
    assert [m["filled"][0] for m in read({"missions": two})["missions"]] == ["russia-1", "japan-1"]
    for place in (0, 1):
        wrong = [dict(m) for m in two]
        wrong[place]["filled"] = ["russia-1", "japan-2"]
        refused({"missions": wrong}, f"missions[{place}].filled")
    lasting = [{"name": "debris-ring", "filled": ["russia-5", "russia-6"]}]
    read({"active": lasting})


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"spent": ["dented-tank", "dented-tank"]}, "spent[1]"),
        ({"spent": ["debris-ring"], "active": [{"name": "debris-ring"}]}, "spent[0]"),
        ({"spent": ["medical-checkup"]}, "spent[0]"),
        ({"latest": "medical-checkup"}, "latest"),
        ({"latest": "stuffy-air"}, "latest"),
        ({"active": [{"name": "debris-ring"}, {"name": "debris-ring"}]}, "active[1].name"),
        ({"active": [{"name": "medical-checkup"}]}, "active[0].name"),
        ({"active": [{"name": "seeping-vents"}]}, "active[0].name"),
        ({"missions": [{"name": "spacewalk"}, {"name": "spacewalk"}]}, "missions[1].name"),
        ({"resolving": {"step": 1, "just": ["tinned-rations"]}}, "resolving.just"),
        ({"resolving": {"step": -1}}, "resolving.step"),
    ],
)
def test_a_card_lies_in_one_place_and_belongs_to_the_disaster(position: Facts, key: str) -> None:
    refused(position, key)


def test_the_card_laid_aside_last_was_the_latest_unless_another_one_is_named() -> None:
    two = ["dented-tank", "loose-panel"]
    assert read({"spent": two})["latest"] == "loose-panel"
    found = read({"spent": two, "latest": "torn-insulation"})
    assert (found["latest"], found["spent"]) == ("torn-insulation", [*two, "torn-insulation"])
    active = [{"name": "debris-ring"}]
    found = read({"spent": two, "active": active, "latest": "debris-ring"})
    assert (found["latest"], found["spent"]) == ("debris-ring", two)
    assert read({"spent": two, "latest": "dented-tank"})["spent"] == two


def test_missions_are_complete_only_through_the_dice_of_this_round() -> None:
    read({"missions": [DONE_NOW]})
    old_and_a_card = {
        "missions": [OLD],
        "active": [{"name": "debris-ring", "filled": ["russia-5"]}],
    }
    refused(old_and_a_card, "missions")
    refused({"missions": [DONE_NOW], "phase": "spending", "asks": SPEND}, "missions")
    read({"missions": [OLD, {"name": "spacewalk"}]})


def test_a_lasting_card_stays_full_until_the_round_is_over() -> None:
    full = {"name": "debris-ring", "filled": [5, "japan-6"]}
    read({"active": [full]})
    slow = {"name": "slow-tumble", "filled": [2]}
    refused({"active": [slow, {"name": "debris-ring", "filled": [5, 6]}]}, "active[1].filled")


# Crews -------------------------------------------------------------------------------------------


def test_a_badge_is_used_in_phase_5_and_stays_used_until_the_next_one() -> None:
    read({"round": 1, "phase": "spending", "asks": SPEND, **row(badge_used=True)})
    read({"round": 2, **row(badge_used=True)})
    refused({"round": 1, **row(badge_used=True)}, "crews[0].badge_used")


def test_a_docking_module_keeps_its_die_when_it_is_disabled_later() -> None:
    both = row(docking_disabled=True, docking=[3])
    read({"phase": "spending", "asks": SPEND, **both})
    refused(both, "crews[0].docking")
    read(row(docking_disabled=True))


def test_a_tile_keeps_its_dice_when_it_is_disabled_later() -> None:
    tiles = {"tinned-rations": {"dice": [3], "disable": 1}}
    match = station({"russia": {}, "japan": {}}, tiles, phase="spending")
    assert tile(match, "tinned-rations")["dice"] == [3]


def test_others_may_have_placed_dice_before_canada_stores_its_own() -> None:
    """7.3.4 is about the dice of Canada."""
    crews = {
        "canada": {"fresh": [1, 2], "converters": 1},
        "japan": {"habitation": ["1/2"], "docking": ["1/2"], "pool": []},
    }
    tiles = {"water-electrolyzer": {"dice": ["3/1"]}, "food-lockers": {}}
    filled = [{"name": "medical-checkup", "filled": ["japan-1"]}]
    match = station(crews, tiles, missions=filled)
    assert crew(match, "canada")["fresh"] == [1, 2]


@pytest.mark.parametrize(
    "facts",
    [
        {"habitation": [2]},
        {"docking": [2]},
        {"aid": 1},
    ],
)
def test_canada_stores_its_odd_dice_before_it_uses_any(facts: Facts) -> None:
    rows = [{"country": "canada", "fresh": [1, 2], "converters": 1, **facts}, TWO[1]]
    refused({"crews": rows, "options": {"disaster": TOXIC}}, "crews[0].fresh")
    tiles = {"food-lockers": {"dice": [2]}}
    refused({"crews": [{"country": "canada", "fresh": [1, 2]}, TWO[1]], "tiles": tiles}, "fresh")


def test_the_officer_keeps_a_die_for_one_crew_after_the_badge_was_used() -> None:
    officer = {"badge": "medical-officer", "badge_used": True}
    spending: Facts = {"phase": "spending", "asks": SPEND}
    read({**spending, **row(**officer, kept=3)})
    refused({"round": 2, **row(**officer, kept=3)}, "crews[0].kept")
    both = [{"country": "russia", **officer, "kept": 3}, {"country": "japan", "kept": "1/2"}]
    refused({**spending, "crews": both}, "crews[1].kept")


@pytest.mark.parametrize("country", ["russia", "japan"])
def test_the_die_that_is_kept_is_of_the_sort_of_its_crew(country: str) -> None:
    die, wrong = (3, "1/2") if country == "russia" else ("1/2", 3)
    rows = [one for one in TWO if one["country"] != country]
    officer = {"country": country, "badge": "medical-officer", "badge_used": True}
    spending: Facts = {"phase": "spending", "asks": SPEND}
    assert read({**spending, "crews": [{**officer, "kept": die}, *rows]})
    refused({**spending, "crews": [{**officer, "kept": wrong}, *rows]}, "crews[0].kept")


def test_only_canada_has_dice_in_storage_or_just_rolled() -> None:
    for key in ("fresh", "storage"):
        refused(row(**{key: [3]}), f"crews[0].{key}")
        assert read(row(**{key: []}))["crews"][0][key] == []


def test_a_lab_that_was_just_bought_gives_nothing_yet() -> None:
    crews = {"russia": {"offer": ["multipurpose-research-lab"], "capacity": 9}, "japan": {}}
    match = station(crews, {}, phase="spending")
    match.play(0, deorbit.Action.parse("buy russia multipurpose-research-lab 1-1"))
    assert tile(match, "multipurpose-research-lab")["produces"] == "none"
    assert refusal(match, "0 mend russia multipurpose-research-lab strain") == "house-mend"


def test_a_form_offers_missions_as_missions_and_cards_of_disasters_as_such() -> None:
    for disaster in (METEORS, TOXIC):
        match = deorbit.new("intrepid", seats=2, seed=1, disaster=disaster)
        domains = fields.fields(match.position())["domains"]
        assert {"medical-checkup", "docking-ring"} < set(domains["mission"])
        assert {"debris-ring", "seeping-vents"} < set(domains["disaster-card"])
        assert not set(domains["mission"]) & set(domains["disaster-card"])
