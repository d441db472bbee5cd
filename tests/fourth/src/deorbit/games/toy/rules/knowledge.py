"""Who may know what (2.4): the own orders are secret until shown, the spare one to those who have
not looked at it."""

from random import Random

from deorbit.games.toy.content.edition import CARDS
from deorbit.games.toy.rules.state import NONE, UNKNOWN, ToyState


def observe(state: ToyState, seat: int | None) -> ToyState:
    seen = state.copy()
    for other in range(state.seats):
        if other != seat:
            seen.hand[2 * other : 2 * other + 2] = [UNKNOWN, UNKNOWN]
            if state.kept[other] != NONE and not state.shown[other]:
                seen.kept[other] = UNKNOWN
    if seat is None or not state.peeked[seat]:
        seen.table = UNKNOWN if any(state.peeked) else NONE
    return seen


def sample_world(observation: ToyState, rng: Random) -> ToyState:
    world = observation.copy()
    for other in range(world.seats):
        kept = world.kept[other]
        for place in (2 * other, 2 * other + 1):
            if world.hand[place] == UNKNOWN:
                world.hand[place] = rng.randrange(len(CARDS))
        if kept == UNKNOWN:
            world.kept[other] = rng.choice(world.dealt(other))
        elif kept >= 0 and kept not in world.dealt(other):
            world.hand[2 * other + rng.randrange(2)] = kept
    if world.table == UNKNOWN:
        world.table = rng.randrange(len(CARDS))
    return world
