"""A service in a test: the real application on a loop of its own, with people who talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx

from deorbit.server.agents.pool import AgentPool, Decision
from deorbit.server.api.services import Site as Premises
from deorbit.server.app import create_app
from deorbit.server.base.clock import Clock, Ids
from deorbit.server.base.files import Client
from deorbit.server.base.settings import Settings
from deorbit.server.rooms.guests import COOKIE
from deorbit.server.rooms.room import Room

T = TypeVar("T")
Json = Any

HOST = "deorbit.test"
PATIENCE = 60.0
"""Seconds after which a test gives up waiting for something that should happen."""


class StillClock(Clock):
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def now(self) -> float:
        return self.time


class PassingClock(StillClock):
    """Whoever waits lets the time pass."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []

    def ticks(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.time += seconds
        await asyncio.sleep(0)


class CountedIds(Ids):
    """Names that are the same in every run."""

    def __init__(self, start: str = "") -> None:
        self._start = start
        self._count = 0

    def token(self, bytes: int = 16) -> str:
        self._count += 1
        text = hashlib.sha256(f"{self._start}{self._count}".encode()).hexdigest()
        return text[: -(-bytes * 4 // 3)]

    def secret(self) -> bytes:
        return bytes.fromhex(hashlib.sha256(self.token().encode()).hexdigest())


def settings_for(database: str, **given: Any) -> Settings:
    """Settings that suit tests: agents do not dawdle, nobody comes too often."""
    return Settings(**{"database": database, "pace": 0.0, "limits": False, **given})


class Site:
    """A running service. `with Site(database) as site: ...`"""

    def __init__(
        self,
        database: str,
        *,
        clock: Clock | None = None,
        ids: Ids | None = None,
        client: Path | None = None,
        agents: bool = True,
        pool: AgentPool | None = None,
        **settings: Any,
    ) -> None:
        self.settings = settings_for(database, **settings)
        self.clock = clock or StillClock()
        self._ids = ids or Ids()
        self._client = Client(client) if client else None
        self._pool = pool or (AgentPool(0) if agents else SlowPool())
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._life: Lifespan | None = None

    def __enter__(self) -> Site:
        self._thread.start()
        self.run(self._start())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._life is not None
        self.run(self._life.stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _start(self) -> None:
        self.app: Any = create_app(
            self.settings,
            clock=self.clock,
            ids=self._ids,
            pool=self._pool,
            client=self._client,
        )
        self._life = Lifespan(self.app)
        await self._life.start()

    def run(self, job: Coroutine[Any, Any, T]) -> T:
        """Do something on the loop of the service."""
        return asyncio.run_coroutine_threadsafe(job, self._loop).result(PATIENCE)

    @property
    def premises(self) -> Premises:
        found: Premises = self.app.state.site
        return found

    @property
    def pool(self) -> Any:
        return self._pool

    def room(self, id: str) -> Room:
        return self.run(self.premises.rooms.room(id))

    def room_now(self, id: str) -> Room:
        """A table that is in memory."""
        found = self.premises.rooms.known(id)
        assert found is not None
        return found

    def readers(self, table: str) -> set[Any]:
        """Those who read at a table just now."""
        return self.premises.audiences.at(self.room_now(table)).readers

    def sweep(self) -> None:
        self.run(self.premises.sweep.once())

    def wait(self, condition: Callable[[], object]) -> None:
        """Until something is so."""

        async def poll() -> None:
            while not condition():
                await asyncio.sleep(0.005)

        self.run(asyncio.wait_for(poll(), PATIENCE))

    def stranger(self, address: str = "203.0.113.7") -> Person:
        return Person(self, "", address)

    def person(self, name: str = "Anna", address: str = "203.0.113.7") -> Person:
        person = Person(self, "", address)
        person.ok("POST", "/api/guests", {"name": name})
        return person


class SlowPool(AgentPool):
    """Agents who answer when the test lets them."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[int] = []
        self._may = asyncio.Event()

    def let(self) -> None:
        self._may.set()

    async def decide(self, match: Any, seat: int, agent: str, seed: int) -> Decision:
        self.asked.append(seat)
        found = await super().decide(match, seat, agent, seed)
        await self._may.wait()
        return found


class Lifespan:
    def __init__(self, app: Any) -> None:
        self._app = app
        self._to: asyncio.Queue[Json] = asyncio.Queue()
        self._from: asyncio.Queue[Json] = asyncio.Queue()

    async def start(self) -> None:
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self._task = asyncio.ensure_future(self._app(scope, self._to.get, self._from.put))
        await self._say("startup")

    async def stop(self) -> None:
        await self._say("shutdown")
        await self._task

    async def _say(self, what: str) -> None:
        await self._to.put({"type": f"lifespan.{what}"})
        answer = await asyncio.wait_for(self._from.get(), PATIENCE)
        assert answer["type"] == f"lifespan.{what}.complete", answer


class Person:
    """Somebody with a browser."""

    def __init__(self, site: Site, cookie: str, address: str) -> None:
        self.site = site
        self.cookie = cookie
        self.address = address

    def ask(
        self,
        method: str,
        path: str,
        body: Json = None,
        *,
        headers: dict[str, str] | None = None,
        content: bytes | None = None,
        scheme: str = "http",
    ) -> httpx.Response:
        return self.site.run(self._ask(method, path, body, headers, content, scheme))

    async def _ask(
        self,
        method: str,
        path: str,
        body: Json,
        headers: dict[str, str] | None,
        content: bytes | None,
        scheme: str,
    ) -> httpx.Response:
        sent = {"X-Deorbit": "1"} if headers is None else dict(headers)
        if self.cookie:
            sent["Cookie"] = self.cookie
        transport = httpx.ASGITransport(
            self.site.app, raise_app_exceptions=False, client=(self.address, 1234)
        )
        async with httpx.AsyncClient(
            transport=transport, base_url=f"{scheme}://{HOST}", timeout=PATIENCE
        ) as client:
            if content is not None:
                answer = await client.request(method, path, content=content, headers=sent)
            else:
                answer = await client.request(method, path, json=body, headers=sent)
        if COOKIE in answer.cookies:
            self.cookie = f"{COOKIE}={answer.cookies[COOKIE]}"
        return answer

    def ok(self, method: str, path: str, body: Json = None) -> Json:
        """What is answered; it must be a success."""
        answer = self.ask(method, path, body)
        assert answer.status_code == 200, (answer.status_code, answer.text)
        return answer.json()

    def refused(self, status: int, method: str, path: str, body: Json = None) -> str:
        """The message id of a refusal with this status."""
        answer = self.ask(method, path, body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        error = answer.json()["error"]
        assert error["text"] != error["id"], "a message without words"
        return str(error["id"])

    # Tables ----------------------------------------------------------------------------------

    def make(self, *seats: str, **given: Any) -> str:
        """A table; seats are "me", "open" or the name of an agent."""
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "agent", "agent": seat}
            for seat in seats
        ]
        body = {"game": "stationfall", "seats": wanted, **given}
        return str(self.ok("POST", "/api/tables", body)["id"])

    def at(self, table: str, what: str = "", seat: int | None = None) -> Json:
        """Read something of a table."""
        query = "" if seat is None else f"?seat={seat}"
        return self.ok("GET", f"/api/tables/{table}{what}{query}")

    def do(self, table: str, what: str, **body: Any) -> Json:
        return self.ok("POST", f"/api/tables/{table}/{what}", body)

    def cannot(self, status: int, table: str, what: str, **body: Any) -> str:
        return self.refused(status, "POST", f"/api/tables/{table}/{what}", body)

    def act(self, table: str, seat: int, action: Json, id: str, version: int) -> httpx.Response:
        body = {"seat": seat, "action": action, "id": id, "version": version}
        return self.ask("POST", f"/api/tables/{table}/actions", body)

    def play_first(self, table: str, seat: int) -> int:
        """Take the first legal action."""
        match = self.site.room(table).match
        action = match.legal(seat)[0].to_json()
        answer = self.act(table, seat, action, f"v{match.version}", match.version)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["version"])

    def live(self, table: str, seat: int | None = None, **more: Any) -> Live:
        query = {**({} if seat is None else {"seat": seat}), **more}
        return Live(self, table, "&".join(f"{key}={value}" for key, value in query.items()))


def patched(known: Json, patch: Json) -> Json:
    """What a reader makes of a change."""
    kept = {key: value for key, value in known.items() if key not in patch["gone"]}
    within = {key: patched(known[key], part) for key, part in patch.get("within", {}).items()}
    return {**kept, **within, **patch["set"]}


class Live:
    """A live channel, with what its reader knows. `with person.live(table, 0) as live: ...`"""

    def __init__(
        self, person: Person, table: str, query: str, headers: dict[str, str] | None = None
    ) -> None:
        self.person = person
        self.site = person.site
        self.table = table
        self.query = query
        self.headers = headers or {}
        self.raw: list[str] = []
        self.info: Json = None
        self.view: Json = None
        self.desk: Json = None
        self.game: Json = None
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.code: int | None = None
        self.slow = False

    def __enter__(self) -> Live:
        self.site.run(self._open())
        return self

    def __exit__(self, *about: object) -> None:
        self.close()

    async def _open(self) -> None:
        self._to: asyncio.Queue[Json] = asyncio.Queue()
        self._from: asyncio.Queue[Json] = asyncio.Queue()
        headers = {"host": HOST, "cookie": self.person.cookie, **self.headers}
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/api/tables/{self.table}/live",
            "raw_path": f"/api/tables/{self.table}/live".encode(),
            "query_string": self.query.encode(),
            "root_path": "",
            "headers": [(k.encode(), v.encode()) for k, v in headers.items() if v],
            "client": (self.person.address, 1234),
            "server": (HOST, 80),
            "subprotocols": [],
            "extensions": {},
        }
        self._gate = asyncio.Event()
        self._gate.set()
        self._task = asyncio.ensure_future(self.site.app(scope, self._to.get, self._send))
        await self._to.put({"type": "websocket.connect"})

    async def _send(self, message: Json) -> None:
        await self._gate.wait()
        await self._from.put(message)

    def hold(self) -> None:
        """Be slow: nothing more is taken from the server."""
        self._gate.clear()

    def go_on(self) -> None:
        async def go() -> None:
            self._gate.set()

        self.site.run(go())

    def close(self) -> None:
        async def end() -> None:
            self._gate.set()
            await self._to.put({"type": "websocket.disconnect", "code": 1001})
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(asyncio.shield(self._task), PATIENCE)

        self.site.run(end())

    def send(self, message: Json) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        self.site.run(self._to.put({"type": "websocket.receive", "text": text}))

    def next(self) -> Json:
        """The next message, taken in; None when the channel is closed."""
        message = self.site.run(asyncio.wait_for(self._from.get(), PATIENCE))
        if message["type"] == "websocket.accept":
            return self.next()
        if message["type"] == "websocket.close":
            self.code = message["code"]
            return None
        self.raw.append(message["text"])
        found = json.loads(message["text"])
        self._take(found)
        return found

    def until(self, condition: Callable[[Json], object]) -> Json:
        """The first message for which something holds."""
        while True:
            message = self.next()
            assert message is not None, f"closed with {self.code}"
            if condition(message):
                return message

    def until_version(self, version: int) -> Json:
        """Until the state of play has reached a version."""
        while self.game is None or self.game["version"] < version:
            assert self.next() is not None, f"closed with {self.code}"
        return self.game

    def until_closed(self) -> int:
        while self.next() is not None:
            pass
        assert self.code is not None
        return self.code

    def _take(self, message: Json) -> None:
        if message["type"] in ("hello", "table"):
            self.info = message["table"]
        if message["type"] == "hello":
            self.chat = message["chat"]
        if message["type"] == "chat":
            self.chat.append(message["line"])
        game = message.get("game") if message["type"] == "hello" else message
        if message["type"] in ("hello", "game") and game is not None:
            self.game = game
            if "patch" in game:
                self.view = patched(self.view, game["patch"])
            self.view = game.get("view", self.view)
            self.desk = game["desk"] if "desk" in game else patched(self.desk, game["desk_patch"])
            log = game["log"]
            self.log = self.log[: log["at"]] + log["events"]
