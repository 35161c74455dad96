"""The maze in box characters: 5x5 tiles of 11x3, each with its own walls, and the Bookwyrm in the gap between four.

A closed side is a wall, an open one a gap in its middle. Dark tiles are grey; those seen before have dotted walls.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from readingroom.core.phrases import phrase
from readingroom.games.labyrinth.cards.names import GENRE_LETTERS
from readingroom.games.labyrinth.edge.view import TileView
from readingroom.games.labyrinth.rules.geometry import CELLS, RING, SIDE
from readingroom.terminal.labyrinth.marks import KIND_MARKS, SHAPES, SHELF, STYLES, TERROR, with_shapes

WIDTH, HEIGHT = 11, 3  # of a tile
INSIDE = WIDTH - 2
LABEL = 2  # the row's number, left of its tiles
GAP = range(4, 7)  # of an open side in the north or south
DARK = "░"
LIT_STYLE, DARK_STYLE, MEMORY_STYLE = "#efe6d6", "#6b5d4f", "#a2937f"
WYRM, NEXT, AFTER = ("◢◣", "◥◤"), ("╱╲", "╲╱"), ("··", "··")
CORNERS = {"lit": "┏┓┛┗", "memory": "┌┐┘└", "dark": "    ", "cursor": "╔╗╝╚"}  # clockwise from the north-west
WALLS = {"lit": "━┃", "memory": "┄┆", "dark": DARK * 2, "cursor": "═║"}  # lying, standing
WALK = "»"


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """What is drawn, out of a picture."""

    tiles: Sequence[TileView]
    terrors: Mapping[int, Sequence[str]]  # their symbols
    meeples: Mapping[str, str]  # by cell: the marks of who stands there
    bookwyrm: int
    threats: Mapping[str, str] = field(default_factory=dict)  # by direction: how likely, three wide
    walks: frozenset[str] = frozenset()  # where a walk could end
    cursor: int | None = None


class Canvas:
    """Characters with styles, put one over the other."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "") for _ in range(width)] for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write to the right from a point."""
        for step, character in enumerate(text):
            self.cells[y][x + step] = (character, style)

    def lines(self) -> list[Text]:
        """All rows as text."""
        return [Text.assemble(*((character, style) for character, style in row)) for row in self.cells]


def draw_maze(scene: Scene) -> list[Text]:
    """The whole grid with what stands on it."""
    canvas = Canvas(LABEL + int(SIDE) * WIDTH, int(SIDE) * HEIGHT)
    for cell in range(CELLS):
        row, column = divmod(cell, int(SIDE))
        draw_tile(canvas, LABEL + column * WIDTH, row * HEIGHT, scene, cell)
        if column == 0:
            canvas.put(0, row * HEIGHT + 1, str(row + 1), "bold")
    draw_ring(canvas, scene)
    return canvas.lines()


def look_of(tile: TileView) -> str:
    """How a tile is drawn."""
    if tile.lit:
        return "lit"
    return "dark" if tile.kind is None else "memory"


def draw_tile(canvas: Canvas, x: int, y: int, scene: Scene, cell: int) -> None:
    """One tile with its walls and what lies on it."""
    tile, here = scene.tiles[cell], cell == scene.cursor
    look = look_of(tile)
    style = {"lit": LIT_STYLE, "memory": MEMORY_STYLE, "dark": DARK_STYLE}[look]
    for line in range(HEIGHT):
        canvas.put(x, y + line, (" " if tile.lit else DARK) * WIDTH, DARK_STYLE)
    walls = WALLS["cursor" if here and look != "dark" else look]
    draw_walls(canvas, x, y, tile.open or (True, True, True, True), walls, "bold #d6a94a" if here else style)
    corners = CORNERS["cursor" if here else look]
    for corner, (right, down) in zip(corners, ((0, 0), (WIDTH - 1, 0), (WIDTH - 1, 2), (0, 2)), strict=True):
        canvas.put(x + right, y + down, corner, "bold #d6a94a" if here else style)
    draw_content(canvas, x + 1, y + 1, scene, tile)


def draw_walls(canvas: Canvas, x: int, y: int, sides: Sequence[bool], walls: str, style: str) -> None:
    """The four sides: closed ones whole, open ones with a gap."""
    lying, standing = walls[0], walls[1]
    north, east, south, west = sides
    for line, is_open in ((0, north), (2, south)):
        for at in range(1, WIDTH - 1):
            if not (is_open and at in GAP):
                canvas.put(x + at, y + line, lying, style)
    for at, is_open in ((WIDTH - 1, east), (0, west)):
        if not is_open:
            canvas.put(x + at, y + 1, standing, style)


# --- what lies on a tile --------------------------------------------------------------------------------------


def draw_content(canvas: Canvas, x: int, y: int, scene: Scene, tile: TileView) -> None:
    """Token, or kind and meeples; a dark tile's kind as far as it is known."""
    if not tile.lit:
        if tile.kind is not None:
            canvas.put(x + 1, y, str(phrase("door-labyrinth-memory", kind=tile.kind))[: INSIDE - 2], MEMORY_STYLE)
        return
    walk = WALK if tile.cell in scene.walks else ""
    text = walk + content(tile, scene, INSIDE - len(walk))
    start = x + (INSIDE - len(text)) // 2
    canvas.put(start, y, text, "bold")
    for step, character in enumerate(text):
        place = max(GENRE_LETTERS.find(character), SHAPES.find(character))
        if place >= 0 and (tile.terror is not None or tile.shelf is not None):
            canvas.put(start + step, y, character, STYLES[place])
    standing = scene.meeples.get(tile.cell, "")
    if standing:
        canvas.put(start + len(walk), y, f"({standing})", "bold reverse")


def content(tile: TileView, scene: Scene, room: int) -> str:
    """The longest words that fit."""
    if tile.terror is not None:
        symbols = scene.terrors[tile.terror]
        return fitting((f"{TERROR} {with_shapes(symbols)}", f"{TERROR}{with_shapes(symbols)}"), room) or (
            TERROR + "".join(sign for sign in with_shapes(symbols) if sign in GENRE_LETTERS)
        )
    if tile.shelf is not None:
        mark = with_shapes((tile.shelf,))
        return fitting((f"{SHELF}{phrase('door-labyrinth-shelf')} {mark}", f"{SHELF} {mark}"), room)
    kind = tile.kind or "crossroads"
    sign, word = KIND_MARKS[kind], str(phrase("door-labyrinth-mark", kind=kind))
    standing = scene.meeples.get(tile.cell, "")
    if standing:
        return fitting((f"({standing}) {sign}{word}", f"({standing}) {sign}", f"({standing}){sign}"), room)
    return f"{sign} {word}" if len(word) + 2 <= room else f"{sign}{word}"


def fitting(texts: Sequence[str], room: int) -> str:
    """The first text that is not too long; empty: none fits."""
    return next((text for text in texts if len(text) <= room), "")


# --- the ring ---------------------------------------------------------------------------------------------------


def draw_ring(canvas: Canvas, scene: Scene) -> None:
    """The Bookwyrm with the chances of the four tiles round it, and where it crawls next."""
    for ahead, shape, style in ((2, AFTER, "#d98c5f"), (1, NEXT, "bold #d98c5f"), (0, WYRM, "bold #ff9d5c")):
        x, y = junction_at(scene.bookwyrm + ahead)
        for line, text in enumerate(shape):
            canvas.put(x, y + line, text, style)
    x, y = junction_at(scene.bookwyrm)
    for direction, (right, down) in {"NW": (-3, 0), "NE": (2, 0), "SE": (2, 1), "SW": (-3, 1)}.items():
        if direction in scene.threats:
            canvas.put(x + right, y + down, scene.threats[direction], "bold #ff9d5c")


def junction_at(number: int) -> tuple[int, int]:
    """The upper left of the four corners that meet there."""
    row, column = RING[number % len(RING)]
    return LABEL + (column + 1) * WIDTH - 1, (row + 1) * HEIGHT - 1


def cell_at(x: int, y: int) -> int | None:
    """The cell at a point of the drawing."""
    column, row = (x - LABEL) // WIDTH, y // HEIGHT
    return row * int(SIDE) + column if x >= LABEL and 0 <= row < SIDE and 0 <= column < SIDE else None
