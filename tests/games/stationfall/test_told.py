"""What happens is told: an event for each thing that people at the table would see."""

from __future__ import annotations

from typing import Any

import pytest

from games.stationfall.station import do, end_turn, station, told

GUN = {"holding": {"exile": "gun"}, "acting": "exile"}
OFFICER: dict[str, Any] = {"acting": "engineer"}
SPACE = {"items": {"outer-space": ["gun"]}, "cast": "troubleshooter"}


def beside(name: str, other: str, **more: Any) -> dict[str, Any]:
    """Somebody acts with somebody else in the Kitchen."""
    return {"at": {name: "kitchen", other: "kitchen"}, "acting": name, **more}


@pytest.mark.parametrize(
    ("position", "actions", "event"),
    [
        ({}, ["renegotiate"], "renegotiated"),
        ({"players": {0: {"disc": "exile"}}}, ["renegotiate"], "disc-recalled"),
        (
            {"players": {0: {"disc": "exile"}}, "acting": "exile"},
            ["recall exile"],
            "disc-recalled",
        ),
        ({"acting": "stowaway"}, ["step stowaway vault-x"], "entered"),
        (
            beside("exile", "stranger", holding={"exile": "gun"}),
            ["attack exile stranger gun"],
            "attacked",
        ),
        (GUN, ["sabotage exile"], "sabotaged"),
        (
            {"at": {"engineer": "bridge"}, "damaged": ["bridge"], **OFFICER},
            ["jury-rig engineer"],
            "repaired",
        ),
        (
            {"at": {"engineer": "bridge"}, "damaged": ["bridge"], **OFFICER},
            ["jury-rig engineer"],
            "worked-on",
        ),
        (
            {"at": {"engineer": "bridge"}, **OFFICER},
            ["abandon-ship engineer"],
            "ordered-abandon-ship",
        ),
        ({"at": {"engineer": "bridge"}, **OFFICER}, ["release engineer"], "opened-vault"),
        (
            {"at": {"engineer": "bridge", "exile": "mcqueen"}, "abandon_ship": True, **OFFICER},
            ["bridge-launch engineer"],
            "bridge-launch",
        ),
        ({"at": {"exile": "reactor"}, "acting": "exile"}, ["jettison exile"], "jettisoned"),
        (
            {"at": {"exile": "tanks"}, "contaminated": "exile", "acting": "exile"},
            ["decontaminate exile exile"],
            "washed",
        ),
        (
            {"at": {"exile": "mainframe"}, "fire": ["kitchen"], "acting": "exile"},
            ["suppress exile kitchen"],
            "suppressed",
        ),
        (
            {"at": {"exile": "mainframe"}, "fire": ["kitchen"], "acting": "exile"},
            ["suppress exile kitchen"],
            "smothered",
        ),
        (
            {"at": {"exile": "mainframe"}, "asphyxiation": ["kitchen"], "acting": "exile"},
            ["suppress exile kitchen"],
            "aired",
        ),
        (
            {"at": {"exile": "forward-airlocks"}, "acting": "exile", **SPACE},
            ["claw-item exile gun"],
            "clawed-item",
        ),
        (
            {"at": {"exile": "shred-room"}, "spent": ["medical"], "acting": "exile"},
            ["reassemble exile medical"],
            "reassembled",
        ),
        (
            {"at": {"counselor": "kitchen", "exile": "kitchen"}, "active": 1},
            ["reveal", "confess exile"],
            "confessed",
        ),
        (
            {"players": {0: {"identity": "stowaway"}}},
            ["reveal", "cache stowaway"],
            "cached",
        ),
        (
            {"pc": {0: "station-chief"}, "at": {"station-chief": "kitchen", "exile": "kitchen"}},
            ["activate station-chief", "command exile"],
            "commanded",
        ),
        (
            beside("exile", "cyborg", pc={1: "cyborg"}, players={0: {"hand": ["cyborg"]}}),
            ["kompromat cyborg", "wait cyborg", "refuse"],
            "kompromat-refused",
        ),
        ({"acting": "operative"}, ["emp-burst operative"], "emp-burst"),
        (
            {"holding": {"exile": "telepathic-rat"}, "acting": "telepathic-rat"},
            ["telepathy telepathic-rat exile"],
            "swayed",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_done_is_told(position: dict[str, Any], actions: list[str], event: str) -> None:
    """4.6.1, 12.8, 13.1 and the rest: what people would see on the table."""
    m = station(**position)
    assert told(do(m, *actions), event)


@pytest.mark.parametrize(
    ("card", "event"),
    [
        ("combat-swarm", "released"),
        ("wormhole", "wormhole-opened"),
        ("rogue-core", "core-awake"),
        ("grey-goo", "goo"),
        ("assassin", "marked"),
    ],
)
def test_what_project_x_brings_is_told(card: str, event: str) -> None:
    """7.6.1: when it is released."""
    m = station(at={"engineer": "bridge"}, acting="engineer", project={"card": card})
    assert told(do(m, "release engineer"), event)


def test_a_detonation_in_outer_space_is_told() -> None:
    """7.3.2."""
    m = station(
        antimatter="armed",
        items={"outer-space": ["antimatter"]},
        markers=[{"player": 0, "effect": "detonation", "minute": 13}],
    )
    assert told(end_turn(m), "detonated-space")


@pytest.mark.parametrize("pirate", [False, True])
def test_the_ship_that_comes_is_told(pirate: bool) -> None:
    """map-rescue-ship: Rescue Ship or Pirate Ship."""
    everybody = {0: "astrochimp", 1: "counselor", 2: "cyborg", 3: "daredevil"}
    m = station(minute=0, active=3, pc=everybody, cast="boarder", pirate=pirate)
    events = end_turn(m)
    assert told(events, "pirates-came") == pirate
    assert told(events, "rescuers-came") != pirate
