"""Matches that begin elsewhere than at their set-up."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "origins",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("sort", sa.Text, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("save", sa.Text, nullable=False),
        sa.CheckConstraint("sort IN ('fork', 'file', 'position')", name=op.f("ck_origins_sort")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_origins_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_origins")),
    )


def downgrade() -> None:
    op.drop_table("origins")
