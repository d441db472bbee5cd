"""Movement (chapter 6) and Space Jump (chapter 11)."""

from typing import Final

from deorbit.core.chance import Chance
from deorbit.core.codec import first, second
from deorbit.core.game import ALLOWED, EVERYONE, ActionKind, Sink
from deorbit.games.stationx.edition import COMMANDER, DROID, SLOT_KIND, SLOTS
from deorbit.games.stationx.events import JUMPED, MOVED_TO
from deorbit.games.stationx.geometry import NO_ROOM, Cell
from deorbit.games.stationx.reasons import (
    CANNOT_JUMP,
    CELL_TAKEN,
    COMMANDERS_ONLY,
    HAS_JUMPED,
    HAS_MOVED,
    JUST_APPEARED,
    NO_JUMP_BETWEEN_BASES,
    NO_OWN_UNIT,
    NO_OXYGEN,
    NO_ROOM_THERE,
    NO_SHARE,
    NOT_IN_SIGHT,
    OUT_OF_REACH,
)
from deorbit.games.stationx.state import (
    EMPTY,
    LEAPT,
    MOVED,
    NEW,
    NOWHERE,
    SPENT,
    TURN,
    StationXState,
)
from deorbit.games.stationx.supply import visit

CANNOT_MOVE: Final = MOVED | NEW | LEAPT


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
    """Walk a unit step by step wherever it can go, each step within the oxygen limits
    (house-oxygen-steps), past own units but not past others (house-passing). Notes the cells and
    the rooms that were looked into."""
    geometry = state.geometry
    at = state.at
    seat = slot // SLOTS
    kind = SLOT_KIND[slot % SLOTS]
    own = seat * SLOTS
    start = geometry.at[state.cell[slot]]
    home = start.room
    rooms = start.bit
    shut = 0
    geometry.stamp += 1
    stamp = geometry.stamp
    start.mark = stamp
    reach: list[Cell] = []
    edge = [start]
    for _ in range(state.movement(seat, kind)):
        further: list[Cell] = []
        for here in edge:
            for there in here.steps:
                if there.mark != stamp:
                    there.mark = stamp
                    if there.room != home:
                        bit = there.bit
                        if not rooms & bit:
                            rooms |= bit
                            if not state.admits(there.room, seat, kind):
                                shut |= bit
                        if shut & bit:
                            continue
                    stands = at[there.index]
                    if stands == EMPTY or own < stands <= own + SLOTS:
                        further.append(there)
        reach.extend(further)
        edge = further
    state.reach[slot] = reach
    state.watch[slot] = rooms


def not_admitted(state: StationXState, room: int, seat: int, kind: int) -> int:
    """Why a unit cannot be in a room, ALLOWED if it can (5.1, 5.2, 9.1)."""
    if state.admits(room, seat, kind):
        return ALLOWED
    if kind != COMMANDER and state.geometry.is_supply(room):
        return COMMANDERS_ONLY
    if state.crowd[5 * room + 4] >= state.geometry.oxygen[room]:
        return NO_OXYGEN
    return NO_SHARE


def done_reason(flag: int) -> int:
    """Why a unit with this flag moves no more this turn (6.3, 11.3, house-new-units)."""
    if flag & NEW:
        return JUST_APPEARED
    return HAS_JUMPED if flag & LEAPT else HAS_MOVED


class Move(ActionKind[StationXState]):
    """Move a unit, each once in a turn (6.1 to 6.4)."""

    def __init__(self, number: int) -> None:
        super().__init__("move", [("from", "cell"), ("to", "cell")], [TURN])
        self.number = number

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        slot = state.own_unit_on(first(move), seat)
        if slot == NOWHERE:
            return NO_OWN_UNIT
        flag = state.flag[slot]
        if flag & CANNOT_MOVE:
            return done_reason(flag)
        target = second(move)
        room = state.geometry.room_of[target]
        if room == NO_ROOM:
            return NO_ROOM_THERE
        if state.at[target] != EMPTY:
            return CELL_TAKEN
        if move in moves_of(state, slot, self.number):
            return ALLOWED
        if room != state.geometry.room_of[first(move)]:
            code = not_admitted(state, room, seat, SLOT_KIND[slot % SLOTS])
            if code != ALLOWED:
                return code
        return OUT_OF_REACH

    def collect(self, state: StationXState, seat: int, moves: list[int]) -> None:
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            cell = state.cell[slot]
            if cell != NOWHERE and not state.flag[slot] & CANNOT_MOVE:
                moves.extend(moves_of(state, slot, self.number))

    def perform(
        self, state: StationXState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        slot = state.at[first(move)] - 1
        state.flag[slot] |= MOVED
        state.put(slot, second(move))
        if events is not None:
            kind = SLOT_KIND[slot % SLOTS]
            events.append((MOVED_TO, EVERYONE, seat, kind, first(move), second(move)))
        visit(state, slot, first(move), chance, events)


class Jump(ActionKind[StationXState]):
    """Space Jump straight across empty cells into another room (11.1 to 11.4)."""

    def __init__(self, number: int) -> None:
        super().__init__("jump", [("from", "cell"), ("to", "cell")], [TURN])
        self.number = number

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        start, target = first(move), second(move)
        slot = state.own_unit_on(start, seat)
        if slot == NOWHERE:
            return NO_OWN_UNIT
        kind = SLOT_KIND[slot % SLOTS]
        if not state.jumps(seat, kind):
            return CANNOT_JUMP
        if state.flag[slot] & (NEW | LEAPT):
            return done_reason(state.flag[slot])
        geometry = state.geometry
        room = geometry.room_of[target]
        if room == NO_ROOM:
            return NO_ROOM_THERE
        if target not in geometry.jumps(geometry.at[start]):
            walled = geometry.at[start].walled_from(geometry.at[target])
            return NO_JUMP_BETWEEN_BASES if walled else NOT_IN_SIGHT
        if state.at[target] != EMPTY:
            return CELL_TAKEN
        return not_admitted(state, room, seat, kind)

    def collect(self, state: StationXState, seat: int, moves: list[int]) -> None:
        troops = state.jumps(seat, DROID)
        if not troops and not state.jumps(seat, COMMANDER):
            return
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            cell = state.cell[slot]
            kind = SLOT_KIND[slot % SLOTS]
            if cell != NOWHERE and not state.flag[slot] & (NEW | LEAPT) and state.jumps(seat, kind):
                for target in state.geometry.jumps(state.geometry.at[cell]):
                    if state.at[target] == EMPTY and state.admits(
                        state.geometry.room_of[target], seat, kind
                    ):
                        moves.append(self.number | cell << 7 | target << 17)

    def perform(
        self, state: StationXState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        slot = state.at[first(move)] - 1
        state.flag[slot] |= SPENT | LEAPT
        state.put(slot, second(move))
        if events is not None:
            kind = SLOT_KIND[slot % SLOTS]
            events.append((JUMPED, EVERYONE, seat, kind, first(move), second(move)))
        visit(state, slot, first(move), chance, events)
