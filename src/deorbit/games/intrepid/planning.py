"""What a search over placements looks at, and where it may stop."""

from typing import Final

from deorbit.core.codec import kind_of, pack, second, third
from deorbit.core.stack import NOTHING
from deorbit.games.intrepid.edition import CANADA, SLOTS, STATION
from deorbit.games.intrepid.questions import ASK_PLACE, ASK_SPEND
from deorbit.games.intrepid.state import PLACING, IntrepidState
from deorbit.games.intrepid.worth import POOL_DIE, STORED_DIE

ASK: Final = 2
BUY: Final = 15
DONE: Final = 23
"""The numbers of these kinds of actions."""


def stop(state: IntrepidState, seat: int) -> int:
    """To be done, where no other question is open."""
    frame = state.stack.top(seat)
    if frame != NOTHING and kind_of(frame) in (ASK_PLACE, ASK_SPEND):
        return pack(DONE)
    return NOTHING


def considered(moves: list[int]) -> list[int]:
    """No wishes, and one free slot of each sector: those of a sector are alike."""
    found: list[int] = []
    sectors: set[int] = set()
    for move in moves:
        kind = kind_of(move)
        if kind == BUY:
            key = second(move) * STATION + third(move) // SLOTS
            if key in sectors:
                continue
            sectors.add(key)
        if kind != ASK:
            found.append(move)
    return found


def unused(state: IntrepidState, seat: int) -> int:
    """What the dice are worth that would be left over."""
    if state.phase != PLACING:
        return 0
    found = 0
    for crew in state.crews_of(seat):
        found += POOL_DIE * state.size[crew]
        if state.country[crew] == CANADA:
            found += STORED_DIE * sum(state.storage)
    return found
