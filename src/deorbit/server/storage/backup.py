"""A copy of everything in one file, taken while the server runs, and the way back.

The file is a SQLite database in the schema of its source, whichever database that is.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from deorbit.core.errors import BadInput
from deorbit.server.storage import migrate
from deorbit.server.storage.database import Database
from deorbit.server.storage.lock import PATIENCE, FileLock, insist, lock_schema

Progress = Callable[[int, int], None]
"""Told how much is done, and of how much."""

PAGES = 2_000
ROWS = 50
PROBLEM = 300
"""As much as is told of what a database complains about."""


def backup(url: str, file: str | os.PathLike[str], progress: Progress | None = None) -> None:
    """Write the state of one moment into a new file. What is written meanwhile is not in it."""
    database, target = Database(url), Path(file)
    if target.exists():
        raise BadInput("server-backup-exists", file=str(target))
    part = target.with_name(target.name + ".part")
    report = progress or (lambda done, total: None)
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        if database.is_sqlite:
            _copy_file(database, part, report)
        else:
            _copy_server(database, part, report)
        _finish(part)
        _publish(part, target)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise BadInput("server-backup-file", file=str(target), problem=reason) from problem
    finally:
        for name in ("", "-wal", "-shm"):
            with suppress(OSError):
                part.with_name(part.name + name).unlink(missing_ok=True)


def restore(
    file: str | os.PathLike[str],
    url: str,
    progress: Progress | None = None,
    patience: float = PATIENCE,
) -> None:
    """Fill an empty database from a backup and bring it up to date; all of it or nothing."""
    database, source = Database(url), Path(file)
    report = progress or (lambda done, total: None)
    try:
        with _opened(source) as saved, _alone(database, patience) as connection:
            if not migrate.is_empty(connection):
                raise BadInput("server-restore-full", url=database.shown)
            migrate.upgrade(connection, str(source), to=_revision(saved, str(source)))
            _copy_rows(saved, connection, report)
            migrate.upgrade(connection, database.shown)
    except IntegrityError as error:
        problem = " ".join(str(error.orig).split())[:PROBLEM]
        raise BadInput("server-backup-unreadable", file=str(source), problem=problem) from error
    except DBAPIError as error:
        raise database.trouble(error) from error


# From SQLite -------------------------------------------------------------------------------------


def _copy_file(database: Database, part: Path, report: Progress) -> None:
    if not database.file.is_file():
        raise BadInput("server-database-empty", url=database.shown)
    try:
        with (
            closing(_open_file(database.file, "rw")) as source,
            closing(sqlite3.connect(part)) as target,
        ):
            # An open transaction holds the moment: the copy need not begin anew at each write.
            source.execute("BEGIN")
            known = source.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'")
            if known.fetchone() is None:
                raise BadInput("server-database-empty", url=database.shown)
            source.backup(
                target,
                pages=PAGES,
                progress=lambda status, left, total: report(total - left, total),
            )
    except sqlite3.Error as error:
        problem = str(error)[:300]
        raise BadInput(
            "server-database-unreachable", url=database.shown, problem=problem
        ) from error


def _open_file(path: Path, mode: str) -> sqlite3.Connection:
    """A file that has to be there already."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        isolation_level=None,
        check_same_thread=False,
    )
    connection.execute("PRAGMA busy_timeout = 10000")
    return connection


# From PostgreSQL, and back -----------------------------------------------------------------------


def _copy_server(database: Database, part: Path, report: Progress) -> None:
    copy = Database(URL.create("sqlite", database=str(part)))
    reading, writing = database.reader(1), copy.writer()
    try:
        with (
            closing(database.connect(reading)) as source,
            closing(copy.connect(writing)) as target,
            source.begin(),
            target.begin(),
        ):
            migrate.upgrade(target, database.shown, to=_revision(source, database.shown))
            _copy_rows(source, target, report)
    except DBAPIError as error:
        raise database.trouble(error) from error
    finally:
        reading.dispose()
        writing.dispose()


def _revision(source: Connection, shown: str) -> str:
    found = migrate.revision(source)
    if found is None:
        raise BadInput("server-database-empty", url=shown)
    return found


def _copy_rows(source: Connection, target: Connection, report: Progress) -> None:
    """All rows of all tables, as both databases describe them: the source may be of an older
    schema than this program's."""
    names = [name for name in sa.inspect(target).get_table_names() if name != "alembic_version"]
    into, out_of = sa.MetaData(), sa.MetaData()
    into.reflect(target, only=names)
    out_of.reflect(source, only=names)
    count = sa.select(sa.func.count())
    totals = [source.scalar(count.select_from(out_of.tables[name])) or 0 for name in names]
    done, total = 0, sum(totals)
    report(done, total)
    for table in into.sorted_tables:
        loops = {key.parent.name for key in table.foreign_keys if key.column.table is table}
        later: list[dict[str, Any]] = []
        wanted = sa.select(out_of.tables[table.name])
        found = source.execution_options(yield_per=ROWS).execute(wanted).mappings()
        for rows in found.partitions(ROWS):
            values = [dict(row) for row in rows]
            later += [row for row in values if any(row[name] is not None for name in loops)]
            # A row may point at one of its own table that comes behind it.
            target.execute(table.insert(), [row | dict.fromkeys(loops) for row in values])
            done += len(values)
            report(done, total)
        for row in later:
            same = [column == row[column.name] for column in table.primary_key]
            changes = {name: row[name] for name in loops}
            target.execute(table.update().where(*same).values(changes))


@contextmanager
def _opened(source: Path) -> Iterator[Connection]:
    """A backup file, read as it is."""
    try:
        with closing(_open_file(source, "ro")) as file:
            check = str(file.execute("PRAGMA quick_check").fetchone()[0])
    except sqlite3.Error as error:
        check = str(error)
    if check != "ok":
        raise BadInput("server-backup-unreadable", file=str(source), problem=check[:300])
    engine = sa.create_engine(
        "sqlite://", creator=lambda: _open_file(source, "ro"), hide_parameters=True
    )
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def _alone(database: Database, patience: float) -> Iterator[Connection]:
    """A transaction in a database that no server uses."""
    lock = None
    if database.is_sqlite:
        database.create_file()
        lock = FileLock(database.file)
        insist(lock.take, database.shown, patience)
    engine = database.writer()
    try:
        with closing(database.connect(engine)) as connection:
            if lock is None:
                insist(lambda: lock_schema(connection), database.shown, patience)
            with connection.begin():
                yield connection
    finally:
        engine.dispose()
        if lock is not None:
            lock.release()


# The file ----------------------------------------------------------------------------------------


def _finish(part: Path) -> None:
    """One sound file, on the disk."""
    with closing(sqlite3.connect(part, isolation_level=None)) as copy:
        copy.execute("PRAGMA journal_mode = DELETE")
        check = copy.execute("PRAGMA quick_check").fetchone()[0]
    if check != "ok":
        raise BadInput("server-backup-unreadable", file=str(part), problem=str(check)[:300])
    with part.open("rb") as written:
        os.fsync(written.fileno())


def _publish(part: Path, target: Path) -> None:
    """Give the file its name, unless somebody has taken it meanwhile."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise BadInput("server-backup-exists", file=str(target)) from None
    except OSError:
        # A file system without links.
        if target.exists():
            raise BadInput("server-backup-exists", file=str(target)) from None
        part.rename(target)
