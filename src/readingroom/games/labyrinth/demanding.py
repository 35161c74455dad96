"""What a position's question demands, and the refusal when it does not hold."""

from __future__ import annotations

from readingroom.core.errors import BadPosition


def demand(holds: bool, why: str) -> None:  # reads as a sentence
    """Raise BadPosition unless it holds."""
    if not holds:
        raise BadPosition(f"asked: {why}")
