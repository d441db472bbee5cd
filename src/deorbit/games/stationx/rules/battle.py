"""Battles (chapter 7) and the capture of bases (chapter 8)."""

from deorbit.core.codec import first, pack, second
from deorbit.core.dealer import Dealer, silent
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.stationx.content.edition import BASE_KEEP, SLOT_KIND, SLOTS
from deorbit.games.stationx.rules.events import (
    ATTACKED,
    BATTLE_LOST,
    BATTLE_TIED,
    BATTLE_WON,
    CAPTURED,
    DIED,
    KEPT,
    RETAKEN,
)
from deorbit.games.stationx.rules.questions import KEEP, TURN
from deorbit.games.stationx.rules.reasons import (
    ALREADY_HELD,
    BASE_WALL,
    DEFENDED,
    HAS_ATTACKED,
    HAS_JUMPED,
    NO_ENEMY,
    NO_OWN_UNIT,
    NO_TELEPORTER,
    NOT_ADJACENT,
    NOT_AT_THE_TELEPORTER,
    NOT_DOOMED,
    NOT_SAVED,
    OWN_SIDE,
    TELEPORTER_THERE,
)
from deorbit.games.stationx.rules.state import (
    LEAPT,
    NOWHERE,
    SPENT,
    TELEPORTER,
    StationXState,
    changed,
)
from deorbit.games.stationx.rules.turn import check_fate


def mark_area(state: StationXState, one: int, other: int) -> None:
    """Mark two cells and all their neighbours: the area of a battle
    (house-area)."""
    geometry = state.geometry
    geometry.stamp += 1
    for middle in (geometry.at[one], geometry.at[other]):
        middle.mark = geometry.stamp
        for cell in middle.near:
            cell.mark = geometry.stamp


def area(state: StationXState, one: int, other: int) -> list[int]:
    """The cells of rooms where a battle is fought (house-area)."""
    mark_area(state, one, other)
    geometry = state.geometry
    return [cell.index for cell in geometry.at if cell.mark == geometry.stamp]


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
    """Why two cells do not count as next to each other, ALLOWED if they do (7.1,
    house-wall-attack)."""
    for cell in state.geometry.at[one].near:
        if cell.index == other:
            return ALLOWED
    size = state.edition.size
    close = abs(one % size - other % size) <= 1 and abs(one // size - other // size) <= 1
    return BASE_WALL if close and one != other else NOT_ADJACENT


def kill(state: StationXState, units: list[int], dealer: Dealer) -> None:
    for slot in units:
        kind = SLOT_KIND[slot % SLOTS]
        dealer.tell(DIED, slot // SLOTS, kind, state.cell[slot])
        state.take(slot)


def spare_one(state: StationXState, units: list[int], dealer: Dealer) -> None:
    """One of these units stays, and its owner is asked which; one alone stays for certain."""
    if len(units) == 1:
        spare(state, units[0], dealer)
    elif units:
        state.doomed = units
        state.stack.push(KEEP, units[0] // SLOTS)


def spare(state: StationXState, slot: int, dealer: Dealer) -> None:
    kind = SLOT_KIND[slot % SLOTS]
    dealer.tell(KEPT, slot // SLOTS, kind, state.cell[slot])


class Battle:
    """A battle before it is fought: the units of both sides, the sums of their attack values, who
    dies for certain, and those of whom all but one die."""

    def __init__(self, attackers: list[int], defenders: list[int]) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.attack = 0
        self.defence = 0
        self.dead: list[int] = []
        self.doomed: list[int] = []


def preview(state: StationXState, one: int, other: int, without: int = SPENT) -> Battle:
    """The battle that a unit on one cell would begin with a unit on the other: no dice, the higher
    sum wins (7.4); after a tie the attacker keeps a unit (7.5), with base tier II the loser does
    (7.7). Who has a flag of `without` does not attack: none, for a battle of a later turn."""
    seat, enemy = state.unit_on(one) // SLOTS, state.unit_on(other) // SLOTS
    mark_area(state, one, other)
    battle = Battle(fighters(state, seat, without), fighters(state, enemy, 0))
    battle.attack = strength(state, battle.attackers)
    battle.defence = strength(state, battle.defenders)
    if battle.attack == battle.defence:
        battle.dead = battle.defenders
        battle.doomed = battle.attackers
        return battle
    won = battle.attack > battle.defence
    losing = battle.defenders if won else battle.attackers
    if state.has(enemy if won else seat, BASE_KEEP):
        battle.doomed = losing
    else:
        battle.dead = losing
    return battle


def spent_units(state: StationXState, one: int, other: int) -> list[int]:
    """Units of the attacker in the area of a battle that have attacked already (7.6)."""
    mark_area(state, one, other)
    units = fighters(state, state.unit_on(one) // SLOTS, 0)
    return [slot for slot in units if state.flag[slot] & SPENT]


def aftermath(state: StationXState, one: int, other: int) -> StationXState:
    """The state right after a battle: who is out by it, and whether the game is over."""
    after = state.copy()
    fight(after, one, other, silent())
    return after


def fight(state: StationXState, one: int, other: int, dealer: Dealer) -> None:
    """What a battle comes to is carried out."""
    seat, enemy = state.unit_on(one) // SLOTS, state.unit_on(other) // SLOTS
    battle = preview(state, one, other)
    for slot in battle.attackers:
        state.flag[slot] |= SPENT
    attack, defence = battle.attack, battle.defence
    if attack > defence:
        dealer.tell(BATTLE_WON, seat, enemy, attack, defence)
    elif attack < defence:
        dealer.tell(BATTLE_LOST, seat, enemy, attack, defence)
    else:
        dealer.tell(BATTLE_TIED, seat, enemy, attack)
    kill(state, battle.dead, dealer)
    spare_one(state, battle.doomed, dealer)
    check_fate(state, enemy, dealer)
    check_fate(state, seat, dealer)


def is_defended(state: StationXState, holder: int, one: int, other: int) -> bool:
    """Whether units of who holds a teleporter stand in the area of its capture
    (house-defenders)."""
    mark_area(state, one, other)
    return len(fighters(state, holder, 0)) > 0


def attack_gone(flag: int) -> int:
    """Why a unit with this flag attacks no more this turn, ALLOWED if it may (7.6, 11.3)."""
    if flag & LEAPT:
        return HAS_JUMPED
    return HAS_ATTACKED if flag & SPENT else ALLOWED


class Attack(ActionKind[StationXState]):
    """Attack an adjacent enemy unit (7.1)."""

    def __init__(self) -> None:
        super().__init__("attack", "from:cell to:cell", [TURN])

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        slot = state.own_unit_on(first(move), seat)
        if slot == NOWHERE:
            return NO_OWN_UNIT
        code = attack_gone(state.flag[slot])
        if code != ALLOWED:
            return code
        if state.at[second(move)] >= TELEPORTER:
            return TELEPORTER_THERE
        enemy = state.unit_on(second(move))
        if enemy == NOWHERE:
            return NO_ENEMY
        return OWN_SIDE if enemy // SLOTS == seat else apart(state, first(move), second(move))

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

    def perform(self, state: StationXState, seat: int, move: int, dealer: Dealer) -> None:
        one, other = first(move), second(move)
        kind = SLOT_KIND[state.unit_on(one) % SLOTS]
        enemy = state.unit_on(other) // SLOTS
        dealer.tell(ATTACKED, seat, enemy, kind, one, other)
        fight(state, one, other, dealer)


class Keep(ActionKind[StationXState]):
    """Choose the one unit that survives (7.5, 7.7)."""

    def __init__(self) -> None:
        super().__init__("keep", "at:cell", [KEEP])

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        if state.unit_on(first(move)) in state.doomed:
            return ALLOWED
        return NOT_DOOMED if seat == state.active else NOT_SAVED

    def collect(self, state: StationXState, seat: int, moves: list[int]) -> None:
        for slot in state.doomed:
            moves.append(pack(self.number, state.cell[slot]))

    def perform(self, state: StationXState, seat: int, move: int, dealer: Dealer) -> None:
        kept = state.unit_on(first(move))
        dead = [slot for slot in state.doomed if slot != kept]
        state.doomed = []
        state.stack.pop()
        spare(state, kept, dealer)
        kill(state, dead, dealer)
        check_fate(state, seat, dealer)


class Capture(ActionKind[StationXState]):
    """Take a teleporter, and with it the base (8.1, 8.2, house-capture)."""

    def __init__(self) -> None:
        super().__init__("capture", "from:cell to:cell", [TURN])

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        one, other = first(move), second(move)
        slot = state.own_unit_on(one, seat)
        if slot == NOWHERE:
            return NO_OWN_UNIT
        code = attack_gone(state.flag[slot])
        if code != ALLOWED:
            return code
        if state.at[other] < TELEPORTER:
            return NO_TELEPORTER
        holder = state.holder[state.at[other] - TELEPORTER]
        if holder == seat:
            return ALREADY_HELD
        code = apart(state, one, other)
        if code != ALLOWED:
            return NOT_AT_THE_TELEPORTER if code == NOT_ADJACENT else code
        return DEFENDED if is_defended(state, holder, one, other) else ALLOWED

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

    def perform(self, state: StationXState, seat: int, move: int, dealer: Dealer) -> None:
        base = state.at[second(move)] - TELEPORTER
        holder = state.holder[base]
        state.flag[state.unit_on(first(move))] |= SPENT
        state.holder = changed(state.holder, base, seat)
        if base == seat:
            dealer.tell(RETAKEN, seat, holder, second(move))
        else:
            dealer.tell(CAPTURED, seat, base, second(move))
        check_fate(state, base, dealer)
