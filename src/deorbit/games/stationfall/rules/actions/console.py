"""Console actions (chapter 14)."""

from typing import Final

from deorbit.core.codec import second
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.names import BODY, HACKER, MADE_OF_DATA, OUTER_SPACE
from deorbit.games.stationfall.rules.actions.base import CONSOLE, Act
from deorbit.games.stationfall.rules.events import JAMMERS_SWITCHED, SUPPRESSED
from deorbit.games.stationfall.rules.power import suppress
from deorbit.games.stationfall.rules.reasons import (
    ALWAYS_AIRLESS,
    IS_DAMAGED,
    NO_CONSOLE,
    NO_EMERGENCY_POWER,
    NO_HAZARD,
    NO_POWER,
    POD_LEFT,
)
from deorbit.games.stationfall.rules.state import StationfallState

THINKING: Final = BODY | MADE_OF_DATA
"""Who can use a console: the Digital Assistant too."""


def no_console(state: StationfallState, pawn: int) -> int:
    """Why a pawn cannot use a console: it needs one that works (11.6), or a Hacker and Jammers
    that are off; none works in a Blackout (7.2.2.1). The Digital Assistant needs no place
    (card-ai)."""
    section = state.where[pawn]
    if state.edition.kind[pawn] & MADE_OF_DATA:
        return NO_POWER if state.blackout() else ALLOWED
    if section != OUTER_SPACE and state.blackout():
        return NO_POWER
    if state.ability[pawn] & HACKER and not state.jammers:
        return ALLOWED
    if not state.edition.console >> section & 1:
        return NO_CONSOLE
    return IS_DAMAGED if state.damaged >> section & 1 else ALLOWED


class Suppress(Act):
    """Hazard Suppression (14.1): fire becomes asphyxiation, asphyxiation goes."""

    def __init__(self) -> None:
        super().__init__("suppress", "at:section", free=CONSOLE, kinds=THINKING)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        section = second(move)
        code = no_console(state, pawn)
        if code != ALLOWED:
            return code
        if section == OUTER_SPACE:
            return ALWAYS_AIRLESS
        if state.launched >> section & 1:
            return POD_LEFT
        return ALLOWED if state.hazards() >> section & 1 else NO_HAZARD

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        return list(range(state.edition.size)) if no_console(state, pawn) == ALLOWED else []

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        dealer.tell(SUPPRESSED, pawn, second(move))
        suppress(state, second(move), dealer)


class SwitchJammers(Act):
    """Jammers on or off (14.2); on needs full power (7.2.1.1)."""

    def __init__(self) -> None:
        super().__init__("jammers", "", free=CONSOLE, kinds=THINKING)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        code = no_console(state, pawn)
        if code != ALLOWED:
            return code
        return NO_EMERGENCY_POWER if not state.jammers and state.power_lost() else ALLOWED

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        state.jammers = 1 - state.jammers
        dealer.tell(JAMMERS_SWITCHED, pawn, state.jammers)
