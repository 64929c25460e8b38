"""Results of finished games, positions of running ones, digests of moves, and the rules that a game is known to follow.

Games that are there already have neither digests nor positions; they were dealt by the generator of record format 1.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and tables of this revision."""
    op.add_column("tables", sa.Column("format", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("fingerprint", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("closed", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("position", sa.LargeBinary, nullable=True))
    op.add_column("moves", sa.Column("digest", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "starts",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop the columns and tables of this revision."""
    op.drop_table("results")
    op.drop_table("starts")
    op.drop_column("moves", "digest")
    for name in ("position", "closed", "fingerprint", "format"):
        op.drop_column("tables", name)
