"""Chapter 5: oxygen."""

from typing import Any

import pytest

import deorbit
from games.stationx.station import allowed, army, asked, do, refused, station, targets

TILES = [
    # tile, oxygen, share of one player
    ("1x1", 2, 1),
    ("2x1", 2, 1),
    ("3x1", 3, 2),
    ("2x2", 3, 2),
    ("5x1", 3, 2),
    ("3x2", 4, 2),
    ("3x3", 5, 3),
    ("4x3", 6, 3),
    ("4x4", 7, 4),
    ("5x5", 10, 5),
    ("6x6", 14, 7),
]


@pytest.mark.parametrize(("tile", "oxygen", "share"), TILES)
def test_the_oxygen_of_a_room_follows_from_its_cells(tile: str, oxygen: int, share: int) -> None:
    """5.1, 5.2 with the example of the text: a room of three by three holds 5 units, 3 of one
    player; 2.2: homemade tiles follow the same formula."""
    m = station(
        options={"tiles": {tile: 1}},
        tiles=[f"0 {tile} l15", "0 base o11", "1 base h11"],
        units=[{"trooper": "m13"}, {}],
        flags={"m13": "moved"},
    )
    reason = m.why_not(0, deorbit.Action("move", ("m13", "l15")))
    assert reason is not None
    assert (reason.args["oxygen"], reason.args["share"]) == (oxygen, share)


def test_a_room_with_oxygen_five_allows_three_units_of_one_player() -> None:
    """5.2: the third may enter, the fourth may not."""
    m = station(units=[{"trooper": "m14 m15 m16", "commander": "m12"}, {}])
    do(m, "move m15 m13")
    refused(m, "move m16 l14", "5.2")
    assert not targets(m, "move", "m16") & {"l14", "n14", "m13"}
    do(m, "move m14 m15")
    assert allowed(m, "move m16 l14")


def test_a_base_allows_four_units_of_one_player() -> None:
    """5.2: half of 7 is rounded up."""
    m = station(units=[{"trooper": "t8 u5 u6", "commander": "u7"}, {}])
    assert allowed(m, "move t8 u8")
    m = station(units=[{"trooper": "t8 u5 u6 x5", "commander": "u7"}, {}])
    refused(m, "move t8 u8", "5.2")


def test_a_room_holds_no_more_living_units_than_it_has_oxygen() -> None:
    """5.1: a hallway of five cells takes three, however they are divided."""
    hallway: dict[str, Any] = {
        "options": {"tiles": "5x1,3x3"},
        "tiles": ["0 3x3 l15", "0 5x1 o16", "0 base t15", "1 base h12"],
    }
    m = station(units=[{"trooper": "n16"}, {"trooper": "r16 s16"}], **hallway)
    assert allowed(m, "move n16 p16")
    m = station(units=[{"trooper": "o16 n16"}, {"trooper": "r16"}], **hallway)
    assert allowed(m, "move n16 p16")
    m = station(units=[{"trooper": "o16 n16"}, {"trooper": "r16 s16"}], **hallway)
    refused(m, "move n16 p16", "5.1")


def test_the_last_place_of_a_room_may_be_taken_but_not_more() -> None:
    """5.1: a room with oxygen 5."""
    theirs = {"trooper": "l14 m14 n14"}
    m = station(units=[{"trooper": "l12 m11"}, theirs])
    assert allowed(m, "move m11 m12")
    m = station(units=[{"trooper": "l12 m12 m11"}, theirs])
    refused(m, "move m11 n12", "5.1")


def test_droids_enter_where_nobody_can_breathe() -> None:
    """5.3."""
    m = station(units=[{"trooper": "l12 m12", "droid": "m11"}, {"trooper": "l14 m14 n14"}])
    assert allowed(m, "move m11 n12")


def test_droids_take_no_oxygen_from_others() -> None:
    """5.3: neither of the room nor of the own share."""
    m = station(
        units=[
            {"droid": "l12 m12", "trooper": "n12 m13 m11"},
            {"droid": "l14 m14", "trooper": "n14"},
        ]
    )
    assert allowed(m, "move m11 l13")


def test_commanders_breathe_like_troopers() -> None:
    """5.1."""
    m = station(units=[{"trooper": "l12 m12 n12", "commander": "m11"}, {}])
    refused(m, "move m11 m13", "5.2")
    m = station(units=[{"trooper": "l12 m11", "commander": "m13"}, {"trooper": "l14 m14 n14"}])
    refused(m, "move m11 m12", "5.1")


def test_a_unit_moves_freely_inside_a_full_room() -> None:
    """5.1: it takes up no second place in the room where it is."""
    m = station(units=[{"trooper": "l12 m12"}, {"trooper": "l14 m14 n14"}])
    assert allowed(m, "move l12 l13")
    assert allowed(m, "move m12 n12")


def test_a_unit_that_leaves_makes_room() -> None:
    """5.1."""
    m = station(units=[{"trooper": "l12 m12 m11"}, {"trooper": "l14 m14 n14"}])
    do(m, "move l12 l11")
    assert allowed(m, "move m11 l12")


def test_a_unit_that_dies_makes_room() -> None:
    """5.1."""
    m = station(units=[{"commander": "m13", "trooper": "m12 m11"}, {"trooper": "l14 m14 n14"}])
    refused(m, "move m11 n12", "5.1")
    m = station(
        units=[{"commander": "m13", "trooper": "m12 m11"}, {"trooper": "l14 m14 n14"}],
        upgrades=["commander-speed commander-attack"],
    )
    do(m, "attack m13 m14")
    assert army(m, 1) == {}
    assert allowed(m, "move m11 n12")


# House rulings -------------------------------------------------------------------------------


def test_a_unit_may_not_even_pass_through_a_room_without_oxygen_for_it() -> None:
    """house-oxygen-steps: from r7 through the room s7-t8 to s9 beyond it."""
    fast = ["troops-speed"]
    m = station(units=[{"trooper": "r7 t7 t8"}, {}], upgrades=fast)
    refused(m, "move r7 s9", "house-oxygen-steps")
    refused(m, "move r7 s7", "5.2")
    m = station(units=[{"trooper": "r7 t7"}, {}], upgrades=fast)
    assert allowed(m, "move r7 s9")
    m = station(units=[{"droid": "r7", "trooper": "t7 t8"}, {}], upgrades=fast)
    assert allowed(m, "move r7 s9")


def test_a_unit_may_leave_and_reenter_the_full_room_it_started_in() -> None:
    """house-oxygen-steps: its own place there is still its own. The direct way is closed."""
    m = station(
        units=[{"trooper": "l12"}, {"trooper": "m12 l13 m13"}],
        upgrades=["troops-speed"],
    )
    assert allowed(m, "move l12 n12") is False
    assert allowed(m, "move l12 m11")
    m = station(
        units=[{"trooper": "l12"}, {"trooper": "m12 l13 m13"}],
        upgrades=["troops-speed troops-speed-2"],
    )
    assert allowed(m, "move l12 n12")


def test_new_units_need_oxygen_too() -> None:
    """house-oxygen-steps: four living units are a player's share of the base."""
    m = station(units=[{"commander": "u7", "trooper": "u5 u6 u8"}, {}], energy=[9])
    refused(m, "buy trooper v7", "5.2")
    assert allowed(m, "buy droid v7")
    m = station(
        units=[{"commander": "u7", "trooper": "u5 u6"}, {"trooper": "x5 x6 x7 x8"}], energy=[9]
    )
    refused(m, "buy trooper v7", "5.1")
    assert allowed(m, "buy droid v7")


def test_a_commander_does_not_return_into_a_base_without_oxygen() -> None:
    """house-respawn: nothing is asked at the start of the turn."""
    m = station(units=[{"commander": "u7"}, {"trooper": "b18 b19 b20 b21"}], energy=[0, 9])
    do(m, "end")
    assert asked(m) == ("turn", 1)
    m = station(units=[{"commander": "u7"}, {"trooper": "b18 b19 b20"}], energy=[0, 9])
    do(m, "end")
    assert asked(m) == ("respawn", 1)
