"""Bounds, each at its edge: settings, what a request may bring, rates, queues, files and names."""

from __future__ import annotations

import asyncio
import dataclasses
import gzip
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import pytest

from deorbit.core.errors import BadInput
from deorbit.server.agents import hints
from deorbit.server.agents.pool import AgentPool
from deorbit.server.api import play, replay, tables
from deorbit.server.api.live import LONGEST_NUMBER
from deorbit.server.api.services import hints_of, limits_of, turns_of
from deorbit.server.base import limits, metrics, queues
from deorbit.server.base.cleaning import CHAT_LENGTH, NOTES_LENGTH, clean_line, clean_notes
from deorbit.server.base.files import SMALLEST_PACKED, Client, File
from deorbit.server.base.limits import Bucket, Count, address_key
from deorbit.server.base.long_work import LongWork
from deorbit.server.base.metrics import BOUNDS, Histogram, Metrics, route_of
from deorbit.server.base.proxies import Proxies
from deorbit.server.base.queues import FairQueue, Turns
from deorbit.server.base.refusals import Refusal
from deorbit.server.base.settings import DAY, HOUR, Settings
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.telling import inbox, past
from deorbit.server.telling.inbox import Inbox
from deorbit.server.telling.past import Archive
from deorbit.server.wire import requests
from server.hall import Hall, refused
from server.site import StillClock

# Settings ----------------------------------------------------------------------------------------

RANGES = [
    (one.name, *(float(edge) for edge in one.metadata["accepts"].split(" .. ")))
    for one in dataclasses.fields(Settings)
    if " .. " in one.metadata["accepts"]
]


def read(name: str, value: float) -> Any:
    whole = isinstance(getattr(Settings(), name), int)
    return getattr(Settings.read({}, **{name: str(int(value) if whole else value)}), name)


@pytest.mark.parametrize(("name", "least", "most"), RANGES)
def test_a_setting_takes_what_it_says_it_takes(name: str, least: float, most: float) -> None:
    step = 1 if isinstance(getattr(Settings(), name), int) else 0.001
    assert (read(name, least), read(name, most)) == (least, most)
    for beyond in (least - step, most + step):
        with pytest.raises(BadInput, match="cannot be"):
            read(name, beyond)


def test_ranges_are_those_that_are_documented() -> None:
    known = {name: (least, most) for name, least, most in RANGES}
    assert known["port"] == (0, 65_535)
    assert known["pace"] == (0, 60)
    assert known["workers"] == (1, 64)
    assert known["grace"] == (0, 600)
    rates = [name for name in known if name.startswith("limit_")]
    assert {known[name] for name in (*rates, "memory")} == {(1, 1_000_000)}
    assert Settings().lessons_before(1e9) == 1e9 - 24 * HOUR
    assert Settings().forget_before(1e9) == 1e9 - 365 * DAY


@pytest.mark.parametrize(
    "value",
    [
        "https://",
        "https://x.org:0",
        "ftp://x.org",
        "https://x.org/deep",
        "https://x.org?a=b",
        "https://x.org#there",
        "https://somebody@x.org",
        "https://@x.org",
    ],
)
def test_an_origin_is_a_scheme_and_a_host(value: str) -> None:
    with pytest.raises(BadInput):
        Settings.read({}, public_url=value)


def test_a_usual_port_is_left_out_and_another_one_is_not() -> None:
    for given, kept in (
        ("HTTP://X.org:80", "http://x.org"),
        ("https://x.org:443/", "https://x.org"),
        ("http://x.org:443", "http://x.org:443"),
        ("https://x.org:80", "https://x.org:80"),
    ):
        assert Settings.read({}, public_url=given).public_url == kept


def test_flags_may_come_as_values_of_their_type() -> None:
    found = Settings.read({}, packs=("a", "b"), origins=["https://a.org"], limits=True, sync=False)
    assert (found.packs, found.origins) == (("a", "b"), ("https://a.org",))
    assert (found.limits, found.sync) == (True, False)
    for value in ("", "a\0b"):
        with pytest.raises(BadInput):
            Settings.read({}, database=value or "\0")
    assert Settings().allowed_origins == ()
    with pytest.raises(BadInput) as told:
        Settings.read({}, log_level="x" * 100)
    assert told.value.args_named["value"] == "x" * 80


# What a request may bring ------------------------------------------------------------------------


def accepts(kind: Any, value: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize(
    ("kind", "within", "beyond"),
    [
        (requests.SeatNumber, [0, 8], [-1, 9]),
        (requests.Version, [0, 1_000_000], [-1, 1_000_001]),
        (requests.ClientId, ["x", "x" * 48], ["", "x" * 49, "a b", "ü"]),
        (requests.AgentName, ["x", "x" * 40], ["", "x" * 41]),
        (requests.GameName, ["x", "x" * 40], ["", "x" * 41]),
        (requests.PersonName, ["x", "x" * 200], ["", "x" * 201]),
        (requests.Word, ["", "x" * 64], ["x" * 65]),
        (requests.Text, ["", "x" * 200], ["x" * 201]),
        (
            requests.Options,
            [{str(number): 1 for number in range(16)}],
            [{str(number): 1 for number in range(17)}],
        ),
        (
            requests.NewSeats,
            [[{"kind": "me"}], [{"kind": "me"}] * 9],
            [[], [{"kind": "me"}] * 10],
        ),
    ],
)
def test_what_comes_in_is_bounded(kind: Any, within: list[Any], beyond: list[Any]) -> None:
    assert all(accepts(kind, value) for value in within)
    assert not any(accepts(kind, value) for value in beyond)


def test_what_an_address_asks_for_is_bounded() -> None:
    def edges(kind: Any) -> dict[str, Any]:
        (bounds,) = [one for one in get_args(kind) if hasattr(one, "ge")]
        named = ("ge", "lt", "le", "min_length", "max_length")
        found = {name: getattr(bounds, name) for name in named}
        return {name: value for name, value in found.items() if value is not None}

    seat = {"ge": 0, "lt": 9}
    assert edges(play.OwnSeat) == edges(play.MaybeSeat) == edges(tables.SeatPath) == seat
    assert edges(play.PlaceName) == {"min_length": 1, "max_length": 64}
    assert edges(play.Notation) == {"min_length": 1, "max_length": 600}
    assert edges(replay.First) == {"ge": 0, "le": 1_000_000}
    assert edges(replay.Count) == {"ge": 1, "le": 64}
    assert len(str(requests.MOST_STEPS)) == LONGEST_NUMBER


# Rates -------------------------------------------------------------------------------------------


def test_shares_of_a_guest_and_an_address() -> None:
    hall = Hall(
        limits=True,
        limit_guests=1,
        limit_requests=2,
        limit_actions=3,
        limit_chat=4,
        limit_tables=5,
        limit_seconds=6,
        limit_stored=7,
        limit_sockets=8,
    )
    found = limits_of(hall.rooms.settings, hall.clock)

    def times(take: Callable[[str], None]) -> int:
        for count in range(100):
            try:
                take("somebody")
            except Refusal:
                return count
        return 100

    assert times(found.guests.take) == 1
    assert times(found.requests.take) == 2
    assert times(found.actions.take) == 3
    assert times(found.chat.take) == 4
    assert times(found.tables.take) == 5
    assert times(found.address_tables.take) == 10
    assert times(found.work.take) == 6
    assert times(found.seconds.take) == 6
    assert times(found.stored.take) == 7
    assert times(found.sockets.enter) == 8
    assert times(found.guest_sockets.enter) == 24
    assert found.sockets.total == 8
    with pytest.raises(Refusal) as told:
        found.stored.take("somebody")
    assert told.value.retry == -(-24 * 3600 // 7), "so much in a day"


def test_without_limits_nobody_is_counted() -> None:
    clock = StillClock()
    bucket, count = Bucket(clock, 1, False), Count(1, False)
    for _ in range(5):
        bucket.take("a")
        bucket.check("a")
        count.enter("a")
    assert count.total == 5


def test_who_owes_pays_back_before_the_next_and_never_more_than_a_bucket() -> None:
    clock = StillClock()
    bucket = Bucket(clock, 60)
    bucket.check("a")
    bucket.charge("a", 1000.0)
    for seconds, retry in ((0, 61), (30, 31), (29, 2), (0.5, 1)):
        clock.time += seconds
        with pytest.raises(Refusal) as told:
            bucket.check("a")
        assert (told.value.retry, told.value.named["seconds"]) == (retry, retry)
    clock.time += 1
    bucket.check("a")
    clock.time -= 1000
    with pytest.raises(Refusal):
        bucket.take("a")
    bucket.take("b")


def test_only_so_many_keys_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEPT", 2)
    bucket = Bucket(StillClock(), 2)
    for key in ("a", "b", "a", "c"):
        bucket.take(key)
    assert list(bucket._left) == ["a", "c"]
    for key, left in (("a", False), ("b", True)):
        for _ in range(2 if left else 0):
            bucket.take(key)
    with pytest.raises(Refusal):
        bucket.take("b")


def test_what_is_open_is_counted_for_each() -> None:
    count = Count(2)
    count.enter("a")
    count.enter("a")
    count.enter("b")
    with pytest.raises(Refusal) as told:
        count.enter("a")
    assert (told.value.status, told.value.retry, told.value.named["most"]) == (429, 5, 2)
    count.leave("a")
    assert count.total == 2
    count.enter("a")
    for key in ("a", "a", "a", "b", "c"):
        count.leave(key)
    assert (count.total, count._open) == (0, {})
    count.enter("a")
    assert count.total == 1


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::"),
        ("2001:db8:1:3::", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
        ("x" * 100, "x" * 64),
    ],
)
def test_an_address_is_counted_as_the_line_that_it_stands_for(address: str, key: str) -> None:
    assert address_key(address) == key


def test_a_trusted_proxy_is_one_of_those_networks() -> None:
    proxies = Proxies(("10.0.0.0/8", "::1/128"))
    assert [one in proxies for one in ("10.2.3.4", "::ffff:10.2.3.4", "::1")] == [True] * 3
    assert [one in proxies for one in ("11.0.0.1", "::2", "nobody", "")] == [False] * 4


# Turns -------------------------------------------------------------------------------------------


def test_a_queue_hands_out_in_turn_and_passes_over_who_is_busy() -> None:
    queue: FairQueue[int] = FairQueue(10, 3)
    for number in range(3):
        queue.put("a", number)
    queue.put("b", 10)
    assert queue.take(without={"a"}) == ("b", 10)
    assert queue.take(without={"a"}) is None
    assert len(queue) == 3
    queue.remove("a", 1)
    queue.remove("a", 7)
    queue.remove("b", 10)
    assert len(queue) == 2
    queue.put("a", 3)
    with pytest.raises(queues.Full):
        queue.put("a", 4)
    assert [queue.take() for _ in range(4)] == [("a", 0), ("a", 2), ("a", 3), None]
    assert (len(queue), queue._waiting) == (0, {})
    queue.put("a", 5)
    queue.remove("a", 5)
    assert (len(queue), queue._waiting) == (0, {})


def test_so_many_are_at_it_at_once_and_of_one_asker_so_many() -> None:
    async def job() -> None:
        turns = Turns(3, 2, 2, 1)
        inside: list[str] = []
        done = {name: asyncio.Event() for name in "abcdef"}

        async def takes(name: str, asker: str) -> None:
            async with turns.turn(asker):
                inside.append(name)
                await done[name].wait()

        tasks = []
        for name, asker in (("a", "x"), ("b", "x"), ("c", "x"), ("d", "y"), ("e", "z")):
            tasks.append(asyncio.ensure_future(takes(name, asker)))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        assert inside == ["a", "b", "d"]
        assert turns.waiting == 2
        for asker in ("x", "y"):
            assert await refused(takes("f", asker)) == (503, "server-busy", 5)
        done["d"].set()
        for _ in range(4):
            await asyncio.sleep(0)
        assert inside == ["a", "b", "d", "e"], "x has two turns already"
        done["a"].set()
        for _ in range(4):
            await asyncio.sleep(0)
        assert inside == ["a", "b", "d", "e", "c"]
        for event in done.values():
            event.set()
        await asyncio.gather(*tasks)
        assert (turns.waiting, turns._at_it) == (0, {})

    asyncio.run(job())


def at_once(turns: Turns, asker: Callable[[int], str], most: int = 200) -> tuple[int, int]:
    """How many come in, and how many more may wait."""

    async def job() -> tuple[int, int]:
        inside, refusals = 0, 0

        async def takes(number: int) -> None:
            nonlocal inside, refusals
            try:
                async with turns.turn(asker(number)):
                    inside += 1
                    await asyncio.Event().wait()
            except Refusal:
                refusals += 1

        tasks = [asyncio.ensure_future(takes(number)) for number in range(most)]
        for _ in range(5):
            await asyncio.sleep(0)
        found = inside, most - inside - refusals
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return found

    return asyncio.run(job())


def test_nobody_has_every_turn_at_long_work_where_there_are_limits() -> None:
    assert at_once(turns_of(Settings()), lambda number: "one") == (1, 12)
    assert at_once(turns_of(Settings()), str) == (2, 120)
    free = turns_of(Settings(limits=False))
    assert at_once(free, lambda number: "one", 1500) == (2, 1498)


def test_hints_are_worked_out_one_at_a_time() -> None:
    for limited, one, all in ((True, (1, 3), (1, 60)), (False, (1, 199), (1, 199))):
        for asker, told in ((lambda number: "one", one), (str, all)):
            rooms: Rooms = Hall(limits=limited).rooms
            found = hints_of(cast(AgentPool, None), rooms, limits_of(rooms.settings, rooms.clock))
            assert at_once(found._work._turns, asker) == told
    assert (hints.MOST_WAITING, hints.KEPT) == (60, 200)


# Files, words and numbers ------------------------------------------------------------------------


def test_a_file_is_packed_where_that_is_worth_it() -> None:
    small, large = b"x" * (SMALLEST_PACKED - 1), b"x" * SMALLEST_PACKED
    assert File.of(small).packed is None
    packed = File.of(large).packed
    assert packed is not None
    assert gzip.decompress(packed) == large
    assert packed[4:8] == bytes(4), "equal files are equal, whenever they were packed"
    assert File.of(large, "image/png").packed is None
    assert File.of(large).tag == File.of(large).tag != File.of(small).tag
    assert len(File.of(large).tag) == 34


def test_the_client_is_read_again_when_it_was_built_again(tmp_path: Path) -> None:
    client = Client(tmp_path)
    assert client.find("index.html") is None
    index = tmp_path / "index.html"
    index.write_text("one")
    os.utime(index, (1000, 1000))
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_text("x")
    (tmp_path / "assets" / "b.woff2").write_text("x")
    (tmp_path / "site.webmanifest").write_text("{}")
    (tmp_path / "odd.zzz").write_text("x")
    (tmp_path / "link.txt").symlink_to(index)
    kinds = {
        "index.html": "text/html",
        "assets/a.js": "text/javascript",
        "assets/b.woff2": "font/woff2",
        "site.webmanifest": "application/json",
        "odd.zzz": "application/octet-stream",
    }
    for path, kind in kinds.items():
        found = client.find(path)
        assert found is not None
        assert found.type == kind
    assert client.find("link.txt") is None
    assert client.find("assets") is None
    index.write_text("two")
    os.utime(index, (1000, 1000))
    assert client.find("index.html") is not None
    assert client.find("index.html").body == b"one"  # type: ignore[union-attr]
    os.utime(index, (2000, 2000))
    assert client.find("index.html").body == b"two"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("a" + "\u0301" * 4, "a" + "\u0301" * 4),
        ("a" + "\u0301" * 5, "a" + "\u0301" * 4),
        ("a" + "\u0301" * 5 + "b" + "\u0301" * 4, "a" + "\u0301" * 4 + "b" + "\u0301" * 4),
        ("  one \n two\t", "one two"),
        ("a\u202eb\x07c", "abc"),
        ("\u200d", ""),
        ("ka\u200dsha", "ka\u200dsha"),
        ("\u0301", ""),
        ("!", "!"),
        ("7", "7"),
        ("€", "€"),
    ],
)
def test_a_line_holds_what_can_be_seen(raw: str, clean: str) -> None:
    assert clean_line(raw, 100) == clean


def test_lines_and_notes_are_cut() -> None:
    assert clean_line("x" * 600, CHAT_LENGTH) == "x" * 500
    assert clean_line("ab  c", 3) == "ab"
    assert clean_notes("a\tb\nc\x07\u202e") == "a\tb\nc\u202e"
    assert len(clean_notes("x" * 30_000)) == NOTES_LENGTH == 20_000


def test_a_duration_counts_under_its_bound() -> None:
    histogram = Histogram()
    for seconds in (*BOUNDS, 11.0, 0.0):
        histogram.add(seconds)
    assert histogram.buckets == [2, *[1] * (len(BOUNDS) - 1), 1]
    assert histogram.sum == sum(BOUNDS) + 11.0
    told = Metrics()
    for _ in range(3):
        told.count("actions_total", ("game", "x"))
    told.time("decision_seconds", 0.1234567)
    lines = told.text().splitlines()
    assert 'deorbit_actions_total{game="x"} 3' in lines
    assert "deorbit_decision_seconds_sum 0.123457" in lines
    assert "deorbit_decision_seconds_count 1" in lines


@pytest.mark.parametrize(
    ("status", "level"), [(200, "debug"), (404, "debug"), (499, "debug"), (500, "warn")]
)
def test_a_request_is_noted_loudly_only_where_the_fault_is_ours(
    status: int, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[tuple[str, dict[str, Any]]] = []
    for one in ("debug", "warn"):
        monkeypatch.setattr(
            metrics.logs, one, lambda event, one=one, **more: noted.append((one, more))
        )
    counted = Metrics()
    scope: Any = {"type": "http", "method": "GET", "path_template": "/x/{id}"}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": status})
        await send({"type": "http.response.body", "body": b""})

    async def nowhere(message: Any) -> None:
        sent.append(message["type"])

    sent: list[str] = []
    asyncio.run(counted.middleware(app)(scope, cast(Any, None), nowhere))
    assert sent == ["http.response.start", "http.response.body"]
    ((found, fields),) = noted
    assert (found, fields["status"], fields["route"]) == (level, status, "/x/{id}")
    assert fields["seconds"] == round(fields["seconds"], 4)
    sent.clear()
    scope["type"] = "websocket"
    asyncio.run(counted.middleware(app)(scope, cast(Any, None), nowhere))
    assert len(noted) == 1
    assert counted.text().count("deorbit_requests_total{") == 1
    for template in (None, "", 7):
        assert route_of(cast(Any, {"path_template": template})) == "other"


# Pieces of the past ------------------------------------------------------------------------------


def test_pieces_are_kept_once_and_those_asked_for_longest_ago_make_room() -> None:
    def file(size: int) -> File:
        return File(b"x" * size, None, "", "")

    archive = Archive(cast(LongWork, None), room=10)
    archive._keep(("a",), file(4))
    archive._keep(("a",), file(4))
    assert archive._used == 4
    archive._keep(("b",), file(4))
    assert archive._look(("a",)) is not None
    archive._keep(("c",), File(b"xx", b"x", "", ""))
    assert list(archive._kept) == [("a",), ("c",)]
    assert archive._used == 7
    archive._keep(("d",), file(3))
    assert (list(archive._kept), archive._used) == ([("a",), ("c",), ("d",)], 10)
    assert archive._look(("b",)) is None
    assert past.KEPT_BYTES == 32 << 20


# Files on their way ------------------------------------------------------------------------------


def test_only_so_many_files_come_at_once_and_of_one_address_two(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def job() -> None:
        box = Inbox()
        never = asyncio.Event()

        async def slow() -> bytes:
            await never.wait()
            return b""

        async def brings(address: str, body: Callable[[], Any] = slow) -> bytes:
            async with box.received(address, body) as found:
                return found

        tasks = [asyncio.ensure_future(brings(str(number // 2))) for number in range(7)]
        await asyncio.sleep(0)
        assert await refused(brings("0")) == (503, "server-busy", 5)
        tasks.append(asyncio.ensure_future(brings("9")))
        await asyncio.sleep(0)
        assert await refused(brings("10")) == (503, "server-busy", 5)
        never.set()
        await asyncio.gather(*tasks)
        assert box.open == {}
        monkeypatch.setattr(inbox, "PATIENCE", 0.001)
        never.clear()
        assert (await refused(brings("0")))[:2] == (400, "server-bad-input")
        assert box.open == {}

    asyncio.run(job())
