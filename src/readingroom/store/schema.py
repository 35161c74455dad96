"""The database's tables, the same for SQLite and PostgreSQL; `migrations` makes them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("phase", Text, CheckConstraint("phase IN ('waiting', 'playing', 'over')", "known_phase"), nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("due", Double, index=True),
    Column("challenge", Text, index=True),
)


def table_id(*, primary_key: bool = False, index: bool = False) -> Column[str]:
    """The table that a row belongs to; the row goes when the table goes."""
    owner = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, owner, primary_key=primary_key, index=index, nullable=False)


entries = Table(
    "entries",
    metadata,
    table_id(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    table_id(primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    table_id(index=True),
    Column("seat", Integer, nullable=False),
    Column("url", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("next_at", Double, nullable=False, index=True),
    Column("number", Integer),
    sqlite_autoincrement=True,  # an id is never used again: a late `delivered` must not hit another delivery
)
