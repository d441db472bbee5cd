"""The protocols of uvicorn, for whom half a request is no reason to wait for ever."""

import asyncio
import socket
import struct
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from deorbit.server.base.refusals import UNAVAILABLE
from deorbit.server.listening.doors import SLOWEST, Doors

COME_AGAIN = 5
HEADERS = 16 * 1024
"""Bytes that all headers of a request have at most, or twice as many."""
PIECE = 2048
FRAMES = 100
FRAMES_A_SECOND = 20
"""How a live channel is read: so many bytes at a time, and so many frames in a row and each second,
those that hold no message among them."""
AT_ONCE = struct.pack("ii", 1, 0)
"""To linger for no second."""
TURNED_AWAY = (
    f"HTTP/1.1 {UNAVAILABLE} Service Unavailable\r\nRetry-After: {COME_AGAIN}\r\n"
    "Content-Length: 0\r\nConnection: close\r\n\r\n"
).encode()


class Config(uvicorn.Config):
    """What uvicorn is told, and the doors that its connections come through."""

    def __init__(self, app: Any, doors: Doors, **more: Any) -> None:
        super().__init__(
            app,
            http=PatientHttp,
            ws=CountedChannel,
            h11_max_incomplete_event_size=HEADERS,
            **more,
        )
        self.doors = doors


class PatientHttp(H11Protocol):
    """Waits so long for headers, for a body as it comes, and for somebody to take an answer; then
    the connection is cut off."""

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self._doors = config.doors
        self._inside = False
        self._upgraded = False
        self._awaited: object = None
        self._since = 0.0
        self._received = 0
        self._alarm: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._inside = self._doors.enter(_address(self))
        if self._inside:
            self._watch()
        else:
            transport.write(TURNED_AWAY)
            transport.close()
            self._set_alarm(self._doors.settings.wait_headers)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_alarm()
        self.resume_writing()
        if self._inside:
            self._doors.leave(_address(self))

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        # Bit by bit, so that headers that are too long are noticed before they are read.
        for start in range(0, len(data), HEADERS):
            super().data_received(data[start : start + HEADERS])
            if self._upgraded:
                # Whoever speaks before the channel is open is not heard.
                return
            if self.transport.is_closing():
                break
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            # What was sent has to be taken before it is closed.
            self._set_alarm(self._doors.settings.wait_headers)
        else:
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._stop_alarm()
        # For this parser a body is still to come, of a connection that is not its own any more.
        self._upgraded = True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(self._doors.settings.wait_taken, self._cut_off)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _watch(self) -> None:
        """Count the time anew when something else is waited for."""
        state = self.conn.their_state
        if state is self._awaited:
            return
        self._awaited, self._since, self._received = state, self.loop.time(), 0
        if state is h11.IDLE:
            self._set_alarm(self._doors.settings.wait_headers)
        elif state is h11.SEND_BODY:
            self._set_alarm(self._doors.settings.wait_body)
        else:
            self._stop_alarm()

    def _set_alarm(self, seconds: float) -> None:
        self._stop_alarm()
        self._alarm = self.loop.call_later(seconds, self._out_of_time)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _out_of_time(self) -> None:
        """Whoever sends a long body fast enough, or is kept waiting by us, has more."""
        if self._awaited is h11.SEND_BODY and not self.transport.is_closing():
            most = self._doors.settings.wait_body
            until = self._since + most + self._received / SLOWEST
            held = self.flow.read_paused or self.conn.they_are_waiting_for_100_continue
            left = most if held else until - self.loop.time()
            if left > 0:
                self._set_alarm(left)
                return
        self._cut_off()

    def _cut_off(self) -> None:
        self._doors.too_slow += 1
        _hang_up(self.transport)


class CountedChannel(WebSocketsSansIOProtocol):
    """A live channel goes on with the connection of a request, and leaves by the same doors. Who
    does not take what is sent is cut off: a connection that is closed waits for that."""

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self._doors = config.doors
        self._stalled: asyncio.TimerHandle | None = None
        self._frames, self._at = float(FRAMES), self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_alarm()
        self._doors.leave(_address(self))

    def data_received(self, data: bytes) -> None:
        """Bit by bit, so that thousands of tiny frames are noticed before they are read."""
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        now = self.loop.time()
        left = min(FRAMES, self._frames + (now - self._at) * FRAMES_A_SECOND)
        self._frames, self._at = left - len(self.conn.events), now
        if self._frames < 0 and self._doors.settings.limits:
            self._cut_off()
        else:
            super().handle_events()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._set_alarm()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._stop_alarm()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._set_alarm()

    def keepalive_timeout(self) -> None:
        """Nobody is there who could take anything."""
        super().keepalive_timeout()
        self._cut_off()

    def _set_alarm(self) -> None:
        if self._stalled is None:
            wait = self._doors.settings.wait_taken
            self._stalled = self.loop.call_later(wait, self._cut_off)

    def _stop_alarm(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _cut_off(self) -> None:
        self._doors.too_slow += 1
        _hang_up(self.transport)


def _hang_up(transport: asyncio.Transport) -> None:
    """At once: else the system would keep for a long time what nobody takes."""
    line = transport.get_extra_info("socket")
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    transport.abort()


def _address(protocol: PatientHttp | CountedChannel) -> str | None:
    return protocol.client[0] if protocol.client else None
