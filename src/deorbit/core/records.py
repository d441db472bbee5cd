"""The records that people and programs see at the edge: Action, Event, Reason, Outcome."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from deorbit.core import text
from deorbit.core.errors import BadInput, DeorbitError
from deorbit.core.text import Value

Arg = str | int

MOST_ARGS = 8
LONGEST_ARG = 64


@dataclass(frozen=True, slots=True)
class Action:
    """A decision: a kind and its arguments. `str(action)` is the notation that `parse` reads."""

    kind: str
    args: tuple[Arg, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.kind, *(str(arg) for arg in self.args)])

    def to_json(self) -> dict[str, object]:
        return {"kind": self.kind, "args": list(self.args)}

    @classmethod
    def from_json(cls, value: object) -> Action:
        """Read what `to_json` gave, or the JSON text of it."""
        if isinstance(value, (str, bytes)):
            try:
                value = json.loads(value)
            except (ValueError, RecursionError) as error:
                raise BadInput("bad-action-json", problem=str(error)) from None
        if not isinstance(value, dict) or set(value) - {"kind", "args"}:
            raise BadInput("bad-action-json", problem='{"kind": "...", "args": [...]}')
        kind, args = value.get("kind"), value.get("args", [])
        if not isinstance(kind, str) or not _fits(kind):
            raise BadInput("bad-action-json", problem="kind")
        if (
            not isinstance(args, (list, tuple))
            or len(args) > MOST_ARGS
            or not all(map(_fits, args))
        ):
            raise BadInput("bad-action-json", problem="args")
        return cls(kind, tuple(args))

    @classmethod
    def parse(cls, notation: str) -> Action:
        """Read the notation: the kind, then its arguments, separated by blanks."""
        words = notation.split()
        if not words:
            raise BadInput("bad-action-empty")
        args = [int(word) if _is_number(word) else word for word in words[1:]]
        return cls.from_json({"kind": words[0], "args": args})


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 10


def _fits(value: object) -> bool:
    if isinstance(value, str):
        return 0 < len(value) <= LONGEST_ARG and not any(letter.isspace() for letter in value)
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 31


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as a message id with arguments.

    `secret` holds the arguments that only the seats in `readers` may read; `readers` is None
    when there are none. `step` counts the actions up to and including the one that caused it.
    """

    game: str
    name: str
    args: dict[str, Value]
    secret: dict[str, Value]
    readers: tuple[int, ...] | None
    step: int
    names: tuple[str, ...]

    @property
    def id(self) -> str:
        return f"{self.game}-event-{self.name}"

    def read_by(self, seat: int | None) -> Event:
        """The same event with all that this reader may know moved into `args`, the rest unknown."""
        entitled = self.readers is None or seat in self.readers
        shown = {name: value if entitled else None for name, value in self.secret.items()}
        return replace(self, args={**self.args, **shown}, secret={})

    def text(self, language: str = text.FALLBACK) -> str:
        """The sentence; what this reader may not know is left out."""
        known = {**dict.fromkeys(self.secret), **self.args}
        args = text.worded(self.game, known, self.names, language)
        told = text.say(self.id, args, language)
        if None in args.values():
            told = told.replace(text.aside("", "?", language), "")
        return text.sentence(told, language)

    def to_json(self) -> dict[str, object]:
        return {"id": self.id, "args": self.args, "step": self.step}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not allowed: the rule that forbids it and a message."""

    rule: str
    id: str
    args: dict[str, Value]
    game: str
    names: tuple[str, ...]

    @property
    def text(self) -> str:
        return self.say(text.FALLBACK)

    def say(self, language: str) -> str:
        args = text.worded(self.game, self.args, self.names, language)
        return text.sentence(text.say(self.id, args, language), language)

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]"

    def to_json(self) -> dict[str, object]:
        return {"rule": self.rule, "id": self.id, "args": self.args, "text": self.text}


class IllegalAction(DeorbitError):
    """A well-formed action that a rule forbids now."""

    def __init__(self, reason: Reason) -> None:
        super().__init__("illegal-action", rule=reason.rule, text=reason.text)
        self.reason = reason

    def say(self, language: str) -> str:
        args = {"rule": self.reason.rule, "text": self.reason.say(language)}
        return text.say(self.message, args, language)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended. `rows` holds, for each seat, what lies behind its score."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    rows: tuple[tuple[tuple[str, int], ...], ...]

    def to_json(self) -> dict[str, object]:
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "ending": self.ending,
            "rows": [[list(row) for row in rows] for rows in self.rows],
        }
