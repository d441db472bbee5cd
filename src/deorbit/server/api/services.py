"""Everything that handlers need, in one place."""

from dataclasses import dataclass

from deorbit.server.agents import hints
from deorbit.server.agents.driver import Driver
from deorbit.server.agents.hints import Hints
from deorbit.server.agents.pool import AgentPool
from deorbit.server.base.limits import DAY, MINUTE, Bucket, Count
from deorbit.server.base.long_work import LongWork
from deorbit.server.base.metrics import Metrics
from deorbit.server.base.queues import Turns
from deorbit.server.base.settings import Settings
from deorbit.server.bus.bus import SPENT, Message
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
UNBOUND = (1_000_000, 1_000_000)


@dataclass(frozen=True, slots=True)
class Limits:
    """What a guest may do in a minute, and how many live channels are open. `work` is what an
    address may have worked out, `seconds` how long the machine may work for it, `stored`
    how many megabytes its tables may begin from in a day, `address_tables` how many tables it may
    make, under however many names."""

    guests: Bucket
    requests: Bucket
    actions: Bucket
    chat: Bucket
    tables: Bucket
    address_tables: Bucket
    work: Bucket
    seconds: Bucket
    stored: Bucket
    sockets: Count
    guest_sockets: Count

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


def limits_of(rooms: Rooms) -> Limits:
    settings, clock = rooms.settings, rooms.clock
    on = settings.limits

    def bucket(name: str, amount: int, seconds: float = MINUTE) -> Bucket:
        """What is spent of it in one process counts in all of them."""

        def tell(key: str, spent: float) -> None:
            if on and " " not in key:
                rooms.bus.tell(SPENT, f"{name}:{key}", spent)

        return Bucket(clock, amount, on, seconds, tell)

    return Limits(
        guests=bucket("guests", settings.limit_guests),
        requests=bucket("requests", settings.limit_requests),
        actions=bucket("actions", settings.limit_actions),
        chat=bucket("chat", settings.limit_chat),
        tables=bucket("tables", settings.limit_tables),
        address_tables=bucket("address_tables", settings.limit_tables * 2),
        work=bucket("work", settings.limit_actions * 2),
        seconds=bucket("seconds", settings.limit_seconds),
        stored=bucket("stored", settings.limit_stored, DAY),
        sockets=Count(settings.limit_sockets, on),
        guest_sockets=Count(GUEST_SOCKETS, on),
    )


def turns_of(settings: Settings) -> Turns:
    """Nobody has every turn, so that others never wait for more than one piece of long work."""
    if settings.limits:
        return Turns(AT_ONCE, AT_ONCE - 1, MOST_WAITING, MOST_WAITING_EACH)
    return Turns(AT_ONCE, AT_ONCE, *UNBOUND)


def hints_of(pool: AgentPool, rooms: Rooms, limits: Limits) -> Hints:
    bounds = (hints.MOST_WAITING, hints.MOST_WAITING_EACH)
    turns = Turns(hints.AT_ONCE, hints.AT_ONCE, *(bounds if rooms.settings.limits else UNBOUND))
    return Hints(pool, LongWork(rooms.clock, turns, limits.seconds))
