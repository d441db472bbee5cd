"""Hints at tables: worked out where agents think, one after the other, so that agents and other
people get their turn."""

from collections import OrderedDict

from deorbit.agents.hint import Hint
from deorbit.games import find
from deorbit.server.agents.pool import AgentPool
from deorbit.server.base.long_work import LongWork
from deorbit.server.base.refusals import NOT_FOUND, UNAVAILABLE, Refusal
from deorbit.server.rooms.room import Room

AT_ONCE = 1
"""How many are worked out beside each other."""
MOST_WAITING = 60
MOST_WAITING_EACH = 3
"""How many wait altogether, and for one address."""
KEPT = 200
"""Hints that are kept in case somebody asks again before the match goes on."""

Key = tuple[str, int, int]
"""A table, its version and a seat."""


class Hints:
    def __init__(self, pool: AgentPool, work: LongWork) -> None:
        self._pool = pool
        self._work = work
        self._kept: OrderedDict[Key, Hint] = OrderedDict()

    async def hint(self, asker: str, room: Room, seat: int) -> Hint:
        """What an agent would do for a seat; nothing for one that owes no decision. The same until
        the match goes on."""
        if not find(room.row.game).hints():
            raise Refusal(NOT_FOUND, "server-no-hints")
        if seat not in room.asked():
            return Hint()
        match = room.match
        key = (room.id, match.version, seat)
        if key in self._kept:
            return self._kept[key]
        async with self._work.turn(asker):
            if key not in self._kept:
                # Whoever knows the version knows the seed: it has nothing to do with secrets.
                found = await self._pool.advise(match, seat, match.version)
                if found is None:
                    raise Refusal(UNAVAILABLE, "server-hint-failed", retry=2)
                self._keep(key, found)
            return self._kept[key]

    def _keep(self, key: Key, found: Hint) -> None:
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
