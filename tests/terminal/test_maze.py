"""The drawing of the maze: walls and gaps, marks, and the Bookwyrm between its four tiles."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len

from readingroom.games.labyrinth.cards.names import cell_key
from readingroom.games.labyrinth.edge.slip import turned
from readingroom.games.labyrinth.rules.geometry import RING
from readingroom.terminal.labyrinth.maze import GAP, LABEL, WIDTH, Scene, cell_at, junction_at
from readingroom.terminal.labyrinth.tile_words import sides_words
from tests.terminal.mazes import a_scene, a_tile, drawn, tile_lines

CORNER = ("N E", "E S", "S W", "N W")
TEE = ("N E W", "N E S", "E S W", "N S W")
CROSS = ("N E S W",) * 4
MIDDLE = 5


def open_sides(words: str) -> tuple[bool, bool, bool, bool]:
    north, east, south, west = (side in words for side in "NESW")
    return north, east, south, west


def gaps_in(lines: list[str]) -> str:
    """The open sides, read off the drawing."""
    top, middle, bottom = lines
    assert all(line[GAP.start : GAP.stop].isspace() == (line[MIDDLE] == " ") for line in (top, bottom))
    sides = {"N": top[MIDDLE], "E": middle[-1], "S": bottom[MIDDLE], "W": middle[0]}
    return " ".join(side for side, character in sides.items() if character == " ")


@pytest.mark.parametrize("sides", [*CORNER, *TEE, *CROSS[:1]])
def test_every_shape_in_every_rotation_shows_its_walls_and_gaps(sides: str) -> None:
    scene = a_scene(a_tile(lit=True, kind="terror", open=open_sides(sides)))
    assert gaps_in(tile_lines(scene)) == sides


@pytest.mark.parametrize("sides", [*CORNER, *TEE, *CROSS[:1]])
def test_the_cursor_leaves_walls_and_gaps_as_they_are(sides: str) -> None:
    scene = a_scene(a_tile(lit=True, kind="terror", open=open_sides(sides)), cursor=0)
    assert gaps_in(tile_lines(scene)) == sides
    assert tile_lines(scene)[0][0] == "╔"


@pytest.mark.parametrize("shape", [CORNER, TEE])
@pytest.mark.parametrize("rotation", range(4))
def test_a_quarter_turn_opens_the_next_sides(shape: tuple[str, ...], rotation: int) -> None:
    """LAB-EX-1: a corner N E becomes E S clockwise and W N anticlockwise; a tee W N E becomes N E S."""
    sides = open_sides(shape[rotation])
    assert sides_words(turned(sides, clockwise=True)) == shape[(rotation + 1) % 4]
    assert sides_words(turned(sides, clockwise=False)) == shape[(rotation + 3) % 4]


def test_a_lit_corner_is_drawn_like_this() -> None:
    scene = a_scene(a_tile(lit=True, kind="reward", open=open_sides("N E")))
    assert tile_lines(scene) == ["┏━━━   ━━━┓", "┃¤ reward  ", "┗━━━━━━━━━┛"]


def test_dark_tiles_tell_nothing_and_those_seen_before_are_remembered() -> None:
    """R-21."""
    scene = a_scene(a_tile(0), a_tile(1, kind="shelf", open=open_sides("N E S")))
    assert tile_lines(scene) == [" ░░░░░░░░░ ", "░░░░░░░░░░░", " ░░░░░░░░░ "]
    assert tile_lines(scene, 1) == ["┌┄┄┄░░░┄┄┄┐", "┆░shelf░░░░", "└┄┄┄░░░┄┄┄┘"]


@pytest.mark.parametrize(
    ("known", "words"),
    [
        ({"kind": "terror", "terror": 0}, "▲ O★B⋈P●"),
        ({"kind": "terror", "terror": 1}, "▲ OO★GG♣"),
        ({"kind": "terror", "terror": 2}, "▲OOBBPP"),
        ({"kind": "shelf", "shelf": "purple"}, "▤Shelf P●"),
        ({"kind": "terror"}, "△ empty"),
        ({"kind": "shelf"}, "▭ empty"),
        ({"kind": "crossroads"}, "┼ cross"),
        ({"kind": "compass"}, "⊕ compass"),
    ],
)
def test_what_lies_on_a_tile_is_told_by_letters_and_shapes(known: dict[str, Any], words: str) -> None:
    three = ("orange", "blue", "purple")
    terrors = {0: three, 1: ("orange", "orange", "green", "green"), 2: three + three}
    tile = a_tile(lit=True, open=(True,) * 4, **known)
    middle = tile_lines(a_scene(tile, terrors=terrors))[1]
    assert words in middle
    walkable = tile_lines(a_scene(tile, terrors=terrors, walks=frozenset(["r1c1"])))[1]
    assert "»" in walkable
    assert len(walkable) == WIDTH


@pytest.mark.parametrize("marks", ["A", "A#", "ABC", "ABCDE"])
@pytest.mark.parametrize("kind", ["compass", "reward", "terror"])
def test_meeples_stand_on_their_tile_in_brackets(marks: str, kind: str) -> None:
    tile = a_tile(lit=True, kind=kind, open=(True,) * 4)
    assert f"({marks})" in tile_lines(a_scene(tile, meeples={"r1c1": marks}, walks=frozenset(["r1c1"])))[1]


# --- the ring -----------------------------------------------------------------------------------------------------


def round_junction(scene: Scene, number: int) -> list[str]:
    """Eight columns of the two lines that meet at a junction."""
    x, y = junction_at(number)
    return [line[x - 3 : x + 5] for line in drawn(scene)[y : y + 2]]


@pytest.mark.parametrize("number", range(12))
def test_the_bookwyrm_lies_between_its_four_tiles_with_their_chances(number: int) -> None:
    threats = {"NW": "10%", "NE": "20%", "SE": "30%", "SW": "40%"}
    scene = a_scene(bookwyrm=number, threats=threats)
    assert round_junction(scene, number) == ["10%◢◣20%", "40%◥◤30%"]
    x, y = junction_at(number)
    row, column = RING[number]
    touched = [cell_at(x + right, y + down) for down in (0, 1) for right in (0, 1)]
    assert touched == [r * 5 + c for r in (row, row + 1) for c in (column, column + 1)]


def test_the_directions_point_at_the_tiles_of_the_rules() -> None:
    """LAB-EX-2: at J5 "NE" is r3c5 and "SW" is r4c4."""
    x, y = junction_at(5)
    north_east, south_west = cell_at(x + 2, y), cell_at(x - 1, y + 1)
    assert north_east is not None
    assert south_west is not None
    assert (cell_key(north_east), cell_key(south_west)) == ("r3c5", "r4c4")


@pytest.mark.parametrize(("here", "following"), [(3, 4), (11, 0)])
def test_the_next_junction_is_marked(here: int, following: int) -> None:
    """LAB-EX-2: from J3 the Bookwyrm goes to J4, from J11 to J0."""
    assert [line[3:5] for line in round_junction(a_scene(bookwyrm=here), following)] == ["╱╲", "╲╱"]


def test_the_maze_is_as_wide_as_its_column() -> None:
    lines = drawn(a_scene(bookwyrm=2, meeples={"r1c1": "AB"}, cursor=24))
    assert {cell_len(line) for line in lines} == {57}
    assert [line[0] for line in lines if line[0] != " "] == ["1", "2", "3", "4", "5"]
    assert cell_at(LABEL, 0) == 0
    assert cell_at(LABEL + 5 * WIDTH - 1, 14) == 24
    assert cell_at(1, 0) is None
    assert cell_at(LABEL, 15) is None
