"""A match: a line of play as those at the table have it, and the handle of each seat."""

from random import Random
from typing import Any

from deorbit.core import recording, save
from deorbit.core.errors import BadInput
from deorbit.core.game import Game
from deorbit.core.line import SEAT_BITS, SEAT_MASK, Key, Line
from deorbit.core.records import Action, Event, IllegalAction, Outcome, Reason
from deorbit.core.screen import Sentence
from deorbit.core.stack import NOTHING


class Match(Line):
    # Playing -------------------------------------------------------------------------------------

    @property
    def parallel(self) -> bool:
        """Whether several seats decide beside each other now."""
        return bool(self._state.stack.parallel())

    def questions(self) -> dict[int, int]:
        """What each seat is asked now, or may answer while it rests, as a packed frame."""
        tops = [self._state.stack.top(seat) for seat in range(self.seats)]
        return {seat: frame for seat, frame in enumerate(tops) if frame != NOTHING}

    @property
    def outcome(self) -> Outcome | None:
        return self._game.outcome(self._state)

    @property
    def actions(self) -> list[tuple[int, Action]]:
        return [
            (entry & SEAT_MASK, self._game.decode(self._state, entry >> SEAT_BITS))
            for entry in self._line[: self._length]
        ]

    def actions_read_by(self, seat: int | None) -> list[tuple[int, Action]]:
        """The actions so far as this reader may know them: while the match runs, arguments that
        are another seat's secret read "?"."""
        over = not self.to_act
        read = []
        for actor, action in self.actions:
            shape = self._game.kinds[self._game.kind_of[action.kind]].shape
            if not over and actor != seat:
                shown = [
                    "?" if field[0] in shape.secret else arg
                    for field, arg in zip(shape.fields, action.args, strict=True)
                ]
                action = Action(action.kind, tuple(shown))
            read.append((actor, action))
        return read

    def legal(self, seat: int) -> list[Action]:
        self._check_seat(seat)
        return [
            self._game.decode(self._state, move) for move in self._game.legal(self._state, seat)
        ]

    def why_not(self, seat: int, action: Action) -> Reason | None:
        self._check_seat(seat)
        return self._game.why_not(self._state, seat, self._game.encode(self._state, action))

    def play(self, seat: int, action: Action) -> list[Event]:
        """Take an action. Returns all that happened, secrets included: for the server's eyes."""
        self._check_seat(seat)
        raw: list[tuple[int, ...]] = []
        self.advance(seat, self._game.encode(self._state, action), raw)
        if self._told == self._length - 1:
            if len(self._story) != self._told:
                self._story = self._story[: self._told]
            self._story.append(tuple(raw))
            self._told += 1
        names = self.names
        return [self._game.event(self._state, one, self._length, names) for one in raw]

    def attempt(self, seat: int, action: Action) -> "Reason | list[Event]":
        """Take an action, judged once: all that happened, or why a rule forbids it."""
        try:
            return self.play(seat, action)
        except IllegalAction as error:
            return error.reason

    def worth(self, seat: int) -> int:
        """How good this looks to a seat: for agents, in worlds that they imagine."""
        return self._game.worth(self._state, seat)

    # Looking -------------------------------------------------------------------------------------

    def seen(self, seat: int | None) -> Any:
        """The state as a reader may know it, everything of a finished match: what screens are made
        of. It is only looked at."""
        return self._game.observe(self._state, seat) if self.to_act else self._state

    def laid_open(self) -> Any:
        """The state with everything in it, as all may know it once the match is over."""
        return self._state

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, as a plain dict; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        view = self._whole(self._game.observe(self._state, seat))
        view["to_act"] = list(self.to_act)
        view["prompt"] = None if seat is None else self._game.prompt(self._state, seat)
        view["legal"] = [] if seat is None else self._game.legal_to_json(self._state, seat)
        return view

    def log(self, seat: int | None) -> list[Event]:
        """What happened so far, as this reader may read it."""
        if seat is not None:
            self._check_seat(seat)
        told = [*self.earlier(), *self.happened()]
        return [event.read_by(seat) for event in told]

    def happened(self, first: int = 0) -> list[Event]:
        """What the actions after so many others brought about, secrets included: for the server's
        eyes."""
        story = self.story()
        names = self.names
        return [
            self._game.event(self._state, raw, step + 1, names)
            for step in range(first, len(story))
            for raw in story[step]
        ]

    def earlier(self) -> list[Event]:
        """What happened under earlier rules, secrets included."""
        return [event for segment in self.past for event in segment.events()]

    @property
    def told_earlier(self) -> int:
        """How many events that are."""
        return sum(len(segment.pieces()) for segment in self.past)

    def why(self, step: int) -> list[Sentence]:
        """Why an automated player took this action; nothing for other actions. Worked out from what
        everybody saw before it."""
        if not 1 <= step <= self._length:
            raise BadInput("bad-moment", moment=step, last=self._length)
        seat, move = self._entry(step - 1)
        seen = self._game.observe(self._state_at(step - 1), None)
        told = self._game.account(seen, seat, move)
        return [Sentence(one["id"], one["args"]) for one in told]

    # To keep -------------------------------------------------------------------------------------

    def dumps(self) -> str:
        """The save file: the match whole, secrets included."""
        return save.dumps(self)

    def record(self, seat: int | None, about: dict[str, str] | None = None) -> str:
        """What a player may download while the match runs: all that this seat has seen of it.
        `about` are remarks that stand in the file."""
        stored = []
        before: dict[str, Any] = {}
        for past in self.moments():
            view = {**past.view(seat), "legal": []}
            stored.append(save.encoded(recording.changes(before, view)))
            before = view
        file = recording.File(
            format=recording.FORMAT,
            version=recording.FORMAT_VERSION,
            game=self.game,
            rules=self.rules_version,
            seats=self.seats,
            seat=seat,
            names=self.names,
            options=self.options,
            commitment=self.commitment,
            actions=[(actor, str(action)) for actor, action in self.actions_read_by(seat)],
            log=[recording.Told(event.name, event.args, event.step) for event in self.log(seat)],
            views=stored,
            about=about or {},
        )
        return recording.sealed(file)

    def seat(self, seat: int) -> "Seat":
        """A handle for an agent: only what the seat may see."""
        self._check_seat(seat)
        return Seat(self, seat)


class Seat:
    """Only what the seat may see."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.number = seat

    @property
    def game(self) -> str:
        return self._match.game

    @property
    def seats(self) -> int:
        return self._match.seats

    @property
    def asked(self) -> bool:
        """Whether a decision is owed here."""
        return self.number in self._match.to_act

    def view(self) -> dict[str, Any]:
        return self._match.view(self.number)

    def legal(self) -> list[Action]:
        return self._match.legal(self.number)

    def moves(self) -> list[int]:
        """The legal actions as packed ints, which `action` turns into actions."""
        return self._match._game.legal(self._match._state, self.number)

    def action(self, move: int) -> Action:
        return self._match._game.decode(self._match._state, move)

    def encode(self, action: Action) -> int:
        return self._match._game.encode(self._match._state, action)

    def why_not(self, action: Action) -> Reason | None:
        return self._match.why_not(self.number, action)

    def actions(self) -> list[tuple[int, Action]]:
        """The actions so far, each with its seat, as far as this one may know them."""
        return self._match.actions_read_by(self.number)

    def log(self) -> list[Event]:
        return self._match.log(self.number)

    def world(self, rng: Random) -> Any:
        """A state that this seat could be in."""
        game = self._match._game
        seen = game.observe(self._match._state, self.number)
        return game.sample_world(seen, self.number, rng)

    def automatic(self, script: str = "") -> int:
        """What an automated player does here, as a packed move."""
        game, state = self._match._game, self._match._state
        owed = game.due(state, self.number)
        if owed != NOTHING:
            return owed
        return game.automatic(game.observe(state, self.number), self.number, script)

    def advice(self) -> tuple[Action, dict[str, Any] | None] | None:
        """What the game itself would have a person do here, and what that is for."""
        game, state = self._match._game, self._match._state
        found = game.advice(game.observe(state, self.number), self.number)
        return None if found is None else (game.decode(state, found[0]), found[1])

    def imagine(self, rng: Random) -> Match:
        """A match in a world that this seat could be in, with chances of its own."""
        match = self._match
        state = self.world(rng)
        return begin(match._game, state, match._options, [(0, rng.randbytes(32))], 0, False)


def begin(
    game: Game[Any],
    state: Any,
    options: dict[str, Any],
    keys: list[Key],
    number: int = 0,
    dealt: bool = True,
) -> Match:
    """A match whose fold begins with this state."""
    match = Match(game, state, options, keys, number, dealt)
    match._kept.append(game.put_away(state))
    return match


def play_out(match: Match, agents: list[Any], limit: int) -> None:
    """Let agents play, the lowest seat first, until the end or for so many actions."""
    handles = [match.seat(seat) for seat in range(match.seats)]
    for _ in range(limit):
        asked = match._game.to_act(match._state)
        if not asked:
            break
        seat = asked[0]
        match.advance(seat, agents[seat].pick(handles[seat]))
