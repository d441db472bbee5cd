"""Checks the database of a server, with a bar for a long one."""

from collections.abc import Iterable

from deorbit.cli.commands.backup import bar
from deorbit.cli.terminal.screen import Screen
from deorbit.server.app import install_packs
from deorbit.server.rooms import checking
from deorbit.server.storage.database import Database


def check(database: str, packs: Iterable[str], screen: Screen) -> int:
    """1 if anything is wrong."""
    install_packs([*packs])
    with bar("check-reading", screen) as report:
        found = checking.check(database, report)
    for one in found:
        screen.tell(screen.say(one.id, **one.args))
    shown = Database(database).shown
    if not found:
        screen.tell(screen.say("check-sound", database=shown))
        return 0
    screen.tell(screen.say("check-found", database=shown, count=len(found)))
    return 1
