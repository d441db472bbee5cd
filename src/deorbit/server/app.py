"""The service as an application: its parts put together, and how it starts and stops."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from deorbit.core.errors import DeorbitError
from deorbit.core.options import PackOption, learn_packs
from deorbit.core.text import say
from deorbit.games import NAMES, find
from deorbit.server.agents.driver import Driver
from deorbit.server.agents.pool import AgentPool
from deorbit.server.api import (
    chat,
    downloads,
    files,
    games,
    glossary,
    guests,
    health,
    hint,
    host,
    learn,
    live,
    pages,
    play,
    positions,
    replay,
    rules,
    tables,
    verify,
    watch,
    why,
)
from deorbit.server.api.answers import (
    on_engine,
    on_failure,
    on_http,
    on_refusal,
    on_unreadable,
)
from deorbit.server.api.callers import provide_at, provide_by
from deorbit.server.api.guard import LARGEST_BODY, Guard
from deorbit.server.api.services import Limits, Site, hints_of, limits_of, turns_of
from deorbit.server.base import lag
from deorbit.server.base.clock import Clock, Ids
from deorbit.server.base.files import Client
from deorbit.server.base.long_work import LongWork
from deorbit.server.base.metrics import Metrics, of_the_gone
from deorbit.server.base.refusals import Refusal
from deorbit.server.base.settings import Settings
from deorbit.server.bus.bus import Bus, Message
from deorbit.server.rooms import idle
from deorbit.server.rooms.following import Following
from deorbit.server.rooms.guests import COOKIE, Guests
from deorbit.server.rooms.listings import Listings
from deorbit.server.rooms.presence import Presence
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.rooms.sweep import Sweep
from deorbit.server.storage.store import ROOM, SHARE, Store
from deorbit.server.telling.audience import Audiences
from deorbit.server.telling.inbox import Inbox
from deorbit.server.telling.past import Archive
from deorbit.version import VERSION

SUBJECTS = (
    games.routes,
    rules.routes,
    glossary.routes,
    guests.routes,
    tables.routes,
    tables.at_table,
    learn.routes,
    play.routes,
    hint.routes,
    replay.routes,
    why.routes,
    watch.routes,
    downloads.routes,
    verify.routes,
    files.routes,
    positions.routes,
    chat.routes,
    host.routes,
    pages.routes,
    health.routes,
)


def create_app(
    settings: Settings,
    *,
    clock: Clock | None = None,
    ids: Ids | None = None,
    store: Store | None = None,
    pool: AgentPool | None = None,
    client: Client | None = None,
) -> Litestar:
    """The whole service. A store or pool that is given stays the giver's to close."""
    clock = clock or Clock()
    install_packs(settings.packs)
    metrics = Metrics()
    limits = limits_of(settings, clock)
    handlers = [handler for subject in SUBJECTS for handler in subject.handlers]

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        site = build_site(settings, clock, ids or Ids(), store, pool, metrics, limits)
        app.state.site = site
        await begin(site)
        running = [
            asyncio.ensure_future(site.driver.resume()),
            asyncio.ensure_future(site.presence.run()),
            asyncio.ensure_future(site.following.run()),
            asyncio.ensure_future(site.sweep.run()),
            asyncio.ensure_future(idle.run(site.rooms)),
            asyncio.ensure_future(lag.watch(metrics)),
        ]
        try:
            yield
        finally:
            await stop(site, running)
            if pool is None:
                await site.pool.close()
            if store is None:
                await asyncio.to_thread(site.rooms.store.close)

    app = Litestar(
        route_handlers=[*handlers, live.live, *pages.pages(client or Client())],
        lifespan=[life],
        dependencies={
            "by": Provide(provide_by),
            "at": Provide(provide_at),
        },
        exception_handlers={
            Refusal: on_refusal,
            DeorbitError: on_engine,
            HTTPException: on_http,
            RecursionError: on_unreadable,
            UnicodeError: on_unreadable,
            Exception: on_failure,
        },
        middleware=[metrics.middleware],
        openapi_config=_openapi(),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    app.asgi_handler = Guard(app.asgi_handler, settings, clock, limits.loop)
    return app


def install_packs(folders: Sequence[str]) -> None:
    """Make content packs known to the games that take them."""
    for game in map(find, NAMES):
        if any(isinstance(option, PackOption) for option in game.options):
            learn_packs(game.name, game.options, folders)


def build_site(
    settings: Settings,
    clock: Clock,
    ids: Ids,
    store: Store | None,
    pool: AgentPool | None,
    metrics: Metrics,
    limits: Limits,
) -> Site:
    store = store or open_store(settings, clock)
    work = LongWork(clock, turns_of(settings), limits.seconds)
    rooms = Rooms(store, settings, clock, ids, metrics, work, bus_for(settings, store, ids))
    pool = pool or AgentPool(settings.workers, settings.packs, metrics=metrics, clock=clock)
    # Readers first: agents answer what everybody was told.
    audiences = Audiences(rooms)
    guests = Guests(rooms)
    driver = Driver(rooms, pool)
    metrics.gauge("live_sockets", lambda: limits.sockets.total)
    metrics.gauge("bus_connected", lambda: int(rooms.bus.connected))
    metrics.gauge("write_queue", lambda: rooms.store.waiting)
    metrics.gauge("table_bytes", lambda: rooms.used)
    metrics.gauge("tables", lambda: _by_status(rooms), label="status")
    metrics.gauge("work_queue", lambda: work.waiting)
    return Site(
        settings=settings,
        rooms=rooms,
        audiences=audiences,
        guests=guests,
        pool=pool,
        driver=driver,
        sweep=Sweep(rooms, guests),
        presence=Presence(rooms, lambda: metrics.figures().text(), of_the_gone),
        following=Following(rooms),
        metrics=metrics,
        limits=limits,
        long_work=work,
        hints=hints_of(pool, rooms, limits),
        archive=Archive(work),
        inbox=Inbox(),
        listings=Listings(rooms),
    )


def bus_for(settings: Settings, store: Store, ids: Ids) -> Bus:
    """A database in a file is served by one process."""
    if store.database.is_sqlite:
        return Bus()
    if settings.wakeups is not None:
        from deorbit.server.bus.by_nats import ByNats

        return ByNats(ids.token(9), settings.wakeups, store.database.url)
    from deorbit.server.bus.listening import Listening

    return Listening(ids.token(9), store.database.url)


async def begin(site: Site) -> None:
    """Listen to other processes, and be known to them."""
    bus = site.rooms.bus

    def hear(message: Message) -> None:
        site.following.hear(message)
        site.guests.hear(message)
        site.limits.hear(message)
        site.listings.hear(message)

    bus.hear, bus.lost = hear, site.following.missed
    if site.settings.limits:
        site.limits.share(bus)
    await bus.open()
    if not bus.alone:
        with suppress(Refusal):
            await site.presence.beat()


def open_store(settings: Settings, clock: Clock) -> Store:
    return Store.open(
        settings.database,
        share=SHARE if settings.limits else ROOM,
        synced=settings.sync,
        clock=clock,
    )


async def stop(site: Site, running: Sequence[asyncio.Future[Any]]) -> None:
    """Agents first, then the live channels, then what is to be written."""
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    await site.driver.close()
    await site.following.close()
    site.rooms.send_home()
    with suppress(Exception):
        await site.rooms.close()
    with suppress(Exception):
        await site.presence.leave()
    await site.rooms.bus.close()


def _by_status(rooms: Rooms) -> dict[str, int]:
    """The tables in memory."""
    counts = dict.fromkeys(("waiting", "playing", "over", "closed"), 0)
    for room in rooms.in_memory():
        counts[room.row.status] += 1
    return counts


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title=say("server-api-title", {}),
        version=VERSION,
        description=say("server-api-about", {}),
        path="/schema",
        operation_id_creator=lambda handler, method, path: handler.handler_name,
        render_plugins=[JsonRenderPlugin()],
        components=Components(
            security_schemes={
                "guest": SecurityScheme(
                    type="apiKey",
                    name=COOKIE,
                    security_scheme_in="cookie",
                    description=say("server-api-cookie", {}),
                ),
                "own-page": SecurityScheme(
                    type="apiKey",
                    name="X-Deorbit",
                    security_scheme_in="header",
                    description=say("server-api-header", {}),
                ),
            }
        ),
    )
