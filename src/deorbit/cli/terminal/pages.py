"""Pages of prose: light markup in colour, cut to the screen."""

import re
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from deorbit.cli.terminal import palette
from deorbit.cli.terminal.screen import Screen
from deorbit.cli.terminal.widths import wrapped

MARKS = re.compile(r"\*\*(.+?)\*\*|`(.+?)`")
DONE, OPEN = "✓", "□"
MARGIN = 2
WIDEST = 88
"""Longer lines are hard to read."""


def marked(line: str) -> Text:
    """`**term**` bold, and what can be typed in the colour of what is possible."""
    text = Text()
    place = 0
    for found in MARKS.finditer(line):
        text.append(line[place : found.start()])
        strong, typed = found.groups()
        text.append(strong or typed, "bold" if strong else palette.POSSIBLE)
        place = found.end()
    return text.append(line[place:])


def goal_lines(goals: Sequence[dict[str, Any]], screen: Screen) -> list[Text]:
    """Goals, each with its tick or without."""
    lines = []
    for goal in goals:
        sign, style = (DONE, palette.POSSIBLE) if goal["done"] else (OPEN, palette.TEXT)
        words = screen.say(goal["id"])
        if goal.get("optional"):
            words = screen.say("cli-tutorial-optional", goal=words)
        lines.append(Text(f"{sign} {words}", style))
    return lines


def paged(lines: Sequence[Text], screen: Screen) -> list[list[Text]]:
    """Cut into screenfuls, none of which begins with an empty row; a pipe has one."""
    if not screen.live:
        return [list(lines)]
    width = min(WIDEST, screen.width - MARGIN)
    blocks = [wrapped(line, width) for line in lines]
    pages: list[list[Text]] = [[]]
    for block in blocks:
        if len(pages[-1]) + len(block) > screen.height - MARGIN:
            pages.append([])
        if pages[-1] or block[0].plain:
            pages[-1].extend(block)
    return [page for page in pages if page]
