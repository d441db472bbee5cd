"""What is done with lines of chat."""

from dataclasses import asdict, replace

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deorbit.server.storage import schema, statements
from deorbit.server.storage.records import MANY
from deorbit.server.storage.rows import ChatRow


def add(connection: Connection, row: ChatRow) -> None:
    statements.add(connection, schema.chat, asdict(row))


def add_next(connection: Connection, row: ChatRow, numbers: range) -> ChatRow:
    """The line under the next number of its row of numbers."""
    c = schema.chat.c
    within = (c.table == row.table, c.number >= numbers.start, c.number < numbers.stop)
    last = connection.scalar(sa.select(sa.func.max(c.number)).where(*within))
    row = replace(row, number=numbers.start if last is None else last + 1)
    add(connection, row)
    return row


def of_table(connection: Connection, table: str, limit: int = MANY) -> list[ChatRow]:
    """The newest lines of the table and those of teams, so many of either, in order."""
    c = schema.chat
    found: list[ChatRow] = []
    for channel in schema.CHANNELS:
        wanted = sa.select(c).where(c.c.table == table, c.c.channel == channel)
        newest = wanted.order_by(c.c.at.desc(), c.c.number.desc()).limit(limit)
        found += statements.rows(connection, ChatRow, newest)
    return sorted(found, key=lambda line: (line.at, line.number))


def delete(connection: Connection, table: str, number: int) -> None:
    """The line stays, so that numbers go on; its words do not."""
    statements.change(
        connection, schema.chat, {"deleted": True, "text": ""}, table=table, number=number
    )
