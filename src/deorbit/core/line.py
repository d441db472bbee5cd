"""The line of play: a set-up plus the list of actions taken. The state is a fold over that list."""

from collections.abc import Iterator
from typing import Any, Final, Self

from deorbit.core.chance import Chance, commitment, new_secret
from deorbit.core.errors import BadInput
from deorbit.core.fingerprints import copy_of, fingerprint_of
from deorbit.core.game import Game

STRIDE: Final = 32
"""A copy of the state is kept every so many actions."""

SEAT_BITS: Final = 4
SEAT_MASK: Final = 15
"""An entry of the line of play is one int: the move, and the seat in its low bits. The line is
flat because lists of small tuples keep the garbage collector busy."""

Key = tuple[int, bytes]
"""The first log number that a secret governs, and the secret."""


class Line:
    """Copies share history: a list is copied only when two of them go different ways."""

    def __init__(
        self,
        game: Game[Any],
        state: Any,
        options: dict[str, Any],
        keys: list[Key],
        number: int,
        dealt: bool,
    ) -> None:
        """For `begin` and `copy`. `number` is the log number of the set-up; `dealt` tells a set-up
        from a given position."""
        self._game = game
        self._state = state
        self._options = options
        self._keys = keys
        self._chance = Chance(keys[-1][1], number)
        self._first = number
        self._dealt = dealt
        self._number = number + 1
        self._length = 0
        self._line: list[int] = []
        self._numbers: list[int] = []
        self._kept: list[Any] = []
        self._story: list[tuple[tuple[int, ...], ...]] = []
        self._told = 0
        self._drew = False
        self._undone: list[tuple[int, int, int, int]] = []
        self.past: list[Any] = []
        """The parts that were played under earlier rules, as segments of a save file."""

    # What it is ----------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self._game.name

    @property
    def rules_version(self) -> int:
        return self._game.version

    @property
    def seats(self) -> int:
        return int(self._state.seats)

    @property
    def options(self) -> dict[str, Any]:
        options: dict[str, Any] = copy_of(self._options)
        return options

    @property
    def names(self) -> tuple[str, ...]:
        """A message id for each seat."""
        return self._game.names(self._state)

    @property
    def numbers(self) -> list[int]:
        """The log number of every action."""
        return self._numbers[: self._length]

    @property
    def version(self) -> int:
        """How many log entries there have been, undo included. Never goes back."""
        return self._number - 1

    def go_on_from(self, version: int) -> None:
        """Leave out log numbers, of entries that were given up: none is ever used twice."""
        self._number = max(self._number, version + 1)

    @property
    def commitment(self) -> str:
        """The published hash of the secret behind all draws."""
        return commitment(self._keys[-1][1])

    @property
    def secret(self) -> str | None:
        """The secret itself, shown once the match is over."""
        return None if self.to_act else self._keys[-1][1].hex()

    @property
    def to_act(self) -> tuple[int, ...]:
        return self._game.to_act(self._state)

    # Going on and back ---------------------------------------------------------------------------

    def advance(self, seat: int, move: int, events: list[tuple[int, ...]] | None = None) -> None:
        """Take a packed move: the fast way for agents and simulations."""
        self._begin(self._number)
        self._game.apply(self._state, seat, move, self._chance, events)
        self._drew = self._chance.drawn > 0
        if len(self._line) != self._length:
            self._line = self._line[: self._length]
            self._numbers = self._numbers[: self._length]
        self._line.append(move << SEAT_BITS | seat)
        self._numbers.append(self._number)
        self._number += 1
        self._length += 1
        if self._length % STRIDE == 0:
            self._keep()

    def undo(self, seat: int, agreed: bool = False) -> bool:
        """Take back the last decision of a seat. False if that would cross a draw, a gain of
        anybody's knowledge, or a decision of another seat; `agreed` when all seats consent."""
        self._check_seat(seat)
        place = self._length - 1
        while place >= 0 and self._line[place] & SEAT_MASK != seat:
            place -= 1
        if place < 0:
            return False
        after = self._length if agreed else place + 1
        state = self._state_at(place)
        if not agreed and not self._is_reversible(state, place):
            return False
        kept = self._kept[: place // STRIDE + 1]
        length = place
        for later in range(after, self._length):
            if self._game.forbids(state, *self._entry(later)):
                return False
            self._repeat(state, later, None)
            length += 1
            if length % STRIDE == 0:
                kept.append(self._game.put_away(state))
        gone = [
            (self._number, seat, self._numbers[step], self._line[step])
            for step in range(place, after)
        ]
        self._undone = self._undone + gone
        self._line = self._line[:place] + self._line[after : self._length]
        self._numbers = self._numbers[:place] + self._numbers[after : self._length]
        self._state = state
        self._kept = kept
        self._length = length
        self._told = min(self._told, place)
        self._number += 1
        return True

    def may_undo(self, seat: int, before: Self | None = None) -> bool:
        """Whether `undo(seat)` would take something back. `before`, where somebody has kept it, is
        this match as it was one action ago: it saves folding up to there again."""
        self._check_seat(seat)
        last = self._length - 1
        if before is None or before._length != last or before._number != self._number - 1:
            return self.copy().undo(seat)
        if self._line[last] & SEAT_MASK != seat:
            # Beside others a decision can be taken back that is not the last one.
            return bool(before._state.stack.parallel()) and self.copy().undo(seat)
        return not self._drew and not self._grows(before._state, self._state)

    # Time ----------------------------------------------------------------------------------------

    def __bool__(self) -> bool:
        """A match is there even before the first action."""
        return True

    def __repr__(self) -> str:
        return f"<{self.game} for {self.seats}, {self._length} actions>"

    def __len__(self) -> int:
        return self._length

    def copy(self) -> Self:
        state = self._game.copy(self._state)
        other = type(self)(self._game, state, self._options, self._keys, self._first, self._dealt)
        other._number = self._number
        other._length = self._length
        other._line = self._line
        other._numbers = self._numbers
        other._kept = self._kept
        other._story = self._story
        other._told = self._told
        other._drew = self._drew
        other._undone = self._undone
        other.past = self.past
        return other

    def apart(self) -> Self:
        """A copy for another thread. Copies belong to one thread at a time, because a game may
        share scratch between its states; this one shares nothing that playing writes to."""
        other = self.copy()
        states = self._game.apart([self._state, *self._kept])
        other._state = states[0]
        other._kept = states[1:]
        return other

    def at(self, length: int) -> Self:
        """The match as it was after that many actions."""
        if not 0 <= length <= self._length:
            raise BadInput("bad-moment", moment=length, last=self._length)
        other = self.copy()
        other._state = self._state_at(length)
        other._length = length
        other._told = min(self._told, length)
        other._number = self._numbers[length - 1] + 1 if length else self._first + 1
        other._undone = [entry for entry in self._undone if entry[0] < other._number]
        return other

    def fork(self, length: int, secret: bytes | None = None) -> Self:
        """A new match that goes on from there by chances of its own."""
        other = self.at(length)
        other._keys = [key for key in self._keys if key[0] < other._number]
        other._keys.append((other._number, secret or new_secret()))
        return other

    def moments(self, first: int = 0) -> Iterator[Self]:
        """The match as it was after each action, from the set-up or a later moment on. Look at each
        one before the next is asked for: they share a state."""
        past = self.at(first)
        yield past
        for step in range(first, self._length):
            past._repeat(past._state, step, None)
            past._length = step + 1
            past._number = self._numbers[step] + 1
            yield past

    # What happened -------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The full position, secrets included: what `deorbit.scenario` reads."""
        return self._whole(self._state)

    @property
    def fingerprint(self) -> str:
        return fingerprint_of(self.position())

    def story(self) -> list[tuple[tuple[int, ...], ...]]:
        """The raw events of every action; folded again where nobody listened."""
        if self._told < self._length:
            story = self._story[: self._told]
            state = self._state_at(self._told)
            for step in range(self._told, self._length):
                raw: list[tuple[int, ...]] = []
                self._repeat(state, step, raw)
                story.append(tuple(raw))
            self._story = story
            self._told = self._length
        return self._story[: self._length]

    # Inside --------------------------------------------------------------------------------------

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise BadInput("bad-seat", seat=seat, last=self.seats - 1)

    def _whole(self, state: Any) -> dict[str, Any]:
        whole: dict[str, Any] = {"seats": self.seats, "options": self.options}
        whole.update(self._game.to_position(state))
        return whole

    def _begin(self, number: int) -> None:
        keys = self._keys
        place = len(keys) - 1
        while keys[place][0] > number:
            place -= 1
        self._chance.begin(keys[place][1], number)

    def _keep(self) -> None:
        place = self._length // STRIDE
        if len(self._kept) != place:
            self._kept = self._kept[:place]
        self._kept.append(self._game.put_away(self._state))

    def _entry(self, step: int) -> tuple[int, int]:
        """The seat and the move of a step."""
        entry = self._line[step]
        return entry & SEAT_MASK, entry >> SEAT_BITS

    def _repeat(self, state: Any, step: int, events: list[tuple[int, ...]] | None) -> None:
        """Take a step again, with the draws it had."""
        seat, move = self._entry(step)
        self._begin(self._numbers[step])
        self._game.apply(state, seat, move, self._chance, events)

    def _state_at(self, length: int) -> Any:
        state = self._game.copy(self._kept[length // STRIDE])
        for step in range(length - length % STRIDE, length):
            self._repeat(state, step, None)
        return state

    def _is_reversible(self, before: Any, place: int) -> bool:
        """Whether the action at `place` drew nothing and taught nobody anything, and those after
        it were taken by others beside it, in the lanes of one parallel frame."""
        state = self._game.copy(before)
        self._repeat(state, place, None)
        if self._chance.drawn or self._grows(before, state):
            return False
        depth = len(before.stack.frames)
        for step in range(place + 1, self._length):
            if not state.stack.parallel() or len(state.stack.frames) != depth:
                return False
            self._repeat(state, step, None)
            if self._chance.drawn:
                return False
        return place == self._length - 1 or bool(state.stack.parallel())

    def _grows(self, before: Any, after: Any) -> bool:
        """Whether anybody knows a fact that was hidden from them before."""
        readers: list[int | None] = [None]
        readers.extend(range(self.seats))
        for reader in readers:
            if self._game.unknown(after, reader) < self._game.unknown(before, reader):
                return True
        return False
