"""A table's entries are counted where they lie; a count beside them had to be written with every move."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_column("tables", "entries")
