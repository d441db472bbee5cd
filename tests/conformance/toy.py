"""The toy game, from the folders that make it a fourth one: only here does it stand beside the
others."""

from importlib import import_module
from pathlib import Path

PACKAGE = import_module("deorbit.games")
PACKAGE.__path__.append(str(Path(__file__).parents[1] / "fourth" / "src" / "deorbit" / "games"))

from deorbit.games.toy.content.edition import CARDS
from deorbit.games.toy.game import GAME, Toy
from deorbit.games.toy.rules.questions import ASK_TURN as TURN
from deorbit.games.toy.rules.reasons import NOT_HELD
from deorbit.games.toy.rules.state import NONE, ToyState
from deorbit.games.toy.screen import make as screen

__all__ = ["CARDS", "GAME", "NONE", "NOT_HELD", "TURN", "Toy", "ToyState", "screen"]
