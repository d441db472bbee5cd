"""What a search over placements looks at."""

from deorbit.games.intrepid import planning
from deorbit.games.intrepid.game import GAME


def test_the_search_knows_actions_by_their_numbers() -> None:
    numbers = {"ask": planning.ASK, "buy": planning.BUY, "done": planning.DONE}
    assert {name: GAME.kind_of[name] for name in numbers} == numbers
