"""Several processes serve one database: each table counts its changes, and processes tell here who
looks at which table. What was known to one process only stands in rows."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

COLUMNS = ("revision", "talk", "owing", "skipping", "late", "tempo", "hurried")


def upgrade() -> None:
    zero, yes = sa.text("0"), sa.true()
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default=zero))
    op.add_column("tables", sa.Column("talk", sa.Integer, nullable=False, server_default=zero))
    op.add_column("tables", sa.Column("owing", sa.Boolean, nullable=False, server_default=yes))
    op.add_column("tables", sa.Column("skipping", sa.Text))
    op.add_column("tables", sa.Column("late", sa.Integer))
    op.add_column("tables", sa.Column("tempo", sa.Text, nullable=False, server_default="usual"))
    op.add_column(
        "tables", sa.Column("hurried", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("figures", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "visits",
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("visitors", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["process"], ["processes.id"], name=op.f("fk_visits_process"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_visits_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("process", "table_id", name=op.f("pk_visits")),
    )
    op.create_index(op.f("ix_visits_table_id"), "visits", ["table_id"])
    op.create_table(
        "duties",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("done", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_duties")),
    )


def downgrade() -> None:
    op.drop_table("duties")
    op.drop_index(op.f("ix_visits_table_id"), table_name="visits")
    op.drop_table("visits")
    op.drop_table("processes")
    for name in reversed(COLUMNS):
        op.drop_column("tables", name)
