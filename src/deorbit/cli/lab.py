"""The commands of the lab: many games at once, and what is learned from them."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

lab_app = App(
    name="lab",
    help="Many games at once: how well bots serve their agendas.\n\n"
    "Example: `deorbit lab bots --games 50`",
)

BELOW = 1
"""The exit code when bots fall short of what is asked of them."""


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
    """Measure how well the bots of Stationfall serve their agendas.

    Every identity is played by its bot against random players, and once more by a random player in
    equal games. The table shows the points of the agenda alone, without Bribes, Bonus Characters
    and penalties. The exit code is 1 if bots fall short: twice the random mean over all, a third of
    the gap to the best score seen for each, and at most a third of the turns spent regrouping.

    Examples:

    `deorbit lab bots`

    `deorbit lab bots --identity troubleshooter --games 50 --details`

    `deorbit lab bots --out docs/bots`

    Parameters
    ----------
    games
        How many games for each identity, with the bot and as many without.
    identity
        Only this identity, such as `doctor-hyde`; may be given several times.
    seats
        How many play, the bot included.
    jobs
        In how many processes side by side.
    seed
        A number that makes all games repeatable.
    out
        Write a page and a plot, here `docs/bots.md` and `docs/bots.svg`: the name without its
        ending.
    details
        Also show what each agenda paid for and how often each manoeuvre was announced.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from deorbit.lab import bot_report as report
    from deorbit.lab.bot_scores import checked, measure

    names = checked(identity)
    sample = report.Sample(games, seats, seed)
    if out is not None:
        report.check_out(out)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games * len(names))
        tallies = measure(
            names, games, seats, seed, jobs, lambda played: progress.advance(task, played)
        )
    console = Console(highlight=False)
    if details:
        for tally in tallies:
            console.print(report.details(tally))
    console.print(report.table(tallies, sample))
    verdicts = report.verdicts(tallies)
    for verdict in verdicts:
        console.print(report.sign(verdict))
    if out is not None:
        for file in report.write(out, tallies, sample):
            console.print(report.say("wrote", file=str(file)))
    return 0 if all(verdict.met for verdict in verdicts) else BELOW
