"""All that an action tells, in its order and with every name and number in it."""

from __future__ import annotations

from typing import Any

import pytest

from games.stationfall.station import do, station

Given = dict[str, Any]


def alone(section: str, name: str = "exile", **more: Any) -> Given:
    return {"at": {name: section}, "acting": name, **more}


def beside(name: str, other: str, **more: Any) -> Given:
    """Somebody acts with somebody else in the Kitchen."""
    return {"at": {name: "kitchen", other: "kitchen"}, "acting": name, **more}


GUN = {"holding": {"exile": "gun"}}
SUMMONS = {"pc": {1: "cyborg"}, "players": {0: {"hand": ["cyborg"]}}}
NEXT = "turn-begun 1 13"


@pytest.mark.parametrize(
    ("position", "actions", "events"),
    [
        # 15.1 to 15.6: the turn
        ({}, ["renegotiate"], ["renegotiated 0", NEXT]),
        (
            {"players": {0: {"disc": "exile"}}},
            ["renegotiate"],
            ["renegotiated 0", "disc-recalled 0", NEXT],
        ),
        (
            {"players": {0: {"disc": "exile"}}, "acting": "exile"},
            ["recall exile"],
            ["waited exile", "disc-recalled 0", NEXT],
        ),
        (alone("kitchen"), ["wait exile"], ["waited exile", NEXT]),
        (
            {},
            ["influence exile 2", "activate exile"],
            ["influenced 0 exile 2", "activated 0 exile 2"],
        ),
        (alone("kitchen"), ["bribe engineer"], ["bribed 0 engineer"]),
        (
            beside("exile", "cyborg", **SUMMONS),
            ["kompromat cyborg", "wait cyborg", "refuse"],
            ["blackmailed 0 cyborg", "kompromat-refused 1 cyborg", "suspected 1"],
        ),
        ({}, ["reveal"], ["revealed 0 astrochimp"]),
        ({}, ["schroedinger engineer"], ["schroedinger 0 engineer"]),
        (
            {"at": {"counselor": "kitchen", "exile": "kitchen"}, "active": 1},
            ["reveal", "confess exile"],
            ["revealed 1 counselor", "confessed 1 exile"],
        ),
        (
            {"players": {0: {"identity": "stowaway"}}},
            ["reveal", "cache stowaway"],
            ["revealed 0 stowaway", "cached 0 stowaway helmet", "gained stowaway helmet"],
        ),
        (
            {"pc": {0: "station-chief"}, "at": {"station-chief": "kitchen", "exile": "kitchen"}},
            ["activate station-chief", "command exile"],
            ["activated 0 station-chief 2", "commanded station-chief exile"],
        ),
        # 12: basic actions
        (alone("kitchen"), ["step exile quarters"], ["stepped exile kitchen quarters"]),
        (
            {"acting": "stowaway"},
            ["step stowaway vault-x"],
            ["entered stowaway vault-x"],
        ),
        (
            beside("exile", "stranger", down="stranger"),
            ["drag exile stranger quarters"],
            ["dragged exile stranger kitchen quarters"],
        ),
        (
            alone("kitchen", items={"kitchen": ["gun"]}),
            ["pick-up exile gun"],
            ["picked-up exile gun kitchen"],
        ),
        (alone("kitchen", **GUN), ["drop exile gun"], ["dropped exile gun kitchen"]),
        (alone("kitchen", **GUN), ["throw exile gun quarters"], ["thrown exile gun quarters"]),
        (
            beside("exile", "stranger", **GUN),
            ["give exile gun stranger"],
            ["given exile gun stranger"],
        ),
        (
            beside("exile", "stranger", holding={"stranger": "gun"}, down="stranger"),
            ["take exile gun stranger"],
            ["taken exile gun stranger"],
        ),
        (
            beside("exile", "stranger", **GUN),
            ["attack exile stranger gun"],
            ["attacked exile stranger gun", "downed stranger kitchen", "suspected 0"],
        ),
        (
            alone("array-control", **GUN),
            ["sabotage exile"],
            ["sabotaged exile array-control", "damaged array-control"],
        ),
        # 13, 14 and the map: section and Console Actions
        (
            alone("bridge", "engineer", damaged=["bridge"]),
            ["jury-rig engineer"],
            ["worked-on engineer bridge", "repaired bridge"],
        ),
        (
            alone("bridge", "engineer"),
            ["abandon-ship engineer"],
            ["ordered-abandon-ship engineer", "abandon-ship", "locks-removed"],
        ),
        (
            alone("bridge", "engineer", project={"card": "rogue-core"}),
            ["release engineer"],
            [
                "opened-vault engineer",
                "abandon-ship",
                "locks-removed",
                "released rogue-core",
                "core-awake",
            ],
        ),
        (
            {
                "at": {"engineer": "bridge", "exile": "mcqueen"},
                "abandon_ship": True,
                "acting": "engineer",
            },
            ["bridge-launch engineer"],
            ["bridge-launch engineer", "launched mcqueen", "escaped exile"],
        ),
        (
            alone("reactor"),
            ["jettison exile"],
            ["jettisoned exile", "armed 9", "abandon-ship", "locks-removed"],
        ),
        (
            alone("tanks", contaminated="exile"),
            ["decontaminate exile exile"],
            ["washed exile"],
        ),
        (
            alone("mainframe", fire=["kitchen"]),
            ["suppress exile kitchen"],
            ["suppressed exile kitchen", "smothered kitchen"],
        ),
        (
            alone("mainframe", asphyxiation=["kitchen"]),
            ["suppress exile kitchen"],
            ["suppressed exile kitchen", "aired kitchen"],
        ),
        (
            alone("forward-airlocks", items={"outer-space": ["gun"]}, cast="troubleshooter"),
            ["claw-item exile gun"],
            ["clawed-item exile gun"],
        ),
        (
            alone("shred-room", spent=["medical"]),
            ["reassemble exile medical"],
            ["reassembled 0 medical"],
        ),
        # abilities
        (
            beside("medical", "stranger", down="stranger"),
            ["heal medical stranger"],
            ["revived medical stranger"],
        ),
        (
            {"acting": "operative"},
            ["emp-burst operative"],
            ["emp-burst operative suite", "damaged suite"],
        ),
        (
            {"holding": {"exile": "telepathic-rat"}, "acting": "telepathic-rat"},
            ["telepathy telepathic-rat exile"],
            ["swayed telepathic-rat exile"],
        ),
    ],
    ids=lambda value: " ".join(value[:1]) if isinstance(value, list) else "",
)
def test_what_is_done_is_told_in_full(
    position: Given, actions: list[str], events: list[str]
) -> None:
    m = station(**position)
    told = do(m, *actions)
    assert [" ".join([event.name, *map(str, event.args.values())]) for event in told] == events
