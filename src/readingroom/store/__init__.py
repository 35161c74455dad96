"""What outlives a process: the logs of tables in SQLite or PostgreSQL, and notices between processes through Redis."""

from __future__ import annotations

from readingroom.store.batch import Done
from readingroom.store.errors import BadTableFile, NoSuchTable, StoreError, Unwritable
from readingroom.store.notices import Notices, open_notices
from readingroom.store.rows import PHASES, Counts, Delivery, TableRow
from readingroom.store.store import Store

__all__ = [
    "PHASES",
    "BadTableFile",
    "Counts",
    "Delivery",
    "Done",
    "NoSuchTable",
    "Notices",
    "Store",
    "StoreError",
    "TableRow",
    "Unwritable",
    "open_notices",
]
