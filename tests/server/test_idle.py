"""A table that nobody looks at costs nothing but its rows."""

from __future__ import annotations

import gc
import weakref
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from deorbit.server.rooms import idle
from deorbit.server.telling import audience, screens, views
from deorbit.server.telling.lines import Lines
from server.site import Site, StillClock

TELLING: list[tuple[Any, str]] = [
    (screens, "board"),
    (screens, "own"),
    (views, "view_for"),
    (audience, "parts_of"),
    (audience, "patch"),
    (Lines, "follow"),
    (audience.Audience, "wake"),
]
"""What is done to tell somebody of an action."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(f"sqlite:///{tmp_path / 'deorbit.db'}") as found:
        yield found


def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each of these is done from now on."""
    done: Counter[str] = Counter()

    def noted(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def wrapper(*given: Any, **more: Any) -> Any:
            done[name] += 1
            return work(*given, **more)

        return wrapper

    for place, name in TELLING:
        monkeypatch.setattr(place, name, noted(name, getattr(place, name)))
    return done


def wait(site: Site, seconds: float) -> None:
    assert isinstance(site.clock, StillClock)
    site.clock.time += seconds

    async def look() -> None:
        idle.put_away(site.premises.rooms)

    site.run(look())


def test_where_nobody_reads_nothing_is_told(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = site.person()
    table = anna.make("me", "me", game="stationx")
    with anna.live(table, 0) as live:
        live.next()
    site.wait(lambda: not site.room_now(table).visitors)
    done = counted(monkeypatch)
    for _ in range(20):
        anna.play_first(table, site.room(table).match.to_act[0])
    assert done == {}
    assert (site.room(table).told, site.premises.audiences._known) == (0, {})
    with anna.live(table, 0) as live:
        live.next()
        anna.play_first(table, site.room(table).match.to_act[0])
        live.until_version(21)
    assert set(done) == {name for _, name in TELLING}


def test_a_table_that_nobody_uses_leaves_memory_and_comes_back_as_it_was(site: Site) -> None:
    anna = site.person()
    table, other = anna.make("me", "me"), anna.make("me", "me")
    anna.play_first(table, 0)
    before = site.room(table).match.fingerprint
    with anna.live(other, 0) as live:
        live.next()
        wait(site, idle.IDLE - 1)
        assert len(site.premises.rooms.in_memory()) == 2
        wait(site, 1)
        assert [room.id for room in site.premises.rooms.in_memory()] == [other]
        site.run(site.premises.rooms.snapshots.settled())
        wait(site, idle.IDLE)
        assert [room.id for room in site.premises.rooms.in_memory()] == [other]
    site.wait(lambda: not site.room_now(other).visitors)
    wait(site, idle.IDLE - 1)
    assert [room.id for room in site.premises.rooms.in_memory()] == [other]
    wait(site, 1)
    assert site.premises.rooms.in_memory() == []
    assert site.room(table).match.fingerprint == before


def test_a_table_leaves_no_rings_behind(site: Site) -> None:
    """Where the collector hardly looks, what is in a ring would stay for ever."""
    anna = site.person()
    tables = [anna.make("me", "me", game=game) for game in ("stationfall", "stationx", "intrepid")]
    for table in tables:
        with anna.live(table, 0) as live:
            live.next()
            anna.play_first(table, site.room(table).match.to_act[0])
            live.until_version(1)
        site.wait(lambda table=table: not site.room_now(table).visitors)
    kept = [weakref.ref(room) for room in site.premises.rooms.in_memory()]
    assert len(kept) == 3
    site.run(site.premises.rooms.snapshots.settled())
    gc.collect()
    gc.disable()
    try:
        wait(site, idle.IDLE)
        site.run(site.premises.rooms.snapshots.settled())
        assert site.premises.rooms.in_memory() == []
        site.wait(lambda: not any(room() for room in kept))
    finally:
        gc.enable()
