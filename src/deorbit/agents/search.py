"""Search: plans a whole line of its own decisions and takes the first of them."""

from typing import Any

from deorbit.agents.base import Agent
from deorbit.core.ahead import Ahead, Line
from deorbit.core.seat import Seat
from deorbit.games import find


class Search(Agent):
    """`width`: lines that are followed at once; `depth`: decisions of a line; `samples`: worlds in
    which a draw is tried. A plan is kept as long as the world is what it expected."""

    def __init__(
        self, seed: int | None = None, width: int = 12, depth: int = 14, samples: int = 3
    ) -> None:
        super().__init__(seed)
        self.width, self.depth, self.samples = width, depth, samples

    def plan(self, seat: Seat, world: Any = None) -> Line | None:
        """The best line found, in this world or one that the seat could be in; None where it has
        nothing to decide."""
        ahead = Ahead(
            find(seat.game), self.rng.randbytes(32), self.width, self.depth, self.samples, 1
        )
        return ahead.best(seat.world(self.rng) if world is None else world, seat.number)

    def pick(self, seat: Seat) -> int:
        moves = seat.moves()
        if len(moves) == 1:
            return moves[0]
        line = self.plan(seat)
        return line.moves[0] if line is not None else moves[0]
