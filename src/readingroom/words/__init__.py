"""The words: catalogues in Fluent, one per game and language, and the sentences that they make of phrases.

The page reads the same files. What all games share stands here, in `en.ftl` and `de.ftl`; a game's own words in its
folder `words/`. Another language is another file beside each of these.
"""

from __future__ import annotations

from readingroom.words.catalogues import ENGLISH, LANGUAGES, add_language, catalogue_of, say
from readingroom.words.reader import heard, language_of, speak, spoken
from readingroom.words.rulebooks import rulebook_of

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "add_language",
    "catalogue_of",
    "heard",
    "language_of",
    "rulebook_of",
    "say",
    "speak",
    "spoken",
]
