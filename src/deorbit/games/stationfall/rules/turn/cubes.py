"""Influence (15.4): how many cubes a character takes, and what placing them brings about."""

from deorbit.core.dealer import Dealer
from deorbit.games.stationfall.content.names import HELPFUL, LOYAL, PARANOID
from deorbit.games.stationfall.rules.events import CUBES_RETURNED, INFLUENCED
from deorbit.games.stationfall.rules.state import StationfallState


def least_influence(state: StationfallState, card: int) -> int:
    """How many cubes must be placed at least: Loyal wants more than lay there in all."""
    if not state.ability[state.edition.pawn_of[card]] & LOYAL:
        return 1
    place = card * state.players
    return 1 + sum(state.cubes[place : place + state.players])


def most_influence(state: StationfallState, conspiracy: int, card: int) -> int:
    """How many cubes can be placed: those in the pool, with Loyal the own ones there too; Helpful
    takes one from each player."""
    ability = state.ability[state.edition.pawn_of[card]]
    own = state.cubes[card * state.players + conspiracy]
    most = state.pool[conspiracy]
    if ability & LOYAL:
        most += own
    if ability & HELPFUL:
        most = min(most, 1 - own)
    return most


def is_aloof(state: StationfallState, conspiracy: int, card: int) -> bool:
    """Paranoid: only for a player who has another conspirator colocated with the character."""
    pawn = state.edition.pawn_of[card]
    if not state.ability[pawn] & PARANOID:
        return False
    for other in range(state.edition.monster):
        if other != pawn and state.colocated(pawn, other) and state.conspirator(conspiracy, other):
            return False
    return True


def place_cubes(
    state: StationfallState, conspiracy: int, card: int, count: int, dealer: Dealer
) -> None:
    """Put cubes on a card; of Loyal characters all that lay there return first."""
    if state.ability[state.edition.pawn_of[card]] & LOYAL:
        for other in range(state.players):
            place = card * state.players + other
            if state.cubes[place]:
                state.pool[other] += state.cubes[place]
                dealer.tell(CUBES_RETURNED, other, card, state.cubes[place])
                state.cubes[place] = 0
    state.pool[conspiracy] -= count
    state.cubes[card * state.players + conspiracy] += count
    dealer.tell(INFLUENCED, conspiracy, card, count)
