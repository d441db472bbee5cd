"""Attack, Rob, Sabotage and Revive (12.8 to 12.11)."""

from deorbit.core.codec import pack, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.names import (
    ARMORED,
    ASSASSIN,
    BADGE,
    BLUDGEON,
    BRUTAL,
    COMBAT_SWARM,
    DATA,
    FAST_TALK,
    FIELD,
    FUGITIVE,
    GUN,
    HELMET,
    HUMAN,
    KINDS_OF_ITEMS,
    LURKER,
    NANOGEL,
    NANOGEL_USED,
    NDA,
    ONE,
    OUTER_SPACE,
    PEACEKEEPER,
    PRIDE,
    WEAPONS,
)
from deorbit.games.stationfall.rules.actions.base import COMPANY, ITEM, SOMEONE_DOWN, WEAPON, Act
from deorbit.games.stationfall.rules.actions.items import TakeAct
from deorbit.games.stationfall.rules.bots.self_preservation import harms
from deorbit.games.stationfall.rules.characters import (
    apart,
    destroy_items,
    is_accused,
    needs_helmet,
    owners_of,
    revive,
)
from deorbit.games.stationfall.rules.events import ATTACKED, DATA_ROBBED, ROBBED, SABOTAGED
from deorbit.games.stationfall.rules.pawns import fell
from deorbit.games.stationfall.rules.power import damage, would_fall
from deorbit.games.stationfall.rules.reasons import (
    ALREADY_DAMAGED,
    ALREADY_DOWN,
    HAS_DATA,
    HELMET_IN_HAZARD,
    HELMET_PROTECTS,
    INTEGRAL,
    IS_ARMORED,
    IS_FAST_TALKING,
    IS_PROUD,
    KEEPS_PEACE,
    MONSTER_UNHURT,
    NO_BODY,
    NO_NANOGEL,
    NO_SABOTAGE_IN_SPACE,
    NO_SLOT,
    NO_WEAPON,
    NO_WEAPON_TO_ROB,
    NO_WEAPON_TO_SABOTAGE,
    NOT_A_CHARACTER,
    NOT_DOWN,
    NOT_LIVE_TO_ROB,
    NOT_LIVE_TO_ROB_DATA,
    NOTHING_TO_ROB,
    UNDER_NDA,
    WOULD_FALL_AGAIN,
)
from deorbit.games.stationfall.rules.state import StationfallState


def disturbs_peace(state: StationfallState, pawn: int, other: int) -> bool:
    """Whether Peacekeeper forbids the attack: only Fugitives, Monsters and PCs of players who are
    not Innocent may be attacked."""
    if not state.ability[pawn] & PEACEKEEPER or other == state.edition.monster:
        return False
    if state.ability[other] & FUGITIVE:
        return False
    return not is_accused(state, owners_of(state, other))


def hurts_monster(state: StationfallState, weapon: int) -> bool:
    """Whether an attack with this weapon Downs the Monster, as its card says (house-attack)."""
    if state.project == COMBAT_SWARM:
        return weapon == GUN
    return state.project in (ASSASSIN, LURKER)


class Attack(Act):
    """Down a colocated character with a Bludgeon or a Gun (12.8)."""

    def __init__(self) -> None:
        fields = "other-character:character item"
        super().__init__("attack", fields, basic=True, at_hand=WEAPON | COMPANY)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        other, weapon = second(move), third(move)
        if weapon not in (BLUDGEON, GUN) or not state.arms(pawn) & FIELD[weapon]:
            return NO_WEAPON
        if other == pawn or state.where[other] != state.where[pawn]:
            return apart(pawn, other)
        if not state.edition.bodies >> other & 1:
            return NO_BODY
        if state.down >> other & 1:
            return ALREADY_DOWN
        if disturbs_peace(state, pawn, other):
            return KEEPS_PEACE
        if other == state.edition.monster:
            return ALLOWED if hurts_monster(state, weapon) else MONSTER_UNHURT
        if weapon == GUN:
            return ALLOWED
        if state.ability[other] & ARMORED:
            return IS_ARMORED
        if (
            state.ability[other] & FAST_TALK
            and state.edition.kind[pawn] & HUMAN
            and not state.is_dark(state.where[pawn])
        ):
            return IS_FAST_TALKING
        if state.helmeted(other) and not state.ability[pawn] & BRUTAL:
            return HELMET_PROTECTS
        return ALLOWED

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        arms = state.arms(pawn)
        for other in company:
            for weapon in (BLUDGEON, GUN):
                if arms & FIELD[weapon]:
                    self.add_allowed(state, pawn, pack(self.number, pawn, other, weapon), moves)

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        other, weapon = second(move), third(move)
        dealer.tell(ATTACKED, pawn, other, weapon)
        if weapon == BLUDGEON and state.helmeted(other):
            self.shatter(state, pawn, other, dealer)
        fell(state, other, dealer)

    def spares(self, state: StationfallState, pawn: int, move: int) -> bool:
        return not harms(state, pawn, second(move))

    def shatter(self, state: StationfallState, pawn: int, other: int, dealer: Dealer) -> None:
        """Brutal: Bludgeon and Helmet are both annihilated, an integral one too (8.4)."""
        for one, item in ((pawn, BLUDGEON), (other, HELMET)):
            if state.held[one] & FIELD[item]:
                state.held[one] -= ONE[item]
            else:
                state.integral = state.integral[:]
                state.integral[one] -= ONE[item]
            destroy_items(state, ONE[item], dealer)


def unrobbable(state: StationfallState, pawn: int, other: int, arms: int) -> int:
    """Why nothing can be robbed from a character with these arms (12.9.1, 12.9.2)."""
    if not arms & WEAPONS:
        return NO_WEAPON_TO_ROB
    if other == pawn or state.where[other] != state.where[pawn]:
        return apart(pawn, other)
    if other == state.edition.monster:
        return NOT_A_CHARACTER
    if not state.edition.bodies >> other & 1:
        return NO_BODY
    if state.down >> other & 1:
        return NOT_LIVE_TO_ROB
    if state.ability[other] & PRIDE:
        return IS_PROUD
    if not arms & FIELD[GUN]:
        if state.ability[other] & ARMORED:
            return IS_ARMORED
        if state.helmeted(other):
            return HELMET_PROTECTS
    return ALLOWED


def badge(state: StationfallState, pawn: int) -> int:
    """A Badge robs Items like a Gun (card-badge)."""
    arms = state.arms(pawn)
    return arms | ONE[GUN] if state.ability[pawn] & BADGE else arms


class Rob(TakeAct):
    """Rob an Item from a colocated Live character (12.9)."""

    def __init__(self) -> None:
        super().__init__("rob", ROBBED, COMPANY)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        item, other = second(move), third(move)
        code = unrobbable(state, pawn, other, badge(state, pawn))
        if code != ALLOWED:
            return code
        if not state.held[other] & FIELD[item]:
            return INTEGRAL if state.integral[other] & FIELD[item] else NOTHING_TO_ROB
        if state.full(pawn):
            return NO_SLOT
        return HELMET_IN_HAZARD if item == HELMET and needs_helmet(state, other) else ALLOWED

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        if not badge(state, pawn) & WEAPONS:
            return
        for other in company:
            if state.held[other] and unrobbable(state, pawn, other, badge(state, pawn)) == ALLOWED:
                for item in range(KINDS_OF_ITEMS):
                    if state.held[other] & FIELD[item]:
                        self.add_allowed(state, pawn, pack(self.number, pawn, item, other), moves)


class RobData(Act):
    """Rob Data, which is copied, from a colocated Live character (12.9.1)."""

    def __init__(self) -> None:
        fields = "data other-character:character"
        super().__init__("rob-data", fields, basic=True, at_hand=WEAPON | COMPANY)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        data, other = second(move), third(move)
        code = unrobbable(state, pawn, other, state.arms(pawn))
        if code != ALLOWED:
            return NOT_LIVE_TO_ROB_DATA if code == NOT_LIVE_TO_ROB else code
        if not state.data[other] >> data & 1:
            return NOTHING_TO_ROB
        if state.data[other] >> NDA & 1:
            return UNDER_NDA
        return HAS_DATA if state.data[pawn] >> data & 1 else ALLOWED

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        for other in company:
            if state.data[other]:
                for data in range(len(DATA)):
                    self.add_allowed(state, pawn, pack(self.number, pawn, data, other), moves)

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        data, other = second(move), third(move)
        state.data[pawn] |= 1 << data
        dealer.tell(DATA_ROBBED, pawn, data, other)


class Sabotage(Act):
    """Damage the own section with a Bludgeon or a Gun (12.10)."""

    def __init__(self) -> None:
        super().__init__("sabotage", "", basic=True, at_hand=WEAPON)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        section = state.where[pawn]
        if not state.arms(pawn) & WEAPONS:
            return NO_WEAPON_TO_SABOTAGE
        if state.ability[pawn] & PEACEKEEPER:
            return KEEPS_PEACE
        if section == OUTER_SPACE:
            return NO_SABOTAGE_IN_SPACE
        return ALREADY_DAMAGED if state.damaged >> section & 1 else ALLOWED

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        section = state.where[pawn]
        dealer.tell(SABOTAGED, pawn, section)
        damage(state, section, dealer)


def unrevivable(state: StationfallState, pawn: int, other: int) -> int:
    """Why a character cannot bring another one round (12.11.1, 12.11.2, 6.2)."""
    if other == pawn or state.where[other] != state.where[pawn]:
        return apart(pawn, other)
    if not state.down >> other & 1:
        return NOT_DOWN
    return WOULD_FALL_AGAIN if would_fall(state, other, state.where[other]) else ALLOWED


class ReviveAct(Act):
    """Bring a colocated Down character of the right kind round without Nanogel; `reason` is told of
    any other."""

    def __init__(self, name: str, whom: int, reason: int, ability: int = 0, offer: int = 0) -> None:
        fields = "other-character:character"
        super().__init__(name, fields, ability=ability, offer=offer, at_hand=SOMEONE_DOWN)
        self.whom = whom
        self.reason = reason

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        other = second(move)
        if not state.edition.kind[other] & self.whom:
            return self.reason
        return unrevivable(state, pawn, other)

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        revive(state, second(move), pawn, dealer)


class Revive(Act):
    """Revive a colocated Down Human, Robot or Monster with Nanogel (12.11)."""

    def __init__(self) -> None:
        fields = "other-character:character item"
        super().__init__("revive", fields, basic=True, at_hand=ITEM | SOMEONE_DOWN)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        other, item = second(move), third(move)
        if item not in (NANOGEL, NANOGEL_USED) or not state.held[pawn] & FIELD[item]:
            return NO_NANOGEL
        return unrevivable(state, pawn, other)

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        for item in (NANOGEL, NANOGEL_USED):
            if state.held[pawn] & FIELD[item]:
                for other in company:
                    if unrevivable(state, pawn, other) == ALLOWED:
                        moves.append(pack(self.number, pawn, other, item))

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        other, item = second(move), third(move)
        state.held[pawn] -= ONE[item]
        if item == NANOGEL:
            state.held[pawn] += ONE[NANOGEL_USED]
        else:
            state.supply[NANOGEL] += 1
        revive(state, other, pawn, dealer)
