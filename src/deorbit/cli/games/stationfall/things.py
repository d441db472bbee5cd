"""What `look` tells about Items, Data, Project X and what characters bring along. The words about
what a piece does are those of the rules."""

from collections.abc import Iterable

from deorbit.cli.games.stationfall.cards import house_facts, house_line, is_house, place_words
from deorbit.cli.games.stationfall.words import Station
from deorbit.cli.terminal.lookup import paragraph
from deorbit.core.text import aside, headed, listed, marked, say, sentences
from deorbit.games.stationfall.content.editions import page
from deorbit.games.stationfall.content.names import DATA, ITEMS
from deorbit.games.stationfall.content.sentences import sentence
from deorbit.games.stationfall.screen import printed as catalogue

GAME = "stationfall"
PROJECT = "project-x"
TOKENS = ("contamination", "kompromat")
"""Things that are neither Items nor Data (8.5)."""

DATA_OF = {"nda": "legal", "digital-assistant": "digital-assistant"}
"""Data that is in play with a character."""


def quoted(station: Station, numbers: Iterable[str]) -> list[str]:
    """Paragraphs of the rules, those that there are."""
    texts = [paragraph(GAME, number, station.language) for number in numbers]
    return [text for text in texts if text]


# What belongs to a character ----------------------------------------------------------------------


def in_play(station: Station, name: str) -> bool:
    """Whether an Item, Data or a ship is in this game."""
    with_ = DATA_OF.get(name)
    for sort, pieces in (("item", "game"), ("ship", "map")):
        with_ = page(pieces, station.book)[sort].get(name, {}).get("with", with_)
    return with_ is None or with_ in station.edition.cards


def brought_lines(station: Station, card: str) -> list[str]:
    """The sections, actions, ships and things that are in play with a character."""
    found = []
    for sort in ("section", "ship"):
        for name, one in page("map", station.book)[sort].items():
            if one.get("with") == card and as_printed(station, sort, name):
                found.append(f"map-{name}")
    for addition in page("map", station.book)["addition"]:
        if addition.get("with") == card:
            found.append(f"map-{addition['action']}")
    for name, item in page("game", station.book)["item"].items():
        if item.get("with") == card and name != card:
            found.append(f"card-{name}")
    found += [f"card-{name}" for name, owner in DATA_OF.items() if owner == card != name]
    return quoted(station, found)


def as_printed(station: Station, sort: str, name: str) -> bool:
    """Whether a content pack leaves an entry of the map as the rules tell it."""
    own, printed = page("map", station.book)[sort], page("map")[sort]
    return bool(own.get(name) == printed.get(name))


# Items, Data, ships -------------------------------------------------------------------------------


def thing_names(station: Station) -> list[str]:
    return [*ITEMS, *DATA, *TOKENS, *page("map", station.book)["ship"]]


def thing_lines(station: Station, name: str) -> list[str]:
    """Where a thing is and who has it, and what it is good for."""
    facts = [station.say("is-absent")]
    if in_play(station, name):
        facts = whereabouts(station, name)
        if not facts and name in (*ITEMS, *DATA):
            facts = [station.say("thing-nowhere")]
        makers = catalogue.makers(station.edition, name) if name in (*ITEMS, *DATA) else []
        if makers:
            facts.append(station.say("thing-made", names=station.names(makers)))
    text = quoted(station, catalogue.rules_of(name))
    head = headed(station.name(name), sentences(facts, station.language), station.language)
    house = house_facts(station, "item", name) if name in ITEMS else []
    return [head.rstrip(), *text, *house_line(station, house)]


def whereabouts(station: Station, name: str) -> list[str]:
    lines = []
    if name in TOKENS:
        return kompromat_lines(station) if name == "kompromat" else []
    holders = [
        aside(station.name(one), place_words(station, one), station.language)
        for one in station.holders(name)
    ]
    if holders:
        message = "thing-data" if name in DATA else "thing-held"
        lines.append(station.say(message, names=listed(holders, station.language)))
    lying = [at for at, items in station.view["items"].items() if name in items]
    if lying:
        lines.append(station.say("thing-lying", names=station.names(lying)))
    offsites = [one for one, data in station.view["offsites"].items() if name in data]
    if offsites:
        lines.append(station.say("thing-sent", names=station.names(offsites)))
    return lines


def kompromat_lines(station: Station) -> list[str]:
    lying = list(station.view["kompromat"])
    return [station.say("thing-lying", names=station.names(lying))] if lying else []


# Project X ----------------------------------------------------------------------------------------


def project_lines(station: Station) -> list[str]:
    """The card in Vault X, or which ones it may be."""
    card = station.known_project()
    if card is not None:
        return [project_words(station, card)]
    unknown = sentence("x-unknown", project=list(page("project_x", station.book)))
    return [sentences((station.tell(unknown), station.say("x-look")), station.language)]


def project_words(station: Station, card: str) -> str:
    words = say(f"stationfall-project-{card}-does", {}, station.language)
    mark = station.say("house-mark") if is_house(station, "project", card) else ""
    return headed(station.name(card), marked(words, mark, station.language), station.language)


def one_project_lines(station: Station, card: str) -> list[str]:
    """A Project X card, and whether it is the one."""
    known = station.known_project()
    if known == card:
        state = "released" if station.view["project"]["released"] else "here"
    else:
        state = "possible" if known is None else "other"
    return [project_words(station, card), station.say(f"x-is-{state}")]
