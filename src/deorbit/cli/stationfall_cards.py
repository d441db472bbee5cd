"""What the cards of Stationfall say, in words: agendas, Bonus Characters, places, what is house."""

from collections.abc import Iterable, Sequence

from deorbit.cli.stationfall_station import Station
from deorbit.core.text import has, say
from deorbit.games.stationfall.content import house_fields, page
from deorbit.games.stationfall.terms import ITEMS, NOWHERE

PAID = "✓"


def agenda(station: Station, identity: str, paid: Iterable[str] = ()) -> list[str]:
    """The rows of an agenda with their points; those that would score now have a sign."""
    number = station.edition.identities.index(identity)
    found = []
    for place, row in enumerate(station.edition.agenda[number], 1):
        words = say(f"stationfall-row-{identity}-{place}", {}, station.language)
        sign = PAID if f"{identity}-{place}" in paid else " "
        found.append(f"{sign}{'+' if row.plus else ' '}{row.points} {words}")
    return found


def bonus_words(station: Station, identity: str) -> str:
    """A Bonus Character with what it pays (16.4.5)."""
    edition = station.edition
    number = edition.identities.index(identity)
    friend, grudge = edition.friend[number], edition.grudge[number]
    sort, points = ("friend", friend) if friend else ("grudge", grudge)
    item = edition.friend_item[number]
    if item != NOWHERE:
        return station.say("bonus-item", identity=identity, item=ITEMS[item], points=points)
    if edition.friend_each[number]:
        more = edition.friend_all[number]
        return station.say("bonus-each", identity=identity, points=points, more=more)
    return station.say(f"bonus-{sort}", identity=identity, points=points)


def pays_words(station: Station, identity: str) -> list[str]:
    """What else an identity card says about points."""
    number = station.edition.identities.index(identity)
    pays = station.edition.bribe_pays[number]
    found = [
        ("guilty-wins", station.edition.guilty_wins[number] == 1),
        ("bribes-double", pays > 1),
        ("bribes-none", pays == 0),
    ]
    return [say(f"stationfall-pays-{word}", {}, station.language) for word, so in found if so]


def place_words(station: Station, character: str, short: bool = False) -> str:
    """Where a character is."""
    at = station.pawn(character)["at"]
    if at in station.view["launched"] or at == "mesosphere":
        return station.say("place-escaped")
    if at == "card" and station.bodiless(character):
        return station.say("place-data")
    if at not in station.sections:
        return station.say(f"place-{at}")
    return station.short(at) if short else station.name(at)


# House --------------------------------------------------------------------------------------------


def field_words(station: Station, field: str) -> str:
    own = f"cli-stationfall-field-{field.replace('_', '-')}"
    return say(own, {}, station.language) if has(own) else field.replace("_", " ")


def is_house(station: Station, sort: str, name: str) -> bool:
    return bool(house_fields(sort, name, station.book))


def house_line(station: Station, facts: Iterable[str]) -> list[str]:
    """A line that says what is no published content."""
    known = list(dict.fromkeys(facts))
    return [station.say("house", facts=", ".join(known))] if known else []


def house_facts(station: Station, sort: str, name: str, left_out: Sequence[str] = ()) -> list[str]:
    """The house-made fields of an entry, in words."""
    known = house_fields(sort, name, station.book)
    return [field_words(station, field) for field in known if field not in left_out]


def house_ways(station: Station, name: str) -> list[str]:
    """The corridors and vents of a section of which something is house."""
    number = station.index(name)
    found = []
    for sort, others in (
        ("corridor", station.edition.near[number]),
        ("vent", station.edition.vents[number]),
    ):
        for other in others:
            to = station.sections[other]
            facts = house_fields(sort, f"{name} - {to}", station.book)
            if facts:
                message = "house-lock" if facts == ["lock"] else f"house-{sort}"
                found.append(station.say(message, to=to))
    return found


def house_ships(station: Station, card: str) -> list[str]:
    """The ships that come with a character, where something about them is house."""
    return [
        say(f"stationfall-ship-{name}", {}, station.language)
        for name, ship in page("map", station.book)["ship"].items()
        if ship.get("with") == card and is_house(station, "ship", name)
    ]
