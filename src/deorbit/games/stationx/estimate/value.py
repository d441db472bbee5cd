"""What a state of Station-X is worth to a player: the hill that the greedy agent climbs."""

from deorbit.games.stationx.content.edition import (
    BASE_ENERGY,
    COMMANDER,
    SLOT_KIND,
    SLOTS,
    TROOPER,
    TROOPS_ATTACK,
    UPGRADES,
)
from deorbit.games.stationx.estimate import weights
from deorbit.games.stationx.rules.battle import is_defended, preview
from deorbit.games.stationx.rules.rooms import FIRST_SUPPLY, FIRST_TILE
from deorbit.games.stationx.rules.state import CONQUEST, NOWHERE, SPENT, TELEPORTER, StationXState


def worth(state: StationXState, seat: int) -> int:
    if state.out[seat]:
        return -weights.VICTORY
    if state.ending == CONQUEST:
        return weights.VICTORY
    total = strength_of(state, seat)
    for rival in range(state.seats):
        if rival != seat and not state.out[rival]:
            total -= weights.RIVAL + strength_of(state, rival) * 3 // 4
        if state.holder[rival] == seat:
            total += weights.BASE_HELD
    if not state.round:
        return total
    if state.doomed and state.doomed[0] // SLOTS == seat:
        total -= 2 * weights.UNIT * (len(state.doomed) - 1)
    total += stance(state, seat) - danger(state, seat)
    if state.active == seat:
        total += prospects(state, seat) * 3 // 4
    return total


def strength_of(state: StationXState, seat: int) -> int:
    """Units, energy and upgrades; at the end energy decides and upgrades pay no more."""
    energy = state.energy[seat]
    saved = max(0, energy - weights.PURSE)
    total = weights.ENERGY * (energy - saved) + weights.SAVED * saved + troops_worth(state, seat)
    if state.cell[seat * SLOTS + COMMANDER] != NOWHERE:
        total += weights.COMMANDER_ALIVE
    if state.round <= state.rounds - weights.LAST_ROUNDS:
        for upgrade in range(len(UPGRADES)):
            if state.has(seat, upgrade):
                total += weights.UPGRADE[upgrade]
    return total


def count_troops(state: StationXState, seat: int) -> int:
    alive = state.cell[seat * SLOTS + COMMANDER] != NOWHERE
    return state.count_units(seat) - (1 if alive else 0)


def troops_strength(state: StationXState, seat: int) -> int:
    """What troopers and droids together add to a battle."""
    return count_troops(state, seat) * state.attack(seat, TROOPER)


def troops_worth(state: StationXState, seat: int) -> int:
    """Two guards first, then the base pays more, then an army, then the army gets better: what
    comes out of turn is worth less, though more than energy that lies idle."""
    wanted = weights.SMALL_FORCE
    if state.has(seat, BASE_ENERGY):
        wanted = 7 if state.has(seat, TROOPS_ATTACK) else weights.ARMY
    troops = count_troops(state, seat)
    return weights.UNIT * min(troops, wanted) + weights.SURPLUS_UNIT * max(0, troops - wanted)


def stance(state: StationXState, seat: int) -> int:
    """All troops near one and the same target once they are strong, a guard at the own teleporter
    until the last third of the game, the commander near supplies."""
    march = troops_strength(state, seat) >= weights.ARMY - 1 or state.holder[seat] != seat
    home = state.geometry.at[state.teleporter[seat]]
    away = target(state, seat) if march else state.geometry.distances(home.index)
    step = weights.STEP if march else 1
    total = 0
    late = state.round * 3 > state.rounds * 2
    guarded = False
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        cell = state.cell[slot]
        if cell != NOWHERE:
            if SLOT_KIND[slot % SLOTS] == COMMANDER:
                total += weights.SUPPLY_STEP * (weights.FAR - supply_distance(state, seat, cell))
            else:
                total += step * (weights.FAR - steps_to(away, cell))
                for near in state.geometry.at[cell].near:
                    guarded = guarded or near is home
    if guarded and not late and state.holder[seat] == seat:
        total += weights.GUARD
    return total


def target(state: StationXState, seat: int) -> list[int]:
    """Distances to what the whole army goes for: the own base if it is lost, else the base of the
    rival who is near and weak, or the commander where that base is taken. An army that
    is on its way gets nearer, so it keeps to its target."""
    if state.holder[seat] != seat:
        return state.geometry.distances(state.teleporter[seat])
    best: list[int] = []
    least = 0
    for offset in range(1, state.seats):
        rival = (seat + offset) % state.seats
        goal = state.teleporter[rival]
        if state.holder[rival] == seat:
            goal = state.cell[rival * SLOTS + COMMANDER]
        if state.out[rival] or goal == NOWHERE:
            continue
        away = state.geometry.distances(goal)
        cost = weights.DEFENCE * troops_strength(state, rival)
        for slot in range(seat * SLOTS + 1, seat * SLOTS + SLOTS):
            if state.cell[slot] != NOWHERE:
                cost += steps_to(away, state.cell[slot])
        if not best or cost < least:
            least, best = cost, away
    return best


def steps_to(away: list[int], cell: int) -> int:
    """How far a cell is by these distances; whatever is out of reach is far."""
    return min(away[cell], weights.FAR) if away and away[cell] >= 0 else weights.FAR


def supply_distance(state: StationXState, seat: int, cell: int) -> int:
    """How far a commander is from the nearest supply room that would give a card."""
    least = weights.FAR
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
        if stands >= TELEPORTER:
            holder = state.holder[stands - TELEPORTER]
            if holder != seat and not is_defended(state, holder, cell, other):
                best = max(best, weights.BASE_HELD)
        else:
            battle = preview(state, cell, other)
            ours, theirs = len(battle.attackers), len(battle.defenders)
            if battle.attack > battle.defence:
                best = max(best, weights.UNIT * theirs)
            elif battle.attack == battle.defence:
                best = max(best, weights.UNIT * (theirs - 2 * ours + 2))
    return best


def danger(state: StationXState, seat: int) -> int:
    """What the worst attack that an adjacent enemy could make now would cost."""
    worst = 0
    for cell, other, stands in contacts(state, seat, 0):
        if stands < TELEPORTER:
            worst = max(worst, loss(state, seat, cell, other))
    return worst


def loss(state: StationXState, seat: int, cell: int, enemy_cell: int) -> int:
    """What a battle between two cells would cost if the enemy began it in a turn of its own."""
    battle = preview(state, enemy_cell, cell, 0)
    if battle.attack < battle.defence:
        return 0
    cost = 0
    for slot in battle.defenders:
        cost += weights.EXPOSED
        if SLOT_KIND[slot % SLOTS] == COMMANDER:
            cost += (
                weights.COMMANDER_ALIVE if state.holder[seat] == seat else weights.LAST_COMMANDER
            )
    return cost
