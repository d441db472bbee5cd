"""What would score if the game of Stationfall ended now, as far as a seat can know."""

from random import Random

from deorbit.core.chance import Chance
from deorbit.core.match import Match
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.stationfall import score_rows

Paid = dict[int, dict[str, int]]
"""By conspiracy: the rows that score, and how many points."""

BESIDE = ("seats", "options")
"""Keys of a position that `from_position` is given on their own."""


def paid(match: Match, seat: int) -> Paid:
    """Rows of the own identities. What is hidden never counts for them, so any world will do in
    which the seat could be."""
    view = match.view(seat)
    own = [
        number
        for number, player in enumerate(view["players"])
        if player["seat"] == seat and player.get("identity") is not None
    ]
    if not own or not match.to_act:
        return {}
    world = match.seat(seat).imagine(Random(0)).position()
    facts = {key: value for key, value in world.items() if key not in BESIDE}
    chance = Chance(bytes(32), 0)
    state = GAME.from_position(facts, match.options, match.seats, chance)
    return {player: dict(score_rows(state, player, state.identity[player])) for player in own}
