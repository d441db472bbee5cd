"""Positions of Stationfall in a few lines, and the words in which the tests speak about them.

Four players. Unless a test says otherwise their secret identities and Bonus Characters are

    seat 0: astrochimp, engineer     seat 1: counselor, exile
    seat 2: cyborg, medical          seat 3: daredevil, security

which leaves station-chief, stowaway, stranger and troubleshooter undealt, and it is the turn of
seat 0 in Minute 13. Characters beyond the twelve that a test names take the places of undealt ones.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

import pytest

import deorbit

IDENTITIES = ("astrochimp", "counselor", "cyborg", "daredevil")
BONUS = ("engineer", "exile", "medical", "security")
UNDEALT = ("stowaway", "stranger", "troubleshooter", "station-chief")
PURPLE = (
    *("chem-lab", "print-shop", "cryo-lab", "locker-room", "mainframe", "bridge"),
    *("rec-room", "kitchen", "quarters", "fuel-cells", "mcqueen", "houdini"),
)
"""Where Kompromat lies, in the order in which the icons are filled: Houdini's last."""
CARDS: dict[str, dict[str, Any]] = tomllib.loads(
    files("deorbit.games.stationfall").joinpath("data", "characters.toml").read_text("utf-8")
)
POWER = {
    name
    for name, facts in tomllib.loads(
        files("deorbit.games.stationfall").joinpath("data", "map.toml").read_text("utf-8")
    )["section"].items()
    if facts.get("power")
}
"""The sections that generate power. Two damaged ones release Project X (7.6.1): unless a test says
otherwise the Grey Goo, of which fire has left nothing."""
CARD_OF = {
    name: card
    for card, facts in CARDS.items()
    for name in [card, *facts.get("pawns", []), *(facts.get("identity") or {})]
}
"""The card of every pawn and identity."""


def station(
    at: Mapping[str, str] | None = None,
    holding: Mapping[str, str] | None = None,
    data: Mapping[str, str] | None = None,
    down: str = "",
    contaminated: str = "",
    acting: str = "",
    actions: int = 2,
    free: bool = True,
    pc: Mapping[int, str] | None = None,
    cubes: Mapping[int, Mapping[str, int]] | None = None,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    seats: int = 4,
    seed: int = 1,
    cast: str = "",
    **more: Any,
) -> deorbit.Match:
    """A match that starts from a position.

    By character: `at` (a section, "card", "mesosphere" or "annihilated"), `holding` (Items),
    `data`; lists of characters: `down`, `contaminated`. `acting`: the character whom seat 0 (or
    `active`) has activated just now, with so many `actions` left and the `free` one or not; without
    it the turn begins. By seat: `pc` (who has revealed, as whom), `cubes`, and anything else of a
    player in `players`. `cast` names characters that are in play beside those named elsewhere. All
    else goes into the position as it is: `damaged=["bridge"]`.
    """
    characters: dict[str, dict[str, Any]] = {}
    for name, section in (at or {}).items():
        characters.setdefault(name, {})["at"] = section
    for name, items in (holding or {}).items():
        characters.setdefault(name, {})["holds"] = items.split()
    for name, kinds in (data or {}).items():
        characters.setdefault(name, {})["data"] = kinds.split()
    for name in down.split():
        characters.setdefault(name, {})["down"] = True
    for name in contaminated.split():
        characters.setdefault(name, {})["contaminated"] = True
    people: list[dict[str, Any]] = []
    for seat in range(seats):
        person: dict[str, Any] = {"cubes": dict((cubes or {}).get(seat, {}))}
        if seats == 4:
            person |= {"identity": IDENTITIES[seat], "bonus": [BONUS[seat]]}
        person |= dict((players or {}).get(seat, {}))
        people.append(person)
    for seat, name in (pc or {}).items():
        take_card(people, seat, name)
    position: dict[str, Any] = {"seats": seats, "characters": characters, "players": people, **more}
    if seats <= 4 and "options" not in more:
        named = [*cast.split(), *characters, acting, *(pc or {}).values()]
        for person in people:
            named += [*person["cubes"], *person.get("bonus", []), *person.get("hand", [])]
            named += [person.get("identity", ""), person.get("disc", "")]
        position["cast"] = in_play([CARD_OF[name] for name in named if name in CARD_OF])
    hurt = {*more.get("damaged", []), *more.get("fire", []), *more.get("goo", [])}
    if len(POWER & hurt) > 1 or "vault-x" in hurt:
        position.setdefault("project", {"card": "grey-goo", "released": True})
    if acting:
        active = more.get("active", more.get("first", 0))
        position["turn"] = {"actions": actions, "free": free, **more.get("turn", {})}
        position.setdefault("asks", [{"ask": "activation", "seat": active, "character": acting}])
    return deorbit.scenario("stationfall", position, seed=seed)


def in_play(named: Sequence[str]) -> list[str]:
    """The twelve, with named characters in the place of others, undealt ones first."""
    twelve = [name for name, facts in CARDS.items() if facts.get("tutorial")]
    new = sorted({name for name in named if name not in twelve})
    free = [name for name in (*UNDEALT, *BONUS, *IDENTITIES) if name not in named]
    for name, old in zip(new, free, strict=False):
        twelve[twelve.index(old)] = name
    return twelve


def take_card(people: list[dict[str, Any]], seat: int, name: str) -> None:
    """The player has revealed as this character; whoever had the card by default swaps."""
    old = people[seat].get("identity", name)
    for person in people:
        if name in person.get("bonus", []) and old != name:
            person["bonus"] = [old if card == name else card for card in person["bonus"]]
        elif person.get("identity") == name and person is not people[seat]:
            person["identity"] = old
    people[seat]["identity"] = people[seat]["pc"] = name


def asked(m: deorbit.Match) -> int:
    """The seat that has to decide."""
    return m.to_act[0]


def do(m: deorbit.Match, *notations: str) -> list[deorbit.Event]:
    """Play actions of whoever is asked; returns all events."""
    events: list[deorbit.Event] = []
    for notation in notations:
        events += m.play(asked(m), deorbit.Action.parse(notation))
    return events


def allowed(m: deorbit.Match, notation: str) -> bool:
    """Whether an action is legal, which `legal` and `why_not` must agree on."""
    action = deorbit.Action.parse(notation)
    reason = m.why_not(asked(m), action)
    assert (action in m.legal(asked(m))) == (reason is None), f"{notation}: {reason}"
    return reason is None


def refused(m: deorbit.Match, notation: str, rule: str) -> None:
    """The action is not allowed, and that paragraph is the reason."""
    assert not allowed(m, notation), notation
    reason = m.why_not(asked(m), deorbit.Action.parse(notation))
    assert reason is not None
    assert reason.rule == rule, f"{notation}: {reason}"
    with pytest.raises(deorbit.IllegalAction):
        m.play(asked(m), deorbit.Action.parse(notation))


def legal(m: deorbit.Match, kind: str) -> set[str]:
    """The legal actions of a kind, in notation."""
    return {str(action) for action in m.legal(asked(m)) if action.kind == kind}


def character(m: deorbit.Match, name: str) -> dict[str, Any]:
    """What the position says of a character: at, down, holds, data, contaminated."""
    found: dict[str, Any] = m.position()["characters"][name]
    return found


def where(m: deorbit.Match, name: str) -> str:
    place: str = character(m, name)["at"]
    return place


def holds(m: deorbit.Match, name: str) -> list[str]:
    items: list[str] = character(m, name)["holds"]
    return items


def is_down(m: deorbit.Match, name: str) -> bool:
    return bool(character(m, name)["down"])


def lying(m: deorbit.Match, section: str) -> list[str]:
    items: list[str] = m.position()["items"].get(section, [])
    return items


def player(m: deorbit.Match, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = m.position()["players"][seat]
    return found


def guilt(m: deorbit.Match, seat: int) -> str:
    found: str = player(m, seat)["guilt"]
    return found


def told(events: Sequence[deorbit.Event], name: str) -> bool:
    """Whether an event of this name happened."""
    return any(event.name == name for event in events)


def end_turn(m: deorbit.Match) -> list[deorbit.Event]:
    """Finish the turn of whoever is asked, without doing anything more."""
    return do(m, *closing(m))


def closing(m: deorbit.Match) -> list[str]:
    ask = m.position()["asks"][-1]
    if ask["ask"] == "turn":
        return ["renegotiate"]
    return ["end"] if legal(m, "end") else [f"wait {ask['character']}"]


def pass_turns(m: deorbit.Match, until: int | None = None, minute: int | None = None) -> None:
    """Renegotiate all round until it is a seat's turn, in a Minute if one is named."""
    while m.to_act:
        position = m.position()
        asks = position["asks"]
        if (
            asks
            and asks[-1]["ask"] == "turn"
            and (until is None or position["active"] == until)
            and (minute is None or position["minute"] == minute)
        ):
            return
        end_turn(m)


def score(m: deorbit.Match, seat: int) -> dict[str, int]:
    """The rows behind a score after the end."""
    assert m.outcome is not None
    return dict(m.outcome.rows[seat])
