"""Figures in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import gcd

from readingroom.games.labyrinth.cards.names import GENRE_KEYS
from readingroom.games.labyrinth.words.naming import symbols_words


def times(chance: Sequence[int]) -> str:
    """A chance in words: `times((7, 21))` is "1 time in 3"; long fractions are rounded to hundredths first."""
    above, below = chance
    if above == 0:
        return "never"
    part = gcd(above, below)
    above, below = above // part, below // part
    if above == below:
        return "every time"
    if below > 60:
        rounded = min(99, max(1, round(100 * above / below)))
        above, below = rounded // gcd(rounded, 100), 100 // gcd(rounded, 100)
    return f"{above} time{'' if above == 1 else 's'} in {below}"


def symbols(counts: Counter[str]) -> str:
    """Symbols in a sentence: "2 orange and 1 blue"."""
    return symbols_words([counts[key] for key in GENRE_KEYS])
