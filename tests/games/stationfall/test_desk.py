"""The desk: all that screens are told about Stationfall beyond a view."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import deorbit
from conformance.suite import play_some
from deorbit.core import text
from deorbit.core.errors import BadInput
from deorbit.core.records import Action
from deorbit.games.stationfall.screen import make, score
from games.stationfall.desks import desk, route
from games.stationfall.station import do, station

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {"characters": "random"}),
    (3, {}),
    (4, {}),
    (4, {"teams": True}),
    (5, {"characters": "random"}),
    (9, {"characters": "random"}),
]


def moments(seats: int, options: dict[str, Any], seed: int, every: int) -> Iterator[deorbit.Match]:
    """A game of random play, looked at now and then, and at its end."""
    rng = Random(seed)
    match = deorbit.new("stationfall", seats=seats, seed=seed, **options)
    while match.to_act:
        yield match
        play_some(match, rng, every)
    yield match


def sentences(value: Any) -> Iterator[dict[str, Any]]:
    """All sentences within facts."""
    if isinstance(value, dict):
        if set(value) >= {"id", "args"}:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from sentences(one)


def spoken(sentence: dict[str, Any]) -> list[str]:
    """What Fluent has against a sentence, its arguments in words."""
    args = {
        name: "x" if isinstance(value, (list, dict)) else "?" if value is None else value
        for name, value in sentence["args"].items()
    }
    names = [f"stationfall-player-{colour}" for colour in ("red", "blue")]
    return text.problems(sentence["id"], text.worded("stationfall", args, names, "en"), "en")


# What it may depend on ----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_desk_tells_nothing_that_its_seat_may_not_know(
    seats: int, options: dict[str, Any]
) -> None:
    rng = Random(seats)
    for match in moments(seats, options, seats, 37):
        for seat in range(seats):
            handle = match.seat(seat)
            told = desk(match, seat)
            for _ in range(2):
                assert desk(handle.imagine(rng), seat) == told
                state = handle.imagine(rng)._state
                if match.to_act:
                    assert msgspec.to_builtins(score.preview(state, seat)) == told["preview"]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_desk_is_plain_json_and_can_be_said(seats: int, options: dict[str, Any]) -> None:
    for match in moments(seats, options, seats + 10, 29):
        for seat in range(seats):
            told = desk(match, seat)
            sent = json.loads(msgspec.json.encode(told))
            assert sent == json.loads(json.dumps(told))
            for sentence in sentences(told):
                assert not spoken(sentence), sentence


def test_a_spectator_gets_the_public_part_of_a_desk() -> None:
    for match in moments(4, {}, 3, 41):
        watched = desk(match, None)
        own = desk(match, 0)
        for public in ("asked", "clock", "characters", "sections", "acting", "left", "ending"):
            assert watched[public] == own[public], public
        for part in (msgspec.to_builtins(make.board(match.seen(seat))) for seat in range(4)):
            assert part.items() <= own.items(), "the board is the same for everybody"
        assert watched["seat"] is None
        assert watched["own"] == watched["choices"] == watched["could"] == []
        assert watched["preview"] == {}
        assert watched["prompt"] is None


# Characters ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_characters_stand_as_the_rules_have_it(seats: int, options: dict[str, Any]) -> None:
    for match in moments(seats, options, seats + 20, 23):
        state = match._state
        told = desk(match, 0)
        for pawn, one in told["characters"].items():
            number = state.edition.pawns.index(pawn)
            players = range(state.players)
            assert one["conspirators"] == [p for p in players if state.conspirator(p, number)]
            assert one["usable"] == state.usable(number)
            assert one["slots_used"] == state.load(number)
        for name, section in told["sections"].items():
            assert section["dark"] == state.is_dark(state.edition.section_names.index(name))


def test_an_escaped_character_is_nobodys_conspirator() -> None:
    cubes = {0: {"exile": 2}}
    assert "exile" not in conspirators_of(station(at={"exile": "mesosphere"}, cubes=cubes), 0)
    assert "exile" in conspirators_of(station(at={"exile": "bridge"}, cubes=cubes), 0)


def conspirators_of(match: deorbit.Match, player: int) -> list[str]:
    characters = desk(match, 0)["characters"]
    return [pawn for pawn, one in characters.items() if player in one["conspirators"]]


def test_live_streams_light_the_section_of_billionaire_while_jammers_are_off() -> None:
    where: dict[str, Any] = {
        "at": {"billionaire": "vault-x"},
        "holding": {"billionaire": "fletcher"},
    }
    assert desk(station(**where), 0)["sections"]["vault-x"]["dark"]
    match = station(**where, jammers=False)
    assert not desk(match, 0)["sections"]["vault-x"]["dark"]


# Questions ----------------------------------------------------------------------------------------


def test_who_has_no_conspirator_is_told_so() -> None:
    asked = desk(station(), 0)["prompt"]
    assert asked == {"id": "stationfall-ask-no-conspirator", "args": {"phase": "reveal"}}
    with_one = station(cubes={0: {"exile": 1}})
    assert desk(with_one, 0)["prompt"]["id"] == "stationfall-ask-turn"


def test_who_is_asked_to_consent_hears_the_action_in_words() -> None:
    match = station(
        at={"exile": "bridge", "counselor": "bridge"}, acting="exile", pc={1: "counselor"}
    )
    do(match, "bribe counselor", "step counselor rec-room")
    asked = desk(match, 1)["prompt"]
    assert asked["id"] == "stationfall-ask-consent"
    assert asked["args"]["action"]["id"] == "stationfall-do-step"
    assert asked["args"]["player"] == 0


def test_the_clock_of_two_people_names_the_colour() -> None:
    match = deorbit.new("stationfall", seats=2, seed=1)
    assert desk(match, 0)["clock"]["id"] == "stationfall-choice-of"
    assert desk(station(), 0)["clock"]["id"] == "stationfall-clock"


# Points -------------------------------------------------------------------------------------------


def test_the_preview_counts_what_would_score_now() -> None:
    match = station(at={"astrochimp": "mesosphere"}, holding={"astrochimp": "gun"})
    preview = desk(match, 0)["preview"]["0"]
    paid = {row["row"]: row["points"] for row in preview["rows"]}
    assert paid["astrochimp-1"] == 3
    assert paid["astrochimp-4"] == 2
    assert preview["total"] == sum(paid.values())
    assert [one["identity"] for one in preview["bonus"]] == ["engineer"]


def test_who_chooses_sees_what_each_dealt_card_would_score() -> None:
    match = deorbit.new("stationfall", seats=4, seed=2)
    told = desk(match, 1)
    assert set(told["preview"]["1"]["dealt"]) == set(match.view(1)["players"][1]["dealt"])
    assert told["preview"]["1"]["identity"] is None


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_ending_adds_up_to_the_outcome(seats: int, options: dict[str, Any]) -> None:
    *_, match = moments(seats, options, seats + 30, 500)
    told = desk(match, 0)["ending"]
    outcome = match.outcome
    assert outcome is not None
    assert desk(match, None)["ending"] == told
    assert {told["players"][player]["seat"] for player in told["winners"]} == set(outcome.winners)
    for one in told["players"]:
        assert one["total"] == sum(row["points"] for row in one["rows"])
        score = outcome.scores[one["seat"]]
        assert score == (one["total"] if one["partner"] is None else one["together"])
        assert one["winner"] == ("-won-" in one["why"]["id"] or "-shared" in one["why"]["id"])
    assert told["order"][: len(told["winners"])] == sorted(told["winners"], key=told["order"].index)


LAST_TURN: dict[str, Any] = {"minute": 0, "active": 3, "re_entry": "minute"}


def ended(**more: Any) -> list[dict[str, Any]]:
    """The players of a game that ends in its last turn, everybody revealed."""
    pcs = {0: "astrochimp", 1: "counselor", 2: "cyborg", 3: "daredevil"}
    match = station(pc=pcs, **LAST_TURN, **more)
    do(match, "renegotiate")
    while match.to_act:
        do(match, "done")
    told: list[dict[str, Any]] = desk(match, 0)["ending"]["players"]
    return told


def test_a_guilty_player_hears_why_the_points_do_not_count() -> None:
    at = {"astrochimp": "mesosphere"}
    players = ended(at=at, players={0: {"guilt": "guilty"}})
    assert players[0]["why"]["id"] == "stationfall-why-guilty"
    assert not players[0]["winner"]
    assert ended(at=at)[0]["why"]["id"] == "stationfall-why-won-points"


# Ways ---------------------------------------------------------------------------------------------


def test_a_route_tells_its_legs_and_what_would_be_shorter() -> None:
    match = station(at={"engineer": "bridge", "station-chief": "bridge"})
    told = route(match, 0, "engineer", "aft-hub")
    assert told["legs"][-1]["to"] == "aft-hub"
    assert told["lines"][0]["id"] == "stationfall-path"
    assert told["lines"][0]["args"]["count"] == len(told["legs"])
    assert route(match, None, "engineer", "aft-hub") == told
    for sentence in sentences(told):
        assert not spoken(sentence), sentence


def test_a_route_leads_to_where_somebody_is() -> None:
    match = station(at={"engineer": "bridge", "exile": "reactor"})
    assert route(match, 0, "engineer", "exile")["legs"][-1]["to"] == "reactor"


def test_nobody_finds_a_way_to_who_is_not_on_board() -> None:
    match = station(at={"exile": "mesosphere"})
    told = route(match, 0, "engineer", "exile")
    assert told == {"lines": [{"id": "stationfall-path-nowhere", "args": {}}], "legs": []}
    with pytest.raises(BadInput):
        route(match, 0, "engineer", "the-moon")


def test_a_route_through_space_is_offered_with_a_helmet() -> None:
    match = station(at={"engineer": "bridge"}, fire=["rec-room"])
    told = [line["id"] for line in route(match, 0, "engineer", "rec-room")["lines"]]
    assert told[:2] == ["stationfall-path-none", "stationfall-path-helmet"]


def test_a_broken_integral_item_is_held_no_more() -> None:
    match = station(cast="drones", shattered={"drone-1": ["bludgeon"]})
    told = desk(match, 0)["characters"]
    assert told["drone-1"]["holds"] == told["drone-1"]["integral"] == []
    assert told["drone-2"]["holds"] == ["bludgeon"]


def test_reveal_is_said_with_the_own_identity() -> None:
    match = station()
    told = desk(match, 0)
    place = match.legal(0).index(Action("reveal"))
    assert told["choices"][place]["words"]["args"] == {"identity": "astrochimp"}
    assert told["choices"][place]["group"] == "reveal"
    secret = match.legal(0).index(Action("schroedinger", ("engineer",)))
    assert told["choices"][secret]["group"] == "reveal"
