"""Positions: what they leave out is as after set-up, they round-trip, and nonsense in one gets an
error that names the key."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    BONUS,
    IDENTITIES,
    allowed,
    asked,
    do,
    holds,
    legal,
    lying,
    player,
    station,
    where,
)
from games.stationfall.test_many_games import choose, in_play, walk
from games.stationfall.test_reveal_powers import dealt

Position = dict[str, Any]

TWELVE = {
    "astrochimp": "kitchen",
    "counselor": "therapy-garden",
    "cyborg": "cryo-lab",
    "daredevil": "locker-room",
    "engineer": "array-control",
    "exile": "array-control",
    "medical": "aft-hub",
    "security": "print-shop",
    "station-chief": "therapy-garden",
    "stowaway": "card",
    "stranger": "nanofactory",
    "troubleshooter": "print-shop",
}


# What a position leaves out ----------------------------------------------------------------------


def test_an_empty_position_is_the_first_turn_of_four_players() -> None:
    """2.2.7, 15.2: seat 0 begins, and everybody has chosen."""
    m = deorbit.scenario("stationfall", {})
    position = m.position()
    assert m.seats == 4
    assert (position["minute"], position["first"], position["active"]) == (13, 0, 0)
    assert position["asks"] == [{"ask": "turn", "seat": 0, "step": "reveal"}]
    assert position["ending"] == "running"
    for one in position["players"]:
        assert one["identity"] in TWELVE
        assert len(one["bonus"]) == 1
        assert (one["pool"], one["betrayal"], one["cubes"]) == (8, 0, {})
        assert (one["guilt"], one["bribe"]) == ("innocent", "unused")
    cards = [card for one in position["players"] for card in (one["identity"], *one["bonus"])]
    assert len(set(cards)) == 8


@pytest.mark.parametrize(("seats", "minute", "bonus"), [(3, 14, 2), (4, 13, 1), (5, 12, 1)])
def test_the_defaults_follow_the_number_of_seats(seats: int, minute: int, bonus: int) -> None:
    """house-minutes, 2.1.1."""
    position = deorbit.scenario("stationfall", {"seats": seats}).position()
    assert position["minute"] == minute
    assert [len(one["bonus"]) for one in position["players"]] == [bonus] * seats


def test_by_default_everybody_and_everything_is_where_it_is_printed() -> None:
    """2.2.4, 2.2.6, 2.2.8, 2.2.9, 2.2.10, 2.2.11, 2.2.12."""
    position = deorbit.scenario("stationfall", {}).position()
    assert {name: one["at"] for name, one in position["characters"].items()} == TWELVE
    assert position["characters"]["troubleshooter"]["holds"] == ["bludgeon"]
    assert (position["cameras"], position["jammers"], position["power"]) == (True, True, "normal")
    assert not position["abandon_ship"]
    assert position["damaged"] == ["hail-mary"]
    assert position["antimatter"] == "stable"
    assert position["re_entry"] == "unseen"
    assert position["project"] == {"card": "unseen", "released": False, "peeked": []}


def test_a_position_equals_a_set_up_with_the_same_choices() -> None:
    """2.2: apart from who was dealt what."""
    m = deorbit.new("stationfall", seats=4, seed=2)
    for seat in range(4):
        m.play(seat, m.legal(seat)[0])
    fresh = m.position()
    built = deorbit.scenario("stationfall", {"first": fresh["first"]}).position()
    for key in fresh:
        if key != "players":
            assert fresh[key] == built[key], key


def test_identities_that_are_not_named_are_drawn_from_the_rest() -> None:
    """3.4."""
    for seed in range(10):
        m = deorbit.scenario("stationfall", {"players": [{"identity": "exile"}]}, seed=seed)
        cards = [
            card for one in m.position()["players"] for card in (one["identity"], *one["bonus"])
        ]
        assert cards[0] == "exile"
        assert len(set(cards)) == 8


def test_the_builder_of_positions_deals_what_it_says() -> None:
    """The four identities and Bonus Characters that these tests rely on."""
    m = station()
    assert tuple(player(m, seat)["identity"] for seat in range(4)) == IDENTITIES
    assert tuple(player(m, seat)["bonus"][0] for seat in range(4)) == BONUS


@pytest.mark.parametrize(
    ("item", "home"),
    [
        ("artifact", "physics-lab"),
        ("briefcase", "suite"),
        ("rocket-wings", "print-shop"),
        ("antimatter", "magnetic-containment"),
    ],
)
def test_a_unique_item_that_is_placed_leaves_its_default_place(item: str, home: str) -> None:
    """8.2: in somebody's hands, or lying elsewhere."""
    state = "armed" if item == "antimatter" else "stable"
    m = station(holding={"exile": item}, antimatter=state)
    assert item not in lying(m, home)
    assert holds(m, "exile") == [item]
    m = station(items={"bridge": [item]}, antimatter=state)
    assert item not in lying(m, home)
    assert lying(m, "bridge") == [item]
    assert item in lying(station(), home)


def test_other_items_stay_in_their_default_places() -> None:
    """house-supplies: one more Helmet comes from the supply."""
    m = station(holding={"exile": "helmet"})
    assert lying(m, "storage") == ["helmet", "bludgeon"]
    assert in_play(m.position())["helmet"] == in_play(station().position())["helmet"] + 1


def test_a_list_of_lying_items_is_complete() -> None:
    """A section that is named has just what is named."""
    m = station(items={"storage": []})
    assert lying(m, "storage") == []
    assert lying(m, "aft-airlocks") == ["helmet"]


def test_kompromat_in_hands_is_not_on_the_board() -> None:
    """2.2.3: the last icons stay empty."""
    m = station(players={0: {"hand": ["exile", "medical"]}}, spent=["security"])
    kompromat = m.position()["kompromat"]
    assert len(kompromat) == 9
    assert set(kompromat.values()) == {"unseen"}
    assert "houdini" not in kompromat
    assert "chem-lab" in kompromat


def test_abandon_ship_removes_the_locks_of_a_position() -> None:
    """7.1.1: unless the position names some."""
    assert station(abandon_ship=True).position()["locks"] == []
    assert station(minute=1).position()["abandon_ship"]


def test_a_position_knows_its_power_level() -> None:
    """7.2.1.1: Cameras and Jammers are OFF by default then."""
    position = station(damaged=["reactor"]).position()
    assert (position["power"], position["cameras"], position["jammers"]) == (
        "emergency",
        False,
        False,
    )


def test_goo_and_fire_damage_in_a_position_too() -> None:
    """6.5, x-grey-goo."""
    project = {"card": "grey-goo", "released": True}
    m = station(fire=["kitchen"], goo=["bridge"], project=project, damaged=[])
    assert set(m.position()["damaged"]) == {"kitchen", "bridge"}


# The turn ----------------------------------------------------------------------------------------


def test_a_position_can_name_the_active_player() -> None:
    """15.1."""
    m = station(first=1, active=3)
    assert asked(m) == 3
    assert m.position()["first"] == 1


ACTIVATING = ("activate", "bribe", "renegotiate", "withdraw")


@pytest.mark.parametrize(
    ("step", "kinds"),
    [
        ("reveal", {"reveal", "schroedinger", "influence", *ACTIVATING}),
        ("influence", {"influence", *ACTIVATING}),
        ("activate", {*ACTIVATING}),
    ],
)
def test_a_position_can_name_the_phase(step: str, kinds: set[str]) -> None:
    """15.2."""
    m = station(cubes={0: {"exile": 1}}, asks=[{"ask": "turn", "seat": 0, "step": step}])
    assert {action.kind for action in m.legal(0)} == kinds


def test_a_position_can_name_the_activation_and_what_is_left_of_it() -> None:
    """15.5.2, 15.5.3."""
    m = station(
        turn={"actions": 1, "free": False},
        asks=[{"ask": "activation", "seat": 0, "character": "astrochimp"}],
    )
    do(m, "step astrochimp hydroponics")
    assert not allowed(m, "step astrochimp kitchen")
    assert legal(m, "end") == {"end"}


def test_a_position_can_name_what_the_turn_has_used_up() -> None:
    """15.5.4.1, 15.5.5.1, 12.1.2."""
    m = station(
        at={"exile": "kitchen"},
        down="exile",
        players={0: {"hand": ["security"]}},
        turn={"bribed": True, "blackmailed": True, "dragged": ["exile"]},
        acting="astrochimp",
    )
    assert not allowed(m, "bribe stranger")
    assert not allowed(m, "kompromat security")
    assert not allowed(m, "drag astrochimp exile quarters")


def test_a_position_can_ask_for_the_action_of_a_bribe() -> None:
    """15.5.4.2."""
    m = station(
        turn={"actions": 1},
        asks=[
            {"ask": "activation", "seat": 0, "character": "astrochimp"},
            {"ask": "act", "seat": 0, "character": "stranger", "source": "bribe"},
        ],
    )
    do(m, "step stranger forward-hub", "step astrochimp quarters")
    assert where(m, "stranger") == "forward-hub"


def test_a_position_can_wait_for_consent() -> None:
    """15.5.4.3."""
    m = station(
        pc={2: "cyborg"},
        players={0: {"bribe": "cyborg"}},
        turn={"actions": 2, "bribed": True, "pending": "step cyborg forward-hub"},
        asks=[
            {"ask": "activation", "seat": 0, "character": "astrochimp"},
            {"ask": "consent", "seat": 2, "character": "cyborg", "source": "bribe"},
        ],
    )
    assert m.view(2)["prompt"]["args"]["action"] == "step cyborg forward-hub"
    do(m, "accept")
    assert where(m, "cyborg") == "forward-hub"


def test_a_position_can_be_before_the_choice_of_identities() -> None:
    """3.4: everybody at the same time."""
    people = [{"dealt": [IDENTITIES[seat], BONUS[seat]]} for seat in range(4)]
    m = deorbit.scenario("stationfall", {"players": people})
    assert list(m.to_act) == [0, 1, 2, 3]
    m.play(2, deorbit.Action.parse("choose medical"))
    assert list(m.to_act) == [0, 1, 3]
    assert player(m, 2)["identity"] == "medical"


# Round trips -------------------------------------------------------------------------------------


def round_trips(m: deorbit.Match) -> None:
    position = m.position()
    again = deorbit.scenario("stationfall", json.loads(json.dumps(position)))
    assert again.position() == position
    assert again.fingerprint == m.fingerprint
    assert again.to_act == m.to_act
    assert again.outcome == m.outcome
    for seat in m.to_act:
        assert set(again.legal(seat)) == set(m.legal(seat))


@pytest.mark.parametrize("part", range(4))
def test_a_position_round_trips_at_any_moment(part: int) -> None:
    """In games in which everything happens, some from the start and some from the middle."""
    rng = Random(part)
    for seed in range(part, 24, 4):
        for m, _, _ in walk(seed):
            if rng.random() < 0.15 or len(m.position()["asks"]) > 1 or not m.to_act:
                round_trips(m)


@pytest.mark.soak
def test_positions_round_trip_in_hundreds_of_games() -> None:
    for seed in range(1000, 1400):
        for m, _, _ in walk(seed):
            if len(m) % 3 == 0:
                round_trips(m)


def test_half_used_nanogel_can_be_out_of_the_game() -> None:
    """8.1.2, 4.6.5.1: it counts among the eight."""
    m = station(removed={"nanogel-used": 2})
    assert m.position()["removed"] == {"nanogel-used": 2}
    round_trips(m)
    with pytest.raises(deorbit.BadInput, match="removed"):
        station(removed={"nanogel-used": 9})


LAST: dict[str, Any] = {"minute": 0, "active": 3, "re_entry": "minute"}
SWARM = {"card": "combat-swarm", "released": True}

QUESTIONS: dict[str, tuple[dict[str, Any], list[str]]] = {
    # the position before, and the actions that lead to the question
    "turn": ({"cubes": {0: {"exile": 1}}}, ["influence exile 1"]),
    "activation": ({"cubes": {0: {"exile": 1}}}, ["activate exile", "step exile mainframe"]),
    "act": ({"acting": "astrochimp"}, ["bribe exile"]),
    "consent": (
        {"pc": {2: "cyborg"}, "acting": "astrochimp"},
        ["bribe cyborg", "step cyborg forward-hub"],
    ),
    "let-go": (
        {"at": {"exile": "chem-lab"}, "holding": {"exile": "helmet gun gun"}, "acting": "exile"},
        ["step exile bio-lab"],
    ),
    "order": (
        {
            "abandon_ship": True,
            "markers": [
                {"player": 0, "effect": "launch", "minute": 13, "at": "houdini"},
                {"player": 0, "effect": "overload", "minute": 13, "at": "bridge"},
            ],
        },
        ["renegotiate"],
    ),
    "overload": ({"players": dealt("engineer")}, ["reveal"]),
    "confess": ({"players": dealt("counselor")}, ["reveal"]),
    "cache": ({"players": dealt("stowaway")}, ["reveal"]),
    "show": ({"players": dealt("stranger")}, ["reveal"]),
    "command": ({"pc": {0: "station-chief"}}, ["activate station-chief"]),
    "spread": (
        {"active": 3, "goo": ["vault-x"], "project": {"card": "grey-goo", "released": True}},
        ["renegotiate"],
    ),
    "swarm": ({"monster": {"at": "array-control"}, "project": SWARM}, ["renegotiate"]),
    "last-reveal": (LAST, ["renegotiate", "reveal"]),
    "deliver": (
        {
            "at": {"astrochimp": "houdini"},
            "data": {"astrochimp": "evidence"},
            "launched": ["houdini"],
            **LAST,
        },
        ["renegotiate", *["reveal"] * 4],
    ),
}


@pytest.mark.parametrize("question", list(QUESTIONS))
def test_a_position_in_the_middle_of_a_question_round_trips(question: str) -> None:
    before, actions = QUESTIONS[question]
    m = station(**before)
    do(m, *actions)
    assert m.position()["asks"][-1]["ask"] == question
    round_trips(m)


def test_a_game_goes_on_from_a_position_as_it_would_have_gone_on() -> None:
    """Nothing is kept beside the position: the same choices lead to the same end."""
    for seed in (1, 4, 7):
        m = next(walk(seed))[0]
        rng = Random(seed)
        for _ in range(40):
            m.play(m.to_act[0], choose(rng, m.legal(m.to_act[0])))
        again = deorbit.scenario("stationfall", m.position(), seed=5)
        for _ in range(60):
            if not m.to_act:
                break
            action = choose(rng, m.legal(m.to_act[0]))
            if action.kind in ("pick-up-kompromat", "sabotage", "release"):
                continue
            before = m.position()
            m.play(m.to_act[0], action)
            again.play(again.to_act[0], action)
            drawn = {"project", "kompromat", "re_entry", "monster", "goo"}
            if any(before.get(key) != m.position().get(key) for key in drawn):
                again = deorbit.scenario("stationfall", m.position(), seed=5)
            assert again.position() == m.position()


# Nonsense ----------------------------------------------------------------------------------------


def sound() -> Position:
    """A position with something of everything."""
    return station(
        at={"exile": "kitchen", "stranger": "houdini", "medical": "houdini"},
        holding={"exile": "helmet gun", "stranger": "nanogel", "counselor": "briefcase"},
        data={"exile": "evidence"},
        down="stranger",
        contaminated="counselor",
        pc={2: "cyborg"},
        cubes={0: {"astrochimp": 2, "exile": 1}, 1: {"exile": 1}},
        players={
            0: {"hand": ["security"], "betrayal": 1, "disc": "exile"},
            1: {"bribe": "exile", "guilt": "suspect"},
        },
        spent=["medical"],
        fire=["rec-room"],
        project={"card": "combat-swarm", "released": True},
        monster={"at": "vault-x"},
        markers=[{"player": 1, "effect": "launch", "minute": 12, "at": "houdini"}],
        abandon_ship=True,
        acting="astrochimp",
    ).position()


def put(path: str, value: Any) -> Callable[[Position], None]:
    """Write a value at a path such as `players[0].pool`."""
    keys: list[Any] = []
    for part in path.split("."):
        name, _, index = part.partition("[")
        keys.append(name)
        if index:
            keys.append(int(index.rstrip("]")))

    def change(position: Position) -> None:
        place: Any = position
        for key in keys[:-1]:
            place = place[key]
        if isinstance(place, list) and keys[-1] == len(place):
            place.append(value)
        else:
            place[keys[-1]] = value

    return change


NONSENSE: list[tuple[str, Any, str]] = [
    # where, what, the key that the error names
    ("colour", "red", "colour"),
    ("minute", -1, "minute"),
    ("minute", 99, "minute"),
    ("minute", "13", "minute"),
    ("minute", True, "minute"),
    ("first", 4, "first"),
    ("active", -1, "active"),
    ("stage", "dancing", "stage"),
    ("ending", "draw", "ending"),
    ("ending", None, "ending"),
    ("players", {}, "players"),
    ("players[4]", {}, "players"),
    ("players[0]", 7, "players[0]"),
    ("players[0].gold", 7, "players[0].gold"),
    ("players[0].identity", "captain", "players[0].identity"),
    ("players[0].identity", "counselor", "players[1]"),
    ("players[1].bonus", ["exile", "exile"], "players[1].bonus[1]"),
    ("players[1].bonus", ["captain"], "players[1].bonus[0]"),
    ("players[1].bonus", "exile", "players[1].bonus"),
    ("players[1].bonus", ["medical"], "players[2]"),
    ("players[0].pool", 5, "players[0].cubes"),
    ("players[0].pool", -1, "players[0].pool"),
    ("players[0].pool", "4", "players[0].pool"),
    ("players[0].betrayal", 9, "players[0].betrayal"),
    ("players[0].cubes.exile", 9, "players[0].cubes.exile"),
    ("players[0].cubes.exile", 8, "players[0].cubes"),
    ("players[0].cubes.captain", 1, "players[0].cubes.captain"),
    ("players[0].cubes", [], "players[0].cubes"),
    ("players[1].cubes", {"cyborg": 1, "exile": 1}, "players[1].cubes"),
    ("players[0].disc", "captain", "players[0].disc"),
    ("players[0].bribe", "captain", "players[0].bribe"),
    ("players[0].guilt", "ashamed", "players[0].guilt"),
    ("players[0].pc", "captain", "players[0].pc"),
    ("players[0].pc", "exile", "players[0].pc"),
    ("players[0].hand", ["captain"], "players[0].hand[0]"),
    ("players[0].hand", ["security", "security"], "players[0].hand[1]"),
    ("players[0].revealed_early", "yes", "players[0].revealed_early"),
    ("characters.captain", {}, "characters.captain"),
    ("characters.exile", "kitchen", "characters.exile"),
    ("characters.exile.at", "cellar", "characters.exile.at"),
    ("characters.exile.at", 3, "characters.exile.at"),
    ("characters.exile.down", 1, "characters.exile.down"),
    ("characters.exile.asleep", True, "characters.exile.asleep"),
    ("characters.exile.holds", "gun", "characters.exile.holds"),
    ("characters.exile.holds", ["sword"], "characters.exile.holds[0]"),
    ("characters.exile.holds", ["gun"] * 4, "characters.exile.holds"),
    ("characters.exile.data", ["gossip"], "characters.exile.data[0]"),
    ("characters.exile.contaminated", "a bit", "characters.exile.contaminated"),
    ("monster", "vault-x", "monster"),
    ("monster.at", "cellar", "monster.at"),
    ("monster.name", "Bob", "monster.name"),
    ("items", [], "items"),
    ("items.cellar", [], "items.cellar"),
    ("items.bridge", ["sword"], "items.bridge[0]"),
    ("items.bridge", ["gun"] * 6, "items"),
    ("items.bridge", ["briefcase"], "items"),
    ("items.bridge", ["artifact", "artifact"], "items.bridge[1]"),
    ("removed", {"sword": 1}, "removed.sword"),
    ("removed", {"gun": 7}, "removed.gun"),
    ("removed", {"gun": 6}, "items"),
    ("kompromat", [], "kompromat"),
    ("kompromat.cellar", "unseen", "kompromat.cellar"),
    ("kompromat.chem-lab", "captain", "kompromat.chem-lab"),
    ("kompromat.chem-lab", "security", "kompromat.chem-lab"),
    ("kompromat.chem-lab", "medical", "kompromat.chem-lab"),
    ("kompromat.houdini", "unseen", "kompromat"),
    ("spent", ["security"], "kompromat"),
    ("spent", ["captain"], "spent[0]"),
    ("spent", "medical", "spent"),
    ("discarded", ["medical"], "kompromat"),
    ("damaged", ["cellar"], "damaged[0]"),
    ("fire", ["magnetic-containment"], "fire"),
    ("fire", ["outer-space"], "fire"),
    ("goo", "bridge", "goo"),
    ("launched", ["bridge"], "launched"),
    ("locks", [["bridge", "kitchen"]], "locks[0]"),
    ("locks", ["bridge"], "locks[0]"),
    ("power", "blackout", "power"),
    ("power", "dim", "power"),
    ("abandon_ship", "yes", "abandon_ship"),
    ("cameras", 1, "cameras"),
    ("jammers", None, "jammers"),
    ("antimatter", "ticking", "antimatter"),
    ("antimatter", "detonated", "antimatter"),
    ("offsites", {"moon": []}, "offsites.moon"),
    ("offsites.news", ["gossip"], "offsites.news[0]"),
    ("medical", -1, "medical"),
    ("markers", {}, "markers"),
    ("markers[0].player", 4, "markers[0].player"),
    ("markers[0].effect", "party", "markers[0].effect"),
    ("markers[0].minute", 99, "markers[0].minute"),
    ("markers[0].at", "cellar", "markers[0].at"),
    ("markers[0].at", "bridge", "markers[0].at"),
    ("project", "goo", "project"),
    ("project.card", "kraken", "project.card"),
    ("project.card", "unseen", "project.card"),
    ("project.released", "no", "project.released"),
    ("project.peeked", [4], "project.peeked[0]"),
    ("re_entry", "snow", "re_entry"),
    ("turn", [], "turn"),
    ("turn.actions", 3, "turn.actions"),
    ("turn.free", 1, "turn.free"),
    ("turn.visited", ["cellar"], "turn.visited[0]"),
    ("turn.dragged", ["captain"], "turn.dragged[0]"),
    ("turn.mood", "good", "turn.mood"),
    ("turn.pending", 7, "turn.pending"),
    ("turn.pending", "dance exile", "turn.pending"),
    ("asks", {}, "asks"),
    ("asks", ["turn"], "asks[0]"),
    ("asks", [{"ask": "dance", "seat": 0}], "asks[0]"),
    ("asks", [{"ask": "turn"}], "asks[0]"),
    ("asks", [{"ask": "turn", "seat": 7, "step": "reveal"}], "asks[0]"),
    ("asks", [{"ask": "turn", "seat": 0, "step": "dessert"}], "asks[0]"),
    ("asks", [{"ask": "activation", "seat": 0, "character": "captain"}], "asks[0]"),
]


@pytest.mark.parametrize(
    ("path", "value", "key"), NONSENSE, ids=[f"{path}={value}" for path, value, _ in NONSENSE]
)
def test_nonsense_in_a_position_gets_an_error_that_names_the_key(
    path: str, value: Any, key: str
) -> None:
    position = sound()
    put(path, value)(position)
    with pytest.raises(deorbit.BadInput) as caught:
        deorbit.scenario("stationfall", position)
    named = str(caught.value.args_named["key"])
    assert named == key or (named.startswith(key) and named[len(key)] in ".[")
    assert key in str(caught.value)


def test_the_position_of_these_tests_is_sound() -> None:
    round_trips(deorbit.scenario("stationfall", sound()))


IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    (
        "a pod above its capacity",
        {"at": dict.fromkeys(["exile", "stranger", "medical"], "houdini")},
        "houdini",
    ),
    (
        "a monster that is one too many in a pod",
        {
            "at": dict.fromkeys(["exile", "stranger"], "houdini"),
            "monster": {"at": "houdini"},
            "project": {"card": "combat-swarm", "released": True},
        },
        "houdini",
    ),
    ("cubes on a PC", {"pc": {2: "cyborg"}, "cubes": {0: {"cyborg": 1}}}, "pc"),
    ("nine cubes", {"cubes": {0: {"exile": 5, "medical": 1, "stranger": 3}}}, "cubes"),
    ("Cameras without power", {"damaged": ["reactor"], "cameras": True}, "cameras"),
    ("Jammers without power", {"damaged": ["reactor"], "jammers": True}, "jammers"),
    ("fire without air", {"asphyxiation": ["bridge"], "fire": ["bridge"]}, "fire"),
    ("a released card that nobody has seen", {"project": {"released": True}}, "project.card"),
    ("seven Guns", {"items": {"bridge": ["gun"] * 6}}, "items"),
    ("two Briefcases", {"holding": {"exile": "briefcase", "medical": "briefcase"}}, "items"),
    (
        "a Briefcase that is both there and gone",
        {"holding": {"exile": "briefcase"}, "removed": {"briefcase": 1}},
        "items",
    ),
    ("four Items in three slots", {"holding": {"exile": "gun gun helmet helmet"}}, "exile.holds"),
    (
        "no slot for the Contamination",
        {"holding": {"exile": "gun gun helmet"}, "contaminated": "exile"},
        "exile.holds",
    ),
    ("a Down Stowaway off the board", {"down": "stowaway"}, "characters.stowaway"),
    (
        "a card in two hands",
        {"players": {0: {"hand": ["exile"]}, 1: {"hand": ["exile"]}}},
        "kompromat",
    ),
    (
        "one identity for two",
        {"players": {0: {"identity": "stranger"}, 1: {"identity": "stranger"}}},
        "players[1].identity",
    ),
    ("a launched section", {"launched": ["kitchen"]}, "launched"),
    (
        "four time markers",
        {
            "markers": [
                {"player": 0, "effect": "launch", "minute": 12, "at": pod}
                for pod in ("houdini", "mcqueen", "alcatraz", "hail-mary")
            ]
        },
        "markers[3]",
    ),
    ("a running game that asks nothing", {"asks": []}, "asks"),
    (
        "a finished game that asks something",
        {
            "stage": "over",
            "ending": "re-entry",
            "asks": [{"ask": "turn", "seat": 0, "step": "reveal"}],
        },
        "asks",
    ),
    (
        "consent to nothing",
        {
            "pc": {2: "cyborg"},
            "asks": [{"ask": "consent", "seat": 2, "character": "cyborg", "source": "bribe"}],
        },
        "asks",
    ),
    (
        "an activation of the monster",
        {"asks": [{"ask": "activation", "seat": 0, "character": "monster"}]},
        "asks",
    ),
    ("an order of no markers", {"asks": [{"ask": "order", "seat": 0}]}, "asks"),
    ("Goo to spread without Goo", {"asks": [{"ask": "spread", "seat": 0}]}, "asks"),
]


@pytest.mark.parametrize(
    ("given", "key"),
    [(given, key) for _, given, key in IMPOSSIBLE],
    ids=[name for name, _, _ in IMPOSSIBLE],
)
def test_a_position_that_no_game_can_reach_is_refused(given: dict[str, Any], key: str) -> None:
    """2.4, 4.5.3, 5.5.3, 6.5.1, 7.2.1.1, 8.2, 8.5.1, 15.3.1, house-supplies: each with its key."""
    with pytest.raises(deorbit.BadInput) as caught:
        station(**given)
    assert key in str(caught.value)


def test_whatever_is_wrong_with_a_position_it_loads_or_is_refused_in_words() -> None:
    """Any value replaced by any other: never an error of another kind, also when play goes on."""
    rng = Random(5)
    odd: list[Any] = [
        None, -1, 0, 3, 10**12, 1.5, True, "", "x", "exile", "bridge", "houdini", "unseen", "gun",
        "annihilated", [], {}, [[]], ["exile"], ["bridge"], ["gun"], {"exile": 1},
    ]  # fmt: skip
    refusals = 0
    for _ in range(1200):
        position = sound()
        for _ in range(rng.randint(1, 2)):
            spoil(position, copy.deepcopy(rng.choice(odd)), rng)
        try:
            m = deorbit.scenario("stationfall", position, seed=1)
        except deorbit.BadInput:
            refusals += 1
            continue
        for _ in range(6):
            if m.to_act:
                m.play(m.to_act[0], choose(rng, m.legal(m.to_act[0])))
    assert refusals > 600


def spoil(place: Any, value: Any, rng: Random) -> None:
    """Replace something, at some depth."""
    keys = list(place) if isinstance(place, dict) else list(range(len(place)))
    if not keys:
        return
    key = rng.choice(keys)
    if isinstance(place[key], (dict, list)) and place[key] and rng.random() < 0.85:
        spoil(place[key], value, rng)
    else:
        place[key] = value
