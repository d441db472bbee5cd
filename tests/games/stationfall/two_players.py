"""Positions of two players with two colours each, for the tests of 17.2.

Unless a test says otherwise seat 0 plays red (player 0: astrochimp) and yellow (player 2: cyborg)
with engineer as Bonus Character, seat 1 plays blue (player 1: counselor) and green (player 3:
daredevil) with exile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import deorbit
from games.stationfall.station import IDENTITIES, do, end_turn, legal

BONUS: tuple[list[str], ...] = (["engineer"], ["exile"], [], [])
CARDS = (["astrochimp", "cyborg", "engineer"], ["counselor", "daredevil", "exile"])
READERS: list[int | None] = [None, 0, 1]
EVERYBODY = dict(enumerate(IDENTITIES))


def two(
    at: Mapping[str, str] | None = None,
    holding: Mapping[str, str] | None = None,
    data: Mapping[str, str] | None = None,
    down: str = "",
    acting: str = "",
    pc: Mapping[int, str] | None = None,
    cubes: Mapping[int, Mapping[str, int]] | None = None,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    active: int = 0,
    **more: Any,
) -> deorbit.Match:
    """A position of two players; `acting` is whom the active colour has activated just now."""
    characters: dict[str, dict[str, Any]] = {}
    for name, section in (at or {}).items():
        characters.setdefault(name, {})["at"] = section
    for name, items in (holding or {}).items():
        characters.setdefault(name, {})["holds"] = items.split()
    for name, kinds in (data or {}).items():
        characters.setdefault(name, {})["data"] = kinds.split()
    for name in down.split():
        characters.setdefault(name, {})["down"] = True
    people: list[dict[str, Any]] = []
    for colour in range(4):
        one: dict[str, Any] = {"identity": IDENTITIES[colour], "bonus": BONUS[colour]}
        one |= (players or {}).get(colour, {})
        one["cubes"] = dict((cubes or {}).get(colour, {}))
        if pc and colour in pc:
            one["identity"] = one["pc"] = pc[colour]
        people.append(one)
    position: dict[str, Any] = {"seats": 2, "active": active, "characters": characters}
    position |= {"players": people, **more}
    if acting:
        position["turn"] = {"actions": 2, "free": True}
        position["asks"] = [{"ask": "activation", "seat": active % 2, "character": acting}]
    return deorbit.scenario("stationfall", position, seed=1)


def choosing() -> deorbit.Match:
    people = [{"dealt": hand} for hand in CARDS]
    return deorbit.scenario("stationfall", {"seats": 2, "players": people}, seed=1)


def play(m: deorbit.Match, seat: int, *notations: str) -> None:
    for notation in notations:
        m.play(seat, deorbit.Action.parse(notation))


def finish(m: deorbit.Match) -> deorbit.Match:
    while m.to_act:
        do(m, "reveal" if legal(m, "reveal") else "done")
    return m


def fall(**more: Any) -> deorbit.Match:
    """Minute 0 is over, and nothing of Stationfall has been answered yet."""
    m = two(**{"minute": 0, "active": 3, "re_entry": "minute", **more})
    end_turn(m)
    return m


def ended(**more: Any) -> deorbit.Match:
    """All four identities had been revealed before."""
    return finish(fall(**{"pc": EVERYBODY, **more}))


def winners(m: deorbit.Match) -> tuple[int, ...]:
    assert m.outcome is not None
    return m.outcome.winners


def scores(m: deorbit.Match) -> tuple[int, ...]:
    assert m.outcome is not None
    return m.outcome.scores


def seen(m: deorbit.Match, reader: int | None, colour: int) -> dict[str, Any]:
    found: dict[str, Any] = m.view(reader)["players"][colour]
    return found
