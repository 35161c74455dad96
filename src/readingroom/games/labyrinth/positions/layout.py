"""Laying out a position written by hand; what is left out is filled from the pieces that remain."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.errors import BadPosition
from readingroom.core.positions import listed, mapping, number, only, word
from readingroom.core.sets import members
from readingroom.games.labyrinth.cards.names import (
    DIRECTION_KEYS,
    ENDINGS,
    GENRE_KEYS,
    SHAPE_KEYS,
    cell_number,
)
from readingroom.games.labyrinth.cards.pack import Pack
from readingroom.games.labyrinth.positions.asking import TURN_ENDING, read_asked
from readingroom.games.labyrinth.positions.draws import TILE_WORDS
from readingroom.games.labyrinth.positions.pieces import Pieces
from readingroom.games.labyrinth.positions.writing import SHAPE_SIDES
from readingroom.games.labyrinth.rules.floor import count_shapes
from readingroom.games.labyrinth.rules.geometry import COMPASS, COMPASS_CELL, GRID, JUNCTIONS, ROUND_COMPASS
from readingroom.games.labyrinth.rules.house import (
    AT_RANDOM,
    FIRST_PILE,
    FIRST_REWARD,
    REWARD_TEE,
    SHELF_TEE,
    SYMBOL_BITS,
    TERROR_TEE,
    TILE_KINDS,
    House,
)
from readingroom.games.labyrinth.rules.state import LabyrinthState
from readingroom.games.labyrinth.rules.table import ACTIONS_A_TURN, ACTIONS_AT_MOST, ALL_SHELVES

ZONES: Final = (
    "game", "seats", "options", "pack", "tiles", "meeples", "hands", "discards", "returned", "bookwyrm", "curses",
    "turn", "asked", "ending", "live",
)  # fmt: skip
TURN: Final = ("number", "active", "actions", "acted", "passed_on", "refused", "moved")
DOUBLES: Final = ("NW+SE", "NE+SW")


def read_position(plain: dict[str, Any], state: LabyrinthState, pack: Pack) -> None:
    """Lay a position out on a fresh state; raises BadPosition that names the piece or zone."""
    only(plain, ZONES, "position")
    pieces = Pieces(state, pack)
    state.lit = state.known = COMPASS_CELL
    state.north = state.east = state.south = state.west = COMPASS_CELL
    for key, tile in mapping(plain, "tiles").items():
        read_tile(state, pieces, key, tile)
    check_tiles(state)
    read_meeples(plain, state)
    read_hands(plain, state, pieces)
    read_returned(plain, state, pieces)
    for card in listed(plain, "discards"):
        pieces.discard(card)
    pieces.fill_decks()
    state.bookwyrm = number(plain, "bookwyrm", 0, 0, int(JUNCTIONS) - 1)
    read_curses(plain, state)
    read_turn(plain, state, pieces)
    read_asked(plain, state, pieces)
    read_ending(plain, state)


def complete(plain: dict[str, Any], house: House) -> dict[str, Any]:
    """A position with what follows from its other zones: with every turn comes a curse and a step of the Bookwyrm.

    What is not of the right kind is left for the readers.
    """
    curses, turn = mapping(plain, "curses"), mapping(plain, "turn")
    seen = [count for count in mapping(curses, "seen").values() if type(count) is int]
    if type(turn.get("number")) is int:
        curses = {"left": int(house.curses) - turn["number"] + 1} | curses
    elif type(curses.get("left", 0)) is int:
        turn = {"number": int(house.curses) - curses.get("left", int(house.curses) - sum(seen)) + 1} | turn
    completed = plain | {"curses": curses, "turn": turn}
    if house.bookwyrm != AT_RANDOM and type(turn.get("number")) is int:
        completed = {"bookwyrm": (int(house.bookwyrm) + turn["number"] - 1) % int(JUNCTIONS)} | completed
    return completed


def cell_of(key: object, zone: str) -> int:
    """A cell by its key."""
    try:
        return cell_number(str(key))
    except ValueError as error:
        raise BadPosition(f"{zone}: {error}") from error


# --- the floor ----------------------------------------------------------------------------------------------


def read_tile(state: LabyrinthState, pieces: Pieces, key: str, tile: object) -> None:
    """A tile as in the worked examples: `terror/tee/1 minotaur`, `shelf/corner/2 dark`, `crossroads`."""
    zone = f"tiles {key}"
    cell = cell_of(key, zone)
    if cell == COMPASS:
        raise BadPosition(f"{zone}: the compass lies there")
    print_word, *rest = str(tile).split() or [""]
    place_tile(state, cell, print_word, zone)
    lit = "dark" not in rest
    tokens = [token for token in rest if token != "dark"]  # a piece of cardboard
    if len(tokens) > 1 or (tokens and not lit):
        raise BadPosition(f"{zone}: a lit tile holds one token, a dark one none, not {' '.join(rest)!r}")
    if lit:
        state.lit |= 1 << cell
    for token in tokens:
        place_token(state, pieces, cell, token, zone)


def place_tile(state: LabyrinthState, cell: int, text: str, zone: str) -> None:
    """Kind, shape and quarter turns."""
    parts = text.split("/")
    kind = word(parts[0], ("crossroads", "terror", "shelf", "reward"), zone)
    if kind == 0:
        parts = ["crossroads", "cross", "0"]
    if len(parts) != 3 or parts[2] not in ("0", "1", "2", "3"):
        raise BadPosition(f"{zone}: a tile is written kind/shape/turns such as terror/tee/1, not {text!r}")
    shape = SHAPE_KEYS[word(parts[1], SHAPE_KEYS, zone)]
    if (shape == "cross") != (kind == 0):
        raise BadPosition(f"{zone}: crossroads are crosses and other tiles are not: {text!r}")
    here = 1 << cell
    state.known |= here
    state.terror_tiles |= here if kind == 1 else 0
    state.shelf_tiles |= here if kind == 2 else 0  # the order of the words above
    state.reward_tiles |= here if kind == 3 else 0
    north, east, south, west = SHAPE_SIDES[shape]
    state.north |= here if north else 0
    state.east |= here if east else 0
    state.south |= here if south else 0
    state.west |= here if west else 0
    state.turn_tile(cell, int(parts[2]))


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


def place_token(state: LabyrinthState, pieces: Pieces, cell: int, token: str, zone: str) -> None:
    """A Terror by its id, or a Shelf by its colour."""
    here = 1 << cell
    if token in GENRE_KEYS:
        state.token[cell] = pieces.shelf(token, zone)
        state.shelves_on |= here
    else:
        state.token[cell] = pieces.terror(token, zone)
        state.terrors_on |= here


def read_meeples(plain: dict[str, Any], state: LabyrinthState) -> None:
    """One cell a meeple; left out: all on the compass."""
    hands = int(state.house.hands)
    cells = plain.get("meeples", ["2,2"] * hands)
    if not isinstance(cells, list) or len(cells) != hands:
        raise BadPosition(f"meeples: must name the cells of {hands} meeples, not {cells!r}")
    for meeple, cell in enumerate(cells):
        state.at[meeple] = cell_of(cell, "meeples")


# --- cards --------------------------------------------------------------------------------------------------


def read_hands(plain: dict[str, Any], state: LabyrinthState, pieces: Pieces) -> None:
    """Cards by id; a captured Terror is an object with the cards under it."""
    hands = int(state.house.hands)
    given = plain.get("hands", [[]] * hands)
    if not isinstance(given, list) or len(given) != hands or not all(isinstance(hand, list) for hand in given):
        raise BadPosition(f"hands: must be {hands} lists of cards, not {given!r}")
    for hand, cards in enumerate(given):
        for card in cards:
            if isinstance(card, dict):
                read_pile(state, pieces, hand, card)
            else:
                state.put(hand, pieces.card(card, f"hands[{hand}]"))


def read_pile(state: LabyrinthState, pieces: Pieces, hand: int, pile: dict[str, Any]) -> None:
    """`{"basilisk": ["jo-march", "nzinga"]}`."""
    zone = f"hands[{hand}]"
    if len(pile) != 1:
        raise BadPosition(f"{zone}: a captured Terror is written {{id: [cards]}}, not {pile!r}")
    key, cards = next(iter(pile.items()))
    terror = pieces.terror(key, zone)
    state.put(hand, int(FIRST_PILE) + terror)
    for name in listed(pile, key) if cards else []:
        card = pieces.card(name, f"{zone} under {key}")
        if card < FIRST_REWARD:
            state.under_books[terror] |= 1 << card
        elif not state.house.items >> (card - int(FIRST_REWARD)) & 1:
            raise BadPosition(f"{zone}: {name} is a booster, and only Books and magical items lie under a Terror")
        else:
            state.under_items[terror] |= 1 << (card - int(FIRST_REWARD))


def read_returned(plain: dict[str, Any], state: LabyrinthState, pieces: Pieces) -> None:
    """The filled Shelves, each with its Terror."""
    for key, name in mapping(plain, "returned").items():
        genre, terror = pieces.shelf(key, "returned"), pieces.terror(name, "returned")
        state.filled |= 1 << genre
        state.filled_by |= terror << (genre * int(SYMBOL_BITS))
        state.returned |= 1 << terror
    if state.filled == ALL_SHELVES and plain.get("asked", "act") is not None:
        raise BadPosition("returned: all six Shelves are filled, so the match is won and nothing can be asked")


# --- the deck of curses, the turn, the end ------------------------------------------------------------------


def read_curses(plain: dict[str, Any], state: LabyrinthState) -> None:
    """Cards left above Out of Time, and those seen; left out: a whole deck, less what was seen."""
    curses, house = mapping(plain, "curses"), state.house
    only(curses, ("left", "seen"), "curses")
    seen = mapping(curses, "seen")
    only(seen, (*DIRECTION_KEYS, *DOUBLES), "curses seen")
    state.curse_bag = house.curse_bag
    for place, key in enumerate(DIRECTION_KEYS):
        printed = int(house.curse_bag >> (place * 8) & 255)
        state.curse_unseen += printed
        count = number(seen, key, 0, 0, printed)
        state.curse_bag -= count << (place * 8)
        state.curse_unseen -= count
    state.doubles_left = house.doubles
    state.double_unseen = 3 if house.doubles else 0
    for place, key in enumerate(DOUBLES):
        if number(seen, key, 0, 0, 1 if state.doubles_left else 0):
            state.double_unseen &= ~(1 << place)
            state.doubles_left -= 1
    whole = int(house.curses) - sum(int(count) for count in seen.values())
    if whole < 0:
        raise BadPosition(f"curses: more cards were seen than the deck of {house.curses} had")
    state.curses_left = number(curses, "left", whole, int(state.doubles_left), whole)


def read_turn(plain: dict[str, Any], state: LabyrinthState, pieces: Pieces) -> None:
    """Whose turn it is, and how far it has come."""
    turn = mapping(plain, "turn")
    only(turn, TURN, "turn")
    state.clock = number(turn, "number", 1, 1, 99) - 1
    state.active = number(turn, "active", 0, 0, int(state.seats) - 1)
    state.actions = number(turn, "actions", int(ACTIONS_A_TURN), 0, int(ACTIONS_AT_MOST))
    state.acted = number(turn, "acted", 0, 0, int(ACTIONS_AT_MOST))
    state.bonus = 1 if turn.get("passed_on", False) else 0
    if state.bonus and plain.get("asked", "act") not in (None, TURN_ENDING, {"decision": TURN_ENDING}):
        raise BadPosition(f"turn passed_on: an action is on its way only while asked is {TURN_ENDING!r} (R-42)")
    state.refused = bool(turn.get("refused", False))
    for name in listed(turn, "moved"):
        thing = pieces.thing(name, "turn moved")
        if thing < FIRST_REWARD:
            state.moved_books |= 1 << thing
        else:
            state.moved_others |= 1 << (thing - int(FIRST_REWARD))


def read_ending(plain: dict[str, Any], state: LabyrinthState) -> None:
    """How a match that is over ended; `asked` is null then."""
    if state.depth > 0 and plain.get("ending"):
        raise BadPosition("ending: the match is over, so nothing can be asked")
    if state.depth == 0:
        state.ending = word(plain.get("ending"), ENDINGS[1:], "ending") + 1
