"""A table in this terminal: the match, who sits where, and the file that keeps it."""

import os
import shlex
import signal
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from deorbit.agents import Agent, usual_agent
from deorbit.cli.terminal import files
from deorbit.cli.terminal.bot_options import bots_in
from deorbit.core.errors import BadInput
from deorbit.core.match import Match
from deorbit.core.records import Action, Event

INTERRUPTS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]

Handler = Callable[[int, FrameType | None], None]


@contextmanager
def _handling(handler: Handler) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, handler) for number in INTERRUPTS}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Hold Ctrl-C back while a match changes or is written: nothing half-done is ever saved."""
    held: list[int] = []
    with _handling(lambda number, _: held.append(number)):
        yield
    if held:
        raise KeyboardInterrupt


@contextmanager
def unhearing() -> Iterator[None]:
    """Let nothing interrupt the last save."""
    with _handling(lambda number, _: None):
        yield


@contextmanager
def interruptible() -> Iterator[None]:
    """A closed window and a polite kill end a game the way Ctrl-C does."""

    def stop(number: int, _: FrameType | None) -> None:
        raise KeyboardInterrupt

    with _handling(stop):
        yield


class Table:
    """`people` play the lowest seats that are no bot's, agents the others."""

    def __init__(
        self,
        match: Match,
        people: int,
        agents: list[Agent],
        agent: str,
        path: Path | None,
        pack: Path | None = None,
    ) -> None:
        self.match = match
        self.people = people
        self.agents = agents
        self.agent = agent
        self.path = path
        self.pack = pack
        self.bots = bots_in(match)
        free = [seat for seat in range(match.seats) if seat not in self.bots]
        if not 0 <= people <= len(free):
            message = "cli-bad-people-bots" if self.bots else "cli-bad-people"
            raise BadInput(message, people=people, seats=len(free), bots=len(self.bots))
        self.persons = free[:people]

    @property
    def reader(self) -> int | None:
        """Whose eyes watch while nobody is asked: the only person, else a spectator."""
        return self.persons[0] if len(self.persons) == 1 else None

    def is_person(self, seat: int) -> bool:
        return seat in self.persons

    def is_bot(self, seat: int) -> bool:
        return seat in self.bots

    def play(self, seat: int, action: Action) -> list[Event]:
        """All that happens, secrets included: who reads it is for the caller to say."""
        with undisturbed():
            return self.match.play(seat, action)

    def undo(self, seat: int, agreed: bool) -> bool:
        with undisturbed():
            return self.match.undo(seat, agreed)

    def save(self, path: Path | None = None) -> Path:
        target = path or self.path or files.default_path(self.match.game)
        files.write(self.match, target)
        self.path = target
        return target

    def save_anywhere(self) -> Path:
        """Where the usual place cannot be written, a temporary one is better than none."""
        try:
            return self.save()
        except BadInput:
            name = files.default_path(self.match.game).name
            return self.save(Path(tempfile.gettempdir()) / name)

    def command(self) -> str:
        """What to type to continue; `make terminal` says by a variable that it was the way in."""
        words = ["--load", str(self.path)]
        if self.people != 1:
            words += ["--people", str(self.people)]
        if self.agent != usual_agent(self.match.game):
            words += ["--agent", self.agent]
        if self.pack is not None:
            words += ["--pack", str(self.pack)]
        if os.environ.get("DEORBIT_MAKE"):
            return f"make terminal GAME={self.match.game} ARGS={shlex.quote(shlex.join(words))}"
        return shlex.join(["deorbit", "play", self.match.game, *words])
