"""Questions that are answered by one out of a list and are over with that."""

from collections.abc import Callable

from deorbit.core.codec import first
from deorbit.core.dealer import Dealer
from deorbit.core.decisions import Pick
from deorbit.games.stationfall.rules.state import StationfallState


class PickFrom(Pick[StationfallState]):
    """Pick one of what `listed` gives for the state; `take` does the rest."""

    def __init__(
        self,
        name: str,
        field: str,
        question: int,
        reason: int,
        listed: Callable[[StationfallState], list[int]],
        take: Callable[[StationfallState, int, Dealer], None],
    ) -> None:
        super().__init__(name, field, [question], reason)
        self.listed = listed
        self.take = take

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return self.listed(state)

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        state.stack.pop()
        self.take(state, first(move), dealer)
