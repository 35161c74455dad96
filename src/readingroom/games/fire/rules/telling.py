"""Telling what tools do: books they move, and points that are not scored by leaving the library."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.games.fire.edge.events import BookMoved, PointsGained
from readingroom.games.fire.rules.table import Table


def gain_by(table: Table, who: i64, points: i64, rule: str) -> None:
    """Gain points by a rule: a move of its own on the track (AMB-5)."""
    table.gain(who, points)
    tell_points(table, who, points, rule)


def tell_points(table: Table, who: i64, points: i64, rule: str) -> None:
    """Report points; none are no news."""
    if points > 0 and table.heard is not None:
        table.heard.append(PointsGained(who, points, rule))


def tell_book(table: Table, who: i64, tool: i64, book: i64) -> None:
    """Report which book a tool is about."""
    if table.heard is not None:
        table.heard.append(BookMoved(who, tool, book))
