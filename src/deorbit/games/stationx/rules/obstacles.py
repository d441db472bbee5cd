"""Why a unit does not get where it would go: what stands in the way of a move (chapter 6) or of a
Space Jump (chapter 11). Asked only where a move is refused."""

from typing import Final

from deorbit.games.stationx.content.edition import COMMANDER, SLOT_KIND, SLOTS
from deorbit.games.stationx.rules.reasons import (
    CORNER_IN_THE_WAY,
    ENEMY_IN_THE_WAY,
    FULL_ROOM_IN_THE_WAY,
    NO_GAP,
    NO_JUMP_BETWEEN_BASES,
    NOT_AT_EDGE,
    NOT_FIRST_CELL,
    NOT_IN_SIGHT,
    NOT_STRAIGHT,
    OUT_OF_REACH,
    SEVERAL_IN_THE_WAY,
    SUPPLY_ROOM_IN_THE_WAY,
    TELEPORTER_IN_THE_WAY,
    WALL_IN_THE_WAY,
)
from deorbit.games.stationx.rules.rooms import AROUND, NO_ROOM, Cell
from deorbit.games.stationx.rules.state import EMPTY, StationXState

OBSTACLES: Final = (
    TELEPORTER_IN_THE_WAY,
    ENEMY_IN_THE_WAY,
    FULL_ROOM_IN_THE_WAY,
    SUPPLY_ROOM_IN_THE_WAY,
    WALL_IN_THE_WAY,
    CORNER_IN_THE_WAY,
)


def in_the_way(state: StationXState, slot: int, goal: int) -> int:
    """What keeps a unit from a cell: the one obstacle without which the way there is shortest, or
    several, or the distance alone."""
    found, least = OUT_OF_REACH, state.movement(slot // SLOTS, SLOT_KIND[slot % SLOTS]) + 1
    if _steps(state, slot, goal, OBSTACLES) < least:
        found = SEVERAL_IN_THE_WAY
    for obstacle in OBSTACLES:
        steps = _steps(state, slot, goal, (obstacle,))
        if steps < least:
            found, least = obstacle, steps
    return found


def _steps(state: StationXState, slot: int, goal: int, without: tuple[int, ...]) -> int:
    """How many steps a unit would need to a cell if some obstacles were not there; more than it
    has where there is no way."""
    geometry = state.geometry
    start = geometry.at[state.cell[slot]]
    movement = state.movement(slot // SLOTS, SLOT_KIND[slot % SLOTS])
    seen = {start.index}
    edge = [start]
    for steps in range(1, movement + 1):
        further = []
        for here in edge:
            for there in _around(state, here):
                if there.index not in seen and all(
                    obstacle in without for obstacle in _obstacles(state, slot, here, there)
                ):
                    seen.add(there.index)
                    further.append(there)
        if goal in seen:
            return steps
        edge = further
    return movement + 1


def _around(state: StationXState, here: Cell) -> list[Cell]:
    """The cells of rooms around a cell, walls or not."""
    size, at = state.geometry.size, state.geometry.at
    x, y = here.index % size, here.index // size
    cells = [
        at[here.index + dx + dy * size]
        for dx, dy in AROUND
        if 0 <= x + dx < size and 0 <= y + dy < size
    ]
    return [cell for cell in cells if cell.room != NO_ROOM]


def _obstacles(state: StationXState, slot: int, here: Cell, there: Cell) -> list[int]:
    """What keeps a unit from stepping from one cell to the next."""
    seat, kind = slot // SLOTS, SLOT_KIND[slot % SLOTS]
    found = []
    if here.walled_from(there):
        found.append(WALL_IN_THE_WAY)
    straight = abs(here.index - there.index) in (1, state.geometry.size)
    if here.room != there.room and not straight:
        found.append(CORNER_IN_THE_WAY)
    if there.solid:
        found.append(TELEPORTER_IN_THE_WAY)
    elif state.at[there.index] != EMPTY and (state.at[there.index] - 1) // SLOTS != seat:
        found.append(ENEMY_IN_THE_WAY)
    home = state.geometry.room_of[state.cell[slot]]
    if there.room != home and not state.admits(there.room, seat, kind):
        closed = kind != COMMANDER and state.geometry.is_supply(there.room)
        found.append(SUPPLY_ROOM_IN_THE_WAY if closed else FULL_ROOM_IN_THE_WAY)
    return found


def no_jump(state: StationXState, start: int, goal: int) -> int:
    """Why no Space Jump leads from a cell to that cell of a room (11.2, house-landing,
    house-jump-bases)."""
    geometry = state.geometry
    size = geometry.size
    dx, dy = goal % size - start % size, goal // size - start // size
    if (dx == 0) == (dy == 0):
        return NOT_STRAIGHT
    here, there = geometry.at[start], geometry.at[goal]
    if here.walled_from(there):
        return NO_JUMP_BETWEEN_BASES
    step = (dx > 0) - (dx < 0) + ((dy > 0) - (dy < 0)) * size
    beside = geometry.at[start + step]
    if beside.room == here.room:
        return NOT_AT_EDGE
    if beside.room != NO_ROOM:
        return NO_GAP if beside.room == there.room else NOT_IN_SIGHT
    first = next(cell for cell in range(start + step, goal + step, step) if _is_room(state, cell))
    return NOT_FIRST_CELL if geometry.room_of[first] == there.room else NOT_IN_SIGHT


def _is_room(state: StationXState, cell: int) -> bool:
    return state.geometry.room_of[cell] != NO_ROOM
