"""The commands of the lab: many games at once, and what is learned from them."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

if TYPE_CHECKING:
    from rich.console import Console

    from deorbit.lab.verdicts import Verdict

lab_app = App(
    name="lab",
)

BELOW = 1
"""The exit code when something falls short of what is asked of it."""


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """A bar that fills while games are played: call what it gives with how many were."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda played: bar.advance(task, played)


def _conclude(console: "Console", verdicts: "list[Verdict]", written: Sequence[Path]) -> int:
    """Tell what is met and what was written. Returns the exit code."""
    from deorbit.core.text import say
    from deorbit.lab.verdicts import sign

    for verdict in verdicts:
        console.print(sign(verdict))
    for file in written:
        console.print(say("lab-wrote", {"file": str(file)}))
    return 0 if all(verdict.met for verdict in verdicts) else BELOW


@lab_app.command
def bots(
    *,
    games: Annotated[int, Parameter(validator=Number(gte=2, lte=100_000))] = 300,
    identity: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    seats: Annotated[int, Parameter(validator=Number(gte=3, lte=9))] = 4,
    jobs: Annotated[int, Parameter(validator=Number(gte=1, lte=64))] = 2,
    seed: Annotated[int, Parameter(validator=Number(gte=0, lte=1_000_000))] = 0,
    out: Path | None = None,
    details: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Measure how well the bots of Stationfall serve their agendas."""
    from rich.console import Console

    from deorbit.lab.stationfall import bot_report as report
    from deorbit.lab.stationfall.bot_scores import checked, measure
    from deorbit.lab.verdicts import check_out

    names = checked(identity)
    sample = report.Sample(games, seats, seed)
    if out is not None:
        check_out(out)
    with progress(games * len(names)) as tell:
        tallies = measure(names, games, seats, seed, jobs, tell)
    console = Console(highlight=False)
    if details:
        for tally in tallies:
            console.print(report.details(tally))
    console.print(report.table(tallies, sample))
    written = report.write(out, tallies, sample) if out is not None else ()
    return _conclude(console, report.verdicts(tallies), written)


@lab_app.command(name="intrepid-balance")
def intrepid_balance(
    *,
    games: Annotated[int, Parameter(validator=Number(gte=2, lte=100_000))] = 400,
    players: Annotated[
        tuple[int, ...],
        Parameter(negative="", show_default=False, validator=Number(gte=1, lte=4)),
    ] = (),
    difficulty: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    jobs: Annotated[int, Parameter(validator=Number(gte=1, lte=64))] = 2,
    seed: Annotated[int, Parameter(validator=Number(gte=0, lte=1_000_000))] = 1,
    width: Annotated[int | None, Parameter(validator=Number(gte=1, lte=100))] = None,
    out: Path | None = None,
) -> int:
    """Measure how often Intrepid is won, for every difficulty and number of players."""
    from rich.console import Console

    from deorbit.lab.intrepid import report
    from deorbit.lab.intrepid.balance import USUAL_WIDTH, cells, measure
    from deorbit.lab.verdicts import check_out

    wanted = cells(difficulty, players)
    sample = report.Sample(games, seed, width or USUAL_WIDTH)
    if out is not None:
        check_out(out)
    with progress(games * len(wanted)) as tell:
        found = measure(wanted, games, seed, sample.width, jobs, tell)
    console = Console(highlight=False)
    for table in report.tables(found, sample):
        console.print(table)
    written = report.write(out, found, sample) if out is not None else ()
    return _conclude(console, report.verdicts(found), written)
