"""Who hears what is said at a table."""

from collections.abc import Iterable

from deorbit.server.storage.rows import Channel, ChatRow
from deorbit.server.tables.table import Table

MOST_LINES = 1_000_000
"""Numbers that each has to itself: the table, and each team."""


def numbers(table: Table, channel: Channel, seat: int | None) -> range:
    """The numbers of what is said there. Those of the table have no gaps where a team has said
    something."""
    partner = None if channel == "table" or seat is None else table.partner(seat)
    if seat is None or partner is None:
        return range(1, MOST_LINES)
    start = (1 + min(seat, partner)) * MOST_LINES
    return range(start, start + MOST_LINES)


def hears(table: Table, line: ChatRow, seat: int | None) -> bool:
    """Whether a reader at this seat may read a line."""
    if line.channel == "table":
        return True
    return seat is not None and line.seat in (seat, table.partner(seat))


def heard(table: Table, lines: Iterable[ChatRow], seat: int | None) -> list[ChatRow]:
    """The lines that a reader at this seat may read."""
    return [line for line in lines if not line.deleted and hears(table, line, seat)]
