"""Positions with a bot in a few lines, and the words in which the tests speak about its turns.

Seat 0 is the bot, Troubleshooter's unless a test says otherwise; the others are persons who have
not revealed. A test may give the bot a script of its own: it comes as a content pack, as anybody
could write one. No Kompromat lies about but what a test names, and of Items only the unique ones.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import deorbit
from deorbit.games.stationfall.content.packs.folder import read_pack
from games.stationfall.casts import STATION
from games.stationfall.station import BONUS, CARD_OF, IDENTITIES, in_play, station, take_card

BOT = 0
UNIQUE = ("artifact", "antimatter", "briefcase", "rocket-wings", "fang-moss", "fletcher")
BARE = {
    name: []
    for name, one in STATION["section"].items()
    if one.get("items") and not set(one["items"]) & set(UNIQUE)
}
"""Sections whose printed Items are left away."""
COVER = """
format = 1
game = "stationfall"
name = "referee"
title = "Referee"
about = "A script for a test."
"""


@cache
def pack_of(identity: str, script: str, **parts: str) -> tuple[str, str]:
    """Name and hash of a pack that gives an identity this script."""
    entries = "".join(
        f"{part} = {json.dumps(text)}\n" for part, text in {"script": script, **parts}.items()
    )
    with TemporaryDirectory() as folder:
        Path(folder, "pack.toml").write_text(COVER, "utf-8")
        Path(folder, "scripts.toml").write_text(f"[{identity}]\n{entries}", "utf-8")
        book = read_pack(Path(folder))
    return book.name, book.hash


def numbered(script: str) -> str:
    """Lines without numbers get them."""
    lines = [line.strip() for line in script.strip().splitlines()]
    return "\n".join(f"{number}: {line}" for number, line in enumerate(lines, 1))


def automated(
    script: str = "",
    bot: str = "troubleshooter",
    cast: str = "",
    order: str = "",
    bots: tuple[int, ...] = (BOT,),
    pc: Mapping[int, str] | None = None,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    parts: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> deorbit.Match:
    """A position as `station` makes it, with a bot in seat 0: `bot` is its identity, `script` its
    lines without their numbers ("" for its own script), `parts` focus, start or end lines. `order`
    names all characters in their order. What lies about has to be named (`items`, `kompromat`)."""
    revealed = {BOT: bot, **(pc or {})}
    people = {seat: dict((players or {}).get(seat, {})) for seat in range(4)}
    for seat in bots:
        people[seat].setdefault("bonus", [])
    given: dict[str, Any] = {"bots": list(bots), **(options or {})}
    if script or parts:
        texts = {part: numbered(text) for part, text in (parts or {}).items()}
        name, found = pack_of(bot, numbered(script), **texts)
        given["pack"] = {"name": name, "hash": found}
    given["characters"] = order.split() or cast_of(cast, revealed, people, more)
    more["items"] = BARE | dict(more.get("items", {}))
    more.setdefault("kompromat", {})
    return station(pc=revealed, players=people, options=given, **more)


def cast_of(
    cast: str,
    revealed: Mapping[int, str],
    people: Mapping[int, Mapping[str, Any]],
    more: Mapping[str, Any],
) -> list[str]:
    """Who is in play: everybody whom a position names, the rest of the twelve as far as needed."""
    named = [*cast.split(), *more.get("at", {}), *more.get("holding", {}), *more.get("data", {})]
    named += [*more.get("down", "").split(), *more.get("contaminated", "").split()]
    named += [more.get("acting", ""), *revealed.values()]
    for cubes in more.get("cubes", {}).values():
        named += cubes
    seats: list[dict[str, Any]] = []
    for seat in range(4):
        seats.append({"identity": IDENTITIES[seat], "bonus": [BONUS[seat]], **people[seat]})
    for seat, name in revealed.items():
        take_card(seats, seat, name)
    for person in seats:
        named += [person.get("identity", ""), person.get("disc", "")]
        named += [*person.get("bonus", []), *person.get("hand", [])]
    return in_play([CARD_OF[name] for name in named if name in CARD_OF])


# Turns --------------------------------------------------------------------------------------------


def next_action(m: deorbit.Match, script: str = "") -> str:
    """What automation says in the place of whoever is asked; it is always legal."""
    seat = m.to_act[0]
    action = deorbit.agent("automation", script=script).choose(m, seat)
    assert m.why_not(seat, action) is None, f"{action}: {m.why_not(seat, action)}"
    return str(action)


def turn(m: deorbit.Match, seat: int = BOT, script: str = "") -> list[str]:
    """Let automation play a seat until others are asked; returns what it did."""
    done: list[str] = []
    while m.to_act and m.to_act[0] == seat and len(done) < 40:
        done.append(next_action(m, script))
        m.play(seat, deorbit.Action.parse(done[-1]))
    return done


def deeds(m: deorbit.Match) -> list[str]:
    """The bot's turn without the words that end it."""
    return [one for one in turn(m) if one != "end" and not one.startswith("wait ")]


def announced(m: deorbit.Match) -> tuple[str, str] | None:
    """The line that the bot announces and who carries it out; None if it renegotiates."""
    words = next_action(m).split()
    return None if words == ["regroup"] else (words[1], words[2])


def account(m: deorbit.Match) -> list[dict[str, Any]]:
    """Why the bot does what it does first in its turn."""
    seat = m.to_act[0]
    m.play(seat, deorbit.Action.parse(next_action(m)))
    return [one.to_json() for one in m.why(len(m.actions))]
