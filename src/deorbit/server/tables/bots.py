"""Bots at tables: seats that a game plays by rules of its own.

Which seats are bots is an option of the match, because it changes the rules. Nobody sits there and
no other agent plays there.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from deorbit.core.match import Match
from deorbit.games import find
from deorbit.server.base.refusals import BAD_INPUT, CONFLICT, Refusal

OPTION = "bots"
PLAYED_BY = "automation"
"""The agent that plays every bot."""


TUTORIAL = "tutorial"
"""The option of a match that is the tutorial; its first seat is played by who teaches."""
TUTOR = "lindsey"
TUTOR_NAME = "Lindsey"
PUPIL = "novice"
"""The agent that plays beside learners."""


def tutors_in(options: Mapping[str, Any]) -> list[int]:
    """The seats of those who teach."""
    return [0] if options.get(TUTORIAL) else []


def bots_in(options: Mapping[str, Any]) -> list[int]:
    """The seats that are bots."""
    return [number for number in options.get(OPTION) or () if type(number) is int]


def with_bots(game: str, options: dict[str, Any], kinds: Sequence[str]) -> dict[str, Any]:
    """The options of a new match, with the bots that were asked for by kinds of seats."""
    wished = [number for number, kind in enumerate(kinds) if kind == "bot"]
    if not wished or options.get(OPTION):
        return options
    if all(option.name != OPTION for option in find(game).options):
        raise Refusal(BAD_INPUT, "server-no-bots")
    return {**options, OPTION: wished}


def check_seats(options: Mapping[str, Any], kinds: Sequence[str]) -> None:
    """Whether people want to sit where no bot does, and bots only where they do."""
    bots = bots_in(options)
    for number, kind in enumerate(kinds):
        if kind == "bot" and number not in bots:
            raise Refusal(CONFLICT, "server-no-bot-here", seat=number + 1)
        if kind == "me" and number in bots:
            raise Refusal(CONFLICT, "server-bot-here", seat=number + 1)


def identities(match: Match) -> dict[int, str]:
    """By seat: who the bot there is, which everybody knows."""
    bots = bots_in(match.options)
    if not bots:
        return {}
    players = match.view(None).get("players", ())
    return {one["seat"]: one["pc"] for one in players if one["seat"] in bots and one.get("pc")}
