"""The orders as tables."""

import tomllib
from importlib.resources import files
from typing import Final

from deorbit.core.codec import Domain, numbers
from deorbit.core.game import Edition
from deorbit.core.options import NumberOption, Option

PAGE: Final = tomllib.loads(
    files("deorbit.games.toy").joinpath("data", "toy.toml").read_text(encoding="utf-8")
)

CARDS: Final[list[str]] = list(PAGE["orders"])
SCORING: Final = CARDS.index(PAGE["scoring"])
MOST_SEATS: Final = 4
MOST_TURNS: Final = 12
OPTIONS: Final[list[Option]] = [NumberOption("turns", 4, 1, MOST_TURNS)]

EDITION: Final = Edition(
    [Domain("card", CARDS), numbers("player", MOST_SEATS), numbers("number", 64)]
)
