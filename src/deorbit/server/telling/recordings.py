"""Recordings that somebody brings along: read with care, and made ready for a screen.

A recording holds what one reader saw. Its checksum tells that it is whole, not who wrote it, so
nothing in it is believed: everything is bounded before a game works with it.
"""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from deorbit.core import recording, save
from deorbit.core.errors import BadInput, SaveError
from deorbit.core.options import read_options
from deorbit.games import find
from deorbit.server.base.refusals import BAD_INPUT, Refusal
from deorbit.server.telling import screens
from deorbit.server.telling.past import Facts, as_changes
from deorbit.server.wire.past import Watched
from deorbit.server.wire.play import Event

MOST_STEPS = 6_000
MOST_LINES = 40_000
LARGEST_VIEW = 128 << 10
LARGEST_WHOLE = 100 << 20
"""Bytes of one view, and of all views together, each counted whole."""
LARGEST_NUMBER = 100_000
LONGEST_TEXT = 200
MOST_NAMES = 18
NAME = re.compile(r"[a-z0-9-]{1,64}")


def watched(body: bytes, view: bool = True) -> Watched:
    """What a screen needs to show the recording, with the views if they are wanted, or why it
    cannot be shown."""
    file = _read(body)
    options = _checked(file)
    replay: Any = recording.Recording(msgspec.structs.replace(file, options=options))
    try:
        content = screens.content(replay)
        found = list(as_changes(_moments(replay), view))
    except (SaveError, MemoryError):
        raise
    except Exception as error:  # Whatever stands in the views, the fault is the file's.
        problem = f"{type(error).__name__}: {error}"[:LONGEST_TEXT]
        old = file.rules != find(file.game).version
        raise SaveError("save-too-old" if old else "save-damaged", problem=problem) from None
    return Watched(
        game=file.game,
        seats=file.seats,
        names=list(file.names),
        options=options,
        seat=file.seat,
        steps=len(file.actions),
        content=content,
        log=[Event(f"{file.game}-event-{told.name}", told.args, told.step) for told in file.log],
        moments=found,
    )


def _read(body: bytes) -> recording.File:
    if f'"format":"{save.FORMAT}"'.encode() in body[:200].replace(b" ", b""):
        raise Refusal(BAD_INPUT, "server-watch-save")
    return save.parsed(body, recording.FORMAT, recording.FORMAT_VERSION, recording.File)


def _checked(file: recording.File) -> Facts:
    """The options of a file that is of a known game and of a bearable size."""
    try:
        game = find(file.game)
    except BadInput as error:
        raise SaveError("save-unknown-game", problem=str(error)) from None
    if len(file.views) != len(file.actions) + 1:
        raise SaveError("save-damaged", problem="views")
    if len(file.actions) > MOST_STEPS or len(file.log) > MOST_LINES:
        raise Refusal(BAD_INPUT, "server-watch-long", most=MOST_STEPS)
    if not game.least_seats <= file.seats <= game.most_seats:
        raise SaveError("save-damaged", problem=f"seats: {file.seats}")
    if file.seat is not None and not 0 <= file.seat < file.seats:
        raise SaveError("save-damaged", problem=f"seat: {file.seat}")
    if len(file.names) > MOST_NAMES or not all(map(_is_modest, file.names)):
        raise SaveError("save-damaged", problem="names")
    for told in file.log:
        fits = NAME.fullmatch(told.name) and 0 <= told.step <= len(file.actions)
        if not fits or not _is_modest(told.args):
            raise SaveError("save-damaged", problem="log")
    if not all(_is_modest(change.set) for change in file.changes()):
        raise SaveError("save-damaged", problem="views")
    try:
        return read_options(game.options, file.options, file.seats, stored=True, begun=True)
    except BadInput as error:
        raise SaveError("save-options", problem=str(error)) from None


def _is_modest(value: object) -> bool:
    """Whether nothing in it is long or large: no game has such things, and counting up to one
    would keep the machine busy."""
    if isinstance(value, str):
        return len(value) <= LONGEST_TEXT
    if isinstance(value, int | float):
        return abs(value) <= LARGEST_NUMBER
    if isinstance(value, list):
        return all(map(_is_modest, value))
    if isinstance(value, dict):
        return all(map(_is_modest, value)) and all(map(_is_modest, value.values()))
    return value is None


def _moments(replay: Any) -> Iterator[tuple[Facts, Facts]]:
    whole = 0
    for step in range(replay.moment + 1):
        view = {**replay.at(step).view(None), "legal": []}
        size = len(msgspec.json.encode(view))
        whole += size
        if size > LARGEST_VIEW or whole > LARGEST_WHOLE:
            raise SaveError("save-damaged", problem="views")
        yield view, {**screens.desk_of_view(replay.game, view), "seat": replay.file.seat}
