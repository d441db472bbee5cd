"""Advice to people: the best line of decisions that a search finds for a seat, and its gain; where
a game has no search, one decision by its own automation or by a comparison, and what it is for."""

from dataclasses import dataclass
from random import Random
from typing import Any

from deorbit.agents.greedy import Greedy
from deorbit.agents.search import Search
from deorbit.core.chance import Chance
from deorbit.core.errors import BadInput
from deorbit.core.match import Seat
from deorbit.core.records import Action
from deorbit.games import find


@dataclass(frozen=True)
class Hint:
    """`line`: what to do now and then, up to where something is drawn; empty for a seat that owes
    nothing. `gain`: what that brings or is for, as a sentence `{"id", "args"}`, or None."""

    line: tuple[Action, ...] = ()
    gain: dict[str, Any] | None = None


def hint(seat: Seat, seed: int | None = None) -> Hint:
    """What an agent would do in the place of a seat, found from what that seat may see."""
    game = find(seat.game)
    if not game.hints():
        raise BadInput("no-hints", game=seat.game)
    if not seat.asked:
        return Hint()
    return searched(seat, seed) if game.advises() else compared(seat, seed)


def compared(seat: Seat, seed: int | None) -> Hint:
    """What the game itself has to say, or else what leaves the seat best off at once."""
    found = seat.advice()
    if found is None:
        return Hint((Greedy(seed).decide(seat),), {"id": "core-hint-compared", "args": {}})
    action, purpose = found
    return Hint((action,), purpose)


def searched(seat: Seat, seed: int | None) -> Hint:
    game = find(seat.game)
    rng = Random(seed)
    before = seat.world(rng)
    found = Search(seed).plan(seat, before)
    if found is None:
        return Hint()
    after = game.copy(before)
    chance = Chance(rng.randbytes(32), 0)
    line = []
    for move in found.moves:
        line.append(game.decode(after, move))
        # Where the seat stops nothing of its own comes any more, but perhaps of everybody else.
        if move != game.stop(after, seat.number):
            game.apply(after, seat.number, move, chance, None)
    return Hint(tuple(line), game.gained(before, after, seat.number))
