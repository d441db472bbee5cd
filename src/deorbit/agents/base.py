"""What an agent is. To write one, subclass `Agent` and override `decide`."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from deorbit.core.match import Match, Seat
from deorbit.core.records import Action


class Agent:
    """Decides for a seat from its handle. `pick` is the same decision as a packed move: agents
    that play millions of moves override that instead."""

    reads_log: ClassVar[bool] = False
    """Whether it reads the log of its seat: the service sends it only to those who do."""
    at_once: ClassVar[bool] = False
    """Whether it decides in less time than it takes to tell another process how things stand."""

    def __init__(self, seed: int | None = None) -> None:
        self.rng = Random(seed)

    def decide(self, seat: Seat) -> Action:
        return seat.action(self.pick(seat))

    def pick(self, seat: Seat) -> int:
        return seat.encode(self.decide(seat))

    def choose(self, match: Match, seat: int) -> Action:
        return self.decide(match.seat(seat))
