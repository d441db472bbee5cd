"""What long work costs who asks for it, and what tables and their stories weigh."""

from __future__ import annotations

import asyncio

import pytest

import deorbit
from deorbit.server.base.limits import Bucket
from deorbit.server.base.long_work import LongWork, Stopwatch
from deorbit.server.base.queues import Turns
from deorbit.server.base.refusals import Refusal
from deorbit.server.rooms import room as rooms
from deorbit.server.rooms.matches import Play
from deorbit.server.rooms.room import Visitor
from deorbit.server.telling.lines import Lines
from server.hall import Hall, refused, within
from server.site import StillClock


class Worked(StillClock):
    """A thread works as long as the test says."""

    def __init__(self) -> None:
        super().__init__()
        self.processor = 100.0

    def worked(self) -> float:
        return self.processor


async def fails_within(work: LongWork, clock: Worked) -> None:
    async with work.turn("c"):
        clock.time += 1.0
        raise KeyError("x")


def test_work_is_charged_by_what_it_took_also_when_it_fails() -> None:
    async def job() -> None:
        clock = Worked()
        seconds = Bucket(clock, 10)
        work = LongWork(clock, Turns(1, 1, 5, 5), seconds)

        def takes(amount: float, error: Exception | None = None) -> str:
            clock.processor += amount
            if error is not None:
                raise error
            return "done"

        assert await work.run("a", lambda: takes(4.0)) == "done"
        assert seconds._filled("a") == 6.0
        with pytest.raises(KeyError):
            await work.run("a", lambda: takes(3.0, KeyError("x")))
        assert seconds._filled("a") == 3.0
        async with work.turn("a"):
            clock.time += 0.0
        assert seconds._filled("a") == 3.0
        async with work.turn("b"):
            clock.time += 2.5
        assert seconds._left["b"][0] == 7.5
        with pytest.raises(KeyError):
            await fails_within(work, clock)
        assert seconds._left["c"][0] == 9.0
        async with work.turn("d"):
            clock.time -= 50.0
        assert seconds._left["d"][0] == 10.0
        await work.run("e", lambda: takes(30.0))
        for deed in (work.run("e", lambda: takes(1.0)), work.turn("e").__aenter__()):
            assert (await refused(deed))[:2] == (429, "server-too-often")
        assert work.waiting == 0

    asyncio.run(job())


def test_a_stopwatch_takes_the_time_of_one_job() -> None:
    clock = Worked()
    watch = Stopwatch(clock)
    assert watch.seconds == 0.0

    def job() -> int:
        clock.processor += 2.0
        return 7

    assert (watch.time(job), watch.seconds) == (7, 2.0)
    assert (watch.time(job), watch.seconds) == (7, 2.0)


def test_who_came_to_owe_while_waiting_does_not_get_the_turn() -> None:
    async def job() -> None:
        clock = Worked()
        seconds = Bucket(clock, 1)
        work = LongWork(clock, Turns(1, 1, 5, 5), seconds)

        def dear() -> None:
            clock.processor += 9.0

        first = asyncio.ensure_future(work.run("a", dear))
        second = asyncio.ensure_future(work.run("a", dear))
        await first
        with pytest.raises(Refusal):
            await second
        assert clock.processor == 109.0

    asyncio.run(job())


def test_a_table_where_only_an_agent_moves_is_not_put_away_for_want_of_memory() -> None:
    async def job(hall: Hall) -> None:
        ann, *_ = await hall.guests("Ann")
        moving, read = [await hall.table(ann, "me", "open") for _ in range(2)]
        moving.driven, moving.told = True, 5_000_000
        read.visitors = [Visitor(None, None)]
        new = await hall.table(ann, "me", "open")
        assert (moving.gone, read.gone, new.gone) == (False, True, False)

    within(job, memory=1)


def test_a_table_weighs_what_it_holds() -> None:
    async def job(hall: Hall) -> None:
        ann, *_ = await hall.guests("Ann")
        room = await hall.table(ann, "random", "random")
        assert room.size == rooms.BARE_SIZE
        await hall.play(room, 3)
        weight = rooms.BARE_SIZE + 3 * (rooms.ENTRY_SIZE + rooms.ACTION_SIZE)
        assert room.size == weight
        room.told = 17
        assert room.size == weight + 17
        assert hall.rooms.used == room.size

    within(job)


@pytest.mark.parametrize(("game", "secret"), [("stationx", False), ("stationfall", True)])
def test_a_story_weighs_its_lines_also_after_some_were_taken_back(game: str, secret: bool) -> None:
    play, lines = Play.of(deorbit.new(game, seats=2, seed=5)), Lines()
    assert lines.size == 0

    def weighed() -> int:
        return sum(map(len, lines._lines)) + sum(len(whole) for _, whole in lines._known)

    for _ in range(6):
        play = play.copy()
        seat = play.match.to_act[0]
        play.attempt(seat, play.match.legal(seat)[0])
        lines.follow(play.match)
        assert lines.size == weighed()
        if play.match.may_undo(seat):
            play = play.copy()
            play.undo(seat, False)
            lines.follow(play.match)
            assert lines.size == weighed()
            play = play.copy()
            play.attempt(seat, play.match.legal(seat)[0])
            lines.follow(play.match)
    assert bool(lines._known) is secret
    assert len(lines) == sum(map(len, play.match.story()))
