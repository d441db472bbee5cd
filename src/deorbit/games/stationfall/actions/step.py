"""Step and drag (12.1)."""

from deorbit.core.chance import Chance
from deorbit.core.codec import pack, second, third
from deorbit.core.game import ALLOWED, EVERYONE, Sink
from deorbit.games.stationfall.actions.base import (
    SOMEONE_DOWN,
    WALKING,
    Act,
)
from deorbit.games.stationfall.characters import powers
from deorbit.games.stationfall.events import (
    DRAGGED,
    ENTERED,
    STEPPED,
    UNLOCKED,
)
from deorbit.games.stationfall.orders import unlock
from deorbit.games.stationfall.reasons import (
    BOTS_NEVER_DRAG,
    DRAGGED_ALREADY,
    FIRST_ENTER,
    LOCKED,
    LOCKED_IN_BLACKOUT,
    NEEDS_TUNNEL_RAT,
    NOT_CONNECTED,
    NOT_DARK,
    NOT_DOWN_HERE,
    POD_FULL,
    POD_LEFT,
    SELF_PRESERVATION,
)
from deorbit.games.stationfall.state import OFF_BOARD, StationfallState
from deorbit.games.stationfall.station import move as move_pawn
from deorbit.games.stationfall.systems import shuns
from deorbit.games.stationfall.terms import NOWHERE, OFFICER, TUNNEL_RAT


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
        return NOT_CONNECTED
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
    before in this turn (12.1.2). A Monster is no character (house-drag). Bots never drag
    (bot-differences)."""
    if state.by_bot():
        return BOTS_NEVER_DRAG
    if (
        other in (pawn, state.edition.monster)
        or state.where[other] != state.where[pawn]
        or not state.down >> other & 1
    ):
        return NOT_DOWN_HERE
    if state.dragged & (1 << pawn | 1 << other):
        return DRAGGED_ALREADY
    return ALLOWED


def pass_lock(state: StationfallState, section: int, to: int, events: Sink) -> None:
    """An Officer's Step removes the Lock on the way (12.1.3)."""
    corridor = corridor_between(state, section, to)
    if (
        corridor != NOWHERE
        and state.locks >> corridor & 1
        and not through_wormhole(state, section, to)
    ):
        unlock(state, corridor)
        if events is not None:
            events.append((UNLOCKED, EVERYONE, section, to))


class Step(Act):
    """Step (12.1.1). Whoever is off the board steps into any Dark section (card-stowaway)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "step", [("to", "section")], basic=True, free=WALKING)

    def unable(self, state: StationfallState, pawn: int) -> int:
        code = super().unable(state, pawn)
        return ALLOWED if code == FIRST_ENTER else code

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        to = second(move)
        section = state.where[pawn]
        if section == OFF_BOARD:
            if state.launched >> to & 1:
                return POD_LEFT
            if not state.is_dark(to):
                return NOT_DARK
        else:
            code = barred(state, section, to, powers(state, pawn))
            if code != ALLOWED:
                return code
        if crowded(state, to, 1):
            return POD_FULL
        return SELF_PRESERVATION if shuns(state, pawn, to) else ALLOWED

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        section = state.where[pawn]
        edition = state.edition
        if section == OFF_BOARD:
            for to in range(edition.size):
                move = pack(self.number, pawn, to)
                if self.rule(state, pawn, move) == ALLOWED:
                    moves.append(move)
            return
        ability = powers(state, pawn)
        ways = neighbours(state, section)
        if ability & TUNNEL_RAT and edition.vents[section]:
            ways = ways + edition.vents[section]
        for to in ways:
            if (
                barred(state, section, to, ability) == ALLOWED
                and not crowded(state, to, 1)
                and not shuns(state, pawn, to)
            ):
                moves.append(pack(self.number, pawn, to))

    def effect(
        self, state: StationfallState, pawn: int, move: int, chance: Chance, events: Sink
    ) -> None:
        to = second(move)
        section = state.where[pawn]
        if section == OFF_BOARD:
            if events is not None:
                events.append((ENTERED, EVERYONE, pawn, to))
        else:
            pass_lock(state, section, to, events)
            if events is not None:
                events.append((STEPPED, EVERYONE, pawn, section, to))
        move_pawn(state, pawn, to, chance, events)


class Drag(Act):
    """Step and drag a Down character along (12.1.2)."""

    def __init__(self, number: int) -> None:
        fields = [("other-character", "character"), ("to", "section")]
        super().__init__(number, "drag", fields, basic=True, at_hand=SOMEONE_DOWN, free=WALKING)

    def destination(self, state: StationfallState, move: int) -> int:
        return third(move)

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
                    move = pack(self.number, pawn, other, to)
                    if self.rule(state, pawn, move) == ALLOWED:
                        moves.append(move)

    def effect(
        self, state: StationfallState, pawn: int, move: int, chance: Chance, events: Sink
    ) -> None:
        other, to = second(move), third(move)
        section = state.where[pawn]
        pass_lock(state, section, to, events)
        drag_along(state, pawn, other, to, chance, events)


def drag_along(
    state: StationfallState, pawn: int, other: int, to: int, chance: Chance, events: Sink
) -> None:
    if events is not None:
        events.append((DRAGGED, EVERYONE, pawn, other, state.where[pawn], to))
    state.dragged |= 1 << pawn | 1 << other
    move_pawn(state, pawn, to, chance, events)
    move_pawn(state, other, to, chance, events)
