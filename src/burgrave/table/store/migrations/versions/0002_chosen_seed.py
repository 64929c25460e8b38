"""Whether somebody chose a table's seed: the others are told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this revision."""
    op.add_column("tables", sa.Column("has_chosen_seed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Back from it."""
    op.drop_column("tables", "has_chosen_seed")
