"""Chapter 6: movement."""

import pytest

from games.stationx.station import allowed, army, do, refused, station, targets

CENTRE = {f"{column}{row}" for column in "lmn" for row in (12, 13, 14)}


@pytest.mark.parametrize("kind", ["commander", "trooper", "droid"])
def test_a_unit_moves_up_to_two_cells_in_eight_directions(kind: str) -> None:
    """6.1: from the middle of the centre room, into the next rooms straight on."""
    m = station(units=[{kind: "m13"}, {}])
    beyond = {"l11", "m11", "n11", "l15", "m15", "n15"}
    assert targets(m, "move", "m13") == CENTRE - {"m13"} | beyond


def test_a_unit_moves_two_cells_diagonally_inside_a_room() -> None:
    """6.1."""
    m = station(units=[{"trooper": "l12"}, {}])
    assert allowed(m, "move l12 n14")


def test_a_third_cell_is_too_far() -> None:
    """6.1."""
    m = station(units=[{"trooper": "m13"}, {}])
    refused(m, "move m13 m16", "6.1")
    refused(m, "move m13 m10", "6.1")


def test_there_is_no_moving_into_space() -> None:
    """6.1."""
    m = station(units=[{"trooper": "n13"}, {}])
    refused(m, "move n13 o13", "6.1")


def test_a_move_ends_on_another_cell() -> None:
    """6.4: the cell a unit stands on is not free for it either."""
    m = station(units=[{"trooper": "m13"}, {}])
    refused(m, "move m13 m13", "6.1")


def test_a_unit_may_not_cut_the_corner_between_two_rooms() -> None:
    """6.2: l13 to n11 takes two diagonal steps, the second from the centre into the next room."""
    m = station(units=[{"trooper": "l13"}, {}])
    refused(m, "move l13 n11", "6.2")
    assert allowed(m, "move l13 l11")
    m = station(units=[{"trooper": "l13"}, {}], upgrades=["troops-speed"])
    assert allowed(m, "move l13 n11")


def test_a_unit_does_not_step_across_the_corner_where_two_rooms_meet() -> None:
    """6.2: t9 touches the base at u8 by a corner; the way round is t8, where an enemy stands."""
    m = station(units=[{"trooper": "t9"}, {"trooper": "t8"}])
    refused(m, "move t9 u8", "6.2")
    m = station(units=[{"trooper": "t9"}, {}])
    assert allowed(m, "move t9 u8")


def test_straight_steps_lead_from_room_to_room() -> None:
    """6.2."""
    m = station(units=[{"trooper": "n10"}, {}])
    assert allowed(m, "move n10 o10")
    assert allowed(m, "move n10 p10")


def test_a_unit_moves_once_in_a_turn() -> None:
    """6.3: even if it went one cell only."""
    m = station(units=[{"trooper": "m13"}, {}])
    do(m, "move m13 m12")
    refused(m, "move m12 m11", "6.3")
    assert targets(m, "move", "m12") == set()


def test_a_cell_holds_one_unit() -> None:
    """6.4: own and others alike."""
    m = station(units=[{"trooper": "m13 m12"}, {"trooper": "m14"}])
    refused(m, "move m13 m12", "house-one-unit")
    refused(m, "move m13 m14", "house-one-unit")


def test_a_cell_that_was_left_is_free() -> None:
    """6.4."""
    m = station(units=[{"trooper": "m13 m12"}, {}])
    do(m, "move m12 m11", "move m13 m12")
    assert army(m, 0) == {"trooper": "m11 m12"}


def test_a_unit_passes_units_of_its_own_side() -> None:
    """house-passing: in a hallway one cell wide."""
    m = station(units=[{"trooper": "o10", "droid": "p10"}, {}])
    assert allowed(m, "move o10 q10")


def test_a_unit_does_not_pass_units_of_another_side() -> None:
    """house-passing: droids no more than others."""
    m = station(units=[{"trooper": "o10"}, {"droid": "p10"}])
    refused(m, "move o10 q10", "house-passing")
    m = station(units=[{"droid": "o10"}, {"trooper": "p10"}])
    refused(m, "move o10 q10", "house-passing")


def test_a_unit_goes_round_an_enemy_where_there_is_space() -> None:
    """house-passing."""
    m = station(units=[{"trooper": "m12"}, {"trooper": "m13"}])
    assert allowed(m, "move m12 m14")
    m = station(units=[{"trooper": "m12"}, {"trooper": "l13 m13 n13"}])
    refused(m, "move m12 m14", "house-passing")


def test_moving_leaves_the_attack_of_a_unit_untouched() -> None:
    """3.1, 6.3."""
    m = station(units=[{"commander": "m12"}, {"trooper": "m14"}])
    do(m, "move m12 m13")
    assert allowed(m, "attack m13 m14")
