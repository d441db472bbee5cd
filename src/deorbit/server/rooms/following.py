"""Follows what other processes do: rooms that are in use catch up as soon as something is heard,
and all of them now and then, because a message may be lost."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from deorbit.server.base import logs
from deorbit.server.base.refusals import Refusal
from deorbit.server.bus.bus import LEFT, TABLE, VISITORS, Message
from deorbit.server.rooms import catching_up
from deorbit.server.rooms.room import Room
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage import processes

ASK_EVERY = 2.0
"""Seconds after which it is asked how far the tables in use have come."""


class Following:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._missed = asyncio.Event()

    def hear(self, message: Message) -> None:
        room = self._rooms.known(message.thing)
        if room is None:
            return
        if message.sort == TABLE:
            room.heard = max(room.heard, int(message.value))
            self._look(room)
        elif message.sort == VISITORS and room.in_use:
            self._begin(room, self._count_visitors(room))
        elif message.sort == LEFT and room.in_use:
            room.ours = True
            self._rooms.wakeups.post(room.id)

    def missed(self) -> None:
        """Messages may have been lost."""
        self._missed.set()

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(ASK_EVERY):
                    await self._missed.wait()
            self._missed.clear()
            try:
                await self.ask()
            except Refusal:
                pass
            except Exception as error:
                logs.fail("following-failed", error=error)

    async def ask(self) -> None:
        """How far have the tables come that somebody looks at here?"""
        used = {room.id: room for room in self._rooms.in_memory() if room.in_use}
        if not used:
            return
        found = await self._rooms.read(
            lambda connection: processes.revisions_of(connection, list(used))
        )
        for id, room in used.items():
            # One that is missing is gone: whoever reads on finds that out.
            room.heard = max(room.heard, found.get(id, room.row.revision + 1))
            self._look(room)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _look(self, room: Room) -> None:
        if room.behind and room.in_use and room.id not in self._tasks:
            task = asyncio.ensure_future(self._catch_up(room))
            self._tasks[room.id] = task
            task.add_done_callback(lambda done: self._ended(room))

    def _ended(self, room: Room) -> None:
        del self._tasks[room.id]
        if not room.gone:
            # What was heard since.
            self._look(room)

    async def _catch_up(self, room: Room) -> None:
        heard = room.heard
        try:
            await self._rooms.catch_up(room.id)
        except Refusal:
            # The database is busy or away.
            await asyncio.sleep(ASK_EVERY)
            return
        except Exception as error:
            logs.fail("following-failed", error=error, table=room.id)
            await asyncio.sleep(ASK_EVERY)
            return
        # Whoever told of more than there is cannot keep us at it.
        if room.heard == heard and room.behind:
            room.heard = room.row.revision

    async def _count_visitors(self, room: Room) -> None:
        rooms = self._rooms
        elsewhere = await rooms.read(
            lambda connection: catching_up.visitors(connection, room.id, rooms.bus.process)
        )
        if elsewhere != room.elsewhere:
            room.elsewhere = elsewhere
            rooms.changed(room)

    def _begin(self, room: Room, work: Coroutine[Any, Any, None]) -> None:
        """Beside everything else; what fails is found out when it is next asked for."""

        async def run() -> None:
            with suppress(Refusal):
                await work

        key = f"{room.id} visitors"
        before = self._tasks.get(key)

        async def after() -> None:
            if before is not None:
                await asyncio.gather(before, return_exceptions=True)
            await run()

        task = asyncio.ensure_future(after())
        self._tasks[key] = task

        def ended(done: asyncio.Task[None]) -> None:
            if self._tasks.get(key) is done:
                del self._tasks[key]

        task.add_done_callback(ended)
