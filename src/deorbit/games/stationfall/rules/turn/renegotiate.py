"""Renegotiate (15.6)."""

from deorbit.core.codec import first, pack
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.rules.actions.base import before_disc
from deorbit.games.stationfall.rules.characters import not_usable
from deorbit.games.stationfall.rules.events import CUBE_WITHDRAWN, DISC_RECALLED, RENEGOTIATED
from deorbit.games.stationfall.rules.questions import TURN
from deorbit.games.stationfall.rules.reasons import MUST_ACTIVATE, NO_CUBE_THERE
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn.activation import somebody_to_activate
from deorbit.games.stationfall.rules.turn.begin import end_activation


def take_disc_back(state: StationfallState, dealer: Dealer) -> None:
    dealer.tell(RENEGOTIATED, state.active)
    if state.disc[state.active] != NOWHERE:
        dealer.tell(DISC_RECALLED, state.active)
    state.disc[state.active] = NOWHERE
    end_activation(state)


def bound_to_activate(state: StationfallState) -> int:
    """Why there is no Renegotiating: not after a Bribe or Kompromat while there is somebody to
    activate (house-before-the-disc)."""
    return MUST_ACTIVATE if before_disc(state) and somebody_to_activate(state) else ALLOWED


class Renegotiate(ActionKind[StationfallState]):
    """Take the disc back instead of activating (15.6.1)."""

    def __init__(self) -> None:
        super().__init__("renegotiate", "", [TURN])

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        return bound_to_activate(state)

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if bound_to_activate(state) == ALLOWED:
            moves.append(pack(self.number))

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        take_disc_back(state, dealer)


class Withdraw(ActionKind[StationfallState]):
    """Renegotiate and take one cube back, from a Down character too (15.6.2)."""

    def __init__(self) -> None:
        super().__init__("withdraw", "card", [TURN])

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        card = first(move)
        code = bound_to_activate(state)
        if code != ALLOWED:
            return code
        if not state.cubes[card * state.players + state.active]:
            return NO_CUBE_THERE
        if not state.card_escaped(card):
            return ALLOWED
        return not_usable(state, state.edition.pawn_of[card])

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        for card in range(len(state.owners)):
            if state.cubes[card * state.players + state.active]:
                self.add_legal(state, seat, pack(self.number, card), moves)

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        card = first(move)
        state.cubes[card * state.players + state.active] -= 1
        state.pool[state.active] += 1
        dealer.tell(CUBE_WITHDRAWN, state.active, card)
        take_disc_back(state, dealer)
