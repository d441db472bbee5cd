"""A service in this process, with a clock and ids of the test, and ears that keep every byte."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import httpx

from deorbit.core.match import Match
from deorbit.server.agents.pool import AgentPool, Decision
from deorbit.server.app import create_app
from deorbit.server.base.clock import Clock, Ids
from deorbit.server.base.settings import Settings
from deorbit.server.rooms.room import Room
from deorbit.server.storage.store import Store

HOST = "play.test"
OWN = {"X-Deorbit": "1"}
PONG = '{"type":"pong"}'


class StillClock(Clock):
    """Time goes on when the test says so."""

    def __init__(self) -> None:
        self.time = 1_900_000_000.0

    def now(self) -> float:
        return self.time


class CountedIds(Ids):
    """The same names in the same order, every time."""

    def __init__(self, start: str = "twin") -> None:
        self.start = start
        self.count = 0

    def token(self, bytes: int = 16) -> str:
        return base64.urlsafe_b64encode(self.secret()[:bytes]).decode().rstrip("=")

    def secret(self) -> bytes:
        self.count += 1
        return hashlib.sha256(f"{self.start} {self.count}".encode()).digest()


class Channel:
    """A live channel. `heard` is everything the server sent, in order."""

    def __init__(self, app: Any, target: str, cookie: str | None) -> None:
        parts = urlsplit(target)
        headers = [(b"host", HOST.encode())]
        if cookie is not None:
            headers.append((b"cookie", f"deorbit={cookie}".encode()))
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": parts.path,
            "raw_path": parts.path.encode(),
            "root_path": "",
            "query_string": parts.query.encode(),
            "headers": headers,
            "client": ("127.0.0.1", 50_000),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self.heard: list[str] = []
        self.closed = False
        self._awaited = 0
        self._to: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        self._to.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(app(self._scope, self._to.get, self._hear))
        self._task.add_done_callback(self._ended)

    async def _hear(self, message: Any) -> None:
        text = message.get("text")
        self._awaited -= text == PONG
        self.closed |= message["type"] == "websocket.close"
        self.heard.append(text if text is not None else str(sorted(message.items())))
        self._news.set()

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.closed = True
        self._news.set()

    def say(self, message: dict[str, Any]) -> None:
        self._to.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def settle(self) -> None:
        """Until all that happened so far has been told. A pong goes before news that wait, so the
        second one comes behind them."""
        for _ in range(2):
            self._awaited += 1
            self.say({"type": "ping"})
            while self._awaited and not self.closed:
                self._news.clear()
                await self._news.wait()
        if self._task.done():
            self._task.result()

    async def end(self) -> None:
        self._to.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._task


class Browser:
    """Somebody's browser. `heard` is every answer: status, headers and body."""

    def __init__(self, app: Any, name: str | None) -> None:
        self.app = app
        self.name = name
        self.heard: list[str] = []
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app), base_url=f"http://{HOST}", headers=OWN
        )

    @property
    def cookie(self) -> str | None:
        return self.client.cookies.get("deorbit")

    async def arrive(self) -> None:
        if self.name is not None:
            await self.ask("POST", "/api/guests", {"name": self.name})

    async def ask(self, method: str, target: str, body: Any = None) -> httpx.Response:
        answer = await self.client.request(method, target, json=body)
        assert answer.status_code < 500, (target, answer.text)
        shown = dict(answer.headers)
        self.heard.append(f"{method} {target} {answer.status_code} {shown} {answer.text}")
        return answer

    def watch(self, table: str, seat: int | None, **more: int) -> Channel:
        """A live channel, from a seat or as a spectator; `more` says what is known already."""
        given = {**({} if seat is None else {"seat": seat}), **more}
        query = "&".join(f"{name}={value}" for name, value in given.items())
        return Channel(self.app, f"/api/tables/{table}/live?{query}", self.cookie)


class PatientPool(AgentPool):
    """Agents that decide when the test lets them."""

    def __init__(self) -> None:
        super().__init__(1)
        self.turn = asyncio.Semaphore(0)

    async def decide(self, match: Match, seat: int, agent: str, seed: int) -> Decision:
        await self.turn.acquire()
        return await super().decide(match, seat, agent, seed)


@dataclass(frozen=True)
class Service:
    """The application, running."""

    app: Any
    clock: StillClock
    pool: PatientPool

    def room(self, id: str) -> Room:
        found: Room | None = self.app.state.site.rooms.known(id)
        assert found is not None
        return found


@asynccontextmanager
async def service(database: str, start: str = "twin", **settings: Any) -> AsyncIterator[Service]:
    """`start`: how the names begin that this process makes up."""
    clock, pool = StillClock(), PatientPool()
    store = Store.open(database)
    given = Settings(database=database, pace=0.0, limits=False, **settings)
    app = create_app(given, clock=clock, ids=CountedIds(start), store=store, pool=pool)
    try:
        async with app.lifespan():
            yield Service(app, clock, pool)
    finally:
        await pool.close()
        store.close()
