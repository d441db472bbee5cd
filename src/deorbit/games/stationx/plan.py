"""The plan of a station: its rooms and walls, by the names of cells.

It changes only while the station is built, so a few plans serve all readers of all tables."""

from functools import lru_cache
from typing import Any, Final

from deorbit.core.errors import BadInput
from deorbit.games.stationx import content
from deorbit.games.stationx.edition import BASE, MOST_ROOMS, SUPPLY_ROOMS, StationXEdition
from deorbit.games.stationx.geometry import AROUND, CENTRE, FIRST_TILE
from deorbit.games.stationx.masks import block, fixed_rooms

Facts = dict[str, Any]
Tiles = tuple[tuple[str, int], ...]
Placed = tuple[tuple[str, str, int], ...]

STRAIGHT: Final = AROUND[:4]
SHADES: Final = 6
PLANS: Final = 256
"""How many stations are remembered."""


class Plan:
    """`rooms` and `walls` are as `desk.desk` tells them, `room_of` finds the room of a cell;
    what is around a cell is worked out when it is first asked for."""

    def __init__(self, edition: StationXEdition, placed: Placed, teleporters: tuple[str, ...]):
        self.edition = edition
        self.size = edition.size
        self.names = edition.cell_names
        self.teleporters = frozenset(teleporters)
        self.rooms: list[Facts] = []
        self.room_of: dict[str, int] = {}
        self.base_rooms: dict[int, int] = {}
        self.base_cells: dict[int, list[str]] = {}
        self.walls: list[list[str]] = []
        self._number: list[int] = [-1] * (self.size * self.size)
        self._around: dict[str, tuple[str, ...]] = {}
        self._steps: dict[str, tuple[str, ...]] = {}
        self._jumps: dict[str, tuple[str, ...]] = {}
        cells = edition.domains["cell"]
        for number, corner in enumerate(fixed_rooms(edition.size, edition.room)):
            self._add(room_sort(number), corner, edition.room, edition.room, None, None)
        for name, at, player in placed:
            tile = edition.tile_names.index(name)
            sort = "base" if tile == BASE else "tile"
            width, height = edition.width[tile], edition.height[tile]
            self._add(sort, cells.index(at), width, height, name, player)

    def _add(
        self, sort: str, corner: int, width: int, height: int, tile: str | None, player: int | None
    ) -> None:
        room = len(self.rooms)
        size, numbers = self.size, self._number
        touched = set()
        for cell in block(size, corner, width, height):
            numbers[cell] = room
            self.room_of[self.names[cell]] = room
            for beside in self._beside(cell):
                if numbers[beside] not in (-1, room):
                    touched.add(numbers[beside])
                    if sort == "base" and self.rooms[numbers[beside]]["sort"] == "base":
                        self.walls.append([self.names[cell], self.names[beside]])
        taken = {self.rooms[other]["shade"] for other in touched}
        oxygen = self.edition.oxygen_of(width * height)
        if sort == "base" and player is not None:
            self.base_rooms[player] = room
            cells = block(size, corner, width, height)
            self.base_cells[player] = [self.names[cell] for cell in cells]
        self.rooms.append(
            {
                "sort": sort,
                "at": self.names[corner],
                "width": width,
                "height": height,
                "tile": tile,
                "player": player,
                "oxygen": oxygen,
                "share": (oxygen + 1) // 2,
                "shade": next((one for one in range(SHADES) if one not in taken), room % SHADES),
            }
        )

    def _beside(self, cell: int) -> list[int]:
        size = self.size
        found = []
        if cell % size:
            found.append(cell - 1)
        if cell % size < size - 1:
            found.append(cell + 1)
        if cell >= size:
            found.append(cell - size)
        if cell < size * (size - 1):
            found.append(cell + size)
        return found

    def cell(self, name: str) -> int:
        return self.edition.domains["cell"].index(name)

    def walled(self, one: str, other: str) -> bool:
        """Two bases never open into each other (2.6)."""
        here, there = self.room_of[one], self.room_of[other]
        bases = self.base_rooms.values()
        return here != there and here in bases and there in bases

    def around(self, name: str) -> tuple[str, ...]:
        """The cells of rooms around a cell that count as next to it (7.1)."""
        known = self._around.get(name)
        if known is None:
            known = tuple(other for other, _ in self._neighbours(name))
            self._around[name] = known
        return known

    def steps(self, name: str) -> tuple[str, ...]:
        """Where a unit can step from a cell (6.1, 6.2); never onto a teleporter."""
        known = self._steps.get(name)
        if known is None:
            room = self.room_of[name]
            known = tuple(
                other
                for other, straight in self._neighbours(name)
                if (straight or self.room_of[other] == room) and other not in self.teleporters
            )
            self._steps[name] = known
        return known

    def _neighbours(self, name: str) -> list[tuple[str, bool]]:
        size, cell = self.size, self.cell(name)
        x, y = cell % size, cell // size
        found = []
        for dx, dy in AROUND:
            if 0 <= x + dx < size and 0 <= y + dy < size:
                other = self.names[cell + dx + dy * size]
                if other in self.room_of and not self.walled(name, other):
                    found.append((other, dx == 0 or dy == 0))
        return found

    def jumps(self, name: str) -> tuple[str, ...]:
        """The first cells of other rooms in sight, straight across empty cells (11.2, 11.4)."""
        known = self._jumps.get(name)
        if known is None:
            found = (self._look(name, dx, dy) for dx, dy in STRAIGHT)
            known = tuple(target for target in found if target is not None)
            self._jumps[name] = known
        return known

    def _look(self, name: str, dx: int, dy: int) -> str | None:
        size, cell = self.size, self.cell(name)
        x, y = cell % size + dx, cell // size + dy
        steps = 0
        while 0 <= x < size and 0 <= y < size:
            there = self.names[y * size + x]
            if there in self.room_of:
                return there if steps and not self.walled(name, there) else None
            x, y, steps = x + dx, y + dy, steps + 1
        return None


def room_sort(number: int) -> str:
    """What a printed room is called."""
    return "centre" if number == CENTRE else SUPPLY_ROOMS[number - CENTRE - 1]


@lru_cache(maxsize=PLANS)
def edition_of(tiles: Tiles) -> StationXEdition:
    """The edition with these tiles. A view may come out of a file, so they are read as an option
    is."""
    (option,) = (option for option in content.OPTIONS if option.name == "tiles")
    return content.edition(tuple(option.read(dict(tiles), 2).items()))


@lru_cache(maxsize=PLANS)
def plan(tiles: Tiles, placed: Placed, teleporters: tuple[str, ...]) -> Plan:
    if len(placed) > MOST_ROOMS:
        raise BadInput("too-many-pieces", key="tiles", piece=placed[MOST_ROOMS][0])
    return Plan(edition_of(tiles), placed, teleporters)


def is_supply(room: int) -> bool:
    return CENTRE < room < FIRST_TILE
