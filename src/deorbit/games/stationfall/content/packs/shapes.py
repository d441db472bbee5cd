"""The shapes of entries in data files: which keys there are, and what each may hold."""

from collections.abc import Collection
from typing import Any

from deorbit.games.stationfall.content.names import (
    ABILITIES,
    CONDITIONS,
    DATA,
    ITEM_COLOURS,
    ITEMS,
    KINDS,
    MOST_MINUTES,
    NEEDS,
    OFFERS,
    PAYS,
    STANDING,
)
from deorbit.games.stationfall.content.packs.mistakes import Report
from deorbit.games.stationfall.content.packs.values import (
    LONGEST_NAME,
    MOST,
    Shape,
    Want,
    block,
    flag,
    good_name,
    graded,
    line,
    lines,
    number,
    one_of,
    place,
    some_of,
    table,
    tables,
)
from deorbit.games.stationfall.content.scripts.scripts import PARTS

MOST_OF_AN_ITEM = 31
"""A place or a pawn counts each kind of Item in five bits."""

LONGEST_SCRIPT = 8000

TIERS = 4
PLAYERS = tuple(str(players) for players in range(2, 10))
WHEN = ("always", "action", "free", "reveal")
COLORS = ("console", "conspiracy", "offense", "defense", "mobility", "utility")
DERIVED = ("timed-launch", "section-launch", "manufacture")
"""Section actions that follow from pods and from `manufacture-...`."""


# Characters ---------------------------------------------------------------------------------------

IDENTITY_KEYS = ("influence", "reveal", "bonus", "agenda")
CHARACTER_KEYS = ("kind", "tier", "starts", "slots", "abilities")

_ROW: Shape = {
    "points": number(-9, 9),
    "when": one_of(CONDITIONS),
    "what": one_of([*ITEMS, *DATA]),
    "per": flag,
    "plus": flag,
}
_BONUS: Shape = {
    "friend": number(1, 9),
    "grudge": number(1, 9),
    "of": one_of(ITEMS),
    "per": one_of(["pawn"]),
    "all": number(1, 9),
}
_IDENTITY_TEXT: Shape = {
    "name": line(24),
    "agenda": line(60),
    "rows": lines(160),
    "tip": line(400),
}
_IDENTITY: Shape = {
    "influence": number(0, MOST),
    "reveal": some_of(ABILITIES),
    "bonus": table(_BONUS),
    "agenda": tables(_ROW, ("points", "when"), 1, 8),
    "bot_agenda": tables(_ROW, ("points", "when"), 1, 8),
    "pays": some_of(PAYS),
}
TEXT = "text"


def character(sections: Collection[str]) -> Want:
    def starts(report: Report, value: Any) -> None:
        some_of([*sections, "card"], doubles=True, least=1)(
            report, value if isinstance(value, list) else [value]
        )

    def identity(report: Report, value: Any) -> None:
        if value is False:
            return
        if not isinstance(value, dict) or not value:
            report.wrong("identity", value=str(value))
            return
        for name, one in value.items():
            good_name(report.at(name), name)
            each = table({**_IDENTITY, TEXT: table(_IDENTITY_TEXT)}, IDENTITY_KEYS)
            each(report.at(name), one)

    def pawns(report: Report, value: Any) -> None:
        if not isinstance(value, list) or not 0 < len(value) <= 9:
            report.wrong("list", value=str(value), least=1, most=9)
            return
        for name in value:
            good_name(report, str(name))
        if len(set(map(str, value))) < len(value):
            report.wrong("twice", value=", ".join(map(str, value)))

    shape: dict[str, Want] = {
        "tutorial": flag,
        "kind": one_of(KINDS),
        "tier": number(1, TIERS),
        "starts": starts,
        "starts_with": some_of(ITEMS, doubles=True),
        "starts_down": flag,
        "starts_contaminated": flag,
        "slots": number(0, 9),
        "integral": some_of(ITEMS, doubles=True),
        "grey_bribes": number(0, 9),
        "abilities": some_of(STANDING),
        "pawns": pawns,
        "identity": identity,
        **_IDENTITY,
    }
    text: Shape = {
        **_IDENTITY_TEXT,
        "tag": line(3),
        "story": line(400),
        "note": line(400),
        "pawns": lines(24),
    }
    return table({**graded(shape), TEXT: table(text)}, CHARACTER_KEYS)


ABILITY = table(
    graded({"when": one_of(WHEN), "color": one_of(COLORS)}, ["does"]), ["when", "color"]
)
PROJECT = table(
    graded({"monster": flag, "kind": one_of(["robot", "organism"])}, ["does"]), ["monster"]
)


# The station --------------------------------------------------------------------------------------


def section(sections: Collection[str], characters: Collection[str]) -> Want:
    pod = {"dock": one_of(sections), "capacity": number(1, 9), "needs": one_of(NEEDS)}
    shape: dict[str, Want] = {
        "with": one_of(characters),
        "at": place,
        "gravity": flag,
        "dark": flag,
        "power": flag,
        "console": flag,
        "contaminates": flag,
        "deletes_data": flag,
        "damaged": flag,
        "hazard": one_of(["asphyxiation"]),
        "airlock": some_of(["in", "out"]),
        "items": some_of(ITEMS, doubles=True),
        "kompromat": one_of(["purple", "green"]),
        "actions": some_of(OFFERED),
        "pod": table(pod, list(pod)),
    }
    text: Shape = {"name": line(24), "short": line(12)}
    return table({**graded(shape), TEXT: table(text, ["name"])}, ["at", "gravity"])


MADE = ["helmet", "bludgeon", "gun", "firebomb", "nanogel", *DATA]
OFFERED = [
    *(offer for offer in OFFERS if offer not in DERIVED),
    *(f"manufacture-{ware}" for ware in MADE),
]
"""What can be printed in a section or added to it."""


def corridor(sections: Collection[str], characters: Collection[str]) -> Want:
    ends = one_of(sections)
    shape: dict[str, Want] = {"a": ends, "b": ends, "lock": flag, "with": one_of(characters)}
    return table(graded(shape, ["ends", "kind"]), ["a", "b"])


def vent(sections: Collection[str], characters: Collection[str]) -> Want:
    ends = one_of(sections)
    shape: dict[str, Want] = {"a": ends, "b": ends, "with": one_of(characters)}
    return table(graded(shape, ["ends", "kind"]), ["a", "b"])


def addition(sections: Collection[str], characters: Collection[str]) -> Want:
    shape: dict[str, Want] = {
        "section": one_of(sections),
        "action": one_of(OFFERED),
        "with": one_of(characters),
    }
    return table(graded(shape), list(shape))


def ship(characters: Collection[str]) -> Want:
    return table(graded({"with": one_of(characters)}, ["rescue", "pirate"]), ["with"])


# Numbers ------------------------------------------------------------------------------------------


def game(sections: Collection[str], characters: Collection[str]) -> dict[str, Want]:
    """By table of `game.toml`; Items apart."""

    def by_players(least: int, most: int, **more: Want) -> Want:
        return whole({**{players: number(least, most) for players in PLAYERS}, **more})

    def whole(shape: Shape) -> Want:
        return table(graded(shape), list(shape))

    def stars(report: Report, value: Any) -> None:
        if (
            not isinstance(value, list)
            or not 0 < len(value) <= 30
            or not all(type(one) is int and 0 < one <= 200 for one in value)
            or sorted(set(value)) != value
        ):
            report.wrong("stars", value=str(value), most=200)

    return {
        "minutes": by_players(1, MOST_MINUTES),
        "characters": by_players(1, MOST),
        "cards": by_players(2, 9, **{"2": number(3, 9), "teams": number(3, 9)}),
        "winners": whole({players: number(1, int(players) - 1) for players in PLAYERS}),
        "player": whole({"cubes": number(1, 20), "time_markers": number(0, 6)}),
        "antimatter": whole({"minutes": number(1, MOST_MINUTES), "at": one_of(sections)}),
        "re_entry": whole({"fireball": number(0, MOST), "minute": number(0, MOST)}),
        "medical": whole({"stars": stars}),
    }


def item(sections: Collection[str], characters: Collection[str]) -> Want:
    shape: dict[str, Want] = {
        "supply": number(0, MOST_OF_AN_ITEM),
        "unique": flag,
        "with": one_of(characters),
        "starts": one_of(sections),
        "color": one_of(ITEM_COLOURS),
    }
    return table(graded(shape))


SCRIPT = table(graded({part: block(LONGEST_SCRIPT) for part in PARTS}), ["script"])


PACK = table(
    {
        "format": number(1, 1),
        "game": one_of(["stationfall"]),
        "name": line(LONGEST_NAME),
        "title": line(60),
        "about": line(400),
    },
    ["format", "game", "name", "title", "about"],
)
