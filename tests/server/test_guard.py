"""The guard: foreign pages, floods, oversized and malformed requests, headers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from deorbit.server.api.guard import LARGER, LARGEST_BODY
from deorbit.server.base.cleaning import clean_line
from deorbit.server.base.clock import Clock
from deorbit.server.base.limits import Bucket, Count, address_key
from deorbit.server.base.refusals import Refusal
from deorbit.server.base.settings import Settings
from server.site import HOST, Live, Site, StillClock

OWN = {"X-Deorbit": "1"}


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Deorbit</title>")
    (folder / "assets" / "main-abc.js").write_text("let x = 1;\n" * 500)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


# Foreign pages ---------------------------------------------------------------------------------


def test_changes_need_our_header(file: str) -> None:
    with Site(file) as site:
        for method in ("POST", "PUT", "PATCH", "DELETE"):
            answer = site.stranger().ask(method, "/api/guests", {"name": "Anna"}, headers={})
            assert answer.status_code == 403
            assert answer.json()["error"]["id"] == "server-no-header"
            assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (f"http://{HOST}", 200),
        (f"https://{HOST}", 200),
        ("https://play.example.org", 200),
        ("https://evil.example", 403),
        (f"https://{HOST}.evil.example", 403),
        (f"https://{HOST}:8443", 403),
        ("null", 403),
        ("", 403),
    ],
)
def test_pages_of_other_sites_cannot_act(file: str, origin: str, status: int) -> None:
    with Site(file, origins=("https://play.example.org", f"http://{HOST}")) as site:
        headers = {**OWN, "Origin": origin}
        answer = site.stranger().ask("POST", "/api/guests", {"name": "Anna"}, headers=headers)
        assert answer.status_code == status


def test_pages_of_other_sites_cannot_open_a_channel(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        with Live(anna, table, "seat=0", {"origin": "https://evil.example"}) as live:
            assert live.until_closed() == 1008
            assert live.raw == []
        with Live(anna, table, "seat=0", {"origin": f"http://{HOST}"}) as live:
            assert live.next()["type"] == "hello"


def test_a_named_server_answers_to_its_name_only(file: str) -> None:
    with Site(file, public_url="https://play.example.org") as site:
        stranger = site.stranger()
        for host, status in (
            ("play.example.org", 200),
            ("evil.example", 421),
            ("127.0.0.1:8000", 200),
            ("localhost", 200),
            ("[::1]:8000", 200),
        ):
            assert stranger.ask("GET", "/health", headers={"Host": host}).status_code == status


# Headers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/me", "/api/nothing", "/x.js", "/health"])
def test_every_answer_has_its_headers(file: str, client: Path, path: str) -> None:
    with Site(file, client=client) as site:
        headers = site.stranger().ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert f"connect-src 'self' ws://{HOST} wss://{HOST};" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert "script-src" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]


def test_a_strange_host_gets_nothing_into_the_policy(file: str) -> None:
    with Site(file) as site:
        headers = {"Host": "a; script-src *"}
        policy = site.stranger().ask("GET", "/health", headers=headers).headers
        assert "script-src" not in policy["content-security-policy"]


def test_a_seat_link_leaks_by_no_referer(file: str, client: Path) -> None:
    with Site(file, client=client) as site:
        answer = site.stranger().ask("GET", "/s/abc")
        assert answer.status_code == 200
        assert answer.headers["referrer-policy"] == "no-referrer"


def test_only_hashed_files_are_kept_for_ever(file: str, client: Path) -> None:
    with Site(file, client=client) as site:
        stranger = site.stranger()
        assert "immutable" in stranger.ask("GET", "/assets/main-abc.js").headers["cache-control"]
        packed = stranger.ask("GET", "/assets/main-abc.js", headers={"Accept-Encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.text.startswith("let x")
        assert stranger.ask("GET", "/").headers["cache-control"] == "no-cache"
        assert stranger.ask("GET", "/api/me").headers["cache-control"] == "no-store"
        page = stranger.ask("GET", "/t/abc")
        assert page.headers["content-type"].startswith("text/html")
        tag = page.headers["etag"]
        assert stranger.ask("GET", "/", headers={"If-None-Match": tag}).status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "//etc/passwd.txt",
        "/nothing.js",
        "/%00.txt",
    ],
)
def test_nothing_outside_the_client_is_served(file: str, client: Path, path: str) -> None:
    with Site(file, client=client) as site:
        answer = site.stranger().ask("GET", path)
        assert "secret" not in answer.text
        assert answer.status_code == 404


# Sizes and shapes ------------------------------------------------------------------------------


def test_large_bodies_are_refused(file: str) -> None:
    with Site(file) as site:
        body = b'{"name":"' + b"x" * 70_000 + b'"}'
        answer = site.stranger().ask("POST", "/api/guests", content=body, headers=OWN)
        assert answer.status_code == 413


@pytest.mark.parametrize(("path", "most"), sorted(LARGER.items()))
def test_what_takes_files_and_positions_takes_more_but_not_everything(
    file: str, path: str, most: int
) -> None:
    with Site(file) as site:
        anna = site.person()
        answer = anna.ask("POST", path, content=b"x" * (LARGEST_BODY + 1))
        assert answer.status_code != 413
        assert anna.ask("POST", path, content=b"x" * (most + 1)).status_code == 413


def test_large_bodies_without_a_length_are_refused(file: str) -> None:
    with Site(file) as site:
        headers = {**OWN, "Content-Length": "-5"}
        answer = site.stranger().ask("POST", "/api/guests", content=b"{}", headers=headers)
        assert answer.status_code == 400


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"name":1}',
        b'{"name":"\\ud800"}',
        b'{"name":"\xff"}',
        b'{"name":"a","x":' + b"[" * 30_000,
        b'{"name":"a","x":' + b"[" * 20_000 + b"]" * 20_000 + b"}",
        b'{"name":' + b'{"a":' * 10_000,
    ],
)
def test_malformed_bodies_are_refused(file: str, body: bytes) -> None:
    with Site(file) as site:
        answer = site.stranger().ask("POST", "/api/guests", content=body, headers=OWN)
        assert answer.status_code in (200, 400), answer.text
        if answer.status_code == 400:
            assert set(answer.json()["error"]) == {"id", "args", "text"}


def test_nesting_without_end_is_refused(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        deep = b"[" * 3000 + b"]" * 3000
        body = b'{"game":"stationfall","seats":[{"kind":"me"}],"options":{"a":' + deep + b"}}"
        answer = anna.ask("POST", "/api/tables", content=body, headers=OWN)
        assert answer.status_code == 400


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/" + "x" * 500,
        "/api/tables/é",
        "/api/tables/a%2Fb",
        "/api/tables/x/moments/99999999999999999999999999",
        "/api/tables/x/moments/x",
        "/api/words/%00",
        "/api/tables/x/route?start=%00&goal=%ff",
        "/api/" + "x" * 5000,
    ],
)
def test_odd_paths_are_refused(file: str, path: str) -> None:
    with Site(file) as site:
        answer = site.person().ask("GET", path)
        assert answer.status_code in (400, 404), answer.text
        assert "id" in answer.json()["error"]


def test_a_wrong_method_hears_which_are_right(file: str) -> None:
    with Site(file) as site:
        for method, path, allowed in (
            ("DELETE", "/api/me", "GET, OPTIONS, PATCH"),
            ("PUT", "/api/tables/abc/actions", "OPTIONS, POST"),
            ("POST", "/health", "GET, OPTIONS"),
        ):
            answer = site.stranger().ask(method, path)
            assert (answer.status_code, answer.headers["allow"]) == (405, allowed)
            assert answer.json()["error"]["id"] == "server-wrong-method"


def test_a_host_that_is_none_gets_no_picture(file: str) -> None:
    with Site(file) as site:
        answer = site.stranger().ask("GET", "/api/qr?path=/t/abc", headers={"Host": "[bad"})
        assert answer.status_code in (200, 400)


# Floods ----------------------------------------------------------------------------------------


def test_an_address_that_asks_too_often_has_to_wait(file: str) -> None:
    clock = StillClock()
    with Site(file, clock=clock, limits=True, limit_requests=5) as site:
        stranger = site.stranger("198.51.100.1")
        for _ in range(5):
            stranger.ok("GET", "/api/games")
        answer = stranger.ask("GET", "/api/games")
        assert answer.status_code == 429
        wait = int(answer.headers["retry-after"])
        assert 1 <= wait <= 60
        assert site.stranger("198.51.100.2").ask("GET", "/api/games").status_code == 200
        clock.time += wait
        assert stranger.ask("GET", "/api/games").status_code == 200


def test_a_guest_who_moves_address_is_still_counted(file: str) -> None:
    with Site(file, limits=True, limit_chat=3) as site:
        anna = site.person()
        table = anna.make("me", "me")
        for number in range(3):
            anna.address = f"198.51.100.{number}"
            anna.do(table, "chat", seat=0, text="hello")
        anna.address = "198.51.100.9"
        assert anna.cannot(429, table, "chat", seat=0, text="hello") == "server-too-often"


@pytest.mark.parametrize(
    ("limit", "what"), [("limit_actions", "actions"), ("limit_tables", "tables")]
)
def test_each_kind_of_request_has_its_limit(file: str, limit: str, what: str) -> None:
    given: dict[str, Any] = {limit: 2}
    with Site(file, limits=True, **given) as site:
        anna = site.person()
        table = anna.make("me", "me")
        statuses = []
        for number in range(3):
            if what == "actions":
                action = {"kind": "end"}
                statuses.append(anna.act(table, 0, action, str(number), 0).status_code)
            else:
                seats = [{"kind": "me"}, {"kind": "me"}]
                body = {"game": "stationfall", "seats": seats}
                statuses.append(anna.ask("POST", "/api/tables", body).status_code)
        assert statuses[-1] == 429
        assert statuses[0] != 429


def test_an_address_makes_only_so_many_guests(file: str) -> None:
    with Site(file, limits=True, limit_guests=2) as site:
        for _ in range(2):
            site.person(address="198.51.100.1")
        other = site.stranger("198.51.100.1")
        assert other.refused(429, "POST", "/api/guests", {"name": "Anna"}) == "server-too-often"
        site.person(address="198.51.100.2")


def test_only_a_trusted_proxy_is_believed(file: str) -> None:
    headers = {"X-Forwarded-For": "1.2.3.4, 198.51.100.77", "X-Forwarded-Proto": "https", **OWN}
    for proxies, secure in (((), False), (("10.0.0.0/8",), True)):
        with Site(f"{file}{secure}", proxies=proxies, limits=True, limit_guests=1) as site:
            first, second = site.stranger("10.1.1.1"), site.stranger("10.1.1.1")
            answer = first.ask("POST", "/api/guests", {"name": "Anna"}, headers=headers)
            assert ("secure" in answer.headers["set-cookie"].lower()) == secure
            # Behind the proxy are many people; who claims to be one of them is not believed.
            other = {**headers, "X-Forwarded-For": "198.51.100.78"}
            answer = second.ask("POST", "/api/guests", {"name": "Bert"}, headers=other)
            assert answer.status_code == (200 if secure else 429)


def test_a_bucket_fills_again() -> None:
    clock = StillClock()
    bucket = Bucket(clock, 60)
    for _ in range(60):
        bucket.take("a")
    with pytest.raises(Refusal):
        bucket.take("a")
    clock.time += 2
    bucket.take("a")
    bucket.take("a")
    with pytest.raises(Refusal):
        bucket.take("a")
    clock.time -= 100
    with pytest.raises(Refusal):
        bucket.take("a")
    Bucket(Clock(), 1, on=False).take("b")


def test_what_is_open_is_counted() -> None:
    count = Count(1)
    count.enter("a")
    with pytest.raises(Refusal):
        count.enter("a")
    count.leave("a")
    count.enter("a")
    assert count.total == 1


def test_neighbours_of_the_sixth_version_count_as_one() -> None:
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff:1")
    assert address_key("2001:db8:0:1::1") != address_key("2001:db8::1")
    assert address_key("::ffff:192.0.2.1") == "192.0.2.1"
    assert address_key("192.0.2.1") != address_key("192.0.2.2")


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("  a   b ", "a b"),
        ("a\u202eb\u2066c", "abc"),
        ("a\x00\x1b[31mb", "a[31mb"),
        ("\ud800a", "a"),
        ("\u0e44\u0e17\u0e22", "\u0e44\u0e17\u0e22"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u200d\u200d", ""),
        ("a" + "\u0301" * 50, "a" + "\u0301" * 4),
        ("日本語", "日本語"),
        ("x" * 40, "x" * 24),
    ],
)
def test_what_people_write_disturbs_nobody(raw: str, clean: str) -> None:
    assert clean_line(raw, 24) == clean


def test_no_other_spelling_of_a_path_is_uncounted(file: str) -> None:
    with Site(file, limits=True, limit_requests=2) as site:
        anna = site.stranger()
        statuses = [anna.ask("GET", f"http://{HOST}//api/me").status_code for _ in range(4)]
        assert statuses == [400] * 4


def test_many_names_at_one_address_have_one_share_of_the_machine(file: str) -> None:
    with Site(file, limits=True, limit_actions=2) as site:
        anna, bert, cleo = (site.person(name) for name in ("Anna", "Bert", "Cleo"))
        table = anna.make("me", "me")
        way = f"/api/tables/{table}/route?start=reactor&goal=bridge"
        statuses = [person.ask("GET", way).status_code for person in (anna, anna, bert, bert, cleo)]
        assert statuses == [200, 200, 200, 200, 429]
        # And nobody uses up the share of others who watch the same table.
        assert site.stranger("198.51.100.9").ask("GET", way).status_code == 200


def test_a_proxy_is_known_by_its_address_in_either_version(file: str) -> None:
    headers = {"X-Forwarded-Proto": "https", **OWN}
    with Site(file, proxies=("127.0.0.1/32",)) as site:
        answer = site.stranger("::ffff:127.0.0.1").ask(
            "POST", "/api/guests", {"name": "Anna"}, headers=headers
        )
        assert "secure" in answer.headers["set-cookie"].lower()


def test_the_usual_port_may_stand_in_the_address_of_the_site(file: str) -> None:
    settings = Settings.read({"DEORBIT_PUBLIC_URL": f"https://{HOST}:443/"})
    assert settings.public_url == f"https://{HOST}"
    assert Settings.read({"DEORBIT_PUBLIC_URL": "http://[::1]:80"}).public_url == "http://[::1]"
    with Site(file, public_url=settings.public_url) as site:
        headers = {**OWN, "Origin": f"https://{HOST}"}
        answer = site.stranger().ask("POST", "/api/guests", {"name": "Anna"}, headers=headers)
        assert answer.status_code == 200


def test_the_policy_names_the_site_where_a_proxy_hides_it(file: str) -> None:
    with Site(file, public_url="https://play.example.org") as site:
        answer = site.stranger().ask("GET", "/api/me", headers={"Host": "127.0.0.1:8000"})
        assert "wss://play.example.org;" in answer.headers["content-security-policy"]


def test_who_goes_away_in_the_middle_of_a_request_is_no_failure_of_ours(file: str) -> None:
    with Site(file) as site:
        sent: list[Any] = []
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "POST",
            "scheme": "http",
            "path": "/api/guests",
            "raw_path": b"/api/guests",
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", HOST.encode()), (b"x-deorbit", b"1")],
            "client": ("203.0.113.7", 1234),
            "server": (HOST, 80),
            "extensions": {},
        }
        told = iter(
            [{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}]
        )

        async def receive() -> Any:
            return next(told)

        async def send(message: Any) -> None:
            sent.append(message)

        site.run(site.app(scope, receive, send))
        assert sent[0]["status"] == 400
