"""Missile, EMP Burst, Nerve Gas Grenades and Infect."""

from deorbit.core.codec import second
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.names import (
    BODY,
    EMP_BURST,
    INFECT,
    MISSILE,
    NERVE_GAS_GRENADES,
)
from deorbit.games.stationfall.rules.actions.base import COMPANY, Act
from deorbit.games.stationfall.rules.actions.step import neighbours
from deorbit.games.stationfall.rules.actions.throwing import cannot_go_off
from deorbit.games.stationfall.rules.bots.self_preservation import harms_here
from deorbit.games.stationfall.rules.characters import apart, contaminate
from deorbit.games.stationfall.rules.events import BURST, DATA_WIPED, GASSED, INFECTED
from deorbit.games.stationfall.rules.pawns import fell, place_marker
from deorbit.games.stationfall.rules.power import damage, gas, is_robot
from deorbit.games.stationfall.rules.reasons import (
    ALREADY_AIRLESS,
    ALREADY_CONTAMINATED,
    HAS_LEFT_FOR_MISSILE,
    MISSILE_FLYING,
    MISSILE_JAMMED,
    NO_MARKER,
    NOT_INFECTABLE,
)
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn import markers
from deorbit.games.stationfall.rules.turn.markers import MISSILE_INBOUND


class Missile(Act):
    """Put a time marker on a section that has not escaped: it will be damaged and everyone there
    Downed (house-missile)."""

    def __init__(self) -> None:
        super().__init__("missile", "at:section", ability=MISSILE)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        if state.jammers:
            return MISSILE_JAMMED
        for marker in state.markers:
            if markers.effect(marker) == markers.MISSILE_INBOUND:
                return MISSILE_FLYING
        if not markers.left(state, state.active):
            return NO_MARKER
        return HAS_LEFT_FOR_MISSILE if state.launched >> second(move) & 1 else ALLOWED

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        return list(range(state.edition.size)) if not state.jammers else []

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        place_marker(state, MISSILE_INBOUND, second(move), state.minute - 1, dealer)


class EmpBurst(Act):
    """Damage the own section, Down every Robot there, delete all Data possessed there
    (house-emp)."""

    def __init__(self) -> None:
        super().__init__("emp-burst", "", ability=EMP_BURST)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        return ALLOWED

    def spares(self, state: StationfallState, pawn: int, move: int) -> bool:
        return not harms_here(state, pawn, state.where[pawn], True)

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        section = state.where[pawn]
        dealer.tell(BURST, pawn, section)
        for other in range(len(state.where)):
            if state.where[other] == section:
                if is_robot(state, other):
                    fell(state, other, dealer)
                if state.data[other]:
                    state.data[other] = 0
                    dealer.tell(DATA_WIPED, other)
        damage(state, section, dealer)


class NerveGas(Act):
    """Put asphyxiation into the own section or one into which something could be thrown."""

    def __init__(self) -> None:
        super().__init__("nerve-gas", "to:section", ability=NERVE_GAS_GRENADES)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        return cannot_go_off(state, pawn, second(move), ALREADY_AIRLESS)

    def spares(self, state: StationfallState, pawn: int, move: int) -> bool:
        return not harms_here(state, pawn, second(move), False)

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        return [state.where[pawn], *neighbours(state, state.where[pawn])]

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        dealer.tell(GASSED, pawn, second(move))
        gas(state, second(move), dealer)


class Infect(Act):
    """Contaminate a colocated Human or Robot; without a free slot it drops an Item."""

    def __init__(self) -> None:
        super().__init__("infect", "other-character:character", ability=INFECT, at_hand=COMPANY)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        other = second(move)
        if other == pawn or state.where[other] != state.where[pawn]:
            return apart(pawn, other)
        if not state.edition.kind[other] & BODY:
            return NOT_INFECTABLE
        return ALREADY_CONTAMINATED if state.contaminated >> other & 1 else ALLOWED

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        dealer.tell(INFECTED, pawn, second(move))
        contaminate(state, second(move), dealer)
