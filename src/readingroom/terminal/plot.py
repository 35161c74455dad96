"""A small plot of scores in letters, one letter a seat."""

from __future__ import annotations

from collections.abc import Sequence


def plot_scores(rows: Sequence[Sequence[int]], marks: Sequence[str], *, height: int = 9, width: int = 60) -> list[str]:
    """Lines of text: scores upwards, rounds to the right; `*` where several meet."""
    if len(rows) < 2:
        return []
    top = max(1, *(max(row) for row in rows))
    step = max(2, min(6, width // (len(rows) - 1)))
    grid = [[" "] * (step * (len(rows) - 1) + 1) for _ in range(height)]
    for moment, row in enumerate(rows):
        for who, score in enumerate(row):
            level = height - 1 - round(max(0, score) * (height - 1) / top)
            cell = grid[level][moment * step]
            grid[level][moment * step] = marks[who] if cell == " " else "*"
    labels = {0: str(top), height - 1: "0", height // 2: str(round(top / 2))}
    lines = [f"{labels.get(level, ''):>4} ┤{''.join(cells).rstrip()}" for level, cells in enumerate(grid)]
    return [*lines, "      " + "".join(f"{moment:<{step}}" for moment in range(len(rows))).rstrip()]
