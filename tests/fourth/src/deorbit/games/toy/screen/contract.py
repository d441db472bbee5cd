"""The shapes of a screen of Sealed Orders: `Board` is what everybody sees, `Own` what a seat alone
knows and decides, `Content` what is printed. A **card** is an order, by its name; a **player** is a
seat."""

from typing import Literal

from msgspec import Struct, field

from deorbit.core.screen import (
    PlainBoard,
    PlainChoice,
    PlainContent,
    PlainEnding,
    PlainOwn,
    Sentence,
)

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


class Ending(PlainEnding, kw_only=True):
    """How it ended."""

    players: list[Score]


class Board(PlainBoard, kw_only=True):
    """What everybody sees. `spare`: the order in the middle, null as long as it lies face down."""

    clock: Sentence
    phase: Phase
    players: list[Player]
    spare: Card | None
    ending: Ending | None


class Own(PlainOwn, kw_only=True):
    """What a seat alone knows: the orders it was `dealt`, the one it `keeps`, the spare one if it
    has `seen` it; and what it decides."""

    ask: str | None = None
    dealt: list[Card] = field(default_factory=list)
    keeps: Card | None = None
    seen: Card | None = None
    choices: list[PlainChoice] = field(default_factory=list)


class Content(PlainContent, kw_only=True):
    """What is printed."""

    cards: list[Card]
    scoring: Card
