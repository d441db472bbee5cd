"""How good a state looks to a player: points as if it ended now, and how far they are away."""

from deorbit.games.stationfall.state import StationfallState
from deorbit.games.stationfall.stationfall import score


def worth(state: StationfallState, seat: int) -> int:
    """The points of the own agenda, in hundredths."""
    card = state.identity[seat]
    return 100 * score(state, seat, card) if card >= 0 else 0
