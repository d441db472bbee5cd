"""What a state of Intrepid is worth to all: what agents climb when they look for placements."""

from typing import Final

from deorbit.games.intrepid.content.edition import (
    CARD_SPACES,
    DISABLE,
    NEGATIVE,
    SCENARIO,
    STATION,
    STRAIN,
)
from deorbit.games.intrepid.rules.results import capacity_after, totals
from deorbit.games.intrepid.rules.sequence import consumption
from deorbit.games.intrepid.rules.state import EMPTY, PLACING, RUNNING, SPENDING, WON, IntrepidState

VICTORY: Final = 1_000_000
MISSION_SPACE: Final = 260
MISSION: Final = 200
CARD_SPACE: Final = 60
CAPACITY: Final = 42
DIE: Final = 150
TILE: Final = 60
TILE_COST: Final = 38
POOL_DIE: Final = 34
STORED_DIE: Final = 16
KEPT_DIE: Final = 70
CONVERTER: Final = 20
AMPLIFY: Final = 45
TOKEN: Final = [55, 90, 80]
"""Scenario, Strain, Disable: what each costs."""
BARRED: Final = 25
MARGIN: Final = [0, 130, 240, 330, 400, 455, 500, 535, 565, 590, 610, 628, 644, 658, 670, 680]
"""By how much of a resource is left after the consumption to come: the first units weigh most."""
MORE_MARGIN: Final = 8
SHORT: Final = 420
"""For each unit that is missing."""


def worth(state: IntrepidState, seat: int) -> int:
    """The same for every seat: all win or all lose (1.1)."""
    if state.ending != RUNNING:
        return VICTORY if state.ending == WON else -VICTORY + 100 * state.round
    gained = to_come(state)
    return station_worth(state, gained) + progress(state) + crews_worth(state, gained)


def to_come(state: IntrepidState) -> list[int]:
    """What the dice that are placed will give: nothing once it has been counted."""
    return totals(state) if state.phase == PLACING else [0] * (4 + state.crews)


def margins(state: IntrepidState) -> list[int]:
    """What is left of each resource after what is known to come."""
    return left_after(state, to_come(state))


def left_after(state: IntrepidState, gained: list[int]) -> list[int]:
    most = state.edition.figures.track_most[state.crews - 2]
    left = [min(most, state.resources[one] + gained[one]) for one in range(4)]
    if state.phase != SPENDING:
        left = [left[one] - consumption(state, state.round, one) for one in range(4)]
    return left


def station_worth(state: IntrepidState, gained: list[int]) -> int:
    found = 0
    for left in left_after(state, gained):
        if left < 0:
            found += SHORT * left
        elif left < len(MARGIN):
            found += MARGIN[left]
        else:
            found += MARGIN[-1] + MORE_MARGIN * (left - len(MARGIN) + 1)
    for slot in range(STATION):
        tile = state.slot[slot]
        if tile != EMPTY:
            found += TILE + TILE_COST * state.edition.tiles[tile].cost
            for token in (SCENARIO, STRAIN, DISABLE):
                found -= TOKEN[token] * state.tokens[NEGATIVE * tile + token]
    return found


def progress(state: IntrepidState) -> int:
    """Spaces of missions, and of persistent cards."""
    found = 0
    for place in range(len(state.table)):
        if place < state.dealt and state.is_filled(place):
            found += MISSION
        for space in range(CARD_SPACES):
            if state.marks[CARD_SPACES * place + space]:
                found += MISSION_SPACE if place < state.dealt else CARD_SPACE
    return found


def crews_worth(state: IntrepidState, gained: list[int]) -> int:
    found = CONVERTER * state.converters
    for crew in range(state.crews):
        found += CAPACITY * capacity_after(state, crew, gained[4 + crew])
        found += DIE * state.track[crew]
        found += AMPLIFY * state.amplify[crew]
        found -= BARRED * state.barred[crew]
        if state.kept[crew]:
            found += KEPT_DIE
        if state.phase == PLACING:
            found += POOL_DIE * state.size[crew]
            if state.wish[crew]:
                found -= 1
    if state.phase == PLACING:
        found += STORED_DIE * sum(state.storage)
    return found
