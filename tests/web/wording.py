"""What stands on the page, from the files that the page takes it from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from deorbit.core import text

_spoken = [text.FALLBACK]


def language() -> str:
    """The language of the page that is looked at."""
    return _spoken[-1]


@contextmanager
def speaking(tongue: str) -> Iterator[None]:
    """Within it the page speaks another language."""
    _spoken.append(tongue)
    try:
        yield
    finally:
        _spoken.pop()


def say(message: str, **args: str | int) -> str:
    """A sentence by its id; there must be one."""
    assert text.has(message, language()), f"no message {message}"
    return text.say(message, args, language())


def escaped(words: str) -> str:
    """Words within a pattern. Browsers write one between slashes, so none may stand in it."""
    return re.escape(words).replace("/", r"\x2f")


def called(sort: str, name: str) -> str:
    """`called("section", "bridge")` is "Bridge"."""
    return say(f"stationfall-{sort}-{name}")


def web(message: str, game: str = "stationfall", **args: str | int) -> str:
    """A sentence of a game's screen; many are the same for all games."""
    own = f"web-{game}-{message}"
    return say(own if text.has(own) else f"web-play-{message}", **args)
