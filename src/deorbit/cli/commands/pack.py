"""Checks a content pack: tells every mistake, or what the pack changes."""

import shlex
from functools import partial
from pathlib import Path

from rich.text import Text

import deorbit
from deorbit.cli.terminal import palette
from deorbit.cli.terminal.screen import Screen
from deorbit.cli.terminal.widths import wrapped
from deorbit.core.text import aside, listed
from deorbit.games.stationfall.content.packs.changes import Change, changes_of
from deorbit.games.stationfall.content.packs.folder import read_pack
from deorbit.games.stationfall.content.packs.lessons import tried
from deorbit.games.stationfall.content.packs.mistakes import PackError
from deorbit.games.stationfall.content.packs.scripts import without_script

GAME = "stationfall"
INDENT = "  "
MISTAKEN = 1
"""The exit code for a pack that cannot be used."""


def check_pack(folder: Path, screen: Screen) -> int:
    try:
        book = read_pack(folder)
        lessons = deorbit.lessons(GAME, book.tag)
        mistakes = tried(lessons, partial(deorbit.scenario, GAME), screen.language)
        if mistakes:
            raise PackError(str(folder), mistakes)
    except PackError as error:
        screen.tell(screen.say(error.message, **error.args_named), f"bold {palette.DANGER}")
        for mistake in error.mistakes:
            screen.tell(f"- {mistake.say(screen.language)}")
        return MISTAKEN
    screen.tell(Text(aside(book.title, book.name, screen.language), f"bold {palette.NOW}"))
    screen.tell(book.about)
    screen.tell("")
    found = changes_of(book)
    for change in found:
        for line in _lines(change, screen):
            screen.tell(line)
    if not found:
        screen.tell(screen.say("cli-pack-nothing"))
    default = without_script(book)
    if default:
        names = listed(default, screen.language)
        screen.tell(screen.say("cli-pack-no-script", count=len(default), names=names))
    screen.tell("")
    screen.tell(screen.say("cli-pack-hash", hash=book.hash))
    screen.tell(screen.say("cli-pack-fine"))
    screen.tell_whole("  " + shlex.join(["deorbit", "play", GAME, "--pack", str(folder)]))
    return 0


def _lines(change: Change, screen: Screen) -> list[Text]:
    lines = [Text(screen.say(f"cli-pack-sort-{change.sort}"), "bold")]
    for word, names in (("new", change.new), ("changed", change.changed), ("gone", change.gone)):
        if names:
            told = screen.say(f"cli-pack-{word}", names=listed(names, screen.language))
            first, *rest = wrapped(Text(told), screen.width - 2 * len(INDENT))
            lines += [Text(INDENT) + first, *(Text(2 * INDENT) + line for line in rest)]
    return lines
