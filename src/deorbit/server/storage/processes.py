"""What processes that serve one database know of each other: rows, and nothing besides."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deorbit.server.storage import schema, statements
from deorbit.server.storage.records import MANY

DEAD = 15.0
"""Seconds after which a process that was not heard of is taken for dead."""
KEPT = ""
"""In place of a process: what all those have counted that are gone."""

# How far each has come --------------------------------------------------------------------------


def revision_of(connection: Connection, id: str) -> int | None:
    """How often a table has been changed; None if there is none."""
    sql = "SELECT revision FROM tables WHERE id = ?"
    return statements.number(connection, sql, (id,))


def revisions_of(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """The same of several; those that are gone are missing."""
    t = schema.tables.c
    found: dict[str, int] = {}
    for start in range(0, len(ids), MANY):
        wanted = sa.select(t.id, t.revision).where(t.id.in_(ids[start : start + MANY]))
        found |= {row[0]: row[1] for row in connection.execute(wanted)}
    return found


# Who is alive ------------------------------------------------------------------------------------


def beat(connection: Connection, id: str, figures: str) -> bool:
    """A process lives. False if it was taken for dead and has to tell anew who visits it."""
    p = schema.processes
    values = {"seen": _now(connection), "figures": figures}
    changed = connection.execute(sa.update(p).where(p.c.id == id).values(**values)).rowcount
    if not changed:
        statements.put(connection, p, {"id": id, **values})
    return bool(changed)


def is_alone(connection: Connection, id: str) -> bool:
    """Whether no other process is known to serve this database."""
    p = schema.processes
    others = sa.exists().where(p.c.id.not_in((id, KEPT)))
    return not connection.scalar(sa.select(others))


def leave(connection: Connection, id: str) -> None:
    connection.execute(sa.delete(schema.processes).where(schema.processes.c.id == id))


def dead(connection: Connection) -> list[tuple[str, str]]:
    """Processes that were not heard of for long, and what they had counted. Of several who ask at
    once each is told of others."""
    p = schema.processes
    since = _now(connection) - DEAD
    wanted = sa.select(p.c.id, p.c.figures).where(p.c.seen < since, p.c.id != KEPT)
    found = connection.execute(wanted.with_for_update(skip_locked=True))
    return [(row[0], row[1]) for row in found]


def figures_of_others(connection: Connection, id: str) -> list[tuple[str, str]]:
    """What the others have counted, by process; among them what those had who are gone."""
    p = schema.processes.c
    return [
        (row[0], row[1]) for row in connection.execute(sa.select(p.id, p.figures).where(p.id != id))
    ]


def keep_figures(connection: Connection, figures: str) -> None:
    """What those have counted who are gone. Their row never dies."""
    p = schema.processes
    values = {"seen": 0.0, "figures": figures}
    if not connection.execute(sa.update(p).where(p.c.id == KEPT).values(**values)).rowcount:
        statements.put(connection, p, {"id": KEPT, **values})


def kept_figures(connection: Connection) -> str:
    p = schema.processes
    found = sa.select(p.c.figures).where(p.c.id == KEPT).with_for_update()
    return connection.scalar(found) or ""


# Who looks at which table ------------------------------------------------------------------------

Visitors = list[tuple[str | None, int | None]]
"""A guest, or nobody known, at a seat, or as a spectator."""


def note_visitors(connection: Connection, process: str, table: str, visitors: Visitors) -> None:
    v = schema.visits
    connection.execute(sa.delete(v).where(v.c.process == process, v.c.table == table))
    if visitors:
        values = {"process": process, "table": table, "visitors": visitors}
        known = sa.exists().where(schema.tables.c.id == table)
        if connection.scalar(sa.select(known)):
            statements.put(connection, v, values)


def visitors_elsewhere(connection: Connection, table: str, process: str) -> Visitors:
    """Who looks at a table by way of other processes that live."""
    v, p = schema.visits.c, schema.processes.c
    since = _now(connection) - DEAD
    wanted = sa.select(v.visitors).join(schema.processes, p.id == v.process)
    found = connection.scalars(
        wanted.where(v.table == table, v.process != process, p.seen >= since)
    )
    return [(guest, seat) for visitors in found for guest, seat in visitors]


def visited(connection: Connection, processes: Sequence[str]) -> list[str]:
    """The tables that somebody looks at by way of these processes."""
    v = schema.visits.c
    return list(connection.scalars(sa.select(v.table).where(v.process.in_(processes)).distinct()))


# What one does for all ---------------------------------------------------------------------------


def take_duty(connection: Connection, name: str, every: float) -> bool:
    """Whether something that was not done for so many seconds is to be done by who asks: of several
    who ask at once one is told so."""
    d = schema.duties
    now = _now(connection)
    done = sa.update(d).where(d.c.name == name, d.c.done <= now - every).values(done=now)
    if connection.execute(done).rowcount:
        return True
    return statements.put(connection, d, {"name": name, "done": now})


def _now(connection: Connection) -> Any:
    """Seconds since 1970 by the clock of the database, which all processes share."""
    if connection.dialect.name == "sqlite":
        return connection.scalar(sa.text("SELECT (julianday('now') - 2440587.5) * 86400.0"))
    return connection.scalar(sa.text("SELECT extract(epoch FROM clock_timestamp())::float8"))
