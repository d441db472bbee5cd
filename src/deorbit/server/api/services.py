"""Everything that handlers need, in one place."""

import asyncio
from dataclasses import dataclass

from deorbit.server.agents.driver import Driver
from deorbit.server.agents.pool import AgentPool
from deorbit.server.base.limits import Bucket, Count
from deorbit.server.base.metrics import Metrics
from deorbit.server.base.settings import Settings
from deorbit.server.rooms.guests import Guests
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.rooms.sweep import Sweep
from deorbit.server.telling.audience import Audiences

GUEST_SOCKETS = 24
"""Live channels that one guest has open at once."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a guest may do in a minute, and how many live channels are open. `work` is what an
    address may have worked out; downloads are made one at a time."""

    guests: Bucket
    requests: Bucket
    actions: Bucket
    chat: Bucket
    tables: Bucket
    work: Bucket
    sockets: Count
    guest_sockets: Count
    downloads: asyncio.Semaphore


@dataclass(frozen=True, slots=True)
class Site:
    settings: Settings
    rooms: Rooms
    audiences: Audiences
    guests: Guests
    pool: AgentPool
    driver: Driver
    sweep: Sweep
    metrics: Metrics
    limits: Limits


def limits_of(rooms: Rooms) -> Limits:
    settings, clock = rooms.settings, rooms.clock
    on = settings.limits
    return Limits(
        guests=Bucket(clock, settings.limit_guests, on),
        requests=Bucket(clock, settings.limit_requests, on),
        actions=Bucket(clock, settings.limit_actions, on),
        chat=Bucket(clock, settings.limit_chat, on),
        tables=Bucket(clock, settings.limit_tables, on),
        work=Bucket(clock, settings.limit_actions * 2, on),
        sockets=Count(settings.limit_sockets, on),
        guest_sockets=Count(GUEST_SOCKETS, on),
        downloads=asyncio.Semaphore(1),
    )
