"""Tables at which a lesson is given."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(40)))
    op.add_column("tables", sa.Column("lesson_left", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("tables", "lesson_left")
    op.drop_column("tables", "lesson")
