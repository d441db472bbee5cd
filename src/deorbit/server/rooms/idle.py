"""Tables that nobody looks at cost nothing but their rows: after a while they leave memory."""

import asyncio

from deorbit.server.rooms.rooms import Rooms

IDLE = 120.0
"""Seconds for which a table stays that nobody uses: who loads a page again finds it there."""
EVERY = 30.0


async def run(rooms: Rooms) -> None:
    """For as long as the server runs."""
    while True:
        await asyncio.sleep(EVERY)
        put_away(rooms)


def put_away(rooms: Rooms) -> None:
    """Let go of every table that nobody has used for a while."""
    before = rooms.clock.now() - IDLE
    for room in rooms.in_memory():
        if room.used <= before:
            rooms.let_go(room)
