"""The sequence of play (chapters 15 and 16): what follows what when no question is open."""

from typing import Final

from deorbit.core.dealer import Dealer
from deorbit.core.sequence import Stage
from deorbit.games.stationfall.rules.ending.fall import Deliveries, Fall, LastEscapes, LastReveals
from deorbit.games.stationfall.rules.state import (
    DELIVERIES,
    FALL,
    LAST_ESCAPES,
    LAST_REVEALS,
    MARKERS,
    NEXT,
    OVER,
    PLAYING,
    PROJECT,
    StationfallState,
)
from deorbit.games.stationfall.rules.turn.begin import Turn
from deorbit.games.stationfall.rules.turn.end_of_turn import EndOfTurn, Markers, ProjectX

SEQUENCE: Final[list[Stage[StationfallState]]] = [
    Turn(PLAYING, "playing"),
    Markers(MARKERS, "markers"),
    ProjectX(PROJECT, "project"),
    EndOfTurn(NEXT, "next"),
    Fall(FALL, "fall"),
    LastReveals(LAST_REVEALS, "last-reveals"),
    LastEscapes(LAST_ESCAPES, "last-escapes"),
    Deliveries(DELIVERIES, "deliveries"),
    Stage(OVER, "over"),
]

STAGES: Final = [stage.name for stage in SEQUENCE]


def go_on(state: StationfallState, dealer: Dealer) -> None:
    """Go from stage to stage until a question is open or the game is over."""
    while not state.stack.frames and state.stage != OVER:
        stage = SEQUENCE[state.stage]
        following = stage.take(state, dealer)
        if state.stage == stage.number:  # else a detonation has ended the game (7.3.2)
            state.stage = following
