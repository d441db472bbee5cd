"""Whoever waits here has a place in the round: nobody is held up by somebody else's hundred."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from deorbit.server.agents import pool as pool_module
from deorbit.server.agents.pool import AgentPool
from deorbit.server.agents.worker import Answer
from deorbit.server.api import positions
from deorbit.server.base.asking import HOUSE, asked_by
from deorbit.server.base.clock import Clock
from deorbit.server.base.limits import Bucket
from deorbit.server.base.long_work import LongWork
from deorbit.server.base.queues import FairQueue, Full, Turns
from deorbit.server.base.refusals import Refusal
from server.site import Person, Site, StillClock

TIDY = {"game": "stationx", "position": {}, "tidy": True}


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


def taken(queue: FairQueue[int]) -> Iterator[tuple[str, int]]:
    while (found := queue.take()) is not None:
        yield found


def test_who_waits_for_much_has_one_turn_in_the_round() -> None:
    queue: FairQueue[int] = FairQueue(100, 10)
    for number in range(4):
        queue.put("greedy", number)
    queue.put("modest", 10)
    queue.put("other", 20)
    queue.put("modest", 11)
    asked = [("greedy", 0), ("modest", 10), ("other", 20), ("greedy", 1), ("modest", 11)]
    assert list(taken(queue)) == [*asked, ("greedy", 2), ("greedy", 3)]
    assert len(queue) == 0


def test_a_queue_ends_for_each_and_altogether_and_for_the_house_only_altogether() -> None:
    queue: FairQueue[int] = FairQueue(6, 2)
    for asker in ("one", "one", HOUSE, HOUSE, HOUSE):
        queue.put(asker, 0)
    with pytest.raises(Full):
        queue.put("one", 0)
    queue.put("two", 0)
    with pytest.raises(Full):
        queue.put("three", 0)
    with pytest.raises(Full):
        queue.put(HOUSE, 0)


def test_a_turn_that_comes_just_when_somebody_gives_up_goes_to_the_next() -> None:
    async def run() -> None:
        turns = Turns(1, 1, 10, 10)
        had: list[str] = []

        async def one(asker: str, until: asyncio.Event) -> None:
            async with turns.turn(asker):
                had.append(asker)
                await until.wait()

        first, never = asyncio.Event(), asyncio.Event()
        busy = asyncio.ensure_future(one("a", first))
        await asyncio.sleep(0)
        waiting = [asyncio.ensure_future(one(asker, never)) for asker in "bc"]
        await asyncio.sleep(0)
        first.set()
        waiting[0].cancel()
        await busy
        await asyncio.gather(waiting[0], return_exceptions=True)
        await asyncio.sleep(0)
        assert had == ["a", "c"]
        waiting[1].cancel()
        await asyncio.gather(waiting[1], return_exceptions=True)
        assert turns.waiting == 0

    asyncio.run(run())


def test_who_gives_up_waiting_leaves_room_and_a_turn_is_handed_on() -> None:
    async def run() -> list[str]:
        turns, done = Turns(1, 1, 2, 2), []
        go_on = asyncio.Event()

        async def take(name: str) -> None:
            async with turns.turn(name):
                await go_on.wait()
                done.append(name)

        tasks = {name: asyncio.ensure_future(take(name)) for name in ("a", "b", "c")}
        await asyncio.sleep(0)
        assert turns.waiting == 2
        tasks["b"].cancel()
        await asyncio.sleep(0)
        assert turns.waiting == 1
        tasks["a"].cancel()
        go_on.set()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        return done

    assert asyncio.run(run()) == ["c"]


# What it costs ---------------------------------------------------------------------------------


class Worked(Clock):
    """A thread works as long as the test says."""

    def __init__(self) -> None:
        self.time = 0.0
        self.processor = 0.0

    def now(self) -> float:
        return self.time

    def worked(self) -> float:
        return self.processor


def test_what_took_long_is_paid_for_afterwards_by_who_asked() -> None:
    clock = Worked()
    work = LongWork(clock, Turns(2, 1, 10, 10), Bucket(clock, 30))

    def job() -> None:
        clock.processor += 40.0

    async def run() -> None:
        await work.run("a", job)
        with pytest.raises(Refusal) as refused:
            await work.run("a", job)
        assert (refused.value.status, refused.value.retry) == (429, 21)
        await work.run("b", lambda: None)
        clock.time += 21
        await work.run("a", lambda: None)

    asyncio.run(run())


def test_a_file_that_cannot_be_read_costs_what_reading_took() -> None:
    clock = Worked()
    work = LongWork(clock, Turns(2, 1, 10, 10), Bucket(clock, 30))

    def job() -> None:
        clock.processor += 40.0
        raise KeyError

    async def run() -> None:
        with pytest.raises(KeyError):
            await work.run("a", job)
        with pytest.raises(Refusal):
            await work.run("a", job)

    asyncio.run(run())


# From outside ----------------------------------------------------------------------------------


def all_at_once(site: Site, asks: list[tuple[Person, str, str, Any]]) -> list[tuple[str, Any]]:
    """The answers in the order in which they came: from which address."""
    told: list[tuple[str, Any]] = []

    async def one(person: Person, method: str, path: str, body: Any) -> None:
        answer = await person._ask(method, path, body, None, None, "http")
        told.append((person.address, answer))

    async def run() -> None:
        await asyncio.gather(*(one(*ask) for ask in asks))

    site.run(run())
    return told


def test_two_hundred_positions_do_not_keep_a_download_waiting(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tidied = 0
    real = positions.checked

    def counted(data: Any) -> Any:
        nonlocal tidied
        tidied += 1
        return real(data)

    monkeypatch.setattr(positions, "checked", counted)
    with Site(file, limits=True, limit_actions=1000, limit_requests=10_000) as site:
        anna = site.person("Anna", "198.51.100.1")
        greedy = site.stranger("198.51.100.2")
        table = anna.make("me", "me")
        flood: list[tuple[Person, str, str, Any]] = [(greedy, "POST", "/api/positions", TIDY)] * 200
        told = all_at_once(site, [*flood, (anna, "GET", f"/api/tables/{table}/record", None)])
    places = [place for place, (address, _) in enumerate(told) if address == anna.address]
    served = [answer for address, answer in told[: places[0]] if answer.status_code == 200]
    assert told[places[0]][1].status_code == 200
    assert len(served) <= 3
    refused = [answer for _, answer in told if answer.status_code == 503]
    assert len(refused) >= 180
    assert all(int(answer.headers["retry-after"]) > 0 for answer in refused)
    assert tidied <= 20


def test_an_address_has_the_machine_for_so_many_seconds_a_minute(file: str) -> None:
    class Slow(StillClock):
        spent = 0.0

        def worked(self) -> float:
            self.spent += 1.0
            return self.spent

    with Site(file, limits=True, limit_seconds=3, limit_loop=1000, clock=Slow()) as site:
        anna, far = site.person(), site.person("Far", "198.51.100.9")
        table = anna.make("me", "me")
        path = f"/api/tables/{table}/record"
        assert [anna.ask("GET", path).status_code for _ in range(4)] == [200, 200, 200, 429]
        assert int(anna.ask("GET", path).headers["retry-after"]) > 0
        assert anna.ask("POST", "/api/watch", content=b"{}").status_code == 429
        assert far.ask("GET", path).status_code == 200


class Patient:
    """A worker that answers when the test lets it, with whose question it was."""

    lives = True
    pid = 0

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.asked: list[bytes] = []

    async def ask(self, line: bytes) -> Answer:
        self.asked.append(line)
        await self.may.wait()
        return Answer()

    async def end(self) -> None:
        pass


def test_agents_of_one_address_do_not_keep_all_others_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> list[bytes]:
        worker = Patient()

        async def start(limit: float, packs: object) -> Patient:
            return worker

        monkeypatch.setattr(pool_module.Worker, "start", start)
        monkeypatch.setattr(pool_module, "MOST_WAITING_EACH", 4)
        pool = AgentPool(1)

        def ask(address: str) -> asyncio.Future[Answer]:
            with asked_by(address):
                return asyncio.ensure_future(pool._ask(address.encode()))

        asked = [ask("greedy") for _ in range(5)]
        await asyncio.sleep(0)
        asked += [ask("other"), ask("greedy")]
        await asyncio.sleep(0)
        worker.may.set()
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(one, Refusal) for one in told] == [False] * 6 + [True]
        return worker.asked

    assert asyncio.run(run()) == [b"greedy", b"greedy", b"other", *[b"greedy"] * 3]
