"""What all screens have in common, as shapes: the contract of each game builds on these.

A screen has two halves. The **board** is what everybody sees, the same for all readers; it is made
of the observation of a spectator. What a seat alone knows and decides is its **own**, made of its
observation. Both are asked of the engine: no rule is worked out a second time.
"""

from typing import Annotated, Any

from msgspec import Struct, to_builtins

from deorbit.core import text
from deorbit.core.records import Action

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


class PlainAttempt(Struct, kw_only=True):
    """What a seat might do with something on the board; `reason` is null where it may."""

    action: Deed
    words: Sentence
    reason: Because | None


class PlainChoice(Struct, kw_only=True):
    """A legal action: `group` is the kind that it is offered under, `words` the whole action,
    `label` what to say below the heading of the group where that is more than the arguments, `note`
    what is special about it."""

    group: str
    words: Sentence
    label: Sentence | None
    note: Sentence | None


class PlainEnding(Struct, kw_only=True):
    """How a game ended: the winners, and all players in `order`, the best first."""

    words: Sentence
    winners: list[int]
    order: list[int]


class PlainBoard(Struct, kw_only=True):
    """What the board of every game tells: the seat of each player, the seats whose decision is
    awaited (`to_act`), the same as players (`asked`); `ending` is null as long as it is played."""

    seats: list[int]
    to_act: list[int]
    asked: list[int]
    ending: PlainEnding | None


class PlainOwn(Struct, kw_only=True):
    """What the seat of every game knows and decides; a spectator has no `seat`. `own` are the
    players that it is, `prompt` the question to it. `groups` are its `legal` actions in the order
    in which to offer them, `could` is what is not possible now."""

    seat: int | None
    own: list[int]
    prompt: Sentence | None = None
    legal: list[Deed] = []
    groups: list[Heading] = []
    could: list[Blocked] = []


class PlainContent(Struct, kw_only=True):
    """What is printed of every game. `actions`: by kind the names of the arguments, in order.
    `turns`: ids of events that begin a turn; `news`: of those that everybody wants to have heard
    of."""

    actions: dict[str, list[str]]
    turns: list[str]
    news: list[str]


class Leg(Struct):
    """A part of a way: where it leads to, and how one gets there."""

    to: str
    by: str


class Route(Struct):
    """A way in words and in parts; without parts there is none now."""

    lines: list[Sentence]
    legs: list[Leg]


def deed(action: Action) -> Deed:
    return Deed(action.kind, list(action.args))


def sentence(game: str, message: str, **args: Said) -> Sentence:
    """A sentence of a game. An argument `other_player` is called `other-player` there."""
    named = {name.replace("_", "-"): value for name, value in args.items()}
    return Sentence(f"{game}-{message}", named)
