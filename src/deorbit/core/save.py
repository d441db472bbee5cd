"""Save files: a match whole, as JSON text that checks itself and outlives its rules.

A file is a list of segments. The last one is the running one; a segment is its start, its log,
fingerprints along the way, the position at its end and the events as they were told. If the rules
have changed since and the log no longer folds to the same positions, play goes on in a new segment
from the stored position, and the old segment stays readable through its events.
"""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

import msgspec

from deorbit.core.errors import SaveError
from deorbit.core.line import SEAT_BITS, SEAT_MASK, Line
from deorbit.core.records import Event

FORMAT = "deorbit-save"
FORMAT_VERSION = 1
CHECK_EVERY = 50
LARGEST = 64 << 20


class Entry(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A line of the log; `undone` is the log number of the undo that took it back, by `undoer`."""

    number: int
    seat: int
    action: str
    undone: int = 0
    undoer: int = 0


class Segment(msgspec.Struct, forbid_unknown_fields=True):
    rules: int
    first: int
    start: dict[str, Any] | None
    keys: list[tuple[int, str]]
    log: list[Entry]
    checks: list[tuple[int, str]]
    position: dict[str, Any]
    story: list[Event]


class File(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    version: int
    game: str
    seats: int
    options: dict[str, Any]
    segments: list[Segment]
    checksum: str = ""


def checksum_of(file: msgspec.Struct) -> str:
    """Over all of a file but its own checksum."""
    body = msgspec.structs.replace(file, checksum="")
    return hashlib.sha256(msgspec.json.encode(body, order="sorted")).hexdigest()


def dumps(match: Line) -> str:
    game = match._game
    entries = [
        Entry(number, line & SEAT_MASK, str(game.decode(match._state, line >> SEAT_BITS)))
        for number, line in zip(match._numbers, match._line[: match._length], strict=False)
    ]
    entries += [
        Entry(
            number,
            line & SEAT_MASK,
            str(game.decode(match._state, line >> SEAT_BITS)),
            undone,
            undoer,
        )
        for undone, undoer, number, line in match._undone
    ]
    names = match.names
    told = [
        game.event(match._state, raw, step + 1, names)
        for step, happened in enumerate(match.story())
        for raw in happened
    ]
    segment = Segment(
        rules=game.version,
        first=match._first,
        start=None if match._dealt else game.to_position(match._kept[0]),
        keys=[(number, secret.hex()) for number, secret in match._keys],
        log=sorted(entries, key=lambda entry: entry.number),
        checks=[
            (length, match.at(length).fingerprint)
            for length in [*range(CHECK_EVERY, match._length, CHECK_EVERY), match._length]
        ],
        position=match.position(),
        story=told,
    )
    past = [msgspec.convert(segment, Segment) for segment in match.past]
    file = File(FORMAT, FORMAT_VERSION, match.game, match.seats, match.options, [*past, segment])
    file.checksum = checksum_of(file)
    return msgspec.json.encode(file).decode()


F = TypeVar("F", bound=msgspec.Struct)


def parsed(text: str | bytes, format: str, version: int, kind: type[F]) -> F:
    """A file of that format behind the text, or a `SaveError` that says why it is none."""
    if len(text) > LARGEST:
        raise SaveError("save-too-large", most=LARGEST >> 20)
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise SaveError("save-not-json") from None
    if not isinstance(raw, dict) or raw.get("format") != format:
        raise SaveError("save-foreign")
    if raw.get("version") != version:
        raise SaveError("save-format", found=str(raw.get("version"))[:20], known=version)
    try:
        file = msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise SaveError("save-damaged", problem=str(error)) from None
    if raw.get("checksum") != checksum_of(file):
        raise SaveError("save-edited")
    return file


def read(text: str | bytes) -> File:
    """The file behind the text, or a `SaveError` that says why it is none."""
    file = parsed(text, FORMAT, FORMAT_VERSION, File)
    if not file.segments:
        raise SaveError("save-damaged", problem="segments")
    return file
