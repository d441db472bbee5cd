"""Stationfall (chapter 16), up to the points."""

from deorbit.core.dealer import Dealer
from deorbit.core.sequence import Stage
from deorbit.games.stationfall.content.names import (
    BRIEFCASE,
    FIELD,
    NDA,
    NOWHERE,
    OUTER_SPACE,
    POINT_BREAK,
    ROCKET_WINGS,
)
from deorbit.games.stationfall.rules.events import (
    ESCAPED,
    PIRATES_CAME,
    RESCUERS_CAME,
    STATION_FALLS,
)
from deorbit.games.stationfall.rules.pawns import put
from deorbit.games.stationfall.rules.questions import DELIVERING, LAST_REVEAL
from deorbit.games.stationfall.rules.sections import detonate
from deorbit.games.stationfall.rules.state import (
    ARMED,
    DELIVERIES,
    LAST_ESCAPES,
    LAST_REVEALS,
    MESOSPHERE,
    OVER,
    StationfallState,
)
from deorbit.games.stationfall.rules.turn.begin import forget_line


class Fall(Stage[StationfallState]):
    """The station falls; Antimatter that is still armed goes off (16.1)."""

    def take(self, state: StationfallState, dealer: Dealer) -> int:
        dealer.tell(STATION_FALLS)
        forget_line(state)
        if state.antimatter == ARMED:
            detonate(state, dealer)
        return LAST_REVEALS


class LastReveals(Stage[StationfallState]):
    """In turn order, everybody who has not revealed yet (16.2)."""

    def take(self, state: StationfallState, dealer: Dealer) -> int:
        for conspiracy in state.turn_order():
            if state.pc[conspiracy] == NOWHERE:
                state.active = conspiracy
                state.ask(LAST_REVEAL, conspiracy)
                return LAST_REVEALS
        return LAST_ESCAPES


class LastEscapes(Stage[StationfallState]):
    """Who escapes without a pod (map-rescue-ship, card-point-break)."""

    def take(self, state: StationfallState, dealer: Dealer) -> int:
        ship_arrives(state, dealer)
        point_break(state, dealer)
        return DELIVERIES


class Deliveries(Stage[StationfallState]):
    """In turn order, everybody whose PC escaped with Data (16.3.1)."""

    def take(self, state: StationfallState, dealer: Dealer) -> int:
        for conspiracy in state.turn_order():
            if not state.delivered >> conspiracy & 1 and deliverable(state, conspiracy):
                state.active = conspiracy
                state.ask(DELIVERING, conspiracy)
                return DELIVERIES
        return OVER


def ship_arrives(state: StationfallState, dealer: Dealer) -> None:
    """The Rescue Ship takes all Live Humans and Robots from Outer Space; as a Pirate Ship only the
    holder of the Briefcase, Live or Down (map-rescue-ship). Who was there before is remembered for
    the points (house-stationfall-order)."""
    if state.edition.ship:
        dealer.tell(PIRATES_CAME if state.pirate else RESCUERS_CAME)
    for pawn in range(state.edition.monster):
        if state.where[pawn] == OUTER_SPACE and state.edition.bodies >> pawn & 1:
            state.spaced |= 1 << pawn
            has_case = state.held[pawn] & FIELD[BRIEFCASE] != 0
            taken = has_case if state.pirate else state.live(pawn)
            if state.edition.ship and taken:
                put(state, pawn, MESOSPHERE, dealer)
                dealer.tell(ESCAPED, pawn)


def point_break(state: StationfallState, dealer: Dealer) -> None:
    """A Live Daredevil with a Helmet beside the Rocket Wings escapes (card-point-break)."""
    for pawn in range(state.edition.monster):
        if (
            state.ability[pawn] & POINT_BREAK
            and state.live(pawn)
            and state.present(pawn)
            and state.helmeted(pawn)
        ):
            wings = state.lying[state.where[pawn]]
            for other in range(state.edition.monster):
                if state.where[other] == state.where[pawn]:
                    wings |= state.held[other]
            if wings & FIELD[ROCKET_WINGS]:
                put(state, pawn, MESOSPHERE, dealer)
                dealer.tell(ESCAPED, pawn)


def deliverable(state: StationfallState, conspiracy: int) -> int:
    """A mask of the Data that a PC escaped with and is free to hand over (16.3.1, card-nda)."""
    found = 0
    for pawn in state.own_pawns(conspiracy):
        if state.escaped(pawn) and not state.data[pawn] >> NDA & 1:
            found |= state.data[pawn]
    return found
