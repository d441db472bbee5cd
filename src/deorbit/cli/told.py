"""Sentences that a game gives as a message id with arguments, in words."""

from collections.abc import Mapping
from typing import Any

from deorbit.core.text import listed, say, worded

Sentence = Mapping[str, Any]


def told(game: str, sentence: Sentence, language: str) -> str:
    """An argument is a name or a number; a list of them, read one by one; or a sentence itself."""
    args = {
        name: listed((_read(game, name, one, language) for one in value), language)
        if isinstance(value, list)
        else _read(game, name, value, language)
        if isinstance(value, Mapping)
        else value
        for name, value in sentence["args"].items()
    }
    return say(sentence["id"], worded(game, args, (), language), language)


def _read(game: str, name: str, value: Any, language: str) -> str:
    if isinstance(value, Mapping):
        return told(game, value, language)
    return str(worded(game, {name: value}, (), language)[name])
