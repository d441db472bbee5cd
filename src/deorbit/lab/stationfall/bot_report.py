"""What `deorbit lab bots` found: a table for the terminal, a page and a plot for the documents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table

from deorbit.core import text
from deorbit.lab.charts import Line, Whisker, Words, whiskers
from deorbit.lab.estimates import Estimate, percent, together
from deorbit.lab.stationfall import bot_scores as scores
from deorbit.lab.stationfall.bot_scores import Tally
from deorbit.lab.verdicts import Verdict, files_of, write_both

COLUMNS = ("identity", "random", "bot", "best", "closed", "regrouped")
NOTHING = "-"
COMMAND = "deorbit lab bots"


def say(message: str, **args: str | int) -> str:
    return text.say(f"lab-bots-{message}", args)


@dataclass(frozen=True)
class Sample:
    """How it was measured."""

    games: int
    seats: int
    seed: int


def called(identity: str) -> str:
    return text.say(f"{scores.GAME}-character-{identity}", {})


def points(found: Estimate) -> str:
    return f"{found.value:.2f} ± {found.margin:.2f}"


def closed(tally: Tally) -> str:
    """The share of the gap with its interval."""
    found = tally.closed
    if found is None:
        return NOTHING
    return f"{100 * found.value:.0f} ± {100 * found.margin:.0f}%"


def cells(tally: Tally) -> list[str]:
    return [
        called(tally.identity),
        points(tally.random_mean),
        points(tally.bot_mean),
        str(tally.best),
        closed(tally),
        percent(tally.regrouped),
    ]


def total(tallies: Sequence[Tally]) -> list[str]:
    """The row of all identities together."""
    turns = sum(tally.turns.total() for tally in tallies)
    regrouped = sum(tally.turns[scores.REGROUPED] for tally in tallies)
    return [
        say("all"),
        points(together([tally.random_mean for tally in tallies])),
        points(together([tally.bot_mean for tally in tallies])),
        "",
        "",
        percent(regrouped / turns) if turns else NOTHING,
    ]


def verdicts(tallies: Sequence[Tally]) -> list[Verdict]:
    """The three demands."""
    return [_doubling(tallies), _closing(tallies), _acting(tallies)]


def _doubling(tallies: Sequence[Tally]) -> Verdict:
    found = scores.overall(tallies)
    least = f"{scores.LEAST_RATIO:g}"
    if found is None:
        return Verdict(scores.doubles(tallies), say("no-ratio", least=least))
    told = {"ratio": f"{found.value:.2f}", "low": f"{found.low:.2f}", "high": f"{found.high:.2f}"}
    return Verdict(scores.doubles(tallies), say("ratio", least=least, **told))


def _closing(tallies: Sequence[Tally]) -> Verdict:
    short = [tally for tally in tallies if not scores.closes_enough(tally)]
    enough = len(tallies) - len(short)
    words = say("closing", enough=enough, all=len(tallies), least=percent(scores.LEAST_CLOSED))
    return Verdict(not short, _with(words, [_short(tally) for tally in short]))


def _short(tally: Tally) -> str:
    return f"{called(tally.identity)} {closed(tally)}"


def _acting(tallies: Sequence[Tally]) -> Verdict:
    idle = [tally for tally in tallies if not scores.acts_enough(tally)]
    names = [f"{called(tally.identity)} {percent(tally.regrouped)}" for tally in idle]
    enough = len(tallies) - len(idle)
    words = say("acting", enough=enough, all=len(tallies), most=percent(scores.MOST_REGROUPED))
    return Verdict(not idle, _with(words, names))


def _with(words: str, names: list[str]) -> str:
    return say("short", words=words, names=", ".join(names)) if names else words


def in_order(tallies: Sequence[Tally]) -> list[Tally]:
    """Who closes most of the gap first."""
    return sorted(tallies, key=lambda tally: -(tally.closed.value if tally.closed else 0.0))


# The terminal -------------------------------------------------------------------------------------


def table(tallies: Sequence[Tally], sample: Sample) -> Table:
    caption = say("caption", games=sample.games, seats=sample.seats, seed=sample.seed)
    found = Table(title=say("title"), caption=caption, box=SIMPLE_HEAD, collapse_padding=True)
    for column in COLUMNS:
        found.add_column(
            say(f"column-{column}"), justify="left" if column == "identity" else "right"
        )
    for tally in in_order(tallies):
        found.add_row(*cells(tally))
    if len(tallies) > 1:
        found.add_section()
        found.add_row(*total(tallies))
    return found


def details(tally: Tally) -> Table:
    """What the agenda paid for, and how often each manoeuvre was announced."""
    games = len(tally.bot)
    found = Table(title=called(tally.identity), box=SIMPLE_HEAD, collapse_padding=True)
    for column in ("what", "random", "bot"):
        found.add_column(say(f"column-{column}"), justify="left" if column == "what" else "right")
    for row in sorted(tally.random_rows | tally.bot_rows):
        words = text.say(f"{scores.GAME}-row-{row}", {})
        shown = [f"{rows[row] / games:.2f}" for rows in (tally.random_rows, tally.bot_rows)]
        found.add_row(f"{row}: {words}", *shown)
    found.add_section()
    for line, times in tally.turns.most_common():
        found.add_row(line, "", percent(times / tally.turns.total()))
    return found


# The documents ------------------------------------------------------------------------------------


def page(tallies: Sequence[Tally], sample: Sample, plot: str) -> str:
    """The page, with the plot from a file beside it."""
    headings = [say(f"column-{column}") for column in COLUMNS]
    rows = [headings, ["---"] + ["---:"] * (len(COLUMNS) - 1)]
    rows += [cells(tally) for tally in in_order(tallies)]
    if len(tallies) > 1:
        rows.append(total(tallies))
    args = {"games": sample.games, "seats": sample.seats, "seed": sample.seed}
    return (
        "\n\n".join(
            [
                f"# {say('heading')}",
                say("intro", command=COMMAND),
                f"![{say('title')}]({plot})",
                "\n".join(one.listed for one in verdicts(tallies)),
                "\n".join(f"| {' | '.join(row)} |" for row in rows),
                f"## {say('how')}",
                "\n".join(f"- {say(f'how-{part}', **args)}" for part in HOW),
            ]
        )
        + "\n"
    )


HOW = ("games", "baseline", "score", "intervals", "best", "regrouped", "again")
"""The parts of how it was measured."""


def plot(tallies: Sequence[Tally], sample: Sample) -> str:
    """An SVG picture: a row for each identity."""
    lines = []
    for tally in in_order(tallies):
        low, high = tally.random_mean, tally.bot_mean
        lines.append(
            Line(
                called(tally.identity),
                Whisker(low.low, low.value, low.high),
                Whisker(high.low, high.value, high.high),
                low.value + scores.LEAST_CLOSED * (tally.best - low.value),
                tally.best,
                say(
                    "tip",
                    identity=called(tally.identity),
                    random=points(low),
                    bot=points(high),
                    best=tally.best,
                ),
            )
        )
    words = {name: say(f"plot-{name}") for name in ("low", "high", "goal", "best")}
    axis = say("plot-axis", games=sample.games)
    return whiskers(Words(title=say("title"), axis=axis, **words), lines)


def write(out: Path, tallies: Sequence[Tally], sample: Sample) -> tuple[Path, Path]:
    beside = files_of(out)[1].name
    return write_both(out, page(tallies, sample, beside), plot(tallies, sample))
