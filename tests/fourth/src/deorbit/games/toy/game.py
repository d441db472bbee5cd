"""Sealed Orders, assembled."""

from random import Random
from typing import Any, Final

from deorbit.core.chance import Chance
from deorbit.core.game import Edition, Game
from deorbit.core.records import Outcome
from deorbit.games.toy.content.edition import EDITION, MOST_SEATS, OPTIONS
from deorbit.games.toy.positions import read, write
from deorbit.games.toy.rules import knowledge, setup
from deorbit.games.toy.rules.events import EVENTS
from deorbit.games.toy.rules.keeping import Keep
from deorbit.games.toy.rules.questions import QUESTIONS
from deorbit.games.toy.rules.reasons import REASONS
from deorbit.games.toy.rules.state import ToyState, points
from deorbit.games.toy.rules.turns import Pass, Peek, Show


class Toy(Game[ToyState]):
    def __init__(self, version: int = 1) -> None:
        super().__init__(
            name="toy",
            version=version,
            seats=range(2, MOST_SEATS + 1),
            kinds=[Keep(), Peek(), Show(), Pass()],
            asks=QUESTIONS.rows,
            events=EVENTS.rows,
            reasons=REASONS.rows,
            options=OPTIONS,
            clock="round",
            usual_seats=2,
            secrets=True,
        )

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> ToyState:
        return setup.setup(options["turns"], seats, chance)

    def observe(self, state: ToyState, seat: int | None) -> ToyState:
        return knowledge.observe(state, seat)

    def sample_world(self, observation: ToyState, seat: int | None, rng: Random) -> ToyState:
        return knowledge.sample_world(observation, rng)

    def outcome(self, state: ToyState) -> Outcome | None:
        """Most points win (4.2)."""
        if state.stack.asked():
            return None
        rows = [points(state, seat) for seat in range(state.seats)]
        scores = [sum(row) for row in rows]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        told = [(("own", own), ("spare", spare)) for own, spare in rows]
        return Outcome(tuple(scores), tuple(winners), "done", tuple(told))

    def copy(self, state: ToyState) -> ToyState:
        return state.copy()

    def edition(self, state: ToyState) -> Edition:
        return EDITION

    def names(self, state: ToyState) -> tuple[str, ...]:
        return tuple([f"toy-player-{seat}" for seat in range(state.seats)])

    def to_position(self, state: ToyState) -> dict[str, Any]:
        return write.to_position(state)

    def from_position(
        self, position: dict[str, Any], options: dict[str, Any], seats: int, chance: Chance
    ) -> ToyState:
        return read.from_position(position, options["turns"], seats, chance)

    def from_view(self, view: dict[str, Any]) -> ToyState:
        return read.from_view(view)

    def worth(self, state: ToyState, seat: int) -> int:
        return sum(points(state, seat))


GAME: Final = Toy()
