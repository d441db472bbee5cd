"""The shape of the load: how many tables, how often, for how long, and what is read off.

An action is due at its moment whether or not the server is ready for it, so that a server which
falls behind is charged for every action that had to wait.
"""

import asyncio
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

RATE = 200.0
"""Actions a second, of all tables together."""
BOUND = 0.25
"""Seconds within which 99 of 100 actions have to have reached everybody."""
DRAIN = 5.0
"""Seconds that the last answers may take; who is not answered by then counts as never."""
DOUBLINGS = 6
HALVINGS = 3


class Seats(Protocol):
    """A table with the people at it."""

    on_done: Callable[["Seats"], None]
    """Called when everybody has been told of the last action."""
    refused: int

    def send(self) -> bool:
        """Take an action. False if nobody here can: the match is over."""


@dataclass
class Reading:
    """What was read off while actions came at one rate."""

    rate: float
    seconds: float = 0.0
    times: list[float] = field(default_factory=list)
    unanswered: int = 0

    def percentile(self, share: float) -> float:
        """Seconds within which this share of the actions had reached everybody."""
        place = math.ceil(share * (len(self.times) + self.unanswered)) - 1
        return sorted(self.times)[place] if 0 <= place < len(self.times) else math.inf

    @property
    def done(self) -> float:
        """Actions a second that were carried out."""
        return len(self.times) / self.seconds if self.seconds else 0.0

    @property
    def kept_up(self) -> bool:
        return self.percentile(0.99) < BOUND


class Load:
    """Actions at one rate, spread over tables that are not busy."""

    def __init__(self, tables: Sequence[Seats]) -> None:
        self._idle = deque(tables)
        self._due: deque[float] = deque()
        self._busy: dict[Seats, float] = {}
        self._reading = Reading(0.0)
        for table in tables:
            table.on_done = self._done

    async def run(self, rate: float, seconds: float) -> Reading:
        reading = self._reading = Reading(rate)
        began = time.perf_counter()
        count = max(1, round(rate * seconds))
        for number in range(count):
            moment = began + number / rate
            wait = moment - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            elif number % 20 == 0:
                await asyncio.sleep(0)
            self._due.append(moment)
            self._hand_out()
        until = time.perf_counter() + DRAIN
        while (self._busy or self._due) and time.perf_counter() < until:
            await asyncio.sleep(0.01)
        reading.seconds = time.perf_counter() - began
        reading.unanswered = count - len(reading.times)
        self._due.clear()
        return reading

    def _hand_out(self) -> None:
        while self._due and self._idle:
            table = self._idle.popleft()
            if table.send():
                self._busy[table] = self._due.popleft()

    def _done(self, table: Seats) -> None:
        due = self._busy.pop(table, None)
        if due is not None:
            self._reading.times.append(time.perf_counter() - due)
            self._idle.append(table)
            self._hand_out()


async def highest(
    run: Callable[[float], Awaitable[Reading]], start: float, tell: Callable[[Reading], None]
) -> float:
    """The highest rate found at which the server keeps up: doubled until it does not, then halved
    in between; bounded both ways. 0 if it never did."""

    async def keeps_up(rate: float) -> bool:
        # A machine has hiccups: who fails once may try again.
        for _ in range(2):
            reading = await run(rate)
            tell(reading)
            if reading.kept_up:
                return True
        return False

    low, high = 0.0, start
    for _ in range(DOUBLINGS):
        if not await keeps_up(high):
            break
        low, high = high, high * 2
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if await keeps_up(middle):
            low = middle
        else:
            high = middle
    return low
