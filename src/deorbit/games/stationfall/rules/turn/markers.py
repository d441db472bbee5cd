"""Time markers (15.7.1): each a packed int of its owner, what it brings about, where, the Minute at
the end of whose turn it resolves, and whether it stands in for one of a conspiracy whose own are
all placed (house-time-markers)."""

from typing import Final

from deorbit.games.stationfall.rules.state import StationfallState

# What it brings about.
LAUNCH: Final = 0
DETONATE: Final = 1
OVERLOADED: Final = 2
MISSILE_INBOUND: Final = 3


def packed(owner: int, effect: int, section: int, due: int, stand_in: int = 0) -> int:
    """A marker. -1 is no Minute: it never resolves."""
    return owner | effect << 4 | section << 8 | due + 1 << 16 | stand_in << 22


def owner(marker: int) -> int:
    return marker & 15


def effect(marker: int) -> int:
    return marker >> 4 & 15


def section(marker: int) -> int:
    return marker >> 8 & 255


def due(marker: int) -> int:
    return (marker >> 16 & 63) - 1


def is_stand_in(marker: int) -> bool:
    return marker >> 22 != 0


def left(state: StationfallState, conspiracy: int) -> int:
    """How many time markers a conspiracy still has (house-time-markers)."""
    placed = 0
    for marker in state.markers:
        if owner(marker) == conspiracy and not is_stand_in(marker):
            placed += 1
    return state.edition.time_markers - placed


def is_launch_of(marker: int, pod: int) -> bool:
    return effect(marker) == LAUNCH and section(marker) == pod


def is_timed(state: StationfallState, pod: int) -> bool:
    """Whether the launch of a pod has been started."""
    return any(is_launch_of(marker, pod) for marker in state.markers)


def has_timed(state: StationfallState, conspiracy: int, pod: int) -> bool:
    """Whether a conspiracy has started the launch of a pod."""
    return any(owner(one) == conspiracy and is_launch_of(one, pod) for one in state.markers)
