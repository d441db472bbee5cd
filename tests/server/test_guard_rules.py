"""The guard by itself: who gets past it, with what, and what every answer carries."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

from deorbit.server.api.callers import visitor_of
from deorbit.server.api.guard import Guard, address_of
from deorbit.server.api.services import limits_of
from deorbit.server.base.refusals import Refusal
from deorbit.server.base.settings import Settings
from deorbit.server.rooms.guests import COOKIE
from deorbit.server.tables.bots import check_seats, with_bots
from server.site import StillClock

OWN = {"x-deorbit": "1"}


class Door:
    """A guard before an application that answers 200 to everything."""

    def __init__(self, **settings: Any) -> None:
        self.clock = StillClock()
        given = Settings(**{"limits": False, **settings})
        self.guard = Guard(self._inner, given, self.clock, limits_of(given, self.clock).loop)
        self.seen: Any = None

    async def _inner(self, scope: Any, receive: Any, send: Any) -> None:
        self.seen = scope
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            return
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    def knock(
        self,
        method: str = "GET",
        path: str = "/api/games",
        headers: dict[str, str] | None = None,
        query: str = "",
        client: tuple[str, int] | None = ("203.0.113.7", 1),
        kind: str = "http",
    ) -> list[Any]:
        """All that is sent back. "a|b" is a header that stands there twice."""
        given = {"host": "play.example.org", **(headers or {})}
        pairs = [
            (name.encode(), one.encode()) for name, said in given.items() for one in said.split("|")
        ]
        scope = {
            "type": kind,
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": pairs,
            "client": client,
            "scheme": "http" if kind == "http" else "ws",
        }
        if kind == "websocket":
            del scope["method"]
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append(message)

        self.seen = None
        asyncio.run(self.guard(scope, receive, send))  # type: ignore[arg-type]
        return sent

    def told(self, *about: Any, **more: Any) -> str:
        """ "" for who gets through, else the refusal."""
        sent = self.knock(*about, **more)
        if sent[0]["type"] == "websocket.close":
            assert (sent[0]["code"], self.seen) == (1008, None)
            return str(sent[0]["reason"])
        if sent[0].get("status", 200) == 200:
            assert self.seen is not None
            return ""
        assert self.seen is None
        headers = dict(sent[0]["headers"])
        assert headers[b"content-type"] == b"application/json"
        assert int(headers[b"content-length"]) == len(sent[1]["body"])
        return str(json.loads(sent[1]["body"])["error"]["id"])


# Who may knock -----------------------------------------------------------------------------------


def test_what_changes_something_comes_from_a_page_of_ours() -> None:
    door = Door()
    assert door.told() == ""
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        assert door.told(method) == "server-no-header"
        assert door.told(method, headers={"x-deorbit": "2"}) == "server-no-header"
        assert door.told(method, headers=OWN) == ""
    for method in ("HEAD", "OPTIONS"):
        assert door.told(method) == ""
    assert door.told(kind="websocket") == "", "a browser cannot send it there"


def test_a_foreign_page_changes_nothing_and_opens_no_channel() -> None:
    door = Door(origins=("https://friend.example",))
    assert door.told(headers={"host": "stranger.example"}) == "server-wrong-host"
    home = {"host": "friend.example", **OWN}
    foreign, own = {"origin": "https://evil.example"}, {"origin": "https://friend.example"}
    assert door.told("POST", headers={**home, **foreign}) == "server-foreign-origin"
    assert door.told("GET", headers={**home, **foreign}) == ""
    assert door.told("POST", headers={**home, **own}) == ""
    told = door.told(kind="websocket", headers={"host": "friend.example", **foreign})
    assert told == "server-foreign-origin"
    for origin in ("http://play.example.org", "https://PLAY.example.org"):
        assert Door().told("POST", headers={**OWN, "origin": origin}) == ""
    for host in ("localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "FRIEND.example"):
        assert door.told(headers={"host": host}) == "", host


def test_a_path_is_one_that_is_counted_and_of_some_length() -> None:
    door = Door()
    assert door.told(path="/api//games") == "server-bad-input"
    edge = 4096 - len("/api/games")
    assert door.told(query="x" * edge) == ""
    assert door.told(query="x" * (edge + 1)) == "server-bad-input"


def test_a_body_is_no_larger_than_its_path_takes() -> None:
    door = Door()

    def brings(path: str, size: str) -> str:
        return door.told("POST", path, {**OWN, "content-length": size})

    small, middle, large = 64 << 10, 256 << 10, 8 << 20
    for path, most in (
        ("/api/guests", small),
        ("/api/tables", middle),
        ("/api/tables/", middle),
        ("/api/positions", middle),
        ("/api/files", large),
        ("/api/files/look", large),
        ("/api/watch", large),
    ):
        assert brings(path, str(most)) == ""
        assert brings(path, str(most + 1)) == "server-too-large", path
    for nonsense in ("-1", "x", "1" * 13):
        assert brings("/api/guests", nonsense) == "server-bad-input"
    assert brings("/api/guests", "0" * 12) == ""
    assert door.told(kind="websocket", headers={"content-length": "x"}) == ""


# How often ---------------------------------------------------------------------------------------


def test_what_has_to_be_worked_out_is_counted_by_address_and_pages_are_not() -> None:
    door = Door(limits=True, limit_requests=2)
    for path in ("/api/games", "/schema/openapi.json", "/health", "/metrics"):
        door.clock.time += 3600  # type: ignore[attr-defined]
        assert [door.told(path=path) for _ in range(3)] == ["", "", "server-too-often"], path
    headers = dict(door.knock()[0]["headers"])
    assert headers[b"retry-after"] == b"30"
    assert door.told(client=("203.0.113.8", 1)) == ""
    assert door.told(kind="websocket") == "server-too-often"
    assert [door.told(path="/assets/x.js") for _ in range(5)] == [""] * 5


def test_who_has_no_address_is_somebody_all_the_same() -> None:
    door = Door(limits=True, limit_requests=1)
    assert door.told(client=None) == ""
    assert door.told(client=None) == "server-too-often"
    assert address_of({}) == "unknown"


def test_a_guest_is_counted_once_for_every_request_and_a_stranger_is_not() -> None:
    taken: list[str] = []

    async def identify(cookie: str | None) -> Any:
        return SimpleNamespace(id=cookie) if cookie else None

    site = SimpleNamespace(
        guests=SimpleNamespace(identify=identify),
        limits=SimpleNamespace(requests=SimpleNamespace(take=taken.append)),
    )
    for cookies, found in (({COOKIE: "ann"}, "ann"), ({}, None)):
        app = SimpleNamespace(state=SimpleNamespace(site=site))
        asking: Any = SimpleNamespace(app=app, cookies=cookies)
        guest = asyncio.run(visitor_of(asking))
        assert (guest.id if guest else None) == found
    assert taken == ["ann"]


# Proxies -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("client", "said", "address"),
    [
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "nonsense, 10.0.0.2", "10.0.0.2"),
        ("10.0.0.1", "198.51.100.1|10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "nonsense", "10.0.0.1"),
        ("203.0.113.7", "198.51.100.1", "203.0.113.7"),
        ("nowhere", "198.51.100.1", "nowhere"),
    ],
)
def test_a_proxy_is_believed_as_far_as_it_is_trusted(client: str, said: str, address: str) -> None:
    door = Door(proxies=("10.0.0.0/8",))
    headers = {"x-forwarded-for": said, "x-forwarded-proto": "https"}
    door.knock(headers=headers, client=(client, 5))
    assert door.seen["client"][0] == address
    trusted = client in ("10.0.0.1", "::ffff:10.0.0.1")
    assert door.seen["scheme"] == ("https" if trusted else "http")
    door.knock(headers=headers, client=(client, 5), kind="websocket")
    assert door.seen["scheme"] == ("wss" if trusted else "ws")
    door.knock(headers={**headers, "x-forwarded-proto": "ftp"}, client=(client, 5))
    assert door.seen["scheme"] == "http"
    bare = Door()
    bare.knock(headers=headers, client=(client, 5))
    assert (bare.seen["client"][0], bare.seen["scheme"]) == (client, "http")


# What every answer carries -----------------------------------------------------------------------


def headers_of(path: str, **more: Any) -> dict[str, str]:
    door = Door(**more)
    sent = door.knock(path=path)
    return {name.decode(): value.decode() for name, value in sent[0]["headers"]}


def test_every_answer_says_what_a_browser_may_do_with_it() -> None:
    page = headers_of("/")
    assert page["x-content-type-options"] == "nosniff"
    assert page["x-frame-options"] == "DENY"
    assert page["cross-origin-opener-policy"] == "same-origin"
    assert page["cross-origin-resource-policy"] == "same-origin"
    assert page["referrer-policy"] == "same-origin"
    assert headers_of("/s/link")["referrer-policy"] == "no-referrer"
    connect = "connect-src 'self' ws://play.example.org wss://play.example.org;"
    assert connect in page["content-security-policy"]
    public = headers_of("/", public_url="https://public.example")["content-security-policy"]
    assert "wss://public.example;" in public
    odd = Door().knock(headers={"host": "a b;"})
    policy = dict(odd[0]["headers"])[b"content-security-policy"].decode()
    assert "connect-src 'self';" in policy
    for path in ("/api/games", "/metrics", "/health"):
        assert headers_of(path)["cache-control"] == "no-store"
    assert "cache-control" not in page


# Seats of bots -----------------------------------------------------------------------------------


def test_people_sit_where_no_bot_does_and_bots_only_where_they_do() -> None:
    def problem(options: dict[str, Any], *kinds: str) -> tuple[str, Any] | None:
        try:
            check_seats(options, kinds)
        except Refusal as refused:
            return refused.id, refused.named["seat"]
        return None

    bots = {"bots": [1, 2]}
    assert problem(bots, "me", "bot", "bot") is None
    assert problem(bots, "open", "open", "agent") is None
    assert problem(bots, "me", "me", "bot") == ("server-bot-here", 2)
    assert problem(bots, "bot", "bot", "bot") == ("server-no-bot-here", 1)
    assert problem({}, "me", "bot") == ("server-no-bot-here", 2)


def test_bots_are_asked_for_by_their_seats_where_the_options_do_not_say() -> None:
    assert with_bots("stationfall", {"tier": 2}, ("me", "bot")) == {"tier": 2, "bots": [1]}
    assert with_bots("stationfall", {"bots": [2]}, ("me", "bot", "me")) == {"bots": [2]}
    assert with_bots("stationx", {}, ("me", "me")) == {}
    with pytest.raises(Refusal) as refused:
        with_bots("stationx", {}, ("me", "bot"))
    assert refused.value.id == "server-no-bots"


def test_a_request_has_so_many_headers() -> None:
    door = Door()
    few = {f"x-{number}": "1" for number in range(98)}
    assert door.knock(headers=few)[0]["status"] == 200
    assert door.knock(headers={**few, "x-more": "1", "x-too": "1"})[0]["status"] == 400
