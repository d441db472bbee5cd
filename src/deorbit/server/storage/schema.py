"""The tables of the database. Migrations lead here; a test compares them."""

from typing import Any

import sqlalchemy as sa

from deorbit.server.storage.kinds import Json, Words

KINDS = ("open", "person", "agent", "left")
PACES = ("live", "slow")
STATUSES = ("waiting", "playing", "over", "closed")
SORTS = ("act", "undo", "agreed-undo")
CHANNELS = ("table", "team")
ORIGINS = ("fork", "file", "position")

ID = 64
NAME = 64
SETTINGS = 20_000
OPTIONS = 20_000
OUTCOME = 1_000_000
NOTES = 20_000
ACTION = 2_000
CHAT = 2_000
FIGURES = 1_000_000
SAVE = 64 * 1024 * 1024
"""The most characters that a column takes; what people may send is bounded closer, at the wire."""

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _one_of(name: str, values: tuple[str, ...]) -> sa.CheckConstraint:
    listed = ", ".join(f"'{value}'" for value in values)
    return sa.CheckConstraint(f"{name} IN ({listed})", name=name)


def _table_id(**more: Any) -> sa.Column[str]:
    """The table that a row belongs to and vanishes with. In code it is called `table`."""
    return sa.Column(
        "table_id",
        Words(ID),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        key="table",
        nullable=False,
        **more,
    )


guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", Words(ID), primary_key=True),
    sa.Column("name", Words(NAME), nullable=False),
    sa.Column("secret_hash", Words(64), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False, index=True),
    sa.Column("settings", Json(SETTINGS), nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", Words(ID), primary_key=True),
    sa.Column("game", Words(ID), nullable=False),
    sa.Column("options", Json(OPTIONS), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("pace", Words(8), nullable=False),
    sa.Column("status", Words(8), nullable=False),
    sa.Column("host", Words(ID), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("touched", sa.Double, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("secret", Words(64)),
    sa.Column("outcome", Json(OUTCOME)),
    sa.Column("rematch", Words(ID), sa.ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    sa.Column("proposal", Json(OPTIONS)),
    sa.Column("note", Words(ID), nullable=False),
    sa.Column("lesson", Words(ID)),
    sa.Column("revision", sa.Integer, nullable=False, server_default=sa.text("0")),
    sa.Column("talk", sa.Integer, nullable=False, server_default=sa.text("0")),
    sa.Column("owing", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("skipping", Words(ID)),
    sa.Column("late", sa.Integer),
    sa.Column("tempo", Words(8), nullable=False, server_default="usual"),
    sa.Column("hurried", sa.Boolean, nullable=False, server_default=sa.false()),
    _one_of("pace", PACES),
    _one_of("status", STATUSES),
    sa.Index(None, "status", "touched"),
)

seats = sa.Table(
    "seats",
    metadata,
    _table_id(primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", Words(8), nullable=False),
    sa.Column("name", Words(NAME), nullable=False),
    sa.Column("agent", Words(ID)),
    sa.Column("link", Words(ID), nullable=False, unique=True),
    sa.Column("notes", Words(NOTES), nullable=False),
    sa.Column("seen", sa.Integer, nullable=False),
    sa.Column("resigned", sa.Boolean, nullable=False),
    sa.Column("muted", sa.Boolean, nullable=False),
    _one_of("kind", KINDS),
)

holders = sa.Table(
    "holders",
    metadata,
    sa.Column("table_id", Words(ID), key="table", primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", Words(ID), sa.ForeignKey("guests.id"), primary_key=True, index=True),
    sa.Column("place", sa.Integer, nullable=False),
    sa.ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.number"], ondelete="CASCADE"),
)

entries = sa.Table(
    "entries",
    metadata,
    _table_id(primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("sort", Words(16), nullable=False),
    sa.Column("action", Words(ACTION), nullable=False),
    sa.Column("client", Words(ID), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    _one_of("sort", SORTS),
    sa.UniqueConstraint("table", "client"),
)

chat = sa.Table(
    "chat",
    metadata,
    _table_id(primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("id", Words(ID), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("guest", Words(ID), nullable=False),
    sa.Column("name", Words(NAME), nullable=False),
    sa.Column("channel", Words(8), nullable=False),
    sa.Column("text", Words(CHAT), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("deleted", sa.Boolean, nullable=False),
    _one_of("channel", CHANNELS),
    sa.UniqueConstraint("table", "id"),
)

bars = sa.Table(
    "bars",
    metadata,
    _table_id(primary_key=True),
    sa.Column(
        "guest",
        Words(ID),
        sa.ForeignKey("guests.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
)
"""Whom the host of a table sent away."""

snapshots = sa.Table(
    "snapshots",
    metadata,
    _table_id(primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("save", Words(SAVE), nullable=False),
)

origins = sa.Table(
    "origins",
    metadata,
    _table_id(primary_key=True),
    sa.Column("sort", Words(16), nullable=False),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("save", Words(SAVE), nullable=False),
    _one_of("sort", ORIGINS),
)
"""A table of its own and not a column: a row of `tables` is written anew with every decision."""

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", Words(ID), primary_key=True),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Column("figures", Words(FIGURES), nullable=False),
)
"""The processes that serve this database, when each was last heard of (by the database's clock),
and what it has counted."""

visits = sa.Table(
    "visits",
    metadata,
    sa.Column(
        "process",
        Words(ID),
        sa.ForeignKey("processes.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    _table_id(primary_key=True, index=True),
    sa.Column("visitors", Json(OUTCOME), nullable=False),
)
"""Who looks at a table by way of a process."""

duties = sa.Table(
    "duties",
    metadata,
    sa.Column("name", Words(ID), primary_key=True),
    sa.Column("done", sa.Double, nullable=False),
)
"""What one of the processes does now and then for all of them, and when it was last done."""
