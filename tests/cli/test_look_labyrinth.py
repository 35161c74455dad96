"""Library Labyrinth in plain lines: for pipes, screen readers and replays."""

from __future__ import annotations

import random
import re

import pytest

import readingroom as rr
from readingroom.cli.look import odds_lines, table_lines
from tests.games.labyrinth.builders import BASILISK, a_library, alone, dealt

NAMES = ["Ana", "Ben"]
TILES = {"r2c3": "terror/tee/1 basilisk", "r3c4": "shelf/tee/0 purple", "r1c1": "reward/corner/1 dark"}


def a_table() -> rr.Match:
    hands = (["jo-march", "nzinga", "booster-3"], [{"kraken": ["circe"]}, "alice"])
    return a_library(TILES, *hands, returned={"red": "dracula"}, discards=["heidi", "item-drink-me"])


def test_the_table_in_words() -> None:
    """LAB-SETUP-12: maze, hands, Shelves, decks, Bookwyrm and clock, all open."""
    lines = table_lines(a_table(), 0, NAMES)
    for line in (
        "Turn 1: Ana acts, 3 actions left",
        "Clock: 18 curses above Out of Time; seen: none",
        "The Bookwyrm sits between r1c1 and r2c2",
        "Symbols: R red, K pink, O orange, G green, B blue, P purple",
        "  r2c3: Terror tile, open north, east and south, with Basilisk OBP",
        "  r3c4: Shelf tile, open north, east and west, with the purple Shelf",
        "  r1c1: Reward tile, open east and south, dark again",
        "  the compass: compass, open north, east, south and west, Ana and Ben stand here",
        "  Ana on the compass, 3 of 6 slots: Jo March RKO; Nzinga KBP; Trolley Service / Library Ladder",
        "  red (Children's Fiction): its Shelf is filled by Dracula; 7 Books in the deck, discarded: Heidi",
        "  purple (Amazing Lives): its Shelf is on r3c4; 12 Books in the deck",
    ):
        assert line in lines


def test_the_odds_in_words() -> None:
    """LAB-DIST-1, LAB-CAP-1: the next curse, dark tiles, Terrors and walks."""
    lines = odds_lines(a_table(), 0, NAMES)
    assert "The next curse strikes r1c1, north-west of the Bookwyrm: 1 of 4 (25%); it would be lit" in lines
    assert "Basilisk OBP on r2c3: Ana can pay for it" in lines
    assert "Walk to r2c3 and capture, paying Jo March and Nzinga" in lines


def test_alone_the_trolley_has_a_line() -> None:
    """LAB-SOLO-3: a second hand and meeple."""
    lines = table_lines(alone({"r3c4": "crossroads"}, [], [BASILISK], at=["r3c3", "r3c4"]), 0, ["Ana"])
    assert any(line.startswith("  The Trolley on r3c4, 1 of 6 slots: captured Basilisk") for line in lines)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_no_number_stands_for_a_card_or_a_cell(seats: int) -> None:
    """Numbers count, name rows and columns, and stand in the short word of a cell."""
    dice, match = random.Random(seats), dealt(seats=seats, seed=seats)
    names = ["Ana", "Ben", "Cleo", "Dan", "Eva"][:seats]
    cells = {f"r{cell // 5 + 1}c{cell % 5 + 1}" for cell in range(25)}
    counts = (
        r"\d+ of \d+|\d+ (cur|dou|act|Boo|car|nor|sou|red|pin|ora|gre|blu|pur)|\(\d+%\)|Turn \d+|stack: \d+|6 slots"
    )
    while not match.over:
        match.play(dice.choice(match.legal()))
        if dice.random() < 0.2 and not match.over:
            for line in [*table_lines(match, 0, names), *odds_lines(match, 0, names)]:
                places = set(re.findall(r"r\dc\d", line))
                assert places <= cells
                rest = re.sub(rf"r\dc\d|{counts}", "", line)
                assert not re.search(r"\d", rest), line
