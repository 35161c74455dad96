"""Every answer as a number of one dense range; `actions.py` names them in the same order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from readingroom.games.librarians.rules.grid import CELLS, COLUMNS, ROWS
from readingroom.games.librarians.rules.house import AUTHORS, BOOKS, COLOURS, GENRES, LETTERS, MAX_SEATS

END_TURN: Final[i64] = 0
GIVE_UP: Final[i64] = 1
TAKE: Final[i64] = 2  # + book: play it, or insert it
USE: Final[i64] = TAKE + BOOKS  # + genre
CLAIM: Final[i64] = USE + GENRES  # + genre
AUTHOR: Final[i64] = CLAIM + GENRES  # + author
AT: Final[i64] = AUTHOR + AUTHORS  # + cell
WAY: Final[i64] = AT + CELLS  # + direction of a line
KEEP: Final[i64] = WAY + 4  # + book
GIVE: Final[i64] = KEEP + BOOKS  # + seat
AT_END: Final[i64] = GIVE + MAX_SEATS  # top, bottom
SHELF: Final[i64] = AT_END + 2  # + row
SHIFT: Final[i64] = SHELF + ROWS  # + column * 2, up or down
PUT_BACK: Final[i64] = SHIFT + 2 * COLUMNS  # + book
INTENT: Final[i64] = PUT_BACK + BOOKS  # + intent
REVEAL_HAND: Final[i64] = INTENT + 4  # + seat
NAME_COLOUR: Final[i64] = REVEAL_HAND + MAX_SEATS  # + colour
NAME_LETTER: Final[i64] = NAME_COLOUR + COLOURS  # + letter
STEAL: Final[i64] = NAME_LETTER + LETTERS  # + seat * GENRES + genre
KEEP_OFF: Final[i64] = STEAL + MAX_SEATS * GENRES  # + row * 2 + side; from here on signals, which nobody is asked for
ALL_YOURS: Final[i64] = KEEP_OFF + 2 * ROWS  # + row * 2 + side
MOOD: Final[i64] = ALL_YOURS + 2 * ROWS  # comfortable, in trouble
WITHDRAW: Final[i64] = MOOD + 2  # + kind of signal
CODES: Final[i64] = WITHDRAW + 3
