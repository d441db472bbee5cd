"""Chapter 8: bases, teleporters and the return of commanders."""

from collections.abc import Sequence
from typing import Any

import deorbit
from games.stationx.station import (
    Units,
    allowed,
    army,
    asked,
    do,
    energy,
    holders,
    named,
    outs,
    refused,
    station,
    targets,
)

AROUND = {"b19", "c19", "d19", "b20", "d20", "b21", "c21", "d21"}
"""The cells next to the teleporter of seat 1, c20."""


# Capture -------------------------------------------------------------------------------------


def test_a_unit_next_to_a_teleporter_takes_the_base() -> None:
    """8.1: from any of the eight cells, by any kind of unit."""
    for kind, cell in zip(["commander", "trooper", "droid"] * 3, sorted(AROUND), strict=False):
        m = station(units=[{kind: cell}, {"commander": "m13"}])
        events = do(m, f"capture {cell} c20")
        assert holders(m) == [0, 0]
        assert named(events, "captured") == [{"player": 0, "other-player": 1, "at": "c20"}]
        assert outs(m) == []


def test_a_base_is_not_captured_from_afar() -> None:
    """8.1."""
    m = station(units=[{"trooper": "e20"}, {"commander": "m13"}])
    refused(m, "capture e20 c20", "house-capture")


def test_only_a_teleporter_can_be_captured() -> None:
    """8.1: not a cell of the base."""
    m = station(units=[{"trooper": "d20"}, {"commander": "m13"}])
    refused(m, "capture d20 d21", "8.1")
    refused(m, "capture d20 e19", "8.1")


def test_a_base_that_one_holds_is_not_captured_again() -> None:
    """8.1: the own one as little as a captured one."""
    m = station(units=[{"trooper": "d20 w7"}, {"commander": "m13"}], held={1: 0})
    refused(m, "capture d20 c20", "8.1")
    refused(m, "capture w7 w6", "8.1")


def test_a_capture_spends_the_attack_of_the_unit() -> None:
    """8.1: of that unit alone."""
    m = station(units=[{"trooper": "d20 d21"}, {"commander": "m13", "trooper": "d18"}])
    do(m, "capture d20 c20", "move d20 d19", "move d21 d20")
    refused(m, "attack d19 d18", "7.6")
    m = station(
        units=[{"trooper": "d20 d21"}, {"commander": "m13", "trooper": "d18"}],
        upgrades=["troops-speed"],
    )
    do(m, "capture d20 c20", "move d21 e19")
    assert allowed(m, "attack e19 d18")


def test_a_unit_that_has_attacked_does_not_capture() -> None:
    """8.1."""
    m = station(units=[{"trooper": "d20"}, {"commander": "m13"}], flags={"d20": "attacked moved"})
    refused(m, "capture d20 c20", "7.6")


def test_a_unit_may_move_and_then_capture() -> None:
    """3.1, 8.1."""
    m = station(units=[{"trooper": "e18"}, {"commander": "m13"}])
    do(m, "move e18 d19", "capture d19 c20")
    assert holders(m) == [0, 0]


def test_defenders_must_be_beaten_first() -> None:
    """house-defenders: around the unit and around the teleporter."""
    for cell in ("b19", "b21", "e20", "d19"):
        m = station(units=[{"commander": "d20"}, {"commander": "m13", "droid": cell}])
        refused(m, "capture d20 c20", "house-defenders")


def test_defenders_out_of_the_area_do_not_matter() -> None:
    """house-defenders: b18 is two cells from the teleporter."""
    m = station(units=[{"commander": "d20"}, {"commander": "m13", "droid": "b18"}])
    assert allowed(m, "capture d20 c20")


def test_after_the_defenders_are_beaten_another_unit_captures() -> None:
    """house-defenders: the battle has spent those in its area."""
    m = station(
        units=[{"commander": "d20", "trooper": "d18"}, {"commander": "m13", "trooper": "e21"}]
    )
    refused(m, "capture d20 c20", "house-defenders")
    do(m, "attack d20 e21")
    refused(m, "capture d20 c20", "7.6")
    do(m, "move d18 d19", "capture d19 c20")
    assert holders(m) == [0, 0]


def test_units_of_a_third_player_defend_no_base() -> None:
    """house-defenders: only those of its holder do. With three players seat 1 has t24."""
    units = [{"trooper": "u24"}, {"commander": "m13"}, {"commander": "t23"}]
    m = station(seats=3, units=units)
    assert allowed(m, "capture u24 t24")
    m = station(seats=3, units=units, held={1: 2})
    refused(m, "capture u24 t24", "house-defenders")


def test_the_units_of_its_owner_defend_no_base_that_another_holds() -> None:
    """house-defenders."""
    m = station(
        seats=3,
        units=[{"trooper": "u24"}, {"commander": "t23"}, {"commander": "m13"}],
        held={1: 2},
    )
    do(m, "capture u24 t24")
    assert holders(m) == [0, 0, 2]


def test_the_owner_takes_the_base_back() -> None:
    """8.2: with any unit, in the same way."""
    m = station(units=[{"trooper": "w7", "commander": "m13"}, {"commander": "e19"}], held={0: 1})
    events = do(m, "capture w7 w6")
    assert holders(m) == [0, 1]
    assert named(events, "retaken") == [{"player": 0, "other-player": 1, "at": "w6"}]
    refused(m, "attack w7 w8", "7.6")


def test_the_owner_too_must_beat_those_who_hold_the_base() -> None:
    """8.2, house-defenders."""
    m = station(units=[{"trooper": "w7", "commander": "m13"}, {"commander": "v6"}], held={0: 1})
    refused(m, "capture w7 w6", "house-defenders")


def test_a_base_taken_back_pays_and_sells_again() -> None:
    """8.2, 3.2, 4.2."""
    m = station(
        units=[{"trooper": "w7", "commander": "m13"}, {"commander": "e19"}],
        held={0: 1},
        energy=[3],
    )
    refused(m, "buy trooper v7", "house-appearing")
    do(m, "capture w7 w6", "buy trooper v7", "end", "end")
    assert energy(m, 0) == 2


# The return of the commander -----------------------------------------------------------------


def dead(
    saved: int = 0, units: Sequence[Units] = ({"commander": "u7"}, {}), **more: Any
) -> deorbit.Match:
    """Seat 1 begins a turn without a commander, with 2 energy more than it had saved."""
    m = station(units=units, energy=[0, saved], **more)
    do(m, "end")
    return m


def test_a_dead_commander_returns_for_two_energy() -> None:
    """8.3: the income of this turn may pay for it."""
    m = dead(0)
    assert asked(m) == ("respawn", 1)
    do(m, "respawn d19")
    assert army(m, 1) == {"commander": "d19"}
    assert energy(m, 1) == 0
    assert asked(m) == ("turn", 1)


def test_a_living_commander_is_not_asked_to_return() -> None:
    """8.3."""
    m = station(energy=[0, 9])
    do(m, "end")
    assert asked(m) == ("turn", 1)


def test_a_commander_returns_on_a_free_cell_of_the_base_next_to_the_teleporter() -> None:
    """house-respawn."""
    m = dead(units=[{"commander": "u7", "trooper": "c19"}, {"trooper": "d20"}])
    assert targets(m, "respawn") == AROUND - {"c19", "d20"}
    refused(m, "respawn c19", "house-one-unit")
    refused(m, "respawn d20", "house-one-unit")
    refused(m, "respawn e18", "house-respawn")
    refused(m, "respawn c20", "house-teleporter")
    refused(m, "respawn m13", "house-respawn")


def test_a_commander_returns_inside_the_base_only() -> None:
    """house-respawn: the teleporter stands at the edge, next to a cell of another room."""
    m = dead(teleporters=["w6", "e18"])
    assert targets(m, "respawn") == {"d18", "d19", "e19"}
    refused(m, "respawn f18", "house-respawn")


def test_a_commander_whose_teleporter_is_surrounded_stays_dead() -> None:
    """house-respawn."""
    m = dead(
        9,
        teleporters=["w6", "b21"],
        units=[{"commander": "u7", "trooper": "b20"}, {"trooper": "c20", "droid": "c21"}],
    )
    assert asked(m) == ("turn", 1)


def test_a_player_may_leave_the_commander_dead_for_a_turn() -> None:
    """house-respawn: and is asked again on the next."""
    m = dead(1)
    do(m, "wait")
    assert (army(m, 1), energy(m, 1), asked(m)) == ({}, 3, ("turn", 1))
    do(m, "end", "end")
    assert asked(m) == ("respawn", 1)


def test_a_returned_commander_may_act_at_once() -> None:
    """house-respawn: move and attack."""
    m = dead(units=[{"commander": "u7", "trooper": "d18"}, {}])
    do(m, "respawn d19", "attack d19 d18", "move d19 e20")
    assert army(m, 1) == {"commander": "e20"}


def test_the_return_of_a_commander_is_no_purchase() -> None:
    """house-respawn."""
    m = dead(3)
    do(m, "respawn d19", "buy trooper d20")
    assert energy(m, 1) == 0


def test_nothing_else_is_done_before_the_return_is_decided() -> None:
    """house-respawn: at the start of the turn."""
    m = dead(9, units=[{"commander": "u7"}, {"trooper": "m13"}])
    refused(m, "move m13 m14", "house-respawn")
    refused(m, "end", "house-respawn")
    do(m, "wait")
    refused(m, "respawn d19", "house-respawn")


def test_a_commander_that_dies_on_the_own_turn_does_not_return_in_it() -> None:
    """house-respawn: only the start of the turn is the time for it."""
    m = station(
        units=[{"commander": "m13"}, {"trooper": "m14 l14", "commander": "n14"}], energy=[9]
    )
    do(m, "attack m13 m14")
    assert (army(m, 0), asked(m)) == ({}, ("turn", 0))
    refused(m, "respawn w7", "house-respawn")
    do(m, "end", "end")
    assert asked(m) == ("respawn", 0)


def test_the_unit_of_the_last_slot_captures_too() -> None:
    """8.1: the second droid."""
    m = station(units=[{"commander": "m13", "droid": "m12 d20"}, {"commander": "m17"}])
    assert allowed(m, "capture d20 c20")


def test_a_return_that_oxygen_prevents_is_told() -> None:
    """5.2, house-respawn."""
    m = station(units=[{"commander": "u7"}, {"trooper": "b18 c18 d18 e18"}])
    assert named(do(m, "end"), "respawn-breathless") == [{"player": 1}]
    assert asked(m) == ("turn", 1)


def test_a_return_without_a_free_cell_is_told() -> None:
    """house-respawn: the teleporter stands in a corner of the base."""
    m = station(
        units=[{"commander": "u7"}, {"droid": "b20 c21", "trooper": "c20"}],
        teleporters=["w6", "b21"],
    )
    assert named(do(m, "end"), "respawn-crowded") == [{"player": 1}]
    assert asked(m) == ("turn", 1)
