"""What a state of Station-X is worth to a player: the hill that the greedy agent climbs."""

from typing import Final

from deorbit.games.stationx.battle import fighters, mark_area, strength
from deorbit.games.stationx.edition import (
    BASE_ENERGY,
    COMMANDER,
    SLOT_KIND,
    SLOTS,
    TROOPS_ATTACK,
    UPGRADES,
)
from deorbit.games.stationx.geometry import FIRST_SUPPLY, FIRST_TILE
from deorbit.games.stationx.state import CONQUEST, NOWHERE, SPENT, TELEPORTER, StationXState

VICTORY: Final = 1_000_000
BASE_HELD: Final = 3_000
RIVAL: Final = 5_000
COMMANDER_ALIVE: Final = 260
UNIT: Final = 60
SURPLUS_UNIT: Final = 20
SMALL_FORCE: Final = 2
ARMY: Final = 5
ENERGY: Final = 10
LAST_ROUNDS: Final = 5
PURSE: Final = 16
SAVED: Final = 2
STEP: Final = 6
SUPPLY_STEP: Final = 2
FAR: Final = 30
EXPOSED: Final = 30
GUARD: Final = 300
LAST_COMMANDER: Final = 4_000
UPGRADE: Final = [150, 140, 260, 90, 100, 90, 120, 200, 140, 180]
"""By the number of the upgrade; each costs 70 in energy, much less to the rich."""


def worth(state: StationXState, seat: int) -> int:
    if state.out[seat]:
        return -VICTORY
    if state.ending == CONQUEST:
        return VICTORY
    total = strength_of(state, seat)
    for rival in range(state.seats):
        if rival != seat and not state.out[rival]:
            total -= RIVAL + strength_of(state, rival) * 3 // 4
        if state.holder[rival] == seat:
            total += BASE_HELD
    if not state.round:
        return total
    if state.doomed and state.doomed[0] // SLOTS == seat:
        total -= 2 * UNIT * (len(state.doomed) - 1)
    total += stance(state, seat) - danger(state, seat)
    if state.active == seat:
        total += prospects(state, seat) * 3 // 4
    return total


def strength_of(state: StationXState, seat: int) -> int:
    """Units, energy and upgrades; at the end energy decides and upgrades pay no more."""
    energy = state.energy[seat]
    saved = max(0, energy - PURSE)
    total = ENERGY * (energy - saved) + SAVED * saved + troops_worth(state, seat)
    if state.cell[seat * SLOTS + COMMANDER] != NOWHERE:
        total += COMMANDER_ALIVE
    if state.round <= state.rounds - LAST_ROUNDS:
        for upgrade in range(len(UPGRADES)):
            if state.has(seat, upgrade):
                total += UPGRADE[upgrade]
    return total


def count_troops(state: StationXState, seat: int) -> int:
    alive = state.cell[seat * SLOTS + COMMANDER] != NOWHERE
    return state.count_units(seat) - (1 if alive else 0)


def troops_worth(state: StationXState, seat: int) -> int:
    """Two guards first, then the base pays more, then an army, then the army gets better: what
    comes out of turn is worth less than it costs."""
    wanted = SMALL_FORCE
    if state.has(seat, BASE_ENERGY):
        wanted = 7 if state.has(seat, TROOPS_ATTACK) else ARMY
    troops = count_troops(state, seat)
    return UNIT * min(troops, wanted) + SURPLUS_UNIT * max(0, troops - wanted)


def stance(state: StationXState, seat: int) -> int:
    """Troops near what they should take once they are many, a guard at the own teleporter, the
    commander near supplies."""
    march = count_troops(state, seat) >= ARMY - 1 or state.holder[seat] != seat
    home = state.geometry.at[state.teleporter[seat]]
    targets = goals(state, seat) if march else [state.geometry.distances(home.index)]
    step = STEP if march else 1
    total = 0
    guarded = False
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        cell = state.cell[slot]
        if cell != NOWHERE:
            if SLOT_KIND[slot % SLOTS] == COMMANDER:
                total += SUPPLY_STEP * (FAR - supply_distance(state, seat, cell))
            else:
                total += step * (FAR - nearest(targets, cell))
                for near in state.geometry.at[cell].near:
                    guarded = guarded or near is home
    if guarded and state.holder[seat] == seat:
        total += GUARD
    return total


def goals(state: StationXState, seat: int) -> list[list[int]]:
    """Distances to what must be taken: the own base if it is lost, else the rivals' bases, and the
    commanders of those whose base is taken."""
    if state.holder[seat] != seat:
        return [state.geometry.distances(state.teleporter[seat])]
    targets: list[list[int]] = []
    for rival in range(state.seats):
        if rival != seat and state.teleporter[rival] != NOWHERE:
            commander = state.cell[rival * SLOTS + COMMANDER]
            if state.holder[rival] != seat:
                targets.append(state.geometry.distances(state.teleporter[rival]))
            elif commander != NOWHERE:
                targets.append(state.geometry.distances(commander))
    return targets


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


def contacts(state: StationXState, seat: int, without: int) -> list[tuple[int, int, int]]:
    """Where units without a flag stand next to pieces of others: the own cell, the other's, and
    what stands there."""
    own = seat * SLOTS
    found: list[tuple[int, int, int]] = []
    for slot in range(own, own + SLOTS):
        cell = state.cell[slot]
        if cell != NOWHERE and not state.flag[slot] & without:
            for near in state.geometry.at[cell].near:
                stands = state.at[near.index]
                if stands and not own < stands <= own + SLOTS:
                    found.append((cell, near.index, stands))
    return found


def prospects(state: StationXState, seat: int) -> int:
    """What the best attack or capture that is open now would gain."""
    best = 0
    for cell, other, stands in contacts(state, seat, SPENT):
        mark_area(state, cell, other)
        if stands >= TELEPORTER:
            holder = state.holder[stands - TELEPORTER]
            if holder != seat and not fighters(state, holder, 0):
                best = max(best, BASE_HELD)
        else:
            theirs = fighters(state, (stands - 1) // SLOTS, 0)
            ours = fighters(state, seat, SPENT)
            if strength(state, ours) > strength(state, theirs):
                best = max(best, UNIT * len(theirs))
            elif strength(state, ours) == strength(state, theirs):
                best = max(best, UNIT * (len(theirs) - 2 * len(ours) + 2))
    return best


def danger(state: StationXState, seat: int) -> int:
    """What the worst attack that an adjacent enemy could make now would cost."""
    worst = 0
    for cell, other, stands in contacts(state, seat, 0):
        if stands < TELEPORTER:
            worst = max(worst, loss(state, seat, cell, other, (stands - 1) // SLOTS))
    return worst


def loss(state: StationXState, seat: int, cell: int, enemy_cell: int, enemy: int) -> int:
    """What a battle between two cells would cost if the enemy began it."""
    mark_area(state, cell, enemy_cell)
    ours = fighters(state, seat, 0)
    theirs = fighters(state, enemy, 0)
    if strength(state, theirs) < strength(state, ours):
        return 0
    cost = 0
    for slot in ours:
        cost += EXPOSED
        if SLOT_KIND[slot % SLOTS] == COMMANDER:
            cost += COMMANDER_ALIVE if state.holder[seat] == seat else LAST_COMMANDER
    return cost
