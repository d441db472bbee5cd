"""Checks a whole book: that every entry has its shape, and that all of them fit together.

Everything that is wrong is collected; nothing stops at the first mistake.
"""

from collections.abc import Iterator
from typing import Any

from deorbit.core.grades import label
from deorbit.games.stationfall.content.book import Page, built_in
from deorbit.games.stationfall.content.names import ABILITIES, DATA, ITEMS, PROJECTS
from deorbit.games.stationfall.content.packs import shapes, values
from deorbit.games.stationfall.content.packs.cards import check_cards
from deorbit.games.stationfall.content.packs.lenient import identities_of, pawns_of
from deorbit.games.stationfall.content.packs.mistakes import Mistake, Report
from deorbit.games.stationfall.content.packs.scripts import check_scripts
from deorbit.games.stationfall.content.packs.station import check_station
from deorbit.games.stationfall.content.packs.values import good_name
from deorbit.games.stationfall.content.scripts.scripts import standard_of

RESERVED = ("monster", "card", "mesosphere", "annihilated", "escaped", "none", "all", "remove")
RESERVED_CARDS = ("tutorial", "random")
IN_TWO_SORTS = ("telepathic-rat", "digital-assistant")
"""These are a character and a piece at once."""


def check(pages: dict[str, Page]) -> list[Mistake]:
    """All mistakes of a book, in the order of its files. A station that is too large is not looked
    into further: the many mistakes that follow would hide this one."""
    found: list[Mistake] = []
    cards, station = pages["characters"], pages["map"]
    sections = list(station["section"])
    known_cards = list({**built_in().pages["characters"], **cards})
    _check_shapes(found, pages, sections, known_cards)
    _check_names(found, pages)
    check_cards(found, pages)
    if len(sections) <= values.MOST:
        check_station(found, pages)
    check_scripts(found, pages)
    files = [f"{name}.toml" for name in pages]
    return sorted(found, key=lambda mistake: files.index(mistake.file))


def _check_shapes(
    found: list[Mistake], pages: dict[str, Page], sections: list[str], cards: list[str]
) -> None:
    for file, entry, value, want in _entries(pages, sections, cards):
        want(Report(found, f"{file}.toml", entry), value)
    for file, known in (("abilities", ABILITIES), ("project_x", PROJECTS)):
        for name in pages[file]:
            values.one_of(known)(Report(found, f"{file}.toml", name), name)
    if not pages["project_x"]:
        Report(found, "project_x.toml").wrong("no-projects")
    for name in pages["game"]["item"]:
        values.one_of(ITEMS)(Report(found, "game.toml", f"item.{name}"), name)


def _entries(
    pages: dict[str, Page], sections: list[str], cards: list[str]
) -> Iterator[tuple[str, str, Any, values.Want]]:
    """Every entry of a book with the shape that it should have."""
    station, game = pages["map"], pages["game"]
    for name, one in pages["characters"].items():
        yield "characters", name, one, shapes.character(sections)
    for name, one in pages["abilities"].items():
        yield "abilities", name, one, shapes.ABILITY
    for name, one in station["section"].items():
        yield "map", f"section.{name}", one, shapes.section(sections, cards)
    for group, shape in (("corridors", shapes.corridor), ("vents", shapes.vent)):
        for one in station["edges"][group]:
            yield "map", f"{group} {label(one)}", one, shape(sections, cards)
    for one in station["addition"]:
        yield "map", f"addition {label(one)}", one, shapes.addition(sections, cards)
    for name, one in station["ship"].items():
        yield "map", f"ship.{name}", one, shapes.ship(cards)
    for name, one in pages["project_x"].items():
        yield "project_x", name, one, shapes.PROJECT
    for name, shape_ in shapes.game(sections, cards).items():
        yield "game", name, game[name], shape_
    for name, one in game["item"].items():
        yield "game", f"item.{name}", one, shapes.item(sections, cards)
    for name, one in pages["scripts"].items():
        yield "scripts", name, one, shapes.SCRIPT


def _check_names(found: list[Mistake], pages: dict[str, Page]) -> None:
    """No name stands for two things."""
    taken = dict.fromkeys([*ITEMS, *DATA], "item")
    taken.update(dict.fromkeys(RESERVED, "word"))
    for name in pages["map"]["section"]:
        report = Report(found, "map.toml", f"section.{name}")
        good_name(report, name)
        if taken.setdefault(name, "section") != "section":
            report.wrong("name-taken", value=name)
    report = Report(found, "map.toml", "section")
    if len(pages["map"]["section"]) > values.MOST:
        report.wrong("too-many", count=len(pages["map"]["section"]), most=values.MOST)
    taken.update(dict.fromkeys([*RESERVED_CARDS, *standard_of(built_in().pages)], "word"))
    for name, card in pages["characters"].items():
        report = Report(found, "characters.toml", name)
        good_name(report, name)
        for other in dict.fromkeys([name, *pawns_of(name, card), *identities_of(name, card)]):
            if other not in IN_TWO_SORTS and taken.setdefault(other, name) != name:
                report.wrong("name-taken", value=other)
