"""Words of the script language that name somebody by what the bot knows, and Data as wares."""

from __future__ import annotations

from typing import Any

from games.stationfall.automated import announced, automated, deeds, turn

FIRST = "troubleshooter-1"
"""The first line of the script that a test gives."""

STRANGERS: dict[str, Any] = {
    "bot": "stranger",
    "players": {0: {"bonus": ["troubleshooter", "station-chief"]}},
}
"""Stranger's bot: Troubleshooter pays for getting away, Station Chief for not."""


def test_data_can_be_manufactured() -> None:
    """bot-actions: Manufacture makes Data as well as Items."""
    m = automated("[PC] Manufacture Evidence", at={"troubleshooter": "bridge"})
    assert deeds(m)[1:] == [
        "step troubleshooter security-station",
        "manufacture troubleshooter evidence",
    ]


def test_a_bonus_character_is_found_whether_friend_or_enemy() -> None:
    m = automated(
        "[PC] Step [With Bonus Character]",
        at={"stranger": "kitchen", "troubleshooter": "quarters", "station-chief": "vault-x"},
        **STRANGERS,
    )
    assert deeds(m)[1:] == ["step stranger quarters"]
    m = automated(
        "[PC] Step [With Bonus Character]",
        at={"stranger": "kitchen", "troubleshooter": "vault-x", "station-chief": "quarters"},
        **STRANGERS,
    )
    assert deeds(m)[1:] == ["step stranger quarters"]


def test_only_a_bonus_character_that_pays_for_not_getting_away_is_an_enemy() -> None:
    """16.4.5.2."""
    attack = "[PC] Attack [Enemy]"
    arms = {"stranger": "gun"}
    place = {"stranger": "kitchen", "troubleshooter": "kitchen", "station-chief": "kitchen"}
    m = automated(attack, at=place, holding=arms, **STRANGERS)
    assert deeds(m)[1:] == ["attack stranger station-chief gun"]
    friends = {**STRANGERS, "players": {0: {"bonus": ["troubleshooter"]}}}
    assert turn(automated(attack, at=place, holding=arms, **friends)) == ["regroup"]


def test_whose_bonus_character_somebody_else_is_does_not_matter() -> None:
    m = automated(
        "[PC] Step [With Bonus Character]",
        at={"troubleshooter": "kitchen", "exile": "quarters"},
        players={1: {"bonus": ["exile"]}},
    )
    assert turn(m) == ["regroup"]


def test_who_is_named_by_a_kompromat_in_hand_is_compromised() -> None:
    script = "[Compromised] Step Kitchen"
    place = {"exile": "quarters", "engineer": "quarters"}
    cubes = {0: {"exile": 1, "engineer": 1}}
    for name in ("exile", "engineer"):
        m = automated(script, at=place, cubes=cubes, players={0: {"hand": [name]}})
        assert announced(m) == (FIRST, name)
    m = automated(script, at=place, cubes=cubes, players={1: {"hand": ["exile"]}})
    assert turn(m) == ["regroup"]
