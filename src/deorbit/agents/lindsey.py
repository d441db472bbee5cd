"""Lindsey: plays the first seat of Stationfall's tutorial as its chapters tell."""

from deorbit.agents.base import Agent
from deorbit.core.match import Seat
from deorbit.games import module_of

SCRIPT = "lindsey"
"""Her three lines, as automated players read them."""


class Lindsey(Agent):
    """Draws nothing. Where her script has nothing to say she goes by her three lines, also on any
    other seat of Stationfall."""

    reads_log = True

    def pick(self, seat: Seat) -> int:
        teaching = module_of(seat.game, "teaching.course") if seat.number == 0 else None
        tutorial = teaching and teaching.course(seat.view()["options"])
        coming = tutorial and tutorial.next(seat)
        return seat.encode(coming.action) if coming else seat.automatic(SCRIPT)
