"""How long a connection may keep the service waiting, by a clock that stands still in between."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from uvicorn.server import ServerState

from deorbit.server.base.metrics import Metrics
from deorbit.server.base.settings import Settings
from deorbit.server.listening.doors import SLOWEST, Doors
from deorbit.server.listening.protocols import Config, CountedChannel, PatientHttp

HEADERS, BODY, TAKEN = 10.0, 20.0, 30.0
GET = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 500000\r\n"
CHANNEL = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
App = Callable[[Any, Any, Any], Awaitable[None]]


class Bell:
    def __init__(self, at: float, ring: Callable[[], None]) -> None:
        self.at = at
        self.ring = ring
        self.stopped = False

    def cancel(self) -> None:
        self.stopped = True


class Hours:
    """A loop whose time passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.bells: list[Bell] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Bell:
        bell = Bell(self.now + seconds, ring)
        self.bells.append(bell)
        return bell

    def create_task(self, job: Any, **more: Any) -> asyncio.Task[None]:
        return asyncio.get_running_loop().create_task(job)

    @property
    def waiting(self) -> list[Bell]:
        return [bell for bell in self.bells if not bell.stopped]

    def go_to(self, moment: float) -> None:
        """The time so many seconds after the beginning; what rings until then rings."""
        until = 1000.0 + moment
        while due := [bell for bell in self.waiting if bell.at <= until]:
            bell = min(due, key=lambda one: one.at)
            self.bells.remove(bell)
            self.now = max(self.now, bell.at)
            bell.ring()
        self.now = until


class Line:
    """What the system has of a connection."""

    def __init__(self, peer: tuple[str, int] | None) -> None:
        self.peer = peer

    def getpeername(self) -> tuple[str, int]:
        if self.peer is None:
            raise OSError
        return self.peer

    def getsockname(self) -> tuple[str, int]:
        return ("127.0.0.1", 80)

    def setsockopt(self, *given: Any) -> None:
        """That nothing lingers."""


class Wire(asyncio.Transport):
    def __init__(self, peer: tuple[str, int] | None) -> None:
        super().__init__({"peername": peer, "socket": Line(peer), "sockname": ("127.0.0.1", 80)})
        self.told = b""
        self.closed = False
        self.cut = False
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        self.told += bytes(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.cut = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


async def silent(scope: Any, receive: Any, send: Any) -> None:
    await asyncio.Event().wait()


async def quick(scope: Any, receive: Any, send: Any) -> None:
    headers = [(b"content-length", b"2")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"ok", "more_body": False})


class Caller:
    """A connection, and the loop that it is on."""

    def __init__(self, app: App = silent, doors: Doors | None = None) -> None:
        settings = Settings(
            wait_headers=HEADERS, wait_body=BODY, wait_taken=TAKEN, limit_connections=2
        )
        self.doors = doors or Doors(settings, most=3)
        self.hours = Hours()
        self.wire = Wire(("192.0.2.1", 5))
        config = Config(app, self.doors, log_config=None, timeout_keep_alive=10_000)
        self.http = PatientHttp(config, ServerState(), {}, cast(Any, self.hours))
        self.http.connection_made(self.wire)

    async def says(self, data: bytes) -> None:
        self.http.data_received(data)
        for _ in range(5):
            await asyncio.sleep(0)

    def is_cut_at(self, moment: float) -> bool:
        """Whether it is cut off at this moment, and not before."""
        self.hours.go_to(moment - 0.1)
        early = self.wire.cut
        self.hours.go_to(moment)
        return self.wire.cut and not early and self.doors.too_slow == 1

    def is_kept_until(self, moment: float) -> bool:
        self.hours.go_to(moment)
        return not self.wire.cut and self.doors.too_slow == 0


def on_a_loop(job: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await job()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(run())


def test_who_says_nothing_is_cut_off() -> None:
    async def job() -> None:
        assert Caller().is_cut_at(HEADERS)

    on_a_loop(job)


def test_a_live_channel_is_not_cut_off_by_what_its_request_was_waited_for() -> None:
    async def job() -> None:
        caller = Caller()
        await caller.says(CHANNEL)
        channel = caller.wire.protocol
        assert isinstance(channel, CountedChannel)
        assert caller.is_kept_until(10 * BODY)
        assert caller.doors.open == 1
        channel.connection_lost(None)
        assert caller.doors.open == 0

    on_a_loop(job)


async def closing(scope: Any, receive: Any, send: Any) -> None:
    headers = [(b"content-length", b"0"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def test_who_says_a_word_now_and_then_has_no_more_time() -> None:
    async def job() -> None:
        caller = Caller()
        for moment in (3.0, 6.0, 9.0):
            assert caller.is_kept_until(moment)
            await caller.says(b"G" if moment == 3.0 else b"E")
        assert caller.is_cut_at(HEADERS)

    on_a_loop(job)


def test_nobody_is_cut_off_who_waits_for_an_answer() -> None:
    async def job() -> None:
        caller = Caller(silent)
        await caller.says(GET)
        assert caller.is_kept_until(100 * BODY)

    on_a_loop(job)


def test_behind_an_answer_the_next_request_has_time_of_its_own() -> None:
    async def job() -> None:
        caller = Caller(quick)
        caller.hours.go_to(8.0)
        await caller.says(GET)
        assert caller.wire.told.startswith(b"HTTP/1.1 200")
        assert caller.is_cut_at(8.0 + HEADERS)

    on_a_loop(job)


def test_requests_one_after_the_other_each_have_their_time() -> None:
    async def job() -> None:
        caller = Caller(quick)
        for moment in range(0, 90, 9):
            assert caller.is_kept_until(moment)
            await caller.says(GET)
        assert caller.wire.told.count(b"HTTP/1.1 200") == 10

    on_a_loop(job)


def test_a_body_has_time_of_its_own() -> None:
    async def job() -> None:
        caller = Caller()
        caller.hours.go_to(9.0)
        await caller.says(POST + b"\r\n")
        assert caller.is_cut_at(9.0 + BODY)

    on_a_loop(job)


@pytest.mark.parametrize("share", [0.5, 1.0, 2.0])
def test_a_body_has_more_time_for_every_byte_that_came_of_it(share: float) -> None:
    async def job() -> None:
        caller = Caller()
        padding = b"X-Long: " + b"x" * SLOWEST + b"\r\n"
        await caller.says(POST + padding + b"\r\n")
        for _ in range(2):
            await caller.says(b"b" * int(SLOWEST * share / 2))
        assert caller.is_cut_at(BODY + share)

    on_a_loop(job)


def test_who_is_kept_waiting_by_the_service_is_not_cut_off() -> None:
    async def job() -> None:
        full, asking = Caller(), Caller()
        await full.says(POST + b"\r\n")
        await full.says(b"b" * 70_000)
        await asking.says(POST + b"Expect: 100-continue\r\n\r\n")
        for caller in (full, asking):
            assert caller.is_kept_until(10 * BODY)

    on_a_loop(job)


def test_what_is_answered_before_the_connection_is_closed_has_to_be_taken() -> None:
    async def job() -> None:
        caller = Caller(closing)
        caller.hours.go_to(1.0)
        await caller.says(POST + b"\r\n")
        assert (caller.wire.told[:12], caller.wire.closed) == (b"HTTP/1.1 403", True)
        assert caller.is_cut_at(1.0 + HEADERS)

    on_a_loop(job)


def test_an_answer_that_nobody_takes_is_not_waited_for() -> None:
    async def job() -> None:
        caller, taking = Caller(), Caller()
        for one in (caller, taking):
            await one.says(GET)
            one.http.pause_writing()
            assert one.http.flow.write_paused
        taking.http.resume_writing()
        assert not taking.http.flow.write_paused
        assert taking.is_kept_until(10 * TAKEN)
        assert caller.is_cut_at(TAKEN)

    on_a_loop(job)


def test_who_finds_no_room_hears_when_to_come_again() -> None:
    async def job() -> None:
        doors = Doors(Settings(wait_headers=HEADERS, limits=False), most=1)
        inside, outside = Caller(doors=doors), Caller(doors=doors)
        assert (doors.open, doors.turned_away) == (1, 1)
        assert outside.wire.told.startswith(
            b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\n"
        )
        assert (outside.wire.closed, inside.wire.closed, inside.wire.told) == (True, False, b"")
        assert outside.is_cut_at(HEADERS)
        outside.http.connection_lost(None)
        assert doors.open == 1
        inside.http.connection_lost(None)
        assert doors.open == 0

    on_a_loop(job)


def test_a_connection_that_is_gone_is_waited_for_no_more() -> None:
    async def job() -> None:
        caller = Caller()
        await caller.says(GET)
        caller.http.pause_writing()
        silent_one = Caller()
        for one in (caller, silent_one):
            one.http.connection_lost(None)
            assert one.doors.open == 0
            assert not one.hours.waiting
            assert one.http not in one.http.connections

    on_a_loop(job)


def test_each_alarm_takes_the_place_of_the_one_before() -> None:
    async def job() -> None:
        caller = Caller(quick)
        for _ in range(3):
            await caller.says(GET)
        ours = [bell for bell in caller.hours.waiting if bell.at < caller.hours.now + 1000]
        assert len(ours) == 1

    on_a_loop(job)


def test_doors_tell_how_many_came_in_and_how_many_did_not() -> None:
    doors = Doors(Settings(limit_connections=1), most=2)
    assert [doors.enter("192.0.2.1"), doors.enter("192.0.2.1")] == [True, False]
    assert [doors.enter(None), doors.enter("192.0.2.2"), doors.enter(None)] == [True, False, False]
    doors.too_slow += 1
    metrics = Metrics()
    doors.tell(metrics)
    told = metrics.text().splitlines()
    assert "deorbit_connections 2" in told
    assert "deorbit_connections_turned_away 3" in told
    assert "deorbit_connections_cut_off 1" in told
    doors.leave(None)
    doors.leave("192.0.2.1")
    assert (doors.open, doors.enter("192.0.2.1")) == (0, True)
