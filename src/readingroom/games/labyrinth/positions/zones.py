"""The zones of a position of Library Labyrinth: `docs/positions.md` shows them as a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from readingroom.core.errors import BadPosition
from readingroom.core.holding import Each, Number, OrNull, Seat, SetOf, Word
from readingroom.core.positions import mapping
from readingroom.core.state import NOBODY
from readingroom.core.zones import Asked, Decision, Group, When, Zone, Zones
from readingroom.games.labyrinth.cards.names import ENDINGS, GENRE_KEYS, MEEPLE_KEYS, cell_key, old_cell_key
from readingroom.games.labyrinth.positions.asking import check_asked
from readingroom.games.labyrinth.positions.layout import (
    Above,
    Below,
    Cell,
    Copied,
    Curses,
    Hand,
    LabyrinthLayout,
    Returned,
    Reward,
    Thing,
    Things,
    Truth,
    Wanted,
    fill_decks,
)
from readingroom.games.labyrinth.positions.tiles import Tiles
from readingroom.games.labyrinth.rules.geometry import CELLS, COMPASS, JUNCTIONS
from readingroom.games.labyrinth.rules.house import AT_RANDOM, House
from readingroom.games.labyrinth.rules.table import (
    ACTIONS_A_TURN,
    ACTIONS_AT_MOST,
    ALL_SHELVES,
    ASK_ACT,
    ASK_EXTRA,
    ASK_GIVE_TO,
    ASK_INSTEAD,
    ASK_KEEP,
    ASK_PAY,
    ASK_RETURN,
    ASK_REWARD,
    ASK_ROOM,
    ASK_SPEND,
    ASK_START,
    ASK_SWAP_FOR,
    ASK_TAKE,
    FOR_COPIES,
    FOR_FLIP,
    FOR_GIFT,
    FOR_RECEIPT,
    FOR_SWAP,
    FOR_WALK,
    NO_CARD,
    TURN_ENDS,
)

PURPOSES: Final = ("walk", "copies", "flip", "gift", "receipt", "swap")  # what boosters are spent on, by number
ALONE: Final[When[LabyrinthLayout]] = When(lambda layout: bool(layout.state.house.solo))
IN_THE_SET_UP: Final[When[LabyrinthLayout]] = When(
    lambda layout: layout.state.asks in (ASK_START, ASK_INSTEAD), "genres are chosen in the set-up, and not later"
)
OVER: Final[When[LabyrinthLayout]] = When(
    lambda layout: layout.state.is_over(), "the match is over, so nothing can be asked"
)


def hands(layout: LabyrinthLayout) -> int:
    return int(layout.state.house.hands)


def last_hand(layout: LabyrinthLayout) -> int:
    return hands(layout) - 1


def active(layout: LabyrinthLayout) -> int:
    return int(layout.state.active)


def all_on_the_compass(layout: LabyrinthLayout) -> list[str]:
    return [cell_key(int(COMPASS))] * hands(layout)


def only_the_active(layout: LabyrinthLayout) -> list[int]:
    return [active(layout)]


# --- what is asked ------------------------------------------------------------------------------------------


def spent_on(*purposes: int) -> When[LabyrinthLayout]:
    return When(lambda layout: layout.state.first in purposes)


def walk(when: When[LabyrinthLayout] | None = None) -> tuple[Zone[Any], ...]:
    """A walk, and what is settled of its price."""
    return (
        Zone("walker", Word(MEEPLE_KEYS), "`player`, `trolley` or `ride`", default="player", when=when),
        Zone("goal", Cell(), "a cell", default=None, when=when),
        Zone("ladders", SetOf(Reward()), "set aside", when=when, sparse=True),
        Zone("passages", SetOf(Reward()), "set aside", when=when, sparse=True),
        Zone("copiers", SetOf(Reward()), "set aside", when=when, sparse=True),
        Zone("paid", Things("paid_books", "paid_items"), "cards", when=when, sparse=True),
        Zone("copied", SetOf(Copied()), "Books", when=when, sparse=True),
    )


def above_the_action(layout: LabyrinthLayout) -> tuple[int, int]:
    return int(ASK_ACT), active(layout)


THING: Final = Zone("thing", Thing(), at="first", default=None)
HAND: Final = Zone("hand", Number(0, last_hand), "that it comes into", at="second", default=active)


def question(
    kind: int, *zones: Zone[Any], below: Callable[[LabyrinthLayout], tuple[int, int]] | None = above_the_action
) -> Decision[Any]:
    return Decision(kind, zones, below=below)


DECISIONS: Final = {
    "start": question(ASK_START, below=None),
    "instead": question(
        ASK_INSTEAD, Zone("missing", Word(GENRE_KEYS), "a genre", at="first", default=None), below=None
    ),
    "act": question(ASK_ACT, below=None),
    "take": question(ASK_TAKE, Zone("cards", SetOf(Reward()), "Library Cards that lie ready", at="first"), HAND),
    "extra": question(ASK_EXTRA, Zone("books", Number(1, 9), "still to take", at="first", default=1), HAND),
    "reward": question(
        ASK_REWARD, Zone("hands", SetOf(Number(0, last_hand)), "that may draw", at="first", default=only_the_active)
    ),
    "spend": question(
        ASK_SPEND,
        Zone("on", Word(PURPOSES), "`walk` or `copies` with a walk, or:", at="first", default=None),
        *walk(spent_on(FOR_WALK, FOR_COPIES)),
        Zone("cell", Cell(), "with `flip`", at="second", default=None, when=spent_on(FOR_FLIP)),
        Zone(
            "thing",
            Below(Thing()),
            "with `gift`, `receipt` and `swap`",
            at="second",
            default=None,
            when=spent_on(FOR_GIFT, FOR_RECEIPT, FOR_SWAP),
        ),
        Zone("to", Above(Number(0, last_hand)), "with `gift`", at="second", default=0, when=spent_on(FOR_GIFT)),
        Zone("for", Above(Thing()), "with `swap`", at="second", default=None, when=spent_on(FOR_SWAP)),
    ),
    "pay": question(ASK_PAY, *walk()),
    "return": question(ASK_RETURN, *walk()),
    "keep": question(ASK_KEEP, *walk()),
    "give_to": question(ASK_GIVE_TO, THING),
    "swap_for": question(ASK_SWAP_FOR, THING),
    "make_room": question(
        ASK_ROOM,
        THING,
        Zone(
            "by",
            OrNull(Reward(), NO_CARD),
            "the Trolley Service that would bring it, or null",
            at="second",
            default=None,
        ),
    ),
}
MOMENTS: Final = {"turn_ends": Decision[LabyrinthLayout](TURN_ENDS, nobody=NOBODY)}
COMMON: Final = (
    Zone("seat", Seat(), at="asked", default=active),
    Zone(
        "wanted",
        Wanted(),
        'in the set-up: what seats have chosen, `{"0": ["red", "red", "blue"]}`',
        when=IN_THE_SET_UP,
        sparse=True,
    ),
)
ASKED: Final = Asked(DECISIONS | MOMENTS, COMMON)


def check_question(layout: LabyrinthLayout) -> None:
    """The rules would ask it here, and of this seat."""
    state = layout.state
    if state.is_over() or state.asks == TURN_ENDS:
        return
    if state.asks not in (ASK_START, ASK_INSTEAD, ASK_ROOM) and state.asked != state.active:
        raise BadPosition(f"asked: seat {state.active} is active and decides, not seat {state.asked}")
    check_asked(state)


def check_ways_on(layout: LabyrinthLayout) -> None:
    """An action is on its way only between two turns, and no match goes on that is won."""
    state = layout.state
    if not state.is_over() and state.filled == ALL_SHELVES:
        raise BadPosition("returned: all six Shelves are filled, so the match is won and nothing can be asked")
    if not state.is_over() and state.asks != TURN_ENDS and state.bonus:
        raise BadPosition("turn passed_on: an action is on its way only while asked is 'turn_ends' (R-42)")


# --- the table ----------------------------------------------------------------------------------------------

TURN: Final = (
    Zone("number", Number(1, 99, start=1), "left out: one for each curse that is not left", at="clock", default=1),
    Zone("active", Seat()),
    Zone("actions", Number(0, ACTIONS_AT_MOST), "left", default=ACTIONS_A_TURN),
    Zone("acted", Number(0, ACTIONS_AT_MOST), "done in this phase"),
    Zone(
        "passed_on",
        Truth(),
        "one more action for the next player; only where `turn_ends` is asked, or the match has ended so",
        at="bonus",
    ),
    Zone("refused", Truth(), "a full hand has refused a gift since the last action"),
    Zone("moved", Things("moved_books", "moved_others"), "alone: things that have just changed hands", when=ALONE),
)

ZONES: Final = Zones[LabyrinthLayout](
    Zone(
        "tiles",
        Tiles(),
        'tiles that were lit at least once: `{"r1c2": "terror/tee/1 minotaur"}`, see below',
        "all were never lit",
        at="known",
        default={},
    ),
    Zone(
        "meeples",
        Each(Cell(), hands, "cells, one for each meeple"),
        "the cell of each meeple",
        "all on the compass",
        at="at",
        default=all_on_the_compass,
    ),
    Zone(
        "hands",
        Each(Hand(), hands, "lists of cards, one for each hand"),
        'a list for each hand; a captured Terror is `{"basilisk": ["jo-march", "nzinga"]}`, with the cards under it',
        "empty hands",
        at="hand_books",
    ),
    Zone("returned", Returned(), 'filled Shelves, each with its Terror: `{"red": "dracula"}`', "none"),
    Zone("discards", Things("book_discard", "reward_discard", taken=True), "Books and Reward cards", "none"),
    Zone(
        "bookwyrm",
        Number(0, JUNCTIONS - 1),
        "its junction, 0 to 11 clockwise from the north-west",
        "0; with `wyrm_start`, one step on from there for each turn",
    ),
    Zone(
        "curses",
        Curses(),
        '`left` (cards above Out of Time) and `seen` (`{"NW": 3, "NE+SW": 1}`)',
        "`left`: one less for each turn; none seen",
        at="curses_left",
        default={},
    ),
    Zone("turn", Group(TURN), "the turn going on, below", "seat 0 is active, with three actions", default={}),
    Zone("asked", ASKED, "what is asked, below", '`"act"`', default="act"),
    Zone(
        "ending",
        Word(ENDINGS[1:], start=1),
        "`won`, `out_of_time`, `overrun` or `conceded`, when `asked` is null",
        default=None,
        when=OVER,
    ),
    checks=(fill_decks, check_ways_on, check_question),
)


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


def with_old_cells(position: dict[str, Any]) -> dict[str, Any]:
    """A position with its cells as they were once written, from 0."""
    old = {cell_key(cell): old_cell_key(cell) for cell in range(CELLS)}
    asked = position["asked"]
    if asked is not None:
        asked = asked | {key: old[asked[key]] for key in ("cell", "goal") if key in asked}
    return position | {
        "tiles": {old[cell]: tile for cell, tile in position["tiles"].items()},
        "meeples": [old[cell] for cell in position["meeples"]],
        "asked": asked,
    }
