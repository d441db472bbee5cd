"""The rooms of a station as a screen shows them: what they are, and what is between them."""

from functools import lru_cache
from typing import Final, NamedTuple, cast

from deorbit.games.stationx.content.edition import SUPPLY_ROOMS, StationXEdition
from deorbit.games.stationx.rules.rooms import CENTRE, FIRST_SUPPLY, Cell, Geometry
from deorbit.games.stationx.rules.state import StationXState
from deorbit.games.stationx.screen.contract import Room, RoomSort

SHADES: Final = 6
LAYOUTS: Final = 256
"""How many stations are remembered."""

Pair = tuple[str, str]


class Layout(NamedTuple):
    """What changes only while a station is built, so that one serves many boards."""

    rooms: list[Room]
    doors: list[Pair]
    walls: list[Pair]


def layout(state: StationXState) -> Layout:
    """The rooms that have been laid so far, and where they open into each other."""
    return _layout(state.edition, tuple(state.placed), state.linked)


@lru_cache(maxsize=LAYOUTS)
def _layout(edition: StationXEdition, placed: tuple[int, ...], linked: int) -> Layout:
    geometry, names = Geometry(edition, [*placed], []), edition.cell_names
    doors: list[Pair] = []
    walls: list[Pair] = []
    touching: list[set[int]] = [set() for _ in geometry.cells]
    for one, other in seams(geometry):
        touching[other.room].add(one.room)
        pair = (names[one.index], names[other.index])
        (walls if one.walled_from(other) else doors).append(pair)
    shades: list[int] = []
    for room, around in enumerate(touching):
        taken = {shades[other] for other in around}
        free = (shade for shade in range(SHADES) if shade not in taken)
        shades.append(next(free, room % SHADES))
    rooms = [room_of(geometry, room, linked, shade) for room, shade in enumerate(shades)]
    return Layout(rooms, doors, walls)


def seams(geometry: Geometry) -> list[tuple[Cell, Cell]]:
    """The cells of different rooms that share an edge, that of the earlier room first."""
    found = []
    for room in range(len(geometry.cells)):
        for cell in geometry.cells[room]:
            x, y = cell % geometry.size, cell // geometry.size
            for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                if 0 <= x + dx < geometry.size and 0 <= y + dy < geometry.size:
                    other = geometry.at[cell + dx + dy * geometry.size]
                    if other.room > room:
                        found.append((geometry.at[cell], other))
    return found


def room_of(geometry: Geometry, room: int, linked: int, shade: int) -> Room:
    cells, place = geometry.cells[room], 3 * (room - len(geometry.cells)) + len(geometry.placed)
    corner, size = cells[0], geometry.size
    width = cells[-1] % size - corner % size + 1
    return Room(
        sort=sort_of(geometry, room),
        at=geometry.edition.cell_names[corner],
        width=width,
        height=len(cells) // width,
        player=geometry.placed[place + 2] if place >= 0 else None,
        oxygen=geometry.oxygen[room],
        share=geometry.share[room],
        shade=shade,
        linked=linked >> corner & 1 == 1,
    )


def sort_of(geometry: Geometry, room: int) -> RoomSort:
    if room == CENTRE:
        return "centre"
    if geometry.is_supply(room):
        return cast("RoomSort", SUPPLY_ROOMS[room - FIRST_SUPPLY])
    return "base" if geometry.base_of[room] >= 0 else "tile"


def crowd(state: StationXState, rooms: int) -> list[list[int]]:
    """By room the living units of each player; before the station stands there are none."""
    counted = state.crowd
    if len(counted) != 5 * rooms:
        return [[0] * state.seats for _ in range(rooms)]
    return [counted[place : place + state.seats] for place in range(0, 5 * rooms, 5)]
