"""The Airlock (13.13)."""

from deorbit.core.codec import pack, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.names import (
    AIRLOCK,
    FIELD,
    FIREBOMB,
    KINDS_OF_ITEMS,
    OUTER_SPACE,
)
from deorbit.games.stationfall.rules.actions.base import (
    SOMEONE_DOWN,
    WALKING,
    Act,
    not_offered,
)
from deorbit.games.stationfall.rules.actions.step import DragAct, undraggable
from deorbit.games.stationfall.rules.actions.throwing import IgniteAct, ThrowAct
from deorbit.games.stationfall.rules.characters import apart
from deorbit.games.stationfall.rules.events import AIRLOCKED, PUSHED_OUT
from deorbit.games.stationfall.rules.power import shuns
from deorbit.games.stationfall.rules.reasons import (
    AIRLOCK_DAMAGED,
    NO_AIRLOCK_THERE,
    NO_FIRE_WITHOUT_AIR,
    NO_FIREBOMB,
    NOT_A_CHARACTER,
    NOT_DOWN_TO_PUSH,
    SELF_PRESERVATION,
)
from deorbit.games.stationfall.rules.sections import move as move_pawn
from deorbit.games.stationfall.rules.state import StationfallState


def no_airlock(state: StationfallState, section: int, to: int) -> int:
    """Why nothing gets through an airlock from one section to another (13.13.1, 13.13.3)."""
    code = not_offered(state, section, AIRLOCK)
    if code != ALLOWED:
        return code
    if to not in state.edition.airlocks[section]:
        return NO_AIRLOCK_THERE
    return AIRLOCK_DAMAGED if state.damaged >> to & 1 else ALLOWED


class Airlock(Act):
    """Step to or from Outer Space (13.13.1)."""

    def __init__(self) -> None:
        super().__init__("airlock", "to:section", offer=AIRLOCK, free=WALKING)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        to = second(move)
        code = no_airlock(state, state.where[pawn], to)
        if code != ALLOWED:
            return code
        return SELF_PRESERVATION if shuns(state, pawn, to) else ALLOWED

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        return state.edition.airlocks[state.where[pawn]]

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        to = second(move)
        dealer.tell(AIRLOCKED, pawn, state.where[pawn], to)
        move_pawn(state, pawn, to, dealer)


class AirlockDrag(DragAct):
    """Step through an airlock and drag a Down character along (13.13.1)."""

    def __init__(self) -> None:
        super().__init__("airlock-drag", offer=AIRLOCK)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        code = undraggable(state, pawn, second(move))
        if code == ALLOWED:
            code = no_airlock(state, state.where[pawn], third(move))
        if code != ALLOWED:
            return code
        return SELF_PRESERVATION if shuns(state, pawn, third(move)) else ALLOWED

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        for other in company:
            for to in state.edition.airlocks[state.where[pawn]]:
                self.add_allowed(state, pawn, pack(self.number, pawn, other, to), moves)


class AirlockThrow(ThrowAct):
    """Throw an Item to or from Outer Space (12.5.3, 13.13.1)."""

    def __init__(self) -> None:
        super().__init__("airlock-throw", offer=AIRLOCK)

    def no_way(self, state: StationfallState, section: int, to: int) -> int:
        return no_airlock(state, section, to)

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        held = state.held[pawn]
        for item in range(KINDS_OF_ITEMS):
            if held & FIELD[item]:
                for to in state.edition.airlocks[state.where[pawn]]:
                    self.add_allowed(state, pawn, pack(self.number, pawn, item, to), moves)


class AirlockIgnite(IgniteAct):
    """Throw a Firebomb in from Outer Space and let it burn (8.1.3, 13.13.1)."""

    def __init__(self) -> None:
        super().__init__("airlock-ignite", offer=AIRLOCK)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        to = second(move)
        if not state.held[pawn] & FIELD[FIREBOMB]:
            return NO_FIREBOMB
        code = no_airlock(state, state.where[pawn], to)
        if code != ALLOWED:
            return code
        return NO_FIRE_WITHOUT_AIR if state.airless >> to & 1 else ALLOWED

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        return state.edition.airlocks[state.where[pawn]]


class AirlockPush(Act):
    """Put a Down character out into Outer Space (13.13.2)."""

    def __init__(self) -> None:
        fields = "other-character:character"
        super().__init__("airlock-push", fields, offer=AIRLOCK, at_hand=SOMEONE_DOWN)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        other = second(move)
        if other == state.edition.monster:
            return NOT_A_CHARACTER
        if other == pawn or state.where[other] != state.where[pawn]:
            return apart(pawn, other)
        if not state.down >> other & 1:
            return NOT_DOWN_TO_PUSH
        return no_airlock(state, state.where[pawn], OUTER_SPACE)

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        other = second(move)
        dealer.tell(PUSHED_OUT, pawn, other)
        move_pawn(state, other, OUTER_SPACE, dealer)
