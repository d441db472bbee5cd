"""Saves a server's database to a file and fills one from it, with a bar for long ones."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from deorbit.cli.terminal.screen import Screen
from deorbit.server.storage import backup
from deorbit.server.storage.database import Database


def save(database: str, file: Path, screen: Screen) -> int:
    with bar("backup-saving", screen) as report:
        backup.backup(database, file, report)
    screen.tell(
        screen.say(
            "backup-saved",
            database=Database(database).shown,
            file=str(file),
            size=max(1, file.stat().st_size >> 10),
        )
    )
    return 0


def bring_back(file: Path, database: str, screen: Screen) -> int:
    with bar("backup-restoring", screen) as report:
        backup.restore(file, database, report)
    screen.tell(screen.say("backup-restored", database=Database(database).shown, file=str(file)))
    return 0


@contextmanager
def bar(message: str, screen: Screen) -> Iterator[backup.Progress]:
    """A bar that goes away when it is full; none where nobody watches."""
    shown = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=screen.console,
        transient=True,
        disable=not screen.console.is_terminal,
    )
    with shown:
        task = shown.add_task(screen.say(message), total=None)
        yield lambda done, total: shown.update(task, completed=done, total=total)
