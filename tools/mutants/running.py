"""Mutants are run, and what became of them is kept."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import threading
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import SimpleQueue

from mutants import plugin
from mutants.changes import Mutant
from mutants.covering import Cover
from mutants.overlay import environment, lay, pytest_command
from mutants.project import Area, Project, digest

KILLED = "killed"
SURVIVED = "survived"
_RUNNING: set[subprocess.Popen[bytes]] = set()
NOT_COLLECTED = 5
"""How pytest says that there was no test to run."""


@dataclass(frozen=True)
class Result:
    """What became of a mutant. `by` is the test that failed; `whole` tells that every test that
    enters the function was run."""

    fate: str
    by: str = ""
    whole: bool = True


class Results:
    """Kept in a file that only grows, so that a run can be ended at any time. A kill counts for as
    long as the module and the test that killed are the same; a survivor for as long as the module
    and all tests of the area are."""

    def __init__(self, project: Project, area: Area) -> None:
        self._project = project
        self._tests = project.fingerprint(area.suites)
        self._file = project.kept / f"{area.name}.jsonl"
        self._known: dict[str, Result] = {}
        if self._file.exists():
            for line in self._file.read_text().splitlines():
                stored = json.loads(line)
                key = stored.pop("key")
                self._known[key] = Result(**stored)

    def find(self, mutant: Mutant, seconds: float) -> Result | None:
        for key in (self._key(mutant, f"{self._tests} {seconds}"), self._key(mutant, KILLED)):
            found = self._known.get(key)
            if found is not None and (found.fate == SURVIVED or self._is_same(found.by)):
                return found
        return None

    def keep(self, mutant: Mutant, seconds: float, result: Result) -> None:
        survived = result.fate == SURVIVED
        key = self._key(mutant, f"{self._tests} {seconds}" if survived else KILLED)
        by = result.by
        stored = Result(result.fate, f"{by} {self._of(by)}" if by else "", result.whole)
        self._known[key] = stored
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a") as file:
            file.write(json.dumps({"key": key, **asdict(stored)}) + "\n")

    def _key(self, mutant: Mutant, tests: str) -> str:
        source = (self._project.source / mutant.path).read_bytes()
        return digest(source, mutant.name.encode(), tests.encode())

    def _of(self, test: str) -> str:
        path = self._project.root / test.split("::")[0]
        return digest(path.read_bytes()) if path.exists() else ""

    def _is_same(self, by: str) -> bool:
        test, _, content = by.rpartition(" ")
        return not by or self._of(test) == content


def run(project: Project, mutant: Mutant, cover: Cover, seconds: float, folder: Path) -> Result:
    """Run the tests that cover a mutant until one fails. One that goes on for ever is killed by
    time: that of the processor, or that of the clock where it only waits."""
    tests, whole = cover.of(mutant, seconds)
    source = folder / "src"
    lay(project, source, mutant)
    chosen, killer = folder / "chosen.json", folder / "killer"
    chosen.write_text(json.dumps([test.name for test in tests]))
    killer.unlink(missing_ok=True)
    files = dict.fromkeys(test.name.split("::")[0] for test in tests)
    variables = {plugin.CHOSEN: str(chosen), plugin.KILLER: str(killer)}
    spent = sum(test.seconds for test in tests)
    process = subprocess.Popen(
        ["nice", "-n", "10", *pytest_command(project, source), "-x", *files],
        cwd=project.root,
        env=environment(project, source, **variables),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        preexec_fn=lambda: _limit(int(30 + 3 * spent)),
    )
    _RUNNING.add(process)
    try:
        code = process.wait(timeout=180 + 10 * spent)
    except subprocess.TimeoutExpired:
        return Result(KILLED, "", whole)
    finally:
        _RUNNING.discard(process)
        _end(process)
    if code == NOT_COLLECTED:
        raise RuntimeError(f"no test was found for {mutant}: {tests[0].name if tests else ''}")
    if code == 0:
        return Result(SURVIVED, "", whole)
    return Result(KILLED, killer.read_text() if killer.exists() else "", whole)


def _limit(seconds: int) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def _end(process: subprocess.Popen[bytes]) -> None:
    """The process and all that it started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    process.wait()


def run_all(
    project: Project,
    work: list[Mutant],
    cover: Cover,
    seconds: float,
    workers: int,
    done: Callable[[Mutant, Result], None],
) -> None:
    """Run mutants beside each other, each worker in a folder of its own."""
    queue: SimpleQueue[Mutant] = SimpleQueue()
    for mutant in work:
        queue.put(mutant)
    one_at_a_time = threading.Lock()
    problems: list[BaseException] = []

    def labour(number: int) -> None:
        folder = project.kept / f"worker-{number}"
        folder.mkdir(parents=True, exist_ok=True)
        while not queue.empty() and not problems:
            try:
                mutant = queue.get_nowait()
                result = run(project, mutant, cover, seconds, folder)
                with one_at_a_time:
                    done(mutant, result)
            except Exception as problem:
                problems.append(problem)

    threads = [threading.Thread(target=labour, args=(n,), daemon=True) for n in range(workers)]
    for thread in threads:
        thread.start()
    try:
        for thread in threads:
            thread.join()
    finally:
        for process in list(_RUNNING):
            _end(process)
    if problems:
        raise problems[0]
