"""The shapes of entries in data files: which keys there are, and what each may hold."""

import difflib
import re
from collections.abc import Callable, Collection, Mapping
from typing import Any

from deorbit.core.grades import GRADE, GRADES, REST
from deorbit.games.stationfall.automation.reading import PARTS
from deorbit.games.stationfall.packs.mistakes import NEAR, Report
from deorbit.games.stationfall.terms import (
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

Want = Callable[[Report, Any], None]
"""Looks at a value and reports what is wrong about it."""

Shape = Mapping[str, Want]

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME = 40
BOARD = 12
MOST = 60
MOST_OF_AN_ITEM = 31
"""A place or a pawn counts each kind of Item in five bits."""

LONGEST_SCRIPT = 8000

TIERS = 4
PLAYERS = tuple(str(players) for players in range(2, 10))
WHEN = ("always", "action", "free", "reveal")
COLORS = ("console", "conspiracy", "offense", "defense", "mobility", "utility")
DERIVED = ("timed-launch", "section-launch", "manufacture")
"""Section actions that follow from pods and from `manufacture-...`."""


# What a value may be ------------------------------------------------------------------------------


def flag(report: Report, value: Any) -> None:
    if isinstance(value, str):
        report.wrong("flag-text", value=value)
    elif not isinstance(value, bool):
        report.wrong("flag", value=str(value))


def number(least: int, most: int) -> Want:
    def want(report: Report, value: Any) -> None:
        if isinstance(value, str):
            report.wrong("number-text", value=value)
        elif type(value) is int and least <= value <= most:
            return
        elif least == most:
            report.wrong("exactly", value=str(value), most=most)
        else:
            report.wrong("number", value=str(value), least=least, most=most)

    return want


def one_of(known: Collection[str]) -> Want:
    def want(report: Report, value: Any) -> None:
        if not isinstance(value, str) or value not in known:
            report.unknown(value, known)

    return want


def some_of(known: Collection[str], doubles: bool = False, least: int = 0) -> Want:
    each = one_of(known)

    def want(report: Report, value: Any) -> None:
        if not isinstance(value, list) or not least <= len(value) <= MOST:
            report.wrong("list", value=str(value), least=least, most=MOST)
            return
        for one in value:
            each(report, one)
        if not doubles and len(set(map(str, value))) < len(value):
            report.wrong("twice", value=", ".join(map(str, value)))

    return want


def line(most: int) -> Want:
    """Plain text in one line: it is shown as it is."""

    def want(report: Report, value: Any) -> None:
        if not isinstance(value, str):
            report.wrong("text-bare", value=str(value), most=most)
        elif not value.strip() or len(value) > most:
            report.wrong("text", value=str(value), most=most)
        elif not value.isprintable():
            report.wrong("plain", value=repr(value))

    return want


def lines(most: int) -> Want:
    each = line(most)

    def want(report: Report, value: Any) -> None:
        if not isinstance(value, list) or not value or len(value) > MOST:
            report.wrong("list", value=str(value), least=1, most=MOST)
        else:
            for place, one in enumerate(value, 1):
                each(report.at(str(place)), one)

    return want


def block(most: int) -> Want:
    """Text of several lines."""

    def want(report: Report, value: Any) -> None:
        if not isinstance(value, str) or not value.strip() or len(value) > most:
            report.wrong("block", value=str(value), most=most)

    return want


def place(report: Report, value: Any) -> None:
    if (
        not isinstance(value, list)
        or len(value) != 2
        or not all(type(one) is int and 0 <= one < BOARD for one in value)
    ):
        report.wrong("place", value=str(value), most=BOARD - 1)


def table(shape: Shape, required: Collection[str] = ()) -> Want:
    """Every key known, none missing, every value as it should be."""

    def want(report: Report, value: Any) -> None:
        if not isinstance(value, dict):
            report.wrong("table", value=str(value))
            return
        strange = [key for key in value if key not in shape]
        for key, inner in value.items():
            if key in shape:
                known = _without(inner, strange) if key == GRADE else inner
                shape[key](report.at(key), known)
                continue
            at = report.at(key[:LONGEST_NAME])
            near = difflib.get_close_matches(key, list(shape), n=1, cutoff=NEAR)
            if near:
                at.wrong("unknown-key-near", near=near[0])
            else:
                at.wrong("unknown-key", known=", ".join(shape))
        for key in required:
            if key not in value:
                report.wrong("missing", missing=key)

    return want


def _without(grade: Any, strange: Collection[str]) -> Any:
    """A grade without the fields that are wrong themselves: those are told already."""
    if not isinstance(grade, dict):
        return grade
    return {field: one for field, one in grade.items() if field.partition(".")[0] not in strange}


def tables(shape: Shape, required: Collection[str], least: int, most: int) -> Want:
    each = table(shape, required)

    def want(report: Report, value: Any) -> None:
        if not isinstance(value, list) or not least <= len(value) <= most:
            report.wrong("list", value=str(value), least=least, most=most)
        else:
            for number_, one in enumerate(value, 1):
                each(report.at(str(number_)), one)

    return want


def graded(shape: Shape, extra: Collection[str] = ()) -> dict[str, Want]:
    """A shape with the key `grade`: one word, or a table by field."""
    fields = [*shape, *extra, REST]

    def want(report: Report, value: Any) -> None:
        told = value if isinstance(value, dict) else {"": value}
        for field, grade in told.items():
            if field and field.partition(".")[0] not in fields:
                report.at(field[:LONGEST_NAME]).wrong("unknown-key", known=", ".join(fields))
            if grade not in GRADES:
                report.wrong("grade", value=str(grade), known=", ".join(GRADES))

    return {**shape, GRADE: want}


def good_name(report: Report, name: str) -> None:
    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        report.wrong("name", value=name, most=LONGEST_NAME)


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
