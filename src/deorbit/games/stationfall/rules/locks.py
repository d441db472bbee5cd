"""Abandon Ship and Locks (7.1, 12.1.3)."""

from deorbit.core.game import EVERYONE, Sink
from deorbit.games.stationfall.rules.events import ABANDON_SHIP_ORDERED, LOCKS_REMOVED
from deorbit.games.stationfall.rules.state import StationfallState


def abandon_ship(state: StationfallState, events: Sink) -> None:
    """Abandon Ship (7.1.1): all Locks go, except during a Blackout (7.2.2.1)."""
    if not state.abandoned:
        state.abandoned = 1
        if events is not None:
            events.append((ABANDON_SHIP_ORDERED, EVERYONE))
    if not state.blackout():
        remove_locks(state, events)


def remove_locks(state: StationfallState, events: Sink) -> None:
    if state.locks:
        state.locks = 0
        state.core_locks = 0
        if events is not None:
            events.append((LOCKS_REMOVED, EVERYONE))


def unlock(state: StationfallState, corridor: int) -> None:
    """One Lock goes, the Core's own too."""
    state.locks &= ~(1 << corridor)
    state.core_locks &= ~(1 << corridor)
