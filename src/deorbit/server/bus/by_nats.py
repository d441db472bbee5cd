"""Messages by NATS, for sites that outgrow NOTIFY: core NATS, which keeps nothing."""

import asyncio
import hashlib
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.engine import URL

from deorbit.core.errors import BadInput
from deorbit.server.bus.bus import Coalescing

if TYPE_CHECKING:
    from nats.aio.msg import Msg

LARGEST = 64 << 10
"""Bytes of a message."""
GATHERED = 0.001
"""Seconds in which messages are gathered before they go out together."""
ASK_EVERY = 2
"""Seconds after which a connection that told nothing is asked whether it lives."""


class ByNats(Coalescing):
    def __init__(self, process: str, address: str, database: URL) -> None:
        super().__init__(process)
        self._address = address
        # Sites that share a server hear only themselves.
        name = f"{database.host}:{database.port}/{database.database}"
        self._subject = f"deorbit.{hashlib.sha256(name.encode()).hexdigest()[:16]}"

    async def _listen(self) -> None:
        """Until the connection breaks."""
        import nats

        gone = asyncio.Event()

        async def lost() -> None:
            gone.set()

        async def quiet(error: Exception) -> None:
            """What breaks is told by its end."""

        async def heard(message: "Msg") -> None:
            self._heard(message.data.decode())

        client = await nats.connect(
            self._address,
            allow_reconnect=False,
            connect_timeout=5,
            ping_interval=ASK_EVERY,
            max_outstanding_pings=2,
            disconnected_cb=lost,
            closed_cb=lost,
            error_cb=quiet,
        )
        try:
            await client.subscribe(self._subject, cb=heard)
            await client.flush(1)
            self.connected = True
            self.lost()
            ended = asyncio.ensure_future(gone.wait())
            try:
                while not gone.is_set():
                    bell = asyncio.ensure_future(self._bell.wait())
                    await asyncio.wait({bell, ended}, return_when=asyncio.FIRST_COMPLETED)
                    bell.cancel()
                    if not gone.is_set():
                        await asyncio.sleep(GATHERED)
                        for text in self._take(LARGEST):
                            await client.publish(self._subject, text.encode())
            finally:
                ended.cancel()
        finally:
            with suppress(Exception):
                async with asyncio.timeout(1.0):
                    await client.close()


def check(address: str) -> None:
    """Whether the package is there that speaks to NATS."""
    try:
        import nats  # noqa: F401
    except ImportError:
        raise BadInput("server-no-nats", address=address.rpartition("@")[2][:80]) from None
