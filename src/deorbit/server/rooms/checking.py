"""Reads a whole database, of a server that runs or not, and tells what of it is damaged."""

from collections.abc import Callable, Iterator
from contextlib import closing
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError

import deorbit
from deorbit.core.errors import BadInput
from deorbit.core.text import Value
from deorbit.server.base.logs import SHOWN
from deorbit.server.rooms import loading
from deorbit.server.rooms.matches import Broken, Restored
from deorbit.server.storage import migrate, records, schema
from deorbit.server.storage.database import Database

Progress = Callable[[int, int], None]
"""Told how much is done, and of how much."""

WORDS = 200
"""As much as is told of what a database complains about."""


class Finding(NamedTuple):
    """Something that is wrong: a message with arguments."""

    id: str
    args: dict[str, Value]


def check(url: str, report: Progress) -> list[Finding]:
    """Everything that is wrong, table by table. Nothing is changed."""
    database = Database(url)
    if database.is_sqlite and not database.file.is_file():
        raise BadInput("server-database-empty", url=database.shown)
    engine = database.reader(1)
    try:
        with closing(database.connect(engine)) as connection:
            with connection.begin():
                _check_schema(connection, database.shown)
                found = list(_of_pages(connection)) if database.is_sqlite else []
                found += _of_guests(connection)
                ids = records.ids_of_tables(connection)
            for done, id in enumerate(ids):
                report(done, len(ids))
                found += _of_table(connection, id)
            report(len(ids), len(ids))
            return found
    except DBAPIError as error:
        raise database.trouble(error) from error
    finally:
        engine.dispose()


def _check_schema(connection: Connection, shown: str) -> None:
    revision = migrate.revision(connection)
    if revision is None:
        raise BadInput("server-database-empty", url=shown)
    if revision != migrate.head():
        raise BadInput("server-database-other", url=shown, found=revision)


def _of_pages(connection: Connection) -> Iterator[Finding]:
    """What SQLite itself finds wrong in its file."""
    for (told,) in connection.exec_driver_sql("PRAGMA integrity_check"):
        if told != "ok":
            yield Finding("check-pages", {"problem": str(told)[:WORDS]})
    for row in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        yield Finding("check-orphan", {"rows": str(row[0]), "number": row[1] or 0})


def _of_guests(connection: Connection) -> Iterator[Finding]:
    for id in connection.scalars(sa.select(schema.guests.c.id)).all():
        guest = records.guest(connection, id)
        if guest is None or not guest.secret_hash:
            yield Finding("check-guest", {"guest": id[:SHOWN]})


def _of_table(connection: Connection, id: str) -> Iterator[Finding]:
    table: dict[str, Value] = {"table": id[:SHOWN]}
    try:
        with connection.begin():
            found = loading.stored(connection, id)
    except DBAPIError as error:
        problem = " ".join(str(error.orig).split())[:WORDS]
        yield Finding("check-unreadable", table | {"problem": problem})
        return
    if found is None:
        # Deleted meanwhile.
        return
    try:
        match = loading.opened(found)
    except loading.Missing:
        yield Finding("check-missing", table | {"game": found.row.game})
        return
    except Broken as broken:
        yield Finding(f"check-{broken}", table | {"number": broken.number})
        return
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"[:WORDS]
        yield Finding("check-unreadable", table | {"problem": problem})
        return
    if match is not None:
        yield from _of_match(found, match, table)


def _of_match(
    found: loading.Stored, restored: Restored, table: dict[str, Value]
) -> Iterator[Finding]:
    match = restored.play.match
    if restored.given_up:
        yield Finding("check-given-up", table | {"count": restored.given_up})
    told = match.outcome.to_json() if match.outcome else None
    # As it comes out of the database.
    outcome = msgspec.json.decode(msgspec.json.encode(told))
    if not restored.old and found.row.status in ("playing", "over"):
        if (found.row.status == "over") != (told is not None) or found.row.outcome != outcome:
            yield Finding("check-outcome", table)
    if found.snapshot is None:
        return
    try:
        deorbit.loads(found.snapshot.save)
    except Exception as error:
        yield Finding("check-snapshot", table | {"problem": str(error)[:WORDS]})
