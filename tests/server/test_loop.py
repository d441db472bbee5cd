"""Nobody waits for what grows with a match: threads do it, and the event loop tells when it is
late."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import deorbit
from deorbit.core import loading, save
from deorbit.core.line import Line
from deorbit.core.match import Match
from deorbit.server.telling import uploads
from server.site import Live, Person, Site
from server.test_lines import long_match, told
from server.test_upload import bring, look

LONGEST = 0.02
"""Seconds of work after which everybody else gets their turn."""
GROWS: list[tuple[Any, str]] = [
    (save, "dumps"),
    (save, "read"),
    (loading, "loads"),
    (Line, "apart"),
    (Line, "moments"),
    (Match, "log"),
    (Match, "earlier"),
    (Match, "record"),
]
"""What takes the longer the longer a match is."""


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


def almost_over() -> tuple[Match, int, deorbit.Action]:
    """A match, and the decision that ends it."""
    match = deorbit.new("stationx", seats=2, seed=4)
    agents = [deorbit.agent("greedy", seed=n) for n in range(2)]
    deorbit.play_out(match, agents, 1_000_000)
    return match.at(len(match) - 1), *match.actions[-1]


def table_of(person: Person, text: str) -> str:
    answer = bring(person, text, seats=[{"kind": "me"}, {"kind": "me"}])
    return str(answer.json()["id"])


def everything_asked(site: Site, person: Person, text: str, seat: int, last: Any) -> None:
    """A table of a file, played to its end before readers, and looked back at in every way."""
    assert look(person, text).status_code == 200
    table = table_of(person, text)
    channels = [person.live(table, 0), person.live(table, 1), *(person.live(table),) * 1]
    with channels[0], channels[1], channels[2]:
        for live in channels:
            live.next()
        ask(person, table)
        version = site.room(table).version
        assert person.act(table, seat, last.to_json(), "a", version).status_code == 200
        match = site.room(table).match
        for live, key in zip(channels, (0, 1, None), strict=True):
            until_told(live, [msgspec.json.decode(line) for line in told(match, key)])
    ask(person, table)
    assert person.at(table, "/verify")["folded"]
    person.do(table, "fork", step=3, seats=[{"kind": "me"}, {"kind": "me"}])
    site.run(site.premises.rooms.snapshots.settled())
    site.premises.rooms.forget(site.room(table))
    assert not site.room(table).match.to_act


def ask(person: Person, table: str) -> None:
    for what in ("/log", "/replay?first=5&count=20", "/moments/17", "/record", "/report"):
        person.ok("GET", f"/api/tables/{table}{what}")


def until_told(live: Live, log: list[Any]) -> None:
    while live.log != log:
        assert live.next() is not None


def test_what_grows_with_a_match_is_done_by_threads(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, seat, last = almost_over()
    done: dict[str, set[str]] = {}

    def noted(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def wrapper(*given: Any, **more: Any) -> Any:
            done.setdefault(name, set()).add(threading.current_thread().name)
            return work(*given, **more)

        return wrapper

    text = long_match(match.dumps(), 300)
    with Site(file) as site:
        with monkeypatch.context() as patched:
            for place, name in GROWS:
                patched.setattr(place, name, noted(name, getattr(place, name)))
            everything_asked(site, site.person(), text, seat, last)
        here = site._thread.name
    assert set(done) == {name for _, name in GROWS}
    assert {name for name, threads in done.items() if here in threads} == set()


@pytest.mark.soak
def test_no_piece_of_work_keeps_everybody_waiting(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The longest piece of work of the loop, by the clock of its thread, with a past as long as a
    file may have."""
    match, seat, last = almost_over()
    text = long_match(match.dumps(), uploads.MOST_EVENTS)
    longest: list[tuple[float, str]] = []
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        run(handle)
        if threading.current_thread().name == here:
            longest.append((time.thread_time() - began, repr(handle)))

    with Site(file) as site:
        anna, here = site.person(), site._thread.name
        table = table_of(anna, text)
        anna.at(table)
        monkeypatch.setattr(asyncio.Handle, "_run", timed)
        everything_asked(site, anna, text, seat, last)
        monkeypatch.setattr(asyncio.Handle, "_run", run)
    worst, what = max(longest)
    assert worst < LONGEST, (worst, what)


def test_a_loop_that_is_kept_busy_is_told_of(file: str) -> None:
    with Site(file) as site:

        async def busy() -> None:
            await asyncio.sleep(0.05)
            time.sleep(0.2)
            await asyncio.sleep(0.05)

        site.run(busy())
        counted = site.person().ask("GET", "/metrics").text
    found = dict(re.findall(r'deorbit_loop_lag_seconds_bucket\{le="(.+)"\} (\d+)', counted))
    assert int(found["+Inf"]) > int(found["0.1"])
