"""2.1 Two orders for each player."""

from deorbit.core.chance import Chance
from deorbit.games.toy.content.edition import CARDS
from deorbit.games.toy.rules.state import ToyState, ask


def deal(state: ToyState, seat: int, chance: Chance) -> None:
    state.hand[2 * seat : 2 * seat + 2] = [chance.below(len(CARDS)) for _ in range(2)]


def setup(turns: int, seats: int, chance: Chance) -> ToyState:
    state = ToyState(seats, turns)
    for seat in range(seats):
        deal(state, seat, chance)
    ask(state)
    return state
