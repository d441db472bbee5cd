"""Statements that all records are read and written with."""

from collections.abc import Mapping
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from deorbit.server.storage.reading import row_of

Row = TypeVar("Row")


class Taken(Exception):
    """A number, an id or a link that there is already."""


class Gone(Exception):
    """The row that was to be changed does not exist."""


def rows(connection: Connection, sort: type[Row], wanted: sa.Select[Any]) -> list[Row]:
    """What is `table_id` in the database, where `table` is a word of its own, is `table` here."""
    found = connection.execute(wanted)
    names = ["table" if name == "table_id" else str(name) for name in tuple(found.keys())]
    return [row_of(sort, dict(zip(names, values, strict=True))) for values in found]


def row(connection: Connection, sort: type[Row], wanted: sa.Select[Any]) -> Row | None:
    found = rows(connection, sort, wanted)
    return found[0] if found else None


def put(connection: Connection, into: sa.Table, values: Mapping[str, Any]) -> bool:
    """Insert a row unless it is there. Asking the database to pass over it, instead of letting it
    fail, keeps the transaction usable in PostgreSQL too."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    statement = insert(into).values(**values).on_conflict_do_nothing()
    counted = {"preserve_rowcount": True}
    return connection.execute(statement, execution_options=counted).rowcount == 1


def driven(connection: Connection, sql: str, values: tuple[Any, ...]) -> int:
    """How many rows a statement changed that is handed to the driver as it is: to that of SQLite
    without anything in between, which costs more than the statement. Only a connection that can be
    lost needs to be watched."""
    if connection.dialect.name == "sqlite":
        raw: Any = connection.connection.driver_connection
        rows: int = raw.execute(sql, values).rowcount
        return rows
    counted = {"preserve_rowcount": True}
    sql = sql.replace("?", "%s")
    return connection.exec_driver_sql(sql, values, execution_options=counted).rowcount


def number(connection: Connection, sql: str, values: tuple[Any, ...]) -> int | None:
    """A single number, asked of the driver; None if there is no row."""
    if connection.dialect.name != "sqlite":
        sql = sql.replace("?", "%s")
    found = connection.exec_driver_sql(sql, values).first()
    return None if found is None else int(found[0])


def add(connection: Connection, into: sa.Table, values: Mapping[str, Any]) -> None:
    if not put(connection, into, values):
        raise Taken(into.name)


def change(connection: Connection, where: sa.Table, changes: Mapping[str, Any], **key: Any) -> None:
    if not changes:
        return
    same = [where.c[name] == value for name, value in key.items()]
    if connection.execute(sa.update(where).where(*same).values(**changes)).rowcount != 1:
        raise Gone(where.name)
