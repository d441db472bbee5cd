"""Save files: a match whole, as JSON text that checks itself and outlives its rules.

A file is a list of segments. The last one is the running one; a segment is its start, its log,
fingerprints along the way, the position at its end and the events as they were told. If the rules
have changed since and the log no longer folds to the same positions, play goes on in a new segment
from the stored position, and the old segment stays readable through its events.
"""

from __future__ import annotations

import hashlib
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Raw

from deorbit.core.errors import SaveError
from deorbit.core.line import SEAT_BITS, SEAT_MASK, Line
from deorbit.core.records import Event

FORMAT = "deorbit-save"
FORMAT_VERSION = 1
CHECK_EVERY = 50
LARGEST = 64 << 20
ENTRY_SIZE = 200
"""Bytes of an entry in memory, about."""

NULL = Raw(b"null")
EMPTY = Raw(b"{}")


class Entry(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A line of the log; `undone` is the log number of the undo that took it back, by `undoer`."""

    number: int
    seat: int
    action: str
    undone: int = 0
    undoer: int = 0


class Segment(msgspec.Struct, forbid_unknown_fields=True):
    """What is large stays the bytes that it is in the file until somebody reads it. `start` is a
    position, or null for a set-up."""

    rules: int
    first: int
    start: Raw
    keys: list[tuple[int, str]]
    log: list[Entry]
    checks: list[tuple[int, str]]
    position: Raw
    story: Raw

    def begins(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = decoded(self.start, dict[str, Any] | None)
        return found

    def ends(self) -> dict[str, Any]:
        found: dict[str, Any] = decoded(self.position, dict[str, Any])
        return found

    def events(self) -> list[Event]:
        """What happened, as it was told."""
        found: list[Event] = decoded(self.story, list[Event])
        return found

    def pieces(self) -> list[Raw]:
        """The same as bytes."""
        found: list[Raw] = decoded(self.story, list[Raw])
        return found

    def in_order(self) -> Segment:
        """With the keys of every object in order; event by event, so that no piece of the work is a
        long one."""
        story = b",".join(bytes(in_order(event)) for event in self.pieces())
        return msgspec.structs.replace(
            self,
            start=in_order(self.start),
            position=in_order(self.position),
            story=Raw(b"[%b]" % story),
        )

    @property
    def size(self) -> int:
        """Bytes, about."""
        parts = (self.start, self.position, self.story)
        large = sum(memoryview(part).nbytes for part in parts)
        return large + ENTRY_SIZE * len(self.log)


def only_told(story: Raw, rules: int = 0, first: int = 0) -> Segment:
    """Of a part that nobody can play on from: what was told there."""
    return Segment(rules, first, NULL, [], [], [], EMPTY, story)


class File(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    version: int
    game: str
    seats: int
    options: dict[str, Any]
    segments: list[Segment]
    checksum: str = ""

    def in_order(self) -> File:
        segments = [segment.in_order() for segment in self.segments]
        return msgspec.structs.replace(self, segments=segments)


def checksum_of(file: Any) -> str:
    """Over all of a file but its own checksum, the keys of every object in order."""
    body = msgspec.structs.replace(file, checksum="").in_order()
    return hashlib.sha256(msgspec.json.encode(body, order="sorted")).hexdigest()


def encoded(value: Any, order: Literal["sorted"] | None = None) -> Raw:
    return Raw(msgspec.json.encode(value, order=order))


def in_order(part: Raw) -> Raw:
    return encoded(decoded(part, Any), order="sorted")


def decoded(part: Raw, kind: Any) -> Any:
    try:
        return msgspec.json.decode(part, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise SaveError("save-damaged", problem=str(error)) from None


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
        start=NULL if match._dealt else encoded(game.to_position(match._kept[0])),
        keys=[(number, secret.hex()) for number, secret in match._keys],
        log=sorted(entries, key=lambda entry: entry.number),
        checks=[
            (length, match.at(length).fingerprint)
            for length in [*range(CHECK_EVERY, match._length, CHECK_EVERY), match._length]
        ],
        position=encoded(match.position()),
        story=encoded(told),
    )
    segments = [*match.past, segment]
    file = File(FORMAT, FORMAT_VERSION, match.game, match.seats, match.options, segments)
    file.checksum = checksum_of(file)
    return msgspec.json.encode(file).decode()


F = TypeVar("F", bound=msgspec.Struct)


class _Head(msgspec.Struct):
    """What tells one file from another."""

    format: Any = None
    version: Any = None
    checksum: Any = None


def parsed(text: str | bytes, format: str, version: int, kind: type[F]) -> F:
    """A file of that format behind the text, or a `SaveError` that says why it is none."""
    if len(text) > LARGEST:
        raise SaveError("save-too-large", most=LARGEST >> 20)
    try:
        msgspec.json.decode(text, type=Raw)
        head = msgspec.json.decode(text, type=_Head)
    except msgspec.ValidationError:
        raise SaveError("save-foreign") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise SaveError("save-not-json") from None
    if head.format != format:
        raise SaveError("save-foreign")
    if head.version != version:
        raise SaveError("save-format", found=str(head.version)[:20], known=version)
    try:
        file = msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise SaveError("save-damaged", problem=str(error)) from None
    if head.checksum != checksum_of(file):
        raise SaveError("save-edited")
    return file


def read(text: str | bytes) -> File:
    """The file behind the text, or a `SaveError` that says why it is none."""
    file = parsed(text, FORMAT, FORMAT_VERSION, File)
    if not file.segments:
        raise SaveError("save-damaged", problem="segments")
    return file
