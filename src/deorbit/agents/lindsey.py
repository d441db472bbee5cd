"""Lindsey: plays the first seat of Stationfall's tutorial as its chapters tell."""

from deorbit.agents.base import Agent
from deorbit.core.seat import Seat

SCRIPT = "lindsey"
"""Her three lines, as automated players read them."""


class Lindsey(Agent):
    """Draws nothing. Where her script has nothing to say she goes by her three lines, also on any
    other seat of Stationfall."""

    def pick(self, seat: Seat) -> int:
        # Only here, so that nobody has to load a game for the sake of its tutorial.
        from deorbit.games.stationfall.tutorial import course

        tutorial = course(seat.view()["options"]) if seat.number == 0 else None
        coming = tutorial and tutorial.next(seat)
        return seat.encode(coming.action) if coming else seat.automatic(SCRIPT)
