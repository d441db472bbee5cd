"""Mistakes in data files: each is named with file, entry and key, and all of them are told."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

from deorbit.core import text
from deorbit.core.errors import BadInput
from deorbit.core.text import Value

MOST_TOLD = 20
"""How many mistakes an error tells; `deorbit pack check` tells all."""

NEAR = 0.7
"""How like each other two words are if one may be meant for the other."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """`message` is a message id with arguments, so that it can be told in any language."""

    file: str
    entry: str
    key: str
    message: str
    args: dict[str, Value]
    built_in: bool = False
    """Whether the pack has no such file, so that this is about the built-in one."""

    def say(self, language: str = text.FALLBACK) -> str:
        file = self.file
        if self.built_in:
            file = text.say("stationfall-pack-built-in", {"file": file}, language)
        where = text.listed((part for part in (file, self.entry, self.key) if part), language)
        return text.headed(where, text.say(self.message, self.args, language), language)


class Report:
    """Where one looks at the moment, and the list into which mistakes go."""

    def __init__(
        self, found: list[Mistake], file: str = "", entry: str = "", key: str = ""
    ) -> None:
        self.found = found
        self.file = file
        self.entry = entry
        self.key = key

    def of(self, entry: str) -> Report:
        return Report(self.found, self.file, entry)

    def at(self, key: str) -> Report:
        return Report(self.found, self.file, self.entry, f"{self.key}.{key}" if self.key else key)

    def wrong(self, message: str, **args: Value) -> None:
        short = {k: v[:200] if isinstance(v, str) and k == "value" else v for k, v in args.items()}
        full = f"stationfall-mistake-{message}"
        mistake = Mistake(self.file, self.entry, self.key, full, short)
        if mistake not in self.found:
            self.found.append(mistake)

    def unknown(self, value: object, known: Iterable[str]) -> None:
        """A word that is none of those known; only the near ones are told, if there are any."""
        near = difflib.get_close_matches(str(value), sorted(known), n=3, cutoff=NEAR)
        if near:
            self.wrong("unknown-near", value=str(value), near=", ".join(near))
        else:
            self.wrong("unknown", value=str(value), known=", ".join(known))


class PackError(BadInput):
    """A content pack that cannot be used, with everything that is wrong about it."""

    def __init__(self, pack: str, mistakes: list[Mistake]) -> None:
        super().__init__("stationfall-pack-mistakes", pack=pack[:200], count=len(mistakes))
        self.mistakes = mistakes

    def say(self, language: str) -> str:
        lines = [super().say(language)]
        lines += [f"- {mistake.say(language)}" for mistake in self.mistakes[:MOST_TOLD]]
        if len(self.mistakes) > MOST_TOLD:
            more = {"count": len(self.mistakes) - MOST_TOLD}
            lines.append(text.say("stationfall-pack-more-mistakes", more, language))
        return "\n".join(lines)
