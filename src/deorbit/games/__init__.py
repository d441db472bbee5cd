"""The games, by name. Each is a package of one shape with a `GAME`."""

from functools import cache
from importlib import import_module
from typing import Any

from deorbit.core.errors import BadInput
from deorbit.core.game import Game

NAMES = ("intrepid", "stationfall", "stationx")


@cache
def find(name: str) -> Game[Any]:
    if name not in NAMES:
        raise BadInput("unknown-game", game=str(name)[:40], known=", ".join(NAMES))
    game: Game[Any] = import_module(f"deorbit.games.{name}.game").GAME
    return game
