"""Screens of Station-X as they are sent: plain dicts and lists."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

import deorbit
from deorbit.games.stationx.screen import make

Facts = dict[str, Any]


def board(match: deorbit.Match) -> Facts:
    found: Facts = to_builtins(make.board(match.seen(None)))
    return found


def own(match: deorbit.Match, seat: int | None) -> Facts:
    found: Facts = to_builtins(make.own(match.seen(seat), seat))
    return found


def desk(match: deorbit.Match, seat: int | None) -> Facts:
    """Both halves of what a reader is told."""
    return {**board(match), **own(match, seat)}


def route(match: deorbit.Match, seat: int | None, start: str, goal: str) -> Facts:
    found: Facts = to_builtins(make.route(match.seen(seat), seat, start, goal))
    return found


def attempts(match: deorbit.Match, seat: int, sort: str, name: str) -> list[Facts]:
    found: list[Facts] = to_builtins(make.attempts(match.seen(seat), seat, sort, name))
    return found


def content(options: Facts) -> Facts:
    found: Facts = to_builtins(make.content(options))
    return found
