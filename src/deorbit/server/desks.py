"""What a game adds for screens: its static content, and what it works out for one reader.

A game that has a desk is listed here; others give nothing, and their screens draw the bare view.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from deorbit.core.match import Match

MODULES = {
    "intrepid": "deorbit.games.intrepid.desk",
    "stationfall": "deorbit.games.stationfall.desk",
    "stationx": "deorbit.games.stationx.desk",
}

Memory = dict[Any, Any]

REMEMBERING = frozenset({"stationfall"})
"""Games whose desks go on from what they have worked out before."""

CLOCKS = {"intrepid": "round", "stationfall": "minute", "stationx": "round"}
"""The key of a view that tells how far a match has come."""

WITHOUT_SECRETS = frozenset({"intrepid", "stationx"})
"""Games in which everything lies open."""


@cache
def _module(game: str) -> ModuleType | None:
    name = MODULES.get(game)
    return import_module(name) if name and find_spec(name) else None


def content(match: Match) -> dict[str, Any]:
    """What never changes during a match of this edition."""
    module = _module(match.game)
    if module is None:
        return {}
    cast = tuple(match.view(None).get("cast", ()))
    found: dict[str, Any] = module.content(match.options, cast)
    return found


def desk(
    match: Match, seat: int | None, view: dict[str, Any], memory: Memory | None = None
) -> dict[str, Any]:
    """What the screen of this reader shows beside their view. `memory` is what the game has worked
    out before for this table, where somebody keeps it. What is given belongs to all readers: it is
    never changed."""
    module = _module(match.game)
    if module is None:
        return {}
    source = view if seat is None else match.seat(seat)
    known = (memory,) if match.game in REMEMBERING else ()
    found: dict[str, Any] = module.desk(source, view, *known)
    return found


def route(match: Match, seat: int | None, start: str, goal: str) -> dict[str, Any]:
    module = _module(match.game)
    if module is None:
        return {"lines": [], "legs": []}
    found: dict[str, Any] = module.route(reader(match, seat), start, goal)
    return found


def towards(match: Match, seat: int | None, sort: str, name: str) -> Any:
    """What leads towards something on the board; the game knows the shape of the answer."""
    module = _module(match.game)
    if module is None or seat is None:
        return None
    return module.towards(match.seat(seat), sort, name)


def scores(match: Match) -> Any:
    """What lies behind the scores of a finished match."""
    outcome = match.outcome
    return None if outcome is None else outcome.to_json()["rows"]


def reader(match: Match, seat: int | None) -> Any:
    """The handle of a seat; the bare view for somebody who only watches."""
    return match.view(None) if seat is None else match.seat(seat)


def clock(game: str, view: Mapping[str, Any]) -> dict[str, Any] | None:
    """How far the match has come, as a message."""
    key = CLOCKS.get(game)
    if key is None or key not in view:
        return None
    return {"id": f"server-clock-{game}", "args": {key: view[key]}}


def partner(game: str, seats: int, number: int) -> int | None:
    """The other seat of a team: teams sit opposite each other (18.2)."""
    return (number + seats // 2) % seats if game == "stationfall" else None
