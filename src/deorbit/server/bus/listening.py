"""Messages by PostgreSQL: LISTEN and NOTIFY, over one connection for each process.

They are sent behind the transaction that they tell of, not within: a transaction that notifies
holds a lock on the whole database until it is on the disk.
"""

import asyncio
from contextlib import suppress

import psycopg
from psycopg.conninfo import make_conninfo
from sqlalchemy.engine import URL

from deorbit.server.bus.bus import Coalescing
from deorbit.server.storage.database import KEEPALIVE

CHANNEL = "deorbit"
LARGEST = 7_900
"""Bytes of a message: PostgreSQL takes 8,000."""
ASK_AGAIN = 10.0
"""Seconds after which a connection that told nothing is asked whether it lives."""
PATIENCE = 5.0


class Listening(Coalescing):
    def __init__(self, process: str, url: URL) -> None:
        super().__init__(process)
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def _listen(self) -> None:
        """Until the connection breaks."""
        connection = await psycopg.AsyncConnection.connect(
            make_conninfo(self._address, **KEEPALIVE), autocommit=True
        )
        loop = asyncio.get_running_loop()
        connection.add_notify_handler(lambda notice: self._heard(notice.payload))
        try:
            # Nothing depends on whether a message outlives a power cut.
            await connection.execute("SET synchronous_commit = off")
            await connection.execute(f"LISTEN {CHANNEL}")
            self.connected = True
            self.lost()
            while True:
                for text in self._take(LARGEST):
                    async with asyncio.timeout(PATIENCE):
                        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
                connection.pgconn.consume_input()
                while (notice := connection.pgconn.notifies()) is not None:
                    self._heard(notice.extra.decode())
                loop.add_reader(connection.fileno(), self._bell.set)
                try:
                    async with asyncio.timeout(ASK_AGAIN):
                        await self._bell.wait()
                except TimeoutError:
                    loop.remove_reader(connection.fileno())
                    async with asyncio.timeout(PATIENCE):
                        await connection.execute("SELECT")
                finally:
                    loop.remove_reader(connection.fileno())
        finally:
            with suppress(Exception):
                async with asyncio.timeout(1.0):
                    await connection.close()
