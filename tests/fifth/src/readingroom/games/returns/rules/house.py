"""The numbers of the game, and its house."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BOOKS: Final[i64] = 16
HAND: Final[i64] = 3
ROUNDS: Final[i64] = 3
EVERY_BOOK: Final[i64] = 0xFFFF

LAY: Final[i64] = 0  # codes: lay book n is n - 1, swap book n follows
SWAP: Final[i64] = BOOKS


class House:
    """What a match is played by."""

    def __init__(self, swaps: bool) -> None:
        self.swaps: bool = swaps
