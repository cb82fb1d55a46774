"""Tables that an operator has closed, and what the operator tells running servers."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "errands",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("errands")
    op.drop_column("tables", "closed")
