"""What a game is to the kernel: a state, an edition, kinds of actions, and eight functions."""

from random import Random
from typing import Any, Final, Generic, TypeVar

from deorbit.core.chance import Chance
from deorbit.core.codec import (
    KIND_MASK,
    Domain,
    Shape,
    pack_fields,
    unpack_fields,
)
from deorbit.core.dealer import EVERYONE, Dealer, Sink
from deorbit.core.errors import BadInput
from deorbit.core.fingerprints import count_unknown
from deorbit.core.options import Option
from deorbit.core.records import Action, Event, IllegalAction, Outcome, Reason
from deorbit.core.stack import NOTHING, Stack

ALLOWED: Final = 0
OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_ASKED: Final = 3


class Reasons:
    """Why a move is not allowed, as a table that grows as reasons are declared: a code is a place
    in it. The first are the kernel's; a game says which of its rules they come from."""

    def __init__(self, over: str, turn: str, asked: str) -> None:
        self.rows = [("", ""), (over, "over"), (turn, "your-turn"), (asked, "asked")]

    def add(self, message: str, rule: str) -> int:
        self.rows.append((rule, message))
        return len(self.rows) - 1


class Edition:
    """The content of a game as immutable tables, shared by all states that use it."""

    def __init__(self, domains: list[Domain]) -> None:
        self.domains = {domain.title: domain for domain in domains}


class State:
    """Base of a game's flat state."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.stack = Stack()


S = TypeVar("S", bound=State)


class ActionKind(Generic[S]):
    """One kind of action: which questions it answers, when it is forbidden, what it does. The game
    numbers its kinds by their place in its list."""

    def __init__(self, name: str, fields: str, answers: list[int]) -> None:
        self.number = NOTHING
        self.shape = Shape(name, fields)
        self.answers = answers
        self.answer_mask = 0
        for frame in answers:
            self.answer_mask |= 1 << frame

    def forbids(self, state: S, seat: int, move: int) -> int:
        """The code of the first reason against the move, ALLOWED if there is none."""
        raise NotImplementedError

    def collect(self, state: S, seat: int, moves: list[int]) -> None:
        """Add every legal move of this kind."""
        raise NotImplementedError

    def bars_bot(self, state: S, move: int) -> int:
        """Why an automated player must not make a move that is not forbidden, where a game has
        rules for that."""
        return ALLOWED

    def add_legal(self, state: S, seat: int, move: int, moves: list[int]) -> None:
        """Add a move if nothing forbids it."""
        if self.forbids(state, seat, move) == ALLOWED:
            moves.append(move)

    def perform(self, state: S, seat: int, move: int, dealer: Dealer) -> None:
        """Change the state by a move that is known to be legal."""
        raise NotImplementedError


class Game(Generic[S]):
    """A game. `legal`, `apply` and `why_not` follow from its kinds of actions."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: range,
        kinds: list[ActionKind[S]],
        asks: list[Shape],
        events: list[Shape],
        reasons: list[tuple[str, str]],
        options: list[Option],
        clock: str,
        usual_seats: int = 0,
        secrets: bool = False,
    ) -> None:
        """`clock` is the key of a position that counts the rounds; `secrets` tells whether seats
        know what others do not."""
        self.name = name
        self.version = version
        self.least_seats = seats[0]
        self.most_seats = seats[-1]
        self.usual_seats = usual_seats or self.most_seats
        self.kinds = kinds
        self.asks = asks
        self.events = events
        self.reasons = reasons
        self.options = options
        self.clock = clock
        self.secrets = secrets
        self.kind_of: dict[str, int] = {}
        for number, kind in enumerate(kinds):
            kind.number = number
            self.kind_of[kind.shape.name] = number
        self.answers: list[list[ActionKind[S]]] = [
            [kind for kind in kinds if frame in kind.answers] for frame in range(len(asks))
        ]

    # The eight functions -------------------------------------------------------------------

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> S:
        raise NotImplementedError

    def to_act(self, state: S) -> tuple[int, ...]:
        return state.stack.asked()

    def legal(self, state: S, seat: int) -> list[int]:
        moves: list[int] = []
        frame = state.stack.top(seat)
        if frame != NOTHING:
            for kind in self.answers[frame & KIND_MASK]:
                kind.collect(state, seat, moves)
        return moves

    def forbids(self, state: S, seat: int, move: int) -> int:
        frame = state.stack.top(seat)
        if frame == NOTHING:
            return NOT_YOUR_TURN if state.stack.asked() else OVER
        kind = self.kinds[move & KIND_MASK]
        if kind.answer_mask >> (frame & KIND_MASK) & 1 == 0:
            return self.out_of_place(state, seat, move)
        return self.judge(state, seat, move)

    def judge(self, state: S, seat: int, move: int) -> int:
        """The reason against a move of a kind that answers the question on top."""
        return self.kinds[move & KIND_MASK].forbids(state, seat, move)

    def out_of_place(self, state: S, seat: int, move: int) -> int:
        """The reason against a move of a kind that answers another question than the one on top: a
        game may say what comes first, or what is over."""
        return NOT_ASKED

    def apply(self, state: S, seat: int, move: int, chance: Chance, events: Sink) -> None:
        code = self.forbids(state, seat, move)
        if code != ALLOWED:
            raise IllegalAction(self._reason(state, seat, move, code))
        dealer = Dealer(chance, events)
        self.kinds[move & KIND_MASK].perform(state, seat, move, dealer)
        self.go_on(state, dealer)

    def go_on(self, state: S, dealer: Dealer) -> None:
        """What follows from a move by itself, until somebody is asked again."""

    def why_not(self, state: S, seat: int, move: int) -> Reason | None:
        code = self.forbids(state, seat, move)
        return None if code == ALLOWED else self._reason(state, seat, move, code)

    def observe(self, state: S, seat: int | None) -> S:
        raise NotImplementedError

    def unknown(self, state: S, seat: int | None) -> int:
        """How many facts of a state are hidden from a reader. A game that can count them without
        writing the position down says so here."""
        return count_unknown(self.to_position(self.observe(state, seat)))

    def sample_world(self, observation: S, seat: int | None, rng: Random) -> S:
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        raise NotImplementedError

    # What else a game gives ----------------------------------------------------------------

    def copy(self, state: S) -> S:
        raise NotImplementedError

    def put_away(self, state: S) -> S:
        """A copy that is kept for later: a game may leave out what it derives and keeps."""
        return self.copy(state)

    def apart(self, states: list[S]) -> list[S]:
        """Copies for another thread: they share nothing that playing writes to."""
        return [self.put_away(state) for state in states]

    def edition(self, state: S) -> Edition:
        raise NotImplementedError

    def names(self, state: S) -> tuple[str, ...]:
        """A message id for each seat: how it is called in the log."""
        raise NotImplementedError

    def details(self, state: S, seat: int, move: int, code: int) -> dict[str, str | int | None]:
        """Figures that the message of a reason needs beyond the arguments of the action."""
        return {}

    def partner(self, options: dict[str, Any], seats: int, seat: int) -> int | None:
        """The seat that wins and loses with another one, where a game has teams."""
        return None

    def to_position(self, state: S) -> dict[str, Any]:
        raise NotImplementedError

    def from_position(
        self, position: dict[str, Any], options: dict[str, Any], seats: int, chance: Chance
    ) -> S:
        raise NotImplementedError

    def from_view(self, view: dict[str, Any]) -> S:
        """The observation behind a view, as `Match.view` gives it: it shows the same again. A game
        with secrets reads what is hidden there itself."""
        position = dict(view)
        for key in ("seats", "options", "to_act", "prompt", "legal"):
            del position[key]
        return self.from_position(position, view["options"], view["seats"], Chance(b"", 0))

    def worth(self, state: S, seat: int) -> int:
        """How good a state looks to a seat: what the greedy agent climbs."""
        raise NotImplementedError

    def considered(self, state: S, seat: int) -> list[int]:
        """The legal moves that a search looks at: a game may leave out those that change nothing,
        or the same as others."""
        return self.legal(state, seat)

    def stop(self, state: S, seat: int) -> int:
        """The move by which a seat ends a line of decisions, NOTHING where it cannot."""
        return NOTHING

    def settled(self, state: S, seat: int) -> int:
        """What a state is worth to a seat that decides no more in it."""
        return self.worth(state, seat)

    def advises(self) -> bool:
        """Whether people may ask what a search would do in their place."""
        return False

    def hints(self) -> bool:
        """Whether people may ask what an agent would do in their place."""
        return self.advises()

    def advice(self, state: S, seat: int) -> tuple[int, dict[str, Any] | None] | None:
        """A move for a person who sees this state, and what it is for, as a sentence; None where
        the game has nothing better to say than an agent that compares."""
        return None

    def gained(self, before: S, after: S, seat: int) -> dict[str, Any] | None:
        """What decisions of a seat have gained, as a sentence `{"id": message, "args": {...}}`;
        None where there is nothing to tell."""
        return None

    def automates(self) -> bool:
        """Whether the game has rules of its own for automated players."""
        return False

    def due(self, state: S, seat: int) -> int:
        """The one move that the rules leave a seat for which nobody decides; NOTHING where somebody
        does."""
        return NOTHING

    def automatic(self, state: S, seat: int, script: str) -> int:
        """What an automated player does who sees this state: `script` names what it follows, ""
        what its seat is dealt."""
        raise BadInput("no-automation", game=self.name)

    def account(self, state: S, seat: int, move: int) -> list[dict[str, Any]]:
        """Why an automated player moves like this in a state that everybody sees, as sentences:
        `{"id": message, "args": {...}}`. Nothing for other moves."""
        return []

    # Codecs --------------------------------------------------------------------------------

    def encode(self, state: S, action: Action) -> int:
        number = self.kind_of.get(action.kind, NOTHING)
        if number == NOTHING:
            known = ", ".join(self.kind_of)
            raise BadInput("unknown-action", kind=action.kind, known=known)
        shape = self.kinds[number].shape
        if len(action.args) != len(shape.fields):
            usage = " ".join([shape.name] + [field[0].upper() for field in shape.fields])
            raise BadInput("wrong-arguments", kind=action.kind, usage=usage)
        return pack_fields(number, shape, self.edition(state).domains, list(action.args))

    def decode(self, state: S, move: int) -> Action:
        shape = self.kinds[move & KIND_MASK].shape
        return Action(shape.name, tuple(unpack_fields(move, shape, self.edition(state).domains)))

    def legal_to_json(self, state: S, seat: int) -> list[dict[str, Any]]:
        """What `Action.to_json` would give for each legal move, without making the actions."""
        domains = self.edition(state).domains
        found: list[dict[str, Any]] = []
        for move in self.legal(state, seat):
            shape = self.kinds[move & KIND_MASK].shape
            found.append({"kind": shape.name, "args": unpack_fields(move, shape, domains)})
        return found

    def frame_to_json(self, state: S, frame: int) -> dict[str, Any]:
        shape = self.asks[frame & KIND_MASK]
        values = unpack_fields(frame, shape, self.edition(state).domains)
        asked: dict[str, Any] = {"ask": shape.name}
        for position in range(len(shape.fields)):
            asked[shape.fields[position][0]] = values[position]
        return asked

    def frame_from_json(self, state: S, value: object) -> int:
        if isinstance(value, dict):
            for number in range(len(self.asks)):
                shape = self.asks[number]
                if shape.name == value.get("ask"):
                    names = [field[0] for field in shape.fields]
                    if set(value) != {"ask", *names}:
                        raise BadInput("bad-frame", value=str(value)[:200], keys=", ".join(names))
                    values: list[object] = [value[name] for name in names]
                    return pack_fields(number, shape, self.edition(state).domains, values)
        known = ", ".join([shape.name for shape in self.asks])
        raise BadInput("unknown-frame", value=str(value)[:200], known=known)

    def event(self, state: S, raw: tuple[int, ...], step: int, names: tuple[str, ...]) -> Event:
        shape = self.events[raw[0]]
        domains = self.edition(state).domains
        public: dict[str, str | int | None] = {}
        secret: dict[str, str | int | None] = {}
        for position in range(len(shape.fields)):
            name, title = shape.fields[position]
            value = domains[title].value(raw[position + 2])
            if name in shape.secret:
                secret[name] = value
            else:
                public[name] = value
        readers: tuple[int, ...] | None = None
        if shape.secret and raw[1] != EVERYONE:
            readers = tuple([seat for seat in range(state.seats) if raw[1] >> seat & 1])
        return Event(self.name, shape.name, public, secret, readers, step, names)

    def prompt(self, state: S, seat: int) -> dict[str, Any] | None:
        """The question this seat has to answer, as a message id with arguments."""
        frame = state.stack.top(seat)
        if frame == NOTHING:
            return None
        asked = self.frame_to_json(state, frame)
        return {"id": f"{self.name}-ask-{asked.pop('ask')}", "args": asked}

    def _reason(self, state: S, seat: int, move: int, code: int) -> Reason:
        rule, message = self.reasons[code]
        shape = self.kinds[move & KIND_MASK].shape
        values = unpack_fields(move, shape, self.edition(state).domains)
        args: dict[str, str | int | None] = {"kind": shape.name}
        for position in range(len(shape.fields)):
            args[shape.fields[position][0]] = values[position]
        args.update(self.details(state, seat, move, code))
        return Reason(rule, f"{self.name}-not-{message}", args, self.name, self.names(state))
