"""The plan of the station: where each section stands on the screen, and the lines of corridors and
vents between them. It follows the schematic of the map: aft at the top, the axis in the middle."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from deorbit.games.stationfall.content.edition import StationfallEdition

WIDTH = 14
"""Of a section; its name and what is in it have two signs less."""

PITCH = 6
"""Between two columns of the schematic, where sections do not push each other further apart."""

AXIS = 6
"""The column of the schematic that stays in the middle."""

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
AHEAD = {NORTH: (-1, 0), EAST: (0, 1), SOUTH: (1, 0), WEST: (0, -1)}
BEHIND = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}
UPRIGHT, LEVEL = NORTH | SOUTH, EAST | WEST

TURN, CROSSING = 2.0, 4.0
"""What a bend and a crossing cost, in cells."""

Cell = tuple[int, int]
Step = tuple[Cell, int, "Step | None"]


@dataclass(frozen=True)
class Line:
    """A corridor or a vent: its ends, and the cells it runs through with the sides it joins."""

    a: int
    b: int
    vent: bool
    cells: tuple[tuple[Cell, int], ...]

    @property
    def middle(self) -> Cell:
        return self.cells[len(self.cells) // 2][0]


@dataclass(frozen=True)
class Plan:
    """`places` are the upper left cells of the sections, each `high` rows high."""

    width: int
    height: int
    high: int
    places: tuple[Cell, ...]
    lines: tuple[Line, ...]


def plan(edition: StationfallEdition, high: int) -> Plan:
    vents = [(a, b) for a in range(edition.size) for b in edition.vents[a] if a < b]
    return _plan(tuple(edition.places), tuple(edition.ends), tuple(vents), high)


@lru_cache(maxsize=32)
def _plan(
    schematic: tuple[Cell, ...],
    corridors: tuple[tuple[int, int], ...],
    vents: tuple[tuple[int, int], ...],
    high: int,
) -> Plan:
    """Editions with the same sections and ways share a plan."""
    columns = _columns(schematic)
    rows = sorted({row for _, row in schematic}, reverse=True)
    places = tuple(
        (1 + rows.index(row) * (high + 1), column)
        for (_, row), column in zip(schematic, columns, strict=True)
    )
    router = _Router(places, high, max(columns) + WIDTH, len(rows) * (high + 1))
    edges = [*((a, b, False) for a, b in corridors), *((a, b, True) for a, b in vents)]
    lines = tuple(router.line(*edge) for edge in sorted(edges, key=router.far))
    return Plan(router.width, router.height, high, places, lines)


def _columns(schematic: tuple[Cell, ...]) -> list[int]:
    """The left edge of each section: as the schematic has it, pushed outwards from the axis."""
    left = [PITCH * column for column, _ in schematic]
    for row in {row for _, row in schematic}:
        band = [section for section, place in enumerate(schematic) if place[1] == row]
        band.sort(key=lambda section: schematic[section][0])
        middle = [section for section in band if schematic[section][0] == AXIS]
        edge = PITCH * AXIS if middle else PITCH * AXIS + WIDTH // 2
        for section in reversed([one for one in band if schematic[one][0] < AXIS]):
            left[section] = edge = min(left[section], edge - WIDTH - 1)
        edge = PITCH * AXIS + (WIDTH if middle else WIDTH // 2)
        for section in [one for one in band if schematic[one][0] > AXIS]:
            left[section] = max(left[section], edge + 1)
            edge = left[section] + WIDTH
    return [column - min(left) for column in left]


class _Router:
    """Finds a line for each corridor, one after another: short, with few bends and crossings."""

    def __init__(self, places: tuple[Cell, ...], high: int, width: int, height: int) -> None:
        self.places = places
        self.high = high
        self.width = width
        self.height = height
        self.taken = {
            (row + down, column + right): section
            for section, (row, column) in enumerate(places)
            for down in range(high)
            for right in range(WIDTH)
        }
        self.drawn: dict[Cell, int] = {}

    def far(self, edge: tuple[int, int, bool]) -> tuple[bool, int]:
        """Corridors before vents, short ones first."""
        a, b, vent = edge
        (row, column), (other_row, other_column) = self.places[a], self.places[b]
        return vent, 3 * abs(row - other_row) + abs(column - other_column)

    def line(self, a: int, b: int, vent: bool) -> Line:
        cells = tuple(self._way(a, b))
        for cell, sides in cells:
            self.drawn[cell] = self.drawn.get(cell, 0) | sides
        return Line(a, b, vent, cells)

    def _way(self, a: int, b: int) -> list[tuple[Cell, int]]:
        """The cheapest way (Dijkstra); none where a crowded map leaves no room. A step is a cell,
        the direction in which it is entered, and the step before."""
        heap: list[tuple[float, int, Step]] = []
        for off, cell, way in self._doors(a):
            heapq.heappush(heap, (off, len(heap), (cell, way, None)))
        tried = len(heap)
        seen: set[tuple[Cell, int]] = set()
        while heap:
            cost, _, step = heapq.heappop(heap)
            cell, way, _ = step
            if self.taken.get(cell) == b:
                return _sides(step)
            if (cell, way) in seen or not self._open(cell, way):
                continue
            seen.add((cell, way))
            crossed = cell in self.drawn
            for further, (down, right) in AHEAD.items():
                if further == BEHIND[way] or (crossed and further != way):
                    continue
                there = (cell[0] + down, cell[1] + right)
                off = self._off(b, there, further) if self.taken.get(there) == b else 0.0
                price = 1 + off + (TURN if further != way else 0) + (CROSSING if crossed else 0)
                tried += 1
                heapq.heappush(heap, (cost + price, tried, (there, further, step)))
        return []

    def _doors(self, section: int) -> Iterator[tuple[float, Cell, int]]:
        """The cells around a section with the direction in which a line leaves it there."""
        row, column = self.places[section]
        for right in range(WIDTH):
            for cell, way in (((row, column + right), NORTH), ((row, column + right), SOUTH)):
                outside = (row - 1 if way == NORTH else row + self.high, cell[1])
                yield self._off(section, cell, way), outside, way
        for down in range(self.high):
            off = self._off(section, (row + down, column), WEST)
            yield off, (row + down, column - 1), WEST
            yield off, (row + down, column + WIDTH), EAST

    def _off(self, section: int, cell: Cell, way: int) -> float:
        """How little a line likes to meet a section there: not at corners, best in the middle."""
        row, column = self.places[section]
        if way & LEVEL:
            return 0.2 if cell[0] == row else 0.0
        right = cell[1] - column
        return abs(right - WIDTH // 2) * 0.1 + (99 if right in (0, WIDTH - 1) else 0)

    def _open(self, cell: Cell, way: int) -> bool:
        """A line runs through free cells, and straight across other lines."""
        row, column = cell
        if cell in self.taken or not (0 <= row < self.height and 0 <= column < self.width):
            return False
        across = UPRIGHT if way & LEVEL else LEVEL
        return self.drawn.get(cell, across) == across


def _sides(step: Step) -> list[tuple[Cell, int]]:
    """The cells of a way with the sides that each joins; the last step is the goal itself."""
    _, leaves, before = step
    found = []
    while before is not None:
        cell, way, earlier = before
        found.append((cell, BEHIND[way] | leaves))
        leaves, before = way, earlier
    return found[::-1]
