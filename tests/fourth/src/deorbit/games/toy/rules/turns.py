"""3 Turns: peek, show or pass."""

from deorbit.core.chance import Chance
from deorbit.core.codec import pack
from deorbit.core.dealer import EVERYONE, Dealer
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.toy.content.edition import CARDS
from deorbit.games.toy.rules.events import PASSED, PEEKED, SHOWN
from deorbit.games.toy.rules.questions import ASK_TURN
from deorbit.games.toy.rules.reasons import KNOWN, SHOWN_ALREADY
from deorbit.games.toy.rules.state import NONE, ToyState, ask


class Turn(ActionKind[ToyState]):
    """What a seat does in its turn (3.2): nothing is left to choose."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "", [ASK_TURN])

    def forbids(self, state: ToyState, seat: int, move: int) -> int:
        return ALLOWED

    def collect(self, state: ToyState, seat: int, moves: list[int]) -> None:
        move = pack(self.number)
        if self.forbids(state, seat, move) == ALLOWED:
            moves.append(move)

    def perform(self, state: ToyState, seat: int, move: int, dealer: Dealer) -> None:
        told = self.done(state, seat, dealer.chance)
        state.played += 1
        ask(state)
        dealer.note(told)

    def done(self, state: ToyState, seat: int, chance: Chance) -> tuple[int, ...]:
        """Do it, and give what the log tells of it."""
        raise NotImplementedError


class Peek(Turn):
    """Look at the spare order (3.3), which is drawn when it is first seen."""

    def __init__(self) -> None:
        super().__init__("peek")

    def forbids(self, state: ToyState, seat: int, move: int) -> int:
        return KNOWN if state.peeked[seat] else ALLOWED

    def done(self, state: ToyState, seat: int, chance: Chance) -> tuple[int, ...]:
        if state.table == NONE:
            state.table = chance.below(len(CARDS))
        state.peeked[seat] = 1
        return PEEKED, 1 << seat, seat, state.table


class Show(Turn):
    """Show the own order to everybody (3.4)."""

    def __init__(self) -> None:
        super().__init__("show")

    def forbids(self, state: ToyState, seat: int, move: int) -> int:
        return SHOWN_ALREADY if state.shown[seat] else ALLOWED

    def done(self, state: ToyState, seat: int, chance: Chance) -> tuple[int, ...]:
        state.shown[seat] = 1
        return SHOWN, EVERYONE, seat, state.kept[seat]


class Pass(Turn):
    """Do nothing (3.5)."""

    def __init__(self) -> None:
        super().__init__("pass")

    def done(self, state: ToyState, seat: int, chance: Chance) -> tuple[int, ...]:
        return PASSED, EVERYONE, seat
