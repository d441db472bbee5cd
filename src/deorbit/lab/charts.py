"""Small charts as SVG, readable on light and dark ground, without any library."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape

LABELS = 170
PLOT = 560
RIGHT = 40
TOP = 74
ROW = 24
FOOT = 44
LETTER = 8
"""About how wide a letter is."""

TICKS = 8
"""About so many marks along the axis, at most."""

STYLE = """
  .ground { fill: #ffffff } .band { fill: #f2f4f7 } .grid { stroke: #d5dae1 }
  text { font: 13px system-ui, sans-serif; fill: #1b2430 }
  .title { font-size: 16px; font-weight: 600 } .quiet { fill: #5a6675 }
  .gap { stroke: #b3bcc8; stroke-width: 2 } .goal { stroke: #6b7787; stroke-width: 2 }
  .low { stroke: #a35200; fill: #ffffff; stroke-width: 2 }
  .high { stroke: #00618a; fill: #00618a; stroke-width: 2 }
  .best { fill: #3d4754; stroke: none } .range { fill: #cfe3d4 }
  .head { font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #0b1018 } .band { fill: #131b27 } .grid { stroke: #2a3545 }
    text { fill: #e6e1d6 } .quiet { fill: #9aa4b2 }
    .gap { stroke: #45526a } .goal { stroke: #8793a3 }
    .low { stroke: #f0b040; fill: #0b1018 } .high { stroke: #4fd0e0; fill: #4fd0e0 }
    .best { fill: #e6e1d6 } .range { fill: #24402f }
  }
"""
"""Shapes differ as well, so that nothing is told by colour alone."""


@dataclass(frozen=True)
class Whisker:
    """A mean and its interval."""

    low: float
    mean: float
    high: float


@dataclass(frozen=True)
class Line:
    """One row of a chart: two means, the goal between them and the best there was."""

    name: str
    low: Whisker
    high: Whisker
    goal: float
    best: float
    tip: str


@dataclass(frozen=True)
class Words:
    """What is written around the rows."""

    title: str
    axis: str
    low: str
    high: str
    goal: str
    best: str


def step(span: float, ticks: int = TICKS) -> float:
    """The distance of round numbers of which at most so many fit into a span.

    >>> step(8), step(11), step(45)
    (1.0, 2.0, 10.0)
    """
    size = 10.0 ** math.floor(math.log10(span / ticks))
    return next(size * times for times in (1, 2, 5, 10) if size * times * ticks >= span)


class Axis:
    """From values to places."""

    def __init__(self, values: Sequence[float]) -> None:
        low, high = min(0.0, *values), max(1.0, *values)
        self.step = step(high - low)
        self.first = math.floor(low / self.step)
        self.last = math.ceil(high / self.step)

    def marks(self) -> list[float]:
        return [number * self.step for number in range(self.first, self.last + 1)]

    def at(self, value: float) -> float:
        start, end = self.first * self.step, self.last * self.step
        return round(LABELS + PLOT * (value - start) / (end - start), 1)


def whiskers(words: Words, lines: Sequence[Line]) -> str:
    """A row for each line: a hollow and a filled dot with their intervals, a tick for the goal, a
    diamond for the best."""
    values = [
        value
        for line in lines
        for value in (line.low.low, line.high.high, line.high.low, line.best)
    ]
    marks: list[tuple[Mark, str]] = [
        (partial(dot, "low"), words.low),
        (partial(dot, "high"), words.high),
        (tick, words.goal),
        (diamond, words.best),
    ]
    axis = Axis(values)
    rows = [drawn(line, axis, middle(number)) for number, line in enumerate(lines)]
    return framed(words.title, words.axis, axis, marks, rows)


@dataclass(frozen=True)
class Target:
    """One row of a chart: a share with its interval, and the range that is asked for, if any. A row
    without a share is a heading."""

    name: str
    share: Whisker | None = None
    goal: Whisker | None = None
    tip: str = ""


@dataclass(frozen=True)
class TargetWords:
    """What is written around the rows."""

    title: str
    axis: str
    share: str
    goal: str


def targets(words: TargetWords, lines: Sequence[Target]) -> str:
    """A row for each line: a dot with its interval on the range that is asked for. Shares are told
    in hundredths."""
    axis = Axis([0, 100])
    marks: list[tuple[Mark, str]] = [(partial(dot, "high"), words.share), (swatch, words.goal)]
    rows = [aimed(line, axis, middle(number)) for number, line in enumerate(lines)]
    return framed(words.title, words.axis, axis, marks, rows)


def middle(number: int) -> float:
    """The height of a row."""
    return TOP + ROW * number + ROW / 2


Mark = Callable[[float, float], str]
"""Draws something at a place."""


def framed(
    title: str,
    label: str,
    axis: Axis,
    marks: Sequence[tuple[Mark, str]],
    rows: Sequence[Sequence[str]],
) -> str:
    """A chart around its rows: title, legend, bands, grid and axis."""
    width, bottom = LABELS + PLOT + RIGHT, TOP + ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {bottom + FOOT}" '
        f'width="{width}" height="{bottom + FOOT}" role="img" aria-labelledby="title">',
        f'<title id="title">{escape(title)}</title>',
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{width}" height="{bottom + FOOT}"/>',
        f'<text class="title" x="16" y="26">{escape(title)}</text>',
        *legend(marks),
    ]
    for number in range(0, len(rows), 2):
        y = TOP + ROW * number
        parts.append(f'<rect class="band" x="0" y="{y}" width="{width}" height="{ROW}"/>')
    for mark in axis.marks():
        x = axis.at(mark)
        parts.append(f'<path class="grid" d="M{x} {TOP}V{bottom}"/>')
        parts.append(
            f'<text class="quiet" x="{x}" y="{bottom + 18}" text-anchor="middle">{mark:g}</text>'
        )
    parts.append(
        f'<text class="quiet" x="{LABELS + PLOT / 2}" y="{bottom + 36}" text-anchor="middle">'
        f"{escape(label)}</text>"
    )
    for row in rows:
        parts += row
    return "\n".join([*parts, "</svg>", ""])


def legend(marks: Sequence[tuple[Mark, str]]) -> list[str]:
    """The marks and what they mean, above the rows."""
    parts: list[str] = []
    x, y = 22, 52
    for shape, label in marks:
        parts.append(shape(x, y))
        parts.append(f'<text x="{x + 12}" y="{y + 4}">{escape(label)}</text>')
        x += 36 + LETTER * len(label)
    return parts


def drawn(line: Line, axis: Axis, y: float) -> list[str]:
    low, high, best = axis.at(line.low.mean), axis.at(line.high.mean), axis.at(line.best)
    return [
        f"<g><title>{escape(line.tip)}</title>",
        f'<text x="{LABELS - 12}" y="{y + 4}" text-anchor="end">{escape(line.name)}</text>',
        f'<path class="gap" d="M{low} {y}H{best}"/>',
        tick(axis.at(line.goal), y),
        diamond(best, y),
        *(
            f'<path class="{name}" d="M{axis.at(one.low)} {y - 4}v8m0 -4H{axis.at(one.high)}'
            'm0 -4v8"/>'
            for name, one in (("low", line.low), ("high", line.high))
        ),
        dot("low", low, y),
        dot("high", high, y),
        "</g>",
    ]


def aimed(line: Target, axis: Axis, y: float) -> list[str]:
    share, goal = line.share, line.goal
    if share is None:
        return [f'<text class="head" x="16" y="{y + 4}">{escape(line.name)}</text>']
    label = f'<text x="{LABELS - 12}" y="{y + 4}" text-anchor="end">{escape(line.name)}</text>'
    parts = [f"<g><title>{escape(line.tip)}</title>", label]
    if goal is not None:
        low, high = axis.at(100 * goal.low), axis.at(100 * goal.high)
        wide = round(high - low, 1)
        parts.append(f'<rect class="range" x="{low}" y="{y - 9}" width="{wide}" height="18"/>')
        parts.append(tick(axis.at(100 * goal.mean), y))
    low, high = axis.at(100 * share.low), axis.at(100 * share.high)
    parts.append(f'<path class="high" d="M{low} {y - 4}v8m0 -4H{high}m0 -4v8"/>')
    return [*parts, dot("high", axis.at(100 * share.mean), y), "</g>"]


def swatch(x: float, y: float) -> str:
    return f'<rect class="range" x="{x - 8}" y="{y - 9}" width="16" height="18"/>{tick(x, y)}'


def dot(name: str, x: float, y: float) -> str:
    return f'<circle class="{name}" cx="{x}" cy="{y}" r="4.5"/>'


def tick(x: float, y: float) -> str:
    return f'<path class="goal" d="M{x} {y - 7}v14"/>'


def diamond(x: float, y: float) -> str:
    return f'<path class="best" d="M{x} {y - 6}l6 6l-6 6l-6 -6z"/>'
