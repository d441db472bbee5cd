"""The options of a match, and the number of players."""

from random import Random
from typing import Any

import pytest

import deorbit
from games.stationx.station import EVERYTHING, do, station

FACTIONS = ["cyborgs", "pirates", "spacemen", "aliens"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("build", ["free", "standard"])
def test_two_to_four_play_on_either_station_to_the_end(seats: int, build: str) -> None:
    """house-players, house-standard."""
    m = deorbit.new("stationx", seats=seats, seed=9, build=build, rounds=5)
    outcome = deorbit.play_out(m, [deorbit.agent("random", seed=seat) for seat in range(seats)])
    assert outcome is not None
    assert len(outcome.scores) == seats
    assert m.options["build"] == build


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_the_same_set_whatever_their_number(seats: int) -> None:
    """house-players."""
    m = deorbit.new("stationx", seats=seats, seed=9)
    left = [one["tiles_left"] for one in m.position()["players"]]
    assert left == [{"2x1": 2, "2x2": 1, "3x1": 2, "3x3": 3}] * seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(deorbit.BadInput) as caught:
        deorbit.new("stationx", seats=seats)
    assert caught.value.message == "bad-seats"


@pytest.mark.parametrize("seats", ["two", "2", 2.0, True])
def test_what_is_no_whole_number_of_players_is_called_so(seats: Any) -> None:
    with pytest.raises(deorbit.BadInput) as caught:
        deorbit.new("stationx", seats=seats)
    assert caught.value.message == "seats-no-number"


def test_without_options_four_build_freely_for_sixty_rounds() -> None:
    m = deorbit.new("stationx")
    assert m.seats == 4
    assert m.options == {
        "build": "free",
        "rounds": 60,
        "siege": 0,
        "tiles": {"2x1": 2, "2x2": 1, "3x1": 2, "3x3": 3},
        "factions": FACTIONS,
    }


# Homemade tiles ------------------------------------------------------------------------------


def test_tiles_may_be_written_as_text_or_as_a_table() -> None:
    """2.2."""
    text = deorbit.new("stationx", seats=2, tiles="3x3*3, 2x1*2,6x6")
    table = deorbit.new("stationx", seats=2, tiles={"3x3": 3, "2x1": 2, "6x6": 1})
    assert text.options["tiles"] == table.options["tiles"] == {"2x1": 2, "3x3": 3, "6x6": 1}


def test_a_turned_tile_is_the_same_tile() -> None:
    """2.4."""
    m = deorbit.new("stationx", seats=2, tiles="1x3*2,3x1")
    assert m.options["tiles"] == {"3x1": 3}


@pytest.mark.parametrize("seed", range(4))
def test_a_match_with_homemade_tiles_is_played_to_the_end(seed: int) -> None:
    """2.2."""
    rng = Random(seed)
    tiles = {f"{rng.randint(1, 6)}x{rng.randint(1, 6)}": rng.randint(1, 4) for _ in range(3)}
    m = deorbit.new("stationx", seats=2, seed=seed, tiles=tiles, rounds=10)
    assert deorbit.play_out(m, [deorbit.agent("random", seed=1)] * 2) is not None


def test_the_standard_station_needs_the_tiles_it_is_made_of() -> None:
    """house-standard: a set without its rooms gets a clear error, not a stumble."""
    with pytest.raises(deorbit.BadInput) as caught:
        deorbit.new("stationx", seats=2, build="standard", tiles="2x2*3")
    assert "standard" in caught.value.message


def test_the_standard_station_with_fewer_tiles_round_trips_or_is_refused() -> None:
    """house-standard: it takes more of these tiles than the players have."""
    try:
        m = deorbit.new("stationx", seats=2, seed=1, build="standard", tiles="3x3,2x2,3x1,2x1")
    except deorbit.BadInput:
        return
    assert deorbit.scenario("stationx", m.position()).fingerprint == m.fingerprint


# Factions ------------------------------------------------------------------------------------


def test_factions_are_dealt_in_the_order_of_the_text() -> None:
    m = deorbit.new("stationx", seats=3, seed=1)
    assert m.options["factions"] == FACTIONS[:3]
    assert m.names == tuple(f"stationx-faction-{name}" for name in FACTIONS[:3])


def test_players_may_choose_their_factions() -> None:
    text = deorbit.new("stationx", seats=2, factions="aliens, pirates")
    table = deorbit.new("stationx", seats=2, factions=["aliens", "pirates"])
    assert text.names == table.names == ("stationx-faction-aliens", "stationx-faction-pirates")


def test_factions_have_no_powers() -> None:
    """The text tells stories about them, nothing more."""
    legal = set()
    for faction in FACTIONS:
        other = "pirates" if faction != "pirates" else "aliens"
        m = station(energy=[9], upgrades=[EVERYTHING], options={"factions": [faction, other]})
        do(m, "move u7 u8")
        legal.add(frozenset(map(str, m.legal(0))))
    assert len(legal) == 1


# What is refused -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("build", "quick"),
        ("build", ""),
        ("build", ["free"]),
        ("rounds", 0),
        ("rounds", -3),
        ("rounds", 501),
        ("rounds", "many"),
        ("rounds", 2.5),
        ("rounds", True),
        ("tiles", ""),
        ("tiles", {}),
        ("tiles", []),
        ("tiles", "3x3x3"),
        ("tiles", "7x1"),
        ("tiles", "0x3"),
        ("tiles", "3"),
        ("tiles", "3x3*0"),
        ("tiles", "3x3*-1"),
        ("tiles", "3x3*x"),
        ("tiles", "base"),
        ("tiles", {"3x3": 0}),
        ("tiles", {"3x3": "2"}),
        ("tiles", {"3x3": True}),
        ("tiles", {3: 3}),
        ("factions", "aliens"),
        ("factions", "aliens,aliens"),
        ("factions", "aliens,pirates,cyborgs"),
        ("factions", ["aliens", "robots"]),
        ("factions", [["aliens"], "pirates"]),
        ("factions", 2),
    ],
)
def test_an_option_that_makes_no_sense_is_refused_by_name(option: str, value: Any) -> None:
    with pytest.raises(deorbit.BadInput) as caught:
        deorbit.new("stationx", seats=2, **{option: value})
    assert caught.value.message == "bad-option"
    assert caught.value.args_named["option"] == option
    assert option in str(caught.value)


@pytest.mark.parametrize(("seats", "most"), [(2, 26), (3, 17), (4, 12)])
def test_more_tiles_than_the_station_can_have_are_refused(seats: int, most: int) -> None:
    deorbit.new("stationx", seats=seats, tiles={"1x1": most})
    with pytest.raises(deorbit.BadInput) as caught:
        deorbit.new("stationx", seats=seats, tiles={"1x1": most, "2x1": 1})
    assert caught.value.args_named == {"most": most}


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(deorbit.BadInput) as caught:
        deorbit.new("stationx", colour="red")
    assert caught.value.args_named["option"] == "colour"


def test_an_option_of_a_position_is_checked_like_any_other() -> None:
    with pytest.raises(deorbit.BadInput) as caught:
        station(options={"rounds": 0})
    assert caught.value.args_named["option"] == "rounds"


def test_numbers_may_be_given_as_text() -> None:
    assert deorbit.new("stationx", rounds="12").options["rounds"] == 12
