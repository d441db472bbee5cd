"""What all screens have in common, as shapes: the contract of each game builds on these.

A screen has two halves. The **board** is what everybody sees, the same for all readers; it is made
of the observation of a spectator. What a seat alone knows and decides is its **own**, made of its
observation. Both are asked of the engine: no rule is worked out a second time.
"""

from typing import Annotated, Any

from msgspec import Struct, to_builtins

from deorbit.core import text

Said = Any
"""An `Argument`, where a list of them may be one of names or of sentences only."""


class Sentence(Struct):
    """The id of a message and its arguments, read as `core.text.told` reads them: of value "exile"
    an argument `character` is the message `<game>-character-exile`."""

    id: str
    args: "dict[str, Annotated[Said, Argument]]" = {}

    @property
    def game(self) -> str:
        return self.id.partition("-")[0]

    def text(self, language: str = text.FALLBACK) -> str:
        return text.told(self.game, self.to_json(), language)

    def to_json(self) -> dict[str, Any]:
        """The same as plain dicts and lists."""
        plain: dict[str, Any] = to_builtins(self)
        return plain


Argument = str | int | Sentence | list[str | int | Sentence | None] | None
"""An argument of a sentence: a name, a number, null, a sentence, or a list of those."""


class Deed(Struct):
    """An action, as `Action.to_json` gives it."""

    kind: str
    args: list[str | int]


class Because(Struct):
    """Why something is not possible: the rule that forbids it and its message."""

    rule: str
    id: str
    args: dict[str, str | int | None]


class Heading(Struct):
    """A kind of actions that are offered together: `choices` are places in the list of legal
    actions; without `words` the only action speaks for itself."""

    kind: str
    words: Sentence | None
    choices: list[int]


class Blocked(Struct, omit_defaults=True):
    """What is not possible now, and why. What is `obvious` is told only to those who ask."""

    kind: str
    action: Deed
    words: Sentence
    reason: Because
    obvious: bool = False


class Leg(Struct):
    """A part of a way: where it leads to, and how one gets there."""

    to: str
    by: str


class Route(Struct):
    """A way in words and in parts; without parts there is none now."""

    lines: list[Sentence]
    legs: list[Leg]


def sentence(game: str, message: str, **args: Said) -> Sentence:
    """A sentence of a game. An argument `other_player` is called `other-player` there."""
    named = {name.replace("_", "-"): value for name, value in args.items()}
    return Sentence(f"{game}-{message}", named)
