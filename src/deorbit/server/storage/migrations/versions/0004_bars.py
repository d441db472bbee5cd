"""Guests whom a host sent away."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bars",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_bars_table_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name=op.f("fk_bars_guest"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "guest", name=op.f("pk_bars")),
    )
    op.create_index(op.f("ix_bars_guest"), "bars", ["guest"])


def downgrade() -> None:
    op.drop_index(op.f("ix_bars_guest"), table_name="bars")
    op.drop_table("bars")
