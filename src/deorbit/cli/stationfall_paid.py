"""What would score if the game of Stationfall ended now, as far as a seat can know."""

from deorbit.core.match import Match
from deorbit.games.stationfall import tally
from deorbit.games.stationfall.desk import world

Paid = dict[int, dict[str, int]]
"""By conspiracy: the rows that score, and how many points."""


def paid(match: Match, seat: int) -> Paid:
    """Rows of the own identities, while the game runs."""
    if not match.to_act:
        return {}
    found = tally.paid(world(match.seat(seat)), seat)
    return {player: dict(rows) for player, rows in found.items()}
