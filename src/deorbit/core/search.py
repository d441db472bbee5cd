"""Looking ahead: the best line of own decisions that a search finds from a state.

A line goes on until its seat has nothing more to decide, or stops where the seat may. What is drawn
on the way is not known beforehand: behind a draw the search goes on in several worlds, and what the
draw is worth is their mean.
"""

from typing import Any, Final

from deorbit.core.chance import Chance
from deorbit.core.game import Game
from deorbit.core.stack import NOTHING

NARROWER: Final = 3
"""Behind a draw so many times fewer lines are followed."""


class Line:
    """Moves of one seat, and what the state after them is worth. The moves end at a draw."""

    def __init__(self, moves: list[int], worth: int) -> None:
        self.moves = moves
        self.worth = worth


class Ahead:
    """A search. `width`: how many lines are followed at once; `depth`: how many decisions they may
    have; `samples`: in how many worlds a draw is tried; `draws`: behind how many draws of a line
    the search goes on."""

    def __init__(
        self, game: Game[Any], secret: bytes, width: int, depth: int, samples: int, draws: int
    ) -> None:
        self.game = game
        self.secret = secret
        self.width = width
        self.depth = depth
        self.samples = samples
        self.draws = draws
        self.chance = Chance(secret, 0)

    def best(self, state: Any, seat: int) -> Line | None:
        """The best line; None where there is nothing to decide."""
        return self._best(state, seat, self.width, self.draws)

    def _best(self, state: Any, seat: int, width: int, draws: int) -> Line | None:
        game = self.game
        best: Line | None = None
        lines: list[tuple[Any, list[int]]] = [(state, [])]
        for _ in range(self.depth):
            grown: list[tuple[int, int, Any, list[int]]] = []
            known: set[tuple[int, ...]] = set()
            for before, moves in lines:
                stop = game.stop(before, seat)
                if stop != NOTHING:
                    best = _better(best, moves, stop, game.settled(before, seat))
                for move in game.considered(before, seat):
                    if move == stop:
                        continue
                    after = game.copy(before)
                    self.chance.begin(self.secret, 0)
                    game.apply(after, seat, move, self.chance, None)
                    if self.chance.drawn:
                        # What is drawn later in a line can be drawn first in another one.
                        deeper = 0 if moves else draws
                        value = self._mean(before, after, seat, move, width, deeper)
                        best = _better(best, moves, move, value)
                        continue
                    value = game.worth(after, seat)
                    top = after.stack.top(seat)
                    if top == NOTHING or after.stack.rests(seat):
                        best = _better(best, moves, move, value)
                        continue
                    # The same moves in another order lead to the same place.
                    key = tuple(sorted([*moves, move]) + [top])
                    if key not in known:
                        known.add(key)
                        grown.append((-value, len(grown), after, [*moves, move]))
            if not grown:
                return best
            grown.sort()
            lines = [(after, moves) for _, _, after, moves in grown[:width]]
        for after, moves in lines:
            best = _better(best, moves[:-1], moves[-1], game.worth(after, seat))
        return best

    def _mean(self, before: Any, after: Any, seat: int, move: int, width: int, draws: int) -> int:
        """What a move that draws is worth; `after` is one of the worlds behind it."""
        game = self.game
        total = self._value(after, seat, width, draws)
        for sample in range(1, self.samples):
            other = game.copy(before)
            self.chance.begin(self.secret, sample)
            game.apply(other, seat, move, self.chance, None)
            total += self._value(other, seat, width, draws)
        return total // self.samples

    def _value(self, state: Any, seat: int, width: int, draws: int) -> int:
        if draws > 0 and state.stack.top(seat) != NOTHING:
            line = self._best(state, seat, max(1, width // NARROWER), draws - 1)
            if line is not None:
                return line.worth
        return self.game.worth(state, seat)


def _better(best: Line | None, moves: list[int], move: int, worth: int) -> Line:
    if best is None or worth > best.worth:
        return Line([*moves, move], worth)
    return best
