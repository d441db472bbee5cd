"""The part that runs inside pytest: notes which functions each test enters, or runs chosen tests in
a given order."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from cProfile import Profile
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

RECORD = "MUTANTS_RECORD"
"""The file to write what each test entered into."""
SOURCE = "MUTANTS_SOURCE"
"""The folder whose functions count."""
CHOSEN = "MUTANTS_CHOSEN"
"""The file with the tests to run, in their order."""
KILLER = "MUTANTS_KILLER"
"""The file to write the test into that failed."""


def _spent() -> float:
    """Seconds of work so far, of child processes too: a busy machine does not change them."""
    return sum(os.times()[:4])


class Recorder:
    def __init__(self, into: Path, source: str) -> None:
        self.into = into
        self.source = source
        self.tests: dict[str, dict[str, Any]] = {}
        self.failed: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[Any]:
        entered: set[CodeType] = set()

        def note(frame: FrameType, event: str, value: object) -> None:
            entered.add(frame.f_code)

        began = _spent()
        # The profiler notes what this thread enters at little cost; other threads need a trace.
        profiler = Profile(subcalls=False, builtins=False)
        threading.settrace(note)
        profiler.enable()
        try:
            return (yield)
        finally:
            profiler.disable()
            threading.settrace(None)
            entered |= {one.code for one in profiler.getstats() if isinstance(one.code, CodeType)}
            functions = {
                f"{code.co_filename[len(self.source) + 1 :]}::{code.co_qualname.split('.<')[0]}"
                for code in entered
                if code.co_filename.startswith(self.source)
            }
            seconds = round(_spent() - began, 3)
            self.tests[item.nodeid] = {"seconds": seconds, "functions": sorted(functions)}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.failed.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        passed = {name: test for name, test in self.tests.items() if name not in self.failed}
        self.into.write_text(json.dumps({"tests": passed, "failed": self.failed}))


class Runner:
    def __init__(self, chosen: list[str], killer: Path) -> None:
        self.order = {name: place for place, name in enumerate(chosen)}
        self.killer = killer

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        wanted = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(wanted, key=lambda item: self.order[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.killer.write_text(report.nodeid)


def pytest_configure(config: pytest.Config) -> None:
    if RECORD in os.environ:
        recorder = Recorder(Path(os.environ[RECORD]), os.environ[SOURCE])
        config.pluginmanager.register(recorder)
    if CHOSEN in os.environ:
        chosen = json.loads(Path(os.environ[CHOSEN]).read_text())
        config.pluginmanager.register(Runner(chosen, Path(os.environ[KILLER])))
