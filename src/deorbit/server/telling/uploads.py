"""Save files that somebody brings along: read with care, looked at, and made into matches.

A file's checksum tells that it is whole, not who wrote it. So everything in it is bounded before it
is folded, it is folded by the rules, and whatever then goes wrong is the file's fault. What is kept
is written anew from the match, never the file itself.
"""

from collections.abc import Callable
from typing import TypeVar

import msgspec

import deorbit
from deorbit.core import recording, save
from deorbit.core.errors import BadInput, DeorbitError, SaveError
from deorbit.core.match import Match
from deorbit.core.position import bounded, wrong
from deorbit.games import find
from deorbit.server.base import logs
from deorbit.server.rooms.room import MOST_ENTRIES
from deorbit.server.storage.rows import OriginRow
from deorbit.server.tables import bots
from deorbit.server.telling import screens, views
from deorbit.server.wire.past import Look

MOST_SEGMENTS = 8
MOST_NUMBER = 500_000
"""The highest log number."""
LARGEST_SAVE = 3 << 20
"""Bytes of a save file: it is kept as long as its table, and again with every table forked from it.
Played to their end, matches take a fifth of it."""
LARGEST_STORY = 4 << 20
"""Bytes of what one reader is told."""
MOST_EVENTS = 5_000
LARGEST_EVENT = 4 << 10
"""In parts that were played under earlier rules: what was told of them is kept as it stands in the
file, and nothing else."""
LARGEST_POSITION = 256 << 10
MOST_PARTS = 150_000
"""Lists and objects in a file, each of which takes more memory than it has letters."""
SECRET = 32

T = TypeVar("T")


def look(body: bytes) -> Look:
    """What somebody has there, or a `SaveError` that says why it is nothing of ours."""
    if recording.is_recording(body):
        return _guarded(_look_at_recording, body)
    match = read(body)
    view = match.view(None)
    return Look(
        kind="save",
        game=match.game,
        seats=match.seats,
        names=list(match.names),
        options=match.options,
        steps=len(match),
        over=not match.to_act,
        asked=list(match.to_act),
        earlier=bool(match.past),
        clock=screens.clock(match.game, view),
    )


def read(body: bytes) -> Match:
    """The match of a save file, proved to be fit for a table."""
    return _guarded(_read, body)


def origin(match: Match) -> OriginRow:
    """The match as a table begins from it."""
    return OriginRow("", "file", len(match), match.dumps())


def _guarded(reading: Callable[[bytes], T], body: bytes) -> T:
    try:
        return reading(body)
    except (DeorbitError, MemoryError):
        raise
    except Exception as error:
        logs.warn("file-unreadable", problem=type(error).__name__)
        raise SaveError("save-damaged", problem=type(error).__name__) from None


def _read(body: bytes) -> Match:
    if recording.is_recording(body):
        raise SaveError("server-file-recording")
    if len(body) > LARGEST_SAVE:
        raise SaveError("save-too-large", most=LARGEST_SAVE >> 20)
    if body.count(b"[") + body.count(b"{") > MOST_PARTS:
        raise SaveError("save-damaged", problem="parts")
    _check(save.read(body))
    match = deorbit.loads(body)
    if match.past and bots.tutors_in(match.options):
        raise SaveError("save-damaged", problem="tutorial")
    match.past = [save.only_told(old.story, old.rules, old.first) for old in match.past]
    if not match.to_act and match.outcome is None:
        raise SaveError("save-damaged", problem="outcome")
    _try_out(match)
    return match


def _check(file: save.File) -> None:
    """Nothing is larger than a match that was played here could be."""
    if len(file.segments) > MOST_SEGMENTS:
        raise SaveError("save-damaged", problem="segments")
    if sum(len(segment.log) for segment in file.segments) > MOST_ENTRIES:
        raise SaveError("server-file-long", most=MOST_ENTRIES)
    events = [event for segment in file.segments[:-1] for event in segment.pieces()]
    if len(events) > MOST_EVENTS or any(len(bytes(one)) > LARGEST_EVENT for one in events):
        raise SaveError("save-damaged", problem="story")
    for segment in file.segments:
        _check_positions(segment)
        if len(segment.checks) > len(segment.log) // save.CHECK_EVERY + 2:
            raise SaveError("save-damaged", problem="checks")
        if any(len(secret) != 2 * SECRET for _, secret in segment.keys):
            raise SaveError("save-damaged", problem="keys")
        numbers = [segment.first, *(number for number, _ in segment.keys)]
        for entry in segment.log:
            numbers += (entry.number, entry.undone)
            if not 0 <= entry.undoer < file.seats:
                raise SaveError("save-damaged", problem="log")
        if not all(0 <= number <= MOST_NUMBER for number in numbers):
            raise SaveError("save-damaged", problem="log numbers")


def _check_positions(segment: save.Segment) -> None:
    """Of parts under earlier rules nobody reads the positions, so that no game would refuse them:
    they must not hold what fills the memory."""
    for position in (segment.start, segment.position):
        try:
            if len(bytes(position)) > LARGEST_POSITION:
                raise wrong("position", "...", f"<= {LARGEST_POSITION}")
            bounded(msgspec.json.decode(position))
        except BadInput:
            raise SaveError("save-damaged", problem="position") from None


def _try_out(match: Match) -> None:
    """All that a table will ask of the match, once for every reader."""
    for reader in (None, *range(match.seats)):
        msgspec.json.encode(screens.desk(match.game, match.seen(reader), reader))
        told = msgspec.json.encode(views.log_for(match, reader))
        if len(told) > LARGEST_STORY:
            raise SaveError("save-too-large", most=LARGEST_STORY >> 20)


def known(game: str) -> bool:
    try:
        find(game)
    except DeorbitError:
        return False
    return True


def _look_at_recording(body: bytes) -> Look:
    file = save.parsed(body, recording.FORMAT, recording.FORMAT_VERSION, recording.File)
    if not known(file.game):
        raise SaveError("save-unknown-game", problem=file.game[:40])
    return Look(
        kind="recording",
        game=file.game,
        seats=file.seats,
        names=[],
        options={},
        steps=len(file.actions),
        over=False,
        asked=[],
        earlier=False,
        clock=None,
    )
