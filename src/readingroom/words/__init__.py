"""The words: catalogues in Fluent, one per game and language, and the sentences that they make of phrases.

The page reads the same files. What all games share stands here, in `en.ftl` and `de.ftl`; a game's own words in its
folder `words/`. Another language is another file beside each of these.
"""

from __future__ import annotations

from readingroom.words.catalogues import LANGUAGES, catalogue_of, say

__all__ = ["LANGUAGES", "catalogue_of", "say"]
