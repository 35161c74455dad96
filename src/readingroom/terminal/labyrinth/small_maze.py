"""The maze where there is little room: 5x5 tiles of 9x1 that share their walls.

A wall between two tiles is whole where both are closed, and lies on the side of the one that is where only one is:
`▔` and `▏` belong to the tile before it, `▁` and `▕` to the one behind it.
"""

from __future__ import annotations

from rich.text import Text

from readingroom.games.labyrinth.edge.view import TileView
from readingroom.games.labyrinth.rules.geometry import CELLS, RING, SIDE
from readingroom.terminal.labyrinth.maze import (
    DARK,
    DARK_STYLE,
    INSIDE,
    LABEL,
    LIT_STYLE,
    MEMORY_STYLE,
    Canvas,
    Scene,
    draw_content,
)

WIDTH, HEIGHT = INSIDE + 1, 2  # from tile to tile
ROWS = int(SIDE)
NORTH, EAST, SOUTH, WEST = range(4)
GAP = slice(3, 6)  # of an open side in the north or south
LYING, STANDING = ("━", "▔", "▁", "┄"), ("┃", "▏", "▕", "┆")  # both closed, the one before, the one behind, seen before
CURSOR_STYLE = "bold #d6a94a"
RING_SIGNS = ((2, "·", "#d98c5f"), (1, "◇", "bold #d98c5f"), (0, "◆", "bold #ff9d5c"))


def draw_small_maze(scene: Scene) -> list[Text]:
    """The whole grid with what stands on it."""
    canvas = Canvas(LABEL + ROWS * WIDTH + 1, ROWS * HEIGHT + 1)
    for line in range(ROWS + 1):
        for column in range(ROWS):
            draw_lying(canvas, scene, line, column)
            draw_standing(canvas, scene, column, line)
        for column in range(ROWS + 1):
            draw_corner(canvas, scene, line, column)
    for cell in range(CELLS):
        draw_inside(canvas, scene, cell)
    for ahead, sign, style in RING_SIGNS:
        row, column = RING[(scene.bookwyrm + ahead) % len(RING)]
        canvas.put(LABEL + (column + 1) * WIDTH, (row + 1) * HEIGHT, sign, style)
    return canvas.lines()


def tile_at(scene: Scene, row: int, column: int) -> TileView | None:
    """A tile that was seen at least once; None in the dark, and outside."""
    if not (0 <= row < ROWS and 0 <= column < ROWS):
        return None
    tile = scene.tiles[row * ROWS + column]
    return None if tile.kind is None else tile


def is_closed(tile: TileView | None, side: int) -> bool:
    """A side that is known to be closed."""
    return tile is not None and tile.open is not None and not tile.open[side]


def wall_between(signs: tuple[str, str, str, str], first: TileView | None, second: TileView | None, side: int) -> str:
    """One sign for what stands between two tiles; `side` is the first one's. Nothing: a way."""
    before, behind = is_closed(first, side), is_closed(second, (side + 2) % 4)
    if not before and not behind:
        return " "
    if (before or first is None) and (behind or second is None):
        return signs[0] if any(tile is not None and tile.lit for tile in (first, second)) else signs[3]
    return signs[1] if before else signs[2]


def style_of(*tiles: TileView | None) -> str:
    """Bright beside a lit tile."""
    if any(tile is not None and tile.lit for tile in tiles):
        return LIT_STYLE
    return MEMORY_STYLE if any(tile is not None for tile in tiles) else DARK_STYLE


def draw_lying(canvas: Canvas, scene: Scene, line: int, column: int) -> None:
    """The wall above the tile of a row and column; a gap in its middle where one can walk."""
    above, below = tile_at(scene, line - 1, column), tile_at(scene, line, column)
    x, y, style = LABEL + column * WIDTH + 1, line * HEIGHT, style_of(above, below)
    if above is None and below is None:
        canvas.put(x, y, DARK * INSIDE, style)
        return
    whole = [LYING[0] if style == LIT_STYLE else LYING[3]] * INSIDE
    whole[GAP] = wall_between(LYING, above, below, SOUTH) * 3
    canvas.put(x, y, "".join(whole), style)


def draw_standing(canvas: Canvas, scene: Scene, row: int, line: int) -> None:
    """The wall left of the tile of a row and column."""
    left, right = tile_at(scene, row, line - 1), tile_at(scene, row, line)
    sign = DARK if left is None and right is None else wall_between(STANDING, left, right, EAST)
    canvas.put(LABEL + line * WIDTH, row * HEIGHT + 1, sign, style_of(left, right))


def draw_corner(canvas: Canvas, scene: Scene, line: int, column: int) -> None:
    """Where four tiles meet; round the cursor it is double."""
    around = [tile_at(scene, line - down, column - right) for down in (0, 1) for right in (0, 1)]
    style = style_of(*around)
    sign = DARK if style == DARK_STYLE else "╋" if style == LIT_STYLE else "┼"
    if scene.cursor is not None:
        down, right = line - scene.cursor // ROWS, column - scene.cursor % ROWS
        if down in (0, 1) and right in (0, 1):
            sign, style = "╔╗╚╝"[2 * down + right], CURSOR_STYLE
    canvas.put(LABEL + column * WIDTH, line * HEIGHT, sign, style)


def draw_inside(canvas: Canvas, scene: Scene, cell: int) -> None:
    """What lies on a tile, and the number of its row."""
    row, column = divmod(cell, ROWS)
    x, y, tile = LABEL + column * WIDTH + 1, row * HEIGHT + 1, scene.tiles[cell]
    canvas.put(x, y, (" " if tile.lit else DARK) * INSIDE, DARK_STYLE)
    draw_content(canvas, x, y, scene, tile)
    if column == 0:
        canvas.put(0, y, str(row + 1), "bold")


def small_cell_at(x: int, y: int) -> int | None:
    """The cell at a point of the drawing."""
    column, row = (x - LABEL) // WIDTH, min(y // HEIGHT, ROWS - 1)
    return row * ROWS + column if x >= LABEL and 0 <= y <= ROWS * HEIGHT and 0 <= column < ROWS else None
