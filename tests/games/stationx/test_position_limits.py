"""How much a position of Station-X may say: the most of everything is read, one more is refused."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationx.station import TWINS, asked, energy, player, station

Given = dict[str, Any]
TURN = {"ask": "turn", "seat": 0}
HOME = [{"commander": "u7"}, {"commander": "e19"}]
FACING = [{"commander": "u7", "trooper": "m12 l12"}, {"commander": "e19", "droid": "m13 m14"}]
SPENT = {"m12": "attacked", "l12": "attacked"}


def facts(seat: int, **changed: Any) -> Given:
    """A position in which this is said of a player."""
    people: list[Given] = [{}, {}]
    people[seat] = changed
    return {"seats": 2, "players": people}


def keep(cells: str, seat: int = 0, **more: Any) -> Given:
    given = {"units": FACING, "flags": SPENT, "doomed": cells.split(), **more}
    return {**given, "asks": [TURN, {"ask": "keep", "seat": seat}]}


def respawning(active: int = 0, **more: Any) -> Given:
    units = [{"commander": "u7"}, {"commander": "e19"}]
    units[active] = {"trooper": ("m12", "m14")[active]}
    asks = [{"ask": "turn", "seat": active}, {"ask": "respawn", "seat": active}]
    return {"units": units, "energy": [5, 5], "asks": asks, "active": active, **more}


def recruiting(seat: int = 0, unit: str = "droid", **more: Any) -> Given:
    return {"units": HOME, "asks": [TURN, {"ask": "recruit", "seat": seat, "unit": unit}], **more}


@pytest.mark.parametrize(
    ("fine", "wrong", "key"),
    [
        (facts(0, stipend=[0, 1000]), facts(0, stipend=[0, 1001]), "stipend[1]"),
        (facts(0, stipend=[0] * 8), facts(0, stipend=[True]), "stipend[0]"),
        (facts(0, energy=0), facts(0, energy=-1), "players[0].energy"),
        (
            {**facts(0, at_home=3), "options": {"siege": 2}},
            {**facts(0, at_home=4), "options": {"siege": 2}},
            "players[0].at_home",
        ),
        (facts(1, base_held_by=0), facts(1, base_held_by=2), "players[1].base_held_by"),
        (facts(1, supplied="west"), facts(1, supplied="up"), "players[1].supplied"),
        ({"seats": 2, "round": 60}, {"seats": 2, "round": 61}, "round"),
        ({"seats": 2, "first": 1}, {"seats": 2, "first": 2}, "first"),
        ({"seats": 2, "active": 1}, {"seats": 2, "active": 2}, "active"),
        ({"seats": 2, "deck": {"droid": 2}}, {"seats": 2, "deck": {"droid": 3}}, "deck.droid"),
        ({"seats": 2, "deck": {"droid": 0}}, {"seats": 2, "deck": {"droid": -1}}, "deck.droid"),
    ],
)
def test_so_much_and_no_more(fine: Given, wrong: Given, key: str) -> None:
    deorbit.scenario("stationx", fine)
    with pytest.raises(deorbit.BadInput) as told:
        deorbit.scenario("stationx", wrong)
    assert key in str(told.value.args_named["key"])


@pytest.mark.parametrize(
    ("fine", "wrong"),
    [
        # 7.5, 7.7: one of several is kept by whoever has fought
        (keep("m12 l12"), keep("m12")),
        (keep("m12 l12"), keep("m12 l12", flags={"m12": "attacked"})),
        (keep("m12 l12"), keep("m12 m13")),
        (
            keep("m13 m14", 1, upgrades=["", "base-energy base-keep"]),
            keep("m13 m14", 1),
        ),
        # 8.3: before anything else in the turn
        (respawning(), respawning(bought=True)),
        (respawning(), respawning(flags={"m12": "moved"})),
        (respawning(), respawning(energy=[1])),
        (respawning(), respawning(units=HOME)),
        (
            respawning(),
            respawning(asks=[TURN, {"ask": "respawn", "seat": 1}]),
        ),
        (respawning(active=1), respawning(active=1, flags={"m14": "moved"})),
        # 9.2: what a supply card gives
        (recruiting(), recruiting(seat=1)),
        (recruiting(), recruiting(unit="commander")),
        (recruiting(), recruiting(units=[{**HOME[0], "droid": "m13 m14"}, HOME[1]])),
        (recruiting(), recruiting(held={0: 1})),
        (
            {"units": HOME, "asks": [TURN, {"ask": "learn", "seat": 0}]},
            {"units": HOME, "asks": [TURN, {"ask": "learn", "seat": 1}]},
        ),
        # 3: one turn, that of the active player
        ({"asks": [TURN]}, {"asks": [TURN, TURN]}),
        ({"asks": [TURN]}, {"asks": [{"ask": "turn", "seat": 1}]}),
        (
            recruiting(),
            recruiting(asks=[TURN, TURN, {"ask": "recruit", "seat": 0, "unit": "droid"}]),
        ),
        ({"asks": [TURN]}, {"asks": [{"ask": "build", "seat": 0}]}),
    ],
)
def test_what_is_asked_is_what_play_can_lead_to(fine: Given, wrong: Given) -> None:
    match = station(**fine)
    assert match.to_act
    assert match.legal(match.to_act[0])
    with pytest.raises(deorbit.BadInput):
        station(**wrong)


@pytest.mark.parametrize(
    ("given", "fine"),
    [
        ({"ending": "round-limit", "round": 60, "asks": []}, True),
        ({"ending": "round-limit", "round": 59, "asks": []}, False),
        ({"ending": "conquest", "out": [1], "held": {1: 0}, "asks": []}, True),
        ({"ending": "conquest", "asks": []}, False),
        ({"ending": "round-limit", "round": 60, "out": [1], "held": {1: 0}, "asks": []}, False),
        ({"ending": "round-limit", "round": 60, "asks": [TURN]}, False),
        ({"round": 60}, True),
    ],
)
def test_a_game_ends_by_conquest_or_in_its_last_round(given: Given, fine: bool) -> None:
    units = [{"commander": "u7"}, {} if "out" in given else {"commander": "e19"}]
    if fine:
        assert bool(station(units=units, **given).outcome) == ("ending" in given)
    else:
        with pytest.raises(deorbit.BadInput):
            station(units=units, **given)


@pytest.mark.parametrize(
    ("units", "held", "fine"),
    [
        ([{"commander": "u7"}, {"commander": "m13"}], {1: 0}, True),
        ([{"commander": "u7"}, {"trooper": "m13"}], {1: 0}, False),
        ([{"commander": "u7"}, {"trooper": "m13"}], {}, True),
    ],
)
def test_who_is_in_the_game_has_a_base_or_a_commander(
    units: list[dict[str, str]], held: dict[int, int], fine: bool
) -> None:
    """1.2."""
    if fine:
        station(units=units, held=held)
    else:
        with pytest.raises(deorbit.BadInput) as told:
            station(units=units, held=held)
        assert told.value.args_named["key"] == "players[1]"


def test_flags_of_units_are_those_that_play_gives() -> None:
    jumps = ["troops-speed troops-attack troops-jump"]
    fine = [
        ({"trooper": "v7"}, {"v7": "new"}, [""]),
        ({"trooper": "m13"}, {"m13": "moved attacked"}, [""]),
        ({"trooper": "m13"}, {"m13": "moved jumped"}, jumps),
    ]
    wrong = [
        ({"trooper": "m13"}, {"m13": "new"}, [""]),
        ({"trooper": "v7"}, {"v7": "new moved"}, [""]),
        ({"trooper": "v7"}, {"v7": "new jumped"}, jumps),
        ({"commander": "v7"}, {"v7": "new"}, [""]),
        ({"trooper": "m13"}, {"m13": "jumped"}, [""]),
        ({"commander": "m13"}, {"m13": "jumped"}, jumps),
    ]
    for unit, flags, upgrades in fine:
        station(units=[unit, {}], flags=flags, upgrades=upgrades)
    for unit, flags, upgrades in wrong:
        with pytest.raises(deorbit.BadInput):
            station(units=[unit, {}], flags=flags, upgrades=upgrades)


def test_a_commander_is_placed_in_the_own_base_before_the_first_turn() -> None:
    """2.7."""
    laid: Given = {"tiles": TWINS, "round": 0, "teleporters": ["p13", "p17"]}
    assert asked(station(**laid, units=[{"commander": "o12"}, {}])) == ("commander", 1)
    assert asked(station(**laid, units=[{}, {}])) == ("commander", 0)
    for units in ([{"commander": "o17"}, {}], [{"trooper": "o12"}, {}], [{"commander": "m15"}, {}]):
        with pytest.raises(deorbit.BadInput):
            station(**laid, units=units)
    with pytest.raises(deorbit.BadInput):
        station(**laid, units=[{"commander": "o12"}, {}], flags={"o12": "moved"})


def test_before_all_bases_lie_nobody_has_anything() -> None:
    """2.8."""
    begun = {"tiles": ["0 2x2 m15", "0 base o12"], "active": 1}
    assert asked(station(**begun)) == ("build", 1)
    for wrong in (
        {"energy": [1]},
        {"upgrades": ["base-energy"]},
        {"supplied": ["north"]},
        {"held": {0: 1}},
        {"teleporters": ["p13"]},
        {"bought": True},
    ):
        with pytest.raises(deorbit.BadInput):
            station(**begun, **wrong)
    for seat in range(2):
        for wrong in ({"stipend": [1]}, {"stipend": [0] * 7 + [1]}, {"at_home": 1}):
            match = station(**begun, options={"siege": 2})
            position = match.position()
            position["players"][seat] |= wrong
            with pytest.raises(deorbit.BadInput):
                deorbit.scenario("stationx", position)
            position["players"][seat] |= {
                key: match.position()["players"][seat][key] for key in wrong
            }
            assert deorbit.scenario("stationx", position).fingerprint == match.fingerprint
    laid = {"tiles": TWINS, "round": 0, "teleporters": ["p13", "none"]}
    assert asked(station(**laid)) == ("teleporter", 1)
    assert station(**laid).position()["units"] == []


@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_the_first_round_who_has_had_a_turn_has_had_its_income(first: int) -> None:
    """3.2."""
    for turns in range(3):
        active = (first + turns) % 3
        given = {"seats": 3, "first": first, "active": active}
        match = deorbit.scenario("stationx", given)
        had = {(first + turn) % 3 for turn in range(turns + 1)}
        assert [energy(match, seat) for seat in range(3)] == [
            2 if seat in had else 0 for seat in range(3)
        ]
        later = deorbit.scenario("stationx", {**given, "round": 2})
        assert [energy(later, seat) for seat in range(3)] == [0, 0, 0]


def test_what_is_told_of_a_player_is_kept() -> None:
    given = facts(1, stipend=[1, 2], supplied="east", upgrades=["base-energy"], at_home=0)
    found = player(deorbit.scenario("stationx", given), 1)
    assert found["stipend"][:3] == [1, 2, 0]
    assert (found["supplied"], found["upgrades"]) == ("east", ["base-energy"])
