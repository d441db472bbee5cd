"""Mutants are run, and what became of them is kept."""

from __future__ import annotations

import json
import resource
import shutil
import signal
import subprocess
import threading
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from queue import Empty, SimpleQueue

from mutants import plugin
from mutants.changes import Mutant
from mutants.collected import Collected
from mutants.covering import Cover, Test
from mutants.groups import began, end, end_all
from mutants.overlay import environment, lay, pytest_command
from mutants.project import Area, Project, digest

KILLED = "killed"
SURVIVED = "survived"
NOT_COLLECTED = 5
"""How pytest says that there was no test to run."""
PATIENCE = 30
"""Seconds of the processor beside those that the tests are known to take."""
OUT_OF_TIME = (-signal.SIGXCPU, -signal.SIGKILL)
"""How a process ends that has used up its time."""


@dataclass(frozen=True)
class Result:
    """What became of a mutant. `by` is the test that failed; `whole` tells that every test that
    enters the function was run, `endless` that it was killed by time."""

    fate: str
    by: str = ""
    whole: bool = True
    endless: bool = False


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
        stored = replace(result, by=f"{by} {self._of(by)}" if by else "")
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


@dataclass(frozen=True)
class Trial:
    """A mutant and the tests that it is held against, laid out in a folder."""

    mutant: Mutant
    tests: list[str]
    source: Path
    temporary: Path
    chosen: Path
    killer: Path
    processor: int
    clock: float
    """What is too long, in seconds of the processor and, where tests only wait, of the clock."""

    def variables(self, project: Project) -> dict[str, str]:
        """The environment of its tests, and of what they start."""
        temporary = str(self.temporary)
        return environment(project, self.source, TMPDIR=temporary, PYTEST_DEBUG_TEMPROOT=temporary)


def run(
    project: Project,
    mutant: Mutant,
    cover: Cover,
    seconds: float,
    folder: Path,
    collected: Collected,
) -> Result:
    """Run the tests that cover a mutant until one fails. What takes too long goes on for ever; but
    a machine may be busy, so that only what waits too long twice does."""
    tests, whole = cover.of(mutant, seconds)
    trial = _laid_out(project, mutant, tests, folder)
    for _ in range(2):
        try:
            code = None if mutant.loading else _run_forked(project, trial, collected)
            if code is None:
                code = _run_anew(project, trial)
        except TimeoutError:
            continue
        if code == NOT_COLLECTED:
            raise RuntimeError(f"no test was found for {mutant}: {tests[0].name if tests else ''}")
        if code == 0:
            return Result(SURVIVED, "", whole)
        by = trial.killer.read_text() if trial.killer.exists() else ""
        return Result(KILLED, by, whole, code in OUT_OF_TIME)
    return Result(KILLED, "", whole, endless=True)


def _laid_out(project: Project, mutant: Mutant, tests: list[Test], folder: Path) -> Trial:
    source, temporary = folder / "src", folder / "temporary"
    lay(project, source, mutant)
    shutil.rmtree(temporary, ignore_errors=True)
    temporary.mkdir()
    killer = folder / "killer"
    killer.unlink(missing_ok=True)
    chosen = folder / "chosen.json"
    names = [test.name for test in tests]
    chosen.write_text(json.dumps(names))
    spent = sum(test.seconds for test in tests)
    return Trial(
        mutant,
        names,
        source,
        temporary,
        chosen,
        killer,
        processor=PATIENCE + int(3 * spent),
        clock=6 * PATIENCE + 10 * spent,
    )


def _run_forked(project: Project, trial: Trial, collected: Collected) -> int | None:
    path = trial.mutant.path
    request = {
        "mutant": {
            "name": f"{path}::{trial.mutant.scope}",
            "scope": trial.mutant.scope,
            "original": str(project.source / path),
            "changed": str(trial.source / path),
        },
        "chosen": trial.tests,
        "killer": str(trial.killer),
        "processor": trial.processor,
        "environment": trial.variables(project),
    }
    return collected.run(request, trial.clock)


def _run_anew(project: Project, trial: Trial) -> int:
    variables = {plugin.CHOSEN: str(trial.chosen), plugin.KILLER: str(trial.killer)}
    process = subprocess.Popen(
        ["nice", "-n", "10", *pytest_command(project, trial.source), "-x", *_files(trial.tests)],
        cwd=project.root,
        env=trial.variables(project) | variables,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        preexec_fn=lambda: _limit(trial.processor),
    )
    began(process.pid)
    try:
        return process.wait(timeout=trial.clock)
    except subprocess.TimeoutExpired as late:
        raise TimeoutError from late
    finally:
        end(process.pid)
        process.wait()


def _files(tests: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(test.split("::")[0] for test in tests))


def _limit(seconds: int) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def run_all(
    project: Project,
    work: list[Mutant],
    cover: Cover,
    seconds: float,
    workers: int,
    done: Callable[[Mutant, Result], None],
) -> None:
    """Run mutants beside each other, each worker in a folder of its own."""
    files = _files(test.name for mutant in work for test in cover.of(mutant, seconds)[0])
    queue: SimpleQueue[Mutant] = SimpleQueue()
    for mutant in work:
        queue.put(mutant)
    one_at_a_time = threading.Lock()
    problems: list[BaseException] = []

    def labour(number: int) -> None:
        folder = project.kept / f"worker-{number}"
        folder.mkdir(parents=True, exist_ok=True)
        collected = Collected(project, files)
        try:
            while not problems:
                mutant = queue.get_nowait()
                result = run(project, mutant, cover, seconds, folder, collected)
                with one_at_a_time:
                    done(mutant, result)
        except Empty:
            pass
        except Exception as problem:
            problems.append(problem)
        finally:
            collected.close()

    count = min(workers, len(work))
    threads = [threading.Thread(target=labour, args=(n,), daemon=True) for n in range(count)]
    for thread in threads:
        thread.start()
    try:
        for thread in threads:
            thread.join()
    finally:
        end_all()
    if problems:
        raise problems[0]
