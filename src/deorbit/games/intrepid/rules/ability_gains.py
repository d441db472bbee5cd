"""Answers to what abilities ask: a new die, a resource, or nothing."""

from deorbit.core.codec import KIND_MASK, first, pack
from deorbit.core.dealer import Dealer
from deorbit.core.decisions import Always
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.intrepid.content.dice import FACES, PLAIN, VALUE, first_face
from deorbit.games.intrepid.content.edition import JAPAN
from deorbit.games.intrepid.rules.abilities import copies, gain, neighbours
from deorbit.games.intrepid.rules.ability_dice import ability_of, fourth
from deorbit.games.intrepid.rules.events import (
    CHANGED,
    DIE_KEPT,
    NAMED_RESOURCE,
)
from deorbit.games.intrepid.rules.questions import (
    ASK_ADJUST,
    ASK_COPY,
    ASK_NAME,
    ASK_NEAR,
    ASK_OFFICER,
    ASK_ORIENT,
    ASK_REROLL,
    ASK_SET,
    ASK_SHIFT,
    ASK_TAKE,
    ASK_TURN,
)
from deorbit.games.intrepid.rules.reasons import (
    NOT_A_COPY,
    NOT_ITS_SORT,
    NOT_NEAR,
    NOT_THAT_VALUE,
)
from deorbit.games.intrepid.rules.state import IntrepidState


class Gain(ActionKind[IntrepidState]):
    """How a die lies that comes into the pool: a copy (7.2.4), one higher or lower (7.4.1), a
    docked die (house-orient), or the one of the Medical Officer (12.5)."""

    def __init__(self) -> None:
        questions = [ASK_COPY, ASK_NEAR, ASK_ORIENT, ASK_OFFICER]
        super().__init__("gain", "die", questions)

    def choices(self, state: IntrepidState, frame: int) -> list[int]:
        question = frame & KIND_MASK
        if question == ASK_COPY:
            return sorted(set(copies(fourth(frame), ability_of(state, frame).by)))
        if question == ASK_NEAR:
            values = neighbours(VALUE[fourth(frame)], ability_of(state, frame).by)
            return sorted([value - 1 for value in values])
        if question == ASK_ORIENT:
            start = first_face(VALUE[fourth(frame)])
            return [start, start + 1, start + 2, start + 3]
        if state.country[state.crew_in(frame)] == JAPAN:
            return list(range(PLAIN, FACES))
        return list(range(PLAIN))

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        frame = state.stack.top(seat)
        if first(move) in self.choices(state, frame):
            return ALLOWED
        question = frame & KIND_MASK
        if question == ASK_COPY:
            return NOT_A_COPY
        if question == ASK_NEAR:
            return NOT_NEAR
        return NOT_THAT_VALUE if question == ASK_ORIENT else NOT_ITS_SORT

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        for face in self.choices(state, state.stack.top(seat)):
            moves.append(pack(self.number, face))

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        frame, face = state.stack.top(seat), first(move)
        crew = state.crew_in(frame)
        state.answered(seat)
        if frame & KIND_MASK == ASK_ORIENT:
            state.swap(crew, fourth(frame), face)
            dealer.tell(CHANGED, state.country[crew], fourth(frame), face)
        elif frame & KIND_MASK == ASK_OFFICER:
            state.supply[crew] -= 1
            state.kept[crew] = face + 1
            dealer.tell(DIE_KEPT, state.country[crew], face)
        elif state.supply[crew]:  # a docked die may have been the last one
            gain(state, crew, face, dealer)


class Name(ActionKind[IntrepidState]):
    """Name the resource that the Multipurpose Research Lab gives (6.3)."""

    def __init__(self) -> None:
        super().__init__("name", "resource", [ASK_NAME])

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        return ALLOWED

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        for resource in range(4):
            moves.append(pack(self.number, resource))

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        crew = state.crew_in(state.stack.top(seat))
        state.answered(seat)
        state.named = first(move) + 1
        dealer.tell(NAMED_RESOURCE, state.country[crew], first(move))


class Pass(Always[IntrepidState]):
    """Do without what a tile says one may do (6.1)."""

    def __init__(self) -> None:
        questions = [ASK_REROLL, ASK_TURN, ASK_TAKE, ASK_SHIFT, ASK_ADJUST, ASK_SET]
        super().__init__("pass", questions)

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        state.answered(seat)
