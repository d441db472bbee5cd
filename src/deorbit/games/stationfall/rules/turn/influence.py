"""Influence (15.4)."""

from deorbit.core.codec import first, pack, second
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.stationfall.content.names import HELPFUL
from deorbit.games.stationfall.rules.characters import not_usable
from deorbit.games.stationfall.rules.questions import ACTIVATE_STEP, TURN
from deorbit.games.stationfall.rules.reasons import (
    CANNOT_INFLUENCE,
    HELPFUL_ONE,
    INFLUENCE_ONCE,
    IS_DOWN,
    IS_DOWN_TO_CUBES,
    IS_PARANOID,
    IS_REMOTE_CONTROLLED,
    KEPT_FOR_LINDSEY,
    LOYAL_NEEDS_MORE,
    NOT_ENOUGH_CUBES,
)
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn.cubes import (
    is_aloof,
    least_influence,
    most_influence,
    place_cubes,
)
from deorbit.games.stationfall.rules.tutorial import kept


def out_of_influence(state: StationfallState, card: int) -> int:
    """Why nobody of a card can be influenced: as long as one of them is only Down, that is why
    (15.4.1)."""
    for pawn in state.edition.pawns_of[card]:
        code = not_usable(state, pawn)
        if code == IS_DOWN:
            return IS_DOWN_TO_CUBES
    return code


class Influence(ActionKind[StationfallState]):
    """Put cubes on one character that is Live, has not escaped and is nobody's PC (15.4.1)."""

    def __init__(self) -> None:
        super().__init__("influence", "card count", [TURN])
        self.moves: list[list[int]] = []

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        card, count = first(move), second(move)
        if second(state.stack.frames[-1]) == ACTIVATE_STEP:
            return INFLUENCE_ONCE
        pawn = state.edition.pawn_of[card]
        if not state.edition.with_token >> card & 1:
            return IS_REMOTE_CONTROLLED
        if not state.card_usable(card):
            return out_of_influence(state, card)
        if state.owners[card]:
            return CANNOT_INFLUENCE
        if state.tutorial and kept(state) >> card & 1:
            return KEPT_FOR_LINDSEY
        if is_aloof(state, state.active, card):
            return IS_PARANOID
        if count < 1:
            return NOT_ENOUGH_CUBES
        if count < least_influence(state, card):
            return LOYAL_NEEDS_MORE
        if count <= most_influence(state, state.active, card):
            return ALLOWED
        helpful = state.ability[pawn] & HELPFUL and state.pool[state.active]
        return HELPFUL_ONE if helpful else NOT_ENOUGH_CUBES

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if second(state.stack.frames[-1]) == ACTIVATE_STEP:
            return
        if not self.moves:
            self.moves = [
                [pack(self.number, card, count) for count in range(10)] for card in range(60)
            ]
        open_to_all = state.edition.with_token
        if state.tutorial:
            open_to_all &= ~kept(state)
        for card in range(len(state.owners)):
            if (
                open_to_all >> card & 1
                and not state.owners[card]
                and state.card_usable(card)
                and not is_aloof(state, state.active, card)
            ):
                least = least_influence(state, card)
                most = most_influence(state, state.active, card)
                if least <= most:
                    moves.extend(self.moves[card][least : most + 1])

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        card, count = first(move), second(move)
        state.stack.pop()
        state.ask(TURN, state.active, ACTIVATE_STEP)
        place_cubes(state, state.active, card, count, dealer)
