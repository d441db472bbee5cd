"""Bribes and Kompromat that the owner of a PC does not accept (15.5.4.3, 15.5.5.2)."""

from deorbit.core.game import EVERYONE, Sink
from deorbit.games.stationfall.characters import owners_of
from deorbit.games.stationfall.events import BRIBE_REFUSED, KOMPROMAT_REFUSED
from deorbit.games.stationfall.kompromat import put_in_hand
from deorbit.games.stationfall.lindsey import LINDSEY
from deorbit.games.stationfall.state import BY_BRIBE, BY_KOMPROMAT, UNUSED, StationfallState


def is_deaf(state: StationfallState, pawn: int) -> bool:
    """Whether a character is the PC of bots alone: they accept nothing
    (bot-bribes-and-kompromat). Nor does Lindsey (tutorial-refusal)."""
    owners = owners_of(state, pawn)
    deaf = state.bots | 1 << LINDSEY if state.tutorial else state.bots
    return owners != 0 and owners & ~deaf == 0


def hand_back(state: StationfallState, owner: int, pawn: int, source: int, events: Sink) -> None:
    """What was offered goes back to the active player."""
    card = state.edition.card_of[pawn]
    if source != BY_KOMPROMAT:
        if source == BY_BRIBE:
            state.bribe[state.active] = UNUSED
        else:
            state.grey_left += 1
            state.grey_on[card] -= 1
        if events is not None:
            events.append((BRIBE_REFUSED, EVERYONE, owner, pawn))
    else:
        state.spent &= ~(1 << card)
        put_in_hand(state, state.active, card)
        if events is not None:
            events.append((KOMPROMAT_REFUSED, EVERYONE, owner, pawn))
