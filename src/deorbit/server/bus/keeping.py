"""A connection that is made again whenever it breaks."""

import asyncio
from collections.abc import Awaitable, Callable

from deorbit.server.base import logs

PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0)
"""Seconds before it is tried again to connect."""
LASTED = 10.0
"""Seconds after which a connection that breaks then was a good one."""


async def kept_up(listen: Callable[[], Awaitable[None]], broken: Callable[[], None]) -> None:
    """Listen again and again, as long as it may take to reach whoever tells."""
    failures = 0
    while True:
        began = asyncio.get_running_loop().time()
        try:
            await listen()
        except Exception as error:
            logs.warn("bus-lost", problem=type(error).__name__)
        finally:
            broken()
        if asyncio.get_running_loop().time() - began > LASTED:
            failures = 0
        await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
        failures += 1
