"""What reveal powers ask (4.4.4), but for those that deceive (`deceptions`)."""

from typing import Final

from deorbit.core.codec import first, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.decisions import Always, Pick
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import BODY, HELMET, HUMAN
from deorbit.games.stationfall.rules.characters import beside, gain, suspect
from deorbit.games.stationfall.rules.events import BONUS_SHOWN, CACHED, CONFESSED, GAINED
from deorbit.games.stationfall.rules.pawns import place_marker
from deorbit.games.stationfall.rules.picks import PickFrom
from deorbit.games.stationfall.rules.questions import (
    ACT,
    BY_GO,
    BY_HOMEWORK,
    CACHING,
    CALLING,
    CONFESSING,
    LET_GO,
    OVERLOADING,
    SHOWING,
)
from deorbit.games.stationfall.rules.reasons import (
    HAS_LEFT,
    NOT_CACHED,
    NOT_CALLED,
    NOT_CONFESSING,
    NOT_SHOWN,
)
from deorbit.games.stationfall.rules.state import INNOCENT, OFF_BOARD, StationfallState
from deorbit.games.stationfall.rules.turn.markers import OVERLOADED


def receives(state: StationfallState, pawn: int, item: int) -> bool:
    """Whether a reveal power can give somebody an Item (house-gains)."""
    return state.supply[item] > 0 and (state.present(pawn) or state.where[pawn] == OFF_BOARD)


def receive(state: StationfallState, conspiracy: int, pawn: int, item: int, dealer: Dealer) -> None:
    """An Item from a reveal power; above the limit an Item is dropped at once (4.5.3.1)."""
    gain(state, pawn, item)
    dealer.tell(GAINED, pawn, item)
    if state.load(pawn) > state.edition.slots[pawn]:
        state.ask(LET_GO, conspiracy, pawn)


def own_pawn(state: StationfallState) -> int:
    """The pawn of the active player's PC."""
    return state.own_pawns(state.active)[0]


def on_board(state: StationfallState) -> list[int]:
    """The sections that have not escaped."""
    return [section for section in range(state.edition.size) if not state.launched >> section & 1]


def overload(state: StationfallState, section: int, dealer: Dealer) -> None:
    """Put a time marker on a section that has not escaped; it will be damaged."""
    place_marker(state, OVERLOADED, section, state.minute - 1, dealer)


OVERLOAD: Final = PickFrom("overload", "at:section", OVERLOADING, HAS_LEFT, on_board, overload)


# Recorded Confessional ----------------------------------------------------------------------------


def confessors(state: StationfallState, pawn: int) -> list[int]:
    """The Humans colocated with a Live Counselor."""
    if not state.usable(pawn) or not state.present(pawn):
        return []
    return beside(state, pawn, HUMAN)


def hearers(state: StationfallState) -> list[int]:
    return confessors(state, own_pawn(state))


def confess(state: StationfallState, human: int, dealer: Dealer) -> None:
    """Recorded Confessional: every other Innocent player who has the chosen Human as a
    conspirator becomes Suspect."""
    dealer.tell(CONFESSED, state.active, human)
    for other in range(state.players):
        if (
            other != state.active
            and state.guilt[other] == INNOCENT
            and state.conspirator(other, human)
        ):
            suspect(state, other, dealer)


CONFESS: Final = PickFrom("confess", "character", CONFESSING, NOT_CONFESSING, hearers, confess)


# Secret Cache -------------------------------------------------------------------------------------


def cachers(state: StationfallState, conspiracy: int) -> list[int]:
    """Who can get the Helmet of the Secret Cache: Stowaway or a conspirator."""
    own = state.own_pawns(conspiracy)
    return [
        pawn
        for pawn in range(state.edition.monster)
        if (pawn in own or state.conspirator(conspiracy, pawn))
        and state.edition.kind[pawn] & BODY
        and receives(state, pawn, HELMET)
    ]


def eligible(state: StationfallState) -> list[int]:
    return cachers(state, state.active)


def cache(state: StationfallState, pawn: int, dealer: Dealer) -> None:
    """Secret Cache: Stowaway or one of the conspirators gains a Helmet."""
    dealer.tell(CACHED, state.active, pawn, HELMET)
    receive(state, state.active, pawn, HELMET, dealer)


CACHE: Final = PickFrom("cache", "character", CACHING, NOT_CACHED, eligible, cache)


# Homework and Go, go, go --------------------------------------------------------------------------


class Show(Pick[StationfallState]):
    """Homework: show a Bonus Character and take an action with it (house-homework)."""

    def __init__(self) -> None:
        super().__init__("show", "identity", [SHOWING], NOT_SHOWN)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return bits(state.bonus[state.lead[state.active]])

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        identity = first(move)
        state.stack.pop()
        state.shown_bonus |= 1 << identity
        dealer.tell(BONUS_SHOWN, state.active, identity)
        card = state.edition.character_of[identity]
        pawns = state.edition.pawns_of[card]
        if len(pawns) == 1 and state.usable(pawns[0]):
            state.ask(ACT, state.active, pawns[0], BY_HOMEWORK)
        elif state.card_usable(card):
            state.called = 0
            state.ask(CALLING, state.active, card, BY_HOMEWORK)


def callable_pawns(state: StationfallState, card: int) -> list[int]:
    """The pawns of a card that can still be called upon."""
    return [
        pawn
        for pawn in state.edition.pawns_of[card]
        if state.usable(pawn) and not state.called >> pawn & 1
    ]


class Call(Pick[StationfallState]):
    """Choose which pawn of a card acts: one of them, or with Go, go, go one after another
    (house-go-go-go)."""

    def __init__(self) -> None:
        super().__init__("call", "character", [CALLING], NOT_CALLED)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return callable_pawns(state, second(state.stack.frames[-1]))

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        frame = state.stack.pop()
        card, source = second(frame), third(frame)
        state.called |= 1 << first(move)
        if source == BY_GO and callable_pawns(state, card):
            state.ask(CALLING, state.active, card, source)
        state.ask(ACT, state.active, first(move), source)


class Decline(Always[StationfallState]):
    """Do without what is offered."""

    def __init__(self, frames: list[int]) -> None:
        super().__init__("decline", frames)

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        state.stack.pop()
