"""Who hears what is said at a table."""

from collections.abc import Iterable

from deorbit.server.storage.rows import ChatRow
from deorbit.server.tables.table import Table


def hears(table: Table, line: ChatRow, seat: int | None) -> bool:
    """Whether a reader at this seat may read a line."""
    if line.channel == "table":
        return True
    return seat is not None and line.seat in (seat, table.partner(seat))


def heard(table: Table, lines: Iterable[ChatRow], seat: int | None) -> list[ChatRow]:
    """The lines that a reader at this seat may read."""
    return [line for line in lines if not line.deleted and hears(table, line, seat)]
