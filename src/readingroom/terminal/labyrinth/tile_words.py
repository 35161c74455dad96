"""Words on a tile of the maze."""

from __future__ import annotations

from readingroom.core.phrases import phrase
from readingroom.games.labyrinth.edge.odds import LabyrinthOdds


def dark_words(odds: LabyrinthOdds | None) -> str:
    """`Terror 50% Shelf 25% ...`."""
    if odds is None:
        return ""
    likely = sorted(odds.dark.items(), key=lambda kind: -kind[1][0] / max(1, kind[1][1]))
    return " ".join(
        f"{phrase('door-labyrinth-likely', kind=key)} {above / below:.0%}" for key, (above, below) in likely if above
    )


def sides_words(sides: tuple[bool, ...]) -> str:
    """`N E`."""
    return " ".join(
        side for side, is_open in zip(str(phrase("door-labyrinth-compass-sides")), sides, strict=True) if is_open
    )
