"""What a position says of the phase that it is in: cards still to come, and what tiles ask."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import deorbit
from deorbit.games.intrepid.positions import form as fields
from games.intrepid.crews import TOXIC, reveal

TILES = {"tinned-rations": "1-1", "electrolysis-chamber": "1-2", "vozdukh-scrubber": "3-1"}
AWAY = ("seeping-vents", "acid-mist", "spreading-mould")


@pytest.fixture(scope="module")
def choosing() -> dict[str, Any]:
    """Fading Vision asks for two tiles; two cards last, one was never drawn."""
    crews = {"russia": {"aid": 3}, "canada": {}}
    match, _ = reveal("fading-vision", crews, TILES, disaster=TOXIC)
    position = match.position()
    position["spent"] = [card for card in position["spent"] if card not in AWAY]
    position["active"] = [{"name": "seeping-vents"}, {"name": "spreading-mould"}]
    del position["toxic"]
    return position


@pytest.mark.parametrize(
    "queue",
    [
        [],
        ["seeping-vents"],
        ["seeping-vents", "spreading-mould"],
        ["acid-mist"],
        [*AWAY[::2], "acid-mist"],
    ],
)
def test_lasting_cards_are_still_to_come_and_then_a_new_one(
    choosing: dict[str, Any], queue: list[str]
) -> None:
    given = copy.deepcopy(choosing)
    given["resolving"]["queue"] = queue
    match = deorbit.scenario("intrepid", given, seed=1)
    assert match.position()["resolving"]["queue"] == queue


@pytest.mark.parametrize(
    ("queue", "place"),
    [
        (["acid-mist", "seeping-vents"], 0),
        (["fading-vision"], 0),
        (["seeping-vents", "seeping-vents"], 1),
        (["coolant-leak"], 0),
        (["stuffy-air", "seeping-vents"], 0),
        (["seeping-vents", "stuffy-air"], 1),
    ],
)
def test_no_other_card_is_still_to_come(
    choosing: dict[str, Any], queue: list[str], place: int
) -> None:
    given = copy.deepcopy(choosing)
    given["resolving"]["queue"] = queue
    with pytest.raises(deorbit.BadInput, match=rf"resolving.queue\[{place}\]"):
        deorbit.scenario("intrepid", given, seed=1)


def test_a_card_is_carried_out_that_was_drawn_last_or_lasts(choosing: dict[str, Any]) -> None:
    for card, key in (("acid-mist", "resolving.card"), ("seeping-vents", "asks")):
        given = copy.deepcopy(choosing)
        given["resolving"]["card"] = card
        with pytest.raises(deorbit.BadInput, match=key):
            deorbit.scenario("intrepid", given, seed=1)


def asking(question: dict[str, Any], **more: Any) -> deorbit.Match:
    base = [{"ask": "place", "seat": seat} for seat in (0, 1)]
    rows = [{"country": "russia", "pool": [1, 2]}, {"country": "japan"}]
    given = {"seats": 2, "crews": rows, "asks": [base[0], question, base[1]], **more}
    return deorbit.scenario("intrepid", given, seed=1)


def test_only_a_tile_of_the_crew_on_the_station_asks_it() -> None:
    name = "electrolysis-chamber"
    question = {"ask": "discard", "seat": 0, "country": "russia", "tile": name, "left": 1}
    die = {"tiles": {name: {"dice": [6]}}}
    assert asking(question, **die).to_act == (0, 1)
    theirs = [{"country": "japan", "pool": ["1/2"]}, {"country": "russia", "pool": [1, 2]}]
    for wrong in (
        {"crews": theirs, **die},
        {"tiles": {}, "crews": [{"country": "russia", "pool": [1, 2], "offer": []}, theirs[0]]},
        {**die, "phase": "spending"},
    ):
        with pytest.raises(deorbit.BadInput, match="asks"):
            asking(question, **wrong)


def test_a_tile_of_the_offer_asks_nothing() -> None:
    """Nor is it paid for with a die that lies there."""
    offered = [{"country": "russia", "pool": [1], "offer": ["elektron-unit"]}, {"country": "japan"}]
    toxic = {"options": {"disaster": TOXIC}, "crews": offered}
    pay = {"ask": "pay", "seat": 0, "country": "russia", "place": "elektron-unit", "die": 6}
    with pytest.raises(deorbit.BadInput, match="asks"):
        asking(pay, **toxic)
    asking(
        pay,
        **toxic | {"crews": [{**offered[0], "offer": []}, offered[1]]},
        tiles={"elektron-unit": {"owner": "russia", "dice": [6]}},
    )


def test_a_form_names_the_marks_of_a_card() -> None:
    found = fields.fields(deorbit.new("intrepid", seats=2, seed=1).position())["domains"]["mark"]
    assert found[:7] == ["open", "1", "2", "3", "4", "5", "6"]
    assert len(found) == 7 + 4 * 6
    assert {"russia-1", "japan-6", "canada-3", "united-states-6"} < set(found)
