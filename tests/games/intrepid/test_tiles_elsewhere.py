"""What can be done with a tile depends on where it is: on the station, in an offer row, in a stack,
or out of the game. A refusal says which."""

import pytest

import deorbit
from games.intrepid.crews import act, refusal, station, why

OFFERED, GONE, STACKED, THEIRS = (
    "elektron-unit",
    "bios-garden",
    "gyrodyne-hub",
    "aluminum-shielding",
)
TILES = {
    "tinned-rations": {"at": "1-1", "scenario": 1},
    "zvezda-solar-wings": "1-2",
    THEIRS: {"at": "2-1", "strain": 1},
}


def where(phase: str = "spending", **facts) -> deorbit.Match:
    crews = {
        "russia": {"offer": [OFFERED], "capacity": 9, "pool": [2], **facts},
        "united-states": {"offer": ["ammonia-pump"]},
    }
    return station(crews, TILES, phase=phase, gone=[GONE])


@pytest.mark.parametrize("tile", [OFFERED, GONE, STACKED])
def test_only_a_tile_on_the_station_is_mended_burdened_or_strained(tile) -> None:
    assert why(where(), f"0 mend russia {tile} scenario") == "on-station"
    payload = where(badge="payload-specialist")
    for both in (f"{tile} tinned-rations", f"tinned-rations {tile}"):
        reason = payload.why_not(0, deorbit.Action.parse(f"shoulder russia {both}"))
        assert reason is not None
        assert (reason.rule, reason.id) == ("12.2", "intrepid-not-on-station")
        assert reason.args["tile"] == tile
    pilot = where(badge="spaceflight-pilot")
    assert why(pilot, f"0 strain russia {tile} united-states") == "on-station"


def test_only_the_own_tiles_on_the_station_are_mended_burdened_or_strained() -> None:
    assert why(where(), f"0 mend russia {THEIRS} strain") == "your-mend"
    payload = where(badge="payload-specialist")
    assert why(payload, f"0 shoulder russia tinned-rations {THEIRS}") == "your-burden"
    pilot = where(badge="spaceflight-pilot")
    assert why(pilot, f"0 strain russia {THEIRS} united-states") == "your-strain"


@pytest.mark.parametrize("tile", ["ammonia-pump", GONE, STACKED, "tinned-rations"])
def test_only_a_tile_of_the_own_offer_row_is_bought_or_destroyed_there(tile) -> None:
    match = where(badge="mission-specialist")
    for action in (f"buy russia {tile} 5-1", f"scrap russia {tile} united-states"):
        assert why(match, f"0 {action}") == "in-offer"


@pytest.mark.parametrize(
    ("tile", "reason"),
    [
        (OFFERED, "built"),
        (GONE, "gone"),
        (STACKED, "on-station"),
        (THEIRS, "your-tile"),
        ("tinned-rations", ""),
    ],
)
def test_a_die_goes_on_an_own_tile_of_the_station(tile, reason) -> None:
    assert why(where("placing"), f"0 place russia 2 {tile}") == reason


def test_a_full_tile_says_so_and_another_one_that_the_value_does_not_fit() -> None:
    tiles = {"tinned-rations": {"at": "1-1", "dice": [3]}, "topaz-reactor": "1-2"}
    match = station({"russia": {"pool": [2]}, "japan": {}}, tiles)
    assert why(match, "0 place russia 2 tinned-rations") == "open-space"
    assert why(match, "0 place russia 2 topaz-reactor") == "fit"


def test_a_mission_that_has_its_die_of_the_round_says_so_before_any_value() -> None:
    match = station({"russia": {"pool": [2, 6]}, "japan": {}}, {})
    act(match, "0 place russia 2 medical-checkup")
    assert why(match, "0 place russia 6 medical-checkup") == "mission-pace"
    assert refusal(match, "0 place russia 6 medical-checkup") == "house-mission-pace"


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (0, "place japan 2 habitation"),
        (0, "dock japan 2 russia"),
        (0, "ask japan 2"),
        (0, "amplify japan power"),
        (1, "ask russia 2"),
        (0, "place canada 2 habitation"),
    ],
)
def test_nobody_acts_for_the_crew_of_another(seat, action) -> None:
    match = station({"russia": {"pool": [2]}, "japan": {"pool": ["2/1"], "amplify": 1}}, {})
    assert why(match, f"{seat} {action}") == "your-crew"


def test_nobody_spends_for_the_crew_of_another() -> None:
    for action in ("die united-states", "free canada", "treat united-states russia"):
        assert why(where(), f"0 {action}") == "your-crew"
