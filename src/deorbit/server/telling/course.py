"""Courses at tables: what a reader is told of one, and what of it stands in lists."""

from typing import Any

from deorbit.server.rooms.room import Room
from deorbit.server.storage.rows import TableRow
from deorbit.server.tables.bots import TUTORIAL
from deorbit.server.wire.answers import CourseSort


def told(room: Room, seat: int | None) -> dict[str, Any] | None:
    """How far the learner at this seat has come. Who only watches is taught nothing."""
    if room.lead is None or room.play is None or seat is None:
        return None
    return room.lead.told(room.match, seat)


def sort_of(row: TableRow) -> CourseSort | None:
    if row.lesson is not None:
        return "lesson"
    return "tutorial" if row.options.get(TUTORIAL) else None


def is_put_away(row: TableRow) -> bool:
    """Whether nobody would look for it any more."""
    sort = sort_of(row)
    return sort == "lesson" or (sort == "tutorial" and row.status in ("over", "closed"))
