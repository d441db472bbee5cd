"""Answers to what abilities ask: which die, and what becomes of it (chapters 6 and 7)."""

from typing import Final

from deorbit.core.codec import KIND_MASK, first, pack, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.intrepid.content.dice import FACES, PLAIN, TURNS, VALUE, turned
from deorbit.games.intrepid.content.edition import Ability
from deorbit.games.intrepid.rules.abilities import reaches, trigger
from deorbit.games.intrepid.rules.events import (
    CHANGED,
    DISCARDED,
    PAID,
    REROLLED,
    SHIFTED,
    TAKEN,
)
from deorbit.games.intrepid.rules.questions import (
    ASK_ADJUST,
    ASK_DISCARD,
    ASK_PAY,
    ASK_REROLL,
    ASK_SET,
    ASK_SHIFT,
    ASK_TAKE,
    ASK_TURN,
)
from deorbit.games.intrepid.rules.reasons import (
    NONE_TO_ADJUST,
    NONE_TO_DISCARD,
    NONE_TO_PAY_WITH,
    NONE_TO_REROLL,
    NONE_TO_SET,
    NONE_TO_SHIFT,
    NONE_TO_TURN,
    NOT_ADJUSTED,
    NOT_ADJUSTED_SO,
    NOT_IN_POOL,
    NOT_ITS_SORT,
    NOT_REROLLED,
    NOT_SET,
    NOT_SET_SO,
    NOT_SHIFTED,
    NOT_SHIFTED_SO,
    NOT_STORED,
    NOT_TAKEN,
    NOT_THIS_TURN,
    NOT_TURNED,
)
from deorbit.games.intrepid.rules.refusals import not_held
from deorbit.games.intrepid.rules.rolling import rolled_face
from deorbit.games.intrepid.rules.state import IntrepidState


def fourth(frame: int) -> int:
    """The field of a frame after seat, crew and tile: how many more, or a die."""
    return frame >> 37 & 1023


def ability_of(state: IntrepidState, frame: int) -> Ability:
    return state.edition.tiles[third(frame)].ability


def absent(state: IntrepidState, crew: int, face: int, reason: int) -> int:
    """Why a die is not in the pool: `reason` cites the rule about what was to be done with it."""
    code = not_held(state, crew, face)
    return reason if code == NOT_IN_POOL else code


def once_less(state: IntrepidState, seat: int, again: bool) -> None:
    """A question is answered; it is asked again where it may be used more than once."""
    lane = state.stack.lanes[seat]
    frame = lane.pop()
    if again and fourth(frame) > 1:
        lane.append(frame - (1 << 37))


class Discard(ActionKind[IntrepidState]):
    """Discard a die to the supply (6.2), or to the aid as the price of a toxic one (9.3.1)."""

    def __init__(self) -> None:
        super().__init__("discard", "die", [ASK_DISCARD, ASK_PAY])

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        frame = state.stack.top(seat)
        crew = state.crew_in(frame)
        if state.holds(crew, first(move)):
            return ALLOWED
        paying = frame & KIND_MASK == ASK_PAY
        return absent(state, crew, first(move), NONE_TO_PAY_WITH if paying else NONE_TO_DISCARD)

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        for face in state.faces(state.crew_in(state.stack.top(seat))):
            moves.append(pack(self.number, face))

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        frame, face = state.stack.top(seat), first(move)
        crew = state.crew_in(frame)
        state.drop(crew, face)
        if frame & KIND_MASK == ASK_DISCARD:
            state.supply[crew] += 1
            dealer.tell(DISCARDED, state.country[crew], face)
            once_less(state, seat, True)
        else:
            state.aid[crew] += 1
            dealer.tell(PAID, state.country[crew], face)
            state.answered(seat)
            if third(frame) < state.edition.first_card:
                trigger(state, crew, third(frame), fourth(frame), dealer)


class Reroll(ActionKind[IntrepidState]):
    """Roll a die of the pool again (7.1.2)."""

    def __init__(self) -> None:
        super().__init__("reroll", "die", [ASK_REROLL])

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        frame, face = state.stack.top(seat), first(move)
        if not state.holds(state.crew_in(frame), face):
            return absent(state, state.crew_in(frame), face, NONE_TO_REROLL)
        fits = ability_of(state, frame).of >> (VALUE[face] - 1) & 1
        return ALLOWED if fits else NOT_REROLLED

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        frame = state.stack.top(seat)
        of = ability_of(state, frame).of
        for face in state.faces(state.crew_in(frame)):
            if of >> (VALUE[face] - 1) & 1:
                moves.append(pack(self.number, face))

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        frame, face = state.stack.top(seat), first(move)
        crew = state.crew_in(frame)
        rolled = rolled_face(state.country[crew], dealer.chance)
        state.swap(crew, face, rolled)
        dealer.tell(REROLLED, state.country[crew], face, rolled)
        once_less(state, seat, state.has_among(crew, ability_of(state, frame).of))


class Turn(ActionKind[IntrepidState]):
    """Tilt, flip or rotate a die of the pool (7.2.3, house-flip)."""

    def __init__(self) -> None:
        super().__init__("turn", "die turn", [ASK_TURN])

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        frame, face = state.stack.top(seat), first(move)
        ability = ability_of(state, frame)
        if not state.holds(state.crew_in(frame), face):
            return absent(state, state.crew_in(frame), face, NONE_TO_TURN)
        if ability.of >> (VALUE[face] - 1) & 1 == 0:
            return NOT_TURNED
        return ALLOWED if ability.by >> second(move) & 1 else NOT_THIS_TURN

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        frame = state.stack.top(seat)
        ability = ability_of(state, frame)
        for face in state.faces(state.crew_in(frame)):
            if ability.of >> (VALUE[face] - 1) & 1:
                for turn in range(len(TURNS)):
                    if ability.by >> turn & 1:
                        moves.append(pack(self.number, face, turn))

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        frame, face = state.stack.top(seat), first(move)
        crew, to = state.crew_in(frame), turned(face, second(move))
        state.swap(crew, face, to)
        dealer.tell(CHANGED, state.country[crew], face, to)
        once_less(state, seat, state.has_among(crew, ability_of(state, frame).of))


class Take(ActionKind[IntrepidState]):
    """Take a die from storage; it keeps its value (7.3.8)."""

    def __init__(self) -> None:
        super().__init__("take", "die", [ASK_TAKE])

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        die = first(move)
        if die >= PLAIN:
            return NOT_ITS_SORT
        if not state.storage[die]:
            return NOT_STORED
        of = ability_of(state, state.stack.top(seat)).of
        return ALLOWED if of >> die & 1 else NOT_TAKEN

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        of = ability_of(state, state.stack.top(seat)).of
        for die in range(6):
            if state.storage[die] and of >> die & 1:
                moves.append(pack(self.number, die))

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        frame, die = state.stack.top(seat), first(move)
        crew = state.crew_in(frame)
        state.storage[die] -= 1
        state.size[crew] += 1
        state.pool[crew * FACES + die] += 1
        dealer.tell(TAKEN, state.country[crew], die)
        once_less(state, seat, has_stored(state, ability_of(state, frame).of))


def has_stored(state: IntrepidState, of: int) -> bool:
    for die in range(6):
        if state.storage[die] and of >> die & 1:
            return True
    return False


NOT_FOR: Final[dict[int, int]] = {
    ASK_ADJUST: NOT_ADJUSTED,
    ASK_SET: NOT_SET,
    ASK_SHIFT: NOT_SHIFTED,
}
NOT_SO: Final[dict[int, int]] = {
    ASK_ADJUST: NOT_ADJUSTED_SO,
    ASK_SET: NOT_SET_SO,
    ASK_SHIFT: NOT_SHIFTED_SO,
}
"""Why a die of this value is not changed, and why not to that one."""


class Adjust(ActionKind[IntrepidState]):
    """Change the value of a die in the pool (7.4.2) or in storage (7.3.10)."""

    def __init__(self) -> None:
        super().__init__("adjust", "die to:die", [ASK_ADJUST, ASK_SET, ASK_SHIFT])

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        frame, die, to = state.stack.top(seat), first(move), second(move)
        ability, question = ability_of(state, frame), frame & KIND_MASK
        if die >= PLAIN or to >= PLAIN:
            return NOT_ITS_SORT
        if question == ASK_SHIFT:
            if not state.storage[die]:
                return NONE_TO_SHIFT
        elif not state.holds(state.crew_in(frame), die):
            adjusting = question == ASK_ADJUST
            crew = state.crew_in(frame)
            return absent(state, crew, die, NONE_TO_ADJUST if adjusting else NONE_TO_SET)
        if ability.of >> die & 1 == 0:
            return NOT_FOR[question]
        return ALLOWED if self.allows(question, ability, die + 1, to + 1) else NOT_SO[question]

    def allows(self, question: int, ability: Ability, value: int, to: int) -> bool:
        if question == ASK_SET:
            return value != to and ability.to >> (to - 1) & 1 == 1
        return reaches(value, to, ability.by, ability.most)

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        frame = state.stack.top(seat)
        question = frame & KIND_MASK
        ability = ability_of(state, frame)
        for die in range(6):
            if question == ASK_SHIFT:
                there = state.storage[die] > 0
            else:
                there = state.holds(state.crew_in(frame), die)
            if there and ability.of >> die & 1:
                for to in range(6):
                    if self.allows(question, ability, die + 1, to + 1):
                        moves.append(pack(self.number, die, to))

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        frame, die, to = state.stack.top(seat), first(move), second(move)
        crew, of = state.crew_in(frame), ability_of(state, frame).of
        if frame & KIND_MASK == ASK_SHIFT:
            state.storage[die] -= 1
            state.storage[to] += 1
            dealer.tell(SHIFTED, state.country[crew], die, to)
            once_less(state, seat, has_stored(state, of))
        else:
            state.swap(crew, die, to)
            dealer.tell(CHANGED, state.country[crew], die, to)
            once_less(state, seat, state.has_among(crew, of))
