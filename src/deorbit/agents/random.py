"""Random: every legal action is equally likely."""

from deorbit.agents.base import Agent
from deorbit.core.match import Seat


class RandomAgent(Agent):
    def pick(self, seat: Seat) -> int:
        moves = seat.moves()
        return moves[int(self.rng.random() * len(moves))]
