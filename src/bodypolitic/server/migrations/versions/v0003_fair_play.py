"""Seeds of 128 bits and the generator they are for, private tables, invitations, and how long players are away."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # A seed as digits: no number of a database has room for it. SQLite can't change the kind of a column.
    op.add_column("tables", sa.Column("digits", sa.String(40), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET digits = CAST(seed AS VARCHAR(40))")
    op.drop_column("tables", "seed")
    op.execute("ALTER TABLE tables RENAME COLUMN digits TO seed")
    op.add_column("tables", sa.Column("chance", sa.String(16), nullable=False, server_default="sfc32"))
    op.add_column("tables", sa.Column("host_hash", sa.String(64)))
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("away_seconds", sa.Integer, nullable=False, server_default="120"))
    op.add_column("seats", sa.Column("invitation_hash", sa.String(64)))
    op.add_column("seats", sa.Column("away_since", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("handed_by", sa.String(2)))
    op.execute("UPDATE seats SET invitation_hash = token_hash, token_hash = NULL WHERE kind = 'friend' AND NOT taken")


def downgrade() -> None:
    op.execute("UPDATE seats SET token_hash = invitation_hash WHERE kind = 'friend' AND NOT taken")
    for name in ("invitation_hash", "away_since", "handed_by"):
        op.drop_column("seats", name)
    for name in ("chance", "host_hash", "listed", "open", "away_seconds"):
        op.drop_column("tables", name)
    op.add_column("tables", sa.Column("number", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET number = CAST(seed AS BIGINT)")
    op.drop_column("tables", "seed")
    op.execute("ALTER TABLE tables RENAME COLUMN number TO seed")
