"""What a state of Intrepid is worth to all: what agents climb when they look for placements."""

from deorbit.games.intrepid.content.edition import (
    CARD_SPACES,
    DISABLE,
    NEGATIVE,
    SCENARIO,
    STATION,
    STRAIN,
)
from deorbit.games.intrepid.estimate import weights
from deorbit.games.intrepid.rules.results import capacity_after, totals
from deorbit.games.intrepid.rules.sequence import consumption
from deorbit.games.intrepid.rules.state import EMPTY, PLACING, RUNNING, SPENDING, WON, IntrepidState


def worth(state: IntrepidState, seat: int) -> int:
    """The same for every seat: all win or all lose (1.1)."""
    if state.ending != RUNNING:
        return weights.VICTORY if state.ending == WON else -weights.VICTORY + 100 * state.round
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
            found += weights.SHORT * left
        elif left < len(weights.MARGIN):
            found += weights.MARGIN[left]
        else:
            found += weights.MARGIN[-1] + weights.MORE_MARGIN * (left - len(weights.MARGIN) + 1)
    for slot in range(STATION):
        tile = state.slot[slot]
        if tile != EMPTY:
            found += weights.TILE + weights.TILE_COST * state.edition.tiles[tile].cost
            for token in (SCENARIO, STRAIN, DISABLE):
                found -= weights.TOKEN[token] * state.tokens[NEGATIVE * tile + token]
    return found


def progress(state: IntrepidState) -> int:
    """Spaces of missions, and of persistent cards."""
    found = 0
    for place in range(len(state.table)):
        if place < state.dealt and state.is_filled(place):
            found += weights.MISSION
        for space in range(CARD_SPACES):
            if state.marks[CARD_SPACES * place + space]:
                found += weights.MISSION_SPACE if place < state.dealt else weights.CARD_SPACE
    return found


def crews_worth(state: IntrepidState, gained: list[int]) -> int:
    found = weights.CONVERTER * state.converters
    for crew in range(state.crews):
        found += weights.CAPACITY * capacity_after(state, crew, gained[4 + crew])
        found += weights.DIE * state.track[crew]
        found += weights.AMPLIFY * state.amplify[crew]
        found -= weights.BARRED * state.barred[crew]
        if state.kept[crew]:
            found += weights.KEPT_DIE
        if state.phase == PLACING:
            found += weights.POOL_DIE * state.size[crew]
            if state.wish[crew]:
                found -= 1
    if state.phase == PLACING:
        found += weights.STORED_DIE * sum(state.storage)
    return found
