"""How late the event loop is: whatever keeps it busy keeps everybody waiting."""

import asyncio

from deorbit.server.base.metrics import Metrics

EVERY = 0.02
"""Seconds between two looks: no work that takes so long passes unseen."""


async def watch(metrics: Metrics) -> None:
    """For as long as the server runs."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        metrics.time("loop_lag_seconds", max(0.0, loop.time() - due))
