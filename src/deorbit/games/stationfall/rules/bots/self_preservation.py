"""What would harm the PC of the bot whose turn it is (bot-self-preservation, bot-resolve)."""

from deorbit.games.stationfall.content.names import NOWHERE, ROBOT
from deorbit.games.stationfall.rules.bots.policy import moves
from deorbit.games.stationfall.rules.characters import exposed
from deorbit.games.stationfall.rules.state import StationfallState


def harms(state: StationfallState, pawn: int, other: int) -> bool:
    """Whether what Downs or annihilates somebody would be done to the bot's own PC, by anybody but
    itself (bot-self-preservation)."""
    return state.owns(other) and (pawn == NOWHERE or not state.owns(pawn))


def harms_here(state: StationfallState, pawn: int, section: int, robots: bool) -> bool:
    """The same for what happens to all in a section: to `robots`, or else to those whom a hazard
    Downs."""
    for other in state.own_pawns(state.active):
        if (
            state.where[other] == section
            and not state.down >> other & 1
            and harms(state, pawn, other)
            and (state.edition.kind[other] & ROBOT if robots else exposed(state, other))
        ):
            return True
    return False


def harms_aboard(state: StationfallState, pawn: int, pod: int) -> bool:
    """The same for a damaged pod that is launched with everybody in it."""
    if not state.damaged >> pod & 1:
        return False
    for other in state.own_pawns(state.active):
        if state.where[other] == pod and harms(state, pawn, other):
            return True
    return False


def melts_own(state: StationfallState, section: int) -> bool:
    """Whether a bot keeps the Goo out of a section, as it would Down the bot's own PC."""
    return moves(state) and harms_here(state, NOWHERE, section, True)
