"""The words that a person can type at any time during a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import deorbit
from deorbit.cli import rules
from deorbit.cli.screen import Leave
from deorbit.cli.table import undisturbed
from deorbit.core.errors import BadInput, IllegalAction

if TYPE_CHECKING:
    from deorbit.cli.play import Play

LOG_LINES = 20


def why(play: Play, seat: int, rest: str) -> None:
    """Which rule forbids an action, if any."""
    if not rest:
        raise BadInput(play.wording("cli-why-what"))
    action = play.meant(seat, play.full_notation(rest))
    reason = play.match.why_not(seat, action)
    if reason is None:
        play.note("cli-why-allowed", action=str(action))
    else:
        play.refuse(IllegalAction(reason))


def undo(play: Play, seat: int, rest: str) -> None:
    agreed = rest == play.screen.say("cli-word-agreed")
    if play.table.undo(seat, agreed):
        play.forget_news()
        play.note("cli-undone")
        return
    mine = any(actor == seat for actor, _ in play.match.actions)
    raise BadInput("cli-undo-barred" if mine and not agreed else "cli-undo-nothing")


def save(play: Play, seat: int, rest: str) -> None:
    with undisturbed():
        path = play.table.save(Path(rest).expanduser() if rest else None)
    play.note("cli-saved", file=str(path))


def log(play: Play, seat: int, rest: str) -> None:
    count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 7 else LOG_LINES
    lines = [event.text(play.screen.language) for event in play.match.log(play.table.reader)]
    play.screen.page(lines[-count:] if lines else [play.screen.say("cli-log-empty")])


def read_rules(play: Play, seat: int, rest: str) -> None:
    play.screen.page(rules.found(play.match.game, rest, play.screen.language))


def look(play: Play, seat: int, rest: str) -> None:
    if not rest:
        raise BadInput(play.wording("cli-look-where"))
    view = play.match.view(seat)
    play.tell(play.face.look(view, rest, play.screen.language))
    play.focus = play.face.place(view, rest)


def board(play: Play, seat: int, rest: str) -> None:
    width, height = play.face.size
    view = play.match.view(seat)
    spot = play.spot(seat, None, play.face.home(view, seat))
    width = min(width, play.screen.width)
    picture = play.face.board(view, width, height, spot, play.screen.language)
    play.screen.page(picture.lines)


def centre(play: Play, seat: int, rest: str) -> None:
    play.focus = play.face.place(play.match.view(seat), rest) if rest else None


def hint(play: Play, seat: int, rest: str) -> None:
    action = deorbit.agent("greedy", seed=0).decide(play.match.seat(seat))
    play.note("cli-hint", action=str(action))


def show_help(play: Play, seat: int, rest: str) -> None:
    play.screen.page(play.screen.say(play.wording("cli-play-help")).splitlines())


def leave(play: Play, seat: int, rest: str) -> None:
    raise Leave


COMMANDS: dict[str, Callable[[Play, int, str], None]] = {
    "why": why,
    "undo": undo,
    "save": save,
    "log": log,
    "rules": read_rules,
    "look": look,
    "board": board,
    "view": centre,
    "hint": hint,
    "help": show_help,
    "quit": leave,
}
KEEP_CASE = ("save",)
"""Commands whose argument is not a word of the game."""
