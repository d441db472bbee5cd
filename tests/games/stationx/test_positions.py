"""Positions: they round-trip, and nonsense in one gets an error that names the key."""

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import deorbit
from games.stationx.station import EVERYTHING, TWINS, army, asked, do, energy, station

Position = dict[str, Any]


# What a position leaves out ------------------------------------------------------------------


def test_an_empty_position_is_the_first_turn_on_the_standard_station() -> None:
    m = deorbit.scenario("stationx", {"seats": 2})
    assert asked(m) == ("turn", 0)
    assert (m.position()["round"], energy(m, 0), energy(m, 1)) == (1, 2, 0)
    assert (army(m, 0), army(m, 1)) == ({"commander": "u7"}, {"commander": "e19"})
    assert [one["teleporter"] for one in m.position()["players"]] == ["w6", "c20"]


def test_a_position_with_missing_bases_asks_for_them() -> None:
    m = station(tiles=["0 3x3 l15"], active=1)
    assert asked(m) == ("build", 1)
    assert m.position()["round"] == 0
    assert m.position()["players"][0]["tiles_left"]["3x3"] == 2


def test_a_position_with_other_bases_has_teleporters_and_commanders_in_them() -> None:
    m = station(tiles=TWINS)
    assert [one["teleporter"] for one in m.position()["players"]] == ["p13", "p17"]
    assert all(len(army(m, seat)["commander"]) == 3 for seat in (0, 1))


# Round trips ---------------------------------------------------------------------------------


def round_trips(m: deorbit.Match) -> None:
    position = m.position()
    again = deorbit.scenario("stationx", json.loads(json.dumps(position)))
    assert again.position() == position
    assert again.fingerprint == m.fingerprint
    assert again.to_act == m.to_act
    assert again.outcome == m.outcome


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("build", ["free", "standard"])
def test_a_position_round_trips_at_any_moment(seats: int, build: str) -> None:
    rng = Random(seats)
    m = deorbit.new("stationx", seats=seats, seed=seats, build=build, rounds=20)
    while m.to_act:
        if rng.random() < 0.1:
            round_trips(m)
        seat = m.to_act[0]
        m.advance(seat, rng.choice(m.seat(seat).moves()))
    round_trips(m)


def test_a_position_with_homemade_tiles_round_trips() -> None:
    m = deorbit.new("stationx", seats=2, seed=4, tiles="5x2*2,1x1", factions="aliens,cyborgs")
    rng = Random(4)
    for _ in range(30):
        round_trips(m)
        m.play(m.to_act[0], rng.choice(m.legal(m.to_act[0])))


@pytest.mark.parametrize(
    ("before", "actions", "question"),
    [
        (
            {"units": [{"trooper": "m12", "droid": "l12"}, {"trooper": "m13", "droid": "m14"}]},
            ["attack m12 m13"],
            "keep",
        ),
        ({"units": [{"commander": "m4"}, {}], "deck": "trooper"}, ["move m4 m3"], "recruit"),
        ({"units": [{"commander": "m4"}, {}], "deck": "upgrade"}, ["move m4 m3"], "learn"),
        ({"units": [{"commander": "m4"}, {}]}, ["end"], "respawn"),
    ],
)
def test_a_position_in_the_middle_of_a_question_round_trips(
    before: dict[str, Any], actions: list[str], question: str
) -> None:
    m = station(**before)
    do(m, *actions)
    assert m.position()["asks"][-1]["ask"] == question
    round_trips(m)


def test_what_units_have_done_round_trips() -> None:
    m = station(
        units=[{"trooper": "m13 m14 m15", "droid": "n11", "commander": "u7"}, {"trooper": "n16"}],
        upgrades=[EVERYTHING],
        energy=[9],
    )
    do(m, "move m13 m12", "attack m15 n16", "jump n11 r11", "buy droid v7")
    done = {
        unit["at"]: {flag for flag in ("moved", "attacked", "new", "jumped") if unit[flag]}
        for unit in m.position()["units"]
    }
    assert done == {
        "m12": {"moved"},
        "m14": {"attacked"},
        "m15": {"attacked"},
        "r11": {"attacked", "jumped"},
        "v7": {"new"},
        "u7": set(),
    }
    round_trips(m)


# Nonsense ------------------------------------------------------------------------------------


def sound() -> Position:
    """A position with something of everything."""
    return station(
        units=[{"commander": "u7", "trooper": "m12 l12"}, {"commander": "e19", "droid": "m14"}],
        energy=[9, 5],
        upgrades=["base-energy", "troops-speed"],
    ).position()


def put(path: str, value: Any) -> Callable[[Position], None]:
    """Write a value at a path such as `players[0].energy`."""
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


def unit(player: int, kind: str, at: str) -> dict[str, Any]:
    return {"player": player, "unit": kind, "at": at}


NONSENSE = [
    # where, what, the key that the error names
    ("colour", "red", "colour"),
    ("round", -1, "round"),
    ("round", 61, "round"),
    ("round", "1", "round"),
    ("round", True, "round"),
    ("first", 2, "first"),
    ("active", -1, "active"),
    ("bought", 1, "bought"),
    ("ending", "draw", "ending"),
    ("ending", None, "ending"),
    ("tiles", {}, "tiles"),
    ("tiles[0]", "3x3", "tiles[0]"),
    ("tiles[0].player", 2, "tiles[0].player"),
    ("tiles[0].tile", "9x9", "tiles[0].tile"),
    ("tiles[0].at", "z99", "tiles[0].at"),
    ("tiles[0].at", 7, "tiles[0].at"),
    ("tiles[0].at", "a1", "tiles[0]"),
    ("tiles[0].at", "l12", "tiles[0]"),
    ("tiles[0].at", "y25", "tiles[0]"),
    ("tiles[0].colour", "red", "tiles[0].colour"),
    ("tiles[18]", {"player": 0, "tile": "base", "at": "o12"}, "tiles[18]"),
    ("tiles[18]", {"player": 0, "tile": "2x2", "at": "o12"}, "tiles[18]"),
    ("players", {}, "players"),
    ("players[2]", {}, "players"),
    ("players[0]", 7, "players[0]"),
    ("players[0].gold", 7, "players[0].gold"),
    ("players[0].energy", -1, "players[0].energy"),
    ("players[0].energy", "9", "players[0].energy"),
    ("players[0].energy", 10**9, "players[0].energy"),
    ("players[0].upgrades", "base-energy", "players[0].upgrades"),
    ("players[0].upgrades", ["flight"], "players[0].upgrades[0]"),
    ("players[0].upgrades", [3], "players[0].upgrades[0]"),
    ("players[1].out", 0, "players[1].out"),
    ("players[1].base_held_by", 2, "players[1].base_held_by"),
    ("players[1].teleporter", "m13", "players[1].teleporter"),
    ("players[1].teleporter", "w7", "players[1].teleporter"),
    ("players[1].teleporter", "y99", "players[1].teleporter"),
    ("players[1].teleporter", ["c20"], "players[1].teleporter"),
    ("players[1].stipend", [0] * 9, "players[1].stipend"),
    ("players[1].stipend", [-1], "players[1].stipend[0]"),
    ("players[1].stipend", [0, "1"], "players[1].stipend[1]"),
    ("players[1].supplied", "centre", "players[1].supplied"),
    ("players[1].supplied", ["north"], "players[1].supplied"),
    ("players[1].tiles_left", {"3x3": 1}, "players[1].tiles_left.3x3"),
    ("players[1].tiles_left", {"9x9": 0}, "players[1].tiles_left.9x9"),
    ("players[1].tiles_left", [], "players[1].tiles_left"),
    ("units", "u7", "units"),
    ("units[0]", "u7", "units[0]"),
    ("units[0].player", 2, "units[0].player"),
    ("units[0].unit", "alien", "units[0].unit"),
    ("units[0].at", "u99", "units[0].at"),
    ("units[0].at", None, "units[0].at"),
    ("units[0].moved", "yes", "units[0].moved"),
    ("units[0].asleep", True, "units[0].asleep"),
    ("units[5]", unit(0, "trooper", "u7"), "units[5]"),
    ("units[5]", unit(0, "trooper", "a1"), "units[5]"),
    ("units[5]", unit(0, "trooper", "w6"), "units[5]"),
    ("units[5]", unit(0, "trooper", "m2"), "units[5]"),
    ("units[5]", unit(0, "droid", "m2"), "units[5]"),
    ("units[5]", unit(0, "commander", "m13"), "units[5]"),
    ("deck", [], "deck"),
    ("deck.energy-2", 5, "deck.energy-2"),
    ("deck.energy-2", -1, "deck.energy-2"),
    ("deck.bomb", 1, "deck.bomb"),
    ("doomed", ["m13"], "doomed[0]"),
    ("doomed", ["z1"], "doomed[0]"),
    ("doomed", "u7", "doomed"),
    ("doomed", ["m12", "m12"], "doomed[1]"),
    ("asks", {}, "asks"),
    ("asks", ["turn"], "asks[0]"),
    ("asks", [{"ask": "dance", "seat": 0}], "asks[0]"),
    ("asks", [{"ask": "turn"}], "asks[0]"),
    ("asks", [{"ask": "turn", "seat": 0, "unit": "droid"}], "asks[0]"),
    ("asks", [{"ask": "turn", "seat": 7}], "asks[0]"),
    ("asks", [{"ask": "turn", "seat": 0}, {"ask": "recruit", "seat": 0}], "asks[1]"),
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
        deorbit.scenario("stationx", position)
    assert caught.value.args_named["key"] == key
    assert key in str(caught.value)


@pytest.mark.parametrize(
    ("kind", "at"),
    [
        ("trooper", "l13 l14 n13 n14"),
        ("trooper", "l9 m9 m10 m11"),
        ("droid", "l13 l14 n13"),
        ("trooper", "u5 v5 x5 x6 x7 x8"),
    ],
)
def test_a_position_breaks_neither_oxygen_nor_the_limits(kind: str, at: str) -> None:
    """4.3, 5.1, 5.2."""
    with pytest.raises(deorbit.BadInput) as caught:
        station(units=[{kind: at}, {}])
    assert str(caught.value.args_named["key"]).startswith("units[")


TURN_0 = {"ask": "turn", "seat": 0}

WRONG_QUESTIONS: list[tuple[str, Position]] = [
    ("a running game that asks nothing", {"asks": []}),
    ("a finished game that asks something", {"ending": "conquest"}),
    ("a choice without doomed units", {"asks": [TURN_0, {"ask": "keep", "seat": 0}]}),
    ("doomed units without a choice", {"doomed": ["m12", "l12"]}),
    (
        "a choice among units of another",
        {"doomed": ["m12", "l12"], "asks": [TURN_0, {"ask": "keep", "seat": 1}]},
    ),
    ("building when all bases lie", {"asks": [{"ask": "build", "seat": 0}]}),
    ("a turn while bases are missing", {"tiles": [], "units": [], "players": [], "round": 0}),
]


@pytest.mark.parametrize(
    "change", [change for _, change in WRONG_QUESTIONS], ids=[name for name, _ in WRONG_QUESTIONS]
)
def test_a_question_that_cannot_be_answered_is_refused(change: Position) -> None:
    with pytest.raises(deorbit.BadInput) as caught:
        deorbit.scenario("stationx", {**sound(), **change})
    assert "asks" in str(caught.value)


def test_nobody_who_is_out_is_asked() -> None:
    with pytest.raises(deorbit.BadInput, match="asks"):
        station(
            seats=3,
            units=[{}, {"commander": "m12"}, {"commander": "m13"}],
            out=[0],
            held={0: 1},
            asks=[TURN_0],
        )


def test_nobody_who_is_out_has_units() -> None:
    """1.3."""
    with pytest.raises(deorbit.BadInput) as caught:
        station(seats=3, units=[{"trooper": "m13"}, {}, {}], out=[0], held={0: 1}, active=1)
    assert caught.value.args_named["key"] == "units[0]"


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    (
        "a recruited commander while the commander lives",
        {"asks": [TURN_0, {"ask": "recruit", "seat": 0, "unit": "commander"}]},
    ),
    (
        "a recruit above the limit",
        {
            "units": [{"droid": "m13 m14", "commander": "u7"}, {"commander": "e19"}],
            "asks": [TURN_0, {"ask": "recruit", "seat": 0, "unit": "droid"}],
        },
    ),
    (
        "a recruit while the base is lost",
        {"held": {0: 1}, "asks": [TURN_0, {"ask": "recruit", "seat": 0, "unit": "droid"}]},
    ),
    ("a return with no turn to follow", {"asks": [{"ask": "respawn", "seat": 0}]}),
    (
        "a return that cannot be paid",
        {
            "units": [{}, {"commander": "e19"}],
            "energy": [1],
            "asks": [TURN_0, {"ask": "respawn", "seat": 0}],
        },
    ),
    ("the turn of a seat that is not active", {"asks": [{"ask": "turn", "seat": 1}]}),
    ("two turns at once", {"asks": [TURN_0, TURN_0]}),
    ("a free upgrade for another seat", {"asks": [TURN_0, {"ask": "learn", "seat": 1}]}),
    (
        "a commander to place before the teleporters",
        {
            "round": 0,
            "teleporters": ["none", "none"],
            "units": [{}, {}],
            "asks": [{"ask": "commander", "seat": 0}],
        },
    ),
    ("a teleporter to place that stands", {"asks": [{"ask": "teleporter", "seat": 0}]}),
    ("a commander to place that stands", {"asks": [{"ask": "commander", "seat": 0}]}),
    ("a turn without a teleporter", {"teleporters": ["none"]}),
    ("an upgrade without what it needs", {"upgrades": ["troops-jump"]}),
    (
        "a base held by a player who is out",
        {"seats": 3, "out": [1], "units": [{"commander": "u7"}, {}, {"commander": "m13"}]},
    ),
    (
        "base lost and commander dead, and still in the game",
        {"seats": 3, "held": {1: 0}, "units": [{"commander": "u7"}, {}, {"commander": "m13"}]},
    ),
    (
        "a running game with one player left",
        {"out": [1], "held": {1: 0}, "units": [{"commander": "u7"}, {}]},
    ),
]


@pytest.mark.parametrize(
    "given", [given for _, given in IMPOSSIBLE], ids=[name for name, _ in IMPOSSIBLE]
)
def test_a_position_that_no_game_can_reach_is_refused(given: dict[str, Any]) -> None:
    """Each would break a promise of the rules a few actions later."""
    with pytest.raises(deorbit.BadInput):
        station(**given)


def test_whatever_is_wrong_with_a_position_it_loads_or_is_refused_in_words() -> None:
    """Any value replaced by any other: never an error of another kind."""
    rng = Random(5)
    odd: list[Any] = [None, -1, 0, 3, 10**12, 1.5, True, "", "x", "m13", [], {}, [[]], ["u7"]]
    refusals = 0
    for _ in range(1500):
        position = sound()
        for _ in range(rng.randint(1, 2)):
            spoil(position, copy.deepcopy(rng.choice(odd)), rng)
        try:
            deorbit.scenario("stationx", position).legal(0)
        except deorbit.BadInput:
            refusals += 1
    assert refusals > 1000


def spoil(place: Any, value: Any, rng: Random) -> None:
    """Replace something, at some depth."""
    keys = list(place) if isinstance(place, dict) else list(range(len(place)))
    if not keys:
        return
    key = rng.choice(keys)
    if isinstance(place[key], (dict, list)) and place[key] and rng.random() < 0.8:
        spoil(place[key], value, rng)
    else:
        place[key] = value


# Contradictions -------------------------------------------------------------------------------

LAID = [
    {"player": 0, "tile": "2x2", "at": "m15"},
    {"player": 0, "tile": "base", "at": "o12"},
    {"player": 1, "tile": "base", "at": "o16"},
]
CONTRADICTIONS: list[tuple[str, Position, str]] = [
    (
        "energy before the game",
        {"tiles": LAID[:2], "players": [{"energy": 1}]},
        "players[0].energy",
    ),
    ("a purchase before the game", {"tiles": LAID[:2], "bought": True}, "bought"),
    (
        "a base held before the game",
        {"tiles": LAID[:2], "players": [{"base_held_by": 1}]},
        "players[0].base_held_by",
    ),
    (
        "a teleporter before all bases lie",
        {"tiles": LAID[:2], "players": [{"teleporter": "p13"}]},
        "players[0].teleporter",
    ),
    (
        "a unit before all bases lie",
        {"tiles": LAID[:2], "units": [{"player": 0, "unit": "commander", "at": "p13"}]},
        "units[0]",
    ),
    ("a round before all bases lie", {"tiles": LAID[:2], "round": 3}, "round"),
    (
        "tiles after the base",
        {"tiles": LAID, "players": [{"tiles_left": {"3x3": 1}}]},
        "players[0].tiles_left.3x3",
    ),
    ("a conquest with two players in the game", {"ending": "conquest", "asks": []}, "ending"),
    ("a limit before the last round", {"ending": "round-limit", "asks": []}, "ending"),
    (
        "a jump without the upgrade",
        {"units": [{"player": 0, "unit": "trooper", "at": "m13", "jumped": True}]},
        "units[0].jumped",
    ),
    (
        "a new unit that has moved",
        {"units": [{"player": 0, "unit": "trooper", "at": "u7", "new": True, "moved": True}]},
        "units[0].new",
    ),
    (
        "a new unit outside the base",
        {"units": [{"player": 0, "unit": "trooper", "at": "m13", "new": True}]},
        "units[0].new",
    ),
    (
        "a new commander",
        {"units": [{"player": 0, "unit": "commander", "at": "u7", "new": True}]},
        "units[0].new",
    ),
    ("turns at home without the rule", {"players": [{"at_home": 1}]}, "players[0].at_home"),
]


@pytest.mark.parametrize(
    ("change", "key"),
    [(change, key) for _, change, key in CONTRADICTIONS],
    ids=[name for name, _, _ in CONTRADICTIONS],
)
def test_what_contradicts_a_rule_is_refused_with_its_key(change: Position, key: str) -> None:
    with pytest.raises(deorbit.BadInput) as caught:
        deorbit.scenario("stationx", {"seats": 2, **change})
    assert key in str(caught.value)


def test_who_has_jumped_has_no_attack_left() -> None:
    """11.3: completed."""
    m = station(
        units=[{"commander": "u7", "trooper": "m13"}, {"commander": "e19"}],
        upgrades=["troops-speed troops-attack troops-jump"],
        flags={"m13": "jumped"},
    )
    (unit,) = [one for one in m.position()["units"] if one["at"] == "m13"]
    assert unit["attacked"]


def test_one_of_a_single_unit_is_not_kept() -> None:
    """7.5."""
    keep = {"doomed": ["m12"], "asks": [TURN_0, {"ask": "keep", "seat": 0}]}
    units = [{"player": 0, "unit": "trooper", "at": "m12", "attacked": True}]
    with pytest.raises(deorbit.BadInput, match="doomed"):
        deorbit.scenario("stationx", {"seats": 2, "units": units, **keep})


def test_only_who_has_had_a_turn_has_income_in_the_first_round() -> None:
    """3.2."""
    m = deorbit.scenario("stationx", {"seats": 3, "first": 2, "active": 0})
    assert [energy(m, seat) for seat in range(3)] == [2, 0, 2]
