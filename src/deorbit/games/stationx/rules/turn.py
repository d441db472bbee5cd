"""What belongs to a turn (chapter 3), the return of a commander (8.3), and who is out (1.2)."""

from deorbit.core.codec import first, pack
from deorbit.core.dealer import Dealer
from deorbit.core.decisions import Always
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.stationx.content.edition import COMMANDER, SLOT_KIND, SLOTS
from deorbit.games.stationx.rules.events import (
    CONQUERED,
    ELIMINATED,
    INCOME,
    INHERITED,
    RESPAWN_BREATHLESS,
    RESPAWN_CROWDED,
    RESPAWNED,
    STARVED,
    TIME_UP,
    TURN_BEGUN,
)
from deorbit.games.stationx.rules.questions import RESPAWN, TURN
from deorbit.games.stationx.rules.reasons import (
    CELL_TAKEN,
    COMMANDER_LIVES,
    NO_CELL_AT_TELEPORTER,
    NO_OXYGEN,
    NO_SHARE,
    NOT_AT_TELEPORTER,
    ON_TELEPORTER,
    RESPAWN_TOO_POOR,
)
from deorbit.games.stationx.rules.state import (
    CONQUEST,
    EMPTY,
    NOWHERE,
    ROUND_LIMIT,
    STIPEND_TURNS,
    StationXState,
    changed,
)


def begin_turn(state: StationXState, dealer: Dealer) -> None:
    """Nobody has bought, moved or fought yet."""
    state.bought = 0
    for slot in range(state.active * SLOTS, state.active * SLOTS + SLOTS):
        state.flag[slot] = 0
    dealer.tell(TURN_BEGUN, state.active, state.round)


def collect_income(state: StationXState, seat: int, dealer: Dealer) -> None:
    """The base pays (3.2), and so do supply cards that pay over time (9.2)."""
    place = seat * STIPEND_TURNS
    energy = state.income(seat) + state.stipend[place]
    for turn in range(place, place + STIPEND_TURNS - 1):
        state.stipend[turn] = state.stipend[turn + 1]
    state.stipend[place + STIPEND_TURNS - 1] = 0
    state.energy[seat] += energy
    if energy:
        dealer.tell(INCOME, seat, energy, min(state.energy[seat], 1023))


def ask_for_turn(state: StationXState, seat: int, dealer: Dealer) -> None:
    """What the player likes (3.1); first whether the commander returns, if it can (8.3)."""
    state.stack.push(TURN, seat)
    code = no_respawn(state, seat)
    if code == ALLOWED:
        state.stack.push(RESPAWN, seat)
    elif code in (NO_OXYGEN, NO_SHARE):
        dealer.tell(RESPAWN_BREATHLESS, seat)
    elif code == NO_CELL_AT_TELEPORTER:
        dealer.tell(RESPAWN_CROWDED, seat)


def pass_turn(state: StationXState, dealer: Dealer) -> None:
    """The turn passes clockwise; a round is over when it passes the first player (3.3). The game
    ends with the last round (house-round-limit)."""
    seat = state.active
    while True:
        seat = (seat + 1) % state.seats
        if seat == state.first:
            state.round += 1
        if not state.out[seat]:
            break
    if state.round <= state.rounds:
        state.active = seat
        return
    state.round = state.rounds
    state.ending = ROUND_LIMIT
    dealer.tell(TIME_UP, state.rounds)


def starve(state: StationXState, seat: int, dealer: Dealer) -> None:
    """Who has kept everybody in the own base for so many turns in a row loses a unit at the end of
    each further turn, the commander last (house-siege)."""
    if not state.siege or state.out[seat]:
        return
    base = state.geometry.base_room[seat]
    units = [slot for slot in range(seat * SLOTS, seat * SLOTS + SLOTS) if state.cell[slot] >= 0]
    outside = any(state.geometry.room_of[state.cell[slot]] != base for slot in units)
    turns = 0 if outside or state.holder[seat] != seat else state.at_home[seat] + 1
    state.at_home = changed(state.at_home, seat, min(turns, state.siege + 1))
    if turns > state.siege and units:
        slot = units[-1]
        dealer.tell(STARVED, seat, SLOT_KIND[slot % SLOTS], state.cell[slot])
        state.take(slot)


def check_fate(state: StationXState, seat: int, dealer: Dealer) -> None:
    """A player whose base is taken and whose commander is dead is out, in either order (1.2,
    house-either-order)."""
    if is_beaten(state, seat, state.holder[seat]):
        eliminate(state, seat, state.holder[seat], dealer)


def is_beaten(state: StationXState, seat: int, holder: int) -> bool:
    """Whether a player is out with that holder of the own base (1.2)."""
    return (
        not state.out[seat] and holder != seat and state.cell[seat * SLOTS + COMMANDER] == NOWHERE
    )


def eliminate(state: StationXState, seat: int, conqueror: int, dealer: Dealer) -> None:
    """Units go, bases pass to the conqueror (house-inheritance), a turn of one's own ends at once;
    the last one left has won (1.1)."""
    state.out = changed(state.out, seat, 1)
    if seat == state.active:
        state.stack.frames = []
    dealer.tell(ELIMINATED, seat, conqueror)
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.cell[slot] != NOWHERE:
            state.take(slot)
    for base in range(state.seats):
        if state.holder[base] == seat:
            state.holder = changed(state.holder, base, conqueror)
            if base != seat:
                dealer.tell(INHERITED, conqueror, base)
    if sum(state.out) == state.seats - 1:
        state.ending = CONQUEST
        state.stack.frames = []
        state.doomed = []
        dealer.tell(CONQUERED, conqueror)


def no_respawn(state: StationXState, seat: int) -> int:
    """Why a commander does not return at the start of a turn, ALLOWED if it can (8.3,
    house-respawn). Who has lost the base too is out of the game (1.2)."""
    if state.cell[seat * SLOTS + COMMANDER] != NOWHERE:
        return COMMANDER_LIVES
    if state.energy[seat] < state.edition.respawn:
        return RESPAWN_TOO_POOR
    room = state.geometry.base_room[seat]
    if not state.admits(room, seat, COMMANDER):
        full = state.crowd[5 * room + 4] >= state.geometry.oxygen[room]
        return NO_OXYGEN if full else NO_SHARE
    return ALLOWED if free_at_teleporter(state, seat) else NO_CELL_AT_TELEPORTER


def free_at_teleporter(state: StationXState, seat: int) -> list[int]:
    """The free cells of a base next to its teleporter (house-respawn)."""
    room = state.geometry.base_room[seat]
    cells: list[int] = []
    for cell in state.geometry.at[state.teleporter[seat]].near:
        if cell.room == room and state.at[cell.index] == EMPTY:
            cells.append(cell.index)
    return cells


def respawn_cells(state: StationXState, seat: int) -> list[int]:
    """Where a dead commander can return now (8.3, house-respawn)."""
    return free_at_teleporter(state, seat) if no_respawn(state, seat) == ALLOWED else []


class Respawn(ActionKind[StationXState]):
    """Bring the commander back at the teleporter (8.3)."""

    def __init__(self) -> None:
        super().__init__("respawn", "at:cell", [RESPAWN])

    def price(self, state: StationXState, move: int) -> int:
        return state.edition.respawn

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        cell = first(move)
        if cell in respawn_cells(state, seat):
            return ALLOWED
        if cell == state.teleporter[seat]:
            return ON_TELEPORTER
        room = state.geometry.base_room[seat]
        near = [there.index for there in state.geometry.at[state.teleporter[seat]].near]
        if state.geometry.room_of[cell] != room or cell not in near:
            return NOT_AT_TELEPORTER
        return CELL_TAKEN

    def collect(self, state: StationXState, seat: int, moves: list[int]) -> None:
        for cell in respawn_cells(state, seat):
            moves.append(pack(self.number, cell))

    def perform(self, state: StationXState, seat: int, move: int, dealer: Dealer) -> None:
        cell, price = first(move), self.price(state, move)
        state.energy[seat] -= price
        state.put(seat * SLOTS + COMMANDER, cell)
        state.stack.pop()
        dealer.tell(RESPAWNED, seat, cell, price)


class Wait(Always[StationXState]):
    """Leave the commander dead for this turn (house-respawn)."""

    def __init__(self) -> None:
        super().__init__("wait", [RESPAWN])

    def perform(self, state: StationXState, seat: int, move: int, dealer: Dealer) -> None:
        state.stack.pop()


class End(Always[StationXState]):
    """End the turn (3.3)."""

    def __init__(self) -> None:
        super().__init__("end", [TURN])

    def perform(self, state: StationXState, seat: int, move: int, dealer: Dealer) -> None:
        state.stack.pop()
