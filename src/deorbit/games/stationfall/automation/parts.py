"""Lines of scripts for readers: text in parts that `core.text.parts` says in their language."""

import re

from deorbit.games.stationfall.automation.vocabulary import slug

REMARK = re.compile(r"\(([^()]*)\)")
BRACES = str.maketrans("{}", "[]")
"""Braces would be parts."""


def part_of(message: str, about: str = "") -> str:
    """A part of a line for `core.text.parts`, and what it is about."""
    return f"{{{message} {about}}}" if about else f"{{{message}}}"


def remarked(gap: str) -> str:
    """What stands between words: a remark is its own message where there is one."""
    return REMARK.sub(lambda found: f"({_remark(found[1])})", gap)


def _remark(said: str) -> str:
    words = " ".join(said.translate(BRACES).split())
    return part_of(f"remark-{slug(words)}", words) if slug(words) else words
