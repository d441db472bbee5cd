"""A game for tests of the kernel: it goes on for ever, and has every sort of decision.

In each round all seats mark a number at the same time, which is shown when all have. Then each in
turn draws, looks at a hidden number, or passes.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import deorbit
from deorbit.core.chance import Chance
from deorbit.core.codec import Domain, Shape, first, numbers, pack
from deorbit.core.dealer import EVERYONE, Dealer
from deorbit.core.decisions import Always, Pick
from deorbit.core.game import Edition, Game, State
from deorbit.core.records import Outcome

if deorbit.compiled:
    pytest.skip("the game of marks is interpreted", allow_module_level=True)

HIGHEST = 4
NONE, UNKNOWN = -1, -2
ASK_MARK, ASK_TURN = 0, 1
MARK, DRAW, LOOK, PASS = range(4)
MARKED, DREW, LOOKED, PASSED = range(4)
EDITION = Edition([numbers("player", 4), Domain("value", ["zero", "one", "two", "three"])])


class MarksState(State):
    """`turns`: how many seats have a turn in each round."""

    def __init__(self, seats: int, turns: int) -> None:
        super().__init__(seats)
        self.turns = turns
        self.marks = [NONE] * seats
        self.known = [0] * seats
        self.hidden = 0
        self.total = 0
        self.turn = 0

    def copy(self) -> MarksState:
        other = MarksState(self.seats, self.turns)
        other.stack = self.stack.copy()
        other.marks, other.known = self.marks[:], self.known[:]
        other.hidden, other.total, other.turn = self.hidden, self.total, self.turn
        return other

    def ask(self) -> None:
        """Put the question that follows from everything else."""
        self.stack.close()
        self.stack.frames = [pack(ASK_TURN, self.turn)]
        if NONE in self.marks:
            self.stack.open(
                [[pack(ASK_MARK, n)] if one == NONE else [] for n, one in enumerate(self.marks)]
            )


class Mark(Pick[MarksState]):
    def __init__(self) -> None:
        super().__init__("mark", "number:value", [ASK_MARK], 3)
        self.shape.secret = ["number"]

    def choices(self, state: MarksState, seat: int) -> list[int]:
        return [one for one in range(HIGHEST) if one != state.total % HIGHEST]

    def perform(self, state: MarksState, seat: int, move: int, dealer: Dealer) -> None:
        state.marks[seat] = first(move)
        if NONE not in state.marks:
            for mark in state.marks:
                state.total = (5 * state.total + mark) % 9973
        state.ask()
        dealer.note((MARKED, 1 << seat, seat, first(move)))


class Turn(Always[MarksState]):
    def perform(self, state: MarksState, seat: int, move: int, dealer: Dealer) -> None:
        told: tuple[int, ...] = (PASSED, EVERYONE, seat)
        if self.number == DRAW:
            drawn = dealer.chance.below(HIGHEST)
            state.total = (5 * state.total + drawn) % 9973
            told = (DREW, EVERYONE, seat, drawn)
        elif self.number == LOOK:
            state.known[seat] = 1
            told = (LOOKED, 1 << seat, seat, state.hidden)
        state.turn += 1
        if state.turn == state.turns:
            state.turn = 0
            state.marks = [NONE] * state.seats
        state.ask()
        dealer.note(told)


class Marks(Game[MarksState]):
    def __init__(self) -> None:
        super().__init__(
            name="marks",
            version=1,
            seats=range(1, 5),
            kinds=[
                Mark(),
                Turn("draw", [ASK_TURN]),
                Turn("look", [ASK_TURN]),
                Turn("pass", [ASK_TURN]),
            ],
            asks=[Shape("mark", "seat:player"), Shape("turn", "seat:player")],
            events=[
                Shape("marked", "player value!"),
                Shape("drew", "player value"),
                Shape("looked", "player value!"),
                Shape("passed", "player"),
            ],
            reasons=[("", ""), ("1", "over"), ("1", "your-turn"), ("1", "asked")],
            options=[],
            clock="turn",
            secrets=True,
        )

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> MarksState:
        state = MarksState(seats, seats)
        state.hidden = chance.below(HIGHEST)
        state.ask()
        return state

    def copy(self, state: MarksState) -> MarksState:
        return state.copy()

    def edition(self, state: MarksState) -> Edition:
        return EDITION

    def names(self, state: MarksState) -> tuple[str, ...]:
        return tuple([f"seat-{seat}" for seat in range(state.seats)])

    def outcome(self, state: MarksState) -> Outcome | None:
        return None

    def observe(self, state: MarksState, seat: int | None) -> MarksState:
        seen = state.copy()
        if NONE in seen.marks:
            for other, mark in enumerate(seen.marks):
                if other != seat and mark != NONE:
                    seen.marks[other] = UNKNOWN
        if seat is None or not seen.known[seat]:
            seen.hidden = UNKNOWN
        return seen

    def sample_world(self, observation: MarksState, seat: int | None, rng: Random) -> MarksState:
        world = observation.copy()
        world.hidden = rng.randrange(HIGHEST) if world.hidden == UNKNOWN else world.hidden
        return world

    def to_position(self, state: MarksState) -> dict[str, Any]:
        def told(value: int) -> int | None:
            return None if value == UNKNOWN else value

        return {
            "marks": [told(mark) for mark in state.marks],
            "known": state.known[:],
            "hidden": told(state.hidden),
            "total": state.total,
            "turn": state.turn,
            "turns": state.turns,
        }

    def from_position(
        self, position: dict[str, Any], options: dict[str, Any], seats: int, chance: Chance
    ) -> MarksState:
        state = MarksState(seats, position["turns"])
        state.marks, state.known = position["marks"][:], position["known"][:]
        state.hidden, state.total = position["hidden"], position["total"]
        state.turn = position["turn"]
        state.ask()
        return state

    def worth(self, state: MarksState, seat: int) -> int:
        return state.total


GAME = Marks()
