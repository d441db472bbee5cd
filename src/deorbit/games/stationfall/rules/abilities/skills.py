"""Abilities that are actions (4.4.2)."""

from deorbit.core.codec import as_fourth, fourth, pack, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.names import (
    BREACH,
    EMERGENCY_RESPONSE,
    HUMAN,
    JURY_RIG,
    NOWHERE,
    ROBOT,
    SELF_REPAIR,
    TRADECRAFT,
    WORMTONGUE,
)
from deorbit.games.stationfall.rules.actions.base import BREAKAGE, COMPANY, Act
from deorbit.games.stationfall.rules.actions.force import ReviveAct
from deorbit.games.stationfall.rules.actions.step import corridor_between
from deorbit.games.stationfall.rules.characters import apart, powers, revive
from deorbit.games.stationfall.rules.events import (
    CUBES_BETRAYED,
    TRADED,
    UNLOCKED,
    WORKED_ON,
    WORMED,
)
from deorbit.games.stationfall.rules.kompromat import own_hand, put_from_hand, put_in_hand
from deorbit.games.stationfall.rules.locks import unlock
from deorbit.games.stationfall.rules.power import beyond_repair, repair, would_fall
from deorbit.games.stationfall.rules.reasons import (
    FULL_HEALTH,
    NO_BREACH,
    NO_CUBE_TO_BETRAY,
    NO_LOCK,
    NOT_A_HUMAN,
    NOT_A_PATIENT,
    NOT_DAMAGED,
    NOT_MENDABLE,
    NOT_SPENT,
    REVIVE_FIRST,
    TWO_TO_DISCARD,
    WOULD_FALL_AGAIN,
)
from deorbit.games.stationfall.rules.state import StationfallState


class RepairAct(Act):
    """Repair the damaged section one is in; `reason` is told of one that is not damaged."""

    def __init__(self, name: str, reason: int, ability: int) -> None:
        super().__init__(name, "", at_hand=BREAKAGE, ability=ability)
        self.reason = reason

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        section = state.where[pawn]
        return beyond_repair(state, section) if state.damaged >> section & 1 else self.reason


class JuryRig(RepairAct):
    """Repair the damaged section one is in."""

    def __init__(self) -> None:
        super().__init__("jury-rig", NOT_DAMAGED, JURY_RIG)

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        dealer.tell(WORKED_ON, pawn, state.where[pawn])
        repair(state, state.where[pawn], dealer)


class Mend(ReviveAct):
    """Jury Rig on a colocated Down Robot."""

    def __init__(self) -> None:
        super().__init__("mend", ROBOT, NOT_MENDABLE, ability=JURY_RIG)


class Breach(Act):
    """Remove a Lock from a corridor of one's section (7.2.2.2)."""

    def __init__(self) -> None:
        super().__init__("breach", "to:section", ability=BREACH)

    def lacking(self, state: StationfallState, pawn: int) -> int:
        return ALLOWED if powers(state, pawn) & BREACH else NO_BREACH

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        corridor = corridor_between(state, state.where[pawn], second(move))
        locked = corridor != NOWHERE and state.locks >> corridor & 1
        return ALLOWED if locked else NO_LOCK

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        return state.edition.near[state.where[pawn]] if state.locks else []

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        section, to = state.where[pawn], second(move)
        unlock(state, corridor_between(state, section, to))
        dealer.tell(UNLOCKED, section, to)


class Wormtongue(Act):
    """Move a cube of any player from a colocated Human's card to Betrayal."""

    def __init__(self) -> None:
        fields = "other-character:character player"
        super().__init__("wormtongue", fields, ability=WORMTONGUE, at_hand=COMPANY)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        other, conspiracy = second(move), third(move)
        if other == pawn or state.where[other] != state.where[pawn]:
            return apart(pawn, other)
        if not state.edition.kind[other] & HUMAN:
            return NOT_A_HUMAN
        place = state.edition.card_of[other] * state.players + conspiracy
        return ALLOWED if conspiracy < state.players and state.cubes[place] else NO_CUBE_TO_BETRAY

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        for other in company:
            for conspiracy in range(state.players):
                self.add_allowed(state, pawn, pack(self.number, pawn, other, conspiracy), moves)

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        other, conspiracy = second(move), third(move)
        card = state.edition.card_of[other]
        state.cubes[card * state.players + conspiracy] -= 1
        state.betrayal[conspiracy] += 1
        dealer.tell(WORMED, pawn, card, conspiracy)
        dealer.tell(CUBES_BETRAYED, conspiracy, card, 1)


class Heal(ReviveAct):
    """Emergency Response: revive a colocated Human without Nanogel."""

    def __init__(self) -> None:
        super().__init__("heal", HUMAN, NOT_A_PATIENT, ability=EMERGENCY_RESPONSE)


class SelfRepair(Act):
    """A Down Cyborg's first action is to revive itself."""

    def __init__(self) -> None:
        super().__init__("self-repair", "", ability=SELF_REPAIR)

    def unable(self, state: StationfallState, pawn: int) -> int:
        code = super().unable(state, pawn)
        if code == REVIVE_FIRST and state.present(pawn):
            return ALLOWED
        return code

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        if not state.down >> pawn & 1:
            return FULL_HEALTH
        return WOULD_FALL_AGAIN if would_fall(state, pawn, state.where[pawn]) else ALLOWED

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        revive(state, pawn, pawn, dealer)


class Tradecraft(Act):
    """Discard two Kompromat to take a spent one of an NPC into the hand."""

    def __init__(self) -> None:
        super().__init__("tradecraft", "card other-card:card taken-card:card", ability=TRADECRAFT)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        one, two, taken = second(move), third(move), fourth(move)
        hand = own_hand(state)
        if one >= two or not hand >> one & 1 or not hand >> two & 1:
            return TWO_TO_DISCARD
        spent = state.spent >> taken & 1 and not state.owners[taken]
        return ALLOWED if spent else NOT_SPENT

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        hand = own_hand(state)
        cards = len(state.owners)
        for one in range(cards):
            if hand >> one & 1:
                for two in range(one + 1, cards):
                    if hand >> two & 1:
                        for taken in range(cards):
                            self.add_allowed(
                                state,
                                pawn,
                                pack(self.number, pawn, one, two) | as_fourth(taken),
                                moves,
                            )

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        one, two, taken = second(move), third(move), fourth(move)
        put_from_hand(state, state.active, one)
        put_from_hand(state, state.active, two)
        state.discarded |= 1 << one | 1 << two
        state.spent &= ~(1 << taken)
        put_in_hand(state, state.active, taken)
        dealer.tell(TRADED, state.active, one, two, taken)
