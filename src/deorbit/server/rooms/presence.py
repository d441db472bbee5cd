"""Which processes serve this database, and who looks at which table by way of them: facts in rows.
Who is not heard of any more counts for nothing, and is in nobody's way when they come back."""

import asyncio
from collections.abc import Callable

from sqlalchemy.engine import Connection

from deorbit.server.base import logs
from deorbit.server.base.refusals import Refusal
from deorbit.server.bus.bus import VISITORS, Message
from deorbit.server.rooms import catching_up
from deorbit.server.rooms.room import Room, Visitor
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage import processes
from deorbit.server.storage.errors import StoreError

BEAT = 3.0
"""Seconds after which a process says that it lives."""
AT_ONCE = 100
"""Tables whose visitors are written at once."""


class Presence:
    """`figures` tells what this process has counted, `together` adds up several of these texts."""

    def __init__(
        self, rooms: Rooms, figures: Callable[[], str], together: Callable[[list[str]], str]
    ) -> None:
        self._rooms = rooms
        self._figures = figures
        self._together = together
        self._due: dict[str, Room] = {}
        self._noting: asyncio.Task[None] | None = None
        if not rooms.bus.alone:
            rooms.attended = self.attended

    @property
    def _process(self) -> str:
        return self._rooms.bus.process

    async def run(self) -> None:
        """For as long as the server runs."""
        while not self._rooms.bus.alone:
            try:
                await self.beat()
            except (Refusal, StoreError):
                pass
            except Exception as error:
                logs.fail("beat-failed", error=error)
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        """Say that this process lives, and clear away what those left behind who do not."""
        id, figures = self._process, self._figures()
        known = await self._rooms.write(lambda connection: processes.beat(connection, id, figures))
        if not known:
            for room in self._rooms.in_memory():
                if room.visitors:
                    self.attended(room)
        for table in await self._rooms.write(self._bury):
            self._rooms.bus.tell(VISITORS, table)
            self._rooms.bus.hear(Message(VISITORS, table, ""))

    def _bury(self, connection: Connection) -> list[str]:
        """The tables that somebody looked at by way of processes that are gone."""
        dead = processes.dead(connection)
        if not dead:
            return []
        kept = processes.kept_figures(connection)
        counted = [text for text in (kept, *(figures for _, figures in dead)) if text]
        processes.keep_figures(connection, self._together(counted))
        tables = processes.visited(connection, [id for id, _ in dead])
        for id, _ in dead:
            processes.leave(connection, id)
        return tables

    async def leave(self) -> None:
        """This process serves nobody any more."""
        if self._rooms.bus.alone:
            return
        if self._noting is not None:
            await asyncio.gather(self._noting, return_exceptions=True)
        id, figures = self._process, self._figures()

        def gone(connection: Connection) -> None:
            counted = [text for text in (processes.kept_figures(connection), figures) if text]
            processes.keep_figures(connection, self._together(counted))
            processes.leave(connection, id)

        await self._rooms.write(gone)

    # Who looks at which table ----------------------------------------------------------------

    def attended(self, room: Room) -> None:
        """Somebody has come to a table, or gone."""
        self._due[room.id] = room
        if self._noting is None:
            self._noting = asyncio.ensure_future(self._note())

    async def _note(self) -> None:
        """Until all is noted that was due; what cannot be noted now is tried again."""
        try:
            while self._due:
                rooms = [self._due.pop(id) for id in list(self._due)[:AT_ONCE]]
                try:
                    await self._note_some(rooms)
                except Exception as error:
                    logs.warn("visitors-not-noted", problem=type(error).__name__)
                    self._due = {room.id: room for room in rooms} | self._due
                    await asyncio.sleep(BEAT)
        finally:
            self._noting = None

    async def _note_some(self, rooms: list[Room]) -> None:
        process = self._process
        here = {
            room.id: [(visitor.guest, visitor.seat) for visitor in room.visitors] for room in rooms
        }

        def job(connection: Connection) -> dict[str, list[Visitor]]:
            for id in sorted(here):
                processes.note_visitors(connection, process, id, here[id])
            return {id: catching_up.visitors(connection, id, process) for id in here if here[id]}

        elsewhere = await self._rooms.write(job)
        for room in rooms:
            self._rooms.bus.tell(VISITORS, room.id)
            if elsewhere.get(room.id, room.elsewhere) != room.elsewhere:
                room.elsewhere = elsewhere[room.id]
                self._rooms.changed(room)
