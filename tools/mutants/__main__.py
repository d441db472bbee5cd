"""Draw mutants, run the tests that cover them, and tell which of them no test notices."""

from __future__ import annotations

import argparse
import signal
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from mutants import covering
from mutants.changes import Mutant, drawn
from mutants.project import Area, Project
from mutants.running import KILLED, Result, Results, run_all

EXAMPLES = """examples:
  make mutants                                        forty of every area
  make mutants ARGS="--area core --count 80"          eighty of the kernel
  make mutants ARGS="--area server --seed 2 --workers 2"
  make mutants ARGS="--area core --again"             run again what was run before
  make mutants ARGS="--area core --list"              show what is drawn, run nothing

What was found is kept in build/mutants: a run that was ended goes on where it was. A survivor is
run again when its module or a test of the area changes; which functions a test enters is recorded
anew when its file changes. What cannot matter is listed with its reason in tools/mutants.toml."""


def arguments(given: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make mutants",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--area", action="append", help="an area of tools/mutants.toml (may be repeated; all)")
    add("--count", type=int, default=40, help="mutants of each area (40)")
    add("--seed", type=int, default=1, help="which ones are drawn (1)")
    add("--seconds", type=float, default=30.0, help="of tests for each mutant, at most (30)")
    add("--workers", type=int, default=1, help="mutants run beside each other (1)")
    add("--again", action="store_true", help="forget what became of these mutants before")
    add("--list", action="store_true", help="show what is drawn and run nothing")
    add("--root", type=Path, default=Path.cwd(), help=argparse.SUPPRESS)
    return parser.parse_args(given)


def main(given: list[str] | None = None, console: Console | None = None) -> int:
    """How many mutants survived, as far as an exit code goes."""
    asked = arguments(given)
    console = console or Console(soft_wrap=True, highlight=False)
    project = Project(asked.root)
    names = asked.area or list(project.areas)
    for name in names:
        if name not in project.areas:
            console.print(f"There is no area {name}: {', '.join(project.areas)}.")
            return 2
    table = Table("area", "mutants", "drawn", "equivalent", "killed", "survived", "killed of 100")
    survivors = 0
    for name in names:
        area = project.areas[name]
        mutants = project.mutants(area)
        chosen = list(drawn(mutants, asked.seed, asked.count))
        if asked.list:
            for mutant in chosen:
                console.print(str(mutant), markup=False)
            continue
        found = examine(project, area, chosen, asked, console)
        killed = sum(result.fate == KILLED for result in found.values())
        left = len(found) - killed
        share = f"{100 * killed / len(found):.1f}" if found else "-"
        figures = (len(mutants), len(chosen), len(chosen) - len(found), killed, left)
        table.add_row(name, *map(str, figures), share)
        survivors += left
    if not asked.list:
        console.print(table)
    return min(survivors, 1)


def examine(
    project: Project, area: Area, chosen: list[Mutant], asked: argparse.Namespace, console: Console
) -> dict[Mutant, Result]:
    """What became of each mutant that can matter."""
    chosen = [mutant for mutant in chosen if project.why_equivalent(mutant) is None]
    results = Results(project, area)
    found: dict[Mutant, Result] = {}
    for mutant in chosen:
        known = None if asked.again else results.find(mutant, asked.seconds)
        if known is not None:
            found[mutant] = known
            tell(console, mutant, known)
    work = [mutant for mutant in chosen if mutant not in found]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        if work:
            files = covering.stale(project, area)
            bar = progress.add_task(f"{area.name}: record tests", total=len(files))
            for broken in covering.record(project, files):
                for failed in broken:
                    console.print(f"  fails by itself, left out: {failed}", markup=False)
                progress.advance(bar)
        bar = progress.add_task(f"{area.name}: mutants", total=len(chosen), completed=len(found))

        def done(mutant: Mutant, result: Result) -> None:
            results.keep(mutant, asked.seconds, result)
            found[mutant] = result
            tell(console, mutant, result)
            progress.advance(bar)

        cover = covering.load(project, area)
        run_all(project, work, cover, asked.seconds, asked.workers, done)
    return found


def tell(console: Console, mutant: Mutant, result: Result) -> None:
    if result.fate != KILLED:
        how = "" if result.whole else "  (within the time)"
        console.print(f"  survived: {mutant}{how}", markup=False)
    elif result.endless:
        console.print(f"  went on for ever: {mutant}", markup=False)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main())
