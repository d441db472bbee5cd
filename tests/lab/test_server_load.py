"""The load that `make bench-server` puts on a server, and what it reads off."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Callable
from pathlib import Path

import pytest

from deorbit.lab.server_load import __main__ as load
from deorbit.lab.server_load.shape import DOUBLINGS, HALVINGS, Load, Reading, Seats, highest

ROOT = Path(__file__).parent.parent.parent
PEER = ROOT / "bench" / "peer"
SHAPE = load.Shape(tables=2, seconds=1.0, trial=1.0, search=False)


class Still:
    """A table where everybody hears of an action at once, or never."""

    def __init__(self, answers: bool = True) -> None:
        self.on_done: Callable[[Seats], None] = lambda table: None
        self.refused = 0
        self.sent = 0
        self._answers = answers

    def send(self) -> bool:
        self.sent += 1
        if self._answers:
            asyncio.get_running_loop().call_soon(self.on_done, self)
        return True


def test_actions_come_at_the_rate_asked_for_and_are_spread_over_tables() -> None:
    tables = [Still() for _ in range(4)]

    async def run() -> Reading:
        return await Load(tables).run(200, 0.2)

    reading = asyncio.run(run())
    assert len(reading.times) == 40
    assert [table.sent for table in tables] == [10] * 4
    assert reading.unanswered == 0


def test_who_is_never_answered_counts_as_later_than_any_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("deorbit.lab.server_load.shape.DRAIN", 0.05)

    async def run() -> Reading:
        return await Load([Still(), Still(answers=False)]).run(100, 0.1)

    reading = asyncio.run(run())
    assert reading.unanswered == 1
    assert math.isfinite(reading.percentile(0.5))
    assert reading.percentile(0.99) == math.inf
    assert not reading.kept_up


def test_a_percentile_is_a_time_that_was_measured() -> None:
    reading = Reading(1.0, 1.0, [0.03, 0.01, 0.02, 0.5])
    assert reading.percentile(0.5) == 0.02
    assert reading.percentile(0.99) == 0.5
    assert not reading.kept_up


@pytest.mark.parametrize("capacity", [0.0, 90.0, 500.0, 1e9])
def test_the_search_for_the_highest_rate_ends_and_comes_close(capacity: float) -> None:
    asked: list[float] = []

    async def run(rate: float) -> Reading:
        asked.append(rate)
        return Reading(rate, 1.0, [0.01 if rate <= capacity else 1.0])

    found = asyncio.run(highest(run, 100.0, lambda reading: None))
    assert len(asked) <= 2 * (DOUBLINGS + HALVINGS)
    assert found <= capacity
    if capacity < 100 * 2**DOUBLINGS:
        assert capacity - found <= max(capacity, 100) / 2**HALVINGS


@pytest.mark.parametrize("game", load.GAMES)
@pytest.mark.parametrize("by", ["socket", "http"])
def test_our_service_is_played_on_by_legal_actions_only(tmp_path: Path, game: str, by: str) -> None:
    told: list[str] = []
    found = asyncio.run(load.ours(game, tmp_path, SHAPE, by, told.append))
    assert found.refused == 0
    assert found.p50 > 0
    assert found.size > 100
    assert told


@pytest.mark.skipif(not (PEER / "node_modules").is_dir(), reason="the peer is not installed")
@pytest.mark.parametrize("kind", load.PEERS)
def test_the_peer_is_played_on_with_a_state_as_large_as_a_view(tmp_path: Path, kind: str) -> None:
    view = load.view_of("stationx")
    assert json.loads(view)["seats"] == 2
    script = PEER / "server.js"
    found = asyncio.run(load.theirs(view, "X", kind, tmp_path, SHAPE, script, lambda line: None))
    assert found.refused == 0
    assert found.p50 > 0
    assert kind == "delta" or found.size > len(view)
    kept = [path for path in tmp_path.glob("matches-*/*") if path.is_file()]
    assert bool(kept) == (kind == "files")


def test_the_table_shows_ours_as_multiples_of_the_peers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    peer = load.Figures("the peer", 0.002, 0.01, 0.001, 1000.0, 204800.0, 4096.0, 0, 0)
    ours = load.Figures("ours", 0.001, 0.004, 0.0005, 2500.0, 102400.0, 2048.0, 1, 0)
    slower = load.Figures("files", 0.002, 0.02, 0.001, 500.0, 204800.0, 4096.0, 0, 0)
    load.show([(ours, {"memory": peer, "files": slower}), (peer, {}), (slower, {})])
    shown = capsys.readouterr().out
    (line,) = [line for line in shown.splitlines() if line.strip().startswith("ours ")]
    assert line.split()[-4:] == ["0.400", "2.50", "0.200", "5.00"]
    assert load.say("trouble", name="ours", refused=1, unanswered=0) in shown


def test_the_lock_file_of_the_peer_holds_hashes_and_no_address() -> None:
    content = (PEER / "package-lock.json").read_text()
    for forbidden in ("resolved", "http:"):
        assert f'"{forbidden}' not in content
    packages = json.loads(content)["packages"]
    assert all("integrity" in one for name, one in packages.items() if name)
