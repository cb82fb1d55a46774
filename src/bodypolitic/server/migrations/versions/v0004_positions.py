"""Tables that outlive their rules: digests and stories of entries, and whole positions beside the log."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("resumed_at", sa.Integer))
    op.add_column("tables", sa.Column("opening", sa.Text, nullable=False, server_default="[]"))
    op.add_column("entries", sa.Column("digest", sa.String(8)))
    op.add_column("entries", sa.Column("story", sa.Text))
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("lasting", sa.Boolean, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("positions")
    for name in ("digest", "story"):
        op.drop_column("entries", name)
    for name in ("rules", "resumed_at", "opening"):
        op.drop_column("tables", name)
