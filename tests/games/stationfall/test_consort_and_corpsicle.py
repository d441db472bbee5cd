"""Consort, who can be anybody, and Corpsicle, who is nearly dead: card-mimic-frameup,
card-shapeshift-switch, card-vengeful, card-dying, card-last-gasp."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    asked,
    character,
    do,
    end_turn,
    guilt,
    holds,
    in_play,
    is_down,
    legal,
    lying,
    player,
    refused,
    score,
    station,
    told,
    where,
)
from games.stationfall.test_agendas import AWAY, LEFT_BEHIND, POD, at, ended, points

INNOCENT = ["innocent"] * 4


def ask(m: deorbit.Match) -> str:
    """The kind of question that is open."""
    kind: str = m.position()["asks"][-1]["ask"]
    return kind


def guilts(m: deorbit.Match) -> list[str]:
    return [guilt(m, seat) for seat in range(4)]


def secret(name: str, **more: Any) -> deorbit.Match:
    """Seat 0 may reveal as this character."""
    people: dict[int, dict[str, Any]] = {0: {"identity": name}}
    for seat, facts in more.pop("players", {}).items():
        people[seat] = people.get(seat, {}) | facts
    return station(players=people, **more)


def at_the_end(name: str, **more: Any) -> deorbit.Match:
    """Stationfall is over, and seat 0 revealed only then."""
    m = secret(name, minute=0, active=3, re_entry="minute", **more)
    end_turn(m)
    while m.to_act:
        do(m, "reveal" if legal(m, "reveal") else "done")
    return m


def fresh(name: str) -> deorbit.Match:
    """A game as it is set up with this character."""
    return deorbit.new("stationfall", seats=4, seed=3, characters=in_play([name]))


# Consort: Fast Talk -------------------------------------------------------------------------------


def mugging(name: str, weapon: str = "bludgeon", place: str = "quarters", **more: Any) -> Any:
    return station(
        at={"consort": place, name: place}, holding={name: weapon}, acting=name, **more
    )


@pytest.mark.parametrize("name", ["exile", "cyborg", "corpsicle"])
def test_no_human_hits_consort_where_there_is_light(name: str) -> None:
    """card-fast-talk, card-cyborg: with a Bludgeon."""
    refused(mugging(name, down=""), f"attack {name} consort bludgeon", "card-fast-talk") if (
        name != "corpsicle"
    ) else None
    m = mugging("exile", cameras=False)
    refused(m, "attack exile consort bludgeon", "card-fast-talk")
