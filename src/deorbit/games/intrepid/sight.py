"""What can be worked out from a view of Intrepid. Everything lies open in this game, so a view is
all that is needed: the state behind it is put together again, and the engine's own rules say the
rest."""

from typing import Any, Final

from deorbit.core.chance import Chance
from deorbit.games.intrepid.edition import IntrepidEdition
from deorbit.games.intrepid.game import GAME
from deorbit.games.intrepid.position import KEYS
from deorbit.games.intrepid.sentences import Facts
from deorbit.games.intrepid.state import NOBODY, IntrepidState

View = dict[str, Any]

REST: Final = "rest"
"""What is asked of a seat that is done."""


class Sight:
    """Built from what a seat may see, never from the match itself."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seats: int = view["seats"]
        self.crews: list[Facts] = view["crews"]
        self.asks: list[Facts] = view["asks"]
        self.state: IntrepidState = GAME.from_position(
            {key: view[key] for key in KEYS}, view["options"], self.seats, Chance(b"", 0)
        )
        self.edition: IntrepidEdition = self.state.edition

    @property
    def over(self) -> bool:
        return bool(self.view["ending"] != "running")

    @property
    def phase(self) -> str:
        """ "placing", "disaster", "spending" or "over"."""
        return "over" if self.over else str(self.view["phase"])

    def question(self, seat: int | None) -> Facts:
        """What is asked of a seat, the last of what its lane holds; empty if nothing is."""
        for ask in reversed(self.asks):
            if ask["seat"] == seat:
                return ask if seat in self.view["to_act"] or ask["ask"] == REST else {}
        return {}

    def rests(self, seat: int) -> bool:
        return bool(self.question(seat).get("ask") == REST)

    def crews_of(self, seat: int) -> list[int]:
        return self.state.crews_of(seat)

    def crew(self, country: str) -> int:
        """The crew of a country, NOBODY if it is not in play."""
        for number, crew in enumerate(self.crews):
            if crew["country"] == country:
                return number
        return NOBODY

    def index(self, domain: str, name: str) -> int:
        return self.edition.domains[domain].index(name)
