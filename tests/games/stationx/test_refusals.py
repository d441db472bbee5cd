"""A refusal names the rule that forbids just this."""

import pytest

import deorbit
from games.stationx.station import TWINS, allowed, do, refused, station

JUMPERS = "troops-speed troops-attack troops-jump"


def test_after_a_jump_the_jump_forbids_the_attack() -> None:
    """11.3, although a jump uses up the attack."""
    m = station(
        units=[{"commander": "u7", "trooper": "n11"}, {"commander": "e19", "trooper": "s11"}],
        upgrades=[JUMPERS],
    )
    do(m, "jump n11 r11")
    refused(m, "attack r11 s11", "11.3")


def test_a_unit_that_has_jumped_joins_no_later_attack() -> None:
    """house-spent."""
    m = station(
        units=[{"commander": "u7", "trooper": "n11 t11"}, {"commander": "e19", "trooper": "s11"}],
        upgrades=[JUMPERS, "troops-speed troops-attack"],
    )
    do(m, "jump n11 r11")
    events = do(m, "attack t11 s11")
    assert [event.args["attack"] for event in events if event.name == "battle-tied"] == [2]


def test_an_enemy_in_the_way_is_named() -> None:
    """house-passing: a hallway of one cell."""
    m = station(units=[{"trooper": "o10"}, {"trooper": "p10"}])
    refused(m, "move o10 q10", "house-passing")


def test_a_full_room_in_the_way_is_named() -> None:
    """house-oxygen-steps: the 2x1 hallway m4-m5 takes one living unit of a player."""
    m = station(units=[{"commander": "m6", "trooper": "m5"}, {}], upgrades=["commander-speed"])
    refused(m, "move m6 m3", "house-oxygen-steps")


def test_a_supply_room_takes_no_trooper() -> None:
    """9.1."""
    m = station(units=[{"trooper": "m4"}, {}])
    refused(m, "move m4 m3", "9.1")


def test_the_wall_between_bases_is_named() -> None:
    """2.6."""
    m = station(units=[{"trooper": "o15"}, {}], tiles=TWINS)
    refused(m, "move o15 o16", "2.6")


def test_a_corner_is_named() -> None:
    """6.2."""
    m = station(units=[{"trooper": "l13"}, {}])
    refused(m, "move l13 n11", "6.2")


def test_what_is_too_far_is_too_far() -> None:
    """6.1."""
    m = station(units=[{"trooper": "l9"}, {}])
    refused(m, "move l9 l13", "6.1")


def test_several_obstacles_are_none_of_them_alone() -> None:
    """6.1: past the enemy at m8 one would still have to get through a full hallway."""
    m = station(
        units=[{"commander": "m9", "trooper": "m7"}, {"trooper": "m8 m6"}],
        upgrades=["commander-speed"],
    )
    refused(m, "move m9 m7", "house-one-unit")
    m = station(
        units=[{"trooper": "n11 m7"}, {"commander": "e19", "trooper": "m8"}],
        upgrades=["troops-speed troops-speed-2"],
    )
    refused(m, "move n11 m6", "6.1")


def test_a_unit_does_not_move_where_it_stands() -> None:
    """6.1."""
    refused(station(units=[{"trooper": "m13"}, {}]), "move m13 m13", "6.1")


def test_own_units_and_teleporters_are_not_attacked() -> None:
    """7.1, 8.1."""
    m = station(units=[{"trooper": "d20 e20"}, {"commander": "m13"}])
    refused(m, "attack d20 e20", "7.1")
    refused(m, "attack d20 c20", "8.1")
    refused(m, "attack d20 d21", "7.1")


@pytest.mark.parametrize(
    ("jump", "rule"),
    [
        ("jump n11 s10", "11.2"),  # neither row nor column
        ("jump m11 r11", "11.2"),  # not at the edge
        ("jump n11 s11", "house-landing"),  # not the first cell
        ("jump n11 o11", "11.2"),  # space
        ("jump n10 o10", "house-landing"),  # next door
        ("jump n10 r10", "11.2"),  # a hallway in between
    ],
)
def test_each_fault_of_a_jump_has_its_reason(jump: str, rule: str) -> None:
    m = station(units=[{"commander": "u7", "trooper": "n11 m11 n10"}, {}], upgrades=[JUMPERS])
    refused(m, jump, rule)


def test_no_jump_without_the_upgrade() -> None:
    """11.1."""
    refused(station(units=[{"trooper": "n11"}, {}]), "jump n11 r11", "11.1")


def test_a_commander_does_not_return_into_a_base_without_oxygen() -> None:
    """5.2, told when it is tried in the turn: four living units of one player fill their half."""
    m = station(units=[{"trooper": "u5 u6 u7 u8"}, {"commander": "e19"}], energy=[5])
    refused(m, "respawn v6", "5.2")


def test_to_wait_answers_only_whether_the_commander_returns() -> None:
    """house-respawn: where that is not asked, whyever it is not, there is nothing to wait for."""
    breathless = station(units=[{"trooper": "u5 u6 u7 u8"}, {"commander": "e19"}], energy=[5])
    alive = station(units=[{"commander": "u7"}, {}])
    poor = station(units=[{"trooper": "m13"}, {}], energy=[1])
    for m in (breathless, alive, poor):
        refused(m, "wait", "house-respawn")


def test_a_commander_does_not_return_into_a_base_full_of_both_sides() -> None:
    """5.1."""
    m = station(
        units=[{"trooper": "u5 u6 u7"}, {"commander": "x8", "trooper": "u8 v8 w8"}], energy=[5]
    )
    refused(m, "respawn v6", "5.1")


def test_why_a_commander_does_not_return_now() -> None:
    """8.3, house-respawn."""
    refused(station(units=[{"commander": "u7"}, {}]), "respawn v6", "8.3")
    refused(station(units=[{"trooper": "m13"}, {}], energy=[1]), "respawn v6", "8.3")
    m = station(units=[{"trooper": "m13"}, {"commander": "e19"}], energy=[5])
    refused(m, "respawn v6", "house-respawn")


def test_what_is_asked_comes_first() -> None:
    m = station(
        units=[{"commander": "m12", "trooper": "l12"}, {"trooper": "m13 l13 n13"}], active=0
    )
    do(m, "attack m12 m13")
    refused(m, "end", "7.5")
    m = station(
        units=[
            {"commander": "m12", "trooper": "l12 n12"},
            {"commander": "e19", "trooper": "m13 l13"},
        ],
        upgrades=["", "base-energy base-keep"],
    )
    do(m, "attack m12 m13")
    refused(m, "end", "7.7")
    refused(m, "keep n12", "7.7")


def test_questions_of_the_game_are_not_those_of_the_building() -> None:
    """2.7."""
    m = station(units=[{"commander": "u7"}, {}])
    refused(m, "place 2x1 o13", "2.7")
    refused(m, "teleporter v6", "2.7")
    refused(m, "recruit v6", "9.2")
    refused(m, "keep u7", "7.5")
    m = station(tiles=[])
    refused(m, "end", "2.7")


def test_a_lost_base_is_the_reason_before_an_empty_purse() -> None:
    """house-appearing."""
    m = station(units=[{"commander": "m13"}, {"commander": "e19"}], held={0: 1})
    refused(m, "buy trooper v7", "house-appearing")


def test_what_an_upgrade_grows_from_is_told() -> None:
    """10.1."""
    m = station(energy=[9])
    reason = m.why_not(0, deorbit.Action.parse("upgrade troops-attack"))
    assert reason is not None
    assert reason.args["other-upgrade"] == "troops-speed"


def test_a_base_needs_an_entrance() -> None:
    """house-entrance: base o12-r15 lies there, and beside it the room m15-n16."""
    position = {
        "seats": 2,
        "active": 1,
        "tiles": [
            {"player": 0, "tile": "2x2", "at": "m15"},
            {"player": 0, "tile": "base", "at": "o12"},
        ],
        "players": [{}, {"tiles_left": {"2x1": 0, "3x1": 0, "3x3": 0, "2x2": 0}}],
    }
    m = deorbit.scenario("stationx", position)
    refused(m, "place base r16", "house-entrance")
    refused(m, "place base s16", "house-laying")
    refused(m, "place base s18", "2.4")
    assert allowed(m, "place base o16")


@pytest.mark.parametrize(
    ("units", "energy", "told"),
    [
        ([{"trooper": "u5 u6 u7 u8"}, {"commander": "e19"}], 5, "respawn-breathless"),
        (
            [{"trooper": "u5 u6 u7"}, {"commander": "x8", "trooper": "u8 v8 w8"}],
            5,
            "respawn-breathless",
        ),
        ([{"droid": "u6 v5"}, {"commander": "e19", "trooper": "v6"}], 5, "respawn-crowded"),
        ([{"commander": "u7"}, {"commander": "e19"}], 5, ""),
        ([{"trooper": "u8"}, {"commander": "e19"}], 5, ""),
    ],
)
def test_a_turn_tells_what_keeps_a_dead_commander_away(
    units: list[dict[str, str]], energy: int, told: str
) -> None:
    """8.3, house-respawn: want of oxygen, or of a cell; nothing else is news."""
    m = station(
        units=units,
        energy=[energy],
        active=1,
        teleporters=["u5" if told.endswith("crowded") else "w6"],
    )
    names = {event.name for event in do(m, "end")}
    assert {name for name in names if name.startswith("respawn-")} == ({told} if told else set())
