"""The lobby belongs to everybody: of one address only so many tables stand there."""

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from deorbit.server.base.refusals import TOO_MANY, Refusal
from deorbit.server.bus.bus import LISTED, Message
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage import records

KEPT = 5_000
"""Addresses that are remembered."""
COME_AGAIN = 60


class Listings:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._most = rooms.settings.limit_listed
        self._made: OrderedDict[str, list[str]] = OrderedDict()
        self._under_way: Counter[str] = Counter()

    @asynccontextmanager
    async def one_more(self, address: str, listed: bool) -> AsyncIterator[Callable[[str], None]]:
        """For a table that is made meanwhile; what is given wants to know its id."""
        if not listed or not self._rooms.settings.limits:
            yield lambda id: None
            return
        self._under_way[address] += 1
        try:
            ids = self._made.get(address, [])
            standing = await self._rooms.read(lambda connection: records.in_lobby(connection, ids))
            if len(standing) + self._under_way[address] > self._most:
                raise Refusal(TOO_MANY, "server-too-many-listed", most=self._most, retry=COME_AGAIN)
            self._keep(address, standing)
            yield lambda id: self._note(address, id)
        finally:
            self._under_way[address] -= 1
            self._under_way += Counter()

    def hear(self, message: Message) -> None:
        """Another process has made a table that stands there."""
        if message.sort == LISTED:
            self._keep(message.value, [*self._made.get(message.value, []), message.thing])

    def _note(self, address: str, id: str) -> None:
        self._keep(address, [*self._made.get(address, []), id])
        if " " not in address:
            self._rooms.bus.tell(LISTED, id, address)

    def _keep(self, address: str, ids: list[str]) -> None:
        self._made[address] = ids
        self._made.move_to_end(address)
        if len(self._made) > KEPT:
            self._made.popitem(last=False)
