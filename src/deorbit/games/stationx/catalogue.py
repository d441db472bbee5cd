"""The printed content of Station-X for screens: board, tiles, units, upgrades, cards. Nothing of it
changes while a match runs."""

from typing import Any, Final

from deorbit.games.stationx import content as pages
from deorbit.games.stationx.choices import FIELDS
from deorbit.games.stationx.edition import BASE, COMMANDER, DROID, UNITS, UPGRADES, StationXEdition
from deorbit.games.stationx.masks import fixed_rooms
from deorbit.games.stationx.plan import Facts, room_sort
from deorbit.games.stationx.sight import LIMITS

TURNS: Final = ("turn-begun",)
"""Events that begin a turn."""

NEWS: Final = (
    "battle-won",
    "battle-lost",
    "battle-tied",
    "captured",
    "retaken",
    "respawned",
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

TREES: Final = ("troops", "commander", "base")


def content(options: dict[str, Any]) -> Facts:
    edition = pages.edition(tuple(options["tiles"].items()))
    return {
        "board": {"size": edition.size},
        "rooms": [printed(edition, room) for room in range(5)],
        "tiles": {name: tile_facts(edition, tile) for tile, name in enumerate(edition.tile_names)},
        "piles": dict(zip(edition.stock_names, edition.stock, strict=True)),
        "units": {name: unit_facts(edition, kind) for kind, name in enumerate(UNITS)},
        "upgrades": upgrades(edition),
        "energy": {
            "income": edition.income,
            "upgrade": edition.upgrade_price,
            "respawn": edition.respawn,
        },
        "cards": {name: card_facts(edition, card) for card, name in enumerate(edition.card_names)},
        "factions": edition.factions,
        "rounds": options["rounds"],
        "actions": {kind: list(fields) for kind, fields in FIELDS.items()},
        "turns": [f"stationx-event-{name}" for name in TURNS],
        "news": [f"stationx-event-{name}" for name in NEWS],
        "house": [{"what": what, "rule": rule} for what, rule in HOUSE],
    }


def printed(edition: StationXEdition, room: int) -> Facts:
    return {
        "sort": room_sort(room),
        "at": edition.cell_names[fixed_rooms(edition.size, edition.room)[room]],
        "width": edition.room,
        "height": edition.room,
        "oxygen": edition.oxygen_of(edition.room * edition.room),
    }


def tile_facts(edition: StationXEdition, tile: int) -> Facts:
    width, height = edition.width[tile], edition.height[tile]
    oxygen = edition.oxygen_of(width * height)
    return {
        "width": width,
        "height": height,
        "pile": None if tile == BASE else edition.stock_names[edition.pile[tile]],
        "turned": edition.tile_names[tile] if width == height else f"{height}x{width}",
        "oxygen": oxygen,
        "share": (oxygen + 1) // 2,
    }


def unit_facts(edition: StationXEdition, kind: int) -> Facts:
    return {
        "attack": edition.attack[kind],
        "movement": edition.movement[kind],
        "price": None if kind == COMMANDER else edition.price[kind],
        "limit": LIMITS[UNITS[kind]],
        "living": kind != DROID,
    }


def upgrades(edition: StationXEdition) -> dict[str, Facts]:
    """The trees (10.1): a tier higher than what it grows from, side by side on one tier."""
    found: dict[str, Facts] = {}
    columns: dict[tuple[str, int], int] = {}
    for number, name in enumerate(UPGRADES):
        tree = next(tree for tree in TREES if name.startswith(tree))
        needs = [other for bit, other in enumerate(UPGRADES) if edition.needs[number] >> bit & 1]
        tier = max((found[need]["tier"] + 1 for need in needs), default=0)
        column = columns.get((tree, tier), 0)
        columns[tree, tier] = column + 1
        found[name] = {
            "tree": tree,
            "tier": tier,
            "column": column,
            "needs": needs,
            "price": edition.upgrade_price,
        }
    return found


def card_facts(edition: StationXEdition, card: int) -> Facts:
    unit = edition.card_unit[card]
    return {
        "copies": edition.card_copies[card],
        "energy": edition.card_energy[card],
        "unit": None if unit < 0 else UNITS[unit],
        "upgrade": edition.card_upgrade[card],
    }
