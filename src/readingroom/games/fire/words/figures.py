"""Figures in sentences."""

from __future__ import annotations

from math import gcd


def figure(number: float) -> str:
    """With one decimal where it needs one: 11.6, 11."""
    return f"{number:.1f}".removesuffix(".0")


def times(above: int, below: int) -> str:
    """A chance in words: `times(7, 21)` is "1 time in 3"; long fractions are rounded to hundredths."""
    if above == 0:
        return "never"
    part = gcd(above, below)
    above, below = above // part, below // part
    if below > 60:
        above, below = max(1, round(100 * above / below)), 100
    return f"{above} time{'' if above == 1 else 's'} in {below}"
