"""What a hint says that a line of decisions has gained."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from deorbit.core.text import messages, problems
from deorbit.games.intrepid.content.editions import page
from deorbit.games.intrepid.estimate import gain as advice
from games.intrepid.crews import TOXIC, act, station


def gains(match: deorbit.Match, *actions: str) -> dict[str, Any]:
    """What these actions gain: by message, with the figure or name in it."""
    before = match._state.copy()
    act(match, *actions)
    told = advice.gained(before, match._state)
    if told is None:
        return {}
    found: dict[str, Any] = {}
    for note in told["args"]["notes"]:
        args = note["args"]
        key = note["id"].removeprefix("intrepid-")
        if key == "gain":
            found[args["resource"]] = args["number"]
        else:
            found[key] = args.get("count", args.get("tile", True))
    return found


RUSSIA = {"russia": {"pool": [6, 6, 2]}, "united-states": {}}
LOW = {"power": 5, "oxygen": 5, "climate": 5, "nutrition": 5}


def test_dice_on_tiles_gain_what_is_left_more_at_the_end_of_the_round() -> None:
    match = station(RUSSIA, resources=LOW)
    assert gains(match, "0 place russia 6 tinned-rations") == {
        "nutrition": page("tiles")["tinned-rations"]["output"]["value"][5]
    }


def test_what_would_rise_above_the_top_of_a_track_is_no_gain() -> None:
    assert gains(station(RUSSIA), "0 place russia 6 tinned-rations") == {}


def test_dice_in_the_habitation_module_gain_capacity() -> None:
    match = station(RUSSIA, resources=LOW)
    assert gains(match, "0 place russia 6 habitation") == {
        "capacity": page("game")["habitation"]["capacity"][5]
    }


@pytest.mark.parametrize("die", [1, 3, 6])
def test_a_single_capacity_is_a_gain_too(die: int) -> None:
    match = station({"russia": {"pool": [die]}, "japan": {}}, {}, resources=LOW)
    assert gains(match, f"0 place russia {die} habitation") == {
        "capacity": page("game")["habitation"]["capacity"][die - 1]
    }


def test_a_wish_or_an_amplify_that_is_spent_is_told_by_what_it_brings() -> None:
    match = station({"russia": {"amplify": 1}, "japan": {}}, {}, resources=LOW)
    assert gains(match, "0 ask russia 3") == {}
    assert gains(match, "0 amplify russia oxygen") == {"oxygen": 1}


def test_spaces_of_a_mission_are_counted_until_it_is_complete() -> None:
    match = station(RUSSIA, missions=[{"name": "medical-checkup"}, {"name": "orbital-survey"}])
    two = ["0 place russia 6 medical-checkup", "0 place russia 2 orbital-survey"]
    assert gains(match, *two) == {"gained-mission-spaces": 2}
    almost = [{"name": "medical-checkup", "filled": [1, 2, 4, 5, "open"]}]
    match = station(RUSSIA, missions=[*almost, {"name": "orbital-survey"}])
    assert gains(match, "0 place russia 6 medical-checkup") == {"gained-missions": 1}


def test_a_die_that_is_passed_on_is_named() -> None:
    assert gains(station(RUSSIA), "0 dock russia 6 united-states") == {"gained-passed": 1}


def test_a_tile_a_die_and_a_token_are_told_with_their_price() -> None:
    crews = {"russia": {"capacity": 9, "offer": ["lada-greenhouse"]}, "united-states": {}}
    hit = {"electrolysis-chamber": {"at": "1-1", "owner": "russia", "strain": 1}}
    asks = [{"ask": "spend", "seat": 0}, {"ask": "spend", "seat": 1}]
    match = station(crews, hit, phase="spending", asks=asks)
    found = gains(
        match,
        "0 buy russia lada-greenhouse 2-1",
        "0 mend russia electrolysis-chamber strain",
    )
    left = match.position()["crews"][0]["capacity"]
    assert found == {
        "gained-tile": "lada-greenhouse",
        "gained-tokens": 1,
        "gained-price": 9 - left,
    }


def test_what_the_next_phase_brings_is_nobodys_gain() -> None:
    match = station(RUSSIA)
    assert gains(match, "0 done", "1 done") == {}


def test_a_lasting_card_is_told_by_its_spaces_and_when_it_is_dealt_with() -> None:
    cards = page("disasters")[TOXIC].items()
    name, needs = next((name, facts["needs"]) for name, facts in cards if "needs" in facts)
    crews = {"russia": {"pool": [1, 2, 3, 4, 5, 6]}, "united-states": {}}
    match = station(crews, disaster=TOXIC, active=[{"name": name}])
    told = []
    while not told or "gained-cards" not in told[-1]:
        placing = [str(one) for one in match.legal(0) if str(one).endswith(f" {name}")]
        steps = [f"0 {placing[-1]}"]
        found = gains(match, *steps)
        while [one.kind for one in match.legal(0)][:1] == ["discard"]:
            act(match, f"0 {match.legal(0)[0]}")
        told.append(found)
    assert len(told) == len(needs)
    assert all(one == {"gained-card-spaces": 1} for one in told[:-1])
    assert told[-1] == {"gained-cards": 1}


def test_all_sentences_about_gains_can_be_said() -> None:
    for end in messages("intrepid-gained-"):
        for count in (1, 2):
            args = {"count": count, "tile": "x"}
            assert not problems(f"intrepid-gained-{end}", args, "en")


def test_dice_tokens_and_dice_to_keep_are_told_with_their_price() -> None:
    tiles = {"tinned-rations": "1-1"}
    crews = {"russia": {"badge": "spaceflight-pilot", "capacity": 9}, "united-states": {}}
    match = station(crews, tiles, phase="spending")
    price = page("countries")["russia"]["price"][3]
    assert gains(match, "0 die russia") == {"gained-dice": 1, "gained-price": price}
    assert gains(match, "0 strain russia tinned-rations united-states") == {"gained-amplify": 1}
    crews = {"russia": {"badge": "medical-officer", "capacity": 9}, "united-states": {}}
    match = station(crews, tiles, phase="spending")
    assert gains(match, "0 treat russia russia") == {}, "nothing but the price so far"
    assert gains(match, "0 gain 4") == {"gained-kept": 1}


def test_capacity_for_another_and_a_converter_are_gains() -> None:
    badge = {"badge": "mission-specialist", "offer": ["elektron-unit"]}
    match = station({"russia": badge, "united-states": {}}, {}, phase="spending")
    assert gains(match, "0 scrap russia elektron-unit united-states") == {"capacity": 2}
    match = station({"canada": {"pool": [2]}, "russia": {}}, {"converter-bench": "1-1"})
    assert gains(match, "0 place canada 2 converter-bench") == {
        "capacity": page("tiles")["converter-bench"]["output"]["each"],
        "gained-converters": 1,
    }


def test_a_token_off_the_docking_module_is_a_gain() -> None:
    crews = {"russia": {"docking_disabled": True, "capacity": 4}, "united-states": {}}
    match = station(crews, {}, phase="spending")
    assert gains(match, "0 free russia") == {"gained-tokens": 1, "gained-price": 1}


def test_the_last_mission_is_all_that_is_told_when_it_wins() -> None:
    done = [{"name": "medical-checkup", "filled": [1, 2, 4, 5, "open"]}]
    match = station(RUSSIA, missions=done)
    steps = ["0 place russia 6 medical-checkup", "0 done", "1 done"]
    assert gains(match, *steps) == {"gained-all": True}
