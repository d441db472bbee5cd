"""Connections that say half of what they want: they are cut off, and nobody has them all."""

from __future__ import annotations

import http.client
import os
import re
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from deorbit.server.base.settings import Settings
from deorbit.server.listening.descriptors import for_connections, raised
from deorbit.server.listening.doors import Doors
from server.running import SOURCE, Running
from server.site import PATIENCE, Site

HALF = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = (
    b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Deorbit: 1\r\n"
    b"Content-Type: application/json\r\nContent-Length: 20\r\n\r\n"
)
MOST = 12


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    settings = {"wait_headers": "0.5", "wait_body": "0.5", "limit_connections": str(MOST)}
    with Running(tmp_path, f"sqlite:///{tmp_path / 'deorbit.db'}", **settings) as found:
        yield found


def connected(running: Running, source: str = "127.0.0.1") -> socket.socket:
    port = int(running.address.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))


def until_closed(line: socket.socket) -> bytes:
    """What still comes, once the other side has had enough."""
    told = b""
    try:
        while piece := line.recv(4096):
            told += piece
    except ConnectionError:
        pass
    return told


def healthy(running: Running, source: str) -> int:
    port = int(running.address.rpartition(":")[2])
    line = http.client.HTTPConnection("127.0.0.1", port, PATIENCE, (source, 0))
    line.request("GET", "/health")
    status = line.getresponse().status
    line.close()
    return status


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GE",
        HALF,
        BODY,
        BODY + b'{"name":',
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + HALF,
    ],
    ids=["nothing", "a word", "half a head", "no body", "half a body", "a second half"],
)
def test_who_does_not_go_on_is_cut_off(running: Running, said: bytes) -> None:
    with connected(running) as line:
        line.sendall(said)
        until_closed(line)
    assert healthy(running, "127.0.0.1") == 200
    told = httpx.get(f"{running.address}/metrics").text
    assert re.search(r"^deorbit_connections_cut_off 1$", told, re.M)
    assert re.search(r"^deorbit_connections [1-9]", told, re.M)


def test_who_sends_a_header_now_and_then_has_no_more_time(running: Running) -> None:
    with connected(running) as line:
        line.sendall(HALF)
        try:
            while True:
                line.sendall(b"X-More: 1\r\n")
                line.settimeout(0.1)
                try:
                    if not line.recv(10):
                        break
                except TimeoutError:
                    pass
        except ConnectionError:
            pass


def test_a_body_after_a_refusal_keeps_no_connection(running: Running) -> None:
    with connected(running) as line:
        line.sendall(BODY.replace(b"X-Deorbit: 1\r\n", b"") + b"{")
        assert b" 403 " in until_closed(line)


def test_nobody_has_all_connections(running: Running) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(connected(running)) for _ in range(MOST * 3)]
        for line in lines:
            try:
                line.sendall(HALF)
            except ConnectionError:
                continue
        told = [until_closed(line) for line in lines]
        assert sum(one.startswith(b"HTTP/1.1 503") for one in told) == MOST * 2
        assert all(b"Retry-After: " in one for one in told if one)
        held = [stack.enter_context(connected(running)) for _ in range(MOST)]
        assert until_closed(stack.enter_context(connected(running))).startswith(b"HTTP/1.1 503")
        assert healthy(running, "127.0.0.2") == 200
        for line in held:
            until_closed(line)
    assert healthy(running, "127.0.0.1") == 200


def test_a_live_channel_leaves_the_door_that_its_request_came_in_by(running: Running) -> None:
    ask = (
        b"GET /api/tables/none/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    for _ in range(MOST * 2):
        with connected(running) as line:
            line.sendall(ask)
            assert b" 101 " in line.recv(4096)
    assert healthy(running, "127.0.0.1") == 200


def test_connections_of_a_trusted_proxy_are_counted_altogether() -> None:
    doors = Doors(Settings(proxies=("10.0.0.0/8",), limit_connections=1), most=3)
    assert [doors.enter("192.0.2.1"), doors.enter("192.0.2.1")] == [True, False]
    assert [doors.enter("10.0.0.1") for _ in range(3)] == [True, True, False]
    doors.leave("10.0.0.1")
    assert doors.enter("192.0.2.2")
    doors.leave("192.0.2.1")
    assert (doors.enter("192.0.2.1"), doors.open) == (True, 3)


def test_behind_a_proxy_requests_are_counted_by_whom_it_names(tmp_path: Path) -> None:
    file = f"sqlite:///{tmp_path / 'deorbit.db'}"
    with Site(file, limits=True, limit_connections=1) as site:
        guard = site.app.asgi_handler
        guard._under_way.enter("203.0.113.7")
        answer = site.stranger().ask("GET", "/api/games")
        assert (answer.status_code, int(answer.headers["retry-after"]) > 0) == (503, True)
        assert site.stranger("203.0.113.8").ask("GET", "/api/games").status_code == 200
        guard._under_way.leave("203.0.113.7")
        for _ in range(3):
            assert site.stranger().ask("GET", "/api/games").status_code == 200


def test_the_soft_limit_of_descriptors_is_raised_at_the_start() -> None:
    code = (
        "import resource; from deorbit.server.listening.descriptors import raised;"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, 512));"
        "print(raised(), *resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": SOURCE},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == ["512", "512", "512"]
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] <= max(raised(), 65_536)
    assert (for_connections(1024), for_connections(100)) == (896, 50)


# Who does not read -------------------------------------------------------------------------------

LARGE = b"GET /schema/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Running]:
    settings = {"wait_taken": "0.5", "limit_connections": str(MOST)}
    with Running(tmp_path, f"sqlite:///{tmp_path / 'deorbit.db'}", **settings) as found:
        yield found


def descriptors(running: Running) -> int:
    """How many connections the process of the server has open."""
    assert running.process is not None
    folder = Path(f"/proc/{running.process.pid}/fd")
    return sum(os.readlink(one).startswith("socket:") for one in folder.iterdir())


def without_reading(running: Running, said: bytes) -> socket.socket:
    """A connection that asks, and takes hardly anything of what it is told."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", int(running.address.rpartition(":")[2])))
    line.sendall(said)
    return line


def until_hung_up(line: socket.socket) -> None:
    """Until the other side has cut off the connection, which says so without our reading."""
    while not line.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
        time.sleep(0.02)


def test_who_takes_no_answer_is_cut_off_and_leaves_nothing_behind(impatient: Running) -> None:
    httpx.get(f"{impatient.address}/schema/openapi.json")
    before = descriptors(impatient)
    for _ in range(3):
        # What one answer does not fill, several do.
        lines = [without_reading(impatient, LARGE * 100) for _ in range(MOST - 2)]
        for line in lines:
            until_hung_up(line)
            line.close()
    told = httpx.get(f"{impatient.address}/metrics").text
    assert re.search(rf"^deorbit_connections_cut_off {3 * (MOST - 2)}$", told, re.M)
    assert descriptors(impatient) <= before + 1


def test_headers_that_are_too_long_are_not_read_to_their_end(running: Running) -> None:
    with connected(running) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 20)
        line.sendall(HALF + b"a:b\r\n" * 10_000 + b"\r\n")
        assert until_closed(line).startswith(b"HTTP/1.1 400 ")
