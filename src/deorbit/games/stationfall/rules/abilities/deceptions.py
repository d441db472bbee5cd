"""What the reveal powers that deceive ask: Switch, Frameup, Claymore, Trojan Horse."""

from typing import Final

from deorbit.core.codec import first, second
from deorbit.core.dealer import Dealer
from deorbit.core.decisions import Always, Pick
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import ASSISTANT, EVIDENCE, TRAPS, X_SECRET
from deorbit.games.stationfall.rules.abilities.reveal_questions import own_pawn
from deorbit.games.stationfall.rules.characters import framed, knock_down, npcs, suspect
from deorbit.games.stationfall.rules.events import (
    ASSISTANT_PLANTED,
    FRAMED_UP,
    SWITCHED,
    TRAP_LAID,
    TRAP_RIGGED,
)
from deorbit.games.stationfall.rules.pawns import put
from deorbit.games.stationfall.rules.picks import PickFrom
from deorbit.games.stationfall.rules.power import would_fall
from deorbit.games.stationfall.rules.questions import FRAMING, HORSING, LET_GO, SWITCHING, TRAPPING
from deorbit.games.stationfall.rules.reasons import (
    NOT_A_HORSE,
    NOT_FRAMED,
    NOT_RIGGED,
    NOT_SWAPPED,
    NOT_TRAPPED,
)
from deorbit.games.stationfall.rules.state import StationfallState

# Shapeshift: Switch -------------------------------------------------------------------------------


def swappable(state: StationfallState, pawn: int) -> list[int]:
    """With whom a Live Consort can swap places: Human and Robot NPCs on the station or in Outer
    Space, Live or Down."""
    if not state.usable(pawn) or not state.present(pawn):
        return []
    return [other for other in npcs(state, pawn) if state.present(other)]


class Switch(Pick[StationfallState]):
    """Shapeshift: swap places and all that is possessed with an NPC (house-shapeshift)."""

    def __init__(self) -> None:
        super().__init__("switch", "other-character:character", [SWITCHING], NOT_SWAPPED)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return swappable(state, own_pawn(state))

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        state.stack.pop()
        pawn, other = own_pawn(state), first(move)
        dealer.tell(SWITCHED, pawn, other)
        self.swap_bribes(state, state.edition.card_of[pawn], state.edition.card_of[other])
        for table in (state.held, state.data):
            table[pawn], table[other] = table[other], table[pawn]
        if state.antimatter_at in (pawn, other):
            state.antimatter_at = pawn + other - state.antimatter_at
        here, there = state.where[pawn], state.where[other]
        put(state, pawn, there, dealer)
        put(state, other, here, dealer)
        for one in (pawn, other):
            if would_fall(state, one, state.where[one]):
                knock_down(state, one, dealer)
            for _ in range(state.load(one) - state.edition.slots[one]):
                state.ask(LET_GO, state.active, one)

    def swap_bribes(self, state: StationfallState, card: int, other: int) -> None:
        for conspiracy in range(state.players):
            if state.bribe[conspiracy] == card:
                state.bribe[conspiracy] = other
            elif state.bribe[conspiracy] == other:
                state.bribe[conspiracy] = card
        if other == state.edition.rich:
            state.grey_left, state.grey_on[card] = state.grey_on[card], state.grey_left
        else:
            state.grey_on[card], state.grey_on[other] = state.grey_on[other], state.grey_on[card]


# Mimic: Frameup -----------------------------------------------------------------------------------


def blamable(state: StationfallState) -> list[int]:
    """The other players with a conspirator where the active one is seen."""
    return framed(state, second(state.stack.frames[-1]))


def blame(state: StationfallState, conspiracy: int, dealer: Dealer) -> None:
    """Mimic: name another player with a conspirator there, who becomes Suspect instead."""
    dealer.tell(FRAMED_UP, state.active, conspiracy)
    suspect(state, conspiracy, dealer)


BLAME: Final = PickFrom("blame", "player", FRAMING, NOT_FRAMED, blamable, blame)


class TakeBlame(Always[StationfallState]):
    """Blame nobody else and become Suspect."""

    def __init__(self) -> None:
        super().__init__("take-blame", [FRAMING])

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        state.stack.pop()
        suspect(state, state.active, dealer)


# Claymore -----------------------------------------------------------------------------------------


def trappable(state: StationfallState) -> list[int]:
    """Where the next of the three tokens can lie (house-claymore)."""
    if len(bits(state.traps)) == TRAPS:
        return []
    closed = state.launched | state.traps
    return [section for section in range(state.edition.size) if not closed >> section & 1]


class LayTrap(Pick[StationfallState]):
    """Claymore: lay the three tokens face down, one after another."""

    def __init__(self) -> None:
        super().__init__("lay-trap", "at:section", [TRAPPING], NOT_TRAPPED)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return trappable(state)

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        state.traps |= 1 << first(move)
        dealer.tell(TRAP_LAID, state.active, first(move))


class RigTrap(Pick[StationfallState]):
    """Claymore: decide in secret which of the three is the real one."""

    def __init__(self) -> None:
        super().__init__("rig-trap", "at:section!", [TRAPPING], NOT_RIGGED)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        laid = bits(state.traps)
        return laid if len(laid) == TRAPS else []

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        state.stack.pop()
        state.real_trap = first(move)
        dealer.note((TRAP_RIGGED, 1 << seat, state.active, first(move)))


# Trojan Horse -------------------------------------------------------------------------------------


def horses(state: StationfallState) -> list[int]:
    """Who can be given the Digital Assistant: possessors of Evidence or X-Secret in play."""
    wanted = 1 << EVIDENCE | 1 << X_SECRET
    return [
        pawn
        for pawn in range(state.edition.monster)
        if state.data[pawn] & wanted
        and not state.data[pawn] >> ASSISTANT & 1
        and state.present(pawn)
    ]


def plant(state: StationfallState, pawn: int, dealer: Dealer) -> None:
    """Trojan Horse: copy the Digital Assistant to a possessor of Evidence or X-Secret."""
    state.data[pawn] |= 1 << ASSISTANT
    dealer.tell(ASSISTANT_PLANTED, pawn)


PLANT: Final = PickFrom("plant", "character", HORSING, NOT_A_HORSE, horses, plant)
