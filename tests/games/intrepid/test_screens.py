"""What a screen says beside actions, places and crews, in the words of the engine's own rules."""

from __future__ import annotations

from typing import Any

import deorbit
from deorbit.core import text
from deorbit.core.records import Action
from deorbit.games.intrepid.content.editions import page
from games.intrepid import screens
from games.intrepid.crews import METEORS, TOXIC, act, reveal, station

Facts = dict[str, Any]
STATES = {
    "roll-out-solar-array": "1-1",
    "plant-pillow-racks": "1-2",
    "node-radiator": "1-3",
    "aluminum-shielding": "1-4",
}


def of(match: deorbit.Match, seat: int = 0) -> Facts:
    return screens.desk(match, seat)


def said(sentence: Facts) -> list[str]:
    parts = sentence["args"].get("notes", [sentence])
    return [text.say(p["id"], text.worded("intrepid", p["args"], (), "en")) for p in parts]


def notes(match: deorbit.Match, seat: int = 0) -> dict[str, list[str]]:
    """What is said beside every action of a seat."""
    view = match.view(seat)
    found = of(match, seat)["notes"]
    return {
        str(Action(one["kind"], tuple(one["args"]))): said(found[str(number)])
        for number, one in enumerate(view["legal"])
        if str(number) in found
    }


def towards(match: deorbit.Match, sort: str, name: str, seat: int = 0) -> dict[str, str | None]:
    """By action the rule that forbids it, in the order in which they are told."""
    return {
        " ".join([one["action"]["kind"], *map(str, one["action"]["args"])]): one["reason"]
        and one["reason"]["rule"]
        for one in screens.attempts(match, seat, sort, name)
    }


def states(pool: list[int], **more: Any) -> deorbit.Match:
    return station({"united-states": {"pool": pool}, "russia": {"pool": [5]}}, STATES, **more)


def test_a_tile_for_several_dice_tells_how_many_more_it_needs() -> None:
    match = states([4, 4, 4])
    told = notes(match)
    assert told["place united-states 4 roll-out-solar-array"] == ["gives with one more die"]
    assert told["place united-states 4 plant-pillow-racks"] == ["gives with 2 more dice"]
    act(match, "0 place united-states 4 roll-out-solar-array")
    power = page("tiles")["roll-out-solar-array"]["output"]["all"]
    assert notes(match)["place united-states 4 roll-out-solar-array"] == [f"+{power} Power"]


def test_an_ability_is_told_where_the_die_brings_it_about() -> None:
    match = states([4, 4, 3])
    told = notes(match)
    assert "ability" in told["place united-states 3 aluminum-shielding"]
    assert "ability" not in told["place united-states 4 node-radiator"]
    act(match, "0 place united-states 4 node-radiator")
    assert "ability" in notes(match)["place united-states 4 node-radiator"]


def test_a_card_tells_the_spaces_that_are_left_then() -> None:
    missions = [
        {"name": "medical-checkup", "filled": [1, 2, 4, 5, "open"]},
        {"name": "orbital-survey", "filled": [1, 1, "open", 3]},
        {"name": "spacewalk"},
    ]
    active = [{"name": "debris-ring", "filled": [5]}, {"name": "slow-tumble"}]
    match = states([4, 5], missions=missions, active=active)
    told = notes(match)
    assert told["place united-states 4 medical-checkup"] == ["completes the mission"]
    assert told["place united-states 4 orbital-survey"] == ["one space is left then"]
    assert told["place united-states 4 spacewalk"] == ["5 spaces are left then"]
    assert told["place united-states 5 debris-ring"] == ["removes the card"]
    assert told["place united-states 4 slow-tumble"] == ["2 spaces are left then"]


def test_who_is_about_to_be_done_is_told_what_is_left() -> None:
    assert notes(states([4, 4]))["done"] == ["2 dice are left in the pool"]
    assert "done" not in notes(states([]))
    crews = {"russia": {"capacity": 9}, "japan": {"capacity": 0}}
    match = station(crews, {}, phase="spending")
    assert notes(match)["done"] == ["there is something left that you could buy"]
    assert "done" not in notes(match, 1)


def test_a_wish_is_told_beside_a_die_of_that_value_only() -> None:
    crews = {"russia": {"pool": [4, 5]}, "united-states": {"wish": 5}}
    told = notes(station(crews, {}))
    assert told["dock russia 5 united-states"] == ["wished for"]
    assert "dock russia 4 united-states" not in told


def test_a_crew_is_led_to_by_its_dice_one_of_each_value() -> None:
    match = station({"japan": {"pool": ["3/1", "3/2", "4/1"]}, "russia": {"pool": [5]}}, {})
    assert towards(match, "crew", "russia") == {
        "dock japan 3/1 russia": None,
        "dock japan 4/1 russia": None,
    }
    assert towards(match, "crew", "japan") == {}
    assert towards(match, "crew", "atlantis") == {}
    assert towards(match, "moon", "russia") == {}


def test_a_slot_and_an_offered_tile_are_led_to_by_buying() -> None:
    offer = ["elektron-unit", "lada-greenhouse"]
    crews = {"russia": {"capacity": 4, "offer": offer}, "japan": {}}
    match = station(crews, {"tinned-rations": "1-1"}, phase="spending")
    assert towards(match, "slot", "2-3") == {
        "buy russia lada-greenhouse 2-3": None,
        "buy russia elektron-unit 2-3": "11.1",
    }
    assert set(towards(match, "slot", "1-1").values()) == {"house-slot"}
    assert towards(match, "place", "lada-greenhouse") == {"buy russia lada-greenhouse 1-2": None}


def test_a_tile_is_led_to_by_the_tokens_on_it() -> None:
    tiles = {"tinned-rations": {"at": "1-1", "scenario": 1, "disable": 1}}
    match = station({"russia": {"capacity": 1}, "japan": {}}, tiles, phase="spending")
    assert towards(match, "place", "tinned-rations") == {
        "mend russia tinned-rations scenario": None,
        "mend russia tinned-rations disable": None,
    }
    assert set(towards(match, "place", "tinned-rations", 1).values()) == {"house-mend"}


def test_a_tile_is_led_to_by_choosing_it() -> None:
    crews = {"russia": {"aid": 1}, "united-states": {}}
    match, _ = reveal("fading-vision", crews, STATES, disaster=TOXIC)
    (seat,) = match.to_act
    assert towards(match, "place", "node-radiator", seat) == {"choose node-radiator": None}
    assert towards(match, "place", "node-radiator", 1 - seat) == {}


def could(match: deorbit.Match) -> dict[str, str]:
    return {
        " ".join([one["kind"], *map(str, one["action"]["args"])]): one["reason"]["rule"]
        for one in of(match)["could"]
    }


def test_what_cannot_be_bought_or_used_again_is_told() -> None:
    tiles = {"tinned-rations": {"at": "1-1", "strain": 1}, "vozdukh-scrubber": "1-2"}
    for badge, action in (
        ("payload-specialist", "shoulder russia tinned-rations vozdukh-scrubber"),
        ("spaceflight-pilot", "strain russia tinned-rations japan"),
        ("medical-officer", "treat russia japan"),
        ("mission-specialist", "scrap russia elektron-unit japan"),
    ):
        facts = {"badge": badge, "badge_used": True, "capacity": 0, "docking_disabled": True}
        crews = {"russia": {"offer": ["elektron-unit"], **facts}, "japan": {}}
        assert could(station(crews, tiles, phase="spending")) == {
            "buy russia elektron-unit 1-3": "11.1",
            "die russia": "house-die-price",
            "free russia": "house-mend",
            "mend russia tinned-rations strain": "house-mend",
            action: "12.1",
        }


def test_a_die_that_cannot_be_passed_on_is_told() -> None:
    crews = {"russia": {"pool": [4], "docking": [2]}, "japan": {}}
    assert could(station(crews, {})) == {"dock russia 4 japan": "house-docking"}
    assert could(station({"russia": {"pool": []}, "japan": {}}, {})) == {}


def test_crews_tiles_and_cards_are_told_as_they_stand() -> None:
    tiles = {
        "tinned-rations": {"at": "1-1", "disable": 1, "scenario": 3},
        "lada-greenhouse": {"at": "1-2", "dice": [4], "scenario": 2},
        "vozdukh-scrubber": {"at": "1-3", "dice": [4]},
    }
    crews = {"russia": {"pool": [1], "track": 9}, "japan": {"track": 4}}
    missions = [{"name": "medical-checkup", "filled": [1, 2]}, {"name": "spacewalk"}]
    active = [{"name": "debris-ring", "filled": [5, "russia-5"]}]
    match = station(crews, tiles, missions=missions, active=active)
    act(match, "1 done")
    facts = of(match)
    assert [one["die_price"] for one in facts["crews"]] == [None, 3]
    assert [one["docks"] for one in facts["crews"]] == [1, 1]
    assert [one["done"] for one in facts["crews"]] == [False, True]
    assert [one["asked"] for one in facts["crews"]] == [True, False]
    assert [one["commander"] for one in facts["crews"]] == [True, False]
    assert facts["crews"][0]["pool"] == [1]
    assert [one["track"] for one in facts["crews"]] == [9, 4]
    told = facts["tiles"]
    assert [told[name]["at"] for name in tiles] == ["1-1", "1-2", "1-3"]
    assert [told[name]["scenario"] for name in tiles] == [3, 2, 0]
    assert told["vozdukh-scrubber"]["dice"] == [4]
    assert [told[name]["takes"] for name in tiles] == [[], [1, 2, 3, 4, 5, 6], []]
    assert [told[name]["full"] for name in tiles] == [False, False, True]
    assert [told[name]["doomed"] for name in tiles] == [True, False, False]
    assert facts["cards"]["medical-checkup"] == {
        "sort": "mission",
        "filled": [1, 2, "open", "open", "open"],
        "takes": [1 + value for value in range(3, 6)],
        "left": 3,
        "done": False,
    }
    assert facts["cards"]["debris-ring"]["filled"][:2] == [5, "russia-5"]
    assert facts["cards"]["debris-ring"]["done"]
    assert facts["cards"]["debris-ring"]["sort"] == "disaster"


def test_the_content_is_what_the_data_say() -> None:
    content = screens.content(METEORS)
    assert content["tiles"]["tinned-rations"]["outputs"] == [
        {
            "resource": "nutrition",
            "values": page("tiles")["tinned-rations"]["output"]["value"],
            "all": 0,
        }
    ]
    assert content["tiles"]["roll-out-solar-array"]["outputs"][0]["values"] == [0] * 6
    assert set(content["cards"]) == {*page("missions"), *page("disasters")[METEORS]}
    assert {name for name, one in content["badges"].items() if one["price"]} == {"medical-officer"}
    assert content["countries"]["canada"]["converters"] == 4
    assert content["countries"]["japan"]["fronts"]
    assert not content["countries"]["russia"]["stores"]


def lines(disaster: str, card: str) -> list[str]:
    effects = screens.content(disaster)["cards"][card]["effects"]
    return [text.told("intrepid", line, "en") for line in effects]


def test_cards_say_what_they_do_line_by_line() -> None:
    assert lines(METEORS, "coolant-leak") == [
        "Roll: hit all tiles of 3 sectors, from the rolled one on.",
        "Drain Climate by 3.",
    ]
    assert lines(METEORS, "second-wave") == ["Every tile with a Scenario token is hit again."]
    assert lines(METEORS, "shattered-arrays") == ["Every tile that produces Power is hit."]
    assert lines(METEORS, "hull-shock") == [
        "The most expensive tile of every crew gets a Strain.",
        "Drain the lowest resource by 2.",
    ]
    assert lines(TOXIC, "acid-mist")[0] == "The most expensive tile on the station gets a Strain."
    fumes = page("disasters")[TOXIC]["heavy-fumes"]
    (_, least), *steps = fumes["effects"][0]["aid"]
    assert lines(TOXIC, "heavy-fumes") == [
        f"Drain the lowest resource by {least}.",
        *(f"With {dice} or more dice on the aid: {count}." for dice, count in steps),
        f"Toxic next round: {fumes['toxic'][0]}.",
    ]
    assert lines(TOXIC, "seeping-vents")[-2:] == [
        "Toxic as long as this card is here: 1.",
        "Stays, and works again each round, until its spaces are filled.",
    ]
