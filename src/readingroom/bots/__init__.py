"""Bots: random, greedy, search, and the levels that people choose by name."""

from __future__ import annotations

from readingroom.bots.levels import Bot, bot, bot_names

__all__ = ["Bot", "bot", "bot_names"]
