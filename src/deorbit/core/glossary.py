"""The terms of a game: what they mean, and to which paragraph of the rules they lead.

A game lists its terms as `id -> rule`. The words are messages, `GAME-term-ID`, that with `-means`,
and with `-forms`: every form in which the term occurs in texts of the language, with `|` between
them. A form with a small first letter also stands for the one with a capital.
"""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from deorbit.core import text

ACCENTS = re.compile("[\u0300-\u036f]")
"""Those of Latin letters. The marks of Japanese ones make other syllables of them."""


@dataclass(frozen=True)
class Term:
    """A term in one language."""

    id: str
    name: str
    means: str
    forms: tuple[str, ...]
    rule: str

    def called(self, word: str) -> bool:
        """Whether somebody who writes this means the term, with or without case and accents."""
        return plain(word) in {plain(form) for form in self.forms}


def plain(said: str) -> str:
    """A text as it is compared: without case and accents.

    >>> plain("Śluza Łącznika")
    'sluza lacznika'
    """
    bare = unicodedata.normalize("NFKD", said.casefold().replace("ł", "l"))
    return unicodedata.normalize("NFC", ACCENTS.sub("", bare))


def terms(game: str, rules: Mapping[str, str], language: str = text.FALLBACK) -> tuple[Term, ...]:
    """The terms of a game in a language, in the order of its alphabet."""

    def word(id: str, part: str = "") -> str:
        return text.say(f"{game}-term-{id}{part}", {}, language)

    found = (
        Term(id, word(id), word(id, "-means"), tuple(word(id, "-forms").split("|")), rule)
        for id, rule in rules.items()
    )
    return tuple(sorted(found, key=lambda term: plain(term.name)))
