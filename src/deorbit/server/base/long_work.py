"""What takes long is done a few at a time, in turn for those who ask, and charged by what it took.

Nobody knows before what a file or a position will cost. So it is paid for afterwards, and who owes
waits until the debt is worked off.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from deorbit.server.base.asking import HOUSE
from deorbit.server.base.clock import Clock
from deorbit.server.base.limits import Bucket
from deorbit.server.base.queues import Turns

T = TypeVar("T")


class Stopwatch:
    """How long a thread worked at something."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.seconds = 0.0

    def time(self, job: Callable[[], T]) -> T:
        began = self._clock.worked()
        try:
            return job()
        finally:
            self.seconds = self._clock.worked() - began


class LongWork:
    def __init__(self, clock: Clock, turns: Turns, seconds: Bucket) -> None:
        self._clock = clock
        self._turns = turns
        self._seconds = seconds

    @property
    def waiting(self) -> int:
        return self._turns.waiting

    async def run(self, asker: str, job: Callable[[], T]) -> T:
        """Do it in a thread, while everybody else plays on. A thread cannot be stopped: who goes
        away meanwhile keeps the turn until it is done."""
        self.take(asker)
        return await asyncio.shield(asyncio.ensure_future(self._in_turn(asker, job)))

    async def _in_turn(self, asker: str, job: Callable[[], T]) -> T:
        async with self._turns.turn(asker):
            self.take(asker)
            return await self.in_thread(asker, job)

    def take(self, asker: str) -> None:
        """A `Refusal` that says when to come again if an asker owes time."""
        if asker != HOUSE:
            self._seconds.check(asker)

    async def in_thread(self, asker: str, job: Callable[[], T]) -> T:
        """For those who have a turn already, of this queue or of another one."""
        taken = Stopwatch(self._clock)
        try:
            return await asyncio.to_thread(taken.time, job)
        finally:
            self._seconds.charge(asker, taken.seconds)

    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[None]:
        """The same for what is done elsewhere: all of its time counts."""
        self.take(asker)
        async with self._turns.turn(asker):
            began = self._clock.now()
            try:
                yield
            finally:
                self._seconds.charge(asker, max(0.0, self._clock.now() - began))
