"""Reading save files: the log is folded again, or play goes on from the position at its end."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from typing import Any

from deorbit.core.chance import Chance
from deorbit.core.errors import BadInput, DeorbitError, SaveError
from deorbit.core.fingerprints import fingerprint_of
from deorbit.core.game import Game
from deorbit.core.line import SEAT_BITS, Key
from deorbit.core.match import Match, begin
from deorbit.core.options import learn_packs, read_options
from deorbit.core.records import Action
from deorbit.core.save import File, Segment, read


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
    past = file.segments[:-1]
    for old in past:
        old.events()
    try:
        match = _fold(game, file, segment)
        match.past = past
    except DeorbitError as error:
        if segment.rules == game.version:
            raise SaveError("save-mismatch", problem=str(error)) from None
        match = _go_on(game, file, segment)
        match.past = [*past, segment]
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
    match = _start(game, file, segment.begins(), _keys(segment), segment.first)
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
    if fingerprint_of(segment.ends()) != match.fingerprint:
        raise SaveError("save-differs", step=match._length)
    match._number = max([match._number, *(undone[0] + 1 for undone in match._undone)])
    return match


def _go_on(game: Game[Any], file: File, segment: Segment) -> Match:
    """A match from the stored position, its log numbers following on."""
    numbers = [segment.first, *(max(entry.number, entry.undone) for entry in segment.log)]
    bare = {k: v for k, v in segment.ends().items() if k not in ("seats", "options")}
    try:
        return _start(game, file, bare, _keys(segment), max(numbers))
    except DeorbitError as error:
        raise SaveError("save-too-old", problem=str(error)) from None
