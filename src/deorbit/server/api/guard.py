"""The guard at the door: who may knock, how often, how much they may bring, and the headers on
every answer. Plain ASGI around the application, so that nothing gets past it."""

from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from deorbit.server.base.asking import asked_by
from deorbit.server.base.clock import Clock
from deorbit.server.base.limits import Bucket, Count, address_key
from deorbit.server.base.loop_time import LoopTime
from deorbit.server.base.proxies import Proxies
from deorbit.server.base.refusals import (
    BAD_INPUT,
    FORBIDDEN,
    MISDIRECTED,
    TOO_LARGE,
    UNAVAILABLE,
    Refusal,
)
from deorbit.server.base.settings import Settings

LARGEST_BODY = 64 * 1024
LARGEST_POSITION = 256 * 1024
LARGEST_FILE = 8 * 1024 * 1024
"""Bytes that a request may bring: usually, with a position in it, and as a file."""
LARGER = {
    "/api/tables": LARGEST_POSITION,
    "/api/positions": LARGEST_POSITION,
    "/api/files": LARGEST_FILE,
    "/api/files/look": LARGEST_FILE,
    "/api/watch": LARGEST_FILE,
}
"""Paths that take more than usual. Their handlers name the same bound as `request_max_body_size`,
which holds for bodies that do not say how long they are."""
LONGEST_TARGET = 4096
MOST_HEADERS = 100
COME_AGAIN = 5
HEADER = b"x-deorbit"
COUNTED = ("/api", "/schema", "/health", "/metrics")
"""What has to be worked out; pages are sent as they lie in memory."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src {connect}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
    "object-src 'none'"
)
PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, clock: Clock, loop_time: LoopTime) -> None:
        self._app = app
        self._loop_time = loop_time
        self._origins = frozenset(settings.allowed_origins)
        self._hosts = frozenset(urlsplit(origin).netloc for origin in settings.allowed_origins)
        self._public = urlsplit(settings.public_url or "").netloc
        self._proxies = Proxies(settings.proxies)
        self._requests = Bucket(clock, settings.limit_requests, settings.limits)
        self._under_way = Count(settings.limit_connections, settings.limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        known: Any = scope
        headers = _headers(known["headers"][:MOST_HEADERS])
        self._believe_proxy(scope, headers)
        socket = known["type"] == "websocket"
        path = str(known["path"])

        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                answer: Any = message
                host = self._public or headers.get(b"host", b"").decode("latin-1")
                answer["headers"] = _with_headers(answer.get("headers", ()), path, host)
            await send(message)

        address = address_of(scope)
        try:
            self._check(known, headers, path, socket)
            if not socket:
                self._enter(address)
        except Refusal as refusal:
            if socket:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": refusal.id})
            else:
                await _refuse(refusal, guarded)
            return
        with asked_by(address):
            try:
                await self._loop_time.spent(address, self._answer(scope, receive, guarded))
            finally:
                if not socket:
                    self._under_way.leave(address)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    def _enter(self, address: str) -> None:
        """Behind a proxy this is where connections are counted."""
        try:
            self._under_way.enter(address)
        except Refusal:
            raise Refusal(UNAVAILABLE, "server-busy", retry=COME_AGAIN) from None

    def _check(self, scope: Any, headers: dict[bytes, bytes], path: str, socket: bool) -> None:
        if len(scope["headers"]) > MOST_HEADERS:
            raise Refusal(BAD_INPUT, "server-bad-input", problem="headers")
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if self._hosts and host not in self._hosts and not _is_bare(host):
            raise Refusal(MISDIRECTED, "server-wrong-host")
        if "//" in path:
            # It would lead to the same handlers as a path that is counted.
            raise Refusal(BAD_INPUT, "server-bad-input", problem="path")
        if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > LONGEST_TARGET:
            raise Refusal(BAD_INPUT, "server-bad-input", problem="path")
        if socket or path.startswith(COUNTED):
            self._requests.take(address_of(scope))
        if socket or scope["method"] not in SAFE:
            self._check_origin(headers.get(b"origin"), host)
        if not socket:
            if scope["method"] not in SAFE and headers.get(HEADER) != b"1":
                raise Refusal(FORBIDDEN, "server-no-header")
            length = headers.get(b"content-length", b"0")
            if not length.isdigit() or len(length) > 12:
                raise Refusal(BAD_INPUT, "server-bad-input", problem="Content-Length")
            most = LARGER.get(path.rstrip("/"), LARGEST_BODY)
            if int(length) > most:
                raise Refusal(TOO_LARGE, "server-too-large", most=most)

    def _check_origin(self, origin: bytes | None, host: str) -> None:
        """Browsers say where a page comes from; ours comes from here."""
        if origin is None:
            return
        said = origin.decode("latin-1").lower()
        own = {f"http://{host}", f"https://{host}"}
        if said not in own and said not in self._origins:
            raise Refusal(FORBIDDEN, "server-foreign-origin")

    def _believe_proxy(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """Behind a proxy that the host trusts, address and scheme are what it says."""
        known: Any = scope
        client = known.get("client")
        if not client or client[0] not in self._proxies:
            return
        said = headers.get(b"x-forwarded-proto", b"").decode("latin-1").strip().lower()
        if said in ("http", "https"):
            known["scheme"] = said.replace("http", "ws") if known["type"] == "websocket" else said
        for part in reversed(headers.get(b"x-forwarded-for", b"").decode("latin-1").split(",")):
            address = part.strip()
            try:
                ip_address(address)
            except ValueError:
                return
            known["client"] = (address, 0)
            if address not in self._proxies:
                return


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return address_key(client[0]) if client else "unknown"


def _is_bare(host: str) -> bool:
    """An address as a number, or this machine: no foreign name can lead here under these."""
    name = host.rpartition("]")[0].lstrip("[") if host.startswith("[") else host.partition(":")[0]
    if name == "localhost":
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _headers(pairs: Iterable[tuple[bytes, bytes]]) -> dict[bytes, bytes]:
    found: dict[bytes, bytes] = {}
    for name, value in pairs:
        lower = name.lower()
        found[lower] = found[lower] + b"," + value if lower in found else value
    return found


def _with_headers(
    given: Iterable[tuple[bytes, bytes]], path: str, host: str
) -> list[tuple[bytes, bytes]]:
    headers = list(given)
    names = {name.lower() for name, _ in headers}
    own = [
        (b"content-security-policy", POLICY.format(connect=_connect(host)).encode("latin-1")),
        (b"x-content-type-options", b"nosniff"),
        # A seat link must not reach anybody by way of a Referer.
        (b"referrer-policy", b"no-referrer" if path.startswith("/s/") else b"same-origin"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"x-frame-options", b"DENY"),
        (b"permissions-policy", PERMISSIONS.encode()),
    ]
    if path.startswith(("/api", "/metrics", "/health")):
        own.append((b"cache-control", b"no-store"))
    return headers + [(name, value) for name, value in own if name not in names]


def _connect(host: str) -> str:
    """Live channels to this very host: older browsers do not count them among 'self'."""
    safe = host and all(letter.isalnum() or letter in ".:-[]" for letter in host) and host.isascii()
    return f"'self' ws://{host} wss://{host}" if safe else "'self'"


async def _refuse(refusal: Refusal, send: Send) -> None:
    body = msgspec.json.encode(refusal.to_json())
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if refusal.retry:
        headers.append((b"retry-after", b"%d" % refusal.retry))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
