"""Tables at which a lesson is learned."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
