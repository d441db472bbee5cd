"""Games in which everything lies open: every reader sees the whole state."""

from random import Random

from deorbit.core.game import Game, S


class OpenGame(Game[S]):
    """A game without secrets. What has no order yet, as a pile, gets it when something is drawn."""

    def observe(self, state: S, seat: int | None) -> S:
        return self.copy(state)

    def unknown(self, state: S, seat: int | None) -> int:
        return 0

    def sample_world(self, observation: S, seat: int | None, rng: Random) -> S:
        return self.copy(observation)
