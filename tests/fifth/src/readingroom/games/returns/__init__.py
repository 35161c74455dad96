"""Returns: what the game is."""

from __future__ import annotations

from readingroom.games.returns.game import GAME, META

__all__ = ["GAME", "META"]
