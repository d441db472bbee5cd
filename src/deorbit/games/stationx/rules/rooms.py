"""The finished station: rooms, and which cells are next to which. Immutable, shared by states."""

from typing import Final

from deorbit.games.stationx.content.edition import BASE, StationXEdition
from deorbit.games.stationx.content.masks import block, fixed_rooms

NO_ROOM: Final = -1
CENTRE: Final = 0
FIRST_SUPPLY: Final = 1
FIRST_TILE: Final = 5

AROUND: Final = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)]


def share_of(oxygen: int) -> int:
    """What one player may take up of the oxygen of a room (5.2)."""
    return (oxygen + 1) // 2


class Cell:
    """A cell of a room: the cells around it and those where a unit can step next. `mark` is
    scratch for one search at a time, so states that share a geometry belong to one thread at a
    time."""

    def __init__(self, index: int, room: int, base: int, solid: bool) -> None:
        self.index = index
        self.room = room
        self.bit = 1 << max(room, 0)
        self.base = base
        self.solid = solid
        self.near: list[Cell] = []
        self.steps: list[Cell] = []
        self.jumps: list[int] | None = None
        self.mark = 0

    def walled_from(self, other: "Cell") -> bool:
        """Two bases never open into each other (2.6)."""
        return self.base != other.base and self.base >= 0 and other.base >= 0


class Geometry:
    """`placed` holds three ints for each tile in the order of building: tile, cell, player.
    Nobody steps on `solid` cells."""

    def __init__(self, edition: StationXEdition, placed: list[int], solid: list[int]) -> None:
        size = edition.size
        self.edition = edition
        self.placed = placed
        self.solid = solid
        self.size = size
        self.room_of: list[int] = [NO_ROOM] * (size * size)
        self.cells: list[list[int]] = []
        self.base_of: list[int] = []
        self.base_room: list[int] = [NO_ROOM] * 4
        for corner in fixed_rooms(size, edition.room):
            self._add(block(size, corner, edition.room, edition.room), -1)
        for place in range(0, len(placed), 3):
            tile, corner, player = placed[place], placed[place + 1], placed[place + 2]
            cells = block(size, corner, edition.width[tile], edition.height[tile])
            self._add(cells, player if tile == BASE else -1)
        self.oxygen = [edition.oxygen_of(len(cells)) for cells in self.cells]
        self.share = [share_of(oxygen) for oxygen in self.oxygen]
        void = Cell(-1, NO_ROOM, -1, False)
        self.at: list[Cell] = [void] * (size * size)
        for room in range(len(self.cells)):
            for cell in self.cells[room]:
                self.at[cell] = Cell(cell, room, self.base_of[room], cell in solid)
        for cells in self.cells:
            for cell in cells:
                self._connect(cell)
        self.stamp = 0
        self._distances: dict[int, list[int]] = {}

    def again(self) -> "Geometry":
        """The same station with scratch of its own, for another thread."""
        return Geometry(self.edition, self.placed, self.solid)

    def _add(self, cells: list[int], base_of: int) -> None:
        room = len(self.cells)
        for cell in cells:
            self.room_of[cell] = room
        self.cells.append(cells)
        self.base_of.append(base_of)
        if base_of >= 0:
            self.base_room[base_of] = room

    def _connect(self, cell: int) -> None:
        here = self.at[cell]
        size = self.size
        x, y = cell % size, cell // size
        for dx, dy in AROUND:
            if 0 <= x + dx < size and 0 <= y + dy < size:
                there = self.at[cell + dx + dy * size]
                if there.room != NO_ROOM and not here.walled_from(there):
                    here.near.append(there)
                    if not there.solid and (there.room == here.room or dx == 0 or dy == 0):
                        here.steps.append(there)

    def jumps(self, cell: Cell) -> list[int]:
        """The first cells of other rooms in sight, straight across empty cells (11.2,
        house-landing, house-jump-bases)."""
        known = cell.jumps
        if known is None:
            found = [self._look(cell, dx, dy) for dx, dy in AROUND[:4]]
            known = [target for target in found if target >= 0]
            cell.jumps = known
        return known

    def _look(self, here: Cell, dx: int, dy: int) -> int:
        size = self.size
        x, y = here.index % size + dx, here.index // size + dy
        steps = 0
        while 0 <= x < size and 0 <= y < size:
            there = self.at[y * size + x]
            if there.room != NO_ROOM:
                return there.index if steps and not here.walled_from(there) else -1
            x += dx
            y += dy
            steps += 1
        return -1

    def is_supply(self, room: int) -> bool:
        return FIRST_SUPPLY <= room < FIRST_TILE

    def distances(self, target: int) -> list[int]:
        """How many steps each cell is away from a target on an empty station; -1 = out of reach."""
        if target not in self._distances:
            far = [-1] * len(self.room_of)
            far[target] = 0
            queue = [target]
            for cell in queue:
                for there in self.at[cell].steps:
                    if far[there.index] < 0:
                        far[there.index] = far[cell] + 1
                        queue.append(there.index)
            self._distances[target] = far
        return self._distances[target]
