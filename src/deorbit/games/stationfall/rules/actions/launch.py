"""Launching pods (13.6 to 13.8)."""

from deorbit.core.codec import second
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.names import (
    ASSISTANT,
    BRIDGE_LAUNCH,
    NEEDS_ABANDON_SHIP,
    SECTION_LAUNCH,
    TIMED_LAUNCH,
)
from deorbit.games.stationfall.rules.actions.base import Act
from deorbit.games.stationfall.rules.bots.self_preservation import harms_aboard
from deorbit.games.stationfall.rules.characters import commands
from deorbit.games.stationfall.rules.events import LAUNCHED_ALL, LAUNCHED_POD
from deorbit.games.stationfall.rules.pawns import place_marker
from deorbit.games.stationfall.rules.reasons import (
    NO_ABANDON_SHIP,
    NO_MARKER,
    NO_POD_READY,
    NOT_ALL_SIGNED,
    NOT_DOCKED,
    OFFICERS_ONLY,
    POD_EMPTY,
    POD_LEFT,
    POD_NOT_READY,
)
from deorbit.games.stationfall.rules.sections import launch, ready
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn import markers
from deorbit.games.stationfall.rules.turn.markers import LAUNCH


class TimedLaunch(Act):
    """Start the launch of the pod one is in: it leaves at the end of the active player's next
    turn (13.6)."""

    def __init__(self) -> None:
        super().__init__("timed-launch", "", offer=TIMED_LAUNCH)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        pod = state.where[pawn]
        if not ready(state, pod, pawn):
            return not_ready(state, pod, pawn)
        return ALLOWED if markers.left(state, state.active) else NO_MARKER

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        place_marker(state, LAUNCH, state.where[pawn], state.minute - 1, dealer)


def not_launchable(state: StationfallState, pod: int, launcher: int) -> int:
    """Why a pod cannot be launched from outside: it must be occupied and ready (13.7, 13.8.2)."""
    if state.launched >> pod & 1:
        return POD_LEFT
    if not state.occupants(pod):
        return POD_EMPTY
    return ALLOWED if ready(state, pod, launcher) else not_ready(state, pod, launcher)


def not_ready(state: StationfallState, pod: int, launcher: int) -> int:
    """Which requirement of a pod is not met (5.5.4): with Legal in play it may be an NDA."""
    standard = state.edition.needs[pod] == NEEDS_ABANDON_SHIP
    ordered = state.abandoned or state.data[launcher] >> ASSISTANT & 1
    return NOT_ALL_SIGNED if standard and ordered else POD_NOT_READY


class SectionLaunch(Act):
    """Launch an occupied pod from the section it is docked at (13.7)."""

    def __init__(self) -> None:
        super().__init__("section-launch", "pod:section", offer=SECTION_LAUNCH)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        section, pod = state.where[pawn], second(move)
        docked = state.edition.dock[pod] == section
        return not_launchable(state, pod, pawn) if docked else NOT_DOCKED

    def spares(self, state: StationfallState, pawn: int, move: int) -> bool:
        return not harms_aboard(state, pawn, second(move))

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        return state.edition.docked[state.where[pawn]]

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        dealer.tell(LAUNCHED_POD, pawn, second(move))
        launch(state, second(move), dealer)


class BridgeLaunch(Act):
    """Launch all occupied pods that are ready, from the Bridge, by an Officer (13.8)."""

    def __init__(self) -> None:
        super().__init__("bridge-launch", "", offer=BRIDGE_LAUNCH)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        if not commands(state, pawn):
            return OFFICERS_ONLY
        if not state.abandoned and not state.data[pawn] >> ASSISTANT & 1:
            return NO_ABANDON_SHIP
        return ALLOWED if self.pods(state, pawn) else NO_POD_READY

    def spares(self, state: StationfallState, pawn: int, move: int) -> bool:
        return not any(harms_aboard(state, pawn, pod) for pod in self.pods(state, pawn))

    def pods(self, state: StationfallState, pawn: int) -> list[int]:
        return [
            pod
            for pod in range(state.edition.size)
            if state.edition.pods >> pod & 1 and not_launchable(state, pod, pawn) == ALLOWED
        ]

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        dealer.tell(LAUNCHED_ALL, pawn)
        for pod in self.pods(state, pawn):
            launch(state, pod, dealer)
