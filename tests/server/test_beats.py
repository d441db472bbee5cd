"""Agents answer at beats: neither when they answer nor what is measured tells what they thought of.

A figure tells two cases apart as well as it ranks one above the other: 1.0 always, 0.5 not at all.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from deorbit.core.match import Match
from deorbit.server.agents.pool import AgentPool, Decision
from server.site import CountedIds, PassingClock, Person, Site

TABLES = 40


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


class Thinker(AgentPool):
    """Thinks about some cards for longer than about others."""

    def __init__(self, clock: PassingClock) -> None:
        super().__init__(0)
        self.holds: list[bool] = []
        """What nobody else may know: of the characters dealt to the agent that was asked, whether
        one is of the first third of the alphabet."""
        self._passing = clock
        self._rng = Random(7)

    async def decide(self, match: Match, seat: int, agent: str, seed: int) -> Decision:
        dealt: list[str] = match.view(seat)["players"][seat]["dealt"]
        self.holds.append(min(dealt) < "d")
        self._passing.time += abs(self._rng.gauss(0.5 if self.holds[-1] else 0.3, 0.1))
        return await super().decide(match, seat, agent, seed)


def seconds_told(site: Site) -> float:
    found = re.search(r"decision_seconds_sum\{.*\} (.*)", site.premises.metrics.text())
    return float(found[1]) if found else 0.0


def told_apart(ones: Sequence[float], others: Sequence[float]) -> float:
    ranked = [(one > other) + (one == other) / 2 for one in ones for other in others]
    area = sum(ranked) / len(ranked)
    return max(area, 1 - area)


def answered(site: Site, anna: Person) -> tuple[float, float]:
    """After how long an agent answered, and what was measured of it."""
    measured, asked = seconds_told(site), site.clock.now()
    table = anna.make("me", "me", "greedy")
    site.wait(lambda: site.room_now(table).entries and not site.room_now(table).driven)
    entry = site.room_now(table).entries[0]
    return entry.at - asked, seconds_told(site) - measured


def test_neither_the_moment_of_an_answer_nor_the_figures_tell_what_an_agent_holds(
    file: str,
) -> None:
    clock = PassingClock()
    pool = Thinker(clock)
    with Site(file, clock=clock, ids=CountedIds(), pool=pool, pace=1.0) as site:
        anna = site.person()
        found = [answered(site, anna) for _ in range(TABLES)]
    assert len(pool.holds) == TABLES
    assert TABLES // 5 <= sum(pool.holds) <= 4 * TABLES // 5
    for figure in (0, 1):
        ones = [one[figure] for one, held in zip(found, pool.holds, strict=True) if held]
        others = [one[figure] for one, held in zip(found, pool.holds, strict=True) if not held]
        assert told_apart(ones, others) < 0.55


def test_an_answer_that_took_longer_than_a_beat_comes_at_the_next(file: str) -> None:
    clock = PassingClock()
    pool = Thinker(clock)
    with Site(file, clock=clock, ids=CountedIds(), pool=pool, pace=0.25) as site:
        anna = site.person()
        for _ in range(6):
            after, measured = answered(site, anna)
            assert after >= 0.25
            assert after / 0.25 == pytest.approx(round(after / 0.25), abs=1e-6)
            assert measured == pytest.approx(after, abs=1e-5)


def test_nothing_is_measured_before_the_beat(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = PassingClock()
    told: list[str] = []
    with Site(file, clock=clock, ids=CountedIds(), pool=Thinker(clock), pace=1.0) as site:
        sleep = clock.sleep

        async def looks(seconds: float) -> None:
            told.append(site.premises.metrics.text())
            await sleep(seconds)

        monkeypatch.setattr(clock, "sleep", looks)
        answered(site, site.person())
        assert "deorbit_decision" in site.premises.metrics.text()
    assert len(told) == 1
    assert "deorbit_decision" not in told[0]
