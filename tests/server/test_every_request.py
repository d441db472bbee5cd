"""Every request that there is, with whatever somebody may think of: a real server answers each, at
a bounded cost, while somebody else reads on."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from deorbit.server.app import SUBJECTS
from server.running import Running
from server.site import PATIENCE
from server.test_attack import memory
from server.test_kill import OWN

TIMES = 150
"""How often each request is sent, each time otherwise."""
AT_ONCE = 40
MOST_SECONDS = 0.02
"""Of a processor, for an answer."""
MOST_GROWN = 150 << 20
"""Bytes that the process may grow by."""
MANY = 1_000
"""Connections of one address at once."""

REQUESTS = sorted(
    (str(method), re.sub(r":\w+}", "}", path))
    for subject in SUBJECTS
    for handler in subject.handlers
    for path in handler.paths
    for method in handler.http_methods
    if method != "OPTIONS"
)
SEATS = '"game":"stationfall","seats":[{"kind":"me"},{"kind":"me"}]'
DECISION = '"seat":0,"version":0,"id":"x"'
BODIES = [
    "",
    "null",
    "[" * 30_000,
    '{"a":' * 6_000,
    '{"seat":' + "9" * 60_000 + "}",
    '{"seat":1e999}',
    '{"seat":-1,"version":-1,"id":"x"}',
    f"{{{DECISION}}}",
    f'{{{DECISION},"careful":true,"action":{{"kind":"end","args":[]}}}}',
    f'{{{DECISION},"action":{{"kind":"' + "k" * 60_000 + '","args":[]}}',
    f'{{{DECISION},"action":{{"kind":"move","args":[' + "1," * 25_000 + "1]}}",
    '{"seat":0,"text":"' + "\\ud800" * 5_000 + '"}',
    '{"seat":0,"text":"\\u0000"}',
    '{"game":"stationfall","seats":[' + '{"kind":"me"},' * 4_000 + '{"kind":"me"}]}',
    f'{{{SEATS},"options":' + '{"a":' * 2_000 + "1" + "}" * 2_001,
    f'{{{SEATS},"position":' + '{"a":' * 200 + "1" + "}" * 201,
    '{"game":"stationx","position":{},"tidy":true}',
    '{"token":"x","lesson":"x","game":"intrepid","kind":"undo","yes":true,"seat":0,"name":"é"}',
]
ASKED = [
    "",
    "seat=0",
    "seat=8",
    "seat=-1",
    "seat=" + "9" * 20,
    "seat=0&seat=1",
    "as=all",
    "first=999999&count=64",
    "count=99999",
    "seat=0&action=" + "(" * 600,
    "seat=0&action=move%20" + "1," * 250,
    "seat=0&action=%ED%A0%80%00",
    "seat=0&start=bridge&goal=bridge",
    "start=" + "x" * 64 + "&goal=%00",
    "seat=0&sort=section&name=bridge",
    "text=" + "x" * 3_000,
]
NAMES = {
    "game": ["stationfall", "..%2f..%2fetc", "x" * 40],
    "number": ["0", "8", "-1", "9" * 12],
    "step": ["0", "999999", "9" * 30, "-1"],
    "language": ["en", "..%2fen", "%00"],
}


class Stranger:
    """A guest with an address of this machine, who has tables of every sort."""

    def __init__(self, server: Running, address: str) -> None:
        self.answers: Counter[int] = Counter()
        transport = httpx.AsyncHTTPTransport(
            local_address=address, limits=httpx.Limits(max_connections=AT_ONCE)
        )
        self.client = httpx.AsyncClient(
            base_url=server.address, headers=OWN, timeout=PATIENCE, transport=transport
        )
        self.tables = ["x" * 22, "..%2f..", "%00", "é" * 20]

    async def arrive(self) -> None:
        await self.client.post("/api/guests", json={"name": "Kim"})
        for game in ("stationfall", "stationx", "intrepid", "stationx"):
            new = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}
            self.tables.append((await self.client.post("/api/tables", json=new)).json()["id"])
        closed = f"/api/tables/{self.tables[-1]}/propose"
        await self.client.post(closed, json={"kind": "close", "seat": 0})

    def paths(self, path: str) -> Iterator[str]:
        names = re.findall(r"{(\w+)}", path)
        for values in itertools.product(*(NAMES.get(name, self.tables) for name in names)):
            found = path
            for name, value in zip(names, values, strict=True):
                found = found.replace(f"{{{name}}}", value)
            yield found

    async def sends(self, method: str, path: str) -> None:
        """A request in many ways, many of them at once."""
        given: list[tuple[str, str | None]] = [
            (f"{one}?{asked}", None) for one in self.paths(path) for asked in ASKED
        ]
        if method != "GET":
            given = [(one, body) for one in self.paths(path) for body in BODIES]
        random.Random(path).shuffle(given)
        turn = asyncio.Semaphore(AT_ONCE)

        async def one(target: str, body: str | None) -> None:
            async with turn:
                about = {} if body is None else {"Content-Type": "application/json"}
                answer = await self.client.request(method, target, content=body, headers=about)
            assert answer.status_code < 500 or answer.status_code == 503, (target, body)
            assert answer.status_code not in (429, 503) or int(answer.headers["retry-after"]) > 0
            self.answers[answer.status_code] += 1

        all = itertools.islice(itertools.cycle(given), TIMES)
        await asyncio.gather(*(one(*ask) for ask in all))


def worked(server: Running) -> float:
    """Seconds that processors have worked for the process so far."""
    assert server.process is not None
    told = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


async def reads(client: httpx.AsyncClient, table: str, told: list[int]) -> None:
    while True:
        told.append((await client.get(f"/api/tables/{table}")).status_code)
        await asyncio.sleep(0.2)


@pytest.mark.soak
def test_whatever_is_asked_is_answered_at_a_bounded_cost(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        honest = Stranger(server, "127.0.0.1")
        await honest.arrive()
        told: list[int] = []
        reading = asyncio.ensure_future(reads(honest.client, honest.tables[4], told))
        before = memory(server)
        for number, (method, path) in enumerate(REQUESTS):
            stranger = Stranger(server, f"127.0.3.{number + 1}")
            await stranger.arrive()
            began = worked(server)
            await stranger.sends(method, path)
            taken = (worked(server) - began) / TIMES
            assert taken < MOST_SECONDS, (method, path, taken, stranger.answers)
            await stranger.client.aclose()
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        await honest.client.aclose()
        assert set(told) == {200}
        assert memory(server) - before < MOST_GROWN

    with Running(tmp_path, f"sqlite:///{tmp_path / 'deorbit.db'}") as server:
        asyncio.run(run(server))


@pytest.mark.soak
def test_a_thousand_at_once_from_one_address_are_an_address_that_waits(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        honest, greedy = Stranger(server, "127.0.0.1"), Stranger(server, "127.0.4.1")
        await honest.arrive()
        await greedy.arrive()
        port = int(server.address.rpartition(":")[2])
        cookie = greedy.client.cookies["deorbit"]
        target = f"/api/tables/{greedy.tables[4]}/consider?seat=0&action=end"
        said = f"GET {target} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: deorbit={cookie}\r\n\r\n"
        answers: Counter[Any] = Counter()
        ready = asyncio.Event()

        async def one() -> None:
            try:
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", port, local_addr=("127.0.4.1", 0)
                )
                await ready.wait()
                writer.write(said.encode())
                answers[(await reader.readline())[9:12]] += 1
                writer.close()
            except ConnectionError:
                answers[b""] += 1

        began = worked(server)
        flood = [asyncio.ensure_future(one()) for _ in range(MANY)]
        told: list[int] = []
        reading = asyncio.ensure_future(reads(honest.client, honest.tables[4], told))
        await asyncio.sleep(1)
        ready.set()
        await asyncio.gather(*flood)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        assert set(answers) <= {b"", b"200", b"429", b"503", b"400", b"422"}, answers
        assert answers[b""] + answers[b"503"] > MANY - 200
        assert worked(server) - began < MANY * MOST_SECONDS
        assert set(told) == {200}
        await honest.client.aclose()
        await greedy.client.aclose()

    with Running(tmp_path, f"sqlite:///{tmp_path / 'deorbit.db'}") as server:
        asyncio.run(run(server))
