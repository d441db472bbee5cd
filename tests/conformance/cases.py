"""The games under test: a game passes the whole suite by being listed here once."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import deorbit
from deorbit.core import chance, match, text
from deorbit.core.game import Game
from deorbit.core.match import Match
from deorbit.core.options import read_options
from deorbit.games import find as find_game


@dataclass(frozen=True)
class Case:
    """A game with a set-up. `longest` bounds how many actions random play can take."""

    name: str
    find: Callable[[], Game[Any]]
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    longest: int = 20_000
    spoken: bool = True

    def new(self, seed: int) -> Match:
        game = self.find()
        options = read_options(game.options, self.options, self.seats)
        secret = chance.secret_of_seed(seed)
        state = game.setup(options, self.seats, chance.Chance(secret, 0))
        return match.begin(game, state, options, [(0, secret)])


def intrepid() -> Game[Any]:
    return find_game("intrepid")


def stationx() -> Game[Any]:
    return find_game("stationx")


def stationfall() -> Game[Any]:
    return find_game("stationfall")


CASES = [
    Case("intrepid-1", intrepid, 1, {"disaster": "toxic-leak", "difficulty": "easy"}),
    Case("intrepid-2", intrepid, 2, {"countries": "canada,japan"}),
    Case("intrepid-2-toxic", intrepid, 2, {"disaster": "toxic-leak", "countries": "japan,canada"}),
    Case("intrepid-3", intrepid, 3, {"difficulty": "easy"}),
    Case("intrepid-4", intrepid, 4),
    Case("intrepid-4-toxic", intrepid, 4, {"disaster": "toxic-leak", "difficulty": "hard"}),
    Case("stationx-2", stationx, 2, {"rounds": 12}),
    Case("stationx-3-homemade", stationx, 3, {"rounds": 8, "tiles": {"4x2": 2, "1x1": 1}}),
    Case("stationx-4", stationx, 4, {"rounds": 10}),
    Case("stationx-4-standard", stationx, 4, {"rounds": 10, "build": "standard"}),
    Case("stationfall-2", stationfall, 2, {"characters": "random"}),
    Case("stationfall-3", stationfall, 3, {"characters": "random"}),
    Case("stationfall-4-tutorial", stationfall, 4),
    Case("stationfall-4", stationfall, 4, {"characters": "random"}),
    Case("stationfall-4-teams", stationfall, 4, {"characters": "random", "teams": True}),
    Case("stationfall-5", stationfall, 5, {"characters": "random"}),
    Case("stationfall-6", stationfall, 6, {"characters": "random", "tier": 2}),
    Case("stationfall-6-teams", stationfall, 6, {"characters": "random", "teams": True}),
    Case("stationfall-7", stationfall, 7, {"rocket_wings": "physics-lab"}),
    Case("stationfall-8", stationfall, 8, {"characters": "random"}),
    Case("stationfall-8-teams", stationfall, 8, {"characters": "random", "teams": True}),
    Case("stationfall-9", stationfall, 9, {"characters": "random"}),
    Case("stationfall-4-lindsey", stationfall, 4, {"tutorial": "second"}),
    Case("stationfall-3-solo", stationfall, 3, {"bots": [0, 2]}),
    Case("stationfall-3-bots", stationfall, 3, {"bots": [0, 1, 2], "characters": "random"}),
    Case(
        "stationfall-4-cooperative",
        stationfall,
        4,
        {
            "bots": [1, 3],
            "bot_identities": ["stranger", "doctor-hyde"],
            "characters": "random",
            "cooperative": True,
        },
    ),
    Case(
        "stationfall-5-teams-bots",
        stationfall,
        5,
        {"bots": [0, 2, 3], "characters": "random", "teams": True},
    ),
    Case("stationfall-9-bots", stationfall, 9, {"bots": [1, 3, 5, 7], "characters": "random"}),
]

if not deorbit.compiled:  # interpreted classes cannot inherit from compiled ones
    from conformance import toy

    CASES.append(Case("toy", lambda: toy.GAME, 3, spoken=text.has("toy-title")))
