"""Abandon Ship and Locks (7.1, 12.1.3)."""

from deorbit.core.dealer import Dealer
from deorbit.games.stationfall.rules.events import ABANDON_SHIP_ORDERED, LOCKS_REMOVED
from deorbit.games.stationfall.rules.state import StationfallState


def abandon_ship(state: StationfallState, dealer: Dealer) -> None:
    """Abandon Ship (7.1.1): all Locks go, except during a Blackout (7.2.2.1)."""
    if not state.abandoned:
        state.abandoned = 1
        dealer.tell(ABANDON_SHIP_ORDERED)
    if not state.blackout():
        remove_locks(state, dealer)


def remove_locks(state: StationfallState, dealer: Dealer) -> None:
    if state.locks:
        state.locks = 0
        state.core_locks = 0
        dealer.tell(LOCKS_REMOVED)


def unlock(state: StationfallState, corridor: int) -> None:
    """One Lock goes, the Core's own too."""
    state.locks &= ~(1 << corridor)
    state.core_locks &= ~(1 << corridor)
