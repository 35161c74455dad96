"""Floor tiles in a position: such as `terror/tee/1 minotaur`, `shelf/corner/2 dark`, `crossroads`."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.errors import BadPosition
from readingroom.core.holding import Holds, Spot
from readingroom.core.positions import mapping, word
from readingroom.core.sets import members
from readingroom.games.labyrinth.cards.names import GENRE_KEYS, KIND_KEYS, SHAPE_KEYS, cell_key
from readingroom.games.labyrinth.cards.pack import Pack
from readingroom.games.labyrinth.positions.draws import TILE_WORDS
from readingroom.games.labyrinth.positions.layout import Cell, LabyrinthLayout
from readingroom.games.labyrinth.rules.floor import count_shapes, kind_of, open_sides
from readingroom.games.labyrinth.rules.geometry import COMPASS, COMPASS_CELL, GRID, ROUND_COMPASS
from readingroom.games.labyrinth.rules.house import REWARD_TEE, SHELF_TEE, TERROR_TEE, TILE_KINDS
from readingroom.games.labyrinth.rules.state import LabyrinthState

# Which sides are open when a tile is not turned, as in the table of 3.2.
SHAPE_SIDES: Final = {"cross": (True,) * 4, "tee": (True, True, False, True), "corner": (True, True, False, False)}


class Tiles(Holds[LabyrinthLayout]):
    """Every tile that was lit at least once, by its cell."""

    def write(self, layout: LabyrinthLayout, spot: Spot) -> dict[str, str]:
        state = layout.state
        return {
            cell_key(cell): write_tile(state, layout.pack, cell) for cell in members(state.known) if cell != COMPASS
        }

    def read(self, layout: LabyrinthLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        state = layout.state
        state.lit = state.known = COMPASS_CELL
        state.north = state.east = state.south = state.west = COMPASS_CELL
        for key, tile in mapping({path: plain}, path).items():
            read_tile(layout, key, tile, f"{path} {key}")
        check_tiles(state)


# --- writing ------------------------------------------------------------------------------------------------


def write_tile(state: LabyrinthState, pack: Pack, cell: int) -> str:
    """A known tile: kind, shape, quarter turns; `dark` if it is; its token."""
    kind, sides = KIND_KEYS[kind_of(state, cell)], open_sides(state, cell)
    words = ["crossroads" if kind == "crossroads" else f"{kind}/{shape_and_turns(sides)}"]
    if not state.lit >> cell & 1:
        words.append("dark")
    if state.terrors_on >> cell & 1:
        words.append(pack.terrors[int(state.token[cell])].key)
    if state.shelves_on >> cell & 1:
        words.append(GENRE_KEYS[int(state.token[cell])])
    return " ".join(words)


def shape_and_turns(sides: tuple[bool, ...]) -> str:
    """Such as `tee/1`: a shape, and by how many quarters it is turned clockwise."""
    for shape, open_at_first in SHAPE_SIDES.items():
        for turns in range(4):
            if turned(open_at_first, turns) == sides:
                return f"{shape}/{turns}"
    raise AssertionError(sides)


def turned(sides: tuple[bool, ...], turns: int) -> tuple[bool, ...]:
    """The sides of a tile after some quarter turns clockwise: what was north is east."""
    return sides[4 - turns :] + sides[: 4 - turns]


# --- reading ------------------------------------------------------------------------------------------------


def read_tile(layout: LabyrinthLayout, key: str, tile: object, path: str) -> None:
    state, cell = layout.state, Cell().number(layout, key, path)
    if cell == COMPASS:
        raise BadPosition(f"{path}: the compass lies there")
    print_word, *rest = str(tile).split() or [""]
    place_tile(state, cell, print_word, path)
    lit = "dark" not in rest
    tokens = [token for token in rest if token != "dark"]  # a piece of cardboard
    if len(tokens) > 1 or (tokens and not lit):
        raise BadPosition(f"{path}: a lit tile holds one token, a dark one none, not {' '.join(rest)!r}")
    if lit:
        state.lit |= 1 << cell
    for token in tokens:
        place_token(layout, cell, token, path)


def place_tile(state: LabyrinthState, cell: int, text: str, path: str) -> None:
    """Kind, shape and quarter turns."""
    parts = text.split("/")
    kind = word(parts[0], KIND_KEYS, path)
    if kind == 0:
        parts = ["crossroads", "cross", "0"]
    if len(parts) != 3 or parts[2] not in ("0", "1", "2", "3"):
        raise BadPosition(f"{path}: a tile is written kind/shape/turns such as terror/tee/1, not {text!r}")
    shape = SHAPE_KEYS[word(parts[1], SHAPE_KEYS, path)]
    if (shape == "cross") != (kind == 0):
        raise BadPosition(f"{path}: crossroads are crosses and other tiles are not: {text!r}")
    here = 1 << cell
    state.known |= here
    state.terror_tiles |= here if kind == 1 else 0
    state.shelf_tiles |= here if kind == 2 else 0  # the order of KIND_KEYS
    state.reward_tiles |= here if kind == 3 else 0
    north, east, south, west = SHAPE_SIDES[shape]
    state.north |= here if north else 0
    state.east |= here if east else 0
    state.south |= here if south else 0
    state.west |= here if west else 0
    state.turn_tile(cell, int(parts[2]))


def place_token(layout: LabyrinthLayout, cell: int, token: str, path: str) -> None:
    """A Terror by its id, or a Shelf by its colour."""
    if token in GENRE_KEYS:
        layout.state.token[cell] = layout.shelf(token, path)
        layout.state.shelves_on |= 1 << cell
    else:
        layout.state.token[cell] = layout.terror(token, path)
        layout.state.terrors_on |= 1 << cell


# --- what cannot lie there ----------------------------------------------------------------------------------


def check_tiles(state: LabyrinthState) -> None:
    """No more tiles of a kind or shape than the match has, and no four Shelves round the compass.

    LAB-SETUP-2, LAB-SETUP-3, LAB-SETUP-5.
    """
    house, left = state.house, vec[i64]([0] * TILE_KINDS)
    crossroads = len(members(state.known & ~state.turning())) - 1
    rows = [("crossroads", crossroads, house.crossroads)]
    kinds = (
        ("terror", TERROR_TEE, house.terror_tiles, state.terror_tiles),
        ("shelf", SHELF_TEE, house.shelf_tiles, state.shelf_tiles),
        ("reward", REWARD_TEE, house.reward_tiles, state.reward_tiles),
    )
    for name, tee, laid, seen in kinds:
        count_shapes(state, left, tee, laid, seen)
        rows.append((name, len(members(seen)), laid))
    for name, found, laid in rows:
        if found > laid:
            raise BadPosition(f"tiles: this match has {laid} {name} tiles, not {found}")
    short = [TILE_WORDS[kind] for kind in range(TILE_KINDS) if left[kind] < 0]
    if short:
        raise BadPosition(f"tiles: there are not so many {short[0]} tiles in this match")
    if must_be_four_shelves(state):
        raise BadPosition("tiles: the four tiles round the compass are never all Shelf tiles (LAB-SETUP-5)")


def must_be_four_shelves(state: LabyrinthState) -> bool:
    """The four tiles round the compass are Shelf tiles: all are seen, or nothing else is left for the others."""
    if ROUND_COMPASS & state.known & ~state.shelf_tiles:
        return False
    never_lit = GRID & ~state.known
    shelves_left = int(state.house.shelf_tiles) - len(members(state.shelf_tiles))
    return not ROUND_COMPASS & never_lit or len(members(never_lit)) == shelves_left
