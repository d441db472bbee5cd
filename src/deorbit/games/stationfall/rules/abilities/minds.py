"""Acting through others: Telepathy, Root Access, Remote Control; and Drones that take themselves
apart."""

from deorbit.core.codec import kind_of, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.names import (
    AN_ITEM,
    ASSISTANT,
    BODY,
    DISASSEMBLE,
    HUMAN,
    MADE_OF_DATA,
    REMOTE_CONTROL,
    ROBOT,
    ROOT_ACCESS,
    TELEPATHY,
)
from deorbit.games.stationfall.rules.abilities.skills import RepairAct
from deorbit.games.stationfall.rules.actions.base import (
    COMPANY,
    CONSOLE,
    DRONES,
    Act,
)
from deorbit.games.stationfall.rules.actions.console import no_console
from deorbit.games.stationfall.rules.actions.force import ReviveAct
from deorbit.games.stationfall.rules.characters import apart, knock_down, not_usable
from deorbit.games.stationfall.rules.events import (
    DISASSEMBLED,
    REMOTE_CONTROLLED,
    ROOT_ACCESSED,
    SWAYED,
)
from deorbit.games.stationfall.rules.power import repair
from deorbit.games.stationfall.rules.questions import (
    ACT,
    BY_CORE,
    BY_REMOTE,
    BY_ROOT_ACCESS,
    BY_TELEPATHY,
)
from deorbit.games.stationfall.rules.reasons import (
    NO_CHAIN,
    NOT_A_DOWN_ROBOT,
    NOT_A_DRONE,
    NOT_DAMAGED_HERE,
    NOT_ROOTED,
    NOT_SWAYED,
)
from deorbit.games.stationfall.rules.state import StationfallState


class Telepathy(Act):
    """Take an action with a colocated Live Human without a Helmet."""

    def __init__(self) -> None:
        fields = "other-character:character"
        super().__init__(
            "telepathy", fields, ability=TELEPATHY, at_hand=COMPANY, kinds=BODY | AN_ITEM
        )

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        other = second(move)
        if other == pawn or state.where[other] != state.where[pawn]:
            return apart(pawn, other)
        open_mind = (
            state.edition.kind[other] & HUMAN
            and not state.down >> other & 1
            and not state.has_helmet(other)
        )
        return ALLOWED if open_mind else NOT_SWAYED

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        dealer.tell(SWAYED, pawn, second(move))
        state.ask(ACT, state.active, second(move), BY_TELEPATHY)


class RootAccess(Act):
    """Take an action with a Live Robot that possesses the Digital Assistant (house-root-access)."""

    def __init__(self) -> None:
        fields = "other-character:character"
        super().__init__("root-access", fields, ability=ROOT_ACCESS, kinds=BODY | MADE_OF_DATA)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        other = second(move)
        if not state.edition.kind[other] & ROBOT or not state.data[other] >> ASSISTANT & 1:
            return NOT_ROOTED
        return ALLOWED if state.usable(other) else not_usable(state, other)

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        return list(range(state.edition.monster))

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        dealer.tell(ROOT_ACCESSED, pawn, second(move))
        state.ask(ACT, state.active, second(move), BY_ROOT_ACCESS)


class RemoteControl(Act):
    """A console action: take an action with a Live Drone instead. A Drone that is controlled cannot
    control another one (house-remote-control)."""

    def __init__(self) -> None:
        fields = "other-character:character"
        kinds = BODY | MADE_OF_DATA
        super().__init__("remote-control", fields, at_hand=DRONES, free=CONSOLE, kinds=kinds)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        other = second(move)
        if not state.ability[other] & REMOTE_CONTROL:
            return NOT_A_DRONE
        frame = state.stack.frames[-1]
        if other == pawn or (kind_of(frame) == ACT and third(frame) in (BY_REMOTE, BY_CORE)):
            return NO_CHAIN
        code = no_console(state, pawn)
        if code != ALLOWED:
            return code
        return ALLOWED if state.usable(other) else not_usable(state, other)

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        return state.edition.drones

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        dealer.tell(REMOTE_CONTROLLED, pawn, second(move))
        state.ask(ACT, state.active, second(move), BY_REMOTE)


class Disassemble(RepairAct):
    """A Drone goes Down to repair its section."""

    def __init__(self) -> None:
        super().__init__("disassemble", NOT_DAMAGED_HERE, DISASSEMBLE)

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        dealer.tell(DISASSEMBLED, pawn)
        knock_down(state, pawn, dealer)
        repair(state, state.where[pawn], dealer)


class DisassembleFor(ReviveAct):
    """A Drone goes Down to get another Robot going."""

    def __init__(self) -> None:
        super().__init__("disassemble-for", ROBOT, NOT_A_DOWN_ROBOT, ability=DISASSEMBLE)

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        dealer.tell(DISASSEMBLED, pawn)
        knock_down(state, pawn, dealer)
        super().effect(state, pawn, move, dealer)
