"""Agents at tables: they move by themselves, block nobody, and give way to people."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from deorbit.server.agents.pool import WorkerLost
from server.site import PassingClock, Site, StillClock


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


def test_agents_play_a_whole_game_while_somebody_watches(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = anna.make("random", "random", "random")
        assert site.room(table).version == 0
        with site.stranger().live(table) as live:
            while live.game is None or live.game["outcome"] is None:
                assert live.next() is not None
        info = anna.at(table)
        assert info["status"] == "over"
        assert info["outcome"]["winners"]
        assert info["secret"]


def test_agents_answer_wherever_they_are_asked(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "greedy", "random")
        with anna.live(table, 0) as live:
            live.next()
            for _ in range(12):
                while 0 not in live.view["to_act"]:
                    live.next()
                live.until_version(anna.play_first(table, 0))
        assert {entry.seat for entry in site.room(table).entries} == {0, 1, 2}


def test_a_table_with_agents_never_blocks_another(file: str) -> None:
    with Site(file, agents=False) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        slow = anna.make("me", "greedy")
        site.wait(lambda: site.pool.asked)
        table = bert.make("me", "me")
        for _ in range(4):
            bert.play_first(table, site.room(table).match.to_act[0])
        anna.play_first(slow, 0)
        assert site.room(slow).version == 1


def test_what_an_agent_decided_on_an_old_question_is_dropped(file: str) -> None:
    with Site(file, agents=False) as site:
        anna = site.person()
        table = anna.make("me", "greedy")
        site.wait(lambda: site.pool.asked)
        anna.do(table, "propose", kind="close", seat=0)
        site.run(_let(site))
        site.wait(lambda: not site.room_now(table).driven)
        assert site.room(table).version == 0
        assert anna.at(table)["status"] == "closed"


def test_an_agent_choosing_beside_people_is_not_disturbed_by_them(file: str) -> None:
    with Site(file, agents=False) as site:
        anna = site.person()
        table = anna.make("me", "greedy", "greedy")
        site.wait(lambda: site.pool.asked)
        anna.play_first(table, 0)
        anna.do(table, "undo", seat=0, id="u", version=1)
        anna.play_first(table, 0)
        site.run(_let(site))
        site.wait(lambda: {1, 2} <= {e.seat for e in site.room_now(table).entries})


def test_an_agent_that_fails_tries_again(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = PassingClock()
    with Site(file, clock=clock) as site:
        decide = site.pool.decide
        failures: list[Exception] = [RuntimeError("broken"), WorkerLost("not started")] * 4

        async def fails(*about: Any) -> Any:
            if failures:
                raise failures.pop()
            return await decide(*about)

        monkeypatch.setattr(site.pool, "decide", fails)
        table = site.person().make("me", "greedy")
        site.wait(lambda: site.room_now(table).version >= 1)
        assert failures == []
    assert clock.waits[:9] == [1, 2, 4, 8, 16, 32, 60, 60, 0], "longer each time, within bounds"


class Paused(StillClock):
    """Who waits for some time waits until the test goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        if seconds > 0:
            await self.may.wait()


def test_a_table_hears_that_its_agent_cannot_think_and_nothing_is_guessed(
    database: str,
) -> None:
    clock = Paused()
    with Site(database, clock=clock) as site:

        async def starts_no_worker(line: bytes) -> Any:
            raise WorkerLost("not started")

        async def go_on() -> None:
            short.undo()
            clock.may.set()

        short = pytest.MonkeyPatch()
        short.setattr(site.pool, "_ask", starts_no_worker)
        anna = site.person()
        table = anna.make("me", "greedy", "greedy")
        with anna.live(table, 0) as live:
            live.until(lambda told: live.info["seats"][1]["late"])
            assert site.room_now(table).version == 0
            assert anna.play_first(table, 0) == 1, "people go on meanwhile"
            site.run(go_on())
            live.until_version(3)
            if any(seat["late"] for seat in live.info["seats"]):
                live.until(lambda told: not any(seat["late"] for seat in live.info["seats"]))
        assert 'result="guessed"' not in site.premises.metrics.text()


async def _let(site: Site) -> None:
    site.pool.let()


def test_agents_go_on_after_a_restart(database: str) -> None:
    with Site(database, agents=False) as site:
        anna = site.person()
        table = anna.make("me", "greedy", "greedy")
        anna.play_first(table, 0)
        assert site.room(table).version == 1
    with Site(database) as again:
        again.wait(
            lambda: (found := again.premises.rooms.known(table)) is not None and found.version >= 3
        )


def test_agents_among_themselves_rest_when_nobody_watches(file: str) -> None:
    with Site(file) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("random", "random")
        with bert.live(table) as live:
            live.until_version(3)
        site.wait(lambda: not site.room_now(table).driven)
        version = site.room_now(table).version
        other = anna.make("me", "random")
        site.wait(lambda: site.room_now(other).version >= 1)
        assert site.room_now(table).version == version
