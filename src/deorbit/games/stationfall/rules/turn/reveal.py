"""Choosing the Secret Identity (3.4) and revealing it (15.3)."""

from deorbit.core.codec import first, kind_of, pack, second
from deorbit.core.dealer import Dealer
from deorbit.core.decisions import Pick
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.rules.abilities.reveal import reveal
from deorbit.games.stationfall.rules.events import CHOSE
from deorbit.games.stationfall.rules.questions import (
    CHOOSE,
    INFLUENCE_STEP,
    LAST_REVEAL,
    REVEAL_STEP,
    TURN,
)
from deorbit.games.stationfall.rules.reasons import (
    ALREADY_REVEALED,
    NO_REVEAL_YET,
    NO_SCHROEDINGER,
    NO_SCHROEDINGER_FOR_TWO,
    NOT_A_BONUS,
    NOT_DEALT,
    REVEAL_FIRST,
)
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn.begin import begin_game
from deorbit.games.stationfall.rules.tutorial import stays_secret


class Choose(Pick[StationfallState]):
    """Choose the Secret Identity; the other cards become Bonus Characters (3.4, 17.3.1). Of a pair
    each chooses one, and the card that is left is for both (17.2.1, 18.2)."""

    def __init__(self) -> None:
        super().__init__("choose", "identity!", [CHOOSE], NOT_DEALT)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return bits(state.dealt[state.lead[second(state.stack.top(seat))]])

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        conspiracy = second(state.stack.top(seat))
        lead = state.lead[conspiracy]
        identity = first(move)
        state.identity[conspiracy] = identity
        state.dealt[lead] &= ~(1 << identity)
        state.dealt_count[lead] -= 1
        state.stack.answer(seat)
        readers = 0
        for other in range(state.players):
            if state.lead[other] == lead:
                readers |= 1 << state.seat_of[other]
        dealer.note((CHOSE, readers, conspiracy, identity))
        for other in range(state.players):
            if state.lead[other] == lead and state.identity[other] == NOWHERE:
                return
        state.bonus[lead] = state.dealt[lead]
        state.bonus_count[lead] = state.dealt_count[lead]
        state.dealt[lead] = 0
        state.dealt_count[lead] = 0
        if not state.stack.parallel():
            begin_game(state, dealer)


# Reveal (15.3) ------------------------------------------------------------------------------------


def cannot_reveal(state: StationfallState, identity: int) -> int:
    """Revealing comes first in a turn (15.2), once in a game."""
    if state.pc[state.active] != NOWHERE:
        return ALREADY_REVEALED
    frame = state.stack.frames[-1]
    if kind_of(frame) == TURN and second(frame) != REVEAL_STEP:
        return REVEAL_FIRST
    if state.tutorial and kind_of(frame) == TURN and stays_secret(state, identity):
        return NO_REVEAL_YET
    return ALLOWED


def take_reveal(state: StationfallState, identity: int, dealer: Dealer) -> None:
    frame = state.stack.pop()
    empowered = kind_of(frame) == TURN
    if empowered:
        state.ask(TURN, state.active, INFLUENCE_STEP)
    reveal(state, state.active, identity, empowered, dealer)


class Reveal(ActionKind[StationfallState]):
    """Reveal as the Secret Identity (15.3.1), at Stationfall at the latest (16.2)."""

    def __init__(self) -> None:
        super().__init__("reveal", "", [TURN, LAST_REVEAL])

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        return cannot_reveal(state, state.identity[state.active])

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if cannot_reveal(state, state.identity[state.active]) == ALLOWED:
            moves.append(pack(self.number))

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        take_reveal(state, state.identity[state.active], dealer)


class Schroedinger(ActionKind[StationfallState]):
    """Reveal as a Bonus Character instead (3.5.1, 17.3.2); not in games of pairs (17.2.3, 18.3)."""

    def __init__(self) -> None:
        super().__init__("schroedinger", "identity", [TURN, LAST_REVEAL])

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        code = cannot_reveal(state, first(move))
        if code != ALLOWED:
            return code
        if state.paired:
            return NO_SCHROEDINGER if state.teams else NO_SCHROEDINGER_FOR_TWO
        return ALLOWED if state.bonus[state.active] >> first(move) & 1 else NOT_A_BONUS

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if not state.paired:
            for identity in bits(state.bonus[state.active]):
                if cannot_reveal(state, identity) == ALLOWED:
                    moves.append(pack(self.number, identity))

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        take_reveal(state, first(move), dealer)
