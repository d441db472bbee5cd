"""The printed content of Station-X for screens: board, tiles, units, upgrades, cards. Nothing of it
changes while a match runs."""

from typing import Any, Final, cast, get_args

from deorbit.games.stationx.content import editions as pages
from deorbit.games.stationx.content.edition import (
    BASE,
    COMMANDER,
    DROID,
    UNITS,
    UPGRADES,
    StationXEdition,
)
from deorbit.games.stationx.rules.rooms import Geometry, share_of
from deorbit.games.stationx.screen.choices import FIELDS
from deorbit.games.stationx.screen.contract import (
    CardPrint,
    Content,
    House,
    Prices,
    RoomPrint,
    Size,
    TilePrint,
    Tree,
    UnitKind,
    UnitPrint,
    UpgradePrint,
)
from deorbit.games.stationx.screen.players import LIMITS
from deorbit.games.stationx.screen.rooms import room_of

TURNS: Final = ("turn-begun",)
"""Events that begin a turn."""

NEWS: Final = (
    "battle-won",
    "battle-lost",
    "battle-tied",
    "captured",
    "retaken",
    "respawned",
    "respawn-breathless",
    "respawn-crowded",
    "starved",
    "upgraded",
    "drew",
    "eliminated",
    "inherited",
    "conquered",
    "time-up",
    "baseless",
)
"""Events that everybody wants to have heard of."""

HOUSE: Final = (
    ("board", "house-board"),
    ("rounds", "house-round-limit"),
    ("cards", "house-cards"),
    ("standard", "house-standard"),
)
"""What is printed here but not published, with our paragraph about it."""


def content(options: dict[str, Any]) -> Content:
    edition = pages.edition(tuple(options["tiles"].items()))
    names = edition.tile_names
    return Content(
        board=Size(edition.size),
        rooms=rooms(edition),
        tiles={name: tile_print(edition, tile) for tile, name in enumerate(names)},
        piles=dict(zip(edition.stock_names, edition.stock, strict=True)),
        units={kind: unit_print(edition, kind) for kind in LIMITS},
        upgrades=upgrades(edition),
        energy=Prices(edition.income, edition.upgrade_price, edition.respawn),
        cards={name: card_print(edition, card) for card, name in enumerate(edition.card_names)},
        factions=edition.factions,
        rounds=options["rounds"],
        actions={kind: list(fields) for kind, fields in FIELDS.items()},
        turns=[f"stationx-event-{name}" for name in TURNS],
        news=[f"stationx-event-{name}" for name in NEWS],
        house=[House(what, rule) for what, rule in HOUSE],
    )


def rooms(edition: StationXEdition) -> list[RoomPrint]:
    empty = Geometry(edition, [], [])
    found = [room_of(empty, room, 0, 0) for room in range(len(empty.cells))]
    return [RoomPrint(one.sort, one.at, one.width, one.height, one.oxygen) for one in found]


def tile_print(edition: StationXEdition, tile: int) -> TilePrint:
    width, height = edition.width[tile], edition.height[tile]
    oxygen = edition.oxygen_of(width * height)
    return TilePrint(
        width=width,
        height=height,
        pile=None if tile == BASE else edition.stock_names[edition.pile[tile]],
        turned=edition.tile_names[tile] if width == height else f"{height}x{width}",
        oxygen=oxygen,
        share=share_of(oxygen),
    )


def unit_print(edition: StationXEdition, unit: UnitKind) -> UnitPrint:
    kind = UNITS.index(unit)
    return UnitPrint(
        attack=edition.attack[kind],
        movement=edition.movement[kind],
        price=None if kind == COMMANDER else edition.price[kind],
        limit=LIMITS[unit],
        living=kind != DROID,
    )


def upgrades(edition: StationXEdition) -> dict[str, UpgradePrint]:
    """The trees (10.1): a tier higher than what it grows from, side by side on one tier."""
    found: dict[str, UpgradePrint] = {}
    columns: dict[tuple[str, int], int] = {}
    for number, name in enumerate(UPGRADES):
        tree: Tree = next(tree for tree in get_args(Tree) if name.startswith(tree))
        needs = [other for bit, other in enumerate(UPGRADES) if edition.needs[number] >> bit & 1]
        tier = max((found[need].tier + 1 for need in needs), default=0)
        column = columns.get((tree, tier), 0)
        columns[tree, tier] = column + 1
        found[name] = UpgradePrint(tree, tier, column, needs, edition.upgrade_price)
    return found


def card_print(edition: StationXEdition, card: int) -> CardPrint:
    unit = edition.card_unit[card]
    return CardPrint(
        copies=edition.card_copies[card],
        energy=edition.card_energy[card],
        unit=None if unit < 0 else cast("UnitKind", UNITS[unit]),
        upgrade=edition.card_upgrade[card],
    )
