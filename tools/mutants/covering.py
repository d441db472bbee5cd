"""Which tests enter which functions: recorded once for each file of tests, and kept until the file
changes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from mutants.changes import Mutant
from mutants.collected import Collected
from mutants.project import Area, Project, Suite, digest


@dataclass(frozen=True)
class Test:
    name: str
    seconds: float
    functions: frozenset[str]


class Cover:
    """The tests of an area."""

    def __init__(self, tests: list[Test]) -> None:
        self.tests = tests
        self.by_function: dict[str, list[Test]] = {}
        self.by_module: dict[str, list[Test]] = {}
        self._share: dict[tuple[str, str], float] = {}
        for test in tests:
            for function in test.functions:
                self.by_function.setdefault(function, []).append(test)
            modules = Counter(function.split("::")[0] for function in test.functions)
            for module, count in modules.items():
                self.by_module.setdefault(module, []).append(test)
                self._share[module, test.name] = count / len(test.functions)

    def of(self, mutant: Mutant, seconds: float) -> tuple[list[Test], bool]:
        """The tests to run, and whether they are all there are: those first that enter little but
        this module, and of these the fastest. A function that no test was seen to enter runs while
        modules are loaded: any test of the module may tell. What a module is loaded with, others
        take from it: after those any test at all may."""
        found = self.by_function.get(f"{mutant.path}::{mutant.scope}") if mutant.scope else None
        found = found or self.by_module.get(mutant.path) or self.tests
        # About equally fast ones stay together with their file, and so with its fixtures.
        ordered = sorted(found, key=lambda one: self._place(one, mutant.path))
        if mutant.loading:
            known = set(found)
            others = [test for test in self.tests if test not in known]
            ordered += sorted(others, key=lambda one: self._place(one, mutant.path))
        chosen: list[Test] = []
        spent = 0.0
        for test in ordered:
            spent += test.seconds
            if chosen and spent > seconds:
                return chosen, False
            chosen.append(test)
        return chosen, True

    def _place(self, test: Test, module: str) -> tuple[int, int, str]:
        return -int(8 * self._share.get((module, test.name), 0)), _class(test), test.name


def _class(test: Test) -> int:
    return int(test.seconds * 1000).bit_length()


def stale(project: Project, area: Area) -> list[tuple[Suite, Path]]:
    """The files of tests that have to be recorded."""
    return [
        (suite, path)
        for suite in area.suites
        for path in project.test_files(suite)
        if _kept(project, suite, path) is None
    ]


def record(project: Project, files: list[tuple[Suite, Path]]) -> Iterator[list[str]]:
    """Run each file of tests once; for each, those that failed, which no mutant is held against."""
    for suite, found in groupby(files, key=lambda one: one[0]):
        paths = [str(path.relative_to(project.root)) for _, path in found]
        collected = Collected(project, paths, suite.named)
        try:
            for path in paths:
                yield _record(project, suite, path, collected)
        finally:
            collected.close()


def _record(project: Project, suite: Suite, path: str, collected: Collected) -> list[str]:
    into = _file(project, suite, project.root / path)
    into.parent.mkdir(parents=True, exist_ok=True)
    into.unlink(missing_ok=True)
    collected.run({"record": path, "into": str(into), "environment": {}})
    found: dict[str, Any] = {"tests": {}, "failed": [path]}
    if into.exists():
        found = json.loads(into.read_text())
    into.write_text(json.dumps({"of": digest((project.root / path).read_bytes()), **found}))
    failed: list[str] = found["failed"]
    return failed


def load(project: Project, area: Area) -> Cover:
    tests: dict[str, Test] = {}
    for suite in area.suites:
        for path in project.test_files(suite):
            for name, test in (_kept(project, suite, path) or {}).items():
                tests[name] = Test(name, test["seconds"], frozenset(test["functions"]))
    return Cover(list(tests.values()))


def _kept(project: Project, suite: Suite, path: Path) -> dict[str, dict[str, Any]] | None:
    file = _file(project, suite, path)
    if not file.exists():
        return None
    found = json.loads(file.read_text())
    if found.get("of") != digest(path.read_bytes()):
        return None
    tests: dict[str, dict[str, Any]] = found["tests"]
    return tests


def _file(project: Project, suite: Suite, path: Path) -> Path:
    name = str(path.relative_to(project.root)).replace("/", ".")
    return project.kept / "cover" / f"{name}.{digest(suite.named.encode())[:8]}.json"
