"""What a game gives so that it can be shown in a terminal. Each game adds one to the table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

from rich.text import Text

from deorbit.cli.terminal.choices import Group
from deorbit.core.match import Match
from deorbit.core.recording import Recording
from deorbit.core.records import Action, Event
from deorbit.core.text import FALLBACK
from deorbit.games import find

View = dict[str, Any]

Watched = Match | Recording
"""What can be looked at: a match, or what one player saw of it."""

Answer = Callable[[View, int, str, str], list[str]]
"""What a word of a game answers: from the view of a seat, what was typed behind it, a language."""


@dataclass(frozen=True)
class Spot:
    """What a drawing draws attention to: numbers on cells, what is chosen, what has changed, the
    cell to keep in sight, and whose eyes look at it."""

    focus: str | None = None
    chosen: str | None = None
    changed: tuple[str, ...] = ()
    marks: dict[str, str] = field(default_factory=dict)
    plain: bool = False
    seat: int | None = None


@dataclass(frozen=True)
class Picture:
    """The lines of a board, and the names of what can be seen on them."""

    lines: list[Text]
    seen: frozenset[str]
    whole: bool


def window(size: int, room: int, focus: int) -> range:
    """Which of `size` lines to show when only so many fit: those around the focus."""
    room = min(room, size)
    start = min(max(0, focus - room // 2), size - room)
    return range(start, start + room)


class Face(Protocol):
    """`secrets`: whether people at one screen must not see each other's views. `size`: how much
    room the whole board takes. `colours`: one for each seat. `words`: commands of this game."""

    secrets: bool
    size: tuple[int, int]
    colours: Sequence[str]
    words: Mapping[str, Answer]

    def viewed(self, match: Match, seat: int) -> View:
        """What a seat may know, with what is worked out for it."""

    def name(self, match: Watched, seat: int, language: str, whole: bool = False) -> str:
        """What a seat is called, with its signs; the whole name tells who it turned out to be."""

    def seat_named(self, match: Match, word: str, language: str) -> int | None:
        """The seat that somebody means: by its name, or by who it is; None if it is no such."""

    def told(self, view: View, sentence: Mapping[str, Any], language: str) -> str:
        """A sentence of the game that has an id and arguments, in words."""

    def verdict(self, match: Watched, language: str) -> list[str]:
        """What it took to win, where that is not simply most points."""

    def sides(self, match: Watched, language: str) -> list[tuple[str, list[int]]]:
        """The teams with their seats; none where everybody plays alone."""

    def clock(self, view: View, language: str) -> str:
        """How far the game is, in a few words."""

    def board(self, view: View, width: int, height: int, spot: Spot, language: str) -> Picture:
        """As much of the board as fits."""

    def panel(
        self, view: View, width: int, height: int, picture: Picture, spot: Spot, language: str
    ) -> list[Text]:
        """The instruments beside the board, for the seat whose view it is (`spot.seat`)."""

    def groups(self, view: View, seat: int, legal: Sequence[Action], language: str) -> list[Group]:
        """The legal actions in groups."""

    def said(self, view: View, action: Action, language: str) -> str:
        """An action in words."""

    def meant(self, view: View, action: Action, language: str = FALLBACK) -> Action:
        """An action as it was typed, with all that a person may leave out; names are those of the
        language or of the notation."""

    def home(self, view: View, seat: int) -> str | None:
        """Where a seat looks when nothing else matters."""

    def touched(self, events: Sequence[Event]) -> tuple[str, ...]:
        """The cells where something happened, the most telling one last."""

    def matters(self, event: Event) -> bool:
        """Whether it is told even where there is room for little."""

    def place(self, view: View, word: str, language: str = FALLBACK) -> str | None:
        """The cell that was typed, or where the piece of that name is; `BadInput` if there is no
        such name."""

    def look(self, view: View, word: str, language: str) -> list[str]:
        """All about a place."""


def face_of(game: str) -> Face:
    face: Face = import_module(f"deorbit.cli.games.{find(game).name}.face").FACE
    return face
