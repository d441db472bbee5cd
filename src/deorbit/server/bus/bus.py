"""What processes of one site tell each other: that something has changed, by ids and numbers, never
what it is. Whoever hears of it asks the database. A message that is lost costs a moment.

This one serves where there is one process: nobody else hears anything.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from deorbit.server.bus.keeping import kept_up

TABLE = "t"
"""A table, and the revision that it has come to."""
DELETED = 1 << 31
"""In place of a revision: it is gone."""
VISITORS = "v"
"""A table that somebody has come to look at, or looks at no more."""
LEFT = "l"
"""A table whose agents were let answer by a process that does so no more."""
GUEST = "g"
"""A guest who has changed something about themselves."""
GUESTS = "G"
"""Guests were deleted."""
SPENT = "s"
"""How much was spent of what an address or a guest may do: a limit with its key, an amount."""
LISTED = "n"
"""A table that stands in the lobby now, and the address that put it there."""

MOST_WAITING = 50_000
"""Messages that wait for a connection; who misses more catches up with everything."""


class Message(NamedTuple):
    sort: str
    thing: str
    value: str


Hear = Callable[[Message], None]


class Bus:
    """`lost` is called once messages may have been missed, and may be heard again."""

    alone = True

    def __init__(self, process: str = "") -> None:
        self.process = process
        self.hear: Hear = lambda message: None
        self.lost: Callable[[], None] = lambda: None
        self.connected = True

    def tell(self, sort: str, thing: str, value: object = "") -> None:
        """Tell all other processes, before long. Neither word has a space in it."""

    async def open(self) -> None:
        """Begin to listen. Returns at once: what cannot be reached is tried again."""

    async def close(self) -> None:
        """What was told is sent, if it can be."""


class Coalescing(Bus):
    """What is told at the same time goes out together, and of several numbers for the same thing
    the last one."""

    alone = False

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.connected = False
        self._waiting: dict[tuple[str, str], str] = {}
        self._bell = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.ensure_future(kept_up(self._listen, self._broken))

    async def close(self) -> None:
        if self._task is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    while self.connected and self._waiting:
                        await asyncio.sleep(0.01)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _broken(self) -> None:
        self.connected = False

    async def _listen(self) -> None:
        """Until the connection breaks."""
        raise NotImplementedError

    def tell(self, sort: str, thing: str, value: object = "") -> None:
        if sort == SPENT:
            value = float(str(value)) + float(self._waiting.get((sort, thing), 0.0))
        self._waiting[sort, thing] = str(value)
        if len(self._waiting) > MOST_WAITING:
            del self._waiting[next(iter(self._waiting))]
        self._bell.set()

    def _take(self, largest: int) -> list[str]:
        """All that waits, as texts of at most so many bytes."""
        lines = [f"{sort} {thing} {value}" for (sort, thing), value in self._waiting.items()]
        self._waiting.clear()
        self._bell.clear()
        texts: list[str] = []
        size = largest
        for line in lines:
            size += len(line) + 1
            if size > largest:
                texts.append(self.process)
                size = len(self.process) + len(line) + 1
            texts[-1] += "\n" + line
        return texts

    def _heard(self, text: str) -> None:
        """Take a text in, unless it is our own."""
        process, *lines = text.split("\n")
        if process == self.process:
            return
        for line in lines:
            sort, thing, value = line.split(" ")
            self.hear(Message(sort, thing, value))
