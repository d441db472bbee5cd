"""What a person can choose from: groups first, then the choices of a group."""

from collections.abc import Sequence
from dataclasses import dataclass

from deorbit.core.records import Action

MOST_NUMBERS = 99
"""Two signs hold no more."""


@dataclass(frozen=True)
class Choice:
    """An action with its label; `at` is where its number stands on the board."""

    label: str
    action: Action
    at: str | None = None


@dataclass(frozen=True)
class Group:
    """Choices of one sort. `stem` is the action without its last argument, so that this can be
    typed. `listed` groups show their labels, the others are read from the board; `typed` ones
    have so many places that a cell is easier found than its number."""

    label: str
    choices: tuple[Choice, ...]
    stem: Action | None = None
    focus: str | None = None
    listed: bool = False
    typed: bool = False

    @property
    def numbered(self) -> bool:
        return not self.typed and len(self.choices) <= MOST_NUMBERS

    @property
    def at_once(self) -> bool:
        """Nothing is left to choose or to think over."""
        return len(self.choices) == 1 and self.choices[0].at is None and not self.listed

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


def by_number(line: str, choices: Sequence[Choice | Group]) -> int | None:
    """The index behind a typed number; None if it is none of these."""
    if line.isascii() and line.isdigit() and len(line) < 5 and 1 <= int(line) <= len(choices):
        return int(line) - 1
    return None
