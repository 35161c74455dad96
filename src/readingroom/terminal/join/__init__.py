"""A seat at a server's table, in this terminal."""

from __future__ import annotations

from readingroom.terminal.join.app import JoinApp, join_table

__all__ = ["JoinApp", "join_table"]
