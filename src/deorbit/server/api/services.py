"""Everything that handlers need, in one place."""

from dataclasses import dataclass, fields
from functools import partial

from deorbit.server.agents import hints
from deorbit.server.agents.driver import Driver
from deorbit.server.agents.hints import Hints
from deorbit.server.agents.pool import AgentPool
from deorbit.server.base.clock import Clock
from deorbit.server.base.limits import DAY, MINUTE, Bucket, Count
from deorbit.server.base.long_work import LongWork
from deorbit.server.base.loop_time import LoopTime
from deorbit.server.base.metrics import Metrics
from deorbit.server.base.queues import UNBOUND, Turns
from deorbit.server.base.settings import Settings
from deorbit.server.bus.bus import SPENT, Bus, Message
from deorbit.server.rooms.following import Following
from deorbit.server.rooms.guests import Guests
from deorbit.server.rooms.listings import Listings
from deorbit.server.rooms.presence import Presence
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.rooms.sweep import Sweep
from deorbit.server.telling.audience import Audiences
from deorbit.server.telling.inbox import Inbox
from deorbit.server.telling.past import Archive

GUEST_SOCKETS = 24
"""Live channels that one guest has open at once."""
AT_ONCE = 2
MOST_WAITING = 120
MOST_WAITING_EACH = 12
"""What takes long: done at once, and waiting altogether and for one address."""
SHARES = 6
"""Of its time on the loop one address takes so small a part in a row."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a guest may do in a minute, and how many live channels are open. `work` is what an
    address may have worked out, `seconds` how long the machine may work for it, `loop` how long the
    event loop may, `stored` how many megabytes its tables may begin from in a day, `address_tables`
    how many tables it may make, under however many names."""

    guests: Bucket
    requests: Bucket
    actions: Bucket
    chat: Bucket
    tables: Bucket
    address_tables: Bucket
    work: Bucket
    seconds: Bucket
    loop: LoopTime
    stored: Bucket
    sockets: Count
    guest_sockets: Count

    def share(self, bus: Bus) -> None:
        """What is spent here counts in all processes, but for the time of a loop, of which each has
        its own."""
        for field in fields(self):
            bucket = getattr(self, field.name)
            if isinstance(bucket, Bucket):
                bucket.tell = partial(_tell, bus, field.name)

    def hear(self, message: Message) -> None:
        """Another process tells what was spent there."""
        if message.sort == SPENT:
            name, _, key = message.thing.partition(":")
            getattr(self, name).charge_told(key, float(message.value))


@dataclass(frozen=True, slots=True)
class Site:
    settings: Settings
    rooms: Rooms
    audiences: Audiences
    guests: Guests
    pool: AgentPool
    driver: Driver
    sweep: Sweep
    presence: Presence
    following: Following
    metrics: Metrics
    limits: Limits
    long_work: LongWork
    hints: Hints
    archive: Archive
    inbox: Inbox
    listings: Listings


def _tell(bus: Bus, name: str, key: str, spent: float) -> None:
    if " " not in key:
        bus.tell(SPENT, f"{name}:{key}", spent)


def limits_of(settings: Settings, clock: Clock) -> Limits:
    on = settings.limits
    return Limits(
        guests=Bucket(clock, settings.limit_guests, on),
        requests=Bucket(clock, settings.limit_requests, on),
        actions=Bucket(clock, settings.limit_actions, on),
        chat=Bucket(clock, settings.limit_chat, on),
        tables=Bucket(clock, settings.limit_tables, on),
        address_tables=Bucket(clock, settings.limit_tables * 2, on),
        work=Bucket(clock, settings.limit_actions * 2, on),
        seconds=Bucket(clock, settings.limit_seconds, on),
        loop=LoopTime(clock, Bucket(clock, settings.limit_loop / SHARES, on, MINUTE / SHARES)),
        stored=Bucket(clock, settings.limit_stored, on, DAY),
        sockets=Count(settings.limit_sockets, on),
        guest_sockets=Count(GUEST_SOCKETS, on),
    )


def turns_of(settings: Settings) -> Turns:
    """Nobody has every turn, so that others never wait for more than one piece of long work."""
    bounds = (AT_ONCE - 1, MOST_WAITING, MOST_WAITING_EACH)
    return Turns(AT_ONCE, *(bounds if settings.limits else UNBOUND))


def hints_of(pool: AgentPool, rooms: Rooms, limits: Limits) -> Hints:
    bounds = (hints.AT_ONCE, hints.MOST_WAITING, hints.MOST_WAITING_EACH)
    turns = Turns(hints.AT_ONCE, *(bounds if rooms.settings.limits else UNBOUND))
    return Hints(pool, LongWork(rooms.clock, turns, limits.seconds))
