"""What is done with the rows of the database: functions that take a Connection first.

They are called within `Store.write` or `Store.read`. Entries are never changed, and vanish only
with their whole table.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deorbit.server.storage import schema, statements
from deorbit.server.storage.rows import (
    EntryRow,
    GuestRow,
    OriginRow,
    OriginSort,
    SeatRow,
    SnapshotRow,
    TableRow,
)

WRITTEN = ("kind", "name", "agent", "link", "notes", "seen", "resigned", "muted")
"""What is written of a seat where it has changed, beside who holds it."""
MANY = 200
"""How many tables or lines of chat a list gives, unless told."""


ENTRY = (
    "INSERT INTO entries (table_id, number, seat, sort, action, client, at) "
    "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
ADVANCE = (
    "UPDATE tables SET revision = revision + 1, touched = ?, owing = ? "
    "WHERE id = ? AND revision = ?"
)


# Guests ------------------------------------------------------------------------------------------


def add_guest(connection: Connection, row: GuestRow) -> None:
    statements.add(connection, schema.guests, asdict(row))


def guest(connection: Connection, id: str) -> GuestRow | None:
    wanted = sa.select(schema.guests).where(schema.guests.c.id == id)
    return statements.row(connection, GuestRow, wanted)


def update_guest(connection: Connection, id: str, **changes: Any) -> None:
    statements.change(connection, schema.guests, changes, id=id)


def delete_idle_guests(connection: Connection, before: float) -> int:
    """Forget guests not seen since who neither hold a seat nor host a table; says how many."""
    g = schema.guests
    held = sa.exists().where(schema.holders.c.guest == g.c.id)
    hosted = sa.exists().where(schema.tables.c.host == g.c.id)
    gone = connection.execute(sa.delete(g).where(g.c.seen < before, ~held, ~hosted))
    return gone.rowcount


# Tables ------------------------------------------------------------------------------------------


def add_table(connection: Connection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    """A table with all its seats and those who hold them."""
    values = asdict(row)
    values.pop("origin")
    values.pop("sound")
    statements.add(connection, schema.tables, values)
    if row.origin is not None:
        statements.add(connection, schema.origins, asdict(row.origin))
    for seat in seats:
        about = asdict(seat)
        held = about.pop("holders")
        statements.add(connection, schema.seats, about)
        for guest in held:
            add_holder(connection, seat.table, seat.number, guest)


def table(connection: Connection, id: str) -> TableRow | None:
    found = bare_table(connection, id)
    return None if found is None else replace(found, origin=origin(connection, id))


def origin(connection: Connection, table: str) -> OriginRow | None:
    o = schema.origins
    return statements.row(connection, OriginRow, sa.select(o).where(o.c.table == table))


def count_origins(connection: Connection, host: str, sort: OriginSort) -> int:
    """How many tables of this host began so."""
    o, t = schema.origins.c, schema.tables.c
    counted = sa.select(sa.func.count()).select_from(schema.origins.join(schema.tables))
    return connection.scalar(counted.where(t.host == host, o.sort == sort)) or 0


def size_of_origins(connection: Connection, host: str) -> int:
    """How many characters the tables of this host began from."""
    o, t = schema.origins.c, schema.tables.c
    summed = sa.select(sa.func.sum(sa.func.length(o.save)))
    joined = summed.select_from(schema.origins.join(schema.tables))
    return connection.scalar(joined.where(t.host == host)) or 0


def in_lobby(connection: Connection, ids: Sequence[str]) -> list[str]:
    """Those of these tables that stand in the lobby: listed, and not over."""
    t = schema.tables.c
    wanted = sa.select(t.id).where(t.id.in_(ids), t.listed, t.status.in_(("waiting", "playing")))
    return list(connection.scalars(wanted.order_by(t.created, t.id)))


def update_table(connection: Connection, id: str, **changes: Any) -> None:
    statements.change(connection, schema.tables, changes, id=id)


def advance(connection: Connection, id: str, revision: int, **changes: Any) -> bool:
    """Change a table that is still at this revision; False if it has been changed since, or is
    gone. Before anything else of the same change: of several who try at once one succeeds."""
    t = schema.tables
    same = (t.c.id == id, t.c.revision == revision)
    values = {**changes, "revision": revision + 1}
    return connection.execute(sa.update(t).where(*same).values(**values)).rowcount == 1


def bare_table(connection: Connection, id: str) -> TableRow | None:
    """A table without what its match began from, which is large and never changes."""
    wanted = sa.select(schema.tables).where(schema.tables.c.id == id)
    return statements.row(connection, TableRow, wanted)


def delete_table(connection: Connection, id: str, before: float = math.inf) -> bool:
    """The table and all that belongs to it: seats, entries, chat, snapshots, its origin; unless it
    was touched since."""
    t = schema.tables
    gone = connection.execute(sa.delete(t).where(t.c.id == id, t.c.touched < before))
    return gone.rowcount == 1


def tables_of(connection: Connection, guest: str, limit: int = MANY) -> list[TableRow]:
    """Tables where a guest holds a seat or is the host, those last touched first."""
    t, h = schema.tables.c, schema.holders.c
    held = t.id.in_(sa.select(h.table).where(h.guest == guest))
    return _tables(connection, sa.or_(held, t.host == guest), limit=limit)


def listed_tables(connection: Connection, limit: int = MANY) -> list[TableRow]:
    """What the lobby shows: listed tables that wait, and behind them those that play, however
    busy these are; so many of each."""
    t = schema.tables.c
    return [
        row
        for status in ("waiting", "playing")
        for row in _tables(connection, t.listed, t.status == status, limit=limit)
    ]


def running_tables(connection: Connection) -> list[TableRow]:
    """All tables that wait or play."""
    return _tables(connection, schema.tables.c.status.in_(("waiting", "playing")))


def owing_tables(connection: Connection, before: float) -> list[str]:
    """Tables in play where an agent may owe a decision to people, and nothing was done since."""
    t, s = schema.tables.c, schema.seats.c
    people = sa.exists().where(s.table == t.id, s.kind == "person")
    wanted = sa.select(t.id).where(t.status == "playing", t.owing, t.touched < before, people)
    return list(connection.scalars(wanted.order_by(t.touched.desc())))


def stale_tables(
    connection: Connection, *, waiting: float, live: float, slow: float
) -> list[TableRow]:
    """Tables untouched since: those that never began, live ones, slow ones. To be closed."""
    t = schema.tables.c
    playing = t.status == "playing"
    return _tables(
        connection,
        sa.or_(
            sa.and_(t.status == "waiting", t.touched < waiting),
            sa.and_(playing, t.pace == "live", t.touched < live),
            sa.and_(playing, t.pace == "slow", t.touched < slow),
        ),
    )


def outdated_tables(connection: Connection, before: float, limit: int = MANY) -> list[TableRow]:
    """Finished and closed tables untouched since. To be deleted."""
    t = schema.tables.c
    over = t.status.in_(("over", "closed"))
    return _tables(connection, over, t.touched < before, limit=limit)


def lessons_of(connection: Connection, guest: str) -> list[TableRow]:
    """Lessons that a guest is in the middle of, those last touched first."""
    t = schema.tables.c
    return _tables(connection, t.host == guest, t.lesson.is_not(None), t.status == "playing")


def ids_of_tables(connection: Connection) -> list[str]:
    """Of all tables, those first made first."""
    t = schema.tables.c
    return list(connection.scalars(sa.select(t.id).order_by(t.created, t.id)))


def outdated_lessons(connection: Connection, before: float, limit: int = MANY) -> list[TableRow]:
    """Lessons untouched since, finished or not. To be deleted."""
    t = schema.tables.c
    return _tables(connection, t.lesson.is_not(None), t.touched < before, limit=limit)


def counts(connection: Connection) -> dict[str, int]:
    """How many tables there are in each status."""
    t = schema.tables.c
    found = connection.execute(sa.select(t.status, sa.func.count()).group_by(t.status))
    return dict.fromkeys(schema.STATUSES, 0) | {row[0]: row[1] for row in found}


# Seats -------------------------------------------------------------------------------------------


def seats_of(connection: Connection, table: str) -> list[SeatRow]:
    return _seats(connection, schema.seats.c.table == table)


def seats_of_all(connection: Connection, tables: Iterable[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables, by table."""
    found: dict[str, list[SeatRow]] = {id: [] for id in tables}
    ids = list(found)
    for start in range(0, len(ids), MANY):
        for seat in _seats(connection, schema.seats.c.table.in_(ids[start : start + MANY])):
            found[seat.table].append(seat)
    return found


def seat_by_link(connection: Connection, link: str) -> SeatRow | None:
    found = _seats(connection, schema.seats.c.link == link)
    return found[0] if found else None


def update_seat(connection: Connection, table: str, number: int, **changes: Any) -> None:
    """Everything but the holders."""
    statements.change(connection, schema.seats, changes, table=table, number=number)


def change_seat(connection: Connection, before: SeatRow, after: SeatRow) -> None:
    """Write of a seat what has changed, and who holds it."""
    values = {name: getattr(after, name) for name in WRITTEN}
    changes = {name: value for name, value in values.items() if value != getattr(before, name)}
    update_seat(connection, after.table, after.number, **changes)
    for guest in before.holders:
        if guest not in after.holders:
            remove_holders(connection, after.table, after.number, guest)
    for guest in after.holders:
        if guest not in before.holders:
            add_holder(connection, after.table, after.number, guest)


def note_seen(connection: Connection, table: str, number: int, step: int) -> None:
    """The holders of a seat have watched up to a step."""
    s = schema.seats
    same = (s.c.table == table, s.c.number == number, s.c.seen < step)
    connection.execute(sa.update(s).where(*same).values(seen=step))


def rename_seats(
    connection: Connection, guest: str, before: str, name: str
) -> list[tuple[str, int]]:
    """The seats of a guest that bear the guest's name; who sits beside them keeps their own. Where
    anybody sees the name: the tables, and the revisions that they have come to."""
    s, h, t = schema.seats.c, schema.holders.c, schema.tables.c
    theirs = sa.exists().where(h.table == s.table, h.seat == s.number, h.guest == guest)
    named = sa.and_(s.name == before, s.kind == "person", theirs)
    connection.execute(sa.update(schema.seats).where(named).values(name=name))
    shown = sa.or_(t.host == guest, t.id.in_(sa.select(h.table).where(h.guest == guest)))
    on = sa.update(schema.tables).where(shown).values(revision=t.revision + 1)
    connection.execute(on)
    found = connection.execute(sa.select(t.id, t.revision).where(shown))
    return [(row[0], row[1]) for row in found]


def add_holder(connection: Connection, table: str, number: int, guest: str) -> bool:
    """False if the guest holds the seat already."""
    h = schema.holders
    placed = sa.select(sa.func.coalesce(sa.func.max(h.c.place), -1) + 1).where(
        h.c.table == table, h.c.seat == number
    )
    values = {"table": table, "seat": number, "guest": guest, "place": placed.scalar_subquery()}
    return statements.put(connection, h, values)


def remove_holders(
    connection: Connection, table: str, number: int, guest: str | None = None
) -> None:
    """One guest, or all."""
    h = schema.holders
    gone = sa.delete(h).where(h.c.table == table, h.c.seat == number)
    connection.execute(gone if guest is None else gone.where(h.c.guest == guest))


# Entries -----------------------------------------------------------------------------------------


def add_entry(connection: Connection, row: EntryRow) -> None:
    """`Taken` if the table has an entry of that number, or of that client id."""
    statements.add(connection, schema.entries, msgspec.structs.asdict(row))


def add_action(connection: Connection, row: EntryRow, revision: int, owing: bool) -> bool:
    """`advance` and `add_entry` of what is written most often, as bare SQL."""
    if statements.driven(connection, ADVANCE, (row.at, owing, row.table, revision)) != 1:
        return False
    entry = (row.table, row.number, row.seat, row.sort, row.action, row.client, row.at)
    if statements.driven(connection, ENTRY, entry) != 1:
        raise statements.Taken(schema.entries.name)
    return True


def entries_of(connection: Connection, table: str, after: int = -1) -> list[EntryRow]:
    """In order; only those behind a number if one is given."""
    e = schema.entries
    wanted = sa.select(e).where(e.c.table == table, e.c.number > after).order_by(e.c.number)
    return statements.rows(connection, EntryRow, wanted)


def entry_by_client(connection: Connection, table: str, client: str) -> EntryRow | None:
    e = schema.entries
    wanted = sa.select(e).where(e.c.table == table, e.c.client == client)
    return statements.row(connection, EntryRow, wanted)


# People who were sent away -----------------------------------------------------------------------


def bar(connection: Connection, table: str, guests: Iterable[str]) -> None:
    for guest in guests:
        statements.put(connection, schema.bars, {"table": table, "guest": guest})


def barred_from(connection: Connection, table: str) -> set[str]:
    b = schema.bars.c
    return set(connection.scalars(sa.select(b.guest).where(b.table == table)))


# Snapshots ---------------------------------------------------------------------------------------


def add_snapshot(connection: Connection, row: SnapshotRow) -> None:
    """Takes the place of older ones: a match goes on from the newest."""
    s = schema.snapshots
    connection.execute(sa.delete(s).where(s.c.table == row.table, s.c.number < row.number))
    statements.put(connection, s, asdict(row))


def last_snapshot(connection: Connection, table: str) -> SnapshotRow | None:
    s = schema.snapshots
    wanted = sa.select(s).where(s.c.table == table).order_by(s.c.number.desc()).limit(1)
    return statements.row(connection, SnapshotRow, wanted)


# Inside ------------------------------------------------------------------------------------------


def _tables(
    connection: Connection, *which: sa.ColumnElement[bool], limit: int | None = None
) -> list[TableRow]:
    t = schema.tables
    wanted = sa.select(t).where(*which).order_by(t.c.touched.desc(), t.c.created.desc(), t.c.id)
    return statements.rows(connection, TableRow, wanted.limit(limit))


def _seats(connection: Connection, which: sa.ColumnElement[bool]) -> list[SeatRow]:
    s, h = schema.seats, schema.holders
    ids = sa.select(s.c.table, s.c.number).where(which).subquery()
    same = sa.and_(h.c.table == ids.c.table, h.c.seat == ids.c.number)
    holding = sa.select(h.c.table, h.c.seat, h.c.guest).join(ids, same)
    held: dict[tuple[str, int], tuple[str, ...]] = {}
    for table, number, guest in connection.execute(holding.order_by(h.c.place, h.c.guest)):
        held[table, number] = held.get((table, number), ()) + (guest,)
    found = statements.rows(
        connection, SeatRow, sa.select(s).where(which).order_by(s.c.table, s.c.number)
    )
    return [replace(seat, holders=held.get((seat.table, seat.number), ())) for seat in found]
