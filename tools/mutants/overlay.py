"""A second face of the source folder, in which one module is another: links to everything else. The
working tree is never written to."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from mutants.changes import Mutant
from mutants.project import Project


def lay(project: Project, folder: Path, mutant: Mutant) -> None:
    """Make `folder` the source with this mutant in it."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    here, there = folder, project.source
    *parents, name = Path(mutant.path).parts
    for part in [*parents, ""]:
        for one in there.iterdir():
            if one.name not in (part or name, "__pycache__"):
                (here / one.name).symlink_to(one)
        if part:
            here, there = here / part, there / part
            here.mkdir()
    changed = folder / mutant.path
    changed.write_bytes(mutant.applied((project.source / mutant.path).read_bytes()))
    # Compiled files are known by time and size: each mutant has a time of its own.
    moment = int(mutant.rank(0)[:7], 16)
    os.utime(changed, (moment, moment))


def pytest_command(project: Project, source: Path) -> list[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    command += ["-p", "mutants.plugin", "-m", "not soak"]
    command += ["-o", f"pythonpath={source} tests"]
    return command


def environment(project: Project, source: Path, **more: str) -> dict[str, str]:
    tools = Path(__file__).parent.parent
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(source), str(project.root / "tests"), str(tools)]),
        "PYTHONPYCACHEPREFIX": str(project.kept / "pycache"),
        **more,
    }
