"""Courses at tables: what a reader is told of one, and what of it stands in lists."""

from typing import Any

from deorbit.server.api.wire import CourseSort
from deorbit.server.bots import TUTORIAL
from deorbit.server.storage.records import TableRow
from deorbit.server.table import Table


def told(table: Table, seat: int | None) -> dict[str, Any] | None:
    """How far the learner at this seat has come. Who only watches is taught nothing."""
    if table.lead is None or table.play is None or seat is None:
        return None
    return table.lead.told(table.match, seat)


def sort_of(row: TableRow) -> CourseSort | None:
    if row.lesson is not None:
        return "lesson"
    return "tutorial" if row.options.get(TUTORIAL) else None


def is_put_away(row: TableRow) -> bool:
    """Whether nobody would look for it any more."""
    sort = sort_of(row)
    return sort == "lesson" or (sort == "tutorial" and row.status in ("over", "closed"))
