"""What a character might hope to do and cannot: one action of each kind, the reason that says most,
and what goes without saying."""

from __future__ import annotations

from typing import Any

import pytest

from games.stationfall.desks import attempts, desk
from games.stationfall.station import station

Given = dict[str, Any]
BRIDGE: Given = {"at": {"exile": "bridge"}, "acting": "exile"}
COMPANY: Given = {
    "at": dict.fromkeys(["exile", "security", "engineer"], "bridge"),
    "acting": "exile",
    "down": "engineer",
}
OFFICERS_ONLY = {
    "abandon-ship": "officer",
    "release": "officer",
    "bridge-launch": "officer",
    "self-destruct": "officer",
}
HACKERS_ONLY = {"suppress magnetic-containment": "console", "jammers": "console"}
"""What exile, who has an ability for it, cannot do away from a console."""
UNARMED = {"sabotage": "sabotage-weapon"}
ANYBODY = {
    *("drag", "pick-up", "take", "drop", "give", "throw", "ignite", "copy", "delete"),
    *("attack", "rob", "rob-data", "revive"),
}
"""What everybody could do somewhere."""


def hopes(given: Given) -> tuple[dict[str, str], dict[str, str]]:
    """What is worth telling, and what goes without saying: by action the reason."""
    found: tuple[dict[str, str], dict[str, str]] = {}, {}
    for one in desk(station(**given), 0)["could"]:
        args = map(str, one["action"]["args"][1:])
        told = found[1 if one.get("obvious") else 0]
        told[" ".join([one["kind"], *args])] = one["reason"]["id"].removeprefix("stationfall-not-")
    return found


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (BRIDGE, {**UNARMED, **OFFICERS_ONLY, **HACKERS_ONLY}),
        (
            {
                **COMPANY,
                "holding": {"security": "gun helmet", "engineer": "nanogel"},
                "data": {"security": "evidence"},
            },
            {
                "attack security bludgeon": "weapon",
                "rob nanogel security": "rob-weapon",
                "rob-data evidence security": "rob-weapon",
                "revive engineer nanogel": "nanogel",
                **UNARMED,
                **OFFICERS_ONLY,
                **HACKERS_ONLY,
            },
        ),
        (
            {
                "at": {"exile": "rec-room"},
                "acting": "exile",
                "holding": {"exile": "gun helmet"},
                "data": {"exile": "evidence"},
            },
            {"copy evidence astrochimp": "jammed", "delete evidence": "delete", **HACKERS_ONLY},
        ),
        (
            {"at": {"exile": "aft-airlocks"}, "acting": "exile"},
            {
                **UNARMED,
                "section-launch alcatraz": "empty",
                "airlock outer-space": "self-preservation",
                **HACKERS_ONLY,
            },
        ),
        (
            {"at": {"exile": "print-shop"}, "acting": "exile"},
            {
                "attack security bludgeon": "weapon",
                "rob bludgeon security": "rob-weapon",
                **UNARMED,
                **HACKERS_ONLY,
            },
        ),
        ({"at": {"exile": "mainframe"}, "acting": "exile", "fire": ["kitchen"]}, UNARMED),
        (
            {"at": {"station-chief": "bridge"}, "acting": "station-chief"},
            {**UNARMED, "bridge-launch": "abandon-ship"},
        ),
        (
            {"at": dict.fromkeys(["counselor", "exile"], "kitchen"), "acting": "counselor"},
            {
                "attack astrochimp bludgeon": "weapon",
                **UNARMED,
                "wormtongue astrochimp 0": "cube-to-betray",
            },
        ),
        (
            {"at": {"stranger": "vault-x"}, "acting": "stranger"},
            {"step array-control": "locked", **UNARMED},
        ),
        (
            {
                "at": dict.fromkeys(["medical", "exile"], "tanks"),
                "acting": "medical",
                "down": "exile",
                "contaminated": "exile",
            },
            {**UNARMED, "revive exile nanogel": "nanogel"},
        ),
        (
            {
                "at": {"exile": "outer-space"},
                "holding": {"exile": "helmet"},
                "acting": "exile",
            },
            {
                "drop helmet": "clings",
                **UNARMED,
                "airlock-throw helmet forward-airlocks": "clings",
                **HACKERS_ONLY,
                "rocket-wings": "wings",
            },
        ),
        (
            {"at": {"exile": "houdini"}, "acting": "exile", "abandon_ship": True},
            {**UNARMED, **HACKERS_ONLY},
        ),
        (
            {"at": {"exile": "reactor"}, "acting": "exile", "actions": 0, "free": False},
            {
                "step aft-hub": "actions",
                **UNARMED,
                "jettison": "actions",
                **HACKERS_ONLY,
                "scram": "officer",
            },
        ),
    ],
)
def test_what_is_worth_telling_is_told_with_the_reason_that_says_most(
    given: Given, told: dict[str, str]
) -> None:
    assert hopes(given)[0] == told


def test_what_everybody_sees_goes_without_saying() -> None:
    alone = hopes(BRIDGE)[1]
    assert {action.partition(" ")[0] for action in alone} == ANYBODY
    assert alone["give helmet astrochimp"] == alone["drop helmet"] == "held"
    assert alone["pick-up helmet"] == "lying"
    assert alone["ignite security-station"] == "firebomb"
    assert alone["revive astrochimp nanogel"] == "nanogel"
    space = hopes(
        {"at": {"exile": "outer-space"}, "holding": {"exile": "helmet"}, "acting": "exile"}
    )
    assert space[1]["step outer-space"] == "connected"
    assert space[1]["throw helmet outer-space"] == "throw-space"
    assert {"airlock-drag astrochimp forward-airlocks", "pick-up-kompromat"} < set(space[1])


def test_beside_others_the_one_it_could_be_done_with_is_named() -> None:
    """Who is Live is attacked and robbed, who is Down revived, taken from and dragged."""
    company = hopes({**COMPANY, "holding": {"security": "gun", "engineer": "helmet"}})
    told = {**company[0], **company[1]}
    assert "attack security bludgeon" in told
    assert "revive engineer nanogel" in told
    assert not any(action.startswith(("drag", "take")) for action in told), "they are possible"
    two = dict.fromkeys(["exile", "security"], "bridge")
    upright = hopes({**BRIDGE, "at": two, "holding": {"security": "gun"}})[1]
    assert upright["drag security security-station"] == "drag"
    assert upright["take gun security"] == "still-live"


def test_who_takes_no_actions_hopes_for_nothing() -> None:
    assert hopes({}) == ({}, {})
    assert desk(station(**BRIDGE), 1)["could"] == []


# With a piece -------------------------------------------------------------------------------------


def tried(given: Given, sort: str, name: str) -> dict[str, str | None]:
    return {
        " ".join([one["action"]["kind"], *map(str, one["action"]["args"])]): one["reason"]
        and one["reason"]["id"].removeprefix("stationfall-not-")
        for one in attempts(station(**given), 0, sort, name)
    }


ARMED: Given = {**COMPANY, "holding": {"exile": "gun bludgeon"}}
INFORMED: Given = {
    **COMPANY,
    "holding": {"security": "gun"},
    "data": {"exile": "evidence", "security": "x-secret"},
}
DRAGGED = {
    "drag exile engineer security-station": None,
    "drag exile engineer rec-room": None,
}


@pytest.mark.parametrize(
    ("given", "name", "told"),
    [
        (
            COMPANY,
            "security",
            {
                "bribe security": None,
                "give exile helmet security": "held",
                "attack exile security bludgeon": "weapon",
                "rob exile helmet security": "rob-weapon",
            },
        ),
        (
            COMPANY,
            "engineer",
            {
                **DRAGGED,
                "give exile helmet engineer": "held",
                "attack exile engineer bludgeon": "weapon",
                "rob exile helmet engineer": "rob-weapon",
                "revive exile engineer nanogel": "nanogel",
                "bribe engineer": "down",
            },
        ),
        (COMPANY, "exile", {"bribe exile": None}),
        (
            ARMED,
            "security",
            {
                "give exile bludgeon security": None,
                "give exile gun security": None,
                "attack exile security gun": None,
                "bribe security": None,
                "rob exile helmet security": "rob",
            },
        ),
        (
            ARMED,
            "engineer",
            {
                **DRAGGED,
                "give exile bludgeon engineer": None,
                "give exile gun engineer": None,
                "attack exile engineer gun": "already-down",
                "rob exile helmet engineer": "rob-down",
                "revive exile engineer nanogel": "nanogel",
                "bribe engineer": "down",
            },
        ),
        (
            ARMED,
            "medical",
            {
                "bribe medical": None,
                "give exile bludgeon medical": "colocated",
                "attack exile medical gun": "colocated",
                "rob exile helmet medical": "colocated",
            },
        ),
        (
            INFORMED,
            "security",
            {
                "copy exile evidence security": None,
                "bribe security": None,
                "give exile helmet security": "held",
                "attack exile security bludgeon": "weapon",
                "rob exile gun security": "rob-weapon",
                "rob-data exile x-secret security": "rob-weapon",
            },
        ),
        (
            INFORMED,
            "medical",
            {
                "bribe medical": None,
                "give exile helmet medical": "held",
                "copy exile evidence medical": "jammed",
                "attack exile medical bludgeon": "weapon",
                "rob exile gun medical": "rob-weapon",
            },
        ),
    ],
)
def test_what_might_be_done_with_a_character(
    given: Given, name: str, told: dict[str, str | None]
) -> None:
    found = tried(given, "character", name)
    assert found == told
    reasons = list(found.values())
    assert reasons == sorted(reasons, key=lambda reason: reason is not None), "the legal first"


@pytest.mark.parametrize(
    ("given", "name", "told"),
    [
        (COMPANY, "bridge", {"step exile bridge": "connected"}),
        (
            COMPANY,
            "rec-room",
            {"step exile rec-room": None, "drag exile engineer rec-room": None},
        ),
        (COMPANY, "houdini", {"step exile houdini": "connected"}),
        (
            {"at": {"exile": "aft-airlocks"}, "acting": "exile"},
            "outer-space",
            {
                "step exile outer-space": "by-airlock",
                "airlock exile outer-space": "self-preservation",
            },
        ),
        (
            {"at": {"exile": "aft-airlocks"}, "acting": "exile", "abandon_ship": True},
            "houdini",
            {"step exile houdini": None, "section-launch exile houdini": "empty"},
        ),
        ({}, "bridge", {}),
    ],
)
def test_what_might_be_done_with_a_section(
    given: Given, name: str, told: dict[str, str | None]
) -> None:
    assert tried(given, "section", name) == told


def test_before_an_activation_cards_are_influenced_activated_and_bribed() -> None:
    cubes = {"influence exile " + str(count): None for count in range(1, 8)}
    assert tried({"cubes": {0: {"exile": 1}}}, "character", "exile") == {
        **cubes,
        "activate exile": None,
        "withdraw exile": None,
        "bribe exile": None,
    }
    assert tried({}, "character", "exile") == {
        **cubes,
        "influence exile 8": None,
        "activate exile": "conspirator",
        "bribe exile": "nobody-to-activate",
    }
    assert tried(BRIDGE, "player", "1") == {}
