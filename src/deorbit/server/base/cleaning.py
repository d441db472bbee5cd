"""What people write, without what could disturb the screens of others."""

import re
import unicodedata

NAME_LENGTH = 24
CHAT_LENGTH = 500
NOTES_LENGTH = 20_000

_REMOVED = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})
"""Control characters, invisible formatting (bidi overrides too), private use, broken halves."""

_JOINERS = frozenset("\u200c\u200d")
"""Joiners, which some scripts and many emoji need."""

_TOKEN = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)

MOST_MARKS = 4
"""Marks on one letter: more of them climb over the lines above."""


def clean_line(raw: str, longest: int) -> str:
    """One line of plain text, trimmed and cut; empty if nothing visible is left."""
    kept: list[str] = []
    marks = 0
    for letter in " ".join(raw.split()):
        category = unicodedata.category(letter)
        if category in _REMOVED and letter not in _JOINERS:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    line = " ".join("".join(kept).split())[:longest].strip()
    return line if any(_is_visible(letter) for letter in line) else ""


def clean_notes(raw: str) -> str:
    """Several lines; only what no reader can see is taken out."""
    kept = [letter for letter in raw if letter in "\n\t" or unicodedata.category(letter) != "Cc"]
    return "".join(kept)[:NOTES_LENGTH]


def is_token(raw: str) -> bool:
    """Whether a text could be an id or a secret of ours; nothing else is looked for."""
    return _TOKEN.fullmatch(raw) is not None


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS"
