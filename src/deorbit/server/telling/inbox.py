"""Files on their way here."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from deorbit.server.base.refusals import BAD_INPUT, UNAVAILABLE, Refusal

AT_ONCE = 8
FROM_ONE_ADDRESS = 2
"""Files that are received or wait to be read at the same time."""
PATIENCE = 60.0
"""Seconds in which a file must have come."""


class Inbox:
    """Large bodies are read only when there is room for them, so that nobody fills the memory by
    sending many; and who sends slowly holds up nobody from elsewhere."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()

    @asynccontextmanager
    async def received(
        self, address: str, body: Callable[[], Awaitable[bytes]]
    ) -> AsyncIterator[bytes]:
        if self.open.total() >= AT_ONCE or self.open[address] >= FROM_ONE_ADDRESS:
            raise Refusal(UNAVAILABLE, "server-busy", retry=5)
        self.open[address] += 1
        try:
            yield await asyncio.wait_for(body(), PATIENCE)
        except TimeoutError:
            raise Refusal(BAD_INPUT, "server-bad-input", problem="body") from None
        finally:
            self.open[address] -= 1
            self.open += Counter()
