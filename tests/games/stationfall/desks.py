"""What a screen of Stationfall is told, as the JSON that it gets."""

from __future__ import annotations

from typing import Any

import msgspec

import deorbit
from deorbit.games.stationfall.screen import make


def desk(match: deorbit.Match, seat: int | None) -> dict[str, Any]:
    """Both halves of the screen of a reader."""
    board = msgspec.to_builtins(make.board(match.seen(None)))
    own = msgspec.to_builtins(make.own(match.seen(seat), seat))
    assert not set(board) & set(own)
    return {**board, **own}


def route(match: deorbit.Match, seat: int | None, start: str, goal: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(make.route(match.seen(seat), seat, start, goal))
    return found


def attempts(match: deorbit.Match, seat: int, sort: str, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.to_builtins(
        make.attempts(match.seen(seat), seat, sort, name)
    )
    return found
