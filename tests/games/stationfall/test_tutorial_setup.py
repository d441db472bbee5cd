"""The tutorial's set-up, Lindsey's open cards, and what the others leave alone for her."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import PURPLE, allowed, do, guilt, player, refused

LINDSEY = 0


def dealt(time: str = "first", seed: int = 1) -> deorbit.Match:
    return deorbit.new("stationfall", seats=4, seed=seed, tutorial=time)


def moment(minute: int, active: int = 1, **more: Any) -> deorbit.Match:
    """The turn of a seat in a Minute of the tutorial."""
    people: list[dict[str, Any]] = [
        {},
        {"identity": "astrochimp", "bonus": ["stowaway"]},
        {"identity": "exile", "bonus": ["counselor"]},
        {"identity": "medical", "bonus": ["security"]},
    ]
    position = {
        "seats": 4,
        "options": {"tutorial": "first"},
        "minute": minute,
        "active": active,
        "players": people,
        **more,
    }
    return deorbit.scenario("stationfall", position, seed=1)


# Set-up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("time", ["first", "second"])
def test_lindsey_is_engineer_with_station_chief_and_goes_first(time: str) -> None:
    """tutorial-setup."""
    m = dealt(time)
    assert m.options["tutorial"] == time
    position = m.position()
    assert (position["minute"], position["first"]) == (13, LINDSEY)
    assert player(m, LINDSEY)["identity"] == "engineer"
    assert player(m, LINDSEY)["bonus"] == ["station-chief"]
    assert m.to_act == (1, 2, 3), "she has chosen already"
    for seat in (1, 2, 3):
        do_choose(m, seat)
    assert m.to_act == (LINDSEY,)


def do_choose(m: deorbit.Match, seat: int) -> None:
    m.play(seat, m.legal(seat)[0])


def test_the_other_ten_identity_cards_are_dealt_two_each() -> None:
    """tutorial-setup."""
    first = set()
    for seed in range(30):
        m = dealt(seed=seed)
        cards = [card for seat in (1, 2, 3) for card in player(m, seat)["dealt"]]
        assert len(cards) == len(set(cards)) == 6
        assert not {"engineer", "station-chief"} & set(cards)
        first.update(cards)
    assert len(first) == 10


def test_astrochimps_kompromat_lies_in_the_therapy_garden_and_none_in_houdini() -> None:
    """tutorial-setup."""
    lying = dealt().position()["kompromat"]
    assert lying.pop("therapy-garden") == "astrochimp"
    assert lying == dict.fromkeys(PURPLE[:-1], "unseen")


def test_no_other_game_changes_by_the_option() -> None:
    assert "tutorial" not in deorbit.new("stationfall", seats=4, seed=1).options
    plain = deorbit.new("stationfall", seats=4, seed=1, tutorial="")
    assert plain.fingerprint == deorbit.new("stationfall", seats=4, seed=1).fingerprint


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"seats": 3}, "4 seats"),
        ({"seats": 5}, "4 seats"),
        ({"characters": "random"}, "characters"),
        ({"teams": True}, "teams"),
        ({"bots": [1]}, "bots"),
        ({"rocket_wings": "physics-lab"}, "rocket_wings"),
    ],
)
def test_the_tutorial_goes_with_its_own_set_up_only(given: dict[str, Any], named: str) -> None:
    with pytest.raises(deorbit.BadInput, match=named):
        deorbit.new("stationfall", **{"seats": 4, "tutorial": "first", **given})


@pytest.mark.parametrize("value", ["third", 1, True, ["first"]])
def test_only_the_two_times_are_known(value: object) -> None:
    with pytest.raises(deorbit.BadInput, match='"first"'):
        deorbit.new("stationfall", seats=4, tutorial=value)


def test_a_position_of_the_tutorial_is_with_its_characters() -> None:
    cast = [*moment(13).position()["cast"]]
    assert moment(13, cast=cast[::-1]).position()["cast"] == cast[::-1]
    cast[cast.index("stranger")] = "legal"
    with pytest.raises(deorbit.BadInput, match="tutorial set"):
        moment(13, cast=cast)


def test_what_a_position_leaves_out_is_as_the_tutorial_has_it() -> None:
    m = moment(13)
    assert player(m, LINDSEY)["identity"] == "engineer"
    assert player(m, LINDSEY)["bonus"] == ["station-chief"]
    assert m.position()["kompromat"]["therapy-garden"] == "astrochimp"
    again = deorbit.scenario("stationfall", m.position())
    assert again.fingerprint == m.fingerprint


def test_a_save_file_keeps_the_tutorial() -> None:
    m = dealt("second", seed=5)
    deorbit.play_out(m, [deorbit.agent("random", seed=seat) for seat in range(4)], limit=60)
    again = deorbit.loads(m.dumps())
    assert again.fingerprint == m.fingerprint
    assert again.options["tutorial"] == "second"


# Open cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("reader", [0, 1, 2, 3, None])
def test_everybody_sees_lindseys_cards_and_kompromat(reader: int | None) -> None:
    """tutorial-open, house-tutorial-open."""
    m = moment(13, active=LINDSEY)
    assert m.view(reader)["kompromat"]["therapy-garden"] == "astrochimp"
    do(m, "influence station-chief 1", "activate station-chief")
    do(m, "pick-up-kompromat station-chief")
    hers = m.view(reader)["players"][LINDSEY]
    assert (hers["identity"], hers["bonus"]) == ("engineer", ["station-chief"])
    assert hers["hand"] == ["astrochimp"]
    found = [event for event in m.log(reader) if event.name == "kompromat-found"]
    assert [event.args["kompromat"] for event in found] == ["astrochimp"]


@pytest.mark.parametrize("reader", [1, 3, None])
def test_what_she_draws_from_the_face_down_ones_is_open_too(reader: int | None) -> None:
    """tutorial-open."""
    m = moment(11, active=LINDSEY, characters={"stowaway": {"at": "chem-lab"}})
    do(m, "influence stowaway 1", "activate stowaway", "pick-up-kompromat stowaway")
    hand = player(m, LINDSEY)["hand"]
    assert m.view(reader)["players"][LINDSEY]["hand"] == hand


@pytest.mark.parametrize("reader", [0, 2, None])
def test_the_cards_of_the_others_stay_secret(reader: int | None) -> None:
    """3.3, tutorial-open."""
    m = moment(13)
    do(m, "influence exile 1")
    shown = m.view(reader)["players"][1]
    assert (shown["identity"], shown["bonus"]) == (None, [None])


def test_who_else_picks_the_open_kompromat_up_is_known_to_have_it() -> None:
    """house-tutorial-open."""
    m = moment(9, characters={"exile": {"at": "therapy-garden"}})
    do(m, "influence exile 1", "activate exile", "pick-up-kompromat exile")
    assert m.view(3)["players"][1]["hand"] == ["astrochimp"]
    found = [event for event in m.log(3) if event.name == "kompromat-found"]
    assert [event.args["kompromat"] for event in found] == ["astrochimp"]


def test_what_others_find_face_down_stays_theirs() -> None:
    """12.2.3, tutorial-open."""
    m = moment(13, characters={"exile": {"at": "kitchen"}})
    do(m, "influence exile 1", "activate exile", "pick-up-kompromat exile")
    assert m.view(LINDSEY)["players"][1]["hand"] == [None]


# Limits -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("minute", "kept"),
    [
        (13, {"station-chief", "stowaway", "astrochimp"}),
        (12, {"station-chief", "stowaway", "astrochimp"}),
        (11, {"station-chief", "stowaway", "astrochimp"}),
        (10, {"stowaway"}),
        (9, set()),
        (8, set()),
    ],
)
def test_others_put_no_cubes_on_those_whom_lindsey_needs(minute: int, kept: set[str]) -> None:
    """tutorial-influence."""
    m = moment(minute, active=2)
    for name in ("station-chief", "stowaway", "astrochimp", "troubleshooter"):
        if name in kept:
            refused(m, f"influence {name} 1", "tutorial-influence")
        else:
            assert allowed(m, f"influence {name} 1"), name
    hers = moment(minute, active=LINDSEY)
    for name in ("station-chief", "stowaway", "astrochimp"):
        assert allowed(hers, f"influence {name} 1"), "the limits are for the others"


@pytest.mark.parametrize(
    ("minute", "free"), [(13, True), (12, False), (11, False), (10, True), (9, True)]
)
def test_nobody_reveals_as_stowaway_or_astrochimp_too_soon(minute: int, free: bool) -> None:
    """tutorial-reveal."""
    m = moment(minute)
    for action in ("reveal", "schroedinger stowaway"):
        if free:
            assert allowed(m, action)
        else:
            refused(m, action, "tutorial-reveal")
    exile = moment(minute, active=2)
    assert allowed(exile, "reveal"), "anybody else may"
    assert allowed(exile, "schroedinger counselor")
    hers = moment(minute, active=LINDSEY)
    assert allowed(hers, "reveal")
    assert allowed(hers, "schroedinger station-chief")


def test_at_stationfall_everybody_reveals() -> None:
    """16.2, tutorial-reveal."""
    m = moment(
        11,
        stage="last-reveals",
        ending="detonation",
        antimatter="detonated",
        asks=[{"ask": "last-reveal", "seat": 1}],
    )
    assert allowed(m, "reveal")


@pytest.mark.parametrize(("minute", "free"), [(13, False), (12, True), (9, True)])
def test_the_helmet_in_the_aft_airlocks_waits_for_lindsey(minute: int, free: bool) -> None:
    """tutorial-helmet."""
    m = moment(minute, active=2, characters={"exile": {"at": "aft-airlocks"}})
    do(m, "influence exile 1", "activate exile")
    if free:
        assert allowed(m, "pick-up exile helmet")
    else:
        refused(m, "pick-up exile helmet", "tutorial-helmet")
    hers = moment(minute, active=LINDSEY, characters={"astrochimp": {"at": "aft-airlocks"}})
    do(hers, "influence astrochimp 1", "activate astrochimp")
    assert allowed(hers, "pick-up astrochimp helmet")


def test_helmets_elsewhere_are_free() -> None:
    """tutorial-helmet."""
    m = moment(13, active=2, characters={"exile": {"at": "forward-airlocks"}})
    do(m, "influence exile 1", "activate exile")
    assert allowed(m, "pick-up exile helmet")


@pytest.mark.parametrize("offer", ["bribe engineer", "kompromat engineer"])
def test_lindsey_accepts_neither_bribe_nor_kompromat(offer: str) -> None:
    """tutorial-refusal, house-tutorial-refusal."""
    people: list[dict[str, Any]] = [
        {"identity": "engineer", "pc": "engineer", "bonus": ["station-chief"]},
        {"identity": "exile", "hand": ["engineer"]},
    ]
    m = moment(8, players=people)
    do(m, "influence stranger 1", "activate stranger", offer)
    assert m.position()["asks"][-1]["ask"] == "activation", "nothing is asked for"
    assert player(m, 1)["bribe"] == "unused"
    assert player(m, 1)["hand"] == ["engineer"]
    assert guilt(m, LINDSEY) == "innocent"
    assert not allowed(m, offer), "that was the offer of this turn"


def test_she_can_bribe_others() -> None:
    """15.5.4.1, tutorial-refusal."""
    m = moment(10, active=LINDSEY)
    do(m, "influence stranger 1", "activate stranger", "bribe station-chief")
    assert m.position()["asks"][-1]["ask"] == "act"
