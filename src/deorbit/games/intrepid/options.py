"""The options of a game of Intrepid."""

from typing import Any

from deorbit.core.options import ChoiceOption, Option
from deorbit.games.intrepid.edition import BADGES, COUNTRIES, DIFFICULTIES, DISASTERS

LEAST_CREWS = 2


class CrewOption(Option):
    """One name for each crew, all different; left out, they are drawn by lot (house-countries)."""

    def __init__(self, name: str, names: list[str], example: str) -> None:
        super().__init__(name, None, example)
        self.names = names

    def accepts(self) -> str:
        return ", ".join(self.names)

    def read(self, value: Any, seats: int) -> Any:
        if value is None:
            return None
        if isinstance(value, str):
            value = [name.strip() for name in value.split(",")]
        if (
            not isinstance(value, (list, tuple))
            or len(value) != max(LEAST_CREWS, seats)
            or len(set(map(str, value))) != len(value)
            or any(name not in self.names for name in value)
        ):
            raise self.refuse(value)
        return list(value)


OPTIONS: list[Option] = [
    ChoiceOption("disaster", DISASTERS),
    ChoiceOption("difficulty", ["normal", *[one for one in DIFFICULTIES if one != "normal"]]),
    CrewOption("countries", COUNTRIES, "russia,japan"),
    CrewOption("badges", BADGES, "medical-officer,spaceflight-pilot"),
]
