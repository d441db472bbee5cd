"""Agents decide in processes of their own, which are told only what their seat may know."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from math import ceil
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

import deorbit
from deorbit.agents import AGENTS
from deorbit.agents.hint import Hint
from deorbit.core.errors import BadInput
from deorbit.core.match import Match
from deorbit.core.records import Action
from deorbit.server.agents.worker import READY, Answer, Job, answer
from deorbit.server.base import logs
from deorbit.server.base.asking import asker
from deorbit.server.base.clock import Clock
from deorbit.server.base.metrics import Metrics
from deorbit.server.base.queues import Turns

ATTEMPTS = 2
LIMIT = 20.0
"""Seconds that a decision may take before its worker counts as hanging."""
START_LIMIT = 60.0
SEED_BITS = 63
MOST_WAITING = 2_000
MOST_WAITING_EACH = 200
"""Decisions that wait for a worker: altogether, and at tables of one address. One more is told to
come again, and its agent tries again later."""
ADVISER = "hint"
"""How hints are called among decisions."""


class WorkerLost(Exception):
    """A worker process that ended, hangs or did not start; `str()` says which."""


class Decision(NamedTuple):
    """What an agent does, and how that came about: "decided", "retried" or "guessed"."""

    action: Action
    result: str


def job_for(match: Match, seat: int, agent: str, seed: int) -> Job:
    """What a worker is told. Matches that differ in nothing the seat may know, and equal seeds,
    give equal jobs: the position is that of an imagined world. The log, which is much longer and
    leaves out what was played under earlier rules, is for agents that read it."""
    rng = Random(seed)
    world = match.seat(seat).imagine(rng)
    reads = agent in AGENTS and AGENTS[agent].reads_log
    return Job(
        game=match.game,
        seat=seat,
        position=world.position(),
        log=[replace(event.read_by(seat), readers=None) for event in match.happened()]
        if reads
        else [],
        agent=agent,
        seed=rng.getrandbits(SEED_BITS),
    )


class Worker:
    """One process, asked one thing at a time."""

    def __init__(self, process: Process, limit: float) -> None:
        self._process = process
        self._limit = limit

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def lives(self) -> bool:
        return self._process.returncode is None

    @classmethod
    async def start(cls, limit: float, packs: Iterable[str]) -> "Worker":
        program = [sys.executable, "-P", "-m", "deorbit.server.agents.worker"]
        command = [*program, str(2 * limit), *packs]
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env=_environment(),
                # Ctrl-C in a terminal is for the server, which then ends its workers.
                start_new_session=True,
            )
        except OSError as error:
            raise WorkerLost(f"not started: {error.strerror}") from None
        worker = cls(process, limit)
        try:
            if await worker._line(START_LIMIT) != READY:
                raise WorkerLost("not started")
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, line: bytes) -> Answer:
        assert self._process.stdin is not None
        # Where the process has ended, nothing can be read from it either.
        with suppress(BrokenPipeError, ConnectionResetError):
            self._process.stdin.write(line + b"\n")
            await self._process.stdin.drain()
        return msgspec.json.decode(await self._line(self._limit), type=Answer)

    async def _line(self, limit: float) -> bytes:
        assert self._process.stdout is not None
        try:
            line = await asyncio.wait_for(self._process.stdout.readline(), limit)
        except TimeoutError:
            raise WorkerLost("hangs") from None
        if not line.endswith(b"\n"):
            raise WorkerLost("ended")
        return line

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


def _environment() -> dict[str, str]:
    """Workers run the same engine, also when it was not found by way of PYTHONPATH."""
    source = str(Path(deorbit.__file__).parents[1])
    inherited = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [source, inherited]))}


def _chosen(found: Answer, job: Job, legal: list[Action]) -> Action | None:
    """The action of an answer, if it is a legal one."""
    action = next((one for one in legal if str(one) == found.action), None)
    if action is None:
        logs.warn("agent-illegal", agent=job.agent, game=job.game)
    return action


def _at_once(match: Match, seat: int, agent: str, seed: int) -> Action | None:
    """The decision of an agent that need not be sent away, from the handle of its seat."""
    try:
        return AGENTS[agent](seed).choose(match, seat)
    except Exception as error:
        logs.fail("agent-failed", error=error, agent=agent, game=match.game)
        return None


class AgentPool:
    """So many workers, each started when it is first needed. With none, agents decide in this
    process, from the same jobs."""

    def __init__(
        self,
        workers: int,
        packs: Iterable[str | os.PathLike[str]] = (),
        *,
        limit: float = LIMIT,
        metrics: Metrics | None = None,
        clock: Clock | None = None,
    ) -> None:
        self._workers = workers
        self._packs = [os.path.abspath(folder) for folder in packs]
        self._limit = limit
        self._metrics = metrics
        self._clock = clock or Clock()
        at_once = max(1, workers)
        self._turns = Turns(at_once, at_once, MOST_WAITING, MOST_WAITING_EACH)
        self._idle: list[Worker] = []
        self._busy: set[asyncio.Task[Answer]] = set()
        self._closed = False

    @property
    def idle(self) -> list[int]:
        """The process ids of the workers that wait for a job."""
        return [worker.pid for worker in self._idle if worker.lives]

    async def decide(self, match: Match, seat: int, agent: str, seed: int) -> Decision:
        """What the agent does for a seat that owes a decision. The seed must have nothing to do
        with the secret of the match, and be new each time. If the agent itself fails, any legal
        action is taken; `WorkerLost` if it could not be asked."""
        if agent not in AGENTS:
            raise BadInput("unknown-agent", agent=agent[:40], known=", ".join(AGENTS))
        # Taken now, because the match may go on while the agent thinks.
        legal = match.legal(seat)
        if not legal:
            raise ValueError(f"seat {seat} owes no decision")
        found = None
        if AGENTS[agent].at_once:
            action = _at_once(match, seat, agent, seed)
            found = None if action is None else Decision(action, "decided")
        else:
            found = await self._sent(job_for(match, seat, agent, seed), legal)
        return found or Decision(Random(seed).choice(legal), "guessed")

    async def _sent(self, job: Job, legal: list[Action]) -> Decision | None:
        """The decision of a worker; None if the agent failed each time it was asked."""
        lost: WorkerLost | None = None
        for attempt in range(ATTEMPTS):
            if attempt:
                job = msgspec.structs.replace(job, seed=Random(job.seed).getrandbits(SEED_BITS))
            try:
                found = await self._answer(job)
            except WorkerLost as error:
                lost = error
                continue
            action = None if found is None else _chosen(found, job, legal)
            if action is not None:
                return Decision(action, "retried" if attempt else "decided")
        if lost is not None:
            raise lost
        return None

    async def advise(self, match: Match, seat: int, seed: int) -> Hint | None:
        """A hint for a seat that owes a decision; None if no worker gives one that can be
        followed. What is measured of it are whole seconds: others read the figures too, and how
        long it takes depends on the cards of who asks."""
        legal = match.legal(seat)
        job = msgspec.structs.replace(job_for(match, seat, ADVISER, seed), advise=True)
        began = self._clock.ticks()
        try:
            found = await self._answer(job)
        except WorkerLost:
            found = None
        told = None
        if found is not None and _chosen(found, job, legal) is not None:
            told = Hint(tuple(Action.parse(one) for one in found.line), found.gain)
        if self._metrics is not None:
            result = "guessed" if told is None else "decided"
            self._metrics.decision(ADVISER, result, ceil(self._clock.ticks() - began))
        return told

    async def _answer(self, job: Job) -> Answer | None:
        """None if the agent failed."""
        try:
            found = await self._ask(msgspec.json.encode(job))
        except WorkerLost as error:
            logs.warn("agent-lost", agent=job.agent, game=job.game, problem=str(error))
            raise
        if found.problem:
            logs.warn("agent-failed", agent=job.agent, game=job.game, problem=found.problem)
            return None
        return found

    async def _ask(self, line: bytes) -> Answer:
        if self._closed:
            raise WorkerLost("closed")
        if not self._workers:
            return answer(line)
        # A caller that gives up leaves its worker with an answer to come: it is free only then.
        task = asyncio.ensure_future(self._ask_worker(line))
        self._busy.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Answer]) -> None:
        self._busy.discard(task)
        if not task.cancelled():
            task.exception()

    async def _ask_worker(self, line: bytes) -> Answer:
        async with self._turns.turn(asker()):
            self._idle = [worker for worker in self._idle if worker.lives]
            if self._idle:
                worker = self._idle.pop()
            else:
                worker = await Worker.start(self._limit, self._packs)
            try:
                found = await worker.ask(line)
            except BaseException:
                await worker.end()
                raise
            self._idle.append(worker)
            return found

    async def close(self) -> None:
        """End all workers, thinking or not."""
        self._closed = True
        busy = list(self._busy)
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        while self._idle:
            await self._idle.pop().end()
