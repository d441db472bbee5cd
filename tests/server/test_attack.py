"""The whole attack at once on a real server, from an address for each way, while two honest people
play at another one: nothing fails them, and what strangers leave behind stays small."""

from __future__ import annotations

import json
import resource
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from server.running import Running
from server.site import patched
from server.test_kill import OWN
from server.test_lines import long_match
from server.test_memory import bomb
from server.test_upload import played

MEMORY = 64
"""Megabytes for tables."""
MOST_GROWN = 400 << 20
"""Bytes that the process may have grown by: tables, and what reading files takes at once."""
HALF = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
TIDY = {"game": "stationx", "position": {}, "tidy": True}
WORST = 30
"""Seconds that a client waits for an answer."""


class Stranger:
    """A guest with an address of this machine."""

    def __init__(self, server: Running, address: str) -> None:
        self.answers: Counter[int] = Counter()
        self._client = httpx.Client(
            base_url=server.address,
            transport=httpx.HTTPTransport(local_address=address),
            headers=OWN,
            timeout=WORST,
        )
        self.asks("POST", "/api/guests", json={"name": "Kim"})

    def asks(self, method: str, path: str, **given: Any) -> httpx.Response:
        answer = self._client.request(method, path, **given)
        self.answers[answer.status_code] += 1
        return answer

    @property
    def cookie(self) -> str:
        return self._client.cookies["deorbit"]

    def floods(self, times: int, at_once: int, method: str, path: str, **given: Any) -> None:
        with ThreadPoolExecutor(at_once) as pool:
            for done in [pool.submit(self.asks, method, path, **given) for _ in range(times)]:
                done.result()


def files(stranger: Stranger) -> None:
    """Files with parts of the past full of empty objects, each to become a table."""
    text = bomb(played("stationx", steps=30).dumps(), 6, 19_000)
    stranger.floods(45, 4, "POST", "/api/files", content=f'{{"file": {text}}}'.encode())


def pasts(stranger: Stranger) -> None:
    """Files of a long past, looked at."""
    text = long_match(played("stationx", steps=30).dumps(), 4_900)
    stranger.floods(40, 8, "POST", "/api/files/look", content=text.encode())


def positions(stranger: Stranger) -> None:
    stranger.floods(200, 40, "POST", "/api/positions", json=TIDY)


def lobby(stranger: Stranger) -> None:
    new = {"game": "stationx", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    stranger.floods(300, 8, "POST", "/api/tables", json=new)


def connections(server: Running, address: str, count: int) -> int:
    """Half-sent headers. How many were turned away."""
    port = int(server.address.rpartition(":")[2])
    turned_away = 0
    with ExitStack() as stack:
        held = []
        for _ in range(count):
            line = socket.create_connection(("127.0.0.1", port), WORST, (address, 0))
            held.append(stack.enter_context(line))
            try:
                line.sendall(HALF)
            except ConnectionError:
                turned_away += 1
        for line in held:
            try:
                turned_away += line.recv(64).startswith(b"HTTP/1.1 503")
            except ConnectionError:
                turned_away += 1
    return turned_away


def memory(server: Running) -> int:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return 1024 * int(status.split("VmRSS:")[1].split()[0])


class Honest:
    """Two people who share a table, and act until they are told to stop."""

    def __init__(self, server: Running) -> None:
        self.one = Stranger(server, "127.0.0.1")
        new = {"game": "stationx", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        self.table = self.one.asks("POST", "/api/tables", json=new).json()["id"]
        self.live = f"{server.address.replace('http', 'ws')}/api/tables/{self.table}/live?seat="
        self.cookie = {"Cookie": f"deorbit={self.one.cookie}"}
        self.version = 0
        self.told: list[float] = []
        """Seconds from each decision until both had been told of it."""

    def sees(self, channel: ClientConnection, view: dict[str, Any], version: int) -> dict[str, Any]:
        """The view of a seat once it has been told of a version."""
        while True:
            message = json.loads(channel.recv(WORST))
            game = message["game"] if message["type"] == "hello" else message
            if message["type"] in ("hello", "game"):
                view = game["view"] if "view" in game else patched(view, game["patch"])
                if game["version"] >= version:
                    return view

    def plays(self, is_over: Callable[[], bool]) -> None:
        with ExitStack() as stack:
            channels = [
                stack.enter_context(connect(self.live + seat, additional_headers=self.cookie))
                for seat in "01"
            ]
            views = [self.sees(channel, {}, 0) for channel in channels]
            while not is_over():
                seat = next(seat for seat, view in enumerate(views) if view["legal"])
                body = {
                    "seat": seat,
                    "action": views[seat]["legal"][0],
                    "id": f"a{self.version}",
                    "version": self.version,
                }
                began = time.monotonic()
                answer = self.one.asks("POST", f"/api/tables/{self.table}/actions", json=body)
                assert answer.status_code == 200, answer.text
                self.version = answer.json()["version"]
                views = [
                    self.sees(*known, self.version) for known in zip(channels, views, strict=True)
                ]
                self.told.append(time.monotonic() - began)
                time.sleep(0.3)


@pytest.mark.soak
def test_strangers_do_their_worst_beside_a_table_in_play(tmp_path: Path) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    settings = {"memory": str(MEMORY), "wait_headers": "5"}
    database = f"sqlite:///{tmp_path / 'deorbit.db'}"
    with Running(tmp_path, database, **settings) as server:
        honest = Honest(server)
        over = threading.Event()
        before = memory(server)
        attacks = [files, pasts, positions, lobby]
        strangers = [Stranger(server, f"127.0.1.{n}") for n in range(len(attacks))]
        with ThreadPoolExecutor(len(attacks) + 2) as pool:
            play = pool.submit(honest.plays, over.is_set)
            doors = pool.submit(connections, server, "127.0.2.1", 1_400)
            work = [pool.submit(*pair) for pair in zip(attacks, strangers, strict=True)]
            try:
                for done in work:
                    done.result()
                turned_away = doors.result()
            finally:
                over.set()
            play.result()
        grown = memory(server) - before
        shares = quantiles(honest.told, n=100)
        print(
            json.dumps(
                {
                    "grown_mb": grown >> 20,
                    "turned_away": turned_away,
                    "honest": {"actions": honest.version, "p50": shares[49], "p99": shares[98]},
                    "strangers": [dict(stranger.answers) for stranger in strangers],
                }
            )
        )
        assert set(honest.one.answers) <= {200, 201}, honest.one.answers
        assert honest.version > 10
        assert turned_away > 1_000
        for stranger in strangers:
            assert set(stranger.answers) <= {200, 201, 429, 503}, stranger.answers
        assert strangers[0].answers[200] < 45
        assert strangers[3].answers[200] <= 40
        assert grown < MOST_GROWN
        assert server.stop() == 0
        server.start()
        assert memory(server) < before + MOST_GROWN
        again = honest.one.asks("GET", f"{server.address}/api/tables/{honest.table}")
        assert again.json()["version"] == honest.version
