"""Runs the service: one socket, clear words when it cannot start, and a quiet end."""

import asyncio
import errno
import gc
import os
import socket
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from types import FrameType

import uvicorn

from deorbit.cli.commands import parent
from deorbit.cli.terminal.screen import Screen
from deorbit.core.errors import BadInput
from deorbit.server.app import create_app, open_store
from deorbit.server.base import logs
from deorbit.server.base.clock import Clock
from deorbit.server.base.settings import Settings
from deorbit.server.bus.by_nats import check as check_nats
from deorbit.server.listening import descriptors
from deorbit.server.listening.doors import Doors
from deorbit.server.listening.protocols import Config
from deorbit.server.storage.database import Database
from deorbit.server.telling.reader import LARGEST

BACKLOG = 512
PING_EVERY = 20.0
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
SIGNALLED = 128
COLLECT = (50_000, 20, 50)
"""When to look for rings of objects that nobody holds: after so many new ones."""


class Service(uvicorn.Server):
    """Tells when it is ready, and ends at once when it is told to stop a second time."""

    def __init__(
        self, config: uvicorn.Config, announce: Callable[[], None], send_home: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._announce = announce
        self._send_home = send_home

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # A connection that is being opened just now would not hear of the end from uvicorn.
        self._send_home()
        await super().shutdown(sockets)

    def give_up(self) -> None:
        """Whoever watched over this process is gone, and would not find the port free."""
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            # Nothing that was acknowledged can be lost by this.
            os._exit(SIGNALLED + sig)
        self.should_exit = True


def serve(settings: Settings, screen: Screen, without_site: bool = False) -> int:
    """Serve until told to stop. Returns the exit code."""
    if not without_site and not files("deorbit.server").joinpath("site", "index.html").is_file():
        raise BadInput("serve-no-site")
    logs.setup(settings.log_level)
    check_together(settings)
    given = parent.inherited()
    if settings.processes > 1 and given is None:
        with listen(settings.host, settings.port) as own:
            tell = partial(_announce, settings, address_of(own), screen)
            return parent.Parent(own, settings.processes, settings.grace, tell).run()
    with given.socket if given else listen(settings.host, settings.port) as own:
        doors = Doors(settings, descriptors.for_connections(descriptors.raised()))
        clock = Clock()
        store = open_store(settings, clock)
        try:
            app = create_app(settings, clock=clock, store=store)
            config = Config(
                app,
                doors,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                # Whose word on the client's address counts is decided by the service itself.
                proxy_headers=False,
                ws_max_size=LARGEST,
                ws_per_message_deflate=False,
                ws_ping_interval=PING_EVERY,
                ws_ping_timeout=PING_EVERY,
                timeout_graceful_shutdown=max(1, round(settings.grace)),
            )
            address = address_of(own)
            alive: list[asyncio.Future[None]] = []

            def started() -> None:
                doors.tell(app.state.site.metrics)
                if given:
                    given.tell_ready()
                    alive.append(asyncio.ensure_future(given.tell_alive(service.give_up)))
                else:
                    _announce(settings, address, screen)

            service = Service(
                config,
                started,
                lambda: app.state.site.rooms.send_home(),
            )
            spare_the_collector()
            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
                runner.run(service.serve(sockets=[own]))
        finally:
            store.close()
    logs.note("stopped")
    return 0 if service.started else 1


def check_together(settings: Settings) -> None:
    """Whether several processes can serve together, and tell each other what has changed."""
    database = Database(settings.database)
    if database.is_sqlite and settings.processes > 1:
        raise BadInput("serve-one-process", processes=settings.processes, database=database.shown)
    if settings.wakeups is not None and not database.is_sqlite:
        check_nats(settings.wakeups)


def spare_the_collector() -> None:
    """Views and messages are trees, which go as soon as nobody holds them. Looking for rings among
    them all the time is dear, and takes the longest when the most people play."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def listen(host: str, port: int) -> socket.socket:
    """A socket that is taken now, so that nothing is opened or written where it is not free."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError:
        raise BadInput("serve-bad-host", host=host) from None
    family, kind, protocol, _, address = found[0]
    own = socket.socket(family, kind, protocol)
    try:
        own.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        own.bind(address)
        own.listen(BACKLOG)
        own.setblocking(False)
    except OSError as error:
        own.close()
        raise _refused(error, host, port) from None
    return own


def _refused(error: OSError, host: str, port: int) -> BadInput:
    if error.errno == errno.EADDRINUSE:
        return BadInput("serve-port-used", host=host, port=str(port), other=str(port + 1))
    if error.errno in (errno.EACCES, errno.EPERM):
        return BadInput("serve-port-denied", port=str(port))
    return BadInput("serve-bad-host", host=host)


def address_of(own: socket.socket) -> str:
    """What to type into a browser on this machine."""
    host, port = own.getsockname()[:2]
    shown = EVERYWHERE.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def _announce(settings: Settings, address: str, screen: Screen) -> None:
    logs.note("started", database=settings.database, workers=settings.workers)
    screen.tell(screen.say("serve-ready", address=settings.public_url or address))
    if settings.public_url:
        screen.tell(screen.say("serve-behind", address=address))
    if settings.host in EVERYWHERE:
        screen.tell(screen.say("serve-everywhere"))
    screen.tell(screen.say("serve-stop"))
    screen.console.file.flush()
