"""Nothing hidden reaches who may not know it: two services that differ in nothing but the cards of
two seats send the same bytes to everybody else."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import pytest

from deorbit.core.match import Match
from deorbit.core.records import Event
from deorbit.server.rooms import actions, matches
from deorbit.server.storage.rows import OriginRow
from deorbit.server.telling import audience, screens, views
from server.listening import Browser, Channel, service
from server.twins import GAME, Pair, Pairs, Step, begin_from_position

WATCHER, NOBODY = "watcher", "nobody"
"""Somebody with a name who watches, and somebody without."""

Reader = int | str

PLACES = ("bridge", "reactor", "quarters", "machine-shop", "aft-airlocks", "engineer", "exile")


@dataclass(frozen=True)
class Case:
    seats: int
    exchanged: Pairs
    options: dict[str, Any]
    seed: int
    agents: tuple[int, ...] = ()
    longest: int = 1_000


@dataclass(frozen=True)
class Aside:
    """Something asked beside the game."""

    reader: Reader
    method: str
    target: str
    body: Any = None


@dataclass(frozen=True)
class Turn:
    step: Step
    asides: list[Aside]
    returns: bool
    """Whether a reader is away for this one and comes back."""


def script(pair: Pair, longest: int) -> Iterator[Turn]:
    """What happens in both worlds."""
    for step in itertools.islice(itertools.chain(pair.choices(), pair.play()), longest):
        asides = _asides(pair, step) if pair.rng.random() < 0.4 else []
        yield Turn(step, asides, pair.rng.random() < 0.05)


def _asides(pair: Pair, step: Step) -> list[Aside]:
    rng = pair.rng
    readers: list[Reader] = [*pair.strangers, WATCHER, NOBODY]
    found = []
    for reader in rng.sample(readers, min(2, len(readers))):
        seat = f"seat={reader}" if isinstance(reader, int) else ""
        moment = rng.randrange(len(pair.one) + 1)
        start, goal = rng.choice(PLACES), rng.choice(PLACES)
        targets = [
            "/api/tables",
            "/api/tables/{table}",
            "/api/me/tables",
            "/api/tables/{table}/content",
            f"/api/tables/{{table}}/moments/{moment}?{seat}",
            f"/api/tables/{{table}}/replay?{seat}&first={moment}&count=3",
            f"/api/tables/{{table}}/log?{seat}",
            f"/api/tables/{{table}}/route?start={start}&goal={goal}&{seat}",
            f"/api/tables/{{table}}/towards?sort=section&name={goal}&{seat}",
            f"/api/tables/{{table}}/notes?{seat}",
        ]
        if isinstance(reader, int):
            ideas = [*pair.one.legal(reader), step.action or "done"]
            action = quote(str(rng.choice(ideas)))
            targets += [f"/api/tables/{{table}}/consider?{seat}&action={action}"] * 4
        if rng.random() < 0.1:
            targets = [f"/api/tables/{{table}}/{what}?{seat}" for what in ("record", "report")]
        found += [Aside(reader, "GET", target) for target in rng.sample(targets, 2)]
    knowing = rng.choice(sorted(pair.knowing))
    found.append(
        Aside(knowing, "POST", "/api/tables/{table}/chat", {"seat": knowing, "text": "hm"})
    )
    return found


class World:
    """One service and the people at its table."""

    def __init__(self, case: Case, exchanged: bool) -> None:
        self.case = case
        self.exchanged = exchanged
        self.knowing = {seat for pair in case.exchanged for seat in pair}
        self.browsers: dict[Reader, Browser] = {}
        self.channels: dict[Reader, Channel] = {}
        self.heard: dict[Reader, list[str]] = {}
        """All that reached each of those who may not know the exchanged cards."""
        self.moved: list[tuple[int, str]] = []
        """What agents did, in notation."""
        self.secret = b""
        self.table = ""

    def begin(
        self,
        game: str,
        options: dict[str, Any],
        seats: int,
        secret: bytes,
        origin: OriginRow | None = None,
    ) -> Match:
        assert origin is None
        self.secret = secret
        return begin_from_position(
            game, options, seats, secret, self.case.exchanged if self.exchanged else ()
        )

    @asynccontextmanager
    async def at_work(self, folder: Path) -> AsyncIterator[None]:
        database = f"sqlite:///{folder / ('twin.db' if self.exchanged else 'one.db')}"
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(matches, "begin", self.begin)
            async with service(database) as self.service:
                await self._open()
                yield
                for channel in self.channels.values():
                    await channel.end()
                for browser in self.browsers.values():
                    await browser.client.aclose()

    async def _open(self) -> None:
        people = [seat for seat in range(self.case.seats) if seat not in self.case.agents]
        for reader in (*people, WATCHER, NOBODY):
            name = None if reader == NOBODY else f"Guest {reader}"
            self.browsers[reader] = self.browser(reader, name)
            await self.browsers[reader].arrive()
        host = self.browsers[people[0]]
        seats: list[dict[str, Any]] = [
            {"kind": "agent", "agent": "greedy"} if seat in self.case.agents else {"kind": "open"}
            for seat in range(self.case.seats)
        ]
        seats[people[0]] = {"kind": "me"}
        made = await host.ask(
            "POST",
            "/api/tables",
            {"game": GAME, "options": self.case.options, "seats": seats, "listed": True},
        )
        self.table = made.json()["id"]
        for seat in people[1:]:
            await self.browsers[seat].ask("POST", self.path("join"), {"seat": seat})
        for reader, browser in self.browsers.items():
            self.channels[reader] = browser.watch(self.table, self.seat_of(reader))
            await self.opened(reader)
        await self.settle()
        started = await host.ask("POST", self.path("start"), {"fill": None})
        assert started.status_code == 200, started.text
        await self.let_agents_move()

    def browser(self, reader: Reader, name: str | None) -> Browser:
        return Browser(self.service.app, name)

    async def opened(self, reader: Reader) -> None:
        """Somebody reads here from now on."""

    def path(self, what: str) -> str:
        return f"/api/tables/{self.table}/{what}"

    def seat_of(self, reader: Reader) -> int | None:
        return reader if isinstance(reader, int) else None

    def strangers(self) -> list[Reader]:
        return [reader for reader in self.browsers if reader not in self.knowing]

    async def settle(self) -> None:
        """Everybody has been told everything."""
        for channel in self.channels.values():
            await channel.settle()
        for reader in self.strangers():
            told = self.heard.setdefault(reader, [])
            for ear in (self.browsers[reader], self.channels.get(reader)):
                if ear is not None:
                    told += ear.heard
                    ear.heard.clear()

    async def let_agents_move(self) -> None:
        """One after the other, so that nobody is told of two at once."""
        await self.settle()
        table = self.service.room(self.table)
        while table.agent_asked() is not None:
            version = table.version
            self.service.pool.turn.release()
            while table.version == version:
                await asyncio.sleep(0.001)
            self.moved.append((table.entries[-1].seat, table.entries[-1].action))
            await self.settle()

    async def play(self, number: int, turn: Turn) -> None:
        self.service.clock.time += 1.0
        version = self.service.room(self.table).version
        away = [NOBODY, self.strangers()[0]] if turn.returns else []
        for reader in away:
            await self.channels[reader].end()
            await self.settle()
            del self.channels[reader]
        step = turn.step
        action = step.of(self.exchanged)
        body: dict[str, Any] = {"seat": step.seat, "id": f"turn{number}", "version": version}
        if action is not None:
            body |= {"action": action.to_json(), "careful": True}
        what = self.path("undo" if action is None else "actions")
        answer = await self.browsers[step.seat].ask("POST", what, body)
        if answer.json().get("confirm"):
            body["careful"] = False
            answer = await self.browsers[step.seat].ask("POST", what, body)
        assert answer.status_code == 200, answer.text
        for reader in away:
            self.channels[reader] = self.browsers[reader].watch(
                self.table, self.seat_of(reader), version=version, log=3
            )
            await self.settle()
        for aside in turn.asides:
            if aside.reader in self.browsers:
                target = aside.target.replace("{table}", self.table)
                await self.browsers[aside.reader].ask(aside.method, target, aside.body)
        await self.let_agents_move()


async def play_both(
    case: Case, folder: Path, kind: type[World] = World
) -> tuple[World, World, list[Turn]]:
    """Play in one world what is allowed in both, then the same in the other."""
    one, other = kind(case, False), kind(case, True)
    turns: list[Turn] = []
    counts: dict[Reader, int] = {}
    async with one.at_work(folder):
        rng = Random(case.seed)
        pair = Pair(case.seats, case.exchanged, case.options, one.secret, rng)
        pair.follow(one.moved)
        for turn in script(pair, case.longest):
            counts = {reader: len(told) for reader, told in one.heard.items()}
            moved = len(one.moved)
            await one.play(len(turns), turn)
            pair.follow(one.moved[moved:])
            if pair.is_open():
                # An agent has laid the cards open: what was told from here on may differ.
                one.heard = {reader: told[: counts[reader]] for reader, told in one.heard.items()}
                break
            turns.append(turn)
    async with other.at_work(folder):
        for number, turn in enumerate(turns):
            await other.play(number, turn)
    assert one.moved[: len(other.moved)] == other.moved
    return one, other, turns


def twins(case: Case, folder: Path, kind: type[World] = World) -> int:
    """Play the same in both worlds and compare what was heard; says how many actions it were."""
    one, other, turns = asyncio.run(play_both(case, folder, kind))
    assert one.secret == other.secret
    assert set(one.heard) == set(other.heard) == {*one.strangers()}
    for reader, told in one.heard.items():
        assert any('"type":"game"' in message for message in told)
        for mine, theirs in zip(told, other.heard[reader], strict=False):
            if mine != theirs:
                raise AssertionError(f"{reader} can tell: {_difference(mine, theirs)}")
        assert len(told) == len(other.heard[reader])
    return len(turns)


def _difference(mine: str, theirs: str) -> str:
    at = next((i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), len(mine))
    return f"...{mine[max(0, at - 300) : at + 80]}\n\n...{theirs[max(0, at - 300) : at + 80]}"


CASES = [
    Case(2, ((0, 1),), {}, 1),
    Case(3, ((0, 2),), {"characters": "random"}, 3),
    Case(4, ((1, 3),), {}, 4),
    Case(5, ((0, 4),), {"characters": "random"}, 5, longest=120),
    Case(6, ((1, 2), (4, 5)), {"characters": "random", "teams": True}, 6, longest=120),
    Case(4, ((1, 3),), {}, 17, agents=(2,)),
]


def _named(case: Case) -> str:
    return f"{case.seats}-seats-{len(case.agents)}-agents-{case.seed}"


@pytest.mark.parametrize("case", CASES, ids=_named)
def test_others_hear_the_same_whoever_has_which_cards(case: Case, tmp_path: Path) -> None:
    assert twins(case, tmp_path) > 80


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 130))
def test_others_hear_the_same_in_many_games(seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    seats = rng.randrange(2, 6)
    one, other = rng.sample(range(seats), 2)
    options = {"characters": rng.choice(["random", "tutorial"])}
    # One of the two may reveal in the first turn: then little was left to compare.
    assert twins(Case(seats, ((one, other),), options, seed), tmp_path) >= seats


# The test itself -------------------------------------------------------------------------------


def _leaky_view(match: Match, seat: int | None) -> dict[str, Any]:
    return {**match.view(seat), "hint": match.fingerprint}


def _leaky_log(event: Event, seat: int | None) -> Event:
    return replace(event, args={**event.args, **event.secret}, secret={})


def _leaky_own(match: Match, seat: int | None) -> dict[str, Any]:
    return {"preview": match.fingerprint}


def _leaky_undo(audience: Any, seat: int) -> bool:
    return bool(int(audience.room.match.fingerprint, 16) & 1)


def _leaky_final(match: Match, seat: int, action: Any) -> bool:
    return bool(int(match.fingerprint, 16) & 1)


def _leaky_consider(room: Any, seat: int, action: Any) -> tuple[None, bool]:
    return None, bool(int(room.match.fingerprint, 16) & 1)


LEAKS: list[tuple[Any, str, Callable[..., Any]]] = [
    (views, "view_for", _leaky_view),
    (Event, "read_by", _leaky_log),
    (screens, "own", _leaky_own),
    (audience.Audience, "_works_out_undo", _leaky_undo),
    (actions, "consider", _leaky_consider),
    (actions, "_is_final", _leaky_final),
]


@pytest.mark.parametrize(("where", "name", "leak"), LEAKS, ids=[leak[1] for leak in LEAKS])
def test_a_service_that_gives_something_away_is_caught(
    where: Any, name: str, leak: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, leak)
    with pytest.raises(AssertionError, match="can tell"):
        twins(Case(3, ((1, 2),), {}, 3, longest=25), tmp_path)


def test_without_a_leak_the_same_short_game_tells_nothing(tmp_path: Path) -> None:
    assert twins(Case(3, ((1, 2),), {}, 3, longest=25), tmp_path) == 25


def test_the_twins_differ(tmp_path: Path) -> None:
    """Those whose cards are exchanged do hear something else."""
    pair = Pair(4, ((1, 3),), {}, bytes(32), Random(1))
    for _ in (*pair.choices(), *zip(pair.play(), range(40), strict=False)):
        assert pair.one.fingerprint != pair.other.fingerprint
    for seat in (1, 3):
        assert pair.one.view(seat) != pair.other.view(seat)
