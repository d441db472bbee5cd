"""What a screen foretells: danger, what the next round takes, what a crew will get."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.intrepid import screens
from games.intrepid.crews import TOXIC, act, everybody_is_done, reveal, station, told

TWO: dict[str, dict[str, Any]] = {"russia": {}, "japan": {}}
NEEDED = 4
"""What the first two rounds consume of each resource."""


def power(match: deorbit.Match) -> dict[str, Any]:
    (found,) = [one for one in screens.desk(match, 0)["tracks"] if one["resource"] == "power"]
    return dict(found)


@pytest.mark.parametrize(
    ("left", "danger", "words"),
    [
        (3, None, "fine"),
        (2, "low", "low"),
        (0, "low", "low"),
        (-1, "red", "red"),
    ],
)
def test_little_that_is_left_is_a_danger_and_less_than_nothing_the_red(
    left: int, danger: str | None, words: str
) -> None:
    found = power(station(TWO, {}, resources={"power": NEEDED + left}))
    assert (found["after"], found["danger"]) == (left, danger)
    assert found["words"]["id"] == f"intrepid-track-{words}"
    assert found["words"]["args"]["short"] == -left
    assert (found["now"], found["most"], found["later"]) == (NEEDED + left, 14, False)


def test_in_phase_5_the_next_round_is_told_and_nothing_is_a_danger_yet() -> None:
    match = station(TWO, {}, resources={"power": 0}, phase="spending", round=2)
    found = power(match)
    assert (found["consumed"], found["later"], found["danger"]) == (5, True, None)
    assert found["words"]["id"] == "intrepid-track-next"
    assert power(station(TWO, {}, round=3))["consumed"] == 5


def test_a_game_that_is_over_is_in_no_danger() -> None:
    match = station(TWO, {}, resources={"power": 0})
    everybody_is_done(match)
    assert power(match)["danger"] is None
    assert screens.desk(match, 0)["phase"] == "over"


def test_what_rises_above_the_top_of_the_track_is_told_as_lost() -> None:
    tiles = {"science-power-platform": {"at": "1-1", "dice": [6]}}
    found = power(station(TWO, tiles, resources={"power": 13}))
    assert found["gained"] > 1
    assert (found["produced"], found["after"]) == (14, 14 - NEEDED)


@pytest.mark.parametrize(
    ("capacity", "phase", "stipend"),
    [
        (2, "placing", 1),
        (9, "placing", 1),
        (10, "placing", 0),
        (2, "spending", 0),
    ],
)
def test_the_capacity_of_the_round_comes_before_phase_5_up_to_the_limit(
    capacity: int, phase: str, stipend: int
) -> None:
    match = station({"russia": {"capacity": capacity}, "japan": {}}, {}, phase=phase)
    facts = screens.desk(match, 0)["crews"][0]
    assert (facts["income"], facts["stipend"]) == (0, stipend)


def test_the_capacity_of_the_round_is_still_to_come_while_tiles_are_chosen() -> None:
    crews = {"russia": {"aid": 1, "capacity": 2}, "canada": {"capacity": 2}}
    tiles = {"tinned-rations": "1-1", "vozdukh-scrubber": "1-2"}
    match, _ = reveal("fading-vision", crews, tiles, disaster=TOXIC)
    assert [one["stipend"] for one in screens.desk(match, 0)["crews"]] == [1, 1]


def test_a_tile_of_the_offer_row_is_dear_if_it_costs_more_than_there_is() -> None:
    offer = ["elektron-unit", "lada-greenhouse", "topaz-reactor"]
    for capacity, dear in ((4, ["elektron-unit", "topaz-reactor"]), (5, ["topaz-reactor"])):
        match = station(
            {"russia": {"offer": offer, "capacity": capacity}, "japan": {}}, {}, phase="spending"
        )
        assert sorted(screens.desk(match, 0)["crews"][0]["dear"]) == dear


def test_the_table_tells_the_tokens_of_the_supply() -> None:
    crews = {"russia": {"amplify": 2, "docking_disabled": True}, "japan": {}}
    tiles = {"tinned-rations": {"at": "1-1", "scenario": 2, "strain": 1, "disable": 1}}
    assert screens.desk(station(crews, tiles), 0)["disaster"]["bank"] == {
        "scenario": 38,
        "strain": 7,
        "disable": 10,
        "amplify": 4,
    }


# The red -----------------------------------------------------------------------------------------


def test_a_resource_that_falls_into_the_red_is_told_as_none_and_is_the_end() -> None:
    tiles = {"tinned-rations": {"at": "1-1", "strain": 3}, "zvezda-solar-wings": {"at": "1-2"}}
    match = station(TWO, tiles, resources={"nutrition": 1})
    events = everybody_is_done(match)
    assert told(events, "fell", "number") == [3]
    assert told(events, "fell", "total") == [0]
    assert told(events, "in-the-red", "resource") == ["nutrition"]
    assert match.position()["resources"]["nutrition"] == -2


def test_after_the_first_resource_in_the_red_nothing_else_happens() -> None:
    """1.2: all have lost at once, in the results, by a card, and in consumption."""
    strained = {
        "zvezda-solar-wings": {"at": "1-1", "strain": 1},
        "tinned-rations": {"at": "1-2", "strain": 1},
        "pirs-compartment": {"at": "1-3", "strain": 1},
    }
    crews = {"russia": {"capacity": 4}, "japan": {}}
    events = everybody_is_done(station(crews, strained, resources={"power": 0}))
    assert told(events, "fell", "resource") == ["power"]
    assert not told(events, "capacity-lost", "number")
    assert not told(events, "card-drawn", "card")
    low = dict.fromkeys(("power", "oxygen", "climate", "nutrition"), 0)
    match, events = reveal("severed-cables", TWO, {}, resources=low)
    assert told(events, "consumed", "resource") == ["power"]
    assert match.position()["resources"]["oxygen"] == 0
    _, events = reveal("coolant-leak", TWO, {}, resources={"climate": 0, "power": 0})
    assert told(events, "drained", "total") == [0]
    assert not told(events, "consumed", "resource")


def test_what_changes_a_track_by_nothing_is_not_told() -> None:
    events = everybody_is_done(station(TWO, {}))
    assert not told(events, "produced", "resource")
    assert not told(events, "fell", "resource")


def test_missions_and_rounds_and_tiles_are_counted_at_the_end() -> None:
    almost = [{"name": "medical-checkup", "filled": [1, 2, 4, 5, "open"]}]
    tiles = {"tinned-rations": "1-1", "water-electrolyzer": "2-1"}
    match = station({"russia": {"pool": [6]}, "japan": {}}, tiles, missions=almost, round=3)
    act(match, "0 place russia 6 medical-checkup")
    everybody_is_done(match)
    assert match.outcome is not None
    assert match.outcome.rows == ((("missions", 1), ("rounds", 3), ("tiles", 2)),) * 2
