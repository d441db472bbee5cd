"""The least of HTTP and WebSocket that hundreds of clients in one process need.

A generator of load must cost less than what it measures, so nothing here is general: one host, no
compression, no fragments, text messages only.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any

import msgspec

HOST = "127.0.0.1"
PATIENCE = 30.0
"""Seconds that an answer may take while tables are made."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SHORT, LONG = 126, 127
"""What stands for the length of a frame where seven bits are too few."""


class Failed(Exception):
    """A server did not do as it should."""


class Caller:
    """One person's HTTP connection, with their cookie."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.cookie = ""

    async def post(self, path: str, body: object, **headers: str) -> Any:
        """What is answered, read as JSON."""
        return await asyncio.wait_for(self._post(path, body, headers), PATIENCE)

    async def _post(self, path: str, body: object, headers: dict[str, str]) -> Any:
        if self._streams is None:
            self._streams = await asyncio.open_connection(HOST, self._port)
        reader, writer = self._streams
        data = msgspec.json.encode(body)
        lines = [f"POST {path} HTTP/1.1", f"Host: {HOST}:{self._port}"]
        lines += ["Content-Type: application/json", f"Content-Length: {len(data)}", "X-Deorbit: 1"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines += [f"Cookie: {self.cookie}"] if self.cookie else []
        writer.write("\r\n".join([*lines, "", ""]).encode() + data)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        said = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line)
        for line in head.split("\r\n"):
            if line.lower().startswith("set-cookie: "):
                self.cookie = line.partition(": ")[2].partition(";")[0]
        answer = await reader.readexactly(int(said.get("content-length", "0")))
        if head.split(" ", 2)[1] != "200":
            raise Failed(f"{path}: {head.split(chr(13))[0]} {answer[:300]!r}")
        return msgspec.json.decode(answer) if answer else None

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Channel(asyncio.Protocol):
    """One person's WebSocket. What comes in is handed on as it comes, in bytes."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._transport: asyncio.WriteTransport | None = None
        self._data = bytearray()
        self._greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    @classmethod
    async def open(
        cls, port: int, path: str, hear: Callable[[bytes], None], cookie: str = ""
    ) -> "Channel":
        loop = asyncio.get_running_loop()
        _, channel = await loop.create_connection(lambda: cls(hear), HOST, port)
        lines = [f"GET {path} HTTP/1.1", f"Host: {HOST}:{port}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines.append(f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}")
        lines += [f"Cookie: {cookie}"] if cookie else []
        channel._write("\r\n".join([*lines, "", ""]).encode())
        await asyncio.wait_for(channel._greeted, PATIENCE)
        return channel

    def send(self, data: bytes) -> None:
        """A text message, masked with zeros: it may be sent as it is."""
        self._frame(TEXT, data)

    def close(self) -> None:
        self.closed = True
        if self._transport is not None:
            self._transport.close()

    # What asyncio calls ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._greeted.done():
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._data.startswith(b"HTTP/1.1 101"):
                self._greeted.set_exception(Failed(bytes(self._data[:200]).decode("latin-1")))
                return
            del self._data[: end + 4]
            self._greeted.set_result(None)
        while self._take_frame():
            pass

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self._greeted.done():
            self._greeted.set_exception(Failed("the connection was closed"))

    # Frames ----------------------------------------------------------------------------------

    def _take_frame(self) -> bool:
        data = self._data
        if len(data) < 2:
            return False
        length, start = data[1], 2
        if length == SHORT:
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == LONG:
            length, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + length:
            return False
        kind = data[0] & 15
        body = bytes(data[start : start + length])
        del data[: start + length]
        if kind == TEXT:
            self._hear(body)
        elif kind == PING:
            self._frame(PONG, body)
        elif kind == CLOSE:
            self.close()
        return True

    def _frame(self, kind: int, body: bytes) -> None:
        head = bytes([128 | kind])
        if len(body) < SHORT:
            head += bytes([128 | len(body)])
        else:
            head += bytes([128 | SHORT]) + len(body).to_bytes(2, "big")
        self._write(head + bytes(4) + body)

    def _write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)
