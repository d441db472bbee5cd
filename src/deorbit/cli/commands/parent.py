"""Several processes that serve one address: a parent starts them, watches them, and replaces those
that are gone or stand still. It serves nobody itself."""

import asyncio
import os
import selectors
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from types import FrameType

from deorbit.server.base import logs

VARIABLE = "DEORBIT_CHILD"
"""Tells a child which descriptors it has from its parent: the socket, and where it says that it is
ready and alive."""
ALIVE_EVERY = 2.0
STILL = 60.0
"""Seconds in which a child that says nothing is taken to stand still."""
STARTING = 120.0
"""Seconds that a child has to get ready."""
PAUSES = (0.1, 0.5, 1.0, 2.0, 5.0)
"""Seconds before a child is started again that ended soon after it was."""
LASTED = 30.0
LOOK_EVERY = 1.0
GOING = 15.0
"""Seconds that children have to end, beside those that what is under way is given."""
READY = b"r"
ALIVE = b"a"


@dataclass(frozen=True, slots=True)
class Inherited:
    """What a child has from its parent."""

    socket: socket.socket
    pipe: int

    def tell_ready(self) -> None:
        self._say(READY)

    async def tell_alive(self, parent_is_gone: Callable[[], None]) -> None:
        """For as long as there is a parent to tell it to."""
        while self._say(ALIVE):
            await asyncio.sleep(ALIVE_EVERY)
        parent_is_gone()

    def _say(self, word: bytes) -> bool:
        try:
            os.write(self.pipe, word)
        except BlockingIOError:
            pass
        except OSError:
            return False
        return True


def inherited(env: Mapping[str, str] = os.environ) -> Inherited | None:
    told = env.get(VARIABLE)
    if told is None:
        return None
    own, pipe = map(int, told.split(","))
    os.set_blocking(pipe, False)
    return Inherited(socket.socket(fileno=own), pipe)


@dataclass(slots=True, eq=False)
class Child:
    process: subprocess.Popen[bytes]
    pipe: int
    since: float = field(default_factory=time.monotonic)
    heard: float = field(default_factory=time.monotonic)
    ready: bool = False

    @property
    def stands_still(self) -> bool:
        silent = time.monotonic() - self.heard
        return silent > (STILL if self.ready else STARTING)


class Parent:
    def __init__(
        self, own: socket.socket, count: int, grace: float, announce: Callable[[], None]
    ) -> None:
        self._own = own
        self._count = count
        self._grace = grace
        self._announce = announce
        self._serving: list[Child] = []
        self._leaving: list[Child] = []
        """Told to end."""
        self._to_renew: list[Child] = []
        """Those that a rolling restart has still to replace."""
        self._announced = self._stopping = False
        self._stop_until = 0.0
        self._failures = 0
        self._not_before = 0.0
        self._code = 0
        self._selector = selectors.DefaultSelector()
        self._heard, self._bell = os.pipe()
        for end in (self._heard, self._bell):
            os.set_blocking(end, False)
        self._selector.register(self._heard, selectors.EVENT_READ)

    def run(self) -> int:
        """Until told to stop; the exit code."""
        signal.set_wakeup_fd(self._bell, warn_on_full_buffer=False)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGCHLD):
            signal.signal(number, self._signalled)
        while True:
            if not self._stopping:
                self._fill_up()
            elif not self._serving and not self._leaving:
                logs.note("stopped")
                return self._code
            self._listen()
            self._clear_away()
            self._go_on_renewing()

    def _signalled(self, number: int, frame: FrameType | None) -> None:
        if number == signal.SIGHUP:
            self._to_renew = list(self._serving)
        elif number in (signal.SIGTERM, signal.SIGINT):
            self._stop(hard=self._stopping)

    def _stop(self, hard: bool = False) -> None:
        """A second time at once: nothing that was acknowledged can be lost by this."""
        self._stopping = True
        self._stop_until = time.monotonic() + self._grace + GOING
        for child in [*self._serving, *self._leaving]:
            _send(child, signal.SIGKILL if hard else signal.SIGTERM)
        self._leaving += self._serving
        self._serving, self._to_renew = [], []

    # Starting --------------------------------------------------------------------------------

    def _fill_up(self) -> None:
        """As many children as there should be. The first one alone: it finds out what is wrong, and
        brings the database up to date."""
        wanted = self._count if self._announced else 1
        while len(self._serving) < wanted and time.monotonic() >= self._not_before:
            self._start()

    def _start(self) -> Child:
        heard, told = os.pipe()
        own = self._own.fileno()
        process = subprocess.Popen(
            [sys.executable, "-m", "deorbit", *sys.argv[1:]],
            env={**os.environ, VARIABLE: f"{own},{told}"},
            pass_fds=(own, told),
            # What is typed at a terminal reaches the parent alone.
            start_new_session=True,
        )
        os.close(told)
        os.set_blocking(heard, False)
        child = Child(process, heard)
        self._selector.register(heard, selectors.EVENT_READ, child)
        self._serving.append(child)
        return child

    def _go_on_renewing(self) -> None:
        """Rolling restart: one after the other, each only when the one in its place is ready."""
        if self._stopping or not all(child.ready for child in self._serving):
            return
        while len(self._serving) > self._count:
            self._send_home(self._to_renew.pop(0) if self._to_renew else self._serving[0])
        self._to_renew = [child for child in self._to_renew if child in self._serving]
        if self._to_renew and len(self._serving) == self._count:
            logs.note("child-renewed", pid=self._to_renew[0].process.pid)
            self._start()

    def _send_home(self, child: Child) -> None:
        if child in self._serving:
            self._serving.remove(child)
            self._leaving.append(child)
        _send(child, signal.SIGTERM)

    # Watching --------------------------------------------------------------------------------

    def _listen(self) -> None:
        for key, _ in self._selector.select(timeout=LOOK_EVERY):
            with suppress(BlockingIOError):
                said = os.read(key.fd, 4096)
                if isinstance(key.data, Child) and said:
                    self._hear(key.data, said)
                elif isinstance(key.data, Child):
                    self._selector.unregister(key.fd)

    def _hear(self, child: Child, said: bytes) -> None:
        child.heard = time.monotonic()
        if READY in said:
            child.ready = True
            if not self._announced:
                self._announced = True
                self._announce()

    def _clear_away(self) -> None:
        """Children that are gone, and those that stand still."""
        now = time.monotonic()
        for child in [*self._serving, *self._leaving]:
            code = child.process.poll()
            late = self._stopping and now > self._stop_until
            if code is None and (late or child.stands_still):
                logs.warn("child-stands-still", pid=child.process.pid)
                _send(child, signal.SIGKILL)
            elif code is not None:
                self._forget(child, code)

    def _forget(self, child: Child, code: int) -> None:
        with suppress(KeyError):
            self._selector.unregister(child.pipe)
        os.close(child.pipe)
        expected = child in self._leaving
        for children in (self._serving, self._leaving, self._to_renew):
            if child in children:
                children.remove(child)
        if expected:
            self._code = self._code or max(code, 0)
        elif not self._announced:
            # It has said what is wrong.
            self._code = max(code, 1)
            self._stop()
        else:
            logs.warn("child-gone", pid=child.process.pid, code=code)
            lasted = time.monotonic() - child.since
            self._failures = 0 if lasted > LASTED else self._failures + 1
            pause = PAUSES[min(self._failures, len(PAUSES) - 1)] if self._failures > 1 else 0.0
            self._not_before = time.monotonic() + pause


def _send(child: Child, number: int) -> None:
    with suppress(ProcessLookupError):
        child.process.send_signal(number)
