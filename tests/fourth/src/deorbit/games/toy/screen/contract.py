"""The shapes of a screen of Sealed Orders: `Board` is what everybody sees, `Own` what a seat alone
knows and decides, `Content` what is printed. A **card** is an order, by its name; a **player** is a
seat."""

from typing import Literal

from msgspec import Struct

from deorbit.core.screen import Blocked, Heading, Sentence

Card = Literal["red", "blue", "green", "gold"]
Phase = Literal["keep", "turns", "over"]


class Player(Struct):
    """`kept`: null as long as nobody else may know it. `points` so far."""

    player: int
    chosen: bool
    kept: Card | None
    shown: bool
    peeked: bool
    points: int


class Row(Struct):
    """A figure behind a score."""

    row: str
    points: int
    words: Sentence


class Score(Struct):
    """What a player ends with."""

    player: int
    score: int
    rows: list[Row]


class Ending(Struct):
    """How it ended: `order` has the best first."""

    words: Sentence
    winners: list[int]
    order: list[int]
    players: list[Score]


class Board(Struct):
    """What everybody sees. `spare`: the order in the middle, null as long as it lies face down;
    `asked`: whose decision is awaited."""

    asked: list[int]
    clock: Sentence
    phase: Phase
    players: list[Player]
    spare: Card | None
    ending: Ending | None


class Choice(Struct):
    """What is worked out about one legal action."""

    group: str
    words: Sentence
    label: Sentence | None
    note: Sentence | None


class Own(Struct):
    """What a seat alone knows: the orders it was `dealt`, the one it `keeps`, the spare one if it
    has `seen` it; and what it decides."""

    seat: int | None
    own: list[int]
    ask: str | None
    prompt: Sentence | None
    dealt: list[Card]
    keeps: Card | None
    seen: Card | None
    choices: list[Choice]
    groups: list[Heading]
    could: list[Blocked]


class Content(Struct):
    """`actions`: the names of the arguments by kind; `news`: events that all want to hear of."""

    cards: list[Card]
    scoring: Card
    actions: dict[str, list[str]]
    turns: list[str]
    news: list[str]
