"""What is done at once keeps everybody waiting: whoever asks pays for each step of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from deorbit.core.match import Match
from deorbit.server.base.limits import Bucket
from deorbit.server.base.loop_time import LoopTime
from deorbit.server.base.refusals import Refusal
from deorbit.server.telling import screens
from server.site import Person, Site, StillClock

ENOUGH = 10_000
SLOW = 0.5
"""Seconds that a picked question takes the machine."""
NEAR, FAR = "198.51.100.1", "198.51.100.2"


class Worked(StillClock):
    """A thread works as long as the test says."""

    def __init__(self) -> None:
        super().__init__()
        self.processor = 0.0

    def worked(self) -> float:
        return self.processor


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


def test_each_step_is_paid_for_and_no_waiting() -> None:
    clock = Worked()
    time = LoopTime(clock, Bucket(clock, 2, seconds=10))

    async def work() -> str:
        clock.processor += 1.5
        waiting = asyncio.ensure_future(others())
        await waiting
        with pytest.raises(KeyError):
            await asyncio.ensure_future(failing())
        clock.processor += 1.0
        return "done"

    async def others() -> None:
        clock.processor += 40.0

    async def failing() -> None:
        raise KeyError

    async def run() -> None:
        assert await time.spent("a", work()) == "done"
        with pytest.raises(Refusal) as refused:
            time.take("a")
        assert (refused.value.status, refused.value.retry) == (429, 3)
        time.take("b")
        clock.time += 3
        time.take("a")

    asyncio.run(run())


def test_what_fails_or_is_given_up_is_paid_for_as_far_as_it_came() -> None:
    clock = Worked()
    time = LoopTime(clock, Bucket(clock, 2, seconds=10))
    ended: list[str] = []

    async def failing() -> None:
        clock.processor += 2.0
        raise KeyError

    async def given_up() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            clock.processor += 2.0
            ended.append("b")
            raise

    async def run() -> None:
        with pytest.raises(KeyError):
            await time.spent("a", failing())
        task = asyncio.ensure_future(time.spent("b", given_up()))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert (task.cancelled(), ended) == (True, ["b"])
        for asker in "ab":
            with pytest.raises(Refusal):
                time.take(asker)

    asyncio.run(run())


# From outside ----------------------------------------------------------------------------------


def slow_site(file: str, monkeypatch: pytest.MonkeyPatch) -> Site:
    """A service at which whatever asks the engine takes half a second."""
    clock = Worked()

    def slowly(real: Callable[..., Any]) -> Callable[..., Any]:
        def work(*given: Any, **more: Any) -> Any:
            clock.processor += SLOW
            return real(*given, **more)

        return work

    monkeypatch.setattr(Match, "why_not", slowly(Match.why_not))
    monkeypatch.setattr(Match, "attempt", slowly(Match.attempt))
    monkeypatch.setattr(screens, "route", slowly(screens.route))
    monkeypatch.setattr(screens, "towards", slowly(screens.towards))
    most = {f"limit_{name}": ENOUGH for name in ("requests", "actions", "guests", "tables")}
    return Site(file, clock=clock, limits=True, limit_loop=12, **most)


QUICK = [
    "consider?seat=0&action=end",
    "route?seat=0&start=bridge&goal=bridge",
    "towards?seat=0&sort=section&name=bridge",
]
"""What is answered at once."""


@pytest.mark.parametrize("what", QUICK)
def test_who_asks_much_of_everybodys_time_waits_alone(
    file: str, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    with slow_site(file, monkeypatch) as site:
        greedy, alias = site.person("Greedy", NEAR), site.person("Alias", NEAR)
        other = site.person("Other", FAR)
        tables = {person: person.make("me", "me") for person in (greedy, other)}
        answers = [greedy.ask("GET", f"/api/tables/{tables[greedy]}/{what}") for _ in range(20)]
        told = [answer.status_code for answer in answers]
        assert (told[:4], set(told[5:])) == ([200] * 4, {429})
        again = int(answers[-1].headers["retry-after"])
        assert 1 <= again <= 10
        assert alias.ask("GET", "/api/tables").status_code == 429
        assert other.ask("GET", f"/api/tables/{tables[other]}/{what}").status_code == 200
        assert greedy.ask("GET", "/health").status_code == 200
        site.clock.time += again  # type: ignore[attr-defined]
        assert greedy.ask("GET", f"/api/tables/{tables[greedy]}/{what}").status_code == 200


def test_what_is_decided_on_a_live_channel_is_paid_for_by_the_address(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with slow_site(file, monkeypatch) as site:
        people = [site.person(str(number), NEAR) for number in range(8)]
        told = [decided_live(person) for person in people]
        assert (told[:4], set(told[5:])) == (["acted"] * 4, {429})
        assert decided_live(site.person("Far", FAR)) == "acted"


def decided_live(person: Person) -> Any:
    """What became of a decision: the status of a refusal, or that it was taken."""
    answer = person.ask("POST", "/api/tables", {"game": "stationx", "seats": [{"kind": "me"}] * 2})
    if answer.status_code != 200:
        return answer.status_code
    table = answer.json()["id"]
    with person.live(table, 0) as live:
        game = live.until_version(0)
        seat = person.site.room(table).match.to_act[0]
        action = person.site.room(table).match.legal(seat)[0].to_json()
        live.send({"type": "act", "seat": seat, "action": action, "id": "a", "version": 0})
        assert game is not None
        found = live.until(lambda message: message["type"] in ("acted", "refused"))
    return found.get("status", found["type"])


def test_moments_are_worked_out_in_turn_as_long_work(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Worked()

    def slowly(match: Match, step: int) -> Match:
        clock.processor += 9.0
        return real(match, step)

    real = Match.at
    monkeypatch.setattr(Match, "at", slowly)
    with Site(file, clock=clock, limits=True, limit_seconds=10) as site:
        anna = site.person("Anna", NEAR)
        table = anna.make("me", "me")
        told = [anna.ask("GET", f"/api/tables/{table}/moments/0").status_code for _ in range(4)]
        assert told == [200, 200, 429, 429]
