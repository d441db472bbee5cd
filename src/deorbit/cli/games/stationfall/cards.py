"""What the cards of Stationfall say, in words: agendas, Bonus Characters, places, what is house."""

from collections.abc import Iterable, Sequence

from deorbit.cli.games.stationfall.words import Station
from deorbit.core.text import has, listed, say
from deorbit.games.stationfall.content.edition import Row
from deorbit.games.stationfall.content.editions import house_fields, page
from deorbit.games.stationfall.screen import printed as catalogue

PAID = "✓"


def agenda(station: Station, identity: str, paid: Iterable[str] = ()) -> list[str]:
    """The rows of an agenda with their points; those that would score now have a sign."""
    rows = station.edition.agenda[station.edition.identities.index(identity)]
    return _rows(station, identity, rows, paid)


def bot_agenda(station: Station, identity: str) -> list[str]:
    """The agenda of the bot side of a card under a heading, where it is another one."""
    rows = station.edition.bot_agenda[station.edition.identities.index(identity)]
    if not rows:
        return []
    heading = say("stationfall-as-a-bot", {}, station.language)
    return [heading, *_rows(station, f"{identity}-bot", rows, ())]


def _rows(station: Station, name: str, rows: Sequence[Row], paid: Iterable[str]) -> list[str]:
    found = []
    for place, row in enumerate(rows, 1):
        words = say(f"stationfall-row-{name}-{place}", {}, station.language)
        sign = PAID if f"{name}-{place}" in paid else " "
        found.append(f"{sign}{'+' if row.plus else ' '}{row.points} {words}")
    return found


def bonus_words(station: Station, identity: str) -> str:
    """A Bonus Character with what it pays (16.4.5)."""
    return station.tell(catalogue.bonus(station.edition, identity).words)


def pays_words(station: Station, identity: str) -> list[str]:
    """What else an identity card says about points."""
    found = catalogue.pays(station.edition, identity)
    return [say(f"stationfall-pays-{word}", {}, station.language) for word in found]


def place_words(station: Station, character: str, short: bool = False) -> str:
    """Where a character is."""
    return station.tell(station.place(character), briefly=short)


# House --------------------------------------------------------------------------------------------


def field_words(station: Station, field: str) -> str:
    own = f"stationfall-field-{field.replace('_', '-')}"
    return say(own, {}, station.language) if has(own) else field.replace("_", " ")


def is_house(station: Station, sort: str, name: str) -> bool:
    return bool(house_fields(sort, name, station.book))


def house_line(station: Station, facts: Iterable[str]) -> list[str]:
    """A line that says what is no published content."""
    known = list(dict.fromkeys(facts))
    return [station.say("house", facts=listed(known, station.language))] if known else []


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
