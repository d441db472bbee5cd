"""The turn (chapter 3) and the end of the game (chapter 1)."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first, pack
from deorbit.core.game import ALLOWED, EVERYONE, ActionKind, Always, Sink
from deorbit.games.stationx.edition import COMMANDER, SLOTS
from deorbit.games.stationx.events import (
    CONQUERED,
    ELIMINATED,
    INCOME,
    INHERITED,
    RESPAWNED,
    TIME_UP,
    TURN_BEGUN,
)
from deorbit.games.stationx.reasons import (
    CELL_TAKEN,
    NOT_AT_TELEPORTER,
)
from deorbit.games.stationx.state import (
    CONQUEST,
    EMPTY,
    NOWHERE,
    RESPAWN,
    ROUND_LIMIT,
    RUNNING,
    STIPEND_TURNS,
    TURN,
    StationXState,
    changed,
)


def next_player(state: StationXState, seat: int, including: bool) -> int:
    """The next seat clockwise that is still in the game."""
    if not including:
        seat = (seat + 1) % state.seats
    while state.out[seat]:
        seat = (seat + 1) % state.seats
    return seat


def begin_turn(state: StationXState, seat: int, events: Sink) -> None:
    """Income first (3.2), then the commander's return (8.3), then the player's own choices."""
    state.active = seat
    state.bought = 0
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        state.flag[slot] = 0
    if state.round == 0:
        state.round = 1
    if events is not None:
        events.append((TURN_BEGUN, EVERYONE, seat, state.round))
    collect_income(state, seat, events)
    state.stack.push(TURN, seat)
    if respawn_cells(state, seat):
        state.stack.push(RESPAWN, seat)


def collect_income(state: StationXState, seat: int, events: Sink) -> None:
    """The base pays (3.2), and so do supply cards that pay over time (9.2)."""
    place = seat * STIPEND_TURNS
    energy = state.income(seat) + state.stipend[place]
    for turn in range(place, place + STIPEND_TURNS - 1):
        state.stipend[turn] = state.stipend[turn + 1]
    state.stipend[place + STIPEND_TURNS - 1] = 0
    state.energy[seat] += energy
    if events is not None and energy:
        events.append((INCOME, EVERYONE, seat, energy, min(state.energy[seat], 1023)))


def end_turn(state: StationXState, events: Sink) -> None:
    """The turn passes clockwise; a round is over when it passes the first player (3.3)."""
    state.stack.frames = []
    seat = state.active
    while True:
        seat = (seat + 1) % state.seats
        if seat == state.first:
            state.round += 1
        if not state.out[seat]:
            break
    if state.round > state.rounds:
        state.round = state.rounds
        state.ending = ROUND_LIMIT
        if events is not None:
            events.append((TIME_UP, EVERYONE, state.rounds))
    else:
        begin_turn(state, seat, events)


def check_fate(state: StationXState, seat: int, events: Sink) -> None:
    """A player whose base is taken and whose commander is dead is out, in either order (1.2)."""
    if (
        not state.out[seat]
        and state.holder[seat] != seat
        and state.cell[seat * SLOTS + COMMANDER] == NOWHERE
    ):
        eliminate(state, seat, state.holder[seat], events)


def eliminate(state: StationXState, seat: int, conqueror: int, events: Sink) -> None:
    """Units go, bases pass to the conqueror (1.3), the last one left has won (1.1)."""
    state.out = changed(state.out, seat, 1)
    if events is not None:
        events.append((ELIMINATED, EVERYONE, seat, conqueror))
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.cell[slot] != NOWHERE:
            state.take(slot)
    for base in range(state.seats):
        if state.holder[base] == seat:
            state.holder = changed(state.holder, base, conqueror)
            if events is not None and base != seat:
                events.append((INHERITED, EVERYONE, conqueror, base))
    if sum(state.out) == state.seats - 1:
        state.ending = CONQUEST
        state.stack.frames = []
        state.doomed = []
        if events is not None:
            events.append((CONQUERED, EVERYONE, conqueror))


def go_on(state: StationXState, events: Sink) -> None:
    """After a battle or a capture: the turn of a player who is out ends at once."""
    if state.ending == RUNNING and state.out[state.active]:
        end_turn(state, events)


def respawn_cells(state: StationXState, seat: int) -> list[int]:
    """Where a dead commander can return now (8.3, house-respawn)."""
    cells: list[int] = []
    if (
        state.cell[seat * SLOTS + COMMANDER] == NOWHERE
        and state.holder[seat] == seat
        and state.energy[seat] >= state.edition.respawn
        and state.admits(state.geometry.base_room[seat], seat, COMMANDER)
    ):
        room = state.geometry.base_room[seat]
        for cell in state.geometry.at[state.teleporter[seat]].near:
            if cell.room == room and state.at[cell.index] == EMPTY:
                cells.append(cell.index)
    return cells


class Respawn(ActionKind[StationXState]):
    """Bring the commander back at the teleporter (8.3)."""

    def __init__(self, number: int) -> None:
        super().__init__("respawn", [("at", "cell")], [RESPAWN])
        self.number = number

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        cell = first(move)
        if cell in respawn_cells(state, seat):
            return ALLOWED
        room = state.geometry.base_room[seat]
        near = [there.index for there in state.geometry.at[state.teleporter[seat]].near]
        if state.geometry.room_of[cell] != room or cell not in near:
            return NOT_AT_TELEPORTER
        return CELL_TAKEN

    def collect(self, state: StationXState, seat: int, moves: list[int]) -> None:
        for cell in respawn_cells(state, seat):
            moves.append(pack(self.number, cell))

    def perform(
        self, state: StationXState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        cell = first(move)
        state.energy[seat] -= state.edition.respawn
        state.put(seat * SLOTS + COMMANDER, cell)
        state.stack.pop()
        if events is not None:
            events.append((RESPAWNED, EVERYONE, seat, cell, state.edition.respawn))


class Wait(Always[StationXState]):
    """Leave the commander dead for this turn (house-respawn)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "wait", [RESPAWN])

    def perform(
        self, state: StationXState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.stack.pop()


class End(Always[StationXState]):
    """End the turn (3.3)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "end", [TURN])

    def perform(
        self, state: StationXState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        end_turn(state, events)
