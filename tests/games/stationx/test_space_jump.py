"""Chapter 11: Space Jump."""

import pytest

from games.stationx.station import (
    EVERYTHING,
    allowed,
    army,
    do,
    energy,
    named,
    refused,
    station,
    sums,
    targets,
)

TROOPS = "troops-speed troops-speed-2 troops-jump"
COMMANDER = "commander-speed commander-jump"

FACING = ["0 2x2 m15", "1 2x1 m17", "0 base o12", "1 base o17"]
"""Two bases, o12-r15 and o17-r20, with a line of empty cells between them."""


@pytest.mark.parametrize(
    ("kind", "upgrades", "may"),
    [
        ("trooper", TROOPS, True),
        ("droid", TROOPS, True),
        ("commander", TROOPS, False),
        ("trooper", COMMANDER, False),
        ("droid", COMMANDER, False),
        ("commander", COMMANDER, True),
        ("trooper", "troops-speed troops-speed-2 troops-attack", False),
    ],
)
def test_a_jump_needs_the_upgrade_of_the_own_tree(kind: str, upgrades: str, may: bool) -> None:
    """11.1."""
    m = station(units=[{kind: "n11"}, {}], upgrades=[upgrades])
    if may:
        assert allowed(m, "jump n11 r11")
    else:
        refused(m, "jump n11 r11", "11.1")


def test_a_jump_goes_straight_to_the_first_cell_of_another_room_in_sight() -> None:
    """11.2: along rows and columns, across empty cells."""
    m = station(units=[{"droid": "n11 o10"}, {}], upgrades=[TROOPS])
    assert targets(m, "jump", "n11") == {"r11"}
    assert targets(m, "jump", "o10") == {"o7"}
    do(m, "jump n11 r11", "jump o10 o7")
    assert army(m, 0) == {"droid": "o7 r11"}


def test_a_jump_does_not_go_past_the_first_cell() -> None:
    """11.2: neither farther into that room nor beyond it."""
    m = station(units=[{"droid": "n11"}, {}], upgrades=[TROOPS])
    refused(m, "jump n11 s11", "house-landing")
    refused(m, "jump n11 t11", "house-landing")


def test_a_jump_does_not_go_off_the_line() -> None:
    """11.2."""
    m = station(units=[{"droid": "n11"}, {}], upgrades=[TROOPS])
    refused(m, "jump n11 r10", "11.2")
    refused(m, "jump n11 p7", "11.2")


def test_a_unit_jumps_from_the_edge_of_its_room_only() -> None:
    """11.2: m10 and l11 have cells of their own room before them."""
    m = station(units=[{"droid": "m10 l11"}, {}], upgrades=[TROOPS])
    assert targets(m, "jump", "m10") == set()
    refused(m, "jump l11 r11", "11.2")


def test_a_room_next_door_is_no_target_of_a_jump() -> None:
    """11.2: at least one empty cell is crossed; n10 opens straight into the hallway."""
    m = station(units=[{"droid": "n10"}, {}], upgrades=[TROOPS])
    refused(m, "jump n10 o10", "house-landing")
    assert targets(m, "jump", "n10") == set()


def test_one_empty_cell_is_enough_for_a_jump() -> None:
    """11.2: l17 and l19 have l18 between them."""
    m = station(units=[{"droid": "l17"}, {}], upgrades=[TROOPS])
    do(m, "jump l17 l19")


def test_a_jump_ends_in_a_room_not_in_space() -> None:
    """11.2: nor where no room is in sight at all."""
    m = station(units=[{"droid": "n11 t10"}, {}], upgrades=[TROOPS])
    refused(m, "jump n11 o11", "11.2")
    assert targets(m, "jump", "t10") == set()


def test_a_jump_needs_a_free_cell() -> None:
    """11.2: no unit and no teleporter."""
    m = station(units=[{"droid": "n11 r11"}, {}], upgrades=[TROOPS])
    refused(m, "jump n11 r11", "house-one-unit")
    m = station(units=[{"droid": "n11"}, {"trooper": "r11"}], upgrades=[TROOPS])
    refused(m, "jump n11 r11", "house-one-unit")
    m = station(units=[{"droid": "r5"}, {}], upgrades=[TROOPS], teleporters=["u5"])
    refused(m, "jump r5 u5", "house-teleporter")


def test_oxygen_applies_to_a_jump() -> None:
    """11.2, 5.1, 5.2, 5.3."""
    mine = {"trooper": "n11 r9 s9 t9", "droid": "n9"}
    m = station(units=[mine, {}], upgrades=[TROOPS])
    refused(m, "jump n11 r11", "5.2")
    m = station(
        units=[{"trooper": "n11 t9 t10", "droid": "m13"}, {"trooper": "r10 s10 s11"}],
        upgrades=[TROOPS],
    )
    refused(m, "jump n11 r11", "5.1")
    m = station(
        units=[{"droid": "n11", "trooper": "r9 s9 t9"}, {}],
        upgrades=[TROOPS],
    )
    assert allowed(m, "jump n11 r11")


def test_a_unit_may_move_before_it_jumps() -> None:
    """11.3."""
    m = station(units=[{"trooper": "m10"}, {}], upgrades=[TROOPS])
    do(m, "move m10 n11", "jump n11 r11")
    assert army(m, 0) == {"trooper": "r11"}


def test_a_unit_may_attack_before_it_jumps() -> None:
    """11.3."""
    m = station(units=[{"trooper": "n11"}, {"trooper": "m11"}], upgrades=[TROOPS])
    do(m, "attack n11 m11", "jump n11 r11")
    assert army(m, 0) == {"trooper": "r11"}


def test_after_a_jump_a_unit_does_nothing_more_this_turn() -> None:
    """11.3: no move, no second jump, no attack."""
    m = station(
        units=[{"trooper": "n11", "commander": "u7"}, {"trooper": "s11", "commander": "e19"}],
        upgrades=[TROOPS],
    )
    do(m, "jump n11 r11")
    refused(m, "move r11 r10", "11.3")
    refused(m, "jump r11 n11", "11.3")
    refused(m, "attack r11 s11", "11.3")
    do(m, "end", "end")
    assert allowed(m, "move r11 r10")
    assert allowed(m, "jump r11 n11")
    assert allowed(m, "attack r11 s11")


def test_after_a_jump_a_unit_captures_nothing_this_turn() -> None:
    """11.3."""
    m = station(
        units=[{"trooper": "h20"}, {"commander": "m13"}],
        upgrades=[TROOPS],
        teleporters=["w6", "d20"],
    )
    do(m, "jump h20 e20")
    refused(m, "capture e20 d20", "11.3")


def test_after_a_jump_a_unit_adds_nothing_to_battles_of_others() -> None:
    """11.3, house-spent: and does not die in them."""
    m = station(
        units=[{"trooper": "n11 s10"}, {"trooper": "s11", "commander": "e19"}], upgrades=[TROOPS]
    )
    do(m, "jump n11 r11")
    assert sums(do(m, "attack s10 s11")) == ("tied", 1, 1)
    assert army(m, 0) == {"trooper": "r11 s10"}


def test_the_jump_of_one_unit_does_not_end_the_turn_of_others() -> None:
    """11.3."""
    m = station(units=[{"trooper": "n11 m13"}, {}], upgrades=[TROOPS])
    do(m, "jump n11 r11")
    assert allowed(m, "move m13 m12")


@pytest.mark.parametrize("kind", ["trooper", "droid"])
def test_only_commanders_jump_into_supply_rooms(kind: str) -> None:
    """11.4."""
    m = station(units=[{kind: "n13"}, {}], upgrades=[EVERYTHING])
    refused(m, "jump n13 w13", "9.1")


def test_a_commander_who_jumps_into_a_supply_room_draws_a_card() -> None:
    """11.4, 9.2, house-entry."""
    m = station(units=[{"commander": "n13"}, {}], upgrades=[COMMANDER], deck="energy-5")
    assert len(named(do(m, "jump n13 w13"), "drew")) == 1
    assert energy(m, 0) == 5


def test_a_jump_into_the_supply_room_of_the_last_card_draws_nothing() -> None:
    """9.3."""
    m = station(units=[{"commander": "n13"}, {}], upgrades=[COMMANDER], supplied=["east"])
    assert named(do(m, "jump n13 w13"), "drew") == []


def test_nobody_jumps_from_base_to_base() -> None:
    """11.4: not even where one empty cell lies between."""
    m = station(tiles=FACING, units=[{"droid": "q15"}, {}], upgrades=[TROOPS])
    refused(m, "jump q15 q17", "house-jump-bases")
    assert targets(m, "jump", "q15") == set()


def test_a_unit_may_jump_into_a_base_from_another_room() -> None:
    """11.4: the own one or another's."""
    m = station(units=[{"droid": "r5 h21"}, {}], upgrades=[TROOPS])
    assert targets(m, "jump", "r5") == {"u5"}
    assert targets(m, "jump", "h21") == {"e21"}


def test_a_unit_may_jump_out_of_a_base() -> None:
    """11.4: out of an enemy's too."""
    m = station(units=[{"droid": "u5 e21"}, {}], upgrades=[TROOPS])
    assert targets(m, "jump", "u5") == {"r5"}
    assert targets(m, "jump", "e21") == {"h21"}
