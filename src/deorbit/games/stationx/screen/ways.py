"""Ways over several turns: where a unit has to stop, as the station stands now. The others stay
where they are, and rooms take in what they would take in now."""

from typing import Final

from deorbit.core.screen import Leg, Route, sentence
from deorbit.games.stationx.content.edition import SLOTS
from deorbit.games.stationx.rules.movement import (
    CANNOT_MOVE,
    JUMPS_NO_MORE,
    is_free,
    landings,
    reachable,
)
from deorbit.games.stationx.rules.rooms import NO_ROOM
from deorbit.games.stationx.rules.state import NOWHERE, StationXState
from deorbit.games.stationx.screen.players import kind_of

MOST_TURNS: Final = 100
MOVE: Final = "move"
JUMP: Final = "jump"

Stop = tuple[int, str]
"""Where to, and by what."""


def turn(state: StationXState, slot: int, stop: int) -> list[list[Stop]]:
    """Where one turn can lead from a cell: by a move, or by a jump, before which a unit may move
    (11.3). Without a unit (NOWHERE) anybody goes."""
    moves = [[(cell, MOVE)] for cell in reachable(state, slot, stop)]
    leaps = [
        [*legs, (there, JUMP)]
        for legs in ([], *moves)
        for there in landings(state, slot, legs[-1][0] if legs else stop)
    ]
    return moves + leaps


def way(state: StationXState, slot: int, start: int, goals: set[int]) -> list[list[Stop]] | None:
    """The legs of each turn to the nearest of these cells, None where there is no way."""
    came: dict[int, tuple[int, list[Stop]] | None] = {start: None}
    edge = [start]
    for _ in range(MOST_TURNS):
        for cell in edge:
            if cell in goals:
                return unwound(came, cell)
        further = []
        for stop in edge:
            for legs in turn(state, slot, stop):
                there = legs[-1][0]
                if there not in came:
                    came[there] = (stop, legs)
                    further.append(there)
        edge = further
    return None


def unwound(came: dict[int, tuple[int, list[Stop]] | None], cell: int) -> list[list[Stop]]:
    turns: list[list[Stop]] = []
    step = came[cell]
    while step is not None:
        turns.append(step[1])
        step = came[step[0]]
    return turns[::-1]


def route(seen: StationXState, start: int, goal: int) -> Route:
    """The way of a unit, or of anybody from an empty cell. To a cell that is taken it leads next to
    that cell."""
    state, names = built(seen), seen.edition.cell_names
    for cell in (start, goal):
        if state.geometry.room_of[cell] == NO_ROOM:
            return Route([sentence("stationx", "route-space", at=names[cell])], [])
    slot = state.unit_on(start)
    taken = not is_free(state, goal, start)
    goals = {there.index for there in state.geometry.at[goal].near} if taken else {goal}
    turns = way(state, slot, start, goals)
    if turns is None:
        ends = {"from": names[start], "to": names[goal]}
        return Route([sentence("stationx", "route-none", **ends)], [])
    lines = [sentence("stationx", "route-here", at=names[start])]
    if turns:
        stops = [names[legs[-1][0]] for legs in turns]
        lines = [sentence("stationx", "route-way", to=stops[-1], count=len(turns), stops=stops)]
    if taken:
        lines.append(sentence("stationx", "route-beside", to=names[goal]))
    if turns and is_tired(state, slot, turns[0][0][1]):
        lines.append(sentence("stationx", "route-later", unit=kind_of(slot)))
    return Route(lines, [Leg(names[cell], by) for legs in turns for cell, by in legs])


def built(state: StationXState) -> StationXState:
    """The same with the rooms that have been laid so far: while the station is being built nobody
    stands in them."""
    if any(cell != NOWHERE for cell in state.cell):
        return state
    other = state.copy()
    other.settle()
    return other


def is_tired(state: StationXState, slot: int, by: str) -> bool:
    """Whether a unit cannot set out like that any more this turn: after a move it may still jump
    (11.3)."""
    if slot == NOWHERE or slot // SLOTS != state.active:
        return False
    return state.flag[slot] & (CANNOT_MOVE if by == MOVE else JUMPS_NO_MORE) != 0
