"""Bots in the terminal: asking for them, and reading why they did what they did."""

from collections.abc import Mapping, Sequence
from typing import Any

from deorbit.agents import Agent, agent
from deorbit.cli.terminal.face import Face
from deorbit.cli.terminal.screen import Screen
from deorbit.core.errors import BadInput
from deorbit.core.match import Match
from deorbit.games import find

OPTION = "bots"
PLAYED_BY = "automation"
"""The agent that plays every bot."""

PARTNERS = 2
"""So many are a team."""

LEAST_PLAYERS = 3
"""So many play at least where bots do."""

MODES: dict[str, dict[str, bool]] = {
    "alone": {},
    "cooperative": {"cooperative": True},
    "teams": {"teams": True},
}
"""What a match with bots is about, and the options that say so."""

DONE, SKIPPED, TIE, MORE = "✓ ", "✕ ", "    = ", "    · "

Why = Mapping[str, Any]
"""A sentence of an account: the id of a message and its arguments."""


def bots_in(match: Match) -> list[int]:
    """The seats that are bots."""
    return list(match.options.get(OPTION) or ())


def wanted(given: str) -> tuple[int, list[str]]:
    """How many bots are asked for, and who the first of them are: numbers are added up, everything
    else is a name.

    >>> wanted("troubleshooter, exile, 2")
    (4, ['troubleshooter', 'exile'])
    """
    words = [word.strip() for word in given.split(",") if word.strip()]
    numbers = [int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 3]
    names = [word for word in words if not word.isdigit()]
    count = sum(numbers) + len(names)
    if not words or len(numbers) + len(names) < len(words):
        raise BadInput("cli-bad-bots", given=given[:60])
    return count, names


def with_bots(
    game: str,
    given: str | None,
    tier: int | None,
    mode: str | None,
    people: int,
    seats: int | None,
) -> tuple[int | None, dict[str, Any]]:
    """How many seats there are, and the options about bots. Where nobody says how many play, it is
    people and bots alone, or just enough."""
    if mode is not None and mode not in MODES:
        raise BadInput("cli-bad-mode", mode=mode[:40], known=", ".join(MODES))
    options: dict[str, Any] = dict(MODES[mode or "alone"])
    if given is None:
        if tier is not None or options.get("cooperative"):
            raise BadInput("cli-bots-missing")
        return seats, options
    if all(option.name != OPTION for option in find(game).options):
        raise BadInput("cli-no-bots", game=game)
    count, names = wanted(given)
    if not count:
        return seats, options
    total = max(LEAST_PLAYERS, people + count) if seats is None else seats
    if people + count > total:
        raise BadInput("cli-many-bots", bots=count, people=people, seats=total)
    options[OPTION] = seats_of_bots(count, total, "teams" in options)
    if names:
        options["bot_identities"] = names
    if tier is not None:
        options["bot_tier"] = tier
    return total, options


def seats_of_bots(count: int, total: int, teams: bool) -> list[int]:
    """Bots take the last seats; of two others who are a team each sits between bots, so that the
    team has no two turns in a row.

    >>> seats_of_bots(3, 5, False), seats_of_bots(3, 5, True)
    ([2, 3, 4], [1, 3, 4])
    """
    if teams and total - count == PARTNERS:
        return [1, *range(PARTNERS + 1, total)]
    return list(range(total - count, total))


def agents_for(match: Match, name: str, seed: int | None) -> list[Agent]:
    """Who plays where no person does: bots by their scripts, the other seats by the agent."""
    if name == PLAYED_BY and not find(match.game).automates():
        raise BadInput("no-automation", game=match.game)
    bots = bots_in(match)
    return [
        agent(PLAYED_BY if seat in bots else name, seed=None if seed is None else seed * 16 + seat)
        for seat in range(match.seats)
    ]


# Why ----------------------------------------------------------------------------------------------


def last_account(match: Match, seats: Sequence[int]) -> tuple[int, list[dict[str, Any]]] | None:
    """Who of these decided last in a way that can be told, and how that came about."""
    for step in range(len(match.actions), 0, -1):
        seat, _ = match.actions[step - 1]
        lines = [one.to_json() for one in match.why(step)] if seat in seats else []
        if lines:
            return seat, lines
    return None


def account_lines(
    match: Match, seat: int, lines: Sequence[Why], face: Face, screen: Screen
) -> list[str]:
    """An account in words, under a heading."""
    view, language = match.view(None), screen.language
    who = face.name(match, seat, language)
    told = [sign + face.told(view, line, language) for sign, line in sorted_account(lines)]
    return [screen.say("cli-why-bot", who=who), *told]


def sorted_account(lines: Sequence[Why]) -> list[tuple[str, Why]]:
    """What was done first, then what was passed over before, each with its sign."""
    first: list[tuple[str, Why]] = []
    done: list[tuple[str, Why]] = []
    skipped: list[tuple[str, Why]] = []
    here = first
    for line in lines:
        told = str(line["id"]).partition("-why-")[2]
        sign = TIE if told.startswith("tie") else MORE
        if told in ("chosen", "chosen-regroup"):
            here, sign = done, DONE
        elif told.startswith("skipped"):
            here, sign = skipped, SKIPPED
        here.append(("" if here is first else sign, line))
    return [*first, *done, *skipped]
