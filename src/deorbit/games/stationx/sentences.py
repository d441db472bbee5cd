"""Sentences about Station-X that a screen says: the id of a message and its arguments.

An argument is a name or a number, read as `core.text.worded` reads it; a list of names, read one by
one; or a sentence itself.
"""

from typing import Any

Sentence = dict[str, Any]
"""`{"id": message, "args": {name: value}}`, ready for JSON."""


def sentence(message: str, **args: Any) -> Sentence:
    """A sentence of this game. An argument `other_player` is called `other-player` there."""
    named = {name.replace("_", "-"): value for name, value in args.items()}
    return {"id": f"stationx-{message}", "args": named}
