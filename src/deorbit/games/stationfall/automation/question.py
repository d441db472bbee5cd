"""A question put to an automated player, and keys by which it decides: the least comes first."""

from collections.abc import Callable
from typing import Final

from deorbit.core.codec import KIND_MASK, first, kind_of, second
from deorbit.core.game import Game
from deorbit.games.stationfall.automation.priorities import (
    activating,
    own_card,
    sections,
    targeting,
)
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.rules.questions import CHOOSE
from deorbit.games.stationfall.rules.state import StationfallState

# What is added to a key of the General Priorities: comes after all that are without.
LATER: Final = 1 << 40
LAST: Final = 1 << 44


class Question:
    """A question put to a seat: `bot` is the conspiracy that is asked, `moves` what it can say."""

    def __init__(self, game: Game[StationfallState], state: StationfallState, seat: int) -> None:
        self.game = game
        self.state = state
        self.frame = state.stack.top(seat)
        self.kind = self.frame & KIND_MASK
        self.bot = second(self.frame) if self.kind == CHOOSE else state.active
        self.moves: list[int] = []
        for kind in game.answers[self.kind]:
            kind.collect(state, seat, self.moves)
        card = own_card(state, self.bot)
        self.own = state.edition.pawns_of[card] if card != NOWHERE else []
        """The pawns of the PC, or of the Secret Identity before it is revealed."""

    def named(self, name: str) -> list[int]:
        """The moves of one kind."""
        number = self.game.kind_of[name]
        return [move for move in self.moves if kind_of(move) == number]

    def hosts(self, section: int) -> bool:
        """Whether the own PC is in a section."""
        for pawn in self.own:
            if self.state.where[pawn] == section:
                return True
        return False


Key = Callable[[Question, int], int]
"""By what a move comes before others: the least comes first."""


def best(question: Question, moves: list[int], key: Key) -> int:
    """The move with the least key, of equal ones the first."""
    if len(moves) == 1:
        return moves[0]
    found = moves[0]
    least = key(question, found)
    for move in moves[1:]:
        other = key(question, move)
        if other < least:
            found = move
            least = other
    return found


def by_section(question: Question, move: int) -> int:
    return sections(question.state, question.bot, first(move))


def by_danger(question: Question, move: int) -> int:
    """Where something bad is to happen: not where the own PC is (bot-resolve)."""
    key = sections(question.state, question.bot, first(move))
    return key + LATER if question.hosts(first(move)) else key


def by_target(question: Question, move: int) -> int:
    """Whom something bad is to happen to: not the own PC (bot-resolve)."""
    return victim(question, first(move))


def victim(question: Question, pawn: int) -> int:
    key = targeting(question.state, question.bot, pawn)
    return key + LATER if pawn in question.own else key


def by_use(question: Question, move: int) -> int:
    """Whom something good is to happen to: the own PC first."""
    return activating(question.state, question.bot, first(move))
