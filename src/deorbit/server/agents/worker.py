"""A process in which agents think. It is told a job in one line and answers in one line.

A job holds a world that the seat could be in and what the seat was told, so that nothing an agent
does in here can make use of what its seat may not know.
"""

import os
import signal
import sys
import traceback
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec

import deorbit
from deorbit.agents.hint import hint
from deorbit.core import save
from deorbit.core.errors import DeorbitError
from deorbit.core.options import PackOption, learn_packs
from deorbit.core.records import Event
from deorbit.games import find

READY = b"ready\n"


class Job(msgspec.Struct, frozen=True):
    """A decision to be made, by an agent or, with `advise`, as a hint to a person. `position` is
    imagined, `log` is as the seat reads it."""

    game: str
    seat: int
    position: dict[str, Any]
    log: list[Event]
    agent: str
    seed: int
    advise: bool = False


class Answer(msgspec.Struct, frozen=True):
    """The action in notation, or what went wrong. A hint goes on: `line` is what to do now and
    then, `gain` what that brings."""

    action: str = ""
    problem: str = ""
    line: list[str] = []
    gain: dict[str, Any] | None = None


def answer(line: bytes) -> Answer:
    """Let the agent of a job decide."""
    try:
        job = msgspec.json.decode(line, type=Job)
        match = deorbit.scenario(job.game, job.position, seed=job.seed)
        match.past = [save.only_told(msgspec.Raw(msgspec.json.encode(job.log)))]
        if job.advise:
            told = hint(match.seat(job.seat), job.seed)
            actions = [str(action) for action in told.line]
            return Answer(action=actions[0] if actions else "", line=actions, gain=told.gain)
        agent = deorbit.agent(job.agent, seed=job.seed)
        return Answer(action=str(agent.decide(match.seat(job.seat))))
    except Exception as error:
        return Answer(problem=_told(error))


def _told(error: Exception) -> str:
    """Where it went wrong. The message of an error can hold anything and is left out."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {os.path.basename(frame.filename)}:{frame.lineno}"


def learn(folders: Iterable[str]) -> None:
    """Make content packs known. One that cannot be read only fails the jobs that need it."""
    for folder in folders:
        for name in deorbit.games():
            game = find(name)
            if any(isinstance(option, PackOption) for option in game.options):
                with suppress(DeorbitError):
                    learn_packs(name, game.options, [folder])


def _alarm(seconds: float) -> None:
    """The process ends when it rings. It rings only if nobody was there to end a hanging job."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def main(limit: float, packs: Iterable[str]) -> None:
    """Answer jobs until the server closes the pipe, which it also does by dying."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)
    learn(packs)
    jobs = sys.stdin.buffer
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    # Whatever an agent prints is not an answer.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        answers.write(READY)
        for line in jobs:
            _alarm(limit)
            answers.write(msgspec.json.encode(answer(line)) + b"\n")
            _alarm(0)
    except BrokenPipeError:
        pass


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2:])
