"""The sequence of play: the build phase (chapter 2), then turn after turn (chapter 3)."""

from typing import Final

from deorbit.core.dealer import Dealer
from deorbit.core.sequence import Stage
from deorbit.games.stationx.rules.build import ask_to_build, next_builder, placing_frames
from deorbit.games.stationx.rules.state import CONQUEST, RUNNING, StationXState
from deorbit.games.stationx.rules.turn import (
    ask_for_turn,
    begin_turn,
    collect_income,
    pass_turn,
    starve,
)


class Tiles(Stage[StationXState]):
    """The players lay tiles in turn, their bases last (2.3). Who is alone then has won (1.1)."""

    def take(self, state: StationXState, dealer: Dealer) -> int:
        if ask_to_build(state, next_builder(state), dealer):
            return self.number
        if sum(state.out) >= state.seats - 1:
            state.ending = CONQUEST
        return PIECES.number


class Pieces(Stage[StationXState]):
    """Teleporters, then commanders, into the own bases (2.7)."""

    def take(self, state: StationXState, dealer: Dealer) -> int:
        state.stack.frames = placing_frames(state)
        return INCOME.number


class Income(Stage[StationXState]):
    """A turn begins with its income (3.2, house-income); the first one with the first round."""

    def take(self, state: StationXState, dealer: Dealer) -> int:
        if state.round == 0:
            state.round = 1
            state.active = state.first
            while state.out[state.active]:
                state.active = (state.active + 1) % state.seats
        begin_turn(state, dealer)
        collect_income(state, state.active, dealer)
        return TURN.number


class Turn(Stage[StationXState]):
    """The commander returns (8.3); move, attack and buy (3.1)."""

    def take(self, state: StationXState, dealer: Dealer) -> int:
        ask_for_turn(state, state.active, dealer)
        return END_OF_TURN.number


class EndOfTurn(Stage[StationXState]):
    """Who stays in the base starves (house-siege); the next player follows (3.3)."""

    def take(self, state: StationXState, dealer: Dealer) -> int:
        starve(state, state.active, dealer)
        pass_turn(state, dealer)
        return INCOME.number


TILES: Final = Tiles(0, "tiles")
PIECES: Final = Pieces(1, "pieces")
INCOME: Final = Income(2, "income")
TURN: Final = Turn(3, "turn")
END_OF_TURN: Final = EndOfTurn(4, "end-of-turn")

SEQUENCE: Final[list[Stage[StationXState]]] = [TILES, PIECES, INCOME, TURN, END_OF_TURN]


def go_on(state: StationXState, dealer: Dealer) -> None:
    """Take stages until somebody is asked or the game is over. Before the first turn all begins
    with what is left to build, later with the end of the turn that was asked about."""
    stage = END_OF_TURN.number if state.round else TILES.number
    while state.ending == RUNNING and not state.stack.frames:
        stage = SEQUENCE[stage].take(state, dealer)
