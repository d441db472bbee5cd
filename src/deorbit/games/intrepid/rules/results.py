"""Calculate Results (chapter 8)."""

from deorbit.core.dealer import Dealer
from deorbit.games.intrepid.content.dice import SPACE_BITS, SPACE_MASK, VALUE
from deorbit.games.intrepid.content.edition import (
    CAPACITY,
    NAMED,
    NEGATIVE,
    NO_RESOURCE,
    SCENARIO,
    STATION,
    STRAIN,
)
from deorbit.games.intrepid.rules.abilities import gain_capacity, lose_capacity
from deorbit.games.intrepid.rules.events import FELL, IN_THE_RED, MISSIONS_COMPLETE, PRODUCED
from deorbit.games.intrepid.rules.state import EMPTY, FIRST_LOSS, RUNNING, WON, IntrepidState


def tile_gives(state: IntrepidState, tile: int, which: int) -> int:
    """What the dice on a tile give of its first or second resource, without any tokens (8.1)."""
    dice = state.dice[tile]
    if dice == 0:
        return 0
    card = state.edition.tiles[tile]
    given = 0
    for space in range(state.edition.spaces[tile]):
        die = dice >> SPACE_BITS * space & SPACE_MASK
        if die:
            given += card.output[6 * which + VALUE[die - 1] - 1]
    if card.whole[which] and state.is_full(tile):
        given += card.whole[which]
    return given


def taken_by_hits(state: IntrepidState, tile: int, which: int) -> int:
    """What Scenario tokens take off the dice: from the first resource of a Boost tile, then from
    the second (house-boost)."""
    hits = state.tokens[NEGATIVE * tile + SCENARIO]
    if hits and which:
        hits -= min(hits, tile_gives(state, tile, 0))
    return min(hits, tile_gives(state, tile, which)) if hits else 0


def lab_resource(state: IntrepidState, tile: int) -> int:
    """What the Multipurpose Research Lab gives (6.3). Without a die a Strain there takes from the
    lowest resource (house-strain); with one, nobody knows before a resource is named."""
    if state.named:
        return state.named - 1
    return NO_RESOURCE if state.dice[tile] else lowest(state.resources)


def lowest(levels: list[int]) -> int:
    """The lowest resource, the first of equal ones (house-drain)."""
    return levels.index(min(levels))


def totals(state: IntrepidState) -> list[int]:
    """What the station gains of the four resources, and Capacity of each crew after them."""
    gained = [0] * (4 + state.crews)
    for resource in range(4):
        gained[resource] = state.amplified[resource]
    figures = state.edition.figures
    for crew in range(state.crews):
        dice = state.habitation[crew]
        while dice:
            die = dice & SPACE_MASK
            if die:
                gained[4 + crew] += figures.habitation[VALUE[die - 1] - 1]
            dice >>= SPACE_BITS
    for slot in range(STATION):
        tile = state.slot[slot]
        if tile == EMPTY:
            continue
        strain = state.tokens[NEGATIVE * tile + STRAIN]
        if state.dice[tile] == 0 and strain == 0:
            continue
        resources = state.edition.tiles[tile].resources
        for which in range(2):
            resource = resources[which]
            if resource == NO_RESOURCE:
                break
            given = tile_gives(state, tile, which) - taken_by_hits(state, tile, which)
            if resource == NAMED:
                resource = lab_resource(state, tile)
                if resource == NO_RESOURCE:
                    continue
            elif resource == CAPACITY:
                resource = 4 + state.owner[tile]
            gained[resource] += given - strain
    return gained


def capacity_after(state: IntrepidState, crew: int, gained: int) -> int:
    """What a crew holds after gaining or losing so much: no more than the limit (house-count), no
    less than none (house-strain)."""
    return max(0, min(state.edition.figures.capacity_most, state.capacity[crew] + gained))


def calculate(state: IntrepidState, dealer: Dealer) -> None:
    """Resources rise or fall, one after the other; then the missions are looked at (house-win)."""
    gained = totals(state)
    for resource in range(4):
        change(state, resource, gained[resource], PRODUCED, FELL, dealer)
        if state.ending != RUNNING:
            return
    for crew in range(state.crews):
        if gained[4 + crew] < 0:
            lose_capacity(state, crew, -gained[4 + crew], dealer)
        else:
            gain_capacity(state, crew, gained[4 + crew], dealer)
    if state.missions_done() == state.dealt:
        state.end(WON)
        dealer.tell(MISSIONS_COMPLETE)


def change(
    state: IntrepidState, resource: int, by: int, rises: int, falls: int, dealer: Dealer
) -> None:
    """Move a resource, up to the top of its track (house-tracks). In the red all is lost (1.2)."""
    most = state.edition.figures.track_most[state.crews - 2]
    state.resources[resource] = min(most, state.resources[resource] + by)
    if by:
        told = max(0, state.resources[resource])
        dealer.tell(rises if by > 0 else falls, resource, abs(by), told)
    if state.resources[resource] < 0:
        state.end(FIRST_LOSS + resource)
        dealer.tell(IN_THE_RED, resource)
