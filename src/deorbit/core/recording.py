"""What one reader saw of a match, step by step: a file that replays while the match still runs.

It holds the log and every view as that reader was given them, and nothing else, so a player may
keep it or pass it on with a question. Views are stored as changes of their top-level keys.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any

import msgspec
from msgspec import Raw

from deorbit.core.errors import SaveError
from deorbit.core.records import Action, Event, Outcome
from deorbit.core.save import checksum_of, decoded, encoded, parsed
from deorbit.core.text import Value

FORMAT = "deorbit-record"
FORMAT_VERSION = 2

View = dict[str, Any]


class Told(msgspec.Struct, forbid_unknown_fields=True):
    """An event as the reader may read it."""

    name: str
    args: dict[str, Value]
    step: int


class Change(msgspec.Struct, forbid_unknown_fields=True):
    """How a view differs from the one before."""

    set: dict[str, Any]
    gone: list[str] = []


class File(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    version: int
    game: str
    rules: int
    seats: int
    seat: int | None
    names: tuple[str, ...]
    options: dict[str, Any]
    commitment: str
    actions: list[tuple[int, str]]
    log: list[Told]
    views: list[Raw]
    about: dict[str, str] = {}
    checksum: str = ""

    def changes(self) -> Iterator[Change]:
        """How each view differs from the one before, read one by one."""
        for view in self.views:
            yield decoded(view, Change)

    def in_order(self) -> File:
        views = [encoded(change, order="sorted") for change in self.changes()]
        return msgspec.structs.replace(self, views=views)


def changes(before: View, after: View) -> Change:
    """What makes one view of another."""
    return Change(
        set={key: value for key, value in after.items() if before.get(key, Change) != value},
        gone=[key for key in before if key not in after],
    )


def sealed(file: File) -> str:
    """The text of a recording, with its checksum."""
    file.checksum = checksum_of(file)
    return msgspec.json.encode(file).decode()


def is_recording(text: str | bytes) -> bool:
    """Whether this looks like a recording at all; `read` tells what is wrong with one."""
    opening = text[:200] if isinstance(text, bytes) else text[:200].encode()
    return f'"format":"{FORMAT}"'.encode() in opening.replace(b" ", b"")


def read(text: str | bytes) -> Recording:
    """The recording behind the text, or a `SaveError` that says why it is none."""
    file = parsed(text, FORMAT, FORMAT_VERSION, File)
    if len(file.views) != len(file.actions) + 1:
        raise SaveError("save-damaged", problem="views")
    return Recording(file)


class Recording:
    """A recording, to be looked at as one looks at a match."""

    past: tuple[()] = ()
    told_earlier = 0
    outcome: Outcome | None = None

    def __init__(self, file: File) -> None:
        self.file = file
        self.game = file.game
        self.seats = file.seats
        self.names = file.names
        self.options = file.options
        self.moment = len(file.actions)
        self._views: list[View] = []
        view: View = {}
        for change in file.changes():
            kept = {key: value for key, value in view.items() if key not in change.gone}
            view = {**kept, **change.set}
            self._views.append(view)

    def at(self, moment: int) -> Recording:
        earlier = copy(self)
        earlier.moment = moment
        return earlier

    def view(self, seat: int | None) -> View:
        """What its reader saw at this moment, whoever asks."""
        return self._views[self.moment]

    def actions_read_by(self, seat: int | None) -> list[tuple[int, Action]]:
        return [(actor, Action.parse(words)) for actor, words in self.file.actions]

    def log(self, seat: int | None) -> list[Event]:
        return [
            Event(self.game, told.name, told.args, {}, None, told.step, self.names)
            for told in self.file.log
        ]
