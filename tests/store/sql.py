"""Straight into a database, past the store."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import asyncpg  # type: ignore[import-untyped]  # it ships no types


async def run_sql(url: str, statement: str) -> None:
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file, file:
            file.execute(statement)
        return
    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()
