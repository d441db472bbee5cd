"""The first tables.

Migrations are frozen: they spell out what the schema was, and import nothing from it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("secret_hash", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guests")),
    )
    op.create_index(op.f("ix_guests_seen"), "guests", ["seen"])
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("secret", sa.Text),
        sa.Column("outcome", sa.Text),
        sa.Column("rematch", sa.Text),
        sa.Column("proposal", sa.Text),
        sa.Column("note", sa.Text, nullable=False),
        sa.CheckConstraint("pace IN ('live', 'slow')", name=op.f("ck_tables_pace")),
        sa.CheckConstraint(
            "status IN ('waiting', 'playing', 'over', 'closed')", name=op.f("ck_tables_status")
        ),
        sa.ForeignKeyConstraint(["host"], ["guests.id"], name=op.f("fk_tables_host")),
        sa.ForeignKeyConstraint(
            ["rematch"], ["tables.id"], name=op.f("fk_tables_rematch"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_host"), "tables", ["host"])
    op.create_index(op.f("ix_tables_rematch"), "tables", ["rematch"])
    op.create_index(op.f("ix_tables_status_touched"), "tables", ["status", "touched"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("agent", sa.Text),
        sa.Column("link", sa.Text, nullable=False),
        sa.Column("notes", sa.Text, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.CheckConstraint(
            "kind IN ('open', 'person', 'agent', 'left')", name=op.f("ck_seats_kind")
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_seats")),
        sa.UniqueConstraint("link", name=op.f("uq_seats_link")),
    )
    op.create_table(
        "holders",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_holders_guest")),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"],
            ["seats.table_id", "seats.number"],
            name=op.f("fk_holders_table_id_seat"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "guest", name=op.f("pk_holders")),
    )
    op.create_index(op.f("ix_holders_guest"), "holders", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("sort", sa.Text, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("client", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.CheckConstraint("sort IN ('act', 'undo', 'agreed-undo')", name=op.f("ck_entries_sort")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_entries_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_entries")),
        sa.UniqueConstraint("table_id", "client", name=op.f("uq_entries_table_id_client")),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("deleted", sa.Boolean, nullable=False),
        sa.CheckConstraint("channel IN ('table', 'team')", name=op.f("ck_chat_channel")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_chat_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_chat")),
        sa.UniqueConstraint("table_id", "id", name=op.f("uq_chat_table_id_id")),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("save", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:
    for table in ("snapshots", "chat", "entries", "holders", "seats", "tables", "guests"):
        op.drop_table(table)
