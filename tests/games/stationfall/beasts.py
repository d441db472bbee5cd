"""Positions with a Monster of Project X, and words about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import deorbit
from games.stationfall.station import CARD_OF, UNDEALT, do, legal, station

ON_THE_BOARD = [
    "astrochimp",
    "counselor",
    "cyborg",
    "daredevil",
    "engineer",
    "exile",
    "medical",
    "security",
    "station-chief",
    "stranger",
    "troubleshooter",
]
"""All of the twelve but Stowaway, who is off the board."""


def loose(
    card: str,
    monster: str,
    at: Mapping[str, str],
    inside: str = "",
    mark: str = "",
    lies: bool = False,
    **more: Any,
) -> deorbit.Match:
    """That Monster is loose there, Down if it `lies`. Only those named in `at` are on board, all
    others have escaped; `inside` are swallowed, `mark` is the Assassin's."""
    found: dict[str, Any] = {"at": monster, "down": lies}
    if inside:
        found["inside"] = inside.split()
    if mark:
        found["mark"] = mark
    project = {"card": card, "released": True}
    places = {**at, **dict.fromkeys(inside.split(), "monster")}
    return station(at=among(places), project=project, monster=found, **more)


def among(at: Mapping[str, str]) -> dict[str, str]:
    """These where they are, all others escaped."""
    new = {CARD_OF[name] for name in at} - {*ON_THE_BOARD, "stowaway"}
    out = [name for name in UNDEALT if name not in at][: len(new)]
    away = [name for name in ON_THE_BOARD if name not in at and name not in out]
    return {**dict.fromkeys(away, "mesosphere"), **at}


def ask(m: deorbit.Match) -> str:
    """The kind of question that is open."""
    kind: str = m.position()["asks"][-1]["ask"]
    return kind


def beast(m: deorbit.Match) -> dict[str, Any]:
    found: dict[str, Any] = m.position()["monster"]
    return found


def inside(m: deorbit.Match) -> list[str]:
    found: list[str] = beast(m).get("inside", [])
    return found


def locks(m: deorbit.Match) -> list[list[str]]:
    found: list[list[str]] = m.position()["locks"]
    return found


def finish(m: deorbit.Match) -> None:
    """To the end of a game that is in Minute 0."""
    while m.to_act:
        do(m, "reveal" if legal(m, "reveal") else "done" if legal(m, "done") else "renegotiate")


LAST: dict[str, Any] = {"minute": 0, "active": 3, "re_entry": "minute"}
"""The last turn of the game."""
