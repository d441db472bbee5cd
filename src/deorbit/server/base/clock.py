"""Time and randomness of the service, injected wherever they are needed, so that twin servers can
be given equal ones. No other module of the service asks the machine for either."""

import asyncio
import secrets
import time


class Clock:
    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def worked(self) -> float:
        """Seconds that a processor has worked for this thread."""
        return time.thread_time()

    def ticks(self) -> float:
        """Seconds since some moment, which never jump."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Ids:
    """Names that nobody can guess."""

    def token(self, bytes: int = 16) -> str:
        """Random url-safe text: 22 characters for 16 bytes, 12 for 9."""
        return secrets.token_urlsafe(bytes)

    def secret(self) -> bytes:
        """The 32 bytes behind all draws of a match."""
        return secrets.token_bytes(32)
