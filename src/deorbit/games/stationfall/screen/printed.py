"""The printed content of a table's edition for screens: map, cards, pieces. Nothing of it changes
while a match runs."""

from typing import Any, Literal, cast

from deorbit.core.screen import Sentence
from deorbit.core.text import has
from deorbit.games.stationfall.content.cast import edition_for
from deorbit.games.stationfall.content.edition import Row, StationfallEdition, bits
from deorbit.games.stationfall.content.editions import edition, grade_of, house_fields, page
from deorbit.games.stationfall.content.names import (
    CONDITIONS,
    DATA,
    FIELD,
    ITEMS,
    MANUFACTURE,
    NEEDS,
    NOWHERE,
    OFFERS,
    OFFSITES,
    POWERS,
    SHIFT,
    STANDING,
)
from deorbit.games.stationfall.content.scripts.scripts import (
    DEFAULT,
    MAIN,
    PARTS,
    line_name,
    lines_of,
)
from deorbit.games.stationfall.content.sentences import sentence
from deorbit.games.stationfall.game import COLOURS, GAME
from deorbit.games.stationfall.screen.content import (
    AbilityPrint,
    AgendaRow,
    BonusPrint,
    BonusSort,
    CharacterPrint,
    Content,
    DataPrint,
    HouseWay,
    IdentityPrint,
    ItemPrint,
    Pod,
    ProjectPrint,
    Script,
    ScriptLine,
    SectionPrint,
    Sizes,
    WaySort,
)

FOR_OFFICERS = ("abandon-ship", "release", "self-destruct", "bridge-launch", "scram")
"""Section actions that only Officers take; a Gun, too, is manufactured only by them."""
GUN = "gun"
USED = "nanogel-used"
"""A Nanogel of which one use is left: it begins as a whole one."""

NEWS = (
    "minute",
    "revealed",
    "schroedinger",
    "suspected",
    "convicted",
    "downed",
    "annihilated",
    "escaped",
    "emergency-power",
    "blackout",
    "abandon-ship",
    "armed",
    "armed-late",
    "detonated",
    "launched",
    "pod-lost",
    "transmitted",
    "released",
    "station-falls",
)
"""Events that everybody wants to have heard of."""

TURNS = ("turn-begun",)
"""Events that begin somebody's turn."""

TOLD = {
    "helmet": ("8.1.1", "8.1.1.1"),
    "nanogel": ("8.1.2",),
    "nanogel-used": ("8.1.2",),
    "firebomb": ("8.1.3",),
    "bludgeon": ("8.1.4",),
    "gun": ("8.1.5",),
    "artifact": ("8.2",),
    "briefcase": ("8.2",),
    "antimatter": ("7.3", "7.3.1"),
    "rocket-wings": ("card-rocket-wings", "map-rocket-wings"),
    "evidence": ("9.4.2",),
    "x-secret": ("9.4.1",),
    "contamination": ("8.5.1",),
    "kompromat": ("8.5.2.1",),
}
"""The paragraphs of the rules about a thing; others are told under their own names."""

Facts = dict[str, Any]


def content(options: Facts, cast: tuple[str, ...]) -> Content:
    """What `make.content` tells."""
    table = edition_for(options, cast)
    book = str(options["pack"]["hash"]) if options["pack"] else ""
    everybody = edition(tuple(page("characters", book)), book=book)
    columns, rows = zip(*table.places, strict=True)
    return Content(
        sections={name: section(table, name, book) for name in table.section_names},
        corridors=[(table.section_names[a], table.section_names[b]) for a, b in table.ends],
        vents=[
            (table.section_names[a], table.section_names[b])
            for a in range(table.size)
            for b in table.vents[a]
            if a < b
        ],
        house_ways=house_ways(table, book),
        characters={
            card: character(everybody, card, book, card in table.cards) for card in everybody.cards
        },
        identities={
            name: identity(everybody, name, name in table.identities)
            for name in everybody.identities
        },
        abilities={name: ability(name, book) for name in page("abilities", book)},
        items={name: item(table, name, book) for name in ITEMS},
        data={name: DataPrint(makers(table, name), list(rules_of(name))) for name in DATA},
        offsites=list(OFFSITES),
        projects={
            name: ProjectPrint(house_fields("project", name, book))
            for name in page("project_x", book)
        },
        scripts={
            name: script(name if name in page("scripts", book) else DEFAULT, book)
            for name in everybody.identities
        },
        standard={name: script(name, book) for name in everybody.standard},
        players=list(COLOURS),
        minutes={str(seats): minute for seats, minute in table.first_minute.items()},
        actions={kind.shape.name: [field for field, _ in kind.shape.fields] for kind in GAME.kinds},
        news=[f"stationfall-event-{name}" for name in NEWS],
        turns=[f"stationfall-event-{name}" for name in TURNS],
        sizes=Sizes(max(columns) + 1, max(rows) + 1),
    )


# The map ------------------------------------------------------------------------------------------


def section(table: StationfallEdition, name: str, book: str) -> SectionPrint:
    number = table.section_names.index(name)

    def within(mask: int) -> bool:
        return mask >> number & 1 == 1

    pod = None
    if within(table.pods):
        pod = Pod(
            table.section_names[table.dock[number]],
            table.capacity[number],
            NEEDS[table.needs[number]],
        )
    makes = [str(table.domains["ware"].value(ware)) for ware in table.makes[number]]
    offers = [OFFERS[bit] for bit in bits(table.offers[number] & ~MANUFACTURE)]
    printed = page("map", book)["section"][name]
    airlocks: list[tuple[Literal["in", "out"], int]] = [("in", table.into), ("out", table.out)]
    return SectionPrint(
        at=table.places[number],
        gravity=within(table.gravity),
        dark=within(table.dark),
        power=within(table.power),
        console=within(table.console),
        airless=within(table.airless),
        contaminates=within(table.contaminates),
        deletes_data=within(table.deletes_data),
        airlock=[way for way, mask in airlocks if within(mask)],
        pod=pod,
        makes=makes,
        offers=offers,
        officers=[one for one in offers if one in FOR_OFFICERS]
        + [one for one in makes if one == GUN],
        brought_by=printed.get("with"),
        house=house_fields("section", name, book),
        house_offers=[one for one in offers if house_fields("addition", f"{name} - {one}", book)],
    )


def house_ways(table: StationfallEdition, book: str) -> list[HouseWay]:
    """The corridors and vents of which something is house."""
    vents = [(a, b) for a in range(table.size) for b in table.vents[a] if a < b]
    sorts: list[tuple[WaySort, list[tuple[int, int]]]] = [
        ("corridor", table.ends),
        ("vent", vents),
    ]
    found = []
    for sort, ways in sorts:
        for a, b in ways:
            names = (table.section_names[a], table.section_names[b])
            fields = house_fields(sort, " - ".join(names), book)
            if fields:
                found.append(HouseWay(sort, names, fields))
    return found


# Cards --------------------------------------------------------------------------------------------


def text_of(sort: str, name: str) -> Sentence | None:
    """A text about a card, where there is one."""
    return sentence(f"{sort}-{name}") if has(f"stationfall-{sort}-{name}") else None


def character(table: StationfallEdition, card: str, book: str, in_play: bool) -> CharacterPrint:
    number = table.cards.index(card)
    pawns = table.pawns_of[number]
    printed = page("characters", book)[card]
    first = pawns[0]
    return CharacterPrint(
        pawns=[table.pawns[pawn] for pawn in pawns],
        identities=[table.identities[one] for one in table.identities_of[number]],
        kind=printed["kind"],
        tier=printed["tier"],
        slots=table.slots[first],
        abilities=[STANDING[bit] for bit in bits(table.abilities[first])],
        integral=pile_of(table.integral[first]),
        starts=[table.starts[pawn] for pawn in pawns],
        starts_with=pile_of(table.starts_with[first]),
        starts_down=table.starts_down >> first & 1 == 1,
        story=text_of("story", card),
        note=text_of("note", card),
        tip=text_of("tip", card),
        house=house_fields("character", card, book),
        in_play=in_play,
    )


def pile_of(items: int) -> list[str]:
    """Items by name, each as often as it is there."""
    return [
        name
        for number, name in enumerate(ITEMS)
        for _ in range((items & FIELD[number]) >> SHIFT[number])
    ]


def identity(table: StationfallEdition, name: str, in_play: bool) -> IdentityPrint:
    number = table.identities.index(name)
    return IdentityPrint(
        card=table.cards[table.character_of[number]],
        influence=table.influence[number],
        reveal=[STANDING[bit] for bit in bits(table.reveal[number])]
        + [POWERS[bit] for bit in bits(table.powers[number])],
        title=sentence(f"agenda-{name}"),
        agenda=agenda(name, table.agenda[number]),
        bot_agenda=agenda(f"{name}-bot", table.bot_agenda[number]),
        bonus=bonus(table, name),
        pays=[sentence(f"pays-{word}") for word in pays(table, name)],
        tip=text_of("tip", name),
        in_play=in_play,
    )


def agenda(name: str, rows: list[Row]) -> list[AgendaRow]:
    return [
        AgendaRow(
            row=f"{name}-{place}",
            when=CONDITIONS[row.condition],
            what=thing_of(row),
            points=row.points,
            per=row.per,
            plus=row.plus,
            words=sentence(f"row-{name}-{place}"),
        )
        for place, row in enumerate(rows, 1)
    ]


def thing_of(row: Row) -> str | None:
    """The Item or Data that a row of an agenda is about."""
    if row.item != NOWHERE:
        return ITEMS[row.item]
    return DATA[row.data] if row.data != NOWHERE else None


def bonus(table: StationfallEdition, name: str) -> BonusPrint:
    """What an identity card pays as a Bonus Character (16.4.5)."""
    number = table.identities.index(name)
    friend, grudge = table.friend[number], table.grudge[number]
    sort: BonusSort = "friend" if friend else "grudge"
    beside: dict[str, Any] = {}
    if table.friend_item[number] != NOWHERE:
        sort, beside = "item", {"item": ITEMS[table.friend_item[number]]}
    elif table.friend_each[number]:
        sort, beside = "each", {"more": table.friend_all[number]}
    points = friend or grudge
    words = sentence(f"bonus-{sort}", identity=name, points=points, **beside)
    return BonusPrint(sort, points, words, **beside)


def pays(table: StationfallEdition, name: str) -> list[str]:
    """What else an identity card says about points."""
    number = table.identities.index(name)
    bribes = table.bribe_pays[number]
    found = [
        ("guilty-wins", table.guilty_wins[number] == 1),
        ("bribes-double", bribes > 1),
        ("bribes-none", bribes == 0),
    ]
    return [word for word, so in found if so]


def ability(name: str, book: str) -> AbilityPrint:
    printed = page("abilities", book)[name]
    return AbilityPrint(
        when=printed["when"],
        color=printed["color"],
        house=house_fields("ability", name, book),
    )


def script(name: str, book: str) -> Script:
    """What bots do, line by line: as it is printed, in parts that `core.text.parts` says; by what
    name a move or the log calls it, and to which script it goes on."""
    parts = {
        part: [
            ScriptLine(line_name(name, part, line), line.printed, line.goto)
            for line in lines_of(book, name, part)
        ]
        for part in PARTS
    }
    grade = cast("Literal['rule', 'house']", grade_of("script", name, book)["script"])
    return Script(grade, parts.pop(MAIN), **parts)


# Pieces -------------------------------------------------------------------------------------------


def makers(table: StationfallEdition, ware: str) -> list[str]:
    """The sections where a thing is manufactured."""
    number = [*ITEMS, *DATA].index(ware)
    return [
        name for name, made in zip(table.section_names, table.makes, strict=True) if number in made
    ]


def rules_of(thing: str) -> tuple[str, ...]:
    """The paragraphs of the rules about a thing; not all of them need be there."""
    return TOLD.get(thing, (f"card-{thing}", f"map-{thing}"))


def item(table: StationfallEdition, name: str, book: str) -> ItemPrint:
    number = ITEMS.index(name)
    return ItemPrint(
        in_play=table.total[number] > 0 or name == USED,
        total=table.total[number],
        made=makers(table, name),
        rules=list(rules_of(name)),
        house=house_fields("item", name, book),
    )
