"""The end of a turn (15.7, 15.8) and of the Minute."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first, pack, second
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.core.sequence import Stage
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.rules.events import (
    FIREBALL_SEEN,
    LAST_MINUTE_GRANTED,
    MARKER_IDLE,
    MINUTE_BEGUN,
)
from deorbit.games.stationfall.rules.locks import abandon_ship
from deorbit.games.stationfall.rules.pawns import fell
from deorbit.games.stationfall.rules.power import damage
from deorbit.games.stationfall.rules.project_x.spreading import project_turn
from deorbit.games.stationfall.rules.questions import ORDER
from deorbit.games.stationfall.rules.reasons import NOT_DUE
from deorbit.games.stationfall.rules.sections import detonate, launch, lose_pod
from deorbit.games.stationfall.rules.state import (
    FALL,
    FIREBALL,
    MARKERS,
    MINUTE_ZERO,
    NEXT,
    PLAYING,
    PROJECT,
    RE_ENTRY,
    UNSEEN,
    StationfallState,
)
from deorbit.games.stationfall.rules.turn import markers
from deorbit.games.stationfall.rules.turn.markers import DETONATE, LAUNCH, MISSILE_INBOUND


class Markers(Stage[StationfallState]):
    """Time markers resolve one after another; the player chooses the order (15.7.1)."""

    def take(self, state: StationfallState, dealer: Dealer) -> int:
        due = due_markers(state)
        if not due:
            return PROJECT
        if len(due) == 1:
            resolve_marker(state, due[0], dealer)
        else:
            state.ask(ORDER, state.active)
        return MARKERS


class ProjectX(Stage[StationfallState]):
    """Project X acts, if it has been released (7.6.2)."""

    def take(self, state: StationfallState, dealer: Dealer) -> int:
        project_turn(state, dealer)
        return NEXT


class EndOfTurn(Stage[StationfallState]):
    """The next player is up; after the last one the Minute is over (15.8)."""

    def take(self, state: StationfallState, dealer: Dealer) -> int:
        following = (state.active + 1) % state.players
        if following == state.first and end_minute(state, dealer):
            return FALL
        state.active = following
        return PLAYING


def due_markers(state: StationfallState) -> list[int]:
    """The active conspiracy's markers that resolve now, by their place in the list."""
    return [
        place
        for place in range(len(state.markers))
        if markers.owner(state.markers[place]) == state.active
        and markers.due(state.markers[place]) == state.minute
    ]


def resolve_marker(state: StationfallState, place: int, dealer: Dealer) -> None:
    """A marker whose pod has left does nothing, but Overload and Missile annihilate it then
    (house-time-markers)."""
    marker = state.markers.pop(place)
    effect, section = markers.effect(marker), markers.section(marker)
    if effect == DETONATE:
        detonate(state, dealer)
    elif effect == LAUNCH:
        if not state.launched >> section & 1:
            launch(state, section, dealer)
        else:
            dealer.tell(MARKER_IDLE, section, effect)
    elif state.launched >> section & 1:
        lose_pod(state, section, dealer)
    else:
        damage(state, section, dealer)
        if effect == MISSILE_INBOUND:
            for pawn in range(len(state.where)):
                if state.where[pawn] == section and state.edition.bodies >> pawn & 1:
                    fell(state, pawn, dealer)


def end_minute(state: StationfallState, dealer: Dealer) -> bool:
    """The Minute marker moves on; at 1 Abandon Ship (15.8.2), at 0 Re-entry (15.8.3). Whether
    Stationfall comes."""
    if state.minute == 0:
        state.ending = MINUTE_ZERO
        return True
    state.minute -= 1
    dealer.tell(MINUTE_BEGUN, state.minute)
    if state.minute == 1:
        abandon_ship(state, dealer)
    elif state.minute == 0 and flip_re_entry(state, dealer.chance) == FIREBALL:
        state.ending = RE_ENTRY
        dealer.tell(FIREBALL_SEEN)
        return True
    elif state.minute == 0:
        dealer.tell(LAST_MINUTE_GRANTED)
    return False


def flip_re_entry(state: StationfallState, chance: Chance) -> int:
    """Which of the three tokens lies there is drawn when it is turned over (2.2.11)."""
    if state.re_entry == UNSEEN:
        state.re_entry = chance.among(state.edition.re_entry)
    else:
        chance.below(1)
    return state.re_entry


class Resolve(ActionKind[StationfallState]):
    """Choose which of several time markers resolves next (15.7.1)."""

    def __init__(self) -> None:
        super().__init__("resolve", "effect at:section", [ORDER])

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        return ALLOWED if self.place(state, move) != NOWHERE else NOT_DUE

    def place(self, state: StationfallState, move: int) -> int:
        """Where in the list of markers the chosen one is."""
        for place in due_markers(state):
            marker = state.markers[place]
            if markers.effect(marker) == first(move) and markers.section(marker) == second(move):
                return place
        return NOWHERE

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        for place in due_markers(state):
            marker = state.markers[place]
            move = pack(self.number, markers.effect(marker), markers.section(marker))
            if move not in moves:
                moves.append(move)

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        state.stack.pop()
        resolve_marker(state, self.place(state, move), dealer)
