"""Stationfall's content: books of data files in, editions out; and where each datum comes from."""

from functools import lru_cache
from typing import Any

from deorbit.core.grades import HOUSE, Datum, data_of
from deorbit.games.stationfall.content.book import GRADES_OF_PAGES, PAGES, book_of
from deorbit.games.stationfall.content.edition import StationfallEdition
from deorbit.games.stationfall.content.scripts.scripts import scripts_for

PRINTED_WINGS = "print-shop"
"""The option's word for the Rocket Wings where the book has them."""


def page(name: str, book: str = "") -> dict[str, Any]:
    """A data file of the book with this hash."""
    return book_of(book).pages[name]


def tutorial_cast(book: str = "") -> tuple[str, ...]:
    """The characters of the tutorial set: twelve, unless a pack says otherwise."""
    return tuple(name for name, card in page("characters", book).items() if card.get("tutorial"))


# The edition --------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def edition(
    cast: tuple[str, ...], wings: str = PRINTED_WINGS, book: str = ""
) -> StationfallEdition:
    """The edition with these characters in play, and what they bring along. `wings` is where the
    Rocket Wings lie, `book` the hash of the content pack in use."""
    return StationfallEdition(facts_for(cast, wings, book))


def facts_for(cast: tuple[str, ...], wings: str = PRINTED_WINGS, book: str = "") -> dict[str, Any]:
    """The data of a book, cut down to the characters in play."""
    characters, station, game = page("characters", book), page("map", book), page("game", book)

    def present(entry: dict[str, Any]) -> bool:
        return entry.get("with", cast[0]) in cast

    facts: dict[str, Any] = {
        "character": {name: _character(name, characters[name]) for name in cast},
        "section": {
            name: {**one, "actions": [*one.get("actions", [])]}
            for name, one in station["section"].items()
            if present(one)
        },
        "corridor": [one for one in station["edges"]["corridors"] if present(one)],
        "vent": [one for one in station["edges"]["vents"] if present(one)],
        "item": {name: {**one} for name, one in game["item"].items() if present(one)},
        "medical": game["medical"],
        "antimatter": game["antimatter"],
        "player": game["player"],
        "re_entry": game["re_entry"],
        "minutes": _by_players(game["minutes"]),
        "characters": _by_players(game["characters"]),
        "cards": _by_players(game["cards"]),
        "team_cards": game["cards"]["teams"],
        "winners": _by_players(game["winners"]),
        "projects": list(page("project_x", book)),
        "ships": [name for name, one in station["ship"].items() if present(one)],
    }
    if wings != PRINTED_WINGS and "rocket-wings" in facts["item"]:
        facts["item"]["rocket-wings"]["starts"] = wings
    for addition in station["addition"]:
        if present(addition):
            facts["section"][addition["section"]]["actions"].append(addition["action"])
    return {**facts, **scripts_for(book, cast, facts["section"])}


def _character(name: str, card: dict[str, Any]) -> dict[str, Any]:
    """A character as the edition wants it: pawns with a start each, identity cards by name."""
    pawns = card.get("pawns", [name])
    starts = card["starts"] if isinstance(card["starts"], list) else [card["starts"]]
    identities = card.get("identity", {name: card})
    return {**card, "pawns": pawns, "starts": starts, "identity": identities or {}}


def _by_players(table: dict[str, Any]) -> dict[int, int]:
    return {int(players): value for players, value in table.items() if players.isdigit()}


# Grades -------------------------------------------------------------------------------------------

NO_DATA = {"characters": ("text",), "map": ("at", "a", "b", "text")}
"""By file: words, a drawing aid, and what a corridor is called by."""

KIND_OF_EDGE = {"corridors": "corridor", "vents": "vent"}

SORTS = {
    "character": ("characters", ""),
    "ability": ("abilities", ""),
    "section": ("map", "section"),
    "corridor": ("map", "corridors"),
    "vent": ("map", "vents"),
    "addition": ("map", "addition"),
    "ship": ("map", "ship"),
    "project": ("project_x", ""),
    "item": ("game", "item"),
    "number": ("game", ""),
    "script": ("scripts", ""),
}


@lru_cache(maxsize=16)
def graded(book: str = "") -> tuple[Datum, ...]:
    """Every datum of a book with its grade."""
    found: list[Datum] = []
    for name in PAGES:
        whole = page(name, book)
        if name == "map":
            edges = {
                group: [edge_data(one, group) for one in whole["edges"][group]]
                for group in KIND_OF_EDGE
            }
            whole = {**whole, "edges": edges}
        found += data_of(name, whole, GRADES_OF_PAGES[name], NO_DATA.get(name, ()))
    return tuple(found)


def edge_data(edge: dict[str, Any], group: str) -> dict[str, Any]:
    """What a corridor or vent says: that its ends are joined, by what, and with a Lock or not."""
    facts = {**edge, "ends": True, "kind": KIND_OF_EDGE[group]}
    return {**facts, "lock": edge.get("lock", False)} if group == "corridors" else facts


def grade_of(sort: str, name: str, book: str = "") -> dict[str, str]:
    """Where the data of an entry come from, by field: rule, card, play or house.

    `sort` is one of `SORTS`; a corridor or vent is called by its ends, "aft-hub - reactor", either
    of them first. `book` is the hash of the pack in use, "" without one. What is house must not be
    shown as the published game: mark it wherever a card or a section is told in full.

    >>> grade_of("section", "bridge")["kompromat"]
    'house'
    """
    file, group = SORTS[sort]
    names = (name, " - ".join(reversed(name.split(" - "))))
    return {
        datum.field: datum.grade
        for datum in graded(book)
        if datum.file == file and datum.group == group and datum.entry in names
    }


def house_fields(sort: str, name: str, book: str = "") -> list[str]:
    """The fields of an entry that are house, at least in part, each once.

    >>> house_fields("character", "exile")
    ['slots']
    """
    grades = grade_of(sort, name, book)
    return list(dict.fromkeys(f.partition(".")[0] for f, grade in grades.items() if grade == HOUSE))
