"""Bribes (15.5.4)."""

from deorbit.core.codec import first, pack, second
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.stationfall.content.names import NOWHERE, PARANOID, REMOTE_CONTROL, RICH
from deorbit.games.stationfall.rules.characters import not_usable, owners_of
from deorbit.games.stationfall.rules.events import BRIBED, GREY_BRIBED
from deorbit.games.stationfall.rules.questions import ACTIVATION, BY_BRIBE, BY_GREY_BRIBE, TURN
from deorbit.games.stationfall.rules.reasons import (
    BRIBE_OF_OTHER_COLOUR,
    BRIBE_ONCE,
    BRIBE_SPENT,
    IS_A_DRONE,
    IS_RICH,
    IS_SUSPICIOUS,
    NO_GREY_BRIBE,
    NOT_A_CHARACTER,
    NOT_THE_BILLIONAIRE,
    OWN_PC,
    PC_OF_THE_COLOUR,
)
from deorbit.games.stationfall.rules.state import UNUSED, StationfallState
from deorbit.games.stationfall.rules.turn.offers import offer, open_activation, out_of_phase


def unbribable(state: StationfallState, pawn: int) -> int:
    """Why a character takes no Bribe: only Live ones that have not escaped (15.5.4.1), not the own
    PC (15.5.4.4), nobody who is Rich, Paranoid or remote controlled."""
    if pawn == state.edition.monster:
        return NOT_A_CHARACTER
    ability = state.ability[pawn]
    if ability & RICH:
        return IS_RICH
    if ability & PARANOID:
        return IS_SUSPICIOUS
    if ability & REMOTE_CONTROL:
        return IS_A_DRONE
    if not state.usable(pawn):
        return not_usable(state, pawn)
    if owners_of(state, pawn) >> state.active & 1 == 0:
        return ALLOWED
    return OWN_PC if state.seats == state.players else PC_OF_THE_COLOUR


def no_bribe_left(state: StationfallState) -> int:
    """The own Bribe is spent; of two colours the other one waits for its turn (17.2.7)."""
    own = state.seat_of[state.active]
    for other in range(state.players):
        if state.seat_of[other] == own and state.bribe[other] == UNUSED:
            return BRIBE_OF_OTHER_COLOUR
    return BRIBE_SPENT


class Bribe(ActionKind[StationfallState]):
    """Bribe a Live character for one action, once in a turn (15.5.4)."""

    def __init__(self) -> None:
        super().__init__("bribe", "character", [TURN, ACTIVATION])

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        if state.bribe[state.active] != UNUSED:
            return BRIBE_ONCE if state.bribed else no_bribe_left(state)
        if state.bribed:
            return BRIBE_ONCE
        code = out_of_phase(state)
        return code if code != ALLOWED else unbribable(state, first(move))

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        free = state.bribe[state.active] == UNUSED and not state.bribed
        if free and out_of_phase(state) == ALLOWED:
            for pawn in range(state.edition.monster):
                if unbribable(state, pawn) == ALLOWED:
                    moves.append(pack(self.number, pawn))

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        pawn = first(move)
        open_activation(state)
        state.bribed = 1
        state.bribe[state.active] = state.edition.card_of[pawn]
        dealer.tell(BRIBED, state.active, pawn)
        offer(state, pawn, BY_BRIBE, dealer)


class GreyBribe(ActionKind[StationfallState]):
    """Spend a grey Bribe of Billionaire's card while he is activated (card-rich)."""

    def __init__(self) -> None:
        super().__init__("grey-bribe", "character", [ACTIVATION])

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        rich = state.edition.rich
        if rich == NOWHERE or state.edition.card_of[second(state.stack.frames[-1])] != rich:
            return NOT_THE_BILLIONAIRE
        if not state.grey_left:
            return NO_GREY_BRIBE
        return BRIBE_ONCE if state.bribed else unbribable(state, first(move))

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if state.grey_left and not state.bribed:
            for pawn in range(state.edition.monster):
                self.add_legal(state, seat, pack(self.number, pawn), moves)

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        pawn = first(move)
        state.bribed = 1
        state.grey_left -= 1
        state.grey_on[state.edition.card_of[pawn]] += 1
        dealer.tell(GREY_BRIBED, state.active, pawn)
        offer(state, pawn, BY_GREY_BRIBE, dealer)
