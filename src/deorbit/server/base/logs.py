"""The log of the server: one JSON object in each line, or readable lines in a terminal.

A line is a time, a level, the name of an event and fields. What would let a reader of the log take
a seat, open a table or read along is never written: see `clean`.
"""

import json
import logging
import os
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import IO, Any

LOGGER = logging.getLogger("deorbit.server")
FIELDS = "deorbit_fields"

LEVELS = ("debug", "info", "warning", "error")
LONGEST = 300
SHOWN = 6
"""Letters of the id of a table that are written: enough to follow it, too few to open it."""

HIDDEN = "***"
UNWRITTEN = frozenset(
    {
        *("action", "args", "body", "chat", "headers", "key", "line", "message", "name", "notes"),
        *("path", "query", "text", "url", "view"),
        *("authorization", "cookie", "cookies", "holder", "link", "password", "secret"),
        *("secret_hash", "seed", "session", "token"),
    }
)
SHORTENED = frozenset({"guest", "host", "rematch", "table"})

_PATTERNS = (
    (re.compile(r"deorbit=[^\s;,\"']+"), "deorbit=" + HIDDEN),
    (re.compile(r"/(s|t|tables|seats)/[\w-]{8,}"), r"/\1/" + HIDDEN),
    (re.compile(r"://[^/\s@]+@"), f"://{HIDDEN}@"),
    # What is as long and as mixed as our tokens and hashes is taken for one.
    (re.compile(r"(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}(?![\w-])"), HIDDEN),
    (re.compile(r"\[parameters:.*", re.DOTALL), ""),
)


def debug(event: str, **fields: object) -> None:
    _write(logging.DEBUG, event, fields)


def note(event: str, **fields: object) -> None:
    _write(logging.INFO, event, fields)


def warn(event: str, **fields: object) -> None:
    _write(logging.WARNING, event, fields)


def fail(event: str, error: BaseException | None = None, **fields: object) -> None:
    """What should not have happened, with the place where it did."""
    _write(logging.ERROR, event, fields, error)


def _write(
    level: int, event: str, fields: dict[str, object], error: BaseException | None = None
) -> None:
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={FIELDS: fields}, exc_info=error)


def clean(name: str, value: object) -> object:
    """A field as it may be written."""
    if name in UNWRITTEN:
        return HIDDEN
    if isinstance(value, (bool, int, float)) or value is None:
        return value
    told = str(value)
    if name in SHORTENED:
        return told[:SHOWN]
    for pattern, instead in _PATTERNS:
        told = pattern.sub(instead, told)
    return told[:LONGEST]


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    """What a line tells. Libraries say a sentence where we name an event."""
    fields: dict[str, object] | None = getattr(record, FIELDS, None)
    facts: dict[str, Any] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
    }
    if fields is None:
        facts["event"] = record.name
        facts["said"] = clean("said", record.getMessage())
    else:
        facts["event"] = record.msg
        facts.update({name: clean(name, value) for name, value in fields.items()})
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        facts["error"] = type(error).__name__
        facts["problem"] = clean("problem", error)
        facts["at"] = [
            f"{os.path.basename(frame.filename)}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(error.__traceback__)
        ]
    return facts


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(_facts(record), ensure_ascii=False)


class ReadableLines(logging.Formatter):
    """For a person who watches: the time of day, then the same facts."""

    def format(self, record: logging.LogRecord) -> str:
        facts = _facts(record)
        level, event, at = facts.pop("level"), facts.pop("event"), facts.pop("at", [])
        moment = datetime.fromisoformat(facts.pop("time")).astimezone()
        told = " ".join(f"{name}={value}" for name, value in facts.items())
        lines = [f"{moment:%H:%M:%S} {level:<7} {event} {told}".rstrip()]
        return "\n".join(lines + [f"    {place}" for place in at])


def setup(level: str = "info", stream: IO[str] | None = None) -> None:
    """Send the log of the server and of the libraries under it to standard error."""
    stream = sys.stderr if stream is None else stream
    handler = logging.StreamHandler(stream)
    handler.setFormatter(ReadableLines() if stream.isatty() else JsonLines())
    LOGGER.handlers = [handler]
    LOGGER.propagate = False
    LOGGER.setLevel(level.upper())
    root = logging.getLogger()
    root.handlers = [handler]
    # Of libraries only what needs somebody's attention: they do not know what is a secret here.
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "alembic", "sqlalchemy"):
        library = logging.getLogger(name)
        library.handlers = []
        library.propagate = True
        library.setLevel(logging.WARNING)
