"""Who can be in play: the characters, their pawns and pieces as the data has them, and casts for
games in which everybody meets everybody."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import combinations
from random import Random
from typing import Any


def page(name: str) -> dict[str, Any]:
    """One of the data files of the game."""
    text = files("deorbit.games.stationfall").joinpath("data", f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


CHARACTERS = page("characters")
STATION = page("map")
NUMBERS = page("game")
PROJECTS = page("project_x")

CARDS = list(CHARACTERS)
"""All cards, in character order."""

PAWNS = {card: list(one.get("pawns", [card])) for card, one in CHARACTERS.items()}
CARD_OF = {pawn: card for card, pawns in PAWNS.items() for pawn in pawns}
IDENTITIES = {
    card: [] if one.get("identity") is False else list(one.get("identity", [card]))
    for card, one in CHARACTERS.items()
}
IDENTITY_CARDS = {
    name: one
    for card, both in CHARACTERS.items()
    if IDENTITIES[card]
    for name, one in both.get("identity", {card: both}).items()
}
AGENDAS = {name: one["agenda"] for name, one in IDENTITY_CARDS.items()}
REVEALS = {name: one["reveal"] for name, one in IDENTITY_CARDS.items()}
CARD_OF_IDENTITY = {name: card for card, names in IDENTITIES.items() for name in names}

KINDS = {pawn: set(CHARACTERS[card]["kind"].split("+")) for pawn, card in CARD_OF.items()}
HUMANS = [pawn for pawn, kinds in KINDS.items() if "human" in kinds]
ROBOTS = [pawn for pawn, kinds in KINDS.items() if "robot" in kinds]
BODIES = [pawn for pawn, kinds in KINDS.items() if kinds & {"human", "robot"}]
"""Who can be in a section, hold Items and possess Data."""

SLOTS = {pawn: int(CHARACTERS[card]["slots"]) for pawn, card in CARD_OF.items()}
INTEGRAL = {pawn: list(CHARACTERS[card].get("integral", [])) for pawn, card in CARD_OF.items()}

COUNT = {int(seats): many for seats, many in NUMBERS["characters"].items() if seats.isdigit()}
"""Characters in play by number of players (2.1.1)."""

CAPACITY = {
    name: int(one["pod"]["capacity"]) for name, one in STATION["section"].items() if "pod" in one
}
POWER = {name for name, one in STATION["section"].items() if one.get("power")}
MONSTERS = {name for name, one in PROJECTS.items() if one["monster"]}
ITEMS = NUMBERS["item"]


@cache
def having(ability: str) -> set[str]:
    """The cards with an ability from the start."""
    return {card for card, one in CHARACTERS.items() if ability in one["abilities"]}


def pawns_of(cast: Sequence[str]) -> list[str]:
    return [pawn for card in cast for pawn in PAWNS[card]]


def in_play(named: dict[str, Any], cast: Sequence[str]) -> list[str]:
    """Which sections or Items there are with these characters."""
    return [name for name, one in named.items() if one.get("with", cast[0]) in cast]


def withstands(pawn: str, holds: Sequence[str]) -> bool:
    """Whether a hazard leaves somebody Live (6.1, 8.1.1)."""
    if "human" not in KINDS[pawn] or CARD_OF[pawn] in having("adrenaline"):
        return True
    return "helmet" in [*holds, *INTEGRAL[pawn]]


def random_cast(rng: Random, seats: int, *wanted: str) -> list[str]:
    """As many characters as the number of players wants, in character order."""
    others = [card for card in CARDS if card not in wanted]
    return sorted([*wanted, *rng.sample(others, COUNT[seats] - len(wanted))], key=CARDS.index)


def cover(seats: int, seed: int = 0) -> list[list[str]]:
    """Casts for a number of players in which every two characters come together: each is filled up
    with whoever meets most others for the first time."""
    rng = Random(seed)
    apart = {frozenset(pair) for pair in combinations(CARDS, 2)}
    casts: list[list[str]] = []
    while apart:
        cast = list(rng.choice(sorted(map(sorted, apart))))
        while len(cast) < COUNT[seats]:
            others = [card for card in rng.sample(CARDS, len(CARDS)) if card not in cast]
            cast.append(max(others, key=lambda card: len(meetings(cast, card) & apart)))
        apart -= {frozenset(pair) for pair in combinations(cast, 2)}
        casts.append(sorted(cast, key=CARDS.index))
    return casts


def meetings(cast: Sequence[str], card: str) -> set[frozenset[str]]:
    return {frozenset((card, other)) for other in cast}
