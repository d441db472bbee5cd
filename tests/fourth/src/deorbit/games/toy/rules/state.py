"""The state of a game of Sealed Orders."""

from typing import Final

from deorbit.core.codec import pack
from deorbit.core.game import State
from deorbit.games.toy.content.edition import SCORING
from deorbit.games.toy.rules.questions import ASK_KEEP, ASK_TURN

NONE: Final = -1
"""No card, or one that has not been drawn yet."""
UNKNOWN: Final = -2


class ToyState(State):
    """`hand`: two cards for each seat; `table`: the spare order, NONE until somebody looks."""

    def __init__(self, seats: int, turns: int) -> None:
        super().__init__(seats)
        self.turns = turns
        self.played = 0
        self.hand = [NONE] * (2 * seats)
        self.kept = [NONE] * seats
        self.shown = [0] * seats
        self.table = NONE
        self.peeked = [0] * seats

    def copy(self) -> "ToyState":
        other = ToyState(self.seats, self.turns)
        other.played = self.played
        other.stack = self.stack.copy()
        other.hand = self.hand[:]
        other.kept = self.kept[:]
        other.shown = self.shown[:]
        other.table = self.table
        other.peeked = self.peeked[:]
        return other

    def dealt(self, seat: int) -> list[int]:
        return self.hand[2 * seat : 2 * seat + 2]

    def round(self) -> int:
        """Which round of turns it is; the last one goes on when all is over."""
        return min(self.played // self.seats + 1, self.turns)


def ask(state: ToyState) -> None:
    """Put the questions that follow from everything else: to all who still choose (2.2), else to
    the one whose turn it is (3.1)."""
    state.stack.close()
    state.stack.frames = []
    if NONE in state.kept:
        state.stack.open(
            [[pack(ASK_KEEP, seat)] if kept == NONE else [] for seat, kept in enumerate(state.kept)]
        )
    elif state.played < state.turns * state.seats:
        state.stack.push(ASK_TURN, state.played % state.seats)


def points(state: ToyState, seat: int) -> tuple[int, int]:
    """For the order itself, and for agreeing with the spare one (4.2)."""
    kept = state.kept[seat]
    if not state.shown[seat]:
        return 0, 0
    return int(kept == SCORING), 2 * int(kept == state.table)
