"""Which functions of the source are entered."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterable, Iterator
from cProfile import Profile
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest


def functions_of(codes: Iterable[CodeType], source: str) -> set[str]:
    """The functions that these belong to, each as its file in the source and its name there."""
    return {
        f"{code.co_filename[len(source) + 1 :]}::{code.co_qualname.split('.<')[0]}"
        for code in codes
        if code.co_filename.startswith(source)
    }


def entered_under(profiler: Profile) -> set[CodeType]:
    return {one.code for one in profiler.getstats() if isinstance(one.code, CodeType)}


def _spent() -> float:
    """Seconds of work so far, of child processes too: a busy machine does not change them."""
    return sum(os.times()[:4])


class Recorder:
    """Notes which functions each test enters."""

    def __init__(self, into: Path, source: str, caches: list[Any]) -> None:
        self.into = into
        self.source = source
        self.caches = caches
        self.tests: dict[str, dict[str, Any]] = {}
        self.failed: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[Any]:
        entered: set[CodeType] = set()
        for one in self.caches:
            one.cache_clear()  # what an earlier test has worked out, this one enters too

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
            entered |= entered_under(profiler)
            functions = functions_of(entered, self.source)
            seconds = round(_spent() - began, 3)
            self.tests[item.nodeid] = {"seconds": seconds, "functions": sorted(functions)}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.failed.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        passed = {name: test for name, test in self.tests.items() if name not in self.failed}
        self.into.write_text(json.dumps({"tests": passed, "failed": self.failed}))
