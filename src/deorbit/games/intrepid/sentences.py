"""Sentences about Intrepid that a screen says: the id of a message and its arguments.

An argument is a name or a number, read as `core.text.worded` reads it; a list of names, read one by
one; or a sentence itself.
"""

from typing import Any

Sentence = dict[str, Any]
"""`{"id": message, "args": {name: value}}`, ready for JSON."""

Facts = dict[str, Any]


def sentence(message: str, **args: Any) -> Sentence:
    """A sentence of this game. An argument `to_country` is called `to-country` there."""
    named = {name.replace("_", "-"): value for name, value in args.items()}
    return {"id": f"intrepid-{message}", "args": named}


def values_of(mask: int) -> list[int]:
    """The values of a mask."""
    return [value for value in range(1, 7) if mask >> (value - 1) & 1]
