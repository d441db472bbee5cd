"""What a game adds for screens: its static content, and what it works out for one reader.

A game without a screen gives nothing: the bare view is drawn.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import to_builtins

from deorbit.core.match import Match
from deorbit.games import find, module_of

Facts = dict[str, Any]


def content(match: Match) -> dict[str, Any]:
    """What never changes during a match of this edition."""
    module = module_of(match.game, "screen.make")
    if module is None:
        return {}
    cast = tuple(match.view(None).get("cast", ()))
    found: dict[str, Any] = to_builtins(module.content(match.options, cast))
    return found


def board(match: Match) -> Any:
    """The half of a screen that everybody sees, as a shape of the game's contract."""
    module = module_of(match.game, "screen.make")
    return {} if module is None else module.board(match.seen(None))


def own(match: Match, seat: int | None) -> Any:
    """The half of a screen that is a reader's own."""
    module = module_of(match.game, "screen.make")
    return {} if module is None else module.own(match.seen(seat), seat)


def desk(game: str, seen: Any, seat: int | None) -> Facts:
    """Both halves as JSON, of a state as a reader may know it."""
    module = module_of(game, "screen.make")
    if module is None:
        return {}
    return {**to_builtins(module.board(seen)), **to_builtins(module.own(seen, seat))}


def desk_of_view(game: str, view: Facts) -> Facts:
    """The same for somebody without a seat, of a moment of which there is no more than a view."""
    return desk(game, find(game).from_view(view), None)


def route(match: Match, seat: int | None, start: str, goal: str) -> Facts:
    module = module_of(match.game, "screen.make")
    if module is None:
        return {"lines": [], "legs": []}
    found: Facts = to_builtins(module.route(match.seen(seat), seat, start, goal))
    return found


def towards(match: Match, seat: int | None, sort: str, name: str) -> Any:
    """What leads towards something on the board; the game knows the shape of the answer."""
    module = module_of(match.game, "screen.make")
    if module is None or seat is None:
        return None
    return to_builtins(module.attempts(match.seen(seat), seat, sort, name))


def scores(match: Match) -> Any:
    """What lies behind the scores of a finished match."""
    outcome = match.outcome
    return None if outcome is None else outcome.to_json()["rows"]


def clock(game: str, view: Mapping[str, Any]) -> dict[str, Any]:
    """How far the match has come, as a message."""
    key = find(game).clock
    return {"id": f"server-clock-{key}", "args": {key: view[key]}}
