"""Movement (chapter 6) and Space Jump (chapter 11)."""

from typing import Final

from deorbit.core.codec import first, second
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.stationx.content.edition import COMMANDER, DROID, SLOT_KIND, SLOTS
from deorbit.games.stationx.rules.events import JUMPED, MOVED_TO
from deorbit.games.stationx.rules.obstacles import in_the_way, no_jump
from deorbit.games.stationx.rules.questions import TURN
from deorbit.games.stationx.rules.reasons import (
    CANNOT_JUMP,
    CELL_TAKEN,
    COMMANDERS_ONLY,
    HAS_JUMPED,
    HAS_MOVED,
    JUMP_INTO_SPACE,
    JUST_APPEARED,
    NO_OWN_UNIT,
    NO_OXYGEN,
    NO_ROOM_THERE,
    NO_SHARE,
    ON_TELEPORTER,
    STANDS_THERE,
)
from deorbit.games.stationx.rules.rooms import NO_ROOM, Cell
from deorbit.games.stationx.rules.state import (
    EMPTY,
    LEAPT,
    MOVED,
    NEW,
    NOWHERE,
    SPENT,
    TELEPORTER,
    StationXState,
)
from deorbit.games.stationx.rules.supply import visit

CANNOT_MOVE: Final = MOVED | NEW | LEAPT
JUMPS_NO_MORE: Final = NEW | LEAPT

ANYBODY: Final = -1
"""No player: who asks for a way without a unit."""


def moves_of(state: StationXState, slot: int, kind: int) -> list[int]:
    """The moves of a unit, as packed moves of that kind: kept until something near it changes."""
    known = state.known[slot]
    if known is None:
        if state.watch[slot] == 0:
            spread(state, slot)
        at = state.at
        move = kind | state.cell[slot] << 7
        known = []
        for cell in state.reach[slot]:
            if at[cell.index] == EMPTY:
                known.append(move | cell.index << 17)
        state.known[slot] = known
    return known


def spread(state: StationXState, slot: int) -> None:
    """Find the cells that a unit can get to, and note the rooms that were looked into."""
    seat, kind = slot // SLOTS, SLOT_KIND[slot % SLOTS]
    start = state.geometry.at[state.cell[slot]]
    reach: list[Cell] = []
    state.watch[slot] = walk(state, seat, kind, start, start.room, reach)
    state.reach[slot] = reach


def walk(
    state: StationXState, seat: int, kind: int, start: Cell, home: int, reach: list[Cell]
) -> int:
    """Walk step by step wherever a unit can go in a turn, each step within the oxygen limits
    (house-oxygen-steps) except in the room where it counts already, past own units but not past
    others (house-passing). Adds the cells, and returns a mask of the rooms that were looked into.
    ANYBODY breathes nothing and passes nobody."""
    at = state.at
    own = seat * SLOTS
    rooms = 1 << home
    shut = 0
    state.geometry.stamp += 1
    stamp = state.geometry.stamp
    start.mark = stamp
    edge = [start]
    for _ in range(state.edition.movement[kind] if seat == ANYBODY else state.movement(seat, kind)):
        further: list[Cell] = []
        for here in edge:
            for there in here.steps:
                if there.mark != stamp:
                    there.mark = stamp
                    if there.room != home:
                        bit = there.bit
                        if not rooms & bit:
                            rooms |= bit
                            if seat != ANYBODY and not state.admits(there.room, seat, kind):
                                shut |= bit
                        if shut & bit:
                            continue
                    stands = at[there.index]
                    if stands == EMPTY or own < stands <= own + SLOTS:
                        further.append(there)
        reach.extend(further)
        edge = further
    return rooms


def reachable(state: StationXState, slot: int, start: int) -> list[int]:
    """Where a unit could end a move if it stood on a cell, while all others stay where they are and
    rooms take in what they take in now; nearest first. Without a unit (NOWHERE): where a commander
    of ANYBODY could."""
    geometry = state.geometry
    cell, here = NOWHERE if slot == NOWHERE else state.cell[slot], geometry.at[start]
    seat = ANYBODY if slot == NOWHERE else slot // SLOTS
    kind = COMMANDER if slot == NOWHERE else SLOT_KIND[slot % SLOTS]
    reach: list[Cell] = []
    walk(state, seat, kind, here, here.room if cell == NOWHERE else geometry.room_of[cell], reach)
    return [there.index for there in reach if is_free(state, there.index, cell)]


def landings(state: StationXState, slot: int, start: int) -> list[int]:
    """Where a unit could jump to if it stood on a cell, as `reachable` sees it (11.2)."""
    seat, kind = slot // SLOTS, SLOT_KIND[slot % SLOTS]
    if slot == NOWHERE or not state.jumps(seat, kind):
        return []
    room_of, cell = state.geometry.room_of, state.cell[slot]
    return [
        there
        for there in state.geometry.jumps(state.geometry.at[start])
        if is_free(state, there, cell)
        and (room_of[there] == room_of[cell] or state.admits(room_of[there], seat, kind))
    ]


def is_free(state: StationXState, there: int, left: int) -> bool:
    """Whether a unit can stand on a cell of a room once it has left its own."""
    return there == left or state.at[there] == EMPTY


def no_way(state: StationXState, slot: int, target: int) -> int:
    """Why a unit does not get to a cell by a move, ALLOWED if it does (6.1, 6.2)."""
    start = state.cell[slot]
    room = state.geometry.room_of[target]
    if room == NO_ROOM:
        return NO_ROOM_THERE
    if target == start:
        return STANDS_THERE
    code = taken(state, target)
    if code != ALLOWED:
        return code
    if state.watch[slot] == 0:
        spread(state, slot)
    if state.geometry.at[target] in state.reach[slot]:
        return ALLOWED
    if room != state.geometry.room_of[start]:
        code = not_admitted(state, room, slot // SLOTS, SLOT_KIND[slot % SLOTS])
        if code != ALLOWED:
            return code
    return in_the_way(state, slot, target)


def not_admitted(state: StationXState, room: int, seat: int, kind: int) -> int:
    """Why a unit cannot be in a room, ALLOWED if it can (5.1, 5.2, 9.1)."""
    if state.admits(room, seat, kind):
        return ALLOWED
    if kind != COMMANDER and state.geometry.is_supply(room):
        return COMMANDERS_ONLY
    if state.crowd[5 * room + 4] >= state.geometry.oxygen[room]:
        return NO_OXYGEN
    return NO_SHARE


def taken(state: StationXState, cell: int) -> int:
    """Why a unit cannot stand on a cell of a room, ALLOWED if it can (house-one-unit,
    house-teleporter)."""
    if state.at[cell] == EMPTY:
        return ALLOWED
    return CELL_TAKEN if state.at[cell] < TELEPORTER else ON_TELEPORTER


def done_reason(flag: int) -> int:
    """Why a unit with this flag moves no more this turn (6.3, 11.3, house-new-units)."""
    if flag & NEW:
        return JUST_APPEARED
    return HAS_JUMPED if flag & LEAPT else HAS_MOVED


class Going(ActionKind[StationXState]):
    """A unit goes from one cell to another. `flags` are what it has done then this turn, `told`
    the event."""

    def __init__(self, name: str, flags: int, told: int) -> None:
        super().__init__(name, "from:cell to:cell", [TURN])
        self.flags = flags
        self.told = told

    def perform(self, state: StationXState, seat: int, move: int, dealer: Dealer) -> None:
        slot = state.at[first(move)] - 1
        state.flag[slot] |= self.flags
        state.put(slot, second(move))
        dealer.tell(self.told, seat, SLOT_KIND[slot % SLOTS], first(move), second(move))
        visit(state, slot, first(move), dealer)


class Move(Going):
    """Move a unit, each once in a turn (6.1 to 6.3)."""

    def __init__(self) -> None:
        super().__init__("move", MOVED, MOVED_TO)

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        slot = state.own_unit_on(first(move), seat)
        if slot == NOWHERE:
            return NO_OWN_UNIT
        flag = state.flag[slot]
        if flag & CANNOT_MOVE:
            return done_reason(flag)
        return no_way(state, slot, second(move))

    def collect(self, state: StationXState, seat: int, moves: list[int]) -> None:
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            cell = state.cell[slot]
            if cell != NOWHERE and not state.flag[slot] & CANNOT_MOVE:
                moves.extend(moves_of(state, slot, self.number))


class Jump(Going):
    """Space Jump straight across empty cells into another room (11.1 to 11.4,
    house-landing)."""

    def __init__(self) -> None:
        super().__init__("jump", SPENT | LEAPT, JUMPED)

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        start, target = first(move), second(move)
        slot = state.own_unit_on(start, seat)
        if slot == NOWHERE:
            return NO_OWN_UNIT
        kind = SLOT_KIND[slot % SLOTS]
        if not state.jumps(seat, kind):
            return CANNOT_JUMP
        if state.flag[slot] & JUMPS_NO_MORE:
            return done_reason(state.flag[slot])
        geometry = state.geometry
        room = geometry.room_of[target]
        if room == NO_ROOM:
            return JUMP_INTO_SPACE
        if target not in geometry.jumps(geometry.at[start]):
            return no_jump(state, start, target)
        code = taken(state, target)
        if code != ALLOWED:
            return code
        return not_admitted(state, room, seat, kind)

    def collect(self, state: StationXState, seat: int, moves: list[int]) -> None:
        troops = state.jumps(seat, DROID)
        if not troops and not state.jumps(seat, COMMANDER):
            return
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            cell = state.cell[slot]
            kind = SLOT_KIND[slot % SLOTS]
            if cell != NOWHERE and not state.flag[slot] & JUMPS_NO_MORE and state.jumps(seat, kind):
                for target in state.geometry.jumps(state.geometry.at[cell]):
                    if state.at[target] == EMPTY and state.admits(
                        state.geometry.room_of[target], seat, kind
                    ):
                        moves.append(self.number | cell << 7 | target << 17)
