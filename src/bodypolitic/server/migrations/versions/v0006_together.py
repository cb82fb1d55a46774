"""Tables that allow suggestions among people, and where the people of a table play again."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("suggestions", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("next_table", sa.String(32)))


def downgrade() -> None:
    op.drop_column("tables", "next_table")
    op.drop_column("tables", "suggestions")
