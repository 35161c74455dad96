"""Tables of Library Labyrinth for the tests of the terminal: fixed positions, and drawings of single tiles."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import readingroom as rr
from readingroom.games.labyrinth.cards.names import cell_key
from readingroom.games.labyrinth.edge.view import TileView
from readingroom.terminal.desk import Desk
from readingroom.terminal.labyrinth.maze import HEIGHT, LABEL, WIDTH, Scene, draw_maze
from readingroom.terminal.sitters import Sitter
from tests.terminal.tables import make_bot

BLUES_TURN: dict[str, Any] = {  # LAB-EX-7 after its second action: Ana can capture the Chupacabra
    "seats": 2,
    "bookwyrm": 1,
    "tiles": {
        "r1c2": "terror/tee/1 minotaur",
        "r1c3": "shelf/corner/2 blue",
        "r1c4": "shelf/tee/2 dark",
        "r2c2": "terror/corner/3",
        "r2c3": "shelf/tee/1 purple",
        "r2c4": "terror/corner/0 grendels-mother",
        "r3c4": "crossroads",
        "r3c5": "shelf/corner/2 red",
        "r4c4": "terror/tee/0 chupacabra",
        "r4c3": "reward/corner/1",
    },
    "meeples": ["r3c4", "r2c2"],
    "hands": [
        ["zenobia", "anne-shirley", "artemisia-gentileschi", "booster-2"],
        ["mary-anning", "booster-7", {"basilisk": ["jo-march", "nzinga"]}],
    ],
    "curses": {"seen": {"NW": 2, "SE": 1}},
    "turn": {"number": 4, "active": 0, "actions": 2, "acted": 1},
}
CHOICE = {  # LAB-EX-11: two ways to pay for the Tornado
    "seats": 2,
    "tiles": {"r2c3": "terror/tee/1 tornado", "r3c4": "crossroads"},
    "hands": [["dorothy-gale", "harriet-tubman", "portia"], ["heidi"]],
}
FIVE_TERRORS = {
    "seats": 2,
    "tiles": {
        "r1c1": "terror/tee/0 minotaur",
        "r1c2": "terror/tee/0 kraken",
        "r1c3": "terror/tee/0 dracula",
        "r1c4": "terror/tee/0 basilisk",
        "r1c5": "terror/tee/0 tornado",
    },
    "returned": {"red": "chupacabra"},
}
LAST_SHELF = {
    "seats": 2,
    "tiles": {"r2c3": "shelf/tee/1 purple"},
    "hands": [[{"basilisk": ["jo-march", "nzinga"]}, "heidi"], []],
    "returned": {
        "red": "chupacabra",
        "pink": "dracula",
        "orange": "minotaur",
        "green": "tornado",
        "blue": "anxiety",
    },
}
ALONE = {  # LAB-EX-27: only a ride captures the Minotaur
    "seats": 1,
    "tiles": {"r2c3": "terror/tee/1 minotaur"},
    "hands": [["atalanta"], ["ada-lovelace"]],
}


def a_maze_desk(
    folder: Path, *persons: str, bots: int = 0, seed: int = 7, options: dict[str, Any] | None = None
) -> Desk:
    """A fresh match; persons first, then bots."""
    sitters = (*map(Sitter, persons), *(Sitter(f"Bot{number}", "greedy") for number in range(1, bots + 1)))
    match = rr.start("labyrinth", seats=len(sitters), seed=seed, options=options, live=bool(persons))
    return Desk(match, sitters, folder / "saves" / "test.json", make_bot)


def a_maze_at(folder: Path, position: dict[str, Any], *persons: str, draws: tuple[str, ...] = ()) -> Desk:
    """A match that begins in the middle; everybody is a person."""
    match = rr.start("labyrinth", position=position, draws=draws, seed=7)
    return Desk(match, tuple(map(Sitter, persons)), folder / "saves" / "test.json", make_bot)


def a_tile(cell: int = 0, **known: Any) -> TileView:
    """A dark tile, or what is said of it."""
    plain: dict[str, Any] = {"lit": False, "kind": None, "open": None, "terror": None, "shelf": None}
    return TileView(cell=cell_key(cell), **(plain | known))


def drawn(scene: Scene) -> list[str]:
    """The maze without colour."""
    return [line.plain for line in draw_maze(scene)]


def a_scene(*tiles: TileView, **more: Any) -> Scene:
    """A grid that begins with these tiles; the others are dark. The Bookwyrm is far away."""
    grid = [*tiles, *(a_tile(cell) for cell in range(len(tiles), 25))]
    plain: dict[str, Any] = {"terrors": {}, "meeples": {}, "bookwyrm": 6}
    return Scene(tiles=grid, **(plain | more))


def tile_lines(scene: Scene, cell: int = 0) -> list[str]:
    """The three lines of one tile."""
    row, column = divmod(cell, 5)
    lines = drawn(scene)[row * HEIGHT : (row + 1) * HEIGHT]
    return [line[LABEL + column * WIDTH : LABEL + (column + 1) * WIDTH] for line in lines]
