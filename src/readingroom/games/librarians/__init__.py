"""Librarians: what the game is. Its rules stand in the files named after the chapters of the rulebook."""

from __future__ import annotations

from readingroom.games.librarians.game import GAME, META

__all__ = ["GAME", "META"]
