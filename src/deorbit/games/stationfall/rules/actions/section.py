"""Section actions (chapter 13) but for Transmit, launches and the Airlock."""

from deorbit.core.codec import second
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.names import (
    ABANDON_SHIP,
    ANTIMATTER,
    CAMERAS,
    DECONTAMINATE,
    FIELD,
    GUN,
    JETTISON,
    KINDS_OF_ITEMS,
    MANUFACTURE,
    MEDITATE,
    NOWHERE,
    ONE,
    OUTER_SPACE,
    RELEASE,
    REPAIR,
    ROBOT,
    SELF_DESTRUCT,
)
from deorbit.games.stationfall.rules.actions.base import Act, not_offered
from deorbit.games.stationfall.rules.actions.force import ReviveAct
from deorbit.games.stationfall.rules.characters import commands, gain, owners_of
from deorbit.games.stationfall.rules.events import (
    CAMERAS_SWITCHED,
    DECONTAMINATED,
    JETTISONED,
    MADE,
    MEDITATED,
    OPENED_VAULT,
    ORDERED_ABANDON_SHIP,
    ORDERED_SELF_DESTRUCT,
    WASHED,
)
from deorbit.games.stationfall.rules.locks import abandon_ship
from deorbit.games.stationfall.rules.pawns import arm
from deorbit.games.stationfall.rules.power import release_project
from deorbit.games.stationfall.rules.reasons import (
    ALREADY_ARMED,
    ALREADY_ORDERED,
    ALREADY_RELEASED,
    HAS_DATA,
    NO_EMERGENCY_POWER,
    NO_LOOSE_ANTIMATTER,
    NO_SLOT,
    NOT_A_ROBOT,
    NOT_COLOCATED,
    NOT_CONTAMINATED,
    NOT_MADE_HERE,
    NOTHING_BETRAYED,
    OFFICERS_ONLY,
    OUT_OF_STOCK,
    PC_ONLY_MEDITATES,
)
from deorbit.games.stationfall.rules.sections import land
from deorbit.games.stationfall.rules.state import STABLE, StationfallState


class SectionAct(Act):
    """A section action without further arguments; some are for `officers` only."""

    def __init__(self, name: str, offer: int, officers: bool = False) -> None:
        super().__init__(name, "", offer=offer)
        self.officers = officers

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        if self.officers and not commands(state, pawn):
            return OFFICERS_ONLY
        return self.obstacle(state, pawn)

    def obstacle(self, state: StationfallState, pawn: int) -> int:
        """What else stands in the way."""
        raise NotImplementedError


class AbandonShip(SectionAct):
    """Order to abandon ship, on the Bridge, by an Officer (13.1)."""

    def __init__(self) -> None:
        super().__init__("abandon-ship", ABANDON_SHIP, officers=True)

    def obstacle(self, state: StationfallState, pawn: int) -> int:
        return ALREADY_ORDERED if state.abandoned else ALLOWED

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        dealer.tell(ORDERED_ABANDON_SHIP, pawn)
        abandon_ship(state, dealer)


class Release(SectionAct):
    """Release Project X: Bridge or Cryo Lab, an Officer; it orders Abandon Ship too (13.3)."""

    def __init__(self) -> None:
        super().__init__("release", RELEASE, officers=True)

    def obstacle(self, state: StationfallState, pawn: int) -> int:
        """Where Project X is out, Abandon Ship is left to trigger (house-vault-x)."""
        return ALREADY_RELEASED if state.released and state.abandoned else ALLOWED

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        dealer.tell(OPENED_VAULT, pawn)
        abandon_ship(state, dealer)
        release_project(state, dealer)


class Decontaminate(Act):
    """Take Contamination off anyone in the Tanks (13.4)."""

    def __init__(self) -> None:
        super().__init__("decontaminate", "other-character:character", offer=DECONTAMINATE)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        other = second(move)
        if state.where[other] != state.where[pawn]:
            return NOT_COLOCATED
        return ALLOWED if state.contaminated >> other & 1 else NOT_CONTAMINATED

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        rat = state.edition.rat
        if rat != NOWHERE and state.where[rat] == state.where[pawn]:
            return [pawn, *company, rat]
        return [pawn, *company]

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        other = second(move)
        state.contaminated &= ~(1 << other)
        if other == pawn:
            dealer.tell(WASHED, pawn)
        else:
            dealer.tell(DECONTAMINATED, pawn, other)


class Jettison(SectionAct):
    """Shoot the Antimatter into Outer Space if it lies in Magnetic Containment (13.5)."""

    def __init__(self) -> None:
        super().__init__("jettison", JETTISON)

    def obstacle(self, state: StationfallState, pawn: int) -> int:
        lying = state.lying[state.edition.containment]
        return ALLOWED if lying & FIELD[ANTIMATTER] else NO_LOOSE_ANTIMATTER

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        state.lying[state.edition.containment] -= ONE[ANTIMATTER]
        dealer.tell(JETTISONED, pawn)
        land(state, ANTIMATTER, OUTER_SPACE, dealer)


class Manufacture(Act):
    """Make an Item or Data (13.9)."""

    def __init__(self) -> None:
        super().__init__("manufacture", "ware", offer=MANUFACTURE)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        ware = second(move)
        section = state.where[pawn]
        if ware not in state.edition.makes[section]:
            return NOT_MADE_HERE
        code = not_offered(state, section, MANUFACTURE)
        if code != ALLOWED:
            return code
        if ware >= KINDS_OF_ITEMS:
            return HAS_DATA if state.data[pawn] >> ware - KINDS_OF_ITEMS & 1 else ALLOWED
        if ware == GUN and not commands(state, pawn):
            return OFFICERS_ONLY
        if not state.supply[ware]:
            return OUT_OF_STOCK
        return NO_SLOT if state.full(pawn) else ALLOWED

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        return state.edition.makes[state.where[pawn]]

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        ware = second(move)
        if ware >= KINDS_OF_ITEMS:
            state.data[pawn] |= 1 << ware - KINDS_OF_ITEMS
        else:
            gain(state, pawn, ware)
        dealer.tell(MADE, pawn, ware)


class Meditate(SectionAct):
    """A PC in the Therapy Garden: the active player's cubes come back from Betrayal (13.10)."""

    def __init__(self) -> None:
        super().__init__("meditate", MEDITATE)

    def obstacle(self, state: StationfallState, pawn: int) -> int:
        if not owners_of(state, pawn):
            return PC_ONLY_MEDITATES
        return ALLOWED if state.betrayal[state.active] else NOTHING_BETRAYED

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        active = state.active
        dealer.tell(MEDITATED, active, state.betrayal[active])
        state.pool[active] += state.betrayal[active]
        state.betrayal[active] = 0


class Repair(ReviveAct):
    """Get a Down Robot going again, in the Machine Shop (13.11)."""

    def __init__(self) -> None:
        super().__init__("repair", ROBOT, NOT_A_ROBOT, offer=REPAIR)


class SelfDestruct(SectionAct):
    """Order Abandon Ship and arm the Antimatter, on the Bridge, by an Officer (13.12)."""

    def __init__(self) -> None:
        super().__init__("self-destruct", SELF_DESTRUCT, officers=True)

    def obstacle(self, state: StationfallState, pawn: int) -> int:
        return ALLOWED if state.antimatter == STABLE else ALREADY_ARMED

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        dealer.tell(ORDERED_SELF_DESTRUCT, pawn)
        arm(state, dealer)


class SwitchCameras(SectionAct):
    """Cameras on or off, in the Security Station (13.14); on needs full power (7.2.1.1)."""

    def __init__(self) -> None:
        super().__init__("cameras", CAMERAS)

    def obstacle(self, state: StationfallState, pawn: int) -> int:
        return NO_EMERGENCY_POWER if not state.cameras and state.power_lost() else ALLOWED

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        state.cameras = 1 - state.cameras
        dealer.tell(CAMERAS_SWITCHED, pawn, state.cameras)
