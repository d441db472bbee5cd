"""Step and drag (12.1)."""

from deorbit.core.codec import pack, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.names import NOWHERE, OFFICER, OUTER_SPACE, TUNNEL_RAT
from deorbit.games.stationfall.rules.actions.base import SOMEONE_DOWN, WALKING, Act
from deorbit.games.stationfall.rules.characters import apart, powers
from deorbit.games.stationfall.rules.events import DRAGGED, ENTERED, STEPPED, UNLOCKED
from deorbit.games.stationfall.rules.locks import unlock
from deorbit.games.stationfall.rules.power import shuns
from deorbit.games.stationfall.rules.reasons import (
    BY_AIRLOCK,
    DRAGGED_ALREADY,
    FIRST_ENTER,
    LOCKED,
    LOCKED_IN_BLACKOUT,
    NEEDS_TUNNEL_RAT,
    NOT_A_CHARACTER,
    NOT_CONNECTED,
    NOT_DARK,
    NOT_DOWN_TO_DRAG,
    ONLY_BY_AIRLOCK,
    POD_FULL,
    POD_LEFT,
    SELF_PRESERVATION,
)
from deorbit.games.stationfall.rules.sections import move as move_pawn
from deorbit.games.stationfall.rules.state import OFF_BOARD, StationfallState


def neighbours(state: StationfallState, section: int) -> list[int]:
    """The sections that corridors lead to, the mouths of the Wormhole too (5.3, x-wormhole)."""
    near = state.edition.near[section]
    if state.mouth == NOWHERE or state.mouth == state.edition.vault:
        return near
    if section == state.edition.vault and state.mouth not in near:
        return [*near, state.mouth]
    if section == state.mouth and state.edition.vault not in near:
        return [*near, state.edition.vault]
    return near


def through_wormhole(state: StationfallState, a: int, b: int) -> bool:
    """Whether the mouths of the Wormhole join two sections, where no Lock can be."""
    vault = state.edition.vault
    return state.mouth != NOWHERE and ((a, b) in ((vault, state.mouth), (state.mouth, vault)))


def corridor_between(state: StationfallState, a: int, b: int) -> int:
    """The number of the corridor that joins two sections, NOWHERE if none does (5.3)."""
    near = state.edition.near[a]
    for place in range(len(near)):
        if near[place] == b:
            return state.edition.corridor[a][place]
    return NOWHERE


def barred(state: StationfallState, section: int, to: int, ability: int) -> int:
    """Why nobody with these abilities gets from one section to another (12.1.1, 12.1.3, 5.4.2)."""
    corridor = corridor_between(state, section, to)
    if state.launched >> to & 1:
        return POD_LEFT
    if state.mouth != NOWHERE and through_wormhole(state, section, to):
        return ALLOWED
    if corridor == NOWHERE:
        if to in state.edition.vents[section]:
            return ALLOWED if ability & TUNNEL_RAT else NEEDS_TUNNEL_RAT
        return BY_AIRLOCK if to in state.edition.airlocks[section] else NOT_CONNECTED
    if state.locks >> corridor & 1:
        if not ability & OFFICER:
            return LOCKED
        if state.blackout():
            return LOCKED_IN_BLACKOUT
    return ALLOWED


def crowded(state: StationfallState, to: int, more: int) -> bool:
    """Whether a pod has no room for so many more (5.5.3)."""
    return (
        state.edition.pods >> to & 1 == 1
        and state.occupants(to) + more > state.edition.capacity[to]
    )


def undraggable(state: StationfallState, pawn: int, other: int) -> int:
    """Why one character cannot drag another: Down, colocated, neither of them dragged or dragging
    before in this turn (12.1.2). A Monster is no character (house-drag)."""
    if other == state.edition.monster:
        return NOT_A_CHARACTER
    if other == pawn or state.where[other] != state.where[pawn]:
        return apart(pawn, other)
    if not state.down >> other & 1:
        return NOT_DOWN_TO_DRAG
    if state.dragged & (1 << pawn | 1 << other):
        return DRAGGED_ALREADY
    return ALLOWED


def pass_lock(state: StationfallState, section: int, to: int, dealer: Dealer) -> None:
    """An Officer's Step removes the Lock on the way (12.1.3)."""
    corridor = corridor_between(state, section, to)
    if (
        corridor != NOWHERE
        and state.locks >> corridor & 1
        and not through_wormhole(state, section, to)
    ):
        unlock(state, corridor)
        dealer.tell(UNLOCKED, section, to)


def no_entry(state: StationfallState, pawn: int, to: int) -> int:
    """Why nobody comes from the card into a section: a Dark one (card-stowaway), but not Outer
    Space, which only an airlock leads to (5.1.7.1)."""
    if state.launched >> to & 1:
        return POD_LEFT
    if not state.is_dark(to):
        return NOT_DARK
    if to == OUTER_SPACE:
        return ONLY_BY_AIRLOCK
    return cannot_enter(state, pawn, to)


def cannot_enter(state: StationfallState, pawn: int, to: int) -> int:
    """Why a section at the end of an open way is closed to a pawn (5.5.3, 11.2)."""
    if crowded(state, to, 1):
        return POD_FULL
    return SELF_PRESERVATION if shuns(state, pawn, to) else ALLOWED


def entries(state: StationfallState, pawn: int) -> list[int]:
    """The sections into which somebody can step from the card."""
    sections = range(state.edition.size)
    return [to for to in sections if no_entry(state, pawn, to) == ALLOWED]


class Step(Act):
    """Step (12.1.1). Whoever is off the board steps into any Dark section (card-stowaway)."""

    def __init__(self) -> None:
        super().__init__("step", "to:section", basic=True, free=WALKING)

    def unable(self, state: StationfallState, pawn: int) -> int:
        code = super().unable(state, pawn)
        return ALLOWED if code == FIRST_ENTER else code

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        to = second(move)
        section = state.where[pawn]
        if section == OFF_BOARD:
            return no_entry(state, pawn, to)
        code = barred(state, section, to, powers(state, pawn))
        return code if code != ALLOWED else cannot_enter(state, pawn, to)

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        section = state.where[pawn]
        edition = state.edition
        if section == OFF_BOARD:
            for to in entries(state, pawn):
                moves.append(pack(self.number, pawn, to))
            return
        ability = powers(state, pawn)
        ways = neighbours(state, section)
        if ability & TUNNEL_RAT and edition.vents[section]:
            ways = ways + edition.vents[section]
        for to in ways:
            if (
                barred(state, section, to, ability) == ALLOWED
                and cannot_enter(state, pawn, to) == ALLOWED
            ):
                moves.append(pack(self.number, pawn, to))

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        to = second(move)
        section = state.where[pawn]
        if section == OFF_BOARD:
            dealer.tell(ENTERED, pawn, to)
        else:
            pass_lock(state, section, to, dealer)
            dealer.tell(STEPPED, pawn, section, to)
        move_pawn(state, pawn, to, dealer)


class DragAct(Act):
    """Go into another section and drag a Down character along."""

    def __init__(self, name: str, basic: bool = False, offer: int = 0) -> None:
        fields = "other-character:character to:section"
        super().__init__(name, fields, basic, offer, at_hand=SOMEONE_DOWN, free=WALKING)

    def destination(self, state: StationfallState, move: int) -> int:
        return third(move)

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        other, to = second(move), third(move)
        dealer.tell(DRAGGED, pawn, other, state.where[pawn], to)
        state.dragged |= 1 << pawn | 1 << other
        move_pawn(state, pawn, to, dealer)
        move_pawn(state, other, to, dealer)


class Drag(DragAct):
    """Step and drag a Down character along (12.1.2)."""

    def __init__(self) -> None:
        super().__init__("drag", basic=True)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        other, to = second(move), third(move)
        code = undraggable(state, pawn, other)
        if code == ALLOWED:
            ability = powers(state, pawn) | state.ability[other] & OFFICER
            code = barred(state, state.where[pawn], to, ability)
        if code != ALLOWED:
            return code
        if crowded(state, to, 2):
            return POD_FULL
        return SELF_PRESERVATION if shuns(state, pawn, to) else ALLOWED

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        section = state.where[pawn]
        for other in company:
            if undraggable(state, pawn, other) == ALLOWED:
                for to in neighbours(state, section) + state.edition.vents[section]:
                    self.add_allowed(state, pawn, pack(self.number, pawn, other, to), moves)

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        pass_lock(state, state.where[pawn], third(move), dealer)
        super().effect(state, pawn, move, dealer)
