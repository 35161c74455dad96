"""The rules of a game in a language: `rules.de.md` beside `rules.md`, in each game's folder and in the kernel's."""

from __future__ import annotations

from functools import lru_cache

from readingroom.core.game import Game
from readingroom.core.rulebook import Rulebook
from readingroom.words.catalogues import ENGLISH, SHARED, rules_file
from readingroom.words.reader import spoken


def rulebook_of(game: Game, language: str | None = None) -> Rulebook:
    """A game's rules in a language, or in the one that is spoken; what that has no words for stays English."""
    language = language or spoken()
    return game.rulebook if language == ENGLISH else _retold(game, language)


@lru_cache(maxsize=32)
def _retold(game: Game, language: str) -> Rulebook:
    parts = [rules_file(catalogue, language) for catalogue in (SHARED, game.meta.key)]
    text = "\n".join(part.read_text("utf-8") for part in parts if part.is_file())
    return game.rulebook.retold(text, language)
