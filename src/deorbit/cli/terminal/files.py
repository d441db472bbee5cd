"""Save files on disk: written whole or not at all, read with clear errors."""

import json
import os
import tempfile
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import deorbit
from deorbit.cli.terminal.face import Watched
from deorbit.core.errors import BadInput, DeorbitError
from deorbit.core.match import Match
from deorbit.core.options import learn_packs, read_options
from deorbit.core.recording import is_recording
from deorbit.core.recording import read as read_recording
from deorbit.games import find

T = TypeVar("T")

SUFFIX = ".deorbit.json"
OPENING = b'"format":"deorbit-save"'


def default_path(game: str) -> Path:
    """A name by the time of day that no file has yet."""
    name = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = Path(f"{name}{SUFFIX}")
    number = 1
    while path.exists():
        number += 1
        path = Path(f"{name}-{number}{SUFFIX}")
    return path


def write(match: Match, path: Path) -> None:
    """Write beside the file and swap, so that a crash leaves the old or the new one."""
    if path.is_dir() or (path.exists() and not _is_ours(path)):
        raise BadInput("cli-not-overwritten", file=str(path))
    whole = match.dumps().encode()
    if path.exists() and _secrets(path.read_bytes()) != _secrets(whole):
        raise BadInput("cli-other-match", file=str(path))
    try:
        handle, draft = tempfile.mkstemp(prefix=".", suffix=SUFFIX, dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(whole)
                file.flush()
                os.fsync(file.fileno())
            os.replace(draft, path)
        except BaseException:
            Path(draft).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadInput("cli-not-written", file=str(path), problem=_problem(error)) from None


def read(path: Path, packs: Iterable[Path] = ()) -> Match:
    return _understood(path, lambda whole: deorbit.loads(whole, packs))


def read_to_watch(path: Path, packs: Iterable[Path] = ()) -> Watched:
    """A match, or what one player saw of it."""

    def understand(whole: bytes) -> Watched:
        if not is_recording(whole):
            return deorbit.loads(whole, packs)
        recording = read_recording(whole)
        game = find(recording.game)
        learn_packs(game.name, game.options, packs)
        read_options(game.options, recording.options, recording.seats, stored=True, begun=True)
        return recording

    return _understood(path, understand)


def _understood(path: Path, understand: Callable[[bytes], T]) -> T:
    try:
        whole = path.read_bytes()
    except OSError as error:
        raise BadInput("cli-not-read", file=str(path), problem=_problem(error)) from None
    try:
        return understand(whole)
    except DeorbitError as error:
        raise BadInput("cli-not-loaded", file=str(path), problem=str(error)) from None


def _is_ours(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return OPENING in file.read(200).replace(b" ", b"")
    except OSError:
        return False


def _secrets(whole: bytes) -> object:
    """The secret that a match began with, which no other one has; None in a damaged file."""
    try:
        return json.loads(whole)["segments"][0]["keys"][0]
    except (ValueError, LookupError, TypeError, RecursionError):
        return None


def _problem(error: OSError) -> str:
    return error.strerror or str(error)
