"""Queues in which nobody is held up by somebody else's hundred: whoever asks has a place in the
round, and what waits is bounded for each and altogether."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Container
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from deorbit.server.base.asking import HOUSE
from deorbit.server.base.refusals import UNAVAILABLE, Refusal

T = TypeVar("T")

COME_AGAIN = 5
"""Seconds after which somebody may ask again who found a queue full."""
ALL = 1_000_000
UNBOUND = (ALL, ALL, ALL)
"""Bounds of `Turns` where there are to be none: at once of one asker, waiting, waiting of one."""


class Full(Exception):
    """Too much waits already, altogether or for this asker."""


class FairQueue(Generic[T]):
    """What each asker waits for stays in order; the askers take turns. The service itself asks for
    nothing that it could do without, so that only the whole bounds it."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, asker: str, item: T) -> None:
        own = len(self._waiting.get(asker, ()))
        if self._length >= self._most or (asker != HOUSE and own >= self._most_each):
            raise Full
        self._waiting.setdefault(asker, deque()).append(item)
        self._length += 1

    def take(self, without: Container[str] = ()) -> tuple[str, T] | None:
        """What is next, and whose it is; nothing if nobody waits but those to leave out."""
        asker = next((one for one in self._waiting if one not in without), None)
        if asker is None:
            return None
        own = self._waiting[asker]
        item = own.popleft()
        self._length -= 1
        if own:
            self._waiting.move_to_end(asker)
        else:
            del self._waiting[asker]
        return asker, item

    def remove(self, asker: str, item: T) -> None:
        """Somebody gave up waiting, if that was not noticed before."""
        own = self._waiting.get(asker, deque())
        if item not in own:
            return
        own.remove(item)
        self._length -= 1
        if not own:
            del self._waiting[asker]


class Turns:
    """So many do something at once, of one asker so many; all others wait in the fair queue."""

    def __init__(
        self, at_once: int, at_once_each: int, most_waiting: int, most_waiting_each: int
    ) -> None:
        self._at_once = at_once
        self._at_once_each = at_once_each
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue(most_waiting, most_waiting_each)
        self._at_it: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[None]:
        """A `Refusal` that says when to come again where too much waits."""
        await self._enter(asker)
        try:
            yield
        finally:
            self._leave(asker)

    async def _enter(self, asker: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            self._queue.put(asker, mine)
        except Full:
            raise Refusal(UNAVAILABLE, "server-busy", retry=COME_AGAIN) from None
        self._let_in()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                self._queue.remove(asker, mine)
            else:
                self._leave(asker)
            raise

    def _leave(self, asker: str) -> None:
        self._at_it[asker] -= 1
        self._at_it += Counter()
        self._let_in()

    def _let_in(self) -> None:
        while self._at_it.total() < self._at_once:
            at_most = {one for one, count in self._at_it.items() if count >= self._at_once_each}
            found = self._queue.take(without=at_most)
            if found is None:
                return
            asker, theirs = found
            if not theirs.cancelled():
                self._at_it[asker] += 1
                theirs.set_result(None)
