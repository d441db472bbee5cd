"""Reading positions: plain dicts, checked key by key, with errors that name the key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from deorbit.core.codec import Domain
from deorbit.core.errors import BadInput

Position = dict[str, Any]
"""A position as plain data."""
Options = dict[str, Any]
"""The options of a game, complete."""


class Reader:
    """One dict of a position. Missing keys take the default; unknown ones are an error."""

    def __init__(self, value: object, path: str, keys: tuple[str, ...]) -> None:
        if not isinstance(value, dict):
            raise wrong(path or "position", value, "{...}")
        for key in value:
            if key not in keys:
                raise BadInput("unknown-key", key=_join(path, str(key)[:40]), known=", ".join(keys))
        self.value: dict[str, Any] = value
        self.path = path

    def __contains__(self, key: str) -> bool:
        return key in self.value

    def at(self, key: str) -> str:
        return _join(self.path, key)

    def number(self, key: str, default: int, least: int, most: int) -> int:
        value = self.value.get(key, default)
        if type(value) is not int or not least <= value <= most:
            raise wrong(self.at(key), value, f"{least} .. {most}")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.value.get(key, default)
        if type(value) is not bool:
            raise wrong(self.at(key), value, "true | false")
        return value

    def name(self, key: str, domain: Domain, default: str | int) -> int:
        return index_of(self.value.get(key, default), domain, self.at(key))

    def items(self, key: str, most: int) -> list[tuple[Any, str]]:
        """The items of a list, each with its path."""
        value = self.value.get(key, [])
        if not isinstance(value, list) or len(value) > most:
            raise wrong(self.at(key), value, f"[...] <= {most}")
        return [(item, f"{self.at(key)}[{place}]") for place, item in enumerate(value)]

    def readers(self, key: str, most: int, keys: tuple[str, ...]) -> Iterator[Reader]:
        for item, path in self.items(key, most):
            yield Reader(item, path, keys)


def index_of(value: object, domain: Domain, path: str) -> int:
    try:
        return domain.index(value)
    except BadInput:
        raise wrong(path, value, domain.title) from None


def wrong(path: str, value: object, expected: str) -> BadInput:
    return BadInput("bad-value", key=path, value=str(value)[:60], expected=expected)


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


# Positions from anywhere ------------------------------------------------------------------------

MOST_DEPTH = 6
MOST_PARTS = 20_000
LONGEST_NAME = 200
LARGEST_NUMBER = 1_000_000_000


def bounded(position: object) -> None:
    """Refuse what no position needs, before anything else looks at it: numbers that take long to
    write down, texts without end, lists in lists in lists."""
    parts = 0
    todo: list[tuple[object, str, int]] = [(position, "", 0)]
    while todo:
        value, path, depth = todo.pop()
        parts += 1
        if parts > MOST_PARTS or depth > MOST_DEPTH:
            raise BadInput("bad-value", key=path or "position", value="...", expected="...")
        if isinstance(value, dict):
            for key, part in value.items():
                if not isinstance(key, str) or len(key) > LONGEST_NAME:
                    raise BadInput(
                        "bad-value", key=path or "position", value=str(key)[:40], expected="..."
                    )
                todo.append((part, _join(path, key[:40]), depth + 1))
        elif isinstance(value, list):
            for place, part in enumerate(value):
                todo.append((part, f"{path}[{place}]", depth + 1))
        elif isinstance(value, str) and len(value) > LONGEST_NAME:
            raise wrong(path, value, f"<= {LONGEST_NAME}")
        elif isinstance(value, (int, float)) and not abs(value) <= LARGEST_NUMBER:
            raise BadInput("bad-value", key=path, value="...", expected=f"<= {LARGEST_NUMBER}")
