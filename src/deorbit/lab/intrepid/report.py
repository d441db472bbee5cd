"""What `deorbit lab intrepid-balance` found: tables for the terminal, a page and a plot for the
documents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import JustifyMethod
from rich.table import Table

from deorbit.core import text
from deorbit.games.intrepid.content.edition import DISASTERS, RESOURCES
from deorbit.lab.charts import Target, TargetWords, Whisker, targets
from deorbit.lab.estimates import Share, percent
from deorbit.lab.intrepid import balance
from deorbit.lab.intrepid.balance import Cell, Game
from deorbit.lab.verdicts import Verdict, files_of, write_both

COMMAND = "deorbit lab intrepid-balance"
CELLS = ("difficulty", "players", "won", "goal", "rounds", *RESOURCES)
LEVELS = ("difficulty", *DISASTERS, "apart")
OTHERS = ("what", "won", "of-best")
HOW = ("games", "rotation", "agent", "intervals", "countries", "again")
"""The parts of how it was measured."""

LEFT = ("difficulty", "what")
"""Columns of words."""

Rows = list[list[str]]


def say(message: str, **args: str | int) -> str:
    return text.say(f"lab-balance-{message}", args)


@dataclass(frozen=True)
class Sample:
    """How it was measured."""

    games: int
    seed: int
    width: int


def name(sort: str, value: str) -> str:
    return text.say(f"{balance.GAME}-{sort}-{value}", {})


def share(found: Share) -> str:
    """A share with its interval, in hundredths."""
    return f"{percent(found.value)} ({100 * found.low:.0f}-{100 * found.high:.0f})"


def goal(difficulty: str) -> str:
    return f"{100 * balance.GOALS[difficulty]:.0f}±{100 * balance.WITHIN:.0f}"


# Tables -------------------------------------------------------------------------------------------


def cell_rows(games: Sequence[Game]) -> Rows:
    """A row for each cell: how often it was won, and what ended the other games."""
    rows = []
    for cell in balance.cells_of(games):
        some = balance.of_cell(games, cell)
        lost = balance.lost_by(some)
        rows.append(
            [
                name("difficulty", cell.difficulty),
                str(cell.players),
                share(balance.won(some)),
                goal(cell.difficulty),
                f"{balance.rounds(some):.1f}",
                *[percent(lost[resource].value) for resource in RESOURCES],
            ]
        )
    return rows


def level_rows(games: Sequence[Game]) -> Rows:
    """A row for each difficulty: how often each disaster was won, and how far apart they are."""
    return [
        [
            name("difficulty", difficulty),
            *[share(found[disaster]) for disaster in DISASTERS],
            f"{100 * balance.apart(found):.0f}",
        ]
        for difficulty, found in balance.by_level(games).items()
    ]


def other_rows(games: Sequence[Game]) -> Rows:
    """By country, the best one first, and by disaster."""
    countries = balance.by_country(games)
    rows = []
    for country, found in sorted(countries.items(), key=lambda one: -one[1].value):
        best = balance.best(countries)
        rows.append(
            [name("country", country), share(found), percent(found.value / best) if best else "-"]
        )
    for disaster, found in balance.by_disaster(games).items():
        rows.append([name("disaster", disaster), share(found), ""])
    return rows


def tables(games: Sequence[Game], sample: Sample) -> list[Table]:
    caption = say("caption", games=sample.games, seed=sample.seed, width=sample.width)
    return [
        _table(say("title"), CELLS, cell_rows(games), ""),
        _table(say("title-levels"), LEVELS, level_rows(games), ""),
        _table(say("title-others"), OTHERS, other_rows(games), caption),
    ]


def _table(title: str, columns: Sequence[str], rows: Rows, caption: str) -> Table:
    found = Table(
        title=title, caption=caption, box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False
    )
    for column in columns:
        side: JustifyMethod = "left" if column in LEFT else "right"
        found.add_column(heading(column), justify=side, no_wrap=True)
    for row in rows:
        found.add_row(*row)
    return found


def heading(column: str) -> str:
    if column in DISASTERS:
        return name("disaster", column)
    return name("resource", column) if column in RESOURCES else say(f"column-{column}")


# Goals --------------------------------------------------------------------------------------------


def verdicts(games: Sequence[Game]) -> list[Verdict]:
    """One for each difficulty that was measured, one for the disasters, one for the countries."""
    found = []
    for difficulty in balance.GOALS:
        cells = [cell for cell in balance.cells_of(games) if cell.difficulty == difficulty]
        if cells:
            found.append(_difficulty(difficulty, cells, games))
    found.append(_disasters(balance.by_level(games)))
    countries = balance.by_country(games)
    return [*found, _countries(countries)] if countries else found


def _difficulty(difficulty: str, cells: Sequence[Cell], games: Sequence[Game]) -> Verdict:
    shares = {cell: balance.won(balance.of_cell(games, cell)) for cell in cells}
    off = [cell for cell in cells if not balance.on_goal(cell, shares[cell])]
    words = say(
        "goal",
        difficulty=name("difficulty", difficulty),
        goal=goal(difficulty),
        met=len(cells) - len(off),
        all=len(cells),
    )
    told = [say("off", players=cell.players, share=share(shares[cell])) for cell in off]
    return Verdict(not off, " ".join([words, *told]))


def _disasters(levels: dict[str, dict[str, Share]]) -> Verdict:
    off = {one: balance.apart(found) for one, found in levels.items()}
    off = {one: points for one, points in off.items() if points > balance.APART}
    words = say("disasters", most=f"{100 * balance.APART:.0f}")
    told = [
        say("apart", difficulty=name("difficulty", one), points=f"{100 * points:.0f}")
        for one, points in off.items()
    ]
    return Verdict(not off, " ".join([words, *told]))


def _countries(countries: dict[str, Share]) -> Verdict:
    behind = balance.left_behind(countries)
    words = say("countries", least=percent(balance.LEAST_COUNTRY))
    told = [
        say("behind", country=name("country", one), share=share(countries[one])) for one in behind
    ]
    return Verdict(not behind, " ".join([words, *told]))


# The documents ------------------------------------------------------------------------------------


def page(games: Sequence[Game], sample: Sample, picture: str) -> str:
    args = {"games": sample.games, "seed": sample.seed, "width": sample.width}
    return (
        "\n\n".join(
            [
                f"# {say('heading')}",
                say("intro", command=COMMAND),
                f"![{say('title')}]({picture})",
                "\n".join(one.listed for one in verdicts(games)),
                f"## {say('title')}",
                _markdown(CELLS, cell_rows(games)),
                say("endings"),
                f"## {say('title-levels')}",
                _markdown(LEVELS, level_rows(games)),
                say("apart-means"),
                f"## {say('title-others')}",
                _markdown(OTHERS, other_rows(games)),
                f"## {say('how')}",
                "\n".join(f"- {say(f'how-{part}', **args)}" for part in HOW),
            ]
        )
        + "\n"
    )


def _markdown(columns: Sequence[str], rows: Rows) -> str:
    lines = [[heading(column) for column in columns]]
    lines.append(["---" if column in LEFT else "---:" for column in columns])
    return "\n".join(f"| {' | '.join(line)} |" for line in [*lines, *rows])


def plot(games: Sequence[Game], sample: Sample) -> str:
    """An SVG picture: the cells on their goals, then countries and disasters."""
    lines = [Target(say("title"))]
    for cell in balance.cells_of(games):
        aim = balance.GOALS[cell.difficulty]
        label = say("cell", difficulty=name("difficulty", cell.difficulty), players=cell.players)
        found = balance.won(balance.of_cell(games, cell))
        wanted = Whisker(aim - balance.WITHIN, aim, aim + balance.WITHIN)
        lines.append(_target(label, found, wanted))
    countries = balance.by_country(games)
    if countries:
        lines.append(Target(say("by-country")))
        best = balance.best(countries)
        wanted = Whisker(balance.LEAST_COUNTRY * best, best, best)
        lines += [_target(name("country", one), countries[one], wanted) for one in countries]
    lines.append(Target(say("by-disaster")))
    for disaster, found in balance.by_disaster(games).items():
        lines.append(_target(name("disaster", disaster), found, None))
    words = TargetWords(
        title=say("heading"),
        axis=say("plot-axis", games=sample.games),
        share=say("plot-share"),
        goal=say("plot-goal"),
    )
    return targets(words, lines)


def _target(label: str, found: Share, wanted: Whisker | None) -> Target:
    whisker = Whisker(found.low, found.value, found.high)
    return Target(label, whisker, wanted, say("tip", what=label, share=share(found)))


def write(out: Path, games: Sequence[Game], sample: Sample) -> tuple[Path, Path]:
    beside = files_of(out)[1].name
    return write_both(out, page(games, sample, beside), plot(games, sample))
