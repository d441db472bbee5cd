"""Agents in processes of their own: what they are told, and what happens when they fail."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import deorbit
from deorbit.core.options import learn_packs
from deorbit.games import find
from deorbit.server.agents.pool import AgentPool, WorkerLost, job_for
from deorbit.server.agents.worker import Answer, answer
from deorbit.server.base import logs

PACK = Path(__file__).parents[2] / "packs" / "night-shift"


def played(match: deorbit.Match, actions: int, seed: int = 0) -> deorbit.Match:
    rng = Random(seed)
    for _ in range(actions):
        if match.to_act:
            seat = match.to_act[0]
            match.play(seat, rng.choice(match.legal(seat)))
    return match


def with_pool(
    use: Callable[[AgentPool], Awaitable[Any]], workers: int = 1, **given: Any
) -> list[tuple[str, dict[str, object]]]:
    """Use a pool in a loop of its own; returns what was logged."""
    written: list[tuple[str, dict[str, object]]] = []

    async def run() -> None:
        pool = AgentPool(workers, **given)
        try:
            await use(pool)
        finally:
            await pool.close()

    handler = logs.logging.Handler()
    handler.emit = lambda record: written.append((record.msg, getattr(record, logs.FIELDS)))  # type: ignore[method-assign]
    logs.LOGGER.addHandler(handler)
    try:
        asyncio.run(run())
    finally:
        logs.LOGGER.removeHandler(handler)
    return written


async def decides(pool: AgentPool, *asked: Any) -> deorbit.Action:
    return (await pool.decide(*asked)).action


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def is_gone(pid: int) -> bool:
    """Whether a process has ended, even if nobody has asked for its end yet."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state == "Z"


# What a worker is told --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_job_is_the_same_where_only_hidden_facts_differ(seats: int) -> None:
    position = deorbit.new("stationfall", seats=seats, seed=seats, characters="random").position()
    players = [dict(player) for player in position["players"]]
    players[1]["dealt"], players[2]["dealt"] = players[2]["dealt"], players[1]["dealt"]
    one = deorbit.scenario("stationfall", position, seed=5)
    other = deorbit.scenario("stationfall", {**position, "players": players}, seed=5)
    for match in (one, other):
        for seat in range(seats):
            match.play(seat, match.legal(seat)[-1])
    assert one.fingerprint != other.fingerprint
    for step in range(40):
        for seat in (0, *range(3, seats)):
            jobs = [
                msgspec.json.encode(job_for(match, seat, "greedy", step)) for match in (one, other)
            ]
            assert jobs[0] == jobs[1]
        seat = one.to_act[0]
        allowed = [action for action in one.legal(seat) if action.kind != "reveal"]
        shared = [action for action in allowed if action in other.legal(seat)]
        action = Random(step).choice(shared)
        one.play(seat, action)
        other.play(seat, action)


def test_a_job_holds_the_log_of_its_seat_and_nobody_elses() -> None:
    match = played(deorbit.new("stationfall", seats=4, seed=3), 60)
    for seat in range(4):
        told = job_for(match, seat, "lindsey", 1).log
        assert [event.to_json() for event in told] == [event.to_json() for event in match.log(seat)]
        assert not any(event.secret or event.readers for event in told)


def test_a_job_without_a_log_stays_small_however_long_the_match() -> None:
    match = deorbit.new("stationfall", seats=4, seed=3)
    first = len(msgspec.json.encode(job_for(match, 0, "greedy", 1)))
    played(match, 150)
    seat = match.to_act[0]
    without, with_log = (
        len(msgspec.json.encode(job_for(match, seat, name, 1))) for name in ("greedy", "lindsey")
    )
    assert without < 2 * first
    assert with_log > 5 * without


def test_automation_decides_here_and_as_in_a_worker() -> None:
    match = deorbit.new("stationfall", seats=4, seed=3, bots=[1, 2, 3])
    played(match, 4)
    seen = []

    async def use(pool: AgentPool) -> None:
        for step in range(40):
            seat = match.to_act[0]
            action = await decides(pool, match, seat, "automation", step)
            told = answer(msgspec.json.encode(job_for(match, seat, "automation", step)))
            assert told.action == str(action)
            seen.append(seat)
            match.play(seat, action)
        assert pool.idle == []

    assert with_pool(use) == []
    assert len(set(seen)) > 1


@pytest.mark.parametrize("game", ["stationfall", "stationx"])
@pytest.mark.parametrize("agent", ["random", "greedy"])
def test_a_worker_answers_a_job_with_a_legal_action(game: str, agent: str) -> None:
    match = deorbit.new(game, seed=2)
    for step in range(60):
        if not match.to_act:
            break
        seat = match.to_act[0]
        found = answer(msgspec.json.encode(job_for(match, seat, agent, step)))
        assert not found.problem
        match.play(seat, deorbit.Action.parse(found.action))
    assert len(match) > 10


def test_an_agent_in_a_worker_reads_the_log_of_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(deorbit.new("stationfall", seats=4, seed=3), 30)
    read: list[list[str]] = []

    class Reader(deorbit.Agent):
        reads_log = True

        def decide(self, seat: deorbit.Seat) -> deorbit.Action:
            read.append([event.text() for event in seat.log()])
            assert seat.view() == match.view(seat.number)
            return seat.legal()[0]

    monkeypatch.setitem(deorbit.agents.AGENTS, "reader", Reader)
    seat = match.to_act[0]
    assert not answer(msgspec.json.encode(job_for(match, seat, "reader", 1))).problem
    assert read == [[event.text() for event in match.log(seat)]]


def test_a_failing_agent_tells_where_but_not_what(monkeypatch: pytest.MonkeyPatch) -> None:
    class Babbler(deorbit.Agent):
        def decide(self, seat: deorbit.Seat) -> deorbit.Action:
            raise RuntimeError(str(seat.view()))

    monkeypatch.setitem(deorbit.agents.AGENTS, "babbler", Babbler)
    match = deorbit.new("stationfall", seed=1)
    found = answer(msgspec.json.encode(job_for(match, 0, "babbler", 1)))
    assert found.problem.startswith("RuntimeError at test_agents.py:")
    assert len(found.problem) < 60


# Deciding ---------------------------------------------------------------------------------------


def test_the_pool_decides_in_another_process_and_starts_it_late() -> None:
    match = played(deorbit.new("stationfall", seed=1), 20)
    seat = match.to_act[0]

    async def use(pool: AgentPool) -> None:
        assert pool.idle == []
        before = match.fingerprint
        action = await decides(pool, match, seat, "greedy", 1)
        assert action in match.legal(seat)
        assert match.fingerprint == before
        first = pool.idle
        assert len(first) == 1
        assert first[0] != os.getpid()
        await decides(pool, match, seat, "random", 2)
        assert pool.idle == first

    assert with_pool(use) == []


def test_the_same_seed_decides_the_same_and_the_process_does_not_matter() -> None:
    match = played(deorbit.new("stationfall", seed=1), 20)
    seat = match.to_act[0]
    found: list[list[str]] = []

    async def use(pool: AgentPool) -> None:
        found.append([str(await decides(pool, match, seat, "random", seed)) for seed in range(12)])

    for workers in (0, 1, 2):
        with_pool(use, workers=workers)
    assert found[0] == found[1] == found[2]
    assert len(set(found[0])) > 1


def test_many_tables_are_served_by_few_workers() -> None:
    matches = [played(deorbit.new("stationfall", seed=seed), 10) for seed in range(8)]

    async def use(pool: AgentPool) -> None:
        actions = await asyncio.gather(
            *(decides(pool, match, match.to_act[0], "greedy", 1) for match in matches)
        )
        for match, action in zip(matches, actions, strict=True):
            assert action in match.legal(match.to_act[0])
        assert len(pool.idle) == 2

    assert with_pool(use, workers=2) == []


def test_an_unknown_agent_is_refused_with_the_known_ones() -> None:
    async def use(pool: AgentPool) -> None:
        with pytest.raises(deorbit.BadInput, match="greedy, lindsey"):
            await decides(pool, deorbit.new("stationx", seed=1), 0, "deep", 1)

    with_pool(use)


def test_a_worker_knows_the_packs_of_the_server() -> None:
    game = find("stationfall")
    learn_packs("stationfall", game.options, [PACK])
    match = deorbit.new("stationfall", seed=1, pack=PACK)

    async def use(pool: AgentPool) -> None:
        assert await decides(pool, match, 0, "greedy", 1) in match.legal(0)

    assert with_pool(use, packs=[PACK]) == []


# Failing ----------------------------------------------------------------------------------------


def test_a_worker_that_dies_while_it_thinks_is_replaced() -> None:
    match = deorbit.new("stationfall", seed=1)

    async def use(pool: AgentPool) -> None:
        await decides(pool, match, 0, "random", 1)
        (worker,) = pool.idle
        os.kill(worker, signal.SIGSTOP)
        deciding = asyncio.ensure_future(decides(pool, match, 0, "random", 1))
        await until(lambda: pool.idle == [])
        os.kill(worker, signal.SIGKILL)
        assert await deciding in match.legal(0)
        assert pool.idle != [worker]

    assert [event for event, _ in with_pool(use)] == ["agent-lost"]


def test_a_worker_that_died_while_it_waited_is_not_asked() -> None:
    match = deorbit.new("stationfall", seed=1)

    async def use(pool: AgentPool) -> None:
        await decides(pool, match, 0, "random", 1)
        os.kill(pool.idle[0], signal.SIGKILL)
        await until(lambda: pool.idle == [])
        assert await decides(pool, match, 0, "random", 1) in match.legal(0)

    assert with_pool(use) == []


def test_a_worker_that_hangs_is_ended_and_replaced() -> None:
    match = deorbit.new("stationfall", seed=1)
    hanging: list[int] = []

    async def use(pool: AgentPool) -> None:
        await decides(pool, match, 0, "random", 1)
        hanging.extend(pool.idle)
        os.kill(hanging[0], signal.SIGSTOP)
        assert await decides(pool, match, 0, "random", 1) in match.legal(0)
        assert is_gone(hanging[0])

    # The time that a worker has is short here, so a busy machine may also miss it once more.
    events = with_pool(use, limit=1.0)
    assert ("agent-lost", "hangs") in [(event, fields["problem"]) for event, fields in events]


def test_a_worker_that_cannot_be_started_leaves_nothing_to_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def refuses(*command: Any, **given: Any) -> Any:
        raise OSError(12, "Cannot allocate memory")

    match = deorbit.new("intrepid", seats=2, seed=1)

    async def use(pool: AgentPool) -> None:
        with monkeypatch.context() as short:
            short.setattr(asyncio, "create_subprocess_exec", refuses)
            with pytest.raises(WorkerLost, match="not started: Cannot allocate memory"):
                await pool.decide(match, 0, "random", 1)
            assert await pool.advise(match, 0, 1) is None
        assert await decides(pool, match, 0, "random", 1) in match.legal(0)

    events = with_pool(use)
    assert [event for event, _ in events] == ["agent-lost"] * 3


def test_an_agent_that_failed_once_and_could_not_be_asked_again_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = deorbit.new("stationfall", seed=1)
    answers: list[Answer | WorkerLost] = [WorkerLost("ended"), Answer(problem="broken")]

    async def one(line: bytes) -> Answer:
        found = answers.pop()
        if isinstance(found, WorkerLost):
            raise found
        return found

    async def use(pool: AgentPool) -> None:
        monkeypatch.setattr(pool, "_ask", one)
        with pytest.raises(WorkerLost, match="ended"):
            await pool.decide(match, 0, "random", 1)

    with_pool(use)
    assert answers == []


def test_an_agent_that_always_fails_leaves_the_seat_to_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The name is known here and not in the worker."""
    monkeypatch.setitem(deorbit.agents.AGENTS, "absent", deorbit.Agent)
    match = deorbit.new("stationfall", seed=1)

    async def use(pool: AgentPool) -> None:
        found = await pool.decide(match, 0, "absent", 1)
        assert found.action in match.legal(0)
        assert found.result == "guessed"

    events = with_pool(use)
    assert [event for event, _ in events] == ["agent-failed", "agent-failed"]


def test_an_illegal_answer_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(deorbit.Agent):
        def decide(self, seat: deorbit.Seat) -> deorbit.Action:
            return deorbit.Action("win")

    monkeypatch.setitem(deorbit.agents.AGENTS, "cheat", Cheat)
    match = deorbit.new("stationfall", seed=1)

    async def use(pool: AgentPool) -> None:
        assert await decides(pool, match, 0, "cheat", 1) in match.legal(0)

    events = with_pool(use, workers=0)
    assert [event for event, _ in events] == ["agent-illegal", "agent-illegal"]


def test_who_stops_waiting_leaves_the_worker_in_step() -> None:
    match = played(deorbit.new("stationfall", seed=1), 20)
    seat = match.to_act[0]

    async def use(pool: AgentPool) -> None:
        expected = await decides(pool, match, seat, "random", 7)
        for _ in range(3):
            gone = asyncio.ensure_future(decides(pool, match, seat, "random", 5))
            await asyncio.sleep(0)
            gone.cancel()
        assert await decides(pool, match, seat, "random", 7) == expected

    assert with_pool(use) == []


def test_closing_ends_workers_that_wait_and_that_think() -> None:
    match = deorbit.new("stationfall", seed=1)
    seen: list[int] = []

    async def use(pool: AgentPool) -> None:
        await asyncio.gather(*(decides(pool, match, 0, "random", seed) for seed in range(6)))
        seen.extend(pool.idle)
        os.kill(seen[0], signal.SIGSTOP)
        os.kill(seen[1], signal.SIGSTOP)
        thinking = asyncio.ensure_future(decides(pool, match, 0, "random", 9))
        await until(lambda: len(pool.idle) == 1)
        await pool.close()
        await asyncio.gather(thinking, return_exceptions=True)

    with_pool(use, workers=2)
    assert len(seen) == 2
    assert all(is_gone(pid) for pid in seen)


SERVER = """
import asyncio, sys, time
import deorbit
from deorbit.server.agents.pool import AgentPool

async def run():
    pool = AgentPool(1)
    await pool.decide(deorbit.new("stationfall", seed=1), 0, "random", 1)
    print(pool.idle[0], flush=True)
    time.sleep(600)

asyncio.run(run())
"""


def test_workers_end_with_a_server_that_is_killed() -> None:
    source = str(Path(deorbit.__file__).parents[1])
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": source},
    )
    try:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        os.kill(worker, signal.SIGINT)
        os.kill(worker, signal.SIGTERM)
        assert not is_gone(worker)
    finally:
        server.kill()
        server.wait()
        assert server.stdout is not None
        server.stdout.close()
    while not is_gone(worker):
        time.sleep(0.01)
