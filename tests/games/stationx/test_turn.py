"""Chapter 3: the turn."""

from itertools import permutations

import pytest

from games.stationx.station import (
    allowed,
    army,
    asked,
    do,
    energy,
    named,
    player,
    refused,
    station,
)


@pytest.mark.parametrize("order", list(permutations(["move", "attack", "buy"])))
def test_a_player_moves_attacks_and_buys_in_any_order(order: tuple[str, ...]) -> None:
    """3.1: an attack before a move is as good as one after it."""
    start, end = "m13", "l13"
    m = station(units=[{"commander": start}, {"trooper": "m14", "commander": "e19"}], energy=[9])
    cell = start
    for step in order:
        if step == "move":
            do(m, f"move {start} {end}")
            cell = end
        elif step == "attack":
            do(m, f"attack {cell} m14")
        else:
            do(m, "buy trooper v7")
    assert army(m, 0) == {"commander": end, "trooper": "v7"}
    assert army(m, 1) == {"commander": "e19"}


def test_every_unit_may_move_in_a_turn() -> None:
    """3.1: not one unit for the whole turn, but each."""
    m = station(units=[{"commander": "u7", "trooper": "m13", "droid": "m9"}, {}])
    do(m, "move u7 u6", "move m13 m14", "move m9 m10")
    assert army(m, 0) == {"commander": "u6", "trooper": "m14", "droid": "m10"}


def test_every_unit_may_attack_in_a_turn() -> None:
    """3.1: two battles far apart."""
    m = station(
        units=[{"commander": "u7", "droid": "m9"}, {"trooper": "u8", "commander": "m10"}],
        upgrades=["troops-speed troops-attack troops-speed-2"],
    )
    do(m, "attack u7 u8", "attack m9 m10")
    assert army(m, 0) == {"commander": "u7", "droid": "m9"}
    assert army(m, 1) == {}


def test_only_the_player_whose_turn_it_is_acts() -> None:
    """3.1."""
    m = station()
    refused(m, "move e19 e20", "3.1", seat=1)
    refused(m, "end", "3.1", seat=1)


def test_a_player_commands_only_own_units() -> None:
    """3.1."""
    m = station(units=[{"trooper": "m13"}, {"trooper": "m14"}])
    refused(m, "move m14 m15", "3.1")
    refused(m, "attack m14 m13", "3.1")
    refused(m, "move l12 l13", "3.1")


def test_a_turn_is_no_time_to_build() -> None:
    """3.1: only what is asked can be answered."""
    m = station()
    refused(m, "place 2x1 o13", "2.7")
    refused(m, "respawn w7", "8.3")
    refused(m, "keep u7", "7.5")


def test_a_player_may_end_the_turn_without_doing_anything() -> None:
    """3.3."""
    m = station()
    do(m, "end")
    assert asked(m) == ("turn", 1)


# Income --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("upgrades", "income"),
    [
        ("", 2),
        ("base-energy", 3),
        ("base-energy base-keep", 3),
        ("base-energy base-keep base-energy-2", 4),
        ("troops-speed commander-speed", 2),
    ],
)
def test_the_own_base_pays_by_its_tier(upgrades: str, income: int) -> None:
    """3.2."""
    m = station(upgrades=["", upgrades], energy=[0, 1])
    events = do(m, "end")
    assert energy(m, 1) == 1 + income
    assert named(events, "income") == [{"player": 1, "energy": income, "total": 1 + income}]
    assert energy(m, 0) == 0


def test_a_player_whose_base_is_lost_has_no_income() -> None:
    """3.2: whatever the tier."""
    m = station(upgrades=["", "base-energy"], held={1: 0})
    do(m, "end")
    assert energy(m, 1) == 0


def test_a_captured_base_pays_its_captor_nothing() -> None:
    """house-captured-income: neither its own tier nor a second income."""
    m = station(upgrades=["base-energy"], held={0: 1}, energy=[0, 0])
    do(m, "end")
    assert energy(m, 1) == 2


def test_energy_has_no_upper_limit() -> None:
    """house-captured-income: more than the bag of the box holds."""
    m = station(energy=[0, 5000])
    do(m, "end")
    assert energy(m, 1) == 5002


def test_income_comes_once_in_a_turn() -> None:
    """3.2: before the first choice, not after each."""
    m = station(energy=[4, 0])
    do(m, "buy trooper v7", "move u7 u6")
    assert energy(m, 0) == 1


# Turns and rounds ----------------------------------------------------------------------------


def test_turns_go_by_seat_and_a_round_ends_before_the_first_player() -> None:
    """3.3, house-first-player."""
    m = station(seats=4, first=2, active=2)
    course = []
    for _ in range(9):
        course.append((m.position()["active"], m.position()["round"]))
        do(m, "end")
    assert course == [(2, 1), (3, 1), (0, 1), (1, 1), (2, 2), (3, 2), (0, 2), (1, 2), (2, 3)]


def test_players_who_are_out_are_passed_over() -> None:
    """3.3."""
    m = station(seats=4, out=[1, 2], held={1: 0, 2: 0})
    do(m, "end")
    assert asked(m) == ("turn", 3)
    do(m, "end")
    assert (asked(m), m.position()["round"]) == (("turn", 0), 2)


def test_rounds_are_counted_even_if_the_first_player_is_out() -> None:
    """3.3."""
    m = station(seats=3, first=1, active=2, out=[1], held={1: 0})
    do(m, "end")
    assert (asked(m), m.position()["round"]) == (("turn", 0), 1)
    do(m, "end")
    assert (asked(m), m.position()["round"]) == (("turn", 2), 2)


def test_a_new_turn_makes_units_fresh_again() -> None:
    """3.1: to move, attack and buy once a turn means once in each turn."""
    m = station(
        units=[{"commander": "m13"}, {"commander": "e19", "trooper": "m14"}],
        flags={"m13": "moved attacked"},
        energy=[3, 0],
        bought=True,
    )
    do(m, "end")
    assert asked(m) == ("turn", 1)
    do(m, "end")
    assert allowed(m, "move m13 m12")
    assert allowed(m, "attack m13 m14")
    assert allowed(m, "buy trooper v7")


def test_units_of_others_are_not_freshened_by_a_turn() -> None:
    """6.3: what a unit has done is forgotten when its own player's turn begins."""
    m = station(units=[{"trooper": "m13"}, {"commander": "e19"}])
    do(m, "move m13 m12", "end")
    assert [unit["moved"] for unit in m.position()["units"] if unit["player"] == 0] == [True]


def test_nothing_else_is_touched_by_the_end_of_a_turn() -> None:
    """3.3."""
    m = station(energy=[5, 6], upgrades=["base-energy"], supplied=["north"])
    do(m, "end")
    assert (energy(m, 0), energy(m, 1)) == (5, 8)
    assert player(m, 0)["upgrades"] == ["base-energy"]
    assert player(m, 0)["supplied"] == "north"
    assert army(m, 0) == {"commander": "u7"}
