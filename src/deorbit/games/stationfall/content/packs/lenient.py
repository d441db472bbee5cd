"""Reads entries that may be malformed: what has the wrong form counts as not there."""

from typing import Any

from deorbit.games.stationfall.content.book import Page


def names(one: Page, key: str) -> list[str]:
    """The words of a list."""
    value = one.get(key)
    return [word for word in value if isinstance(word, str)] if isinstance(value, list) else []


def word(one: Page, key: str) -> str:
    value = one.get(key)
    return value if isinstance(value, str) else ""


def number(one: Page, key: str) -> int:
    value = one.get(key)
    return value if type(value) is int else 0


def table(one: Page, key: str) -> Page:
    value = one.get(key)
    return value if isinstance(value, dict) else {}


def tables(one: Page, key: str) -> list[Page]:
    value = one.get(key)
    return [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []


def pawns_of(name: str, card: Page) -> list[str]:
    """The names of a character's pawns."""
    return names(card, "pawns") or [name]


def starts_of(card: Page) -> list[str]:
    """Where they start."""
    return names(card, "starts") or [word(card, "starts")]


def identities_of(name: str, card: Page) -> dict[str, Any]:
    """A character's identity cards: usually one by its own name."""
    if "identity" not in card:
        return {name: card}
    return {key: one for key, one in table(card, "identity").items() if isinstance(one, dict)}
