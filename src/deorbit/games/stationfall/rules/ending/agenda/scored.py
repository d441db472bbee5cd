"""What agendas look at (16.4.4): a case before the judge, and how places and pieces are read."""

from deorbit.games.stationfall.content.edition import Row, bits
from deorbit.games.stationfall.content.names import (
    ASSISTANT,
    BODY,
    COUNTS_AS,
    FIELD,
    NOWHERE,
    OUTER_SPACE,
    RAT,
)
from deorbit.games.stationfall.rules.state import GONE, INSIDE, LAST_ESCAPES, StationfallState


class Case:
    """A conspiracy before the judge: its state, its PC (by card, by pawns, and the first of them)
    and what it scored by Bonus Characters."""

    def __init__(self, state: StationfallState, conspiracy: int, identity: int, bonus: int) -> None:
        self.state = state
        self.conspiracy = conspiracy
        self.card = state.edition.character_of[identity]
        self.pawns = state.edition.pawns_of[self.card]
        self.pawn = self.pawns[0]
        self.bonus = bonus


class Condition:
    """One condition. `count` tells how often it is met."""

    def count(self, case: Case, row: Row) -> int:
        raise NotImplementedError


def place_of(state: StationfallState, pawn: int) -> int:
    """Where a pawn is; the swallowed are where the Blob is (x-blob)."""
    place = state.where[pawn]
    return state.where[state.edition.monster] if place == INSIDE else place


def on_board(state: StationfallState, pawn: int) -> bool:
    """In a section other than Outer Space that has not left (5.1.6)."""
    place = place_of(state, pawn)
    return place > 0 and state.launched >> place & 1 == 0


def is_down(state: StationfallState, pawn: int) -> bool:
    """Down, or annihilated, which counts as Down (16.4.2)."""
    return state.down >> pawn & 1 == 1 or state.where[pawn] == GONE


def item_escaped(state: StationfallState, item: int) -> bool:
    for pawn in range(state.edition.monster):
        if state.held[pawn] & FIELD[item] and state.escaped(pawn):
            return True
    for section in range(state.edition.size):
        if state.launched >> section & 1 and state.lying[section] & FIELD[item]:
            return True
    return False


def data_escaped(state: StationfallState, data: int) -> bool:
    """Possessed by somebody who escaped, or at an offsite (4.6.6.1, 9.6.1)."""
    if state.sent() >> data & 1:
        return True
    for pawn in range(state.edition.monster):
        if state.data[pawn] >> data & 1 and state.escaped(pawn):
            return True
    return False


def together(state: StationfallState, pawn: int, item: int) -> bool:
    """Whether a pawn and an Item are in one place: in its hands, or in the same section or pod."""
    if state.held[pawn] & FIELD[item]:
        return True
    place = state.where[pawn]
    return (place >= 0 or place == INSIDE) and state.item_place(item) == place


def holder_of(state: StationfallState, pawn: int) -> int:
    """Who possesses a character that is an Item, NOWHERE if nobody does."""
    if pawn == state.edition.rat:
        for other in range(state.edition.monster):
            if state.held[other] & FIELD[RAT]:
                return other
    return NOWHERE


def companions(state: StationfallState, pawn: int) -> list[int]:
    """The Humans and Robots colocated with a pawn (5.2, 16.4.3); of the Rat its holder always."""
    holder = holder_of(state, pawn)
    return [
        other
        for other in range(state.edition.monster)
        if other != pawn
        and state.edition.kind[other] & BODY
        and (other == holder or state.colocated(pawn, other))
    ]


def in_space(state: StationfallState) -> int:
    """Who is in Outer Space, or was when the ship came (house-stationfall-order)."""
    if state.stage > LAST_ESCAPES:
        return state.spaced
    found = 0
    for pawn in range(state.edition.monster):
        if state.where[pawn] == OUTER_SPACE and state.edition.kind[pawn] & BODY:
            found |= 1 << pawn
    return found


def item_in_space(state: StationfallState, item: int) -> bool:
    """Whether an Item drifts in Outer Space, or was with somebody there when the ship came."""
    if state.lying[OUTER_SPACE] & FIELD[item]:
        return True
    for pawn in bits(in_space(state)):
        if state.held[pawn] & FIELD[item]:
            return True
    return False


def count_escaped(state: StationfallState, kind: int, other_than: int) -> int:
    count = 0
    for pawn in range(state.edition.monster):
        if pawn != other_than and state.edition.kind[pawn] & kind and state.escaped(pawn):
            count += 1
    return count


def count_own_escaped(case: Case) -> int:
    count = 0
    for pawn in case.pawns:
        if case.state.escaped(pawn):
            count += 1
    return count


def holds(case: Case, item: int) -> bool:
    for pawn in case.pawns:
        if case.state.arms(pawn) & COUNTS_AS[item]:
            return True
    return False


def assistants_on(state: StationfallState, robots: bool) -> int:
    """Escaped Robots, or Humans who are none, that possess the Digital Assistant."""
    count = 0
    for pawn in range(state.edition.monster):
        if state.data[pawn] >> ASSISTANT & 1 and state.escaped(pawn):
            if (state.edition.robots >> pawn & 1 == 1) == robots:
                count += 1
    return count
