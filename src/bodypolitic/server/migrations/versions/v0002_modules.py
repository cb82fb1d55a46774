"""The modules that a table has switched on, their names with spaces between them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("modules", sa.String(200), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "modules")
