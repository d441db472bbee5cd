"""What `path` tells: the way of a unit over the station of Station-X, turn by turn."""

from typing import Any

from deorbit.cli.face import View
from deorbit.core.errors import BadInput
from deorbit.core.text import listed, say, worded
from deorbit.games.stationx import desk
from deorbit.games.stationx.sight import Sight


def path(view: View, seat: int, rest: str, language: str) -> list[str]:
    """The way from a cell to another: `path FROM TO`; with one cell only, that of the own
    commander."""
    words = rest.lower().split()
    if len(words) == 1:
        commander = Sight(view).commander_of(seat)
        words = [commander, *words] if commander else []
    if len(words) != 2:
        raise BadInput("cli-stationx-path-what")
    return [told(line, language) for line in desk.route(view, *words)["lines"]]


def told(sentence: dict[str, Any], language: str) -> str:
    args = {
        name: listed(map(str, value), language) if isinstance(value, list) else value
        for name, value in sentence["args"].items()
    }
    return say(sentence["id"], worded("stationx", args, (), language), language)
