"""Battles (chapter 7) and the capture of bases (chapter 8)."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first, pack, second
from deorbit.core.game import ALLOWED, EVERYONE, ActionKind, Sink
from deorbit.games.stationx.edition import BASE_KEEP, SLOT_KIND, SLOTS
from deorbit.games.stationx.events import (
    ATTACKED,
    BATTLE_LOST,
    BATTLE_TIED,
    BATTLE_WON,
    CAPTURED,
    DIED,
    KEPT,
    RETAKEN,
)
from deorbit.games.stationx.reasons import (
    ALREADY_HELD,
    BASE_WALL,
    DEFENDED,
    HAS_ATTACKED,
    NO_ENEMY,
    NO_OWN_UNIT,
    NO_TELEPORTER,
    NOT_ADJACENT,
    NOT_DOOMED,
)
from deorbit.games.stationx.state import (
    KEEP,
    NOWHERE,
    SPENT,
    TELEPORTER,
    TURN,
    StationXState,
    changed,
)
from deorbit.games.stationx.turn import check_fate, go_on


def mark_area(state: StationXState, one: int, other: int) -> None:
    """Mark two cells and all their neighbours: the area of a battle (7.2)."""
    geometry = state.geometry
    geometry.stamp += 1
    for middle in (geometry.at[one], geometry.at[other]):
        middle.mark = geometry.stamp
        for cell in middle.near:
            cell.mark = geometry.stamp


def fighters(state: StationXState, seat: int, without: int) -> list[int]:
    """The units of a player in the marked area, without those that have a flag of `without`."""
    geometry = state.geometry
    units: list[int] = []
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        cell = state.cell[slot]
        if (
            cell != NOWHERE
            and geometry.at[cell].mark == geometry.stamp
            and not state.flag[slot] & without
        ):
            units.append(slot)
    return units


def strength(state: StationXState, units: list[int]) -> int:
    """The sum of attack values (7.3)."""
    total = 0
    for slot in units:
        total += state.attack(slot // SLOTS, SLOT_KIND[slot % SLOTS])
    return total


def apart(state: StationXState, one: int, other: int) -> int:
    """Why two cells do not count as next to each other, ALLOWED if they do (7.1, 2.6)."""
    for cell in state.geometry.at[one].near:
        if cell.index == other:
            return ALLOWED
    size = state.edition.size
    close = abs(one % size - other % size) <= 1 and abs(one // size - other // size) <= 1
    return BASE_WALL if close and one != other else NOT_ADJACENT


def kill(state: StationXState, units: list[int], events: Sink) -> None:
    for slot in units:
        if events is not None:
            kind = SLOT_KIND[slot % SLOTS]
            events.append((DIED, EVERYONE, slot // SLOTS, kind, state.cell[slot]))
        state.take(slot)


def perish(state: StationXState, units: list[int], may_keep: bool, events: Sink) -> None:
    """The units of one side die; where one may stay, its owner is asked which (7.5, 7.7)."""
    if not may_keep:
        kill(state, units, events)
    elif len(units) == 1:
        spare(state, units[0], events)
    else:
        state.doomed = units
        state.stack.push(KEEP, units[0] // SLOTS)


def spare(state: StationXState, slot: int, events: Sink) -> None:
    if events is not None:
        kind = SLOT_KIND[slot % SLOTS]
        events.append((KEPT, EVERYONE, slot // SLOTS, kind, state.cell[slot]))


def fight(state: StationXState, seat: int, one: int, other: int, events: Sink) -> None:
    """A battle: no dice, the higher sum wins (7.4)."""
    enemy = state.unit_on(other) // SLOTS
    mark_area(state, one, other)
    attackers = fighters(state, seat, SPENT)
    defenders = fighters(state, enemy, 0)
    attack = strength(state, attackers)
    defence = strength(state, defenders)
    for slot in attackers:
        state.flag[slot] |= SPENT
    if attack > defence:
        if events is not None:
            events.append((BATTLE_WON, EVERYONE, seat, enemy, attack, defence))
        perish(state, defenders, state.has(enemy, BASE_KEEP), events)
    elif attack < defence:
        if events is not None:
            events.append((BATTLE_LOST, EVERYONE, seat, enemy, attack, defence))
        perish(state, attackers, state.has(seat, BASE_KEEP), events)
    else:
        if events is not None:
            events.append((BATTLE_TIED, EVERYONE, seat, enemy, attack))
        kill(state, defenders, events)
        perish(state, attackers, True, events)
    check_fate(state, enemy, events)
    check_fate(state, seat, events)
    go_on(state, events)


class Attack(ActionKind[StationXState]):
    """Attack an adjacent enemy unit (7.1)."""

    def __init__(self, number: int) -> None:
        super().__init__("attack", [("from", "cell"), ("to", "cell")], [TURN])
        self.number = number

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        slot = state.own_unit_on(first(move), seat)
        if slot == NOWHERE:
            return NO_OWN_UNIT
        if state.flag[slot] & SPENT:
            return HAS_ATTACKED
        enemy = state.unit_on(second(move))
        if enemy == NOWHERE or enemy // SLOTS == seat:
            return NO_ENEMY
        return apart(state, first(move), second(move))

    def collect(self, state: StationXState, seat: int, moves: list[int]) -> None:
        own = seat * SLOTS
        at = state.at
        for slot in range(own, own + SLOTS):
            cell = state.cell[slot]
            if cell != NOWHERE and not state.flag[slot] & SPENT:
                for target in state.geometry.at[cell].near:
                    stands = at[target.index]
                    if stands and stands < TELEPORTER and not own < stands <= own + SLOTS:
                        moves.append(self.number | cell << 7 | target.index << 17)

    def perform(
        self, state: StationXState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        one, other = first(move), second(move)
        if events is not None:
            kind = SLOT_KIND[state.unit_on(one) % SLOTS]
            enemy = state.unit_on(other) // SLOTS
            events.append((ATTACKED, EVERYONE, seat, enemy, kind, one, other))
        fight(state, seat, one, other, events)


class Keep(ActionKind[StationXState]):
    """Choose the one unit that survives (7.5, 7.7)."""

    def __init__(self, number: int) -> None:
        super().__init__("keep", [("at", "cell")], [KEEP])
        self.number = number

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        return ALLOWED if state.unit_on(first(move)) in state.doomed else NOT_DOOMED

    def collect(self, state: StationXState, seat: int, moves: list[int]) -> None:
        for slot in state.doomed:
            moves.append(pack(self.number, state.cell[slot]))

    def perform(
        self, state: StationXState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        kept = state.unit_on(first(move))
        dead = [slot for slot in state.doomed if slot != kept]
        state.doomed = []
        state.stack.pop()
        spare(state, kept, events)
        kill(state, dead, events)
        check_fate(state, seat, events)
        go_on(state, events)


class Capture(ActionKind[StationXState]):
    """Take a teleporter, and with it the base (8.1, 8.2)."""

    def __init__(self, number: int) -> None:
        super().__init__("capture", [("from", "cell"), ("to", "cell")], [TURN])
        self.number = number

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        one, other = first(move), second(move)
        slot = state.own_unit_on(one, seat)
        if slot == NOWHERE:
            return NO_OWN_UNIT
        if state.flag[slot] & SPENT:
            return HAS_ATTACKED
        if state.at[other] < TELEPORTER:
            return NO_TELEPORTER
        holder = state.holder[state.at[other] - TELEPORTER]
        if holder == seat:
            return ALREADY_HELD
        code = apart(state, one, other)
        if code != ALLOWED:
            return code
        mark_area(state, one, other)
        return DEFENDED if fighters(state, holder, 0) else ALLOWED

    def collect(self, state: StationXState, seat: int, moves: list[int]) -> None:
        own = seat * SLOTS
        for base in range(state.seats):
            target = state.teleporter[base]
            if state.holder[base] != seat and target != NOWHERE:
                for cell in state.geometry.at[target].near:
                    if own < state.at[cell.index] <= own + SLOTS:
                        move = self.number | cell.index << 7 | target << 17
                        if self.forbids(state, seat, move) == ALLOWED:
                            moves.append(move)

    def perform(
        self, state: StationXState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        base = state.at[second(move)] - TELEPORTER
        holder = state.holder[base]
        state.flag[state.unit_on(first(move))] |= SPENT
        state.holder = changed(state.holder, base, seat)
        if events is not None:
            if base == seat:
                events.append((RETAKEN, EVERYONE, seat, holder, second(move)))
            else:
                events.append((CAPTURED, EVERYONE, seat, base, second(move)))
        check_fate(state, base, events)
        go_on(state, events)
