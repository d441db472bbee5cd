"""What a person can choose from: groups first, then the choices of a group, which may be groups
themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from deorbit.core.records import Action

MOST_NUMBERS = 99
"""Two signs hold no more."""


@dataclass(frozen=True)
class Choice:
    """An action with its label; `at` is where its number stands on the board. `word` chooses it,
    if that is not the last word of its action."""

    label: str
    action: Action
    at: str | None = None
    word: str = ""

    @property
    def name(self) -> str:
        """The word that chooses it."""
        return self.word or str(self.action).split()[-1]


@dataclass(frozen=True)
class Group:
    """Choices of one sort. `stem` is the action without its last argument, so that this can be
    typed. `listed` groups show their labels, the others are read from the board; `typed` ones
    have so many places that a cell is easier found than its number. `where` is the place that a
    group stands for among others."""

    label: str
    choices: tuple[Choice | Group, ...]
    stem: Action | None = None
    focus: str | None = None
    listed: bool = False
    typed: bool = False
    where: str | None = None

    @property
    def name(self) -> str:
        return "" if self.stem is None else str(self.stem).split()[-1]

    @property
    def at(self) -> str | None:
        """Where its number stands on the board."""
        return self.where

    @property
    def numbered(self) -> bool:
        return not self.typed and len(self.choices) <= MOST_NUMBERS

    @property
    def at_once(self) -> Action | None:
        """The action of a group in which nothing is left to choose or to think over."""
        only = self.choices[0]
        if len(self.choices) > 1 or self.listed or only.at is not None:
            return None
        return only.at_once if isinstance(only, Group) else only.action

    def marks(self) -> dict[str, str]:
        """What to write on the cells of the board."""
        return {
            choice.at: str(number) if self.numbered else "[]"
            for number, choice in enumerate(self.choices, 1)
            if choice.at is not None
        }

    def completed(self, word: str) -> Action | None:
        """The action that a typed last argument makes."""
        if self.stem is None:
            return None
        return Action.parse(f"{self.stem} {word}")

    def named(self, word: str) -> list[Choice | Group]:
        """The choices whose name begins with the word; only the one that it names in full."""
        fitting = [choice for choice in self.choices if choice.name.startswith(word)]
        return [choice for choice in fitting if choice.name == word] or fitting


def by_number(line: str, choices: Sequence[Choice | Group]) -> int | None:
    """The index behind a typed number; None if it is none of these."""
    if line.isascii() and line.isdigit() and len(line) < 5 and 1 <= int(line) <= len(choices):
        return int(line) - 1
    return None


def actions_of(entries: Sequence[Choice | Group]) -> list[Action]:
    """All actions behind choices and groups."""
    found: list[Action] = []
    for entry in entries:
        found += actions_of(entry.choices) if isinstance(entry, Group) else [entry.action]
    return found
