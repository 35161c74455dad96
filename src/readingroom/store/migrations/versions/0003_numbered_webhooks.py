"""A webhook knows the entry that it announces: when it is tried again, that may be long past."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("webhooks", sa.Column("number", sa.Integer))
