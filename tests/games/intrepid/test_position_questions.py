"""Questions in positions: what play can lead to is read, and nothing beside it."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import deorbit
from games.intrepid.crews import METEORS, TOXIC, reveal

Facts = dict[str, Any]
PLACE = [{"ask": "place", "seat": 0}, {"ask": "place", "seat": 1}]
SPEND = [{"ask": "spend", "seat": 0}, {"ask": "spend", "seat": 1}]
RUSSIA: Facts = {"country": "russia", "pool": [1, 2]}
JAPAN: Facts = {"country": "japan", "pool": ["1/2", "3/1"]}
CANADA: Facts = {"country": "canada", "pool": [2], "storage": [3], "converters": 1}
STATES: Facts = {"country": "united-states", "pool": [4]}


def of_tile(kind: str, row: Facts, tile: str, **more: Any) -> Facts:
    """A question of a tile on which a die lies, and the position around it."""
    die = "3/1" if row is JAPAN else 6 if tile != "cold-plate" else 5
    question = {"ask": kind, "seat": 0, "country": row["country"], "tile": tile, **more}
    return {"rows": [row], "tiles": {tile: {"dice": [die]}}, "question": question}


def around(row: Facts, question: Facts, **more: Any) -> Facts:
    full = {"ask": "", "seat": 0, "country": row["country"], **question}
    return {"rows": [row], "question": full, **more}


KINDS: dict[str, Facts] = {
    "discard": of_tile("discard", RUSSIA, "electrolysis-chamber", left=1),
    "reroll": of_tile("reroll", RUSSIA, "vozdukh-scrubber", left=1),
    "turn": of_tile("turn", JAPAN, "heat-pipe-panel", left=1),
    "copy": of_tile("copy", JAPAN, "exposed-radiator", die="3/1"),
    "take": of_tile("take", CANADA, "food-lockers", left=2),
    "adjust": of_tile("adjust", STATES, "oxygen-generation-assembly", left=1),
    "near": of_tile("near", STATES, "aluminum-shielding", die=6),
    "shift": of_tile("shift", CANADA, "heater-mats", left=1),
    "orient": around(JAPAN, {"ask": "orient", "tile": "heat-pipe-panel", "die": "3/1"}),
    "convert": around({**CANADA, "storage": [], "fresh": [1]}, {"ask": "convert"}),
    "pay": around({**RUSSIA, "habitation": [6]}, {"ask": "pay", "place": "habitation", "die": 6}),
    "name": around(
        RUSSIA,
        {"ask": "name", "tile": "multipurpose-research-lab"},
        tiles={"multipurpose-research-lab": {"owner": "russia", "dice": [6]}},
    ),
    "officer": around(
        {**RUSSIA, "badge": "medical-officer", "badge_used": True},
        {"ask": "officer"},
        phase="spending",
    ),
}
"""By kind a question that play can lead to, and the position around it."""


def read(facts: Facts, *questions: Facts, asks: list[Facts] | None = None) -> deorbit.Match:
    """The position with this question beneath which there is that of the phase."""
    given = copy.deepcopy(facts)
    rows = given.pop("rows")
    if len(rows) == 1:
        rows = [*rows, JAPAN if rows[0]["country"] != "japan" else RUSSIA]
    question = given.pop("question", None)
    base = SPEND if given.get("phase") == "spending" else PLACE
    told = [base[0], *(questions or ([question] if question else [])), base[1]]
    position = {
        "seats": 2,
        "crews": rows,
        "options": {"disaster": TOXIC},
        "asks": asks or told,
        **given,
    }
    return deorbit.scenario("intrepid", position, seed=1)


def refused(facts: Facts, *questions: Facts, asks: list[Facts] | None = None) -> None:
    with pytest.raises(deorbit.BadInput, match="asks"):
        read(facts, *questions, asks=asks)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_asked_in_play_can_be_asked_in_a_position(kind: str) -> None:
    match = read(KINDS[kind])
    assert kind in [one["ask"] for one in match.position()["asks"]]
    assert match.legal(0)


@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_is_asked_about_its_own_crew(kind: str) -> None:
    question = KINDS[kind]["question"]
    other = "japan" if question["country"] != "japan" else "russia"
    for country in (other, "all"):
        refused(KINDS[kind], {**question, "country": country})
    base = SPEND if kind == "officer" else PLACE
    refused(KINDS[kind], asks=[base[0], base[1], {**question, "seat": 1}])


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_belongs_to_its_phase(kind: str) -> None:
    facts = copy.deepcopy(KINDS[kind])
    facts["phase"] = "placing" if kind == "officer" else "spending"
    facts["round"] = 2
    with pytest.raises(deorbit.BadInput, match=r"asks|fresh|produces"):
        read(facts)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if "tiles" in KINDS[kind]])
def test_a_tile_asks_what_its_ability_does_while_a_die_lies_there(kind: str) -> None:
    facts = copy.deepcopy(KINDS[kind])
    ((name, tile),) = facts["tiles"].items()
    refused({**facts, "tiles": {name: {**tile, "dice": []}}})
    theirs = {
        "canada": "cold-plate",
        "japan": "water-electrolyzer",
        "russia": "tinned-rations",
        "united-states": "plant-pillow-racks",
    }[facts["question"]["country"]]
    die = {"russia": 6, "canada": 5, "japan": "3/1", "united-states": 2}
    tiles = {theirs: {"dice": [die[facts["question"]["country"]]]}}
    refused({**facts, "tiles": tiles}, {**facts["question"], "tile": theirs})


@pytest.mark.parametrize("kind", ["discard", "reroll", "turn", "take", "adjust", "shift"])
def test_a_tile_asks_at_least_once_and_no_more_often_than_it_says(kind: str) -> None:
    question = KINDS[kind]["question"]
    for left in (0, question["left"] + 1):
        refused(KINDS[kind], {**question, "left": left})


@pytest.mark.parametrize("kind", ["copy", "near", "orient", "pay"])
def test_a_die_in_a_question_is_of_the_sort_of_its_crew(kind: str) -> None:
    question = KINDS[kind]["question"]
    japanese = question["country"] == "japan"
    for die in (3 if japanese else "1/2", "kept-3"):
        refused(KINDS[kind], {**question, "die": die})


def test_japan_says_how_a_die_lies_that_is_in_its_pool() -> None:
    refused(KINDS["orient"], {**KINDS["orient"]["question"], "die": "6/2"})


def test_the_lab_asks_until_a_resource_is_named() -> None:
    lab = {"multipurpose-research-lab": {"owner": "russia", "dice": [6], "produces": "power"}}
    refused({**KINDS["name"], "tiles": lab})


def test_who_keeps_a_die_already_or_has_none_is_not_asked_for_another() -> None:
    facts = KINDS["officer"]
    (row,) = facts["rows"]
    refused({**facts, "rows": [{**row, "kept": 3}]})
    refused({**facts, "rows": [{**row, "pool": [1] * 12}]})
    read({**facts, "rows": [{**row, "pool": [1] * 11}]})


@pytest.mark.parametrize(
    ("more", "fine"),
    [
        ({"fresh": [1], "pool": [2]}, True),
        ({"fresh": [1, 2], "pool": []}, True),
        ({"fresh": [1], "pool": []}, False),
        ({"fresh": [1], "pool": [2], "converters": 0}, False),
        ({"fresh": [], "pool": [2, 4]}, False),
    ],
)
def test_canada_is_asked_with_a_converter_and_two_dice_one_of_them_just_rolled(
    more: Facts, fine: bool
) -> None:
    facts = {**KINDS["convert"], "rows": [{**CANADA, "storage": [], **more}]}
    if fine:
        assert "ready" in {action.kind for action in read(facts).legal(0)}
    else:
        refused(facts)


def test_canada_is_asked_once_and_whenever_dice_have_just_been_rolled() -> None:
    facts = KINDS["convert"]
    refused(facts, facts["question"], facts["question"])
    refused(facts, asks=PLACE)


def test_nobody_has_to_give_more_dice_than_there_are_in_the_pool() -> None:
    discard, pay = KINDS["discard"], KINDS["pay"]["question"]
    rows = [{**RUSSIA, "habitation": [6]}]
    facts = {**discard, "rows": rows}
    read(facts, discard["question"], pay)
    refused({**facts, "rows": [{**rows[0], "pool": [1]}]}, discard["question"], pay)
    read({**facts, "rows": [{**rows[0], "pool": [1]}]}, pay)
    refused({**facts, "rows": [{**rows[0], "pool": []}]}, pay)


@pytest.mark.parametrize(
    ("asks", "fine"),
    [
        ([PLACE[0], {"ask": "rest", "seat": 0}, PLACE[1]], True),
        ([PLACE[0], {"ask": "rest", "seat": 0}, PLACE[1], {"ask": "rest", "seat": 1}], False),
        ([{"ask": "rest", "seat": 0}, PLACE[1]], False),
        ([PLACE[0], PLACE[0], PLACE[1]], False),
        ([PLACE[0], {"ask": "rest", "seat": 0}, {"ask": "rest", "seat": 0}, PLACE[1]], False),
        ([PLACE[0], SPEND[0], PLACE[1]], False),
        ([PLACE[0], {"ask": "choose", "seat": 0, "country": "russia", "left": 1}, PLACE[1]], False),
        ([SPEND[0], SPEND[1]], False),
        ([PLACE[0]], False),
        ([PLACE[0], PLACE[1], {"ask": "place", "seat": 2}], False),
    ],
)
def test_every_seat_places_until_it_is_done_and_not_all_are(asks: list[Facts], fine: bool) -> None:
    facts: Facts = {"rows": [RUSSIA, JAPAN]}
    if fine:
        match = read(facts, asks=asks)
        assert match.to_act == (1,)
        assert [str(action) for action in match.legal(0)] == ["resume"]
    else:
        refused(facts, asks=asks)


def test_nobody_is_asked_once_the_game_is_over() -> None:
    facts: Facts = {"rows": [RUSSIA, JAPAN], "ending": "power", "resources": {"power": -1}}
    with pytest.raises(deorbit.BadInput, match="asks"):
        read(facts, asks=PLACE)
    position = {"seats": 2, "crews": facts.pop("rows"), **facts}
    assert deorbit.scenario("intrepid", position, seed=1).to_act == ()


# Tiles for cards ----------------------------------------------------------------------------------

TILES = {"tinned-rations": "1-1", "electrolysis-chamber": "1-2", "vozdukh-scrubber": "3-1"}


@pytest.fixture(scope="module")
def together() -> Facts:
    """Fading Vision asks the commander for two of three tiles."""
    crews = {"russia": {"aid": 3}, "canada": {}}
    return reveal("fading-vision", crews, TILES, disaster=TOXIC)[0].position()


@pytest.fixture(scope="module")
def each() -> Facts:
    """Severed Cables asks Russia which of three tiles of the same price is disabled."""
    crews = {"russia": {}, "united-states": {}}
    return reveal("severed-cables", crews, TILES, disaster=METEORS)[0].position()


def choosing(position: Facts, **changed: Any) -> deorbit.Match:
    """The position with the one question changed so."""
    given = copy.deepcopy(position)
    given["asks"] = [{**given["asks"][-1], **changed}]
    return deorbit.scenario("intrepid", given, seed=1)


def test_the_commander_chooses_tiles_for_all(together: Facts) -> None:
    (asked,) = together["asks"]
    assert (asked["country"], asked["left"]) == ("all", 2)
    assert choosing(together).to_act == choosing(together, left=1).to_act == (asked["seat"],)
    for wrong in (
        {"seat": 1 - asked["seat"]},
        {"country": "russia"},
        {"left": 0},
        {"left": 3},
    ):
        with pytest.raises(deorbit.BadInput, match="asks"):
            choosing(together, **wrong)


def test_the_owner_chooses_among_the_most_expensive_tiles(each: Facts) -> None:
    assert choosing(each).to_act == (0,)
    for wrong in ({"seat": 1}, {"country": "all"}, {"country": "united-states", "seat": 1}):
        with pytest.raises(deorbit.BadInput, match="asks"):
            choosing(each, **wrong)


@pytest.mark.parametrize("changed", [{"step": 0}, {"step": 2}, {"card": "none"}])
def test_a_choice_belongs_to_a_line_of_a_card(together: Facts, changed: Facts) -> None:
    given = {**together, "resolving": {**together["resolving"], **changed}}
    with pytest.raises(deorbit.BadInput, match="asks"):
        deorbit.scenario("intrepid", given, seed=1)


def test_in_phase_3_tiles_are_chosen_and_nothing_else_is_asked(together: Facts) -> None:
    (asked,) = together["asks"]
    for wrong in ({"ask": "place", "seat": asked["seat"]}, {"ask": "rest", "seat": asked["seat"]}):
        with pytest.raises(deorbit.BadInput, match="asks"):
            deorbit.scenario("intrepid", {**together, "asks": [wrong]}, seed=1)
    for beneath in ({**asked, "seat": 1 - asked["seat"]}, {**asked, "left": 0}):
        with pytest.raises(deorbit.BadInput, match="asks"):
            deorbit.scenario("intrepid", {**together, "asks": [beneath, asked]}, seed=1)
