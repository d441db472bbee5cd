"""The desk: all that screens are told about Intrepid beyond a view."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import deorbit
from deorbit.core import text
from deorbit.core.records import Action
from deorbit.games.intrepid.content.editions import page
from deorbit.games.intrepid.game import GAME
from deorbit.games.intrepid.positions import form as fields
from deorbit.games.intrepid.screen import choices
from deorbit.server.telling import screens as desks
from games.intrepid import screens
from games.intrepid.crews import (
    PLENTY,
    TOXIC,
    act,
    everybody_is_done,
    gained,
    reveal,
    station,
)

Facts = dict[str, Any]
TILES: Facts = {
    "electrolysis-chamber": {"at": "1-1", "scenario": 2},
    "zvezda-solar-wings": {"at": "2-1", "strain": 1},
    "roll-out-solar-array": "3-1",
}
CREWS: Facts = {"russia": {"pool": [3, 5, 6, 6]}, "united-states": {"pool": [2, 2]}}
GAMES = [(1, "meteor-shower"), (2, "toxic-leak"), (3, "meteor-shower"), (4, "toxic-leak")]


def of(match: deorbit.Match, seat: int | None = 0) -> Facts:
    return screens.desk(match, seat)


def tracks(match: deorbit.Match) -> dict[str, Facts]:
    return {track["resource"]: track for track in of(match)["tracks"]}


def note(match: deorbit.Match, notation: str, seat: int = 0) -> list[str]:
    """What is said about an action, part by part."""
    view = match.view(seat)
    wanted = Action.parse(notation)
    number = next(
        place
        for place, one in enumerate(view["legal"])
        if one["kind"] == wanted.kind and one["args"] == list(wanted.args)
    )
    told = of(match, seat)["notes"][str(number)]
    parts = told["args"].get("notes", [told])
    return [text.say(p["id"], text.worded("intrepid", p["args"], (), "en")) for p in parts]


def moments(seats: int, disaster: str, every: int) -> Iterator[deorbit.Match]:
    """A game of random play, looked at now and then, and at its end."""
    match = deorbit.new("intrepid", seats, seats, disaster=disaster, difficulty="easy")
    rng = Random(seats)
    for step in range(400):
        if step % every == 0 or not match.to_act:
            yield match
        if not match.to_act:
            return
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))


def said(value: Any) -> Iterator[Facts]:
    """Every sentence within some facts."""
    if isinstance(value, dict):
        if value.keys() >= {"id", "args"} and isinstance(value["id"], str):
            yield value
        for part in value.values():
            yield from said(part)
    elif isinstance(value, list):
        for part in value:
            yield from said(part)


@pytest.mark.parametrize(("seats", "disaster"), GAMES)
def test_every_sentence_of_a_desk_has_its_words(seats: int, disaster: str) -> None:
    for match in moments(seats, disaster, 9):
        for seat in [None, *range(seats)]:
            found = of(match, seat)
            json.dumps(found)
            for sentence in said(found):
                assert text.has(sentence["id"]), sentence


@pytest.mark.parametrize("disaster", ["meteor-shower", "toxic-leak"])
def test_every_sentence_of_the_content_has_its_words(disaster: str) -> None:
    content = screens.content(disaster)
    for sentence in said(content):
        assert text.has(sentence["id"]), sentence
    for sort, names in (("place", content["tiles"]), ("place", content["cards"])):
        for name in names:
            assert text.has(f"intrepid-{sort}-{name}"), name


def test_every_kind_of_action_has_a_phrase_and_a_place_in_the_list() -> None:
    for kind in GAME.kinds:
        name = kind.shape.name
        assert name in choices.ORDER
        assert text.has(f"intrepid-do-{name}")
        assert name in choices.ALONE or text.has(f"intrepid-group-{name}")


@pytest.mark.parametrize(("seats", "disaster"), GAMES)
def test_every_legal_action_stands_in_exactly_one_group(seats: int, disaster: str) -> None:
    for match in moments(seats, disaster, 7):
        for seat in match.to_act:
            found = sorted(
                choice for group in of(match, seat)["groups"] for choice in group["choices"]
            )
            assert found == list(range(len(match.legal(seat))))


def test_spectators_are_told_the_same_but_for_what_they_decide() -> None:
    match = station(CREWS, TILES)
    watched = of(match, None)
    assert (watched["groups"], watched["ask"], watched["own"]) == ([], None, [])
    assert of(match)["own"] == [0]


# Resources ----------------------------------------------------------------------------------------


def test_a_track_tells_production_before_it_happens_and_the_engine_agrees() -> None:
    match = station(CREWS, TILES, resources=dict.fromkeys(("power", "oxygen", "climate"), 8))
    act(match, "0 place russia 6 electrolysis-chamber", "0 discard 3")
    before = tracks(match)
    assert before["oxygen"]["gained"] == 1, "a 6 gives 3, two hits take 2"
    assert before["power"]["gained"] == -1, "strain works without dice"
    events = everybody_is_done(match)
    told = {
        event.args["resource"]: event.args["total"]
        for event in events
        if event.id in ("intrepid-event-produced", "intrepid-event-fell")
    }
    assert told == {name: before[name]["produced"] for name in told}
    assert told


def test_what_a_resource_lacks_is_danger() -> None:
    low = {"power": 0, "oxygen": 14, "climate": 14, "nutrition": 14}
    found = tracks(station(CREWS, TILES, resources=low))
    assert found["power"]["danger"] == "red"
    assert found["power"]["after"] < 0
    assert found["nutrition"]["danger"] is None


def test_lasting_cards_drain_what_is_foretold() -> None:
    active = [{"name": "seeping-vents", "filled": ["open", "open"]}]
    match = station(CREWS, {"electrolysis-chamber": "1-1"}, disaster=TOXIC, active=active)
    assert tracks(match)["oxygen"]["drained"] == 1
    act(match, "0 place russia 6 seeping-vents", "0 place russia 5 seeping-vents")
    assert tracks(match)["oxygen"]["drained"] == 0, "the card is gone"


def test_results_of_a_tile_tell_what_tokens_take() -> None:
    match = station(CREWS, TILES)
    act(match, "0 place russia 5 zvezda-solar-wings")
    facts = of(match)["tiles"]["zvezda-solar-wings"]["results"]
    assert facts == [{"resource": "power", "dice": 3, "hits": 0, "strain": 1, "gives": 2}]


# Notes and reasons --------------------------------------------------------------------------------


def test_a_die_tells_what_it_would_bring() -> None:
    match = station(CREWS, TILES)
    assert note(match, "place russia 5 zvezda-solar-wings") == ["+3 Power"]
    assert note(match, "place russia 6 electrolysis-chamber") == ["+1 Oxygen", "ability"]
    assert note(match, "place united-states 2 roll-out-solar-array", 1) == [
        "gives with one more die"
    ]
    act(match, "1 place united-states 2 roll-out-solar-array")
    assert note(match, "place united-states 2 roll-out-solar-array", 1)[0].startswith("+")


def test_the_research_lab_tells_what_it_gives_before_a_resource_is_named() -> None:
    lab = {"multipurpose-research-lab": {"at": "1-1", "owner": "russia", "scenario": 1}}
    match = station(CREWS, lab)
    (told,) = note(match, "place russia 5 multipurpose-research-lab")
    assert told == "+1 of a resource that you name"


def test_a_toxic_die_tells_its_price_and_a_wished_one_that_it_is_wished_for() -> None:
    crews: Facts = {"russia": {"pool": [2, 6]}, "japan": {"wish": 6}}
    match = station(crews, {"tinned-rations": "1-1"}, disaster=TOXIC, latest="watering-eyes")
    assert of(match)["disaster"]["toxic"] == [2]
    assert "toxic: costs another die" in note(match, "place russia 2 tinned-rations")
    assert note(match, "dock russia 6 japan") == ["wished for"]


def test_what_is_too_expensive_is_told_with_its_reason() -> None:
    crews: Facts = {"russia": {"capacity": 0, "offer": ["khladon-loop"]}, "japan": {}}
    match = station(crews, {"tinned-rations": "1-1"}, phase="spending")
    could = {one["kind"]: one["reason"] for one in of(match)["could"]}
    assert could["buy"]["id"] == could["die"]["id"] == "intrepid-not-poor"
    assert could["buy"]["args"]["price"] == 4


def test_what_leads_towards_a_place_comes_legal_first() -> None:
    match = station(CREWS, {**TILES, "tinned-rations": {"at": "4-1", "disable": 1}})
    found = screens.attempts(match, 0, "place", "electrolysis-chamber")
    assert [one["reason"] for one in found] == [None, None, None]
    barred = screens.attempts(match, 0, "place", "tinned-rations")
    assert {one["reason"]["id"] for one in barred} == {"intrepid-not-disabled"}
    assert screens.attempts(match, 0, "place", "nowhere") == []
    assert screens.attempts(match, 0, "cell", "a1") == []


# Crews, the end, and the service ------------------------------------------------------------------


def test_who_is_done_is_told() -> None:
    match = station(CREWS, TILES)
    act(match, "0 done")
    assert [crew["done"] for crew in of(match)["crews"]] == [True, False]
    assert of(match)["ask"] == "rest"


def test_alone_one_player_has_both_crews() -> None:
    match = station(CREWS, TILES, seats=1)
    facts = of(match)
    assert [crew["player"] for crew in facts["crews"]] == [0, 0]
    assert (facts["own"], facts["about"]["crews"]) == ([0], [0, 1])


def test_the_end_tells_what_was_lost_and_how_far_missions_came() -> None:
    match = station(CREWS, TILES, resources={"power": 0, "oxygen": 9, "climate": 9, "nutrition": 9})
    everybody_is_done(match)
    ending = of(match)["ending"]
    assert (ending["ending"], ending["won"], ending["winners"]) == ("power", False, [])
    assert ending["missions"] == [{"name": "medical-checkup", "done": False}]
    assert match.outcome is not None
    assert [row["points"] for row in ending["rows"]] == [
        value for _, value in match.outcome.rows[0]
    ]


def test_the_service_has_a_desk_for_intrepid() -> None:
    match = deorbit.new("intrepid", 2, 1)
    assert desks.content(match)["board"] == {"sectors": 8, "slots": 4}
    assert desks.desk(match.game, match.seen(0), 0)["seat"] == 0
    assert desks.route(match, 0, "1-1", "1-2") == {"lines": [], "legs": []}
    told = desks.clock("intrepid", match.view(None))
    assert told is not None
    assert text.has(told["id"])


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_form_of_a_position_names_all_its_keys(seats: int) -> None:
    match = deorbit.new("intrepid", seats, 1)
    found = fields.fields(match.position())
    position = match.position()
    keys = set(position) - {"seats", "options"}
    assert set(found["keys"]) == keys == {key for group in found["groups"] for key in group["keys"]}
    assert set(found["keys"]["crews"]["of"]["keys"]) == set(position["crews"][0])


def test_the_forecast_knows_the_rest_of_the_card_at_hand() -> None:
    """Hull Shock strains tiles that are chosen, then drains the lowest resource by 2."""
    tiles = {"tinned-rations": "1-1", "vozdukh-scrubber": "1-2", "aluminum-shielding": "2-1"}
    low = {**PLENTY, "oxygen": 9}
    crews = {"russia": {}, "united-states": {}}
    match, _ = reveal("hull-shock", crews, tiles, resources=low)
    assert {name: track["drained"] for name, track in tracks(match).items()} == {
        "power": 0,
        "oxygen": 2,
        "climate": 0,
        "nutrition": 0,
    }
    assert {track["gained"] for track in tracks(match).values()} == {0}, "it has been counted"
    foretold = {name: track["after"] for name, track in tracks(match).items()}
    act(match, "0 choose tinned-rations")
    assert {track["drained"] for track in tracks(match).values()} == {0}
    assert {track["gained"] for track in tracks(match).values()} == {0}
    assert {track["danger"] for track in tracks(match).values()} == {None}
    assert match.position()["resources"] == foretold


def test_a_strained_lab_is_told_with_what_it_will_give() -> None:
    lab = {"multipurpose-research-lab": {"at": "1-1", "owner": "russia", "strain": 1}}
    match = station({"russia": {"pool": [2]}, "united-states": {}}, lab, resources={"climate": 3})
    (idle,) = of(match)["tiles"]["multipurpose-research-lab"]["results"]
    assert (idle["resource"], idle["gives"]) == ("climate", -1)
    assert tracks(match)["climate"]["gained"] == -1
    assert note(match, "place russia 2 multipurpose-research-lab") == [
        "+1 Climate",
        "+1 of a resource that you name",
    ]
    act(match, "0 place russia 2 multipurpose-research-lab", "0 name power")
    (named,) = of(match)["tiles"]["multipurpose-research-lab"]["results"]
    assert (named["resource"], named["dice"], named["gives"]) == ("power", 2, 1)
    assert tracks(match)["power"]["gained"] == 1


def test_capacity_that_strain_takes_is_foretold() -> None:
    tiles = {"pirs-compartment": {"at": "1-1", "strain": 2}}
    for has, dice, income in ((4, [], -2), (1, [], -1), (4, [6], 1), (9, [6, 6, 6][:2], 1)):
        crews = {"russia": {"capacity": has, "habitation": dice}, "united-states": {}}
        match = station(crews, tiles)
        facts = of(match)["crews"][0]
        assert facts["income"] == income
        everybody_is_done(match)
        after = match.position()["crews"][0]["capacity"]
        assert after == has + income + facts["stipend"]
    assert of(match)["crews"][0]["stipend"] == 0, "it has been paid"


def test_the_deck_counts_what_may_come_and_what_has_come() -> None:
    names = [name for name, card in page("disasters")["meteor-shower"].items()]
    match = station(CREWS, TILES, spent=names[:-1], round=9)
    facts = of(match)["disaster"]
    assert (facts["deck"], facts["drawn"]) == (1, len(names) - 1)
    match = station(CREWS, TILES, spent=names, round=9)
    assert of(match)["disaster"]["deck"] == len(names), "they are shuffled again"
    lasting = [{"name": "debris-ring"}]
    match = station(CREWS, TILES, spent=names[:2], active=lasting, round=1)
    facts = of(match)["disaster"]
    assert (facts["deck"], facts["drawn"]) == (5, 3)


@pytest.mark.parametrize(("seats", "disaster"), GAMES)
def test_what_is_foretold_of_the_results_comes_to_pass(seats: int, disaster: str) -> None:
    """Before the last one is done the tracks say what the results bring, to the unit."""
    for match in moments(seats, disaster, 1):
        if match.position()["phase"] != "placing" or len(match.to_act) != 1:
            continue
        (seat,) = match.to_act
        if Action("done") not in match.legal(seat):
            continue
        foretold = {track["resource"]: track["gained"] for track in of(match, seat)["tracks"]}
        events = match.copy().play(seat, Action("done"))
        assert gained(events).items() <= foretold.items()
