"""Screens of Intrepid as they are sent: plain dicts and lists."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

import deorbit
from deorbit.games.intrepid.screen import make

Facts = dict[str, Any]


def desk(match: deorbit.Match, seat: int | None) -> Facts:
    """Both halves of what a reader is told."""
    board, own = make.board(match.seen(None)), make.own(match.seen(seat), seat)
    return {**to_builtins(board), **to_builtins(own)}


def attempts(match: deorbit.Match, seat: int, sort: str, name: str) -> list[Facts]:
    found: list[Facts] = to_builtins(make.attempts(match.seen(seat), seat, sort, name))
    return found


def content(disaster: str) -> Facts:
    found: Facts = to_builtins(make.content({"disaster": disaster}))
    return found
