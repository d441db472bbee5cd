"""The language of whoever asks."""

from typing import Any

from litestar import Request

from deorbit.core import text
from deorbit.server.base.refusals import NOT_FOUND, Refusal

MOST_WISHES = 20


def language_of(request: Request[Any, Any, Any], asked: str | None) -> str:
    """The language that is asked for, else the first known one that the browser prefers."""
    if asked is None:
        return preferred(request.headers.get("accept-language", ""))
    if asked not in text.languages():
        raise Refusal(NOT_FOUND, "server-no-rules")
    return asked


def preferred(header: str) -> str:
    """What suits the header `Accept-Language` best.

    >>> preferred("de, en-GB;q=0.7")
    'en'
    """
    wishes: list[tuple[float, str]] = []
    for wish in header.split(",")[:MOST_WISHES]:
        tag, _, weight = wish.partition(";")
        language = tag.strip().lower().partition("-")[0]
        if language in text.languages():
            wishes.append((_weight(weight), language))
    # Of equal wishes the first one counts.
    return max(wishes, key=lambda one: one[0], default=(0.0, text.FALLBACK))[1]


def _weight(said: str) -> float:
    try:
        return float(said.strip().removeprefix("q=") or 1)
    except ValueError:
        return 0.0
