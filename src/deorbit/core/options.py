"""Set-up options: declared once, checked with clear messages, listed in the reference."""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from deorbit.core import text
from deorbit.core.errors import BadInput


class Option:
    """One option. `read` turns what a user gave into a JSON-ready value or says what is wrong."""

    later = False
    """Whether it came when there were files already. Such an option is left out of the values where
    it has its default, so that what older files say of a match stays true."""

    def __init__(self, name: str, default: Any, example: str) -> None:
        self.name = name
        self.default = default
        self.example = example

    def read(self, value: Any, seats: int) -> Any:
        raise NotImplementedError

    def restore(self, value: Any, seats: int) -> Any:
        """The same for a value that stands in a file, which nobody at this machine may have
        written."""
        return self.read(value, seats)

    def agree(self, values: dict[str, Any], seats: int) -> None:
        """Say what is wrong if the value does not go with those of the other options."""

    def agree_to_begin(self, values: dict[str, Any], seats: int) -> None:
        """The same for what no match begins with any more, though one that has begun goes on."""

    def accepts(self) -> str:
        """What may be given, in a few characters for reference pages and messages."""
        raise NotImplementedError

    def refuse(self, value: object) -> BadInput:
        return BadInput(
            "bad-option", option=self.name, value=str(value)[:80], accepts=self.accepts()
        )


class NumberOption(Option):
    def __init__(self, name: str, default: int, least: int, most: int) -> None:
        super().__init__(name, default, str(default))
        self.least = least
        self.most = most

    def accepts(self) -> str:
        return f"{self.least} .. {self.most}"

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 7:
            value = int(value)
        if type(value) is not int or not self.least <= value <= self.most:
            raise self.refuse(value)
        return value


class ChoiceOption(Option):
    def __init__(self, name: str, choices: list[str]) -> None:
        super().__init__(name, choices[0], choices[-1])
        self.choices = choices

    def accepts(self) -> str:
        return " | ".join(self.choices)

    def read(self, value: Any, seats: int) -> Any:
        if value not in self.choices:
            raise self.refuse(value)
        return value


class EachOption(Option):
    """A name for each who plays, seat by seat and all different. `least`: so many are wanted even
    if fewer play. Left out, they are drawn by lot, or taken in the order of the names."""

    def __init__(
        self, name: str, names: list[str], example: str, least: int = 1, lot: bool = False
    ) -> None:
        super().__init__(name, None, example)
        self.names = names
        self.least = least
        self.lot = lot

    def accepts(self) -> str:
        return ", ".join(self.names)

    def read(self, value: Any, seats: int) -> Any:
        wanted = max(self.least, seats)
        if value is None:
            return None if self.lot else self.names[:wanted]
        if isinstance(value, str):
            value = [name.strip() for name in value.split(",")]
        if (
            not isinstance(value, (list, tuple))
            or len(value) != wanted
            or len(set(map(str, value))) != wanted
            or any(name not in self.names for name in value)
        ):
            raise self.refuse(value)
        return list(value)


class RosterOption(Option):
    """Some of the pieces that there are, chosen by name."""

    def rosters(self) -> list[dict[str, Any]]:
        """What there is to choose from, for each content pack that is known and without one."""
        raise NotImplementedError


class PackOption(Option):
    """Content that replaces the built-in one: given as a folder, kept as its name and hash."""

    def known(self) -> list[dict[str, str]]:
        """Name and hash of every pack that was read in this process."""
        raise NotImplementedError

    def learn(self, folder: Path) -> dict[str, str]:
        """Read a pack, make it known in this process, and say its name and hash."""
        raise NotImplementedError

    def recall(self, name: str, hash: str) -> dict[str, str]:
        """The name and hash of a pack that is known; `BadInput` says how to give another."""
        raise NotImplementedError

    def lessons(self, tag: dict[str, str]) -> Mapping[str, Any]:
        """The lessons that a pack of this name and hash brings, as its file has them."""
        raise NotImplementedError

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, (str, os.PathLike)) and str(value):
            return self.learn(Path(value))
        return self.restore(value, seats)

    def restore(self, value: Any, seats: int) -> Any:
        if value is None:
            return None
        if (
            not isinstance(value, dict)
            or set(value) != {"name", "hash"}
            or not all(isinstance(part, str) for part in value.values())
        ):
            raise self.refuse(value)
        return self.recall(value["name"], value["hash"])


def scope_of(hash: str) -> str:
    """The scope of the words that a pack brings."""
    return hash[:12]


def language_for(options: dict[str, Any], language: str) -> str:
    """The language in which a match with these options is told: with the words of its pack."""
    pack = options.get("pack")
    return text.within(language, scope_of(pack["hash"])) if pack else language


def learn_packs(
    game: str, options: list[Option], folders: Iterable[str | os.PathLike[str]]
) -> None:
    """Make packs known in this process."""
    for folder in folders:
        learn_pack(game, options, folder)


def learn_pack(game: str, options: list[Option], folder: str | os.PathLike[str]) -> dict[str, str]:
    """Make a pack known in this process, and say its name and hash."""
    takers = [option for option in options if isinstance(option, PackOption)]
    if not takers:
        raise BadInput("no-packs", game=game)
    return takers[0].learn(Path(folder))


def read_options(
    options: list[Option],
    given: dict[str, Any],
    seats: int,
    stored: bool = False,
    begun: bool = False,
) -> dict[str, Any]:
    """Every option of a game with the value given for it, or its default; of later ones only those
    that have another value. `stored`: the values come out of a file; `begun`: they are those of a
    match that has begun."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadInput("unknown-option", option=str(name)[:40], known=", ".join(known))
    values: dict[str, Any] = {}
    for name, option in known.items():
        value = given.get(name)
        if value is None:
            value = option.read(option.default, seats)
        else:
            value = option.restore(value, seats) if stored else option.read(value, seats)
        if not option.later or value != option.default:
            values[name] = value
    for option in options:
        option.agree(values, seats)
        if not begun:
            option.agree_to_begin(values, seats)
    return values
