"""Winning and losing (1), consumption (10)."""

import pytest

import deorbit
from games.intrepid.crews import act, crew, everybody_is_done, resources, station

TWO = {"russia": {"pool": [6]}, "japan": {}}
NEARLY = [{"name": "medical-checkup", "filled": [1, 2, 4, 5, "open"]}]


def test_the_last_die_of_the_last_mission_wins_for_all_after_the_results() -> None:
    match = station(TWO, {}, missions=NEARLY)
    act(match, "0 place russia 6 medical-checkup")
    assert match.outcome is None
    everybody_is_done(match)
    assert match.outcome is not None
    assert match.outcome.ending == "won"
    assert match.outcome.winners == (0, 1)
    assert match.outcome.scores == (1, 1)
    assert match.to_act == ()


def test_all_missions_have_to_be_complete() -> None:
    match = station(TWO, {}, missions=[*NEARLY, {"name": "crew-handover"}])
    act(match, "0 place russia 6 medical-checkup")
    everybody_is_done(match)
    assert match.outcome is None or match.outcome.ending != "won"


def test_a_resource_in_the_red_loses_before_the_missions_are_looked_at() -> None:
    tiles = {"tinned-rations": {"at": "1-1", "strain": 1}}
    match = station(TWO, tiles, missions=NEARLY, resources={"nutrition": 0})
    act(match, "0 place russia 6 medical-checkup")
    everybody_is_done(match)
    assert match.outcome is not None
    assert match.outcome.ending == "nutrition"


@pytest.mark.parametrize("resource", ["power", "oxygen", "climate", "nutrition"])
def test_a_resource_below_zero_loses_at_once_for_all(resource) -> None:
    match = station(TWO, {}, resources={resource: 0})
    everybody_is_done(match)
    while match.to_act and match.position()["phase"] == "disaster":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert match.outcome.ending == resource
    assert match.position()["resources"][resource] < 0


def test_zero_is_not_yet_the_red() -> None:
    match = station(TWO, {})
    table = match._state.edition.figures.consumption[match._state.setting]
    match = station(TWO, {}, resources=dict.fromkeys(("power", "oxygen"), table[0] + 2))
    everybody_is_done(match)
    assert match.outcome is None
    assert min(resources(match).values()) >= 0


def test_consumption_rises_and_goes_on_rising_after_the_table() -> None:
    match = station(TWO, {}, round=100)
    figures = match._state.edition.figures
    for table in figures.consumption:
        assert table[:4] <= table[-4:]
    everybody_is_done(match)
    assert match.outcome is not None


def test_resources_never_rise_above_the_top_of_their_track() -> None:
    tiles = {"tinned-rations": {"at": "1-1", "dice": [6]}}
    match = station({"russia": {}, "japan": {}}, tiles)
    events = everybody_is_done(match)
    (total,) = [event.args["total"] for event in events if event.name == "produced"]
    assert total == match._state.edition.figures.track_most[0]


def test_the_round_ends_with_dice_at_home_full_offers_and_new_dice() -> None:
    match = deorbit.new("intrepid", seats=2, seed=3, countries="russia,united-states")
    everybody_is_done(match)
    everybody_is_done(match)
    assert match.position()["round"] == 2
    assert match.position()["commander"] == 1
    for country in ("russia", "united-states"):
        one = crew(match, country)
        assert len(one["pool"]) == one["track"]
        assert len(one["offer"]) == match._state.edition.figures.offer
