"""The kinds of actions of the game, as scripts look at them."""

from typing import Final

from deorbit.core.game import Game
from deorbit.games.stationfall.automation.distances import Grounds
from deorbit.games.stationfall.content.script import Choice
from deorbit.games.stationfall.rules.actions.base import Act
from deorbit.games.stationfall.rules.bots.policy import Policy
from deorbit.games.stationfall.rules.state import StationfallState

ANYTHING: Final = 0
A_CHARACTER: Final = 1
A_SECTION: Final = 2
AN_ITEM: Final = 3
A_WARE: Final = 4
SOME_KIND_OF_DATA: Final = 5
AN_OFFSITE: Final = 6
A_PLAYER: Final = 7
MEANINGS: Final = {
    "character": A_CHARACTER,
    "section": A_SECTION,
    "item": AN_ITEM,
    "ware": A_WARE,
    "data": SOME_KIND_OF_DATA,
    "offsite": AN_OFFSITE,
    "player": A_PLAYER,
}

KOMPROMAT: Final = ("pick-up-kompromat", "investigate")
HANDLED: Final = ("pick-up", "take")
FIRE: Final = ("ignite", "airlock-ignite")
CARELESS: Final = ("telepathy", "root-access")
ATTACK: Final = "attack"
CAMERAS: Final = "cameras"
JAMMERS: Final = "jammers"


class Actions:
    """The kinds of actions of the game, and what their arguments mean."""

    def __init__(self, game: Game[StationfallState], acts: list[Act], policy: Policy) -> None:
        kinds = game.kinds
        self.game = game
        self.acts = acts
        self.policy = policy
        self.meanings: list[list[int]] = [
            [MEANINGS.get(title, ANYTHING) for _, title in act.shape.fields[1:]] for act in acts
        ]
        self.names: list[str] = [kind.shape.name for kind in kinds]
        self.number: dict[str, int] = game.kind_of
        self.kinds = kinds
        self.kompromat: list[int] = [self.number[name] for name in KOMPROMAT]
        self.handled: list[int] = [self.number[name] for name in HANDLED]
        self.fire: list[int] = [self.number[name] for name in FIRE]
        self.careless: list[int] = [self.number[name] for name in CARELESS]
        self.self_repair: int = self.number["self-repair"]
        self.cameras: int = self.number[CAMERAS]
        self.jammers: int = self.number[JAMMERS]
        self.timed_launch: int = self.number["timed-launch"]
        self.bridge_launch: int = self.number["bridge-launch"]
        self.wormtongue: int = self.number["wormtongue"]
        self.grounds = Grounds()

    def of_choice(self, choice: Choice) -> list[int]:
        """The kinds of actions that count as what a script wants."""
        if not choice.numbers:
            choice.numbers = [self.number[act] for act in choice.acts]
        return choice.numbers
