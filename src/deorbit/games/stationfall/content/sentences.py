"""Sentences about Stationfall: on screens, and in the accounts of bots."""

from deorbit.core import screen
from deorbit.core.screen import Said, Sentence


def sentence(message: str, **args: Said) -> Sentence:
    """A sentence of this game. An argument `other_player` is called `other-player` there."""
    return screen.sentence("stationfall", message, **args)
