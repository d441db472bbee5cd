"""Who lets agents decide, without a service around it; and what a worker does with its alarm."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
import pytest

import deorbit
from deorbit.agents.hint import Hint
from deorbit.server.agents import driver as driving
from deorbit.server.agents import hints
from deorbit.server.agents.driver import Driver
from deorbit.server.agents.hints import KEPT, Hints
from deorbit.server.agents.pool import AgentPool, Decision, WorkerLost, job_for
from deorbit.server.agents.worker import Answer, answer, learn
from deorbit.server.base.long_work import LongWork
from deorbit.server.base.refusals import CONFLICT, Refusal
from deorbit.server.rooms.room import Room, Visitor
from server.hall import Hall, refused, within
from server.running import SOURCE
from server.site import PassingClock

Step = Exception | float | Callable[[], None]


class Thinking:
    """A pool that fails, or takes so many seconds, as the test says; then it is quick."""

    def __init__(self, hall: Hall, *steps: Step) -> None:
        self.clock = cast(PassingClock, hall.clock)
        self.steps = list(steps)
        self.seeds: list[int] = []
        self.asked: list[tuple[int, str]] = []

    async def decide(self, match: Any, seat: int, agent: str, seed: int) -> Decision:
        self.seeds.append(seed)
        self.asked.append((seat, agent))
        step = self.steps.pop(0) if self.steps else 0.0
        if isinstance(step, Exception):
            raise step
        if callable(step):
            step()
        else:
            self.clock.time += step
        return Decision(match.legal(seat)[0], "decided")


async def table_of(hall: Hall, *seats: str, **more: Any) -> Room:
    hall.rooms.clock = hall.clock = PassingClock()
    (ann,) = await hall.guests("Ann")
    return await hall.table(ann, *seats, **more)


def driver(hall: Hall, *steps: Step) -> tuple[Driver, Thinking]:
    pool = Thinking(hall, *steps)
    return Driver(hall.rooms, cast(AgentPool, pool)), pool


async def until_version(room: Room, version: int) -> None:
    for _ in range(10_000):
        if room.version >= version:
            return
        await asyncio.sleep(0)
    raise AssertionError(f"still at {room.version}")


def test_pauses_grow_while_an_agent_fails_and_begin_anew_when_it_does_not() -> None:
    async def job(hall: Hall) -> None:
        room = await table_of(hall, "random", "random")
        room.visitors.append(Visitor(None, None))
        lost = WorkerLost("hangs")
        steps = (lost, RuntimeError("x"), 0.0, Refusal(CONFLICT, "server-moved-on"), lost, 0.0)
        found, pool = driver(hall, *steps)
        late: list[int | None] = []
        hall.rooms.wakeups.subscribe(lambda id: late.append(room.row.late))
        found.look(room)
        await until_version(room, 3)
        room.visitors.clear()
        clock = cast(PassingClock, hall.clock)
        assert [wait for wait in clock.waits if wait][:4] == [1, 2, 1, 2]
        assert len(set(pool.seeds[:4])) == 4, "tried again with other luck"
        assert all(0 <= seed < 1 << 63 for seed in pool.seeds)
        assert {name for _, name in pool.asked} == {"random"}
        assert any(one is not None for one in late), "the table is told who is late"
        assert room.row.late is None
        await found.close()
        assert found._tasks == {}

    within(job)


@pytest.mark.parametrize(
    ("thought", "waited"), [(0.0, 2.0), (1.5, 0.5), (2.0, 0.0), (2.5, 1.5), (7.0, 1.0)]
)
def test_an_agent_answers_at_a_beat_however_long_it_thought(thought: float, waited: float) -> None:
    async def job(hall: Hall) -> None:
        room = await table_of(hall, "random", "random")
        room.visitors.append(Visitor(None, None))
        found, _ = driver(hall, thought)
        found.look(room)
        await until_version(room, 1)
        assert cast(PassingClock, hall.clock).waits[0] == waited
        told = hall.metrics.text()
        whole = thought + waited
        assert 'decisions_total{agent="random",result="decided"} 1' in told
        assert f'decision_seconds_sum{{agent="random"}} {whole}' in told
        await found.close()

    within(job, pace=2.0)


def test_nobody_is_driven_twice_nor_where_nothing_is_asked() -> None:
    async def job(hall: Hall) -> None:
        room = await table_of(hall, "me", "random", options={"build": "standard"})
        found, pool = driver(hall)
        while room.match.to_act != (0,):
            found.look(room)
            await asyncio.sleep(0.001)
        for _ in range(5):
            await asyncio.sleep(0)
        assert not room.driven
        assert found._tasks == {}
        pool.asked.clear()
        found.look(room)
        assert (room.driven, found._tasks) == (False, {})
        while room.match.to_act == (0,):
            await hall.play(room)
        await until_version(room, room.version + 1)
        assert pool.asked, "it was woken by what happened"
        await found.close()
        room.driven = False
        found.look(room)
        assert not room.driven, "it is closed"

    within(job)


def test_an_agent_whose_table_is_gone_does_nothing() -> None:
    async def job(hall: Hall) -> None:
        room = await table_of(hall, "random", "random")
        room.visitors.append(Visitor(None, None))
        found, _ = driver(hall, lambda: hall.rooms.forget(room))
        found.look(room)
        for _ in range(20):
            await asyncio.sleep(0)
        assert (room.version, room.driven, found._tasks) == (0, False, {})
        again = await hall.rooms.room(room.id)
        assert again.version == 0
        found.look(room)
        assert not room.driven

    within(job)


def test_after_a_start_agents_go_on_where_they_sit_at_tables_in_play() -> None:
    async def job(hall: Hall) -> None:
        first = await table_of(hall, "me", "random", options={"build": "standard"})
        ann = await hall.rooms.guest("ann")
        assert ann is not None
        waiting = await hall.table(ann, "me", "random", "open")
        people = await hall.table(ann, "me", "me")
        for room in (first, waiting, people):
            hall.rooms.forget(room)
        read: list[str] = []
        hall.rooms.wakeups.subscribe(read.append)
        found, _ = driver(hall)
        await found.resume()
        assert set(read) <= {first.id}
        assert hall.rooms.known(waiting.id) is None
        assert hall.rooms.known(people.id) is None
        await found.close()
        await found.resume()

    within(job)


def test_a_seed_has_to_do_with_the_decision_and_nothing_else() -> None:
    async def job(hall: Hall) -> None:
        room = await table_of(hall, "me", "me")
        found, _ = driver(hall)
        match = room.match
        seeds = {found._seed("t", match, seat, tries) for seat in range(3) for tries in range(3)}
        assert len(seeds | {found._seed("u", match, 0, 0)}) == 10
        assert found._seed("t", match, 0, 0) == found._seed("t", match, 0, 0)
        assert max(seeds).bit_length() in (62, 63)
        assert driving.LONGEST_PAUSE == 60.0

    within(job)


def test_hints_are_kept_until_the_match_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Work:
        @asynccontextmanager
        async def turn(self, asker: str) -> Any:
            yield

    async def job(hall: Hall) -> None:
        room = await table_of(hall, "me", "me", game="intrepid")
        asked: list[tuple[int, int]] = []
        answers: list[Hint | None] = []

        class Pool:
            async def advise(self, match: Any, seat: int, seed: int) -> Hint | None:
                asked.append((match.version, seat))
                return answers.pop() if answers else Hint((match.legal(seat)[0],), None)

        found = Hints(cast(AgentPool, Pool()), cast(LongWork, Work()))
        for _ in range(2):
            assert (await found.hint("x", room, 0)).line == (room.match.legal(0)[0],)
        assert asked == [(0, 0)]
        await hall.play(room)
        await found.hint("x", room, 0)
        assert asked == [(0, 0), (1, 0)]
        answers.append(None)
        await hall.play(room)
        seat = room.match.to_act[0]
        assert await refused(found.hint("x", room, seat)) == (503, "server-hint-failed", 2)
        free = next((one for one in range(2) if one not in room.match.to_act), None)
        if free is not None:
            assert await found.hint("x", room, free) == Hint()
        monkeypatch.setattr(hints, "KEPT", 2)
        await found.hint("x", room, seat)
        assert len(found._kept) <= KEPT
        before = len(found._kept)
        await hall.play(room)
        await found.hint("x", room, room.match.to_act[0])
        assert len(found._kept) == before, "the oldest made room"

    within(job)


# Workers -----------------------------------------------------------------------------------------


def test_a_worker_sets_its_alarm_for_every_job_and_stops_it_again() -> None:
    match = deorbit.new("stationx", seats=2, seed=1)
    job = msgspec.json.encode(job_for(match, match.to_act[0], "random", 1)).decode()
    code = (
        "from deorbit.server.agents import worker; import sys\n"
        "worker._alarm = lambda seconds: print('alarm', seconds, file=sys.stderr, flush=True)\n"
        "answer = worker.answer\n"
        "worker.answer = lambda line: (print('an agent prints'), answer(line))[1]\n"
        "worker.main(7.5, [])\n"
        "import signal\n"
        "both = signal.SIGINT, signal.SIGTERM\n"
        "assert [signal.getsignal(one) for one in both] == [signal.SIG_IGN] * 2, 'ends with Ctrl-C'"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        input=f"{job}\n{job}\n",
        env={**os.environ, "PYTHONPATH": SOURCE},
        capture_output=True,
        text=True,
        check=True,
    )
    ready, *answers = told.stdout.splitlines()
    assert ready == "ready"
    found = [msgspec.json.decode(line, type=Answer) for line in answers]
    assert len(found) == 2
    assert all(one.action and not one.problem for one in found)
    alarms = [line for line in told.stderr.splitlines() if line.startswith("alarm")]
    assert alarms == ["alarm 7.5", "alarm 0"] * 2


def test_a_worker_answers_whatever_it_is_asked() -> None:
    assert answer(b"nonsense").problem.startswith("DecodeError at ")
    learn(["/nowhere/at/all"])
    match = deorbit.new("intrepid", seats=2, seed=1)
    hinted = msgspec.structs.replace(job_for(match, 0, "hint", 1), advise=True)
    found = answer(msgspec.json.encode(hinted))
    assert found.action == found.line[0]
