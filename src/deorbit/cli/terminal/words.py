"""The words that a person can type at any time during a game."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

import deorbit
from deorbit.cli.terminal import lookup, palette
from deorbit.cli.terminal.bot_options import account_lines, last_account
from deorbit.cli.terminal.hints import advised
from deorbit.cli.terminal.loop import Command, Loop
from deorbit.cli.terminal.screen import Leave
from deorbit.cli.terminal.table import undisturbed
from deorbit.core.errors import BadInput
from deorbit.core.records import IllegalAction
from deorbit.core.text import listed
from deorbit.games import find

LOG_LINES = 20
OVERLAP = 16
"""Columns that two parts of a board share, so that nothing is cut in both."""


def why(play: Loop, seat: int, rest: str) -> None:
    """Which rule forbids an action, if any; or why a bot did what it did in its last turn."""
    bots = play.table.bots
    named = play.face.seat_named(play.match, rest, play.screen.language) if rest and bots else None
    if named in bots or (bots and not rest):
        explain(play, bots if named is None else [named])
        return
    if not rest:
        raise BadInput(play.wording("cli-why-what"))
    if named is not None:
        raise BadInput("cli-why-no-bot", word=rest[:40])
    try:
        action = play.meant(seat, play.full_notation(play.joined(rest)))
    except BadInput:
        if bots and len(rest.split()) == 1:
            raise BadInput("cli-why-no-bot", word=rest[:40]) from None
        raise
    reason = play.match.why_not(seat, action)
    if reason is None:
        play.note("cli-why-allowed", action=str(action))
    else:
        play.refuse(IllegalAction(reason))


def explain(play: Loop, seats: list[int]) -> None:
    """The last turn of a bot: what it did, and what it passed over before, with the reasons."""
    found = last_account(play.match, seats)
    if found is None:
        if len(seats) == 1:
            raise BadInput("cli-why-not-yet", who=play.name(seats[0]))
        raise BadInput("cli-why-none-yet")
    play.screen.page(account_lines(play.match, *found, play.face, play.screen))


def undo(play: Loop, seat: int, rest: str) -> None:
    agreed = rest == play.screen.say("cli-word-agreed")
    if play.table.undo(seat, agreed):
        play.forget_news()
        play.note("cli-undone")
        return
    mine = any(actor == seat for actor, _ in play.match.actions)
    raise BadInput("cli-undo-barred" if mine and not agreed else "cli-undo-nothing")


def save(play: Loop, seat: int, rest: str) -> None:
    with undisturbed():
        path = play.table.save(Path(rest).expanduser() if rest else None)
    play.note("cli-saved", file=str(path))


def log(play: Loop, seat: int, rest: str) -> None:
    count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 7 else LOG_LINES
    lines = [event.text(play.screen.language) for event in play.match.log(play.reader(seat))]
    play.screen.page(lines[-count:] if lines else [play.screen.say("cli-log-empty")])


def news(play: Loop, seat: int, rest: str) -> None:
    lines = [event.text(play.screen.language) for event in play.since_last_turn(seat)]
    play.screen.page(lines or [play.screen.say("cli-news-none")])


def read_rules(play: Loop, seat: int, rest: str) -> None:
    play.screen.page(lookup.found(play.match.game, rest, play.screen.language))


def look(play: Loop, seat: int, rest: str) -> None:
    if not rest:
        raise BadInput(play.wording("cli-look-where"))
    view = play.face.viewed(play.match, seat)
    play.tell(play.face.look(view, rest, play.screen.language))
    play.focus = play.face.place(view, rest, play.screen.language)


def board(play: Loop, seat: int, rest: str) -> None:
    """All of it: on one screen where it fits, else in parts from left to right."""
    width, height = play.face.size
    view = play.match.view(seat)
    spot = play.spot(seat, None, play.face.home(view, seat))
    # What fits the screen, else the flatter drawing if there is one, else the usual one.
    for rows in (play.screen.height - 2, height - 1, height):
        picture = play.face.board(view, width, rows, spot, play.screen.language)
        if picture.whole:
            break
    lines = picture.lines
    parts = windows(max(line.cell_len for line in lines), play.screen.width)
    for number, columns in enumerate(parts, 1):
        part = [line[columns.start : columns.stop] for line in lines]
        if len(parts) > 1:
            title = play.screen.say("cli-board-part", part=number, parts=len(parts))
            part = [Text(title, palette.QUIET), *part]
        play.screen.page(part)


def windows(size: int, room: int) -> list[range]:
    """So many columns in parts that fit, each with an edge of the next one."""
    if size <= room:
        return [range(size)]
    count = -(-(size - OVERLAP) // (room - OVERLAP))
    starts = [number * (size - room) // (count - 1) for number in range(count)]
    return [range(start, start + room) for start in starts]


def centre(play: Loop, seat: int, rest: str) -> None:
    view, language = play.match.view(seat), play.screen.language
    play.focus = play.face.place(view, rest, language) if rest else None


def hint(play: Loop, seat: int, rest: str) -> None:
    if find(play.match.game).hints():
        play.tell(advised(play.match, seat, play.face, play.screen.language))
        return
    action = deorbit.agent("greedy", seed=0).decide(play.match.seat(seat))
    play.note("cli-hint", action=str(action))


def call(play: Loop, seat: int, rest: str) -> None:
    """Let another person at this screen decide first, or take back that they are done. They are
    called by the number of their seat, or by how a word of their name begins."""
    people = {str(one + 1): one for one in play.table.persons}
    fitting = [one for one in people.values() if f" {rest}" in f" {play.name(one).lower()}"]
    named = [people[rest]] if rest in people else fitting if rest else []
    if len(named) > 1:
        names = [play.name(one) for one in named]
        told = listed(names, play.screen.language)
        raise BadInput("cli-ambiguous", word=rest[:40], fitting=told)
    if not named:
        names = [f"{number} {play.name(one)}" for number, one in people.items()]
        raise BadInput("cli-as-whom", people=listed(names, play.screen.language))
    if not play.match.legal(named[0]):
        raise BadInput("cli-as-nothing", player=play.name(named[0]))
    play.called = named[0]


def show_help(play: Loop, seat: int, rest: str) -> None:
    play.screen.page(play.screen.say(play.wording("cli-play-help")).splitlines())


def leave(play: Loop, seat: int, rest: str) -> None:
    raise Leave


COMMANDS: dict[str, Command] = {
    "why": why,
    "undo": undo,
    "save": save,
    "log": log,
    "news": news,
    "rules": read_rules,
    "look": look,
    "board": board,
    "view": centre,
    "hint": hint,
    "as": call,
    "help": show_help,
    "quit": leave,
}
KEEP_CASE = ("save",)
"""Commands whose argument is not a word of the game."""
