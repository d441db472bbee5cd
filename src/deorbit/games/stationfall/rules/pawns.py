"""Where pawns are put, with what that brings about: the Antimatter is armed (7.3.1), the Blob lets
go."""

from deorbit.core.dealer import Dealer
from deorbit.games.stationfall.content.names import FIELD, RAT
from deorbit.games.stationfall.rules.characters import exposed, knock_down
from deorbit.games.stationfall.rules.events import (
    ANTIMATTER_ARMED,
    ARMED_FOR_THE_END,
    MARKER_PLACED,
    SPAT_OUT,
)
from deorbit.games.stationfall.rules.locks import abandon_ship
from deorbit.games.stationfall.rules.state import ARMED, STABLE, StationfallState
from deorbit.games.stationfall.rules.turn import markers
from deorbit.games.stationfall.rules.turn.markers import DETONATE


def put(state: StationfallState, pawn: int, place: int, dealer: Dealer) -> None:
    """Put a pawn somewhere, with what it possesses: the Rat goes along, Antimatter outside Magnetic
    Containment is armed (7.3.1)."""
    state.where[pawn] = place
    if state.held[pawn] & FIELD[RAT]:
        state.where[state.edition.rat] = place
    if state.antimatter_at == pawn and place != state.edition.containment:
        arm(state, dealer)


def set_free(state: StationfallState, dealer: Dealer) -> None:
    """All inside the Blob come out where it is (x-blob)."""
    swallowed, state.inside = state.inside, []
    for pawn in swallowed:
        spit_out(state, pawn, dealer)


def spit_out(state: StationfallState, pawn: int, dealer: Dealer) -> None:
    """Whoever does not fit into a pod comes out where it is docked (house-blob)."""
    place = state.where[state.edition.monster]
    if state.occupants(place) >= state.edition.capacity[place]:
        place = state.edition.dock[place]
    put(state, pawn, place, dealer)
    dealer.tell(SPAT_OUT, pawn)
    if state.hazards() >> place & 1 and exposed(state, pawn):
        knock_down(state, pawn, dealer)


def fell(state: StationfallState, pawn: int, dealer: Dealer) -> None:
    """Somebody is Downed; a Blob lets go of whom it has swallowed (house-blob)."""
    knock_down(state, pawn, dealer)
    if pawn == state.edition.monster:
        set_free(state, dealer)


def arm(state: StationfallState, dealer: Dealer) -> None:
    """Arm the Antimatter (7.3.1). It is armed once; too late for a marker, it goes off at
    Stationfall (house-antimatter)."""
    if state.antimatter != STABLE:
        return
    state.antimatter = ARMED
    due = state.minute - state.edition.fuse
    if due >= 0:
        place_marker(state, DETONATE, 0, due, dealer)
    if due >= 0:
        dealer.tell(ANTIMATTER_ARMED, due)
    else:
        dealer.tell(ARMED_FOR_THE_END)
    abandon_ship(state, dealer)


def place_marker(
    state: StationfallState, effect: int, section: int, due: int, dealer: Dealer
) -> None:
    """A time marker of the active conspiracy, a stand-in if all own ones are placed (15.7.1,
    15.7.2, house-time-markers)."""
    stand_in = int(markers.left(state, state.active) == 0)
    state.markers.append(markers.packed(state.active, effect, section, due, stand_in))
    if effect != DETONATE:
        dealer.tell(MARKER_PLACED, state.active, section, effect)
