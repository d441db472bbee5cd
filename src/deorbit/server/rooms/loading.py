"""Tables as they are stored, made into rooms. One whose match cannot be played again is a room all
the same: there to be seen, left, closed and deleted."""

from dataclasses import replace
from typing import NamedTuple

from sqlalchemy.engine import Connection

from deorbit.core.options import PackOption
from deorbit.games import NAMES, find
from deorbit.server.base import logs
from deorbit.server.rooms import matches
from deorbit.server.rooms.matches import Broken, Restored
from deorbit.server.rooms.room import Room, Trouble
from deorbit.server.storage import chat_lines, records
from deorbit.server.storage.rows import (
    ChatRow,
    EntryRow,
    GuestRow,
    SeatRow,
    SnapshotRow,
    TableRow,
)
from deorbit.server.tables.table import Table


class Stored(NamedTuple):
    """All that is stored of a table."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    chat: list[ChatRow]
    barred: set[str]
    snapshot: SnapshotRow | None
    host: GuestRow | None


def stored(connection: Connection, id: str) -> Stored | None:
    row = records.table(connection, id)
    if row is None:
        return None
    return Stored(
        row,
        records.seats_of(connection, id),
        records.entries_of(connection, id),
        chat_lines.of_table(connection, id),
        records.barred_from(connection, id),
        records.last_snapshot(connection, id),
        records.guest(connection, row.host),
    )


def room_of(found: Stored) -> Room:
    """The room, without its match."""
    try:
        return _room(found, found.row)
    except Exception as error:
        logs.fail("table-damaged", error=error, table=found.row.id)
        return _room(found, replace(found.row, options={}, lesson=None, sound=False))


def _room(found: Stored, row: TableRow) -> Room:
    room = Room(
        Table(row, tuple(seats_of(found))),
        found.host.name if found.host else "",
        entries=found.entries,
        clients={entry.client: entry.number for entry in found.entries},
        chat=tuple(found.chat),
        kicked=found.barred,
        stored_at=found.snapshot.number if found.snapshot else 0,
    )
    # Whoever asks who sits here must not stumble over what the options are.
    _ = room.table.bots
    return room


def seats_of(found: Stored) -> list[SeatRow]:
    """The seats, each in its place; one that is not stored was left."""
    rows = {seat.number: seat for seat in found.seats}
    count = max([found.row.seats, *(number + 1 for number in rows)])
    gone = SeatRow(found.row.id, 0, "left", "", None, "")
    return [rows.get(number) or replace(gone, number=number) for number in range(count)]


def match_of(found: Stored) -> Restored | Trouble | None:
    """The match as it stands, or why it cannot be told; None before the start."""
    try:
        return opened(found)
    except Missing:
        logs.warn("table-content-missing", table=found.row.id, game=found.row.game)
        return "missing"
    except Exception as error:
        logs.fail("table-damaged", error=error, table=found.row.id)
        return "damaged"


class Missing(Exception):
    """The game or its content pack is not installed here."""


def opened(found: Stored) -> Restored | None:
    """The match as it stands; None before the start. Whatever is raised tells of damage, but
    `Missing`."""
    row = found.row
    if row.sound and row.secret is None and row.status in ("waiting", "closed"):
        return None
    if lacks_content(row):
        raise Missing
    numbers = [seat.number for seat in found.seats]
    if not row.sound or row.secret is None or numbers != [*range(row.seats)]:
        raise Broken("row")
    return matches.restore(row, found.entries, found.snapshot)


def lacks_content(row: TableRow) -> bool:
    """Whether the game or its content pack is not installed here."""
    if not row.sound or row.game not in NAMES:
        return False
    packs = [option for option in find(row.game).options if isinstance(option, PackOption)]
    return any(
        (tag := row.options.get(option.name)) is not None and tag not in option.known()
        for option in packs
    )
