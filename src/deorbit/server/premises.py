"""Everything that handlers need, in one place."""

import asyncio
from dataclasses import dataclass

from deorbit.server.agents import AgentPool
from deorbit.server.driver import Driver
from deorbit.server.guests import Guests
from deorbit.server.house import House
from deorbit.server.limits import Bucket, Count
from deorbit.server.metrics import Metrics
from deorbit.server.settings import Settings
from deorbit.server.sweep import Sweep

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
    house: House
    guests: Guests
    pool: AgentPool
    driver: Driver
    sweep: Sweep
    metrics: Metrics
    limits: Limits


def limits_of(house: House) -> Limits:
    settings, clock = house.settings, house.clock
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
