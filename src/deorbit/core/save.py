"""Save files: a match whole, as JSON text that checks itself and outlives its rules.

A file is a list of segments. The last one is the running one; a segment is its start, its log,
fingerprints along the way, the position at its end and the events as they were told. If the rules
have changed since and the log no longer folds to the same positions, play goes on in a new segment
from the stored position, and the old segment stays readable through its events.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec

from deorbit.core.chance import Chance
from deorbit.core.errors import BadInput, DeorbitError, SaveError
from deorbit.core.fingerprints import fingerprint_of
from deorbit.core.game import Game
from deorbit.core.match import SEAT_BITS, SEAT_MASK, Key, Match, begin
from deorbit.core.options import learn_packs, read_options
from deorbit.core.records import Action, Event

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


def dumps(match: Match) -> str:
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


def loads(
    text: str | bytes,
    find: Callable[[str], Game[Any]],
    packs: Iterable[str | os.PathLike[str]] = (),
) -> Match:
    """The match of a save file. `find` gives the game of a name; `packs` are the folders of content
    packs that the file may need."""
    file = read(text)
    try:
        game = find(file.game)
    except BadInput as error:
        raise SaveError("save-unknown-game", problem=str(error)) from None
    learn_packs(game.name, game.options, packs)
    if not game.least_seats <= file.seats <= game.most_seats:
        raise SaveError("save-damaged", problem=f"seats: {file.seats}")
    try:
        read_options(game.options, file.options, file.seats, stored=True, begun=True)
    except BadInput as error:
        raise SaveError("save-options", problem=str(error)) from None
    segment = file.segments[-1]
    past = [msgspec.to_builtins(old) for old in file.segments[:-1]]
    try:
        match = _fold(game, file, segment)
        match.past = past
    except DeorbitError as error:
        if segment.rules == game.version:
            raise SaveError("save-mismatch", problem=str(error)) from None
        match = _go_on(game, file, segment)
        match.past = [*past, msgspec.to_builtins(segment)]
    return match


def _keys(segment: Segment) -> list[Key]:
    try:
        keys = [(number, bytes.fromhex(secret)) for number, secret in segment.keys]
    except ValueError:
        keys = []
    if not keys or keys[0][0] > segment.first:
        raise SaveError("save-damaged", problem="keys")
    return keys


def _start(
    game: Game[Any], file: File, start: dict[str, Any] | None, keys: list[Key], first: int
) -> Match:
    options = read_options(game.options, file.options, file.seats, stored=True, begun=True)
    chance = Chance(keys[0][1], first)
    if start is None:
        state = game.setup(options, file.seats, chance)
    else:
        state = game.from_position(start, options, file.seats, chance)
    return begin(game, state, options, keys, first, start is None)


def _fold(game: Game[Any], file: File, segment: Segment) -> Match:
    """Play the log again and compare with the fingerprints."""
    match = _start(game, file, segment.start, _keys(segment), segment.first)
    checks = dict(segment.checks)
    for entry in segment.log:
        match._check_seat(entry.seat)
        move = game.encode(match._state, Action.parse(entry.action))
        if entry.undone:
            line = move << SEAT_BITS | entry.seat
            match._undone.append((entry.undone, entry.undoer, entry.number, line))
        else:
            if entry.number < match._number:
                raise SaveError("save-damaged", problem=f"log number {entry.number}")
            match._number = entry.number
            match.advance(entry.seat, move)
            expected = checks.pop(match._length, None)
            if expected is not None and expected != match.fingerprint:
                raise SaveError("save-differs", step=match._length)
    if checks.pop(match._length, match.fingerprint) != match.fingerprint or checks:
        raise SaveError("save-differs", step=match._length)
    if fingerprint_of(segment.position) != match.fingerprint:
        raise SaveError("save-differs", step=match._length)
    match._number = max([match._number, *(undone[0] + 1 for undone in match._undone)])
    return match


def _go_on(game: Game[Any], file: File, segment: Segment) -> Match:
    """A match from the stored position, its log numbers following on."""
    numbers = [segment.first, *(max(entry.number, entry.undone) for entry in segment.log)]
    bare = {k: v for k, v in segment.position.items() if k not in ("seats", "options")}
    try:
        return _start(game, file, bare, _keys(segment), max(numbers))
    except DeorbitError as error:
        raise SaveError("save-too-old", problem=str(error)) from None
