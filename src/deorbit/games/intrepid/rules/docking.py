"""Docking Modules (5.6), wishes, and Amplify tokens (house-amplify)."""

from typing import Final

from deorbit.core.codec import first, pack, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.intrepid.content.dice import SPACE_BITS, SPACE_MASK, VALUE, first_face, with_die
from deorbit.games.intrepid.content.edition import AMPLIFY, JAPAN
from deorbit.games.intrepid.rules.crews import CrewAction
from deorbit.games.intrepid.rules.events import AMPLIFIED, DOCKED, WISHED
from deorbit.games.intrepid.rules.questions import ASK_ORIENT, ASK_PLACE
from deorbit.games.intrepid.rules.reasons import (
    DOCKING_DISABLED,
    DOCKING_FULL,
    ENOUGH_WISHES,
    NO_AMPLIFY,
    NO_CREW,
    NO_WISH,
    RECEIVER_WITHOUT_DICE,
    SAME_CREW,
    WISH_STANDS,
)
from deorbit.games.intrepid.rules.refusals import not_held
from deorbit.games.intrepid.rules.state import NOBODY, IntrepidState


def free_dock(state: IntrepidState, crew: int) -> int:
    """A free space of the Docking Module, -1 if there is none."""
    for space in range(state.edition.figures.docking):
        if state.docking[crew] >> SPACE_BITS * space & SPACE_MASK == 0:
            return space
    return -1


class Dock(CrewAction):
    """Pass a die to another crew, which takes one of its value from its supply (5.6)."""

    def __init__(self) -> None:
        super().__init__("dock", "die to-country:country", [ASK_PLACE])

    def bars(self, state: IntrepidState, crew: int, move: int) -> int:
        to = state.crew_of[third(move)]
        if not state.holds(crew, second(move)):
            return not_held(state, crew, second(move))
        if to == NOBODY:
            return NO_CREW
        if to == crew:
            return SAME_CREW
        if state.barred[crew]:
            return DOCKING_DISABLED
        if free_dock(state, crew) < 0:
            return DOCKING_FULL
        return ALLOWED if state.supply[to] else RECEIVER_WITHOUT_DICE

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        for crew in state.crews_of(seat):
            if not state.barred[crew] and free_dock(state, crew) >= 0:
                for face in state.faces(crew):
                    for to in range(state.crews):
                        if to != crew and state.supply[to]:
                            moves.append(
                                pack(self.number, state.country[crew], face, state.country[to])
                            )

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        """Nothing is paid for a toxic die (9.3.2). It comes into the pool, Canada's too (7.3.11);
        Japan says which side is in front (house-orient)."""
        face = second(move)
        crew, to = state.crew_of[first(move)], state.crew_of[third(move)]
        state.drop(crew, face)
        state.docking[crew] = with_die(state.docking[crew], free_dock(state, crew), face)
        dealer.tell(DOCKED, first(move), third(move), face)
        state.wish[to] = 0 if state.wish[to] == VALUE[face] else state.wish[to]
        if third(move) == JAPAN:
            received = first_face(VALUE[face])
            state.add(to, received)
            state.ask(ASK_ORIENT, to, 0, received)
        else:
            state.add(to, VALUE[face] - 1)
            state.stack.wake(state.seat_of(to))


DOCK: Final = Dock()


class Ask(CrewAction):
    """Say which value one would like to receive (house-wish)."""

    def __init__(self) -> None:
        super().__init__("ask", "value", [ASK_PLACE])

    def bars(self, state: IntrepidState, crew: int, move: int) -> int:
        """The value 0 takes the wish back."""
        if state.wish[crew] == second(move):
            return WISH_STANDS if second(move) else NO_WISH
        return ALLOWED if state.wishes[crew] else ENOUGH_WISHES

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        for crew in state.crews_of(seat):
            for value in range(7):
                if state.wishes[crew] and state.wish[crew] != value:
                    moves.append(pack(self.number, state.country[crew], value))

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        crew = state.crew_of[first(move)]
        state.wish[crew] = second(move)
        state.wishes[crew] -= 1
        if second(move):
            dealer.tell(WISHED, first(move), second(move))


ASK: Final = Ask()


class Amplify(CrewAction):
    """Spend an Amplify token: the station gains 1 more of a resource (house-amplify)."""

    def __init__(self) -> None:
        super().__init__("amplify", "resource", [ASK_PLACE])

    def bars(self, state: IntrepidState, crew: int, move: int) -> int:
        return ALLOWED if state.amplify[crew] else NO_AMPLIFY

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        for crew in state.crews_of(seat):
            if state.amplify[crew]:
                for resource in range(4):
                    moves.append(pack(self.number, state.country[crew], resource))

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        state.amplify[state.crew_of[first(move)]] -= 1
        state.bank[AMPLIFY] += 1
        state.amplified[second(move)] += 1
        dealer.tell(AMPLIFIED, first(move), second(move))
