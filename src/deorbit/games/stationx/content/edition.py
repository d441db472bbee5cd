"""The content of Station-X as flat tables."""

from typing import Final

from deorbit.core.codec import Domain, numbers, words
from deorbit.core.game import Edition
from deorbit.games.stationx.content.masks import Masks

COMMANDER: Final = 0
TROOPER: Final = 1
DROID: Final = 2
UNITS: Final = ["commander", "trooper", "droid"]

SLOTS: Final = 8
SLOT_KIND: Final = [COMMANDER, TROOPER, TROOPER, TROOPER, TROOPER, TROOPER, DROID, DROID]
"""The pieces of one player, as units of these kinds; the commander is slot 0."""

UPGRADES: Final = words(
    """
    troops-speed troops-speed-2 troops-attack troops-jump commander-speed commander-jump
    commander-attack base-energy base-keep base-energy-2
    """
)
TROOPS_SPEED: Final = 0
TROOPS_SPEED_2: Final = 1
TROOPS_ATTACK: Final = 2
TROOPS_JUMP: Final = 3
COMMANDER_SPEED: Final = 4
COMMANDER_JUMP: Final = 5
COMMANDER_ATTACK: Final = 6
BASE_ENERGY: Final = 7
BASE_KEEP: Final = 8
BASE_ENERGY_2: Final = 9

SUPPLY_ROOMS: Final = ["north", "east", "south", "west"]
MOST_ROOMS: Final = 60
BASE: Final = 0
"""The number of the base among the tiles."""


class StationXEdition(Edition):
    """Tables. A tile that is not square stands twice in the list of tiles, once turned; `stock`
    tells which pile it comes from (the base has none)."""

    def __init__(
        self,
        size: int,
        room: int,
        tiles: list[tuple[int, int, int]],
        stock_names: list[str],
        stock: list[int],
        oxygen: tuple[int, int],
        income: int,
        respawn: int,
        upgrade_price: int,
        attack: list[int],
        movement: list[int],
        price: list[int],
        needs: list[int],
        cards: list[tuple[str, int, list[int], int, bool]],
        factions: list[str],
    ) -> None:
        self.size = size
        self.room = room
        self.width = [tile[0] for tile in tiles]
        self.height = [tile[1] for tile in tiles]
        self.pile = [tile[2] for tile in tiles]
        self.masks = Masks(size, room, self.width, self.height)
        self.stock_names = stock_names
        self.stock = stock
        self.oxygen = oxygen
        self.income = income
        self.respawn = respawn
        self.upgrade_price = upgrade_price
        self.attack = attack
        self.movement = movement
        self.price = price
        self.needs = needs
        self.card_names = [card[0] for card in cards]
        self.card_copies = [card[1] for card in cards]
        self.card_energy = [card[2] for card in cards]
        self.card_unit = [card[3] for card in cards]
        self.card_upgrade = [card[4] for card in cards]
        self.factions = factions
        self.cell_names = [
            column_name(cell % size) + str(cell // size + 1) for cell in range(size * size)
        ]
        self.tile_names = ["base"] + [f"{tile[0]}x{tile[1]}" for tile in tiles[1:]]
        super().__init__(
            [
                Domain("cell", self.cell_names),
                Domain("tile", self.tile_names),
                Domain("unit", UNITS),
                Domain("upgrade", UPGRADES),
                Domain("card", self.card_names),
                numbers("player", 4),
                numbers("number", 1024),
            ]
        )

    def oxygen_of(self, cells: int) -> int:
        """How many living units a room of so many cells holds (5.1)."""
        return self.oxygen[0] + cells // self.oxygen[1]


def column_name(column: int) -> str:
    return "abcdefghijklmnopqrstuvwxyz"[column]
