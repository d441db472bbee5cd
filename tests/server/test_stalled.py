"""Live channels of people who do not read, or send what is no message: they are cut off."""

from __future__ import annotations

import asyncio
import gc
import socket
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn

from deorbit.server.base.settings import Settings
from deorbit.server.listening.doors import Doors
from deorbit.server.listening.protocols import Config, CountedChannel
from server.site import PATIENCE

ASK = (
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING = b"\x89\x80\0\0\0\0"
PONG = b"\x8a\x80\0\0\0\0"
BEGUN = b"\x01\x80\0\0\0\0"
"""The first part of a message that goes on for ever, in parts of which each is empty."""
GOES_ON = b"\x00\x80\0\0\0\0"
LARGE = "x" * (8 << 20)
"""More than the system keeps for somebody who does not read."""


async def talks(scope: Any, receive: Any, send: Any) -> None:
    """Never stops telling."""
    await send({"type": "websocket.accept"})
    while True:
        await send({"type": "websocket.send", "text": LARGE})


async def parts(scope: Any, receive: Any, send: Any) -> None:
    """Says much, and good-bye."""
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": LARGE})


async def listens(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


class Served:
    """A server of one application, in a thread."""

    def __init__(self, app: Any, **more: Any) -> None:
        self.doors = Doors(Settings(wait_taken=0.3), most=10)
        self.channels: list[weakref.ref[Any]] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        config = Config(app, self.doors, lifespan="off", log_config=None, **more)
        made = self.channels

        class Noted(CountedChannel):
            def __init__(self, *given: Any, **about: Any) -> None:
                super().__init__(*given, **about)
                made.append(weakref.ref(self))

        config.ws = Noted
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        asyncio.run(self.server.serve(sockets=[self.listening]))

    def until(self, condition: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end
            time.sleep(0.01)

    def is_empty(self) -> bool:
        """Whether nothing is left of any channel."""
        gc.collect()
        return self.doors.open == 0 and not any(channel() for channel in self.channels)


@contextmanager
def served(app: Any, **more: Any) -> Iterator[Served]:
    found = Served(app, **more)
    found.thread.start()
    try:
        yield found
    finally:
        found.server.should_exit = found.server.force_exit = True
        found.thread.join()
        found.listening.close()


def channel(server: Served) -> socket.socket:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect(server.listening.getsockname())
    line.sendall(ASK)
    return line


@pytest.mark.parametrize("app", [talks, parts])
def test_a_channel_whose_reader_never_reads_is_cut_off(app: Any) -> None:
    with served(app) as server, channel(server), channel(server):
        server.until(lambda: len(server.channels) == 2)
        server.until(server.is_empty)
        assert server.doors.too_slow == 2


def test_who_does_not_answer_a_ping_keeps_no_connection() -> None:
    with served(talks, ws_ping_interval=0.1, ws_ping_timeout=0.1) as server, channel(server):
        server.doors.settings = Settings(wait_taken=600)
        server.until(lambda: server.channels)
        server.until(server.is_empty)
        assert server.doors.too_slow == 1


@pytest.mark.parametrize("frames", [PING, PONG, BEGUN + GOES_ON])
def test_frames_that_are_no_messages_are_counted(frames: bytes) -> None:
    with served(listens) as server, channel(server) as line:
        try:
            for _ in range(1_000):
                line.sendall(frames[:6] + frames[-6:] * 1_000)
        except ConnectionError:
            pass
        server.until(server.is_empty)
        assert server.doors.too_slow == 1


def test_frames_within_the_bounds_are_read() -> None:
    with served(listens) as server, channel(server) as line:
        heard = b""
        while b"\r\n\r\n" not in heard:
            heard += line.recv(4096)
        line.sendall(PING * 80)
        while heard.count(b"\x8a\0") < 80:
            heard += line.recv(4096)
        assert server.doors.open == 1
        line.sendall(b"\x88\x80\0\0\0\0")
        server.until(server.is_empty)
        assert server.doors.too_slow == 0
