"""Whether a table's seed stays as it is, and whether somebody chose it: shown to the others.

Tables that are there already keep their seeds: nobody knows any more which of them were chosen.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns of this revision."""
    op.add_column("tables", sa.Column("is_seeded", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("has_chosen_seed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop the columns of this revision."""
    op.drop_column("tables", "has_chosen_seed")
    op.drop_column("tables", "is_seeded")
