"""The end of a round: dice go home (3.2), offer rows are filled (house-refill)."""

from deorbit.core.chance import Chance
from deorbit.games.intrepid.content.dice import FACES
from deorbit.games.intrepid.content.edition import NO_COUNTRY
from deorbit.games.intrepid.rules.state import (
    IN_OFFER,
    IN_STACK,
    MARK_VALUE,
    WISHES,
    IntrepidState,
)


def take_home(state: IntrepidState) -> None:
    for crew in range(state.crews):
        home = state.edition.countries[state.country[crew]].dice
        state.supply[crew] = home - 1 if state.kept[crew] else home
        state.size[crew] = 0
        state.habitation[crew] = 0
        state.docking[crew] = 0
        state.aid[crew] = 0
        state.wish[crew] = 0
        state.wishes[crew] = WISHES
    state.pool = [0] * (state.crews * FACES)
    state.storage = [0] * 6
    state.amplified = [0] * 4
    state.dice = [0] * len(state.dice)
    state.named = 0
    for mark in range(len(state.marks)):
        state.marks[mark] &= MARK_VALUE
    for place in reversed(range(state.dealt, len(state.table))):
        if state.is_filled(place):
            state.spent.append(state.table.pop(place))
            del state.marks[8 * place : 8 * place + 8]


def fill_offer(state: IntrepidState, crew: int, round: int, chance: Chance) -> None:
    """From the tier of the round, else from the nearest one above, else below (house-refill)."""
    figures = state.edition.figures
    have = 0
    for tile in range(len(state.at)):
        if state.at[tile] == IN_OFFER and state.owner[tile] == crew:
            have += 1
    wanted = figures.tiers[min(round, len(figures.tiers)) - 1]
    for _ in range(figures.offer - have):
        left = next_tiles(state, crew, wanted)
        if not left:
            return
        tile = chance.pick(left)
        state.move_tile(tile, IN_OFFER, crew)


def next_tiles(state: IntrepidState, crew: int, wanted: int) -> list[int]:
    tiers = [wanted, *range(wanted + 1, 4), *range(wanted - 1, 0, -1)]
    for tier in tiers:
        found = [
            tile
            for tile in range(len(state.at))
            if state.at[tile] == IN_STACK
            and state.edition.tiles[tile].tier == tier
            and state.edition.tiles[tile].country in (NO_COUNTRY, state.country[crew])
        ]
        if found:
            return found
    return []
