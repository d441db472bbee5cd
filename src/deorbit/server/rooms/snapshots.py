"""Matches stored whole, which only a server with other rules needs. They are written down one after
the other, by a thread, so that nobody waits for it."""

import asyncio

from deorbit.server.base import logs
from deorbit.server.rooms.matches import beside
from deorbit.server.rooms.room import Room
from deorbit.server.storage import records
from deorbit.server.storage.rows import SnapshotRow
from deorbit.server.storage.store import Store

EVERY = 50
"""Entries after which a match is stored again; of a long one an eighth of its length, so that all
of them together stay cheap."""
SHARE = 8


class Snapshots:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._due: dict[str, Room] = {}
        self._writing: asyncio.Task[None] | None = None

    def look(self, room: Room) -> None:
        """Is the match to be stored again? A finished one always is."""
        match = room.match
        if match.to_act and match.version - room.stored_at < max(EVERY, len(match) // SHARE):
            return
        self.put(room)

    def put(self, room: Room) -> None:
        """Store a match before long."""
        self._due[room.id] = room
        if self._writing is None:
            self._writing = asyncio.ensure_future(self._write())

    async def settled(self) -> None:
        """Return once everything that was due is stored."""
        while self._writing is not None:
            await asyncio.shield(self._writing)

    async def store(self, room: Room) -> None:
        """Store a match as it is now."""
        match = room.match
        if match.version <= room.stored_at:
            return
        before, room.stored_at = room.stored_at, match.version
        try:
            text = await beside(match, lambda its: its.dumps())
            row = SnapshotRow(room.id, match.version, text)
            await self._store.write(lambda connection: records.add_snapshot(connection, row))
        except BaseException:
            room.stored_at = before
            raise

    async def _write(self) -> None:
        try:
            while self._due:
                room = self._due.pop(next(iter(self._due)))
                try:
                    await self.store(room)
                except Exception as error:
                    logs.warn("match-not-stored", table=room.id, problem=type(error).__name__)
        finally:
            self._writing = None
