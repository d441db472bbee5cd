"""The sequence of play: the five phases of a round (chapter 3), done and resume."""

from collections.abc import Callable
from typing import Final

from deorbit.core.dealer import Dealer
from deorbit.core.decisions import Always
from deorbit.core.sequence import Stage
from deorbit.games.intrepid.rules.abilities import gain_capacity
from deorbit.games.intrepid.rules.disaster import begin_disaster, resolve
from deorbit.games.intrepid.rules.end_of_round import fill_offer, take_home
from deorbit.games.intrepid.rules.events import CONSUMED, FINISHED, RESUMED
from deorbit.games.intrepid.rules.questions import ASK_PLACE, ASK_REST, ASK_SPEND
from deorbit.games.intrepid.rules.results import calculate, change
from deorbit.games.intrepid.rules.rolling import begin_round
from deorbit.games.intrepid.rules.state import DISASTER, RUNNING, SPENDING, IntrepidState


def consumption(state: IntrepidState, round: int, resource: int) -> int:
    """What a round consumes of a resource; it goes on rising after the table (house-last-round)."""
    figures = state.edition.figures
    table = figures.consumption[state.setting]
    rounds = len(table) // 4
    if round <= rounds:
        return table[4 * (round - 1) + resource]
    return table[4 * (rounds - 1) + resource] + figures.growth * (round - rounds)


def consume(state: IntrepidState, dealer: Dealer) -> None:
    """Phase 4: each resource falls (house-consumption)."""
    for resource in range(4):
        if state.ending == RUNNING:
            number = consumption(state, state.round, resource)
            change(state, resource, -number, CONSUMED, CONSUMED, dealer)


def begin_spending(state: IntrepidState, dealer: Dealer) -> None:
    """Phase 5 begins with the Capacity of the round (house-income)."""
    state.phase = SPENDING
    for crew in range(state.crews):
        state.used[crew] = 0
        gain_capacity(state, crew, state.edition.figures.capacity_round, dealer)
    state.open_lanes(ASK_SPEND)


def end_round(state: IntrepidState, dealer: Dealer) -> None:
    """All dice go home (3.2), offer rows are filled for the next round (house-refill)."""
    take_home(state)
    for crew in range(state.crews):
        fill_offer(state, crew, state.round + 1, dealer.chance)


class Phase(Stage[IntrepidState]):
    """A stage that does what it is for and is over with that, or with the answers to what it asks:
    the next one in the list follows, after the last one the first of the next round."""

    def __init__(
        self, number: int, name: str, does: Callable[[IntrepidState, Dealer], None]
    ) -> None:
        super().__init__(number, name)
        self.does = does

    def take(self, state: IntrepidState, dealer: Dealer) -> int:
        self.does(state, dealer)
        return (self.number + 1) % len(SEQUENCE)


class RevealDisaster(Stage[IntrepidState]):
    """Phase 3: cards are carried out line by line, with a stop where tiles are chosen
    (chapter 9)."""

    def take(self, state: IntrepidState, dealer: Dealer) -> int:
        if state.phase != DISASTER:
            begin_disaster(state, dealer)
        done = resolve(state, dealer)
        return CONSUMPTION.number if done else self.number


ROLL_AND_PLACE_DICE: Final = Phase(0, "roll-and-place-dice", begin_round)
"""Phase 1: dice are rolled, then placed until all are done (chapters 4 and 5)."""
CALCULATE_RESULTS: Final = Phase(1, "calculate-results", calculate)
"""Phase 2 (chapter 8)."""
REVEAL_DISASTER: Final = RevealDisaster(2, "disaster")
CONSUMPTION: Final = Phase(3, "consumption", consume)
"""Phase 4 (chapter 10)."""
SPEND_CAPACITY: Final = Phase(4, "spend-capacity", begin_spending)
"""Phase 5: tiles, dice, mending and badges until all are done (chapters 11 and 12)."""
END_OF_ROUND: Final = Phase(5, "end-of-round", end_round)

SEQUENCE: Final[list[Stage[IntrepidState]]] = [
    ROLL_AND_PLACE_DICE,
    CALCULATE_RESULTS,
    REVEAL_DISASTER,
    CONSUMPTION,
    SPEND_CAPACITY,
    END_OF_ROUND,
]

AFTER: Final = [CALCULATE_RESULTS.number, REVEAL_DISASTER.number, END_OF_ROUND.number]
"""By phase in which players are asked: the stage that follows their last answer."""


def go_on(state: IntrepidState, dealer: Dealer) -> None:
    """Take stages until somebody is asked or the game is over."""
    stage = AFTER[state.phase]
    while state.ending == RUNNING and not state.stack.frames and not state.stack.lanes:
        stage = SEQUENCE[stage].take(state, dealer)


class Done(Always[IntrepidState]):
    """Be ready with this phase; it ends when all are (house-together)."""

    def __init__(self) -> None:
        super().__init__("done", [ASK_PLACE, ASK_SPEND])

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        state.stack.rest(seat, ASK_REST)
        dealer.tell(FINISHED, seat)
        if state.stack.all_rest():
            state.stack.close()


DONE: Final = Done()


class Resume(Always[IntrepidState]):
    """Take "done" back as long as somebody is not (house-together)."""

    def __init__(self) -> None:
        super().__init__("resume", [ASK_REST])

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        state.stack.wake(seat)
        dealer.tell(RESUMED, seat)
