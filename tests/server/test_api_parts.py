"""The parts of the interface by themselves: errors, pages, languages, guests, handshakes."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar.exceptions import (
    HTTPException,
    ValidationException,
    WebSocketDisconnect,
)

import deorbit
from deorbit.core.chance import commitment
from deorbit.core.errors import BadInput
from deorbit.server.api import answers, files, guests, languages, live, pages, verify
from deorbit.server.api.guard import _connect, _headers, _is_bare, _with_headers
from deorbit.server.app import create_app
from deorbit.server.base.files import File
from deorbit.server.base.refusals import Refusal
from deorbit.server.base.settings import Settings
from server.rows import guest

App = Any


@pytest.fixture(scope="module")
def app() -> App:
    return create_app(Settings(database="sqlite:///nowhere.db"))


def request(app: App = None, path: str = "/", **headers: str) -> Any:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    scope = {"path": path, "scheme": "http"}
    return SimpleNamespace(app=app, scope=scope, headers=named, cookies={})


def told(error: HTTPException, path: str = "/", app: App = None) -> tuple[int, str, Any]:
    answer = answers.on_http(request(app, path), error)
    content = cast(Any, answer.content)["error"]
    return answer.status_code, content["id"], content["args"]


def failed(status: int, detail: str = "", extra: Any = None) -> HTTPException:
    error = HTTPException(status_code=status, detail=detail)
    error.extra = extra
    return error


def test_what_the_framework_refuses_is_told_in_our_words(app: App) -> None:
    bad = "server-bad-input"
    assert told(failed(500, "the client disconnected")) == (400, bad, {"problem": "body"})
    assert told(failed(500, "something else"))[:2] == (500, "server-bad-request")
    assert told(failed(404, "disconnected"))[:2] == (404, "server-no-page")
    assert told(failed(400, "no JSON"))[2] == {"problem": "body"}
    assert told(failed(400, "what?"))[2] == {"problem": "request"}
    assert told(ValidationException("no JSON"))[2] == {"problem": "body"}
    odd = ValidationException("x")
    odd.status_code = 418
    assert told(odd)[:2] == (400, bad)
    assert told(failed(418))[:2] == (418, "server-bad-request")
    assert told(failed(413), "/api/files/")[2] == {"most": 8 << 20}
    assert told(failed(413), "/api/tables")[2] == {"most": 256 << 10}
    assert told(failed(413), "/api/guests")[2] == {"most": 64 << 10}
    answer = answers.on_http(request(app, "/api/me"), failed(405))
    assert (answer.status_code, answer.headers["Allow"]) == (405, "GET, OPTIONS, PATCH")
    assert "Allow" not in answers.on_http(request(app, "/api/me"), failed(404)).headers


@pytest.mark.parametrize(
    ("extra", "problem"),
    [
        ([{"key": "seats", "message": "too many"}, {"key": "x"}], "seats: too many"),
        ([{"message": "odd"}], "odd"),
        ([{"key": "seats"}], "seats"),
        ([{"key": "x", "message": "y" * 300}], "x: " + "y" * 197),
        ([], "request"),
        (["text"], "request"),
        ({"key": "seats"}, "request"),
        (None, "request"),
    ],
)
def test_what_is_wrong_with_a_body_is_named(extra: Any, problem: str) -> None:
    assert told(failed(400, "x", extra))[2] == {"problem": problem}


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/me", ["GET", "OPTIONS", "PATCH"]),
        ("/api/me/", ["GET", "OPTIONS", "PATCH"]),
        ("/api/guests", ["OPTIONS", "POST"]),
        ("/api/tables", ["GET", "OPTIONS", "POST"]),
        ("/api/tables/abc/join", ["OPTIONS", "POST"]),
        ("/api/tables/abc/seats/1/link", ["DELETE", "GET", "OPTIONS"]),
        ("/api/seats/claim", ["OPTIONS", "POST"]),
    ],
)
def test_a_path_says_which_methods_it_takes(app: App, path: str, methods: list[str]) -> None:
    assert answers.allowed(app, path) == methods


def test_a_refusal_says_when_to_come_again_only_if_that_helps() -> None:
    later = answers.on_refusal(None, Refusal(503, "server-busy", retry=7))
    never = answers.on_refusal(None, Refusal(403, "server-not-host"))
    assert (later.headers, later.status_code) == ({"Retry-After": "7"}, 503)
    assert (dict(never.headers), never.status_code) == ({}, 403)
    engine = answers.on_engine(None, BadInput("bad-value", key="x", value="y", expected="z"))
    assert (engine.status_code, cast(Any, engine.content)["error"]["id"]) == (400, "bad-value")
    assert answers.on_unreadable(None, RecursionError()).status_code == 400
    assert answers.on_failure(None, RuntimeError()).status_code == 500
    assert list(answers.errors(404, 400, 404)) == [400, 404]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("ja-JP", "ja"),
        ("JA", "ja"),
        ("de, pl;q=0.3", "pl"),
        ("pl;q=0.3, ja;q=0.8", "ja"),
        ("pl;q=0.3, ja", "ja"),
        ("pl, ja", "pl"),
        ("pl;q=1, ja;q=1.5", "ja"),
        ("pl;q=x, ja;q=0.1", "ja"),
        ("pl;q=, ja;q=0.9", "pl"),
        ("pl;q=0.5, ja;q=0.5", "pl"),
        ("de," * 19 + "pl", "pl"),
        ("de," * 20 + "pl", "en"),
    ],
)
def test_a_browser_gets_the_language_that_it_likes_best(header: str, language: str) -> None:
    assert languages.preferred(header) == language
    assert languages.language_of(cast(Any, request(accept_language=header)), None) == language


def test_a_language_that_is_asked_for_is_one_that_there_is() -> None:
    asks = cast(Any, request(accept_language="pl"))
    assert languages.language_of(asks, "ja") == "ja"
    with pytest.raises(Refusal) as refused:
        languages.language_of(asks, "de")
    assert (refused.value.status, refused.value.id) == (404, "server-no-rules")


def test_a_file_is_sent_to_who_does_not_have_it_packed_to_who_can_unpack_it() -> None:
    file = File.of(b"x" * 5000)
    assert file.packed is not None

    def sent(file: File = file, **headers: str) -> Any:
        return pages.kept(cast(Any, request(**headers)), file, file.type)

    plain, packed = sent(), sent(accept_encoding="br, gzip")
    assert (plain.content, plain.status_code) == (file.body, None)
    assert "Content-Encoding" not in plain.headers
    assert (packed.content, packed.headers["Content-Encoding"]) == (file.packed, "gzip")
    assert plain.headers["ETag"] == file.tag
    assert plain.headers["Cache-Control"] == "no-cache"
    for known in (file.tag, f'"x", W/{file.tag}', "*"):
        again = sent(if_none_match=known)
        assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", file.tag)
    assert sent(if_none_match='"x"').content == file.body
    small = File.of(b"x")
    assert "Content-Encoding" not in sent(small, accept_encoding="gzip").headers


def test_this_site_is_called_as_it_is_known() -> None:
    def base(host: str, public: str | None = None) -> str:
        site = SimpleNamespace(settings=Settings(public_url=public))
        return pages.base_of(cast(Any, site), cast(Any, request(host=host)))

    assert base("here:8000") == "http://here:8000"
    assert base("evil host", "https://x.org") == "https://x.org"
    for wrong in ("", "evil host", "a" * 300, "a/b"):
        with pytest.raises(Refusal):
            base(wrong)
    picture = pages._picture("https://x.org/t/abc").decode()
    assert picture.startswith("<svg")
    assert 'viewBox="0 0 29 29"' in picture, "two squares of border on either side of 25"


def test_a_guest_is_told_who_they_are() -> None:
    assert guests._me(None).guest is None
    me = guests._me(guest("ann", settings={"sound": True}))
    assert me.guest is not None
    assert (me.guest.id, me.guest.name, me.settings) == ("ann", "Ann", {"sound": True})
    asks = request()
    cookie = guests._cookie("x", asks)
    assert (cookie.secure, cookie.httponly, cookie.samesite) == (False, True, "lax")
    assert cookie.max_age == 365 * 24 * 3600
    asks.scope["scheme"] = "https"
    assert guests._cookie("x", asks).secure


def test_a_verdict_is_told_with_what_did_not_fit() -> None:
    verdict = SimpleNamespace(
        secret="00", steps=3, inherited=False, earlier=0, kept=1, problem=None
    )
    found = verify._told(cast(Any, verdict), commitment(b"\0"))
    assert (found.folded, found.problem, found.kept, found.steps) == (True, None, True, 3)
    verdict.problem = BadInput("bad-value", key="x", value="y", expected="z")
    found = verify._told(cast(Any, verdict), "c")
    assert found.problem is not None
    assert (found.folded, found.problem.id) == (False, "bad-value")
    verdict.secret = None
    with pytest.raises(Refusal):
        verify._told(cast(Any, verdict), "c")


def test_who_brings_a_file_gets_the_first_seat_that_decides_and_bots_keep_theirs() -> None:
    def kinds(options: dict[str, Any], seats: int, to_act: tuple[int, ...]) -> list[str]:
        match = SimpleNamespace(options=options, seats=seats, to_act=to_act)
        return [seat.kind for seat in files._seats(cast(deorbit.Match, match))]

    assert kinds({}, 3, (1,)) == ["open", "me", "open"]
    assert kinds({}, 2, (0, 1)) == ["me", "open"]
    assert kinds({"bots": [0, 1]}, 3, (1,)) == ["bot", "bot", "me"]
    assert kinds({"bots": [0]}, 2, (0, 1)) == ["bot", "me"]
    assert kinds({"bots": [0, 1]}, 2, (0,)) == ["bot", "bot"]
    for body in (b"nonsense", b"[" * 100_000, b'{"seats": []}', b'{"file": {}, "seats": 7}'):
        with pytest.raises(Refusal) as refused:
            files._opened(body)
        assert refused.value.id == "server-bad-input"


# The handshake and the line ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "number"),
    [(None, None), ("", None), ("0", 0), ("7", 7), ("0000012", 12), ("1000000", 1_000_000)],
)
def test_a_number_of_a_handshake_is_read(given: str | None, number: int | None) -> None:
    socket = SimpleNamespace(query_params={} if given is None else {"seat": given})
    assert live._number(cast(Any, socket), "seat") == number


@pytest.mark.parametrize("given", ["-1", "x", "1.5", "12345678", "１", "²"])
def test_a_number_of_a_handshake_that_is_none_is_refused(given: str) -> None:
    socket = SimpleNamespace(query_params={"seat": given})
    with pytest.raises(Refusal) as refused:
        live._number(cast(Any, socket), "seat")
    assert refused.value.named == {"problem": "seat"}


def test_a_line_hands_text_to_and_fro() -> None:
    messages: list[Any] = [
        {"type": "websocket.receive", "text": "hello"},
        {"type": "websocket.receive", "text": ""},
        {"type": "websocket.receive", "text": None, "bytes": b"h\xff"},
        {"type": "websocket.receive", "bytes": None},
        {"type": "websocket.disconnect"},
    ]
    sent: list[Any] = []

    class Socket:
        async def receive(self) -> Any:
            return messages.pop(0)

        async def send(self, message: Any) -> None:
            if sent:
                raise sent[0]
            sent.append(message)

        async def close(self, code: int) -> None:
            sent.append(code)

    async def job() -> None:
        line = live.Line(cast(Any, Socket()))
        told = [await line.receive_text() for _ in range(5)]
        assert told == ["hello", "", "h\ufffd", "", None]
        await line.send_text("x")
        assert sent == [{"type": "websocket.send", "text": "x", "bytes": None}]
        for error in (WebSocketDisconnect(detail="gone"), RuntimeError("closed")):
            sent[:] = [error]
            with pytest.raises(ConnectionResetError):
                await line.send_text("x")
        sent.clear()
        await line.close(4404)
        assert sent == [4404]

    asyncio.run(job())


# The guard's own parts ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "bare"),
    [
        ("localhost", True),
        ("localhost:8000", True),
        ("127.0.0.1:80", True),
        ("[::1]:80", True),
        ("[::1]", True),
        ("play.example.org", False),
        ("[play.example.org]", False),
        ("", False),
    ],
)
def test_an_address_as_a_number_is_nobodys_name(host: str, bare: bool) -> None:
    assert _is_bare(host) is bare


@pytest.mark.parametrize(
    ("host", "named"),
    [
        ("x.org:80", True),
        ("[::1]:8", True),
        ("a-b.org", True),
        ("", False),
        ("x.org;", False),
        ("x org", False),
        ("żółw.org", False),
    ],
)
def test_a_policy_names_a_host_that_is_one(host: str, named: bool) -> None:
    told = _connect(host)
    assert told == (f"'self' ws://{host} wss://{host}" if named else "'self'")


def test_headers_of_one_name_are_read_together_and_none_is_sent_twice() -> None:
    found = _headers([(b"X-A", b"1"), (b"x-a", b"2"), (b"B", b"3")])
    assert found == {b"x-a": b"1,2", b"b": b"3"}
    told = _with_headers([(b"Cache-Control", b"x"), (b"X-Frame-Options", b"y")], "/api/x", "h")
    names = [name.lower() for name, _ in told]
    assert len(names) == len(set(names))
    assert dict(told)[b"X-Frame-Options"] == b"y"
    for path, stored in (("/api/x", True), ("/metrics", True), ("/health", True), ("/t/x", False)):
        assert ((b"cache-control", b"no-store") in _with_headers([], path, "h")) is stored
    assert (b"referrer-policy", b"no-referrer") in _with_headers([], "/s/x", "h")
    assert (b"referrer-policy", b"same-origin") in _with_headers([], "/t/x", "h")
