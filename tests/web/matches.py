"""Matches that are played before anybody looks at them."""

from __future__ import annotations

import json
from typing import Any

import deorbit
from deorbit import Match
from web.person import Person


def played(
    game: str, seats: int, actions: int = 10_000, agent: str = "random", **options: Any
) -> Match:
    match = deorbit.new(game, seats=seats, seed=4, **options)
    deorbit.play_out(match, [deorbit.agent(agent, seed=seat) for seat in range(seats)], actions)
    return match


def finished(person: Person, match: Match) -> str:
    """The path of a table with a finished match."""
    made = person.ok("POST", "/api/files", {"file": json.loads(match.dumps())})
    return f"/t/{made['id']}"
