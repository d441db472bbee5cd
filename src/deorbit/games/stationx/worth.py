"""What a state of Station-X is worth to a player: the hill that the greedy agent climbs."""

from typing import Final

from deorbit.games.stationx.edition import COMMANDER, SLOT_KIND, SLOTS, UPGRADES
from deorbit.games.stationx.geometry import FIRST_SUPPLY, FIRST_TILE
from deorbit.games.stationx.state import CONQUEST, NOWHERE, StationXState

VICTORY: Final = 1_000_000
BASE_HELD: Final = 3_000
RIVAL: Final = 5_000
COMMANDER_ALIVE: Final = 260
UNIT: Final = 60
UPGRADE: Final = 95
ENERGY: Final = 10
STEP: Final = 6
SUPPLY_STEP: Final = 2
FAR: Final = 60


def worth(state: StationXState, seat: int) -> int:
    if state.out[seat]:
        return -VICTORY
    if state.ending == CONQUEST:
        return VICTORY
    total = strength_of(state, seat)
    targets: list[list[int]] = []
    for rival in range(state.seats):
        if rival != seat and not state.out[rival]:
            total -= RIVAL + strength_of(state, rival) // 2
            targets.extend(goals(state, seat, rival))
        if state.holder[rival] == seat:
            total += BASE_HELD
    if not state.placed or not state.round:
        return total
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        cell = state.cell[slot]
        if cell != NOWHERE:
            if SLOT_KIND[slot % SLOTS] == COMMANDER:
                total -= SUPPLY_STEP * supply_distance(state, seat, cell)
            else:
                total -= STEP * nearest(targets, cell)
    return total


def strength_of(state: StationXState, seat: int) -> int:
    total = ENERGY * state.energy[seat] + UNIT * state.count_units(seat)
    if state.cell[seat * SLOTS + COMMANDER] != NOWHERE:
        total += COMMANDER_ALIVE
    for upgrade in range(len(UPGRADES)):
        if state.has(seat, upgrade):
            total += UPGRADE
    return total


def goals(state: StationXState, seat: int, rival: int) -> list[list[int]]:
    """Distances to what must be taken from a rival: the base, then the commander."""
    if state.holder[rival] != seat and state.teleporter[rival] != NOWHERE:
        return [state.geometry.distances(state.teleporter[rival])]
    commander = state.cell[rival * SLOTS + COMMANDER]
    return [] if commander == NOWHERE else [state.geometry.distances(commander)]


def nearest(targets: list[list[int]], cell: int) -> int:
    least = FAR
    for distances in targets:
        if 0 <= distances[cell] < least:
            least = distances[cell]
    return least


def supply_distance(state: StationXState, seat: int, cell: int) -> int:
    """How far a commander is from the nearest supply room that would give a card."""
    least = FAR
    for room in range(FIRST_SUPPLY, FIRST_TILE):
        if room != state.supplied[seat]:
            away = state.geometry.distances(state.geometry.cells[room][4])[cell]
            if 0 <= away < least:
                least = away
    return least
