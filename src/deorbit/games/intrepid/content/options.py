"""The options of a game of Intrepid."""

from deorbit.core.options import ChoiceOption, EachOption, Option
from deorbit.games.intrepid.content.edition import BADGES, COUNTRIES, DIFFICULTIES, DISASTERS

LEAST_CREWS = 2

# Countries and badges that nobody names are drawn by lot (house-countries).
OPTIONS: list[Option] = [
    ChoiceOption("disaster", DISASTERS),
    ChoiceOption("difficulty", ["normal", *[one for one in DIFFICULTIES if one != "normal"]]),
    EachOption("countries", COUNTRIES, "russia,japan", LEAST_CREWS, lot=True),
    EachOption("badges", BADGES, "medical-officer,spaceflight-pilot", LEAST_CREWS, lot=True),
]
