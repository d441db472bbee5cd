"""The part that runs inside pytest where tests are collected once: it forks a process for each
mutant, which puts the changed function in the place of the other and runs chosen tests.

What ran while the tests were collected has left its mark on what was loaded. A function of this
kind, and whatever else cannot be put into a running process, is refused: it wants a process of its
own."""

from __future__ import annotations

import contextlib
import gc
import inspect
import json
import os
import resource
import socket
from collections.abc import Iterator
from cProfile import Profile
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from mutants.choosing import Chooser
from mutants.entering import Recorder, entered_under, functions_of


class Forker:
    """Serves requests (`mutants.collected`) on a socket for as long as there are any: to hold
    chosen tests against a mutant, or to record what the tests of a file enter."""

    def __init__(self, channel: int, source: str) -> None:
        self.socket = socket.socket(fileno=channel)
        self.source = source
        self.loading = Profile(subcalls=False, builtins=False)
        self.loading.enable()
        self.caches: list[Any] = []
        self.broken: list[str] = []
        self.status = 0
        self.forked = False

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        self.loading.disable()
        ran = functions_of(entered_under(self.loading), self.source)
        functions = _functions(self.source)
        self.caches = _caches(self.source, ran)
        gc.freeze()
        with self.socket.makefile("r") as lines:
            for line in lines:
                request = json.loads(line)
                changed: Swapped | None = []
                if "mutant" in request:
                    name, mutant = request["mutant"]["name"], request["mutant"]
                    changed = None if name in ran else _swap(mutant, functions)
                if changed is None:
                    self.answer(None)
                elif not self.fork():
                    for function, code in changed:
                        function.__code__ = code
                    self.prepare(session, request)
                    return None  # pytest's own loop runs what was chosen
        return True

    def answer(self, what: int | None) -> None:
        self.socket.sendall(json.dumps(what).encode() + b"\n")

    def fork(self) -> int:
        """0 in the child; its parent tells the child's number and, once it has ended, how."""
        child = os.fork()
        if child == 0:
            os.setpgid(0, 0)
            self.socket.close()
            self.forked = True
            return 0
        with contextlib.suppress(OSError):  # it was faster itself, or is gone already
            os.setpgid(child, child)
        self.answer(child)
        _, status = os.waitpid(child, 0)
        self.answer(os.waitstatus_to_exitcode(status))
        return child

    def prepare(self, session: pytest.Session, request: dict[str, Any]) -> None:
        os.environ |= request["environment"]
        session.testsfailed = 0
        if "record" in request:
            file = request["record"]
            recorder = Recorder(Path(request["into"]), self.source, self.caches)
            recorder.failed += [name for name in self.broken if name == file]
            session.config.pluginmanager.register(recorder)
            session.items[:] = [one for one in session.items if one.nodeid.startswith(f"{file}::")]
        else:
            limit = request["processor"]
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
            session.config.option.maxfail = 1
            chooser = Chooser(request["chosen"], Path(request["killer"]))
            session.config.pluginmanager.register(chooser)
            chooser.pytest_collection_modifyitems(session.items)

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        self.status = int(exitstatus)

    @pytest.hookimpl(trylast=True)
    def pytest_unconfigure(self) -> None:
        if self.forked:
            os._exit(self.status)


Place = tuple[str, str, int]
"""A function in the text: its file, its name there and its line."""


def _functions(source: str) -> dict[Place, list[FunctionType]]:
    """Every function of the source that was loaded."""
    found: dict[Place, list[FunctionType]] = {}
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename.startswith(source):
            found.setdefault(_place(one.__code__), []).append(one)
    return found


def _caches(source: str, ran: set[str]) -> list[Any]:
    """The functions that keep what they have worked out, and kept nothing while tests loaded."""
    found: list[Any] = []
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper):
            code = getattr(inspect.unwrap(one), "__code__", None)
            names = functions_of([code], source) if code else set()
            if names and not names & ran:
                found.append(one)
    return found


def _place(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno


Swapped = list[tuple[FunctionType, CodeType]]


def _swap(mutant: dict[str, Any], functions: dict[Place, list[FunctionType]]) -> Swapped | None:
    """The functions that a mutant changes, each with its other code; nothing if a running process
    cannot be given it."""
    original = Path(mutant["original"])
    other = {
        _place(code): code
        for code in _codes(compile(Path(mutant["changed"]).read_bytes(), str(original), "exec"))
    }
    found: Swapped = []
    for code in _codes(compile(original.read_bytes(), str(original), "exec")):
        if code.co_qualname != mutant["scope"]:
            continue
        new, live = other.get(_place(code)), functions.get(_place(code))
        if new is None or not live or new.co_freevars != code.co_freevars:
            return None
        found += [(function, new) for function in live]
    return found or None


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The codes of a module that are no part of a function."""
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield one
            if not one.co_flags & inspect.CO_OPTIMIZED:  # a class, not a function
                yield from _codes(one)
