"""Search: plans a whole line of its own decisions and follows it as long as it holds."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from deorbit.agents.base import Agent
from deorbit.core.chance import Chance
from deorbit.core.match import Seat
from deorbit.core.search import Ahead, Line
from deorbit.games import find

DRAWS = 1
"""Behind so many draws of a line the search goes on."""


@contextmanager
def uncollected() -> Iterator[None]:
    """Thousands of states come and go while a line is sought. None is part of a ring, so they go by
    themselves; to look for rings among them would take longer than the search."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


class Search(Agent):
    """`width`: lines that are followed at once; `depth`: decisions of a line; `samples`: worlds in
    which a draw is tried."""

    def __init__(
        self, seed: int | None = None, width: int = 12, depth: int = 14, samples: int = 3
    ) -> None:
        super().__init__(seed)
        self.width, self.depth, self.samples = width, depth, samples
        self._next: list[tuple[list[int], int]] = []
        """The rest of the plan: what there will be to choose from, and what is chosen."""

    def plan(self, seat: Seat, world: Any = None) -> Line | None:
        """The best line found, in this world or one that the seat could be in; None where it has
        nothing to decide."""
        return self._best(seat, seat.world(self.rng) if world is None else world)

    def pick(self, seat: Seat) -> int:
        moves = seat.moves()
        if len(moves) == 1:
            return moves[0]
        if not self._next or self._next[0][0] != moves:
            self._next = self._planned(seat) or [(moves, moves[0])]
        return self._next.pop(0)[1]

    def _best(self, seat: Seat, world: Any) -> Line | None:
        secret = self.rng.randbytes(32)
        ahead = Ahead(find(seat.game), secret, self.width, self.depth, self.samples, DRAWS)
        with uncollected():
            return ahead.best(world, seat.number)

    def _planned(self, seat: Seat) -> list[tuple[list[int], int]]:
        """A plan step by step. Its last move may draw or end the turn, so nothing follows it."""
        game, state, number = find(seat.game), seat.world(self.rng), seat.number
        line = self._best(seat, state)
        steps: list[tuple[list[int], int]] = []
        for move in line.moves if line is not None else ():
            moves = game.legal(state, number)
            if len(moves) > 1:
                steps.append((moves, move))
            game.apply(state, number, move, Chance(b"", 0), None)
        return steps
