"""What the texts leave open and our rulings settle, where no other file of a chapter has it."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    asked,
    do,
    guilt,
    is_down,
    legal,
    player,
    refused,
    station,
    told,
    where,
)
from games.stationfall.two_players import two

BLACKOUT = {"damaged": ["reactor", "fuel-cells"], "locks": []}


# Stowaway on her card -----------------------------------------------------------------------------


def on_the_card(way: str) -> deorbit.Match:
    """Stowaway is to act off the board: by an activation, a Bribe, Kompromat."""
    if way == "activation":
        return station(acting="stowaway", players={0: {"disc": "stowaway"}})
    m = station(acting="exile", players={0: {"disc": "exile", "hand": ["stowaway"]}})
    do(m, f"{way} stowaway")
    return m


@pytest.mark.parametrize("way", ["activation", "bribe", "kompromat"])
def test_stowaway_does_not_wait_on_her_card(way: str) -> None:
    """card-stowaway, house-stowaway: her first action is the Step, whoever pays for it."""
    m = on_the_card(way)
    refused(m, "wait stowaway", "card-stowaway")
    refused(m, "recall stowaway", "card-stowaway")
    do(m, "step stowaway locker-room")
    assert where(m, "stowaway") == "locker-room"
    if way == "activation":
        assert allowed(m, "wait stowaway")
        assert allowed(m, "recall stowaway")


def test_stowaway_waits_when_there_is_no_dark_section_to_enter() -> None:
    """house-stowaway: all of them burn, and she has no Helmet."""
    dark = {one.rpartition(" ")[2] for one in legal(on_the_card("activation"), "step")}
    m = station(acting="stowaway", fire=sorted(dark), players={0: {"disc": "stowaway"}})
    assert legal(m, "step") == set()
    do(m, "recall stowaway")
    assert where(m, "stowaway") == "card"
    assert "disc" not in player(m, 0)


def test_stowaway_enters_no_outer_space_in_a_blackout() -> None:
    """house-stowaway, 5.1.7.1: with a Helmet she could live there, but only airlocks lead out."""
    m = station(acting="stowaway", holding={"stowaway": "helmet"}, **BLACKOUT)
    refused(m, "step stowaway outer-space", "5.1.7.1")
    assert allowed(m, "step stowaway kitchen")


def test_a_down_cyborg_does_not_wait_before_it_has_revived_itself() -> None:
    """house-self-repair, card-self-repair: the first action must be this one, where it can be."""
    m = station(pc={2: "cyborg"}, active=2, down="cyborg")
    do(m, "activate cyborg")
    refused(m, "wait cyborg", "card-self-repair")
    refused(m, "recall cyborg", "card-self-repair")
    do(m, "self-repair cyborg")
    assert allowed(m, "recall cyborg")
    burning = station(pc={2: "cyborg"}, active=2, down="cyborg", at={"cyborg": "outer-space"})
    do(burning, "activate cyborg", "wait cyborg")


# Bribe and Kompromat before the disc --------------------------------------------------------------


def opening(**more: Any) -> deorbit.Match:
    """Seat 0 begins a turn with Exile as the only Conspirator and Medical's Kompromat."""
    return station(
        **{"cubes": {0: {"exile": 1}}, "players": {0: {"hand": ["medical"]}}, **more},
    )


@pytest.mark.parametrize("way", ["bribe", "kompromat"])
def test_a_bribe_or_kompromat_may_come_before_the_disc(way: str) -> None:
    """house-before-the-disc, 15.5.1, 15.5.5.1: once in the turn, and the activation is whole."""
    m = opening(at={"medical": "kitchen"})
    do(m, f"{way} medical", "step medical quarters", "activate exile")
    assert where(m, "medical") == "quarters"
    assert m.position()["turn"]["actions"] == 2
    assert not allowed(m, f"{way} medical")


def test_after_a_bribe_nobody_reveals_or_influences() -> None:
    """house-before-the-disc, 15.2: those phases are over."""
    m = opening()
    do(m, "bribe medical", "wait medical")
    refused(m, "reveal", "15.2")
    refused(m, "influence medical 1", "15.4.1")
    assert allowed(m, "kompromat medical")
    assert allowed(m, "activate exile")


def test_after_a_bribe_one_must_activate() -> None:
    """house-before-the-disc, 15.6.1: Renegotiation is instead of activating."""
    m = opening()
    assert allowed(m, "renegotiate")
    do(m, "bribe medical", "wait medical")
    refused(m, "renegotiate", "house-before-the-disc")
    refused(m, "withdraw exile", "house-before-the-disc")


def test_with_nobody_left_to_activate_one_renegotiates() -> None:
    """house-before-the-disc: the bribed one has put the only Conspirator Down."""
    m = opening(at={"medical": "vault-x", "exile": "vault-x"}, holding={"medical": "gun"})
    do(m, "bribe medical", "attack medical exile gun")
    assert is_down(m, "exile")
    do(m, "withdraw exile")
    assert asked(m) == 1


def test_who_is_revived_before_the_disc_can_be_activated() -> None:
    """house-before-the-disc: the phase has begun, the disc has not been placed."""
    m = opening(
        at={"medical": "kitchen", "stranger": "kitchen"},
        cubes={0: {"exile": 1, "stranger": 1}},
        down="stranger",
    )
    assert not allowed(m, "activate stranger")
    do(m, "kompromat medical", "heal medical stranger", "activate stranger")


def test_a_wait_before_the_disc_does_not_take_it_back() -> None:
    """house-before-the-disc, 15.5.1: whoever was Exhausted stays so."""
    m = opening(players={0: {"disc": "exile"}})
    do(m, "bribe medical")
    refused(m, "recall medical", "house-before-the-disc")
    do(m, "wait medical", "activate exile")
    assert m.position()["turn"]["actions"] == 1


def test_what_is_done_before_the_disc_is_seen_by_cameras() -> None:
    """house-before-the-disc, 10.1.2: it is the activation phase."""
    m = opening(at={"medical": "bridge", "stranger": "bridge"}, holding={"medical": "gun"})
    do(m, "bribe medical", "attack medical stranger gun")
    assert guilt(m, 0) == "suspect"


def test_an_owner_is_asked_before_the_disc_too() -> None:
    """house-before-the-disc, 15.5.4.3: a refused Bribe has been offered all the same."""
    m = opening(pc={1: "counselor"})
    do(m, "bribe counselor", "wait counselor")
    assert asked(m) == 1
    do(m, "refuse")
    assert player(m, 0)["bribe"] == "unused"
    refused(m, "bribe medical", "15.5.4.1")
    refused(m, "renegotiate", "house-before-the-disc")
    do(m, "activate exile")


# Project X, Blackout, Rocket Wings ----------------------------------------------------------------


def test_an_officer_still_triggers_abandon_ship_when_the_vault_is_broken() -> None:
    """house-vault-x, 13.3.1: one half of the action is left."""
    m = station(
        at={"engineer": "cryo-lab"},
        acting="engineer",
        damaged=["vault-x"],
        project={"card": "mutagen", "released": True},
    )
    events = do(m, "release engineer")
    assert m.position()["abandon_ship"]
    assert not told(events, "project-released")
    refused(m, "release engineer", "house-vault-x")


def test_a_hacker_in_outer_space_takes_console_actions_in_a_blackout() -> None:
    """house-blackout, 7.2.2.1, 5.1.6: Outer Space is not on board."""
    spot = {"stowaway": "outer-space"}
    m = station(at=spot, holding={"stowaway": "helmet"}, acting="stowaway", **BLACKOUT)
    assert allowed(m, "suppress stowaway magnetic-containment")
    inside = station(at={"stowaway": "kitchen"}, acting="stowaway", **BLACKOUT)
    refused(inside, "suppress stowaway magnetic-containment", "7.2.2.1")


def test_rocket_wings_work_in_a_blackout() -> None:
    """house-blackout, map-rocket-wings: a section action of Outer Space."""
    items = {"daredevil": "helmet rocket-wings"}
    m = station(at={"daredevil": "outer-space"}, holding=items, acting="daredevil", **BLACKOUT)
    do(m, "rocket-wings daredevil")
    assert where(m, "daredevil") == "mesosphere"


@pytest.mark.parametrize(("name", "flies"), [("medical", False), ("cyborg", True)])
def test_no_robot_launches_with_the_rocket_wings(name: str, flies: bool) -> None:
    """house-rocket-wings, 8.1.1.1: a Robot never counts as helmeted; Cyborg is a Human too."""
    m = station(at={name: "outer-space"}, holding={name: "helmet rocket-wings"}, acting=name)
    if flies:
        assert allowed(m, f"rocket-wings {name}")
    else:
        refused(m, f"rocket-wings {name}", "8.1.1.1")
        bare = station(at={name: "outer-space"}, holding={name: "rocket-wings"}, acting=name)
        refused(bare, f"rocket-wings {name}", "8.1.1.1")  # a Helmet would be no cure


# Players ------------------------------------------------------------------------------------------


def test_a_bribed_pc_meditates_for_the_active_player() -> None:
    """house-meditate, 13.10.1: "your" cubes are those of who takes the action."""
    m = station(
        at={"counselor": "therapy-garden"},
        pc={1: "counselor"},
        players={0: {"betrayal": 2}, 1: {"betrayal": 3}},
        acting="exile",
    )
    do(m, "bribe counselor", "meditate counselor", "accept")
    assert player(m, 0)["betrayal"] == 0
    assert player(m, 1)["betrayal"] == 3


def test_the_own_other_colour_can_be_framed() -> None:
    """house-conspiracies, card-mimic-frameup: as it can be made Guilty, and Suspect by a
    Confessional."""
    cast = ["astrochimp", "counselor", "cyborg", "daredevil", "engineer", "exile", "medical"]
    cast += ["security", "station-chief", "stowaway", "stranger", "consort"]
    m = two(
        at={"consort": "bridge", "exile": "bridge", "stranger": "bridge"},
        holding={"consort": "gun"},
        cubes={2: {"stranger": 1}},
        acting="consort",
        cast=cast,
    )
    do(m, "attack consort exile gun")
    assert legal(m, "blame") == {"blame 2"}
    do(m, "blame 2")
    assert [guilt(m, colour) for colour in range(4)] == [
        "innocent",
        "innocent",
        "suspect",
        "innocent",
    ]


def test_a_confessional_makes_the_own_other_colour_suspect() -> None:
    """house-conspiracies, card-recorded-confessional."""
    m = two(
        at={"counselor": "kitchen", "exile": "kitchen"},
        cubes={3: {"exile": 1}, 0: {"exile": 1}, 2: {"stranger": 1}},
        active=1,
    )
    do(m, "reveal", "confess exile")
    assert [guilt(m, colour) for colour in range(4)] == [
        "suspect",
        "innocent",
        "innocent",
        "suspect",
    ]
