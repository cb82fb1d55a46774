"""Tables at which a puzzle is posed."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("puzzle", sa.String(100)))


def downgrade() -> None:
    op.drop_column("tables", "puzzle")
