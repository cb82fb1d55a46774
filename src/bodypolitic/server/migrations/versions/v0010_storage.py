"""Errands whose numbers only grow, and of the positions within a turn only the newest."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.drop_table("errands")  # a server that starts heeds none from before
    op.create_table(
        "errands",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.execute(
        "DELETE FROM positions WHERE NOT lasting AND number < "
        "(SELECT max(later.number) FROM positions AS later WHERE later.table_id = positions.table_id)"
    )


def downgrade() -> None:
    op.drop_table("errands")
    op.create_table(
        "errands",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
