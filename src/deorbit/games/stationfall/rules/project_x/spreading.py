"""Project X at the end of a turn (7.6.2, 15.7.3): Monsters, and what spreads by itself."""

from typing import Final

from deorbit.core.codec import as_fourth, first, fourth, pack, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.decisions import Always
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    BODY,
    CORE_LOCKS,
    GREY_GOO,
    HUMAN,
    MUTAGEN,
    NOWHERE,
    OUTER_SPACE,
    ROGUE_CORE,
    WORMHOLE,
)
from deorbit.games.stationfall.rules.bots.policy import is_spared
from deorbit.games.stationfall.rules.bots.self_preservation import melts_own
from deorbit.games.stationfall.rules.characters import contaminate
from deorbit.games.stationfall.rules.ending.agenda.scored import on_board
from deorbit.games.stationfall.rules.events import (
    CORE_JAMMERS_SWITCHED,
    CORE_LOCKED,
    CORE_STEERED,
    MUTATED,
    UNLOCKED,
    WORMHOLE_MOVED,
)
from deorbit.games.stationfall.rules.locks import unlock
from deorbit.games.stationfall.rules.picks import PickFrom
from deorbit.games.stationfall.rules.power import put_goo, suppress
from deorbit.games.stationfall.rules.project_x.monsters import monster_turn
from deorbit.games.stationfall.rules.questions import (
    ACT,
    BY_CORE,
    CORE,
    MUTATING,
    SPREADING,
    WARPING,
)
from deorbit.games.stationfall.rules.reasons import (
    CORE_HAS_NO_LOCK,
    NO_GOO_THERE,
    NO_MUTATION,
    NO_PLACE_FOR_LOCK,
    NO_POWER,
    NO_WORMHOLE_THERE,
    NOT_FOR_THE_CORE,
)
from deorbit.games.stationfall.rules.state import StationfallState


def project_turn(state: StationfallState, dealer: Dealer) -> None:
    """What the released card does; the active player chooses where there is a choice."""
    if not state.released:
        return
    last_of_minute = (state.active + 1) % state.players == state.first
    if state.project == GREY_GOO:
        places = goo_places(state) if last_of_minute else []
        if len(places) == 1:
            put_goo(state, places[0], dealer)
        elif places:
            state.ask(SPREADING, state.active)
    elif state.project == WORMHOLE:
        if state.mouth != NOWHERE and warp_places(state):
            state.ask(WARPING, state.active)
        else:
            state.mouth_from = NOWHERE
    elif state.project == ROGUE_CORE:
        if not state.blackout() or any_lockable(state):
            state.ask(CORE, state.active)
    elif state.project == MUTAGEN:
        pairs = mutations(state) if last_of_minute else []
        if len(pairs) == 1:
            mutate(state, pairs[0][0], pairs[0][1], dealer)
        elif pairs:
            state.ask(MUTATING, state.active)
    else:
        monster_turn(state, dealer)


# Grey Goo -----------------------------------------------------------------------------------------


def goo_places(state: StationfallState) -> list[int]:
    """Sections joined to the Goo by a corridor, locked or not; no pods, not Outer Space. A bot
    spares its own PC (bot-resolve)."""
    edition = state.edition
    found = [
        section
        for section in range(OUTER_SPACE + 1, edition.size)
        if not (state.goo | edition.pods) >> section & 1
        and any(state.goo >> other & 1 for other in edition.near[section])
    ]
    return [one for one in found if not melts_own(state, one)]


SPREAD: Final = PickFrom("spread", "at:section", SPREADING, NO_GOO_THERE, goo_places, put_goo)


# Stable Wormhole ----------------------------------------------------------------------------------


def warp_places(state: StationfallState) -> list[int]:
    """Where the second mouth can go: along a corridor, not back, never into a pod."""
    closed = state.edition.pods | 1 << OUTER_SPACE | 1 << state.edition.vault
    return sorted(
        {
            to
            for to in state.edition.near[state.mouth]
            if not closed >> to & 1 and to != state.mouth_from
        }
    )


def warp(state: StationfallState, section: int, dealer: Dealer) -> None:
    """Move the second mouth of the Wormhole along a corridor."""
    state.mouth_from = state.mouth
    state.mouth = section
    dealer.tell(WORMHOLE_MOVED, state.mouth_from, state.mouth)


WARP: Final = PickFrom("warp", "to:section", WARPING, NO_WORMHOLE_THERE, warp_places, warp)


class LeaveMouth(Always[StationfallState]):
    """Leave the mouth where it is."""

    def __init__(self) -> None:
        super().__init__("leave-mouth", [WARPING])

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        state.stack.pop()
        state.mouth_from = NOWHERE


# Rogue Core ---------------------------------------------------------------------------------------


def lockable(state: StationfallState, corridor: int) -> bool:
    """A corridor without a Lock that leads to no pod."""
    a, b = state.edition.ends[corridor]
    return not (
        state.locks >> corridor & 1 or state.edition.pods >> a & 1 or state.edition.pods >> b & 1
    )


def any_lockable(state: StationfallState) -> bool:
    for corridor in range(len(state.edition.ends)):
        if lockable(state, corridor):
            return True
    return False


def corridor_of(state: StationfallState, a: int, b: int) -> int:
    for corridor in range(len(state.edition.ends)):
        if state.edition.ends[corridor] == (a, b):
            return corridor
    return NOWHERE


def put_core_lock(state: StationfallState, corridor: int, dealer: Dealer) -> None:
    state.locks |= 1 << corridor
    state.core_locks |= 1 << corridor
    a, b = state.edition.ends[corridor]
    dealer.tell(CORE_LOCKED, a, b)


class CoreLock(ActionKind[StationfallState]):
    """The Core puts one of its own Locks on a corridor."""

    def __init__(self) -> None:
        super().__init__("core-lock", "at:section to:section", [CORE])

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        if len(bits(state.core_locks)) == CORE_LOCKS:
            return CORE_HAS_NO_LOCK
        corridor = corridor_of(state, first(move), second(move))
        open_ = corridor != NOWHERE and lockable(state, corridor)
        return ALLOWED if open_ else NO_PLACE_FOR_LOCK

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if len(bits(state.core_locks)) < CORE_LOCKS:
            for corridor in range(len(state.edition.ends)):
                if lockable(state, corridor):
                    a, b = state.edition.ends[corridor]
                    moves.append(pack(self.number, a, b))

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        state.stack.pop()
        put_core_lock(state, corridor_of(state, first(move), second(move)), dealer)


class CoreMove(ActionKind[StationfallState]):
    """The Core moves one of its own Locks to another corridor."""

    def __init__(self) -> None:
        fields = "from:section other-from:section at:section to:section"
        super().__init__("core-move", fields, [CORE])

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        old = corridor_of(state, first(move), second(move))
        new = corridor_of(state, third(move), fourth(move))
        if old == NOWHERE or not state.core_locks >> old & 1:
            return CORE_HAS_NO_LOCK
        return ALLOWED if new != NOWHERE and lockable(state, new) else NO_PLACE_FOR_LOCK

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        for old in bits(state.core_locks):
            a, b = state.edition.ends[old]
            for new in range(len(state.edition.ends)):
                if lockable(state, new):
                    c, d = state.edition.ends[new]
                    moves.append(pack(self.number, a, b, c) | as_fourth(d))

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        state.stack.pop()
        a, b = first(move), second(move)
        unlock(state, corridor_of(state, a, b))
        dealer.tell(UNLOCKED, a, b)
        put_core_lock(state, corridor_of(state, third(move), fourth(move)), dealer)


def suppressible(state: StationfallState) -> list[int]:
    """Where the Core can take a console action: Hazard Suppression (14.1)."""
    if state.blackout():
        return []
    return bits(state.hazards() & ~state.launched & ~(1 << OUTER_SPACE))


CORE_SUPPRESS: Final = PickFrom(
    "core-suppress", "at:section", CORE, NOT_FOR_THE_CORE, suppressible, suppress
)


class CoreJammers(ActionKind[StationfallState]):
    """The Core takes a console action: Jammers (14.2)."""

    def __init__(self) -> None:
        super().__init__("core-jammers", "", [CORE])

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        dead = state.blackout() or (not state.jammers and state.power_lost())
        return NO_POWER if dead else ALLOWED

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if self.forbids(state, seat, 0) == ALLOWED:
            moves.append(pack(self.number))

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        state.stack.pop()
        state.jammers = 1 - state.jammers
        dealer.tell(CORE_JAMMERS_SWITCHED, state.jammers)


def steerable(state: StationfallState) -> list[int]:
    """The Drones that the Core can act with, by a console action (card-remote-control)."""
    if state.blackout():
        return []
    return [drone for drone in state.edition.drones if state.usable(drone)]


def steer(state: StationfallState, drone: int, dealer: Dealer) -> None:
    dealer.tell(CORE_STEERED, drone)
    state.ask(ACT, state.active, drone, BY_CORE)


CORE_CONTROL: Final = PickFrom(
    "core-control", "character", CORE, NOT_FOR_THE_CORE, steerable, steer
)


# Airborne Mutagen ---------------------------------------------------------------------------------


def mutations(state: StationfallState) -> list[tuple[int, int]]:
    """Who infects whom: a Live contaminated character on board, and a Human without a Helmet or a
    Robot beside it; not a bot's own PC if there is another way (bot-resolve)."""
    found: list[tuple[int, int]] = []
    for pawn in bits(state.contaminated):
        if on_board(state, pawn) and not state.down >> pawn & 1:
            for other in range(state.edition.monster):
                if (
                    state.where[other] == state.where[pawn]
                    and state.edition.kind[other] & BODY
                    and not is_spared(state, other)
                    and not state.contaminated >> other & 1
                    and not (state.edition.kind[other] & HUMAN and state.has_helmet(other))
                ):
                    found.append((pawn, other))
    return found


def mutate(state: StationfallState, pawn: int, other: int, dealer: Dealer) -> None:
    dealer.tell(MUTATED, pawn, other)
    contaminate(state, other, dealer)


class Mutate(ActionKind[StationfallState]):
    """Name a Live contaminated character, and whom it infects."""

    def __init__(self) -> None:
        super().__init__("mutate", "character other-character:character", [MUTATING])

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        found = (first(move), second(move)) in mutations(state)
        return ALLOWED if found else NO_MUTATION

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        for pawn, other in mutations(state):
            moves.append(pack(self.number, pawn, other))

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        state.stack.pop()
        mutate(state, first(move), second(move), dealer)
