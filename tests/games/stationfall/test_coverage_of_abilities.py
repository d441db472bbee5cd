"""Every ability and every reveal power is used somewhere in random games, seen by what nothing but
this ability does; and the few that no game shows have a test of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

import deorbit
from games.stationfall import casts
from games.stationfall.test_many_games import Position, choose, fresh, stirred

SEEDS = range(1, 220)

CORRIDORS = {frozenset((one["a"], one["b"])) for one in casts.STATION["edges"]["corridors"]}
VENTS = {frozenset((one["a"], one["b"])) for one in casts.STATION["edges"]["vents"]} - CORRIDORS
SECTIONS = casts.STATION["section"]


@dataclass
class Moment:
    """An action, what was told about it, and the positions before and after."""

    m: deorbit.Match
    seat: int
    action: deorbit.Action
    events: list[deorbit.Event]
    before: Position
    after: Position

    def told(self, name: str, **args: object) -> bool:
        """Whether this was told; a card stands for its pawns."""
        return any(
            event.name == name and all(event.args[key] == value for key, value in args.items())
            for event in self.events
        )

    def of(self, name: str) -> list[dict[str, Any]]:
        return [dict(event.args) for event in self.events if event.name == name]

    def did(self, *kinds: str) -> bool:
        """Whether an action of these kinds was taken, not only proposed."""
        return self.done.partition(" ")[0] in kinds

    @property
    def done(self) -> str:
        if self.action.kind == "accept":
            return str(self.before["turn"].get("pending", ""))
        return "" if "pending" in self.after["turn"] else str(self.action)

    def was(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.before["characters"].get(name, {"at": "nowhere", "holds": []})
        return found

    def now(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.after["characters"].get(name, {"at": "nowhere", "holds": []})
        return found
