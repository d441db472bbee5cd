"""Greedy: looks one action ahead and takes what is worth most to its seat."""

from deorbit.agents.base import Agent
from deorbit.core.match import Seat


class Greedy(Agent):
    def candidates(self, seat: Seat) -> list[int]:
        """What it chooses from."""
        return seat.moves()

    def pick(self, seat: Seat) -> int:
        moves = self.candidates(seat)
        if len(moves) == 1:
            return moves[0]
        world = seat.imagine(self.rng)
        best: list[int] = []
        highest: int | None = None
        for move in moves:
            ahead = world.copy()
            ahead.advance(seat.number, move)
            value = ahead.worth(seat.number)
            if highest is None or value > highest:
                highest, best = value, []
            if value == highest:
                best.append(move)
        return best[int(self.rng.random() * len(best))]
