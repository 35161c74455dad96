"""Every answer a seat can give, as one dense range of small integers; `actions.py` gives them their names.

A family of answers starts at its constant and takes as many codes as it has members, in the order below.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PASS: Final[i64] = 0
PLAY_AMULET: Final[i64] = 1
ASSIGN: Final[i64] = 2  # + token kind, six of them
ASSIGN_NONE: Final[i64] = 8
CHOOSE_CARD: Final[i64] = 9  # + turn order card, from 0, six of them
DRAW: Final[i64] = 15
DRAW_SHOVEL: Final[i64] = 16
STOP: Final[i64] = 17
PLAY_GLOVES: Final[i64] = 18
PLAY_SHOVEL: Final[i64] = 19
PLAY_TORCH: Final[i64] = 20
PICK: Final[i64] = 21  # + token kind, six of them
DONE: Final[i64] = 27
PLAY_BUCKET: Final[i64] = 28
PLAY_SLINGSHOT: Final[i64] = 29  # + recipient * 6 + space, eight recipients (seats, robot, aside)
PLAY_CLOAK: Final[i64] = 77  # + book colour, five of them
PLAY_AXE: Final[i64] = 82  # + space
TAKE_MARKET: Final[i64] = 88  # + slot, three of them
TAKE_DECK: Final[i64] = 91
TAKE_NONE: Final[i64] = 92
END_TURN: Final[i64] = 93
PLAY_MAP: Final[i64] = 94
PLAY_CART: Final[i64] = 95
PLAY_LOCKBOX: Final[i64] = 96  # + book colour
PLAY_KNAPSACK: Final[i64] = 101  # + book colour
PLAY_COLLECTORS: Final[i64] = 106  # + book colour
KEEP: Final[i64] = 111
REPLACE: Final[i64] = 112  # + tool kind, thirteen of them
SHOUT: Final[i64] = 125  # + seat, six of them
SHOUT_NONE: Final[i64] = 131
CODES: Final[i64] = 132

# In Slingshot and Axe codes a space is counted from 1; 0 says that there is no book to take.
NO_BOOK: Final[i64] = 0
TO_ROBOT: Final[i64] = 6
ASIDE: Final[i64] = 7
SPACE_CODES: Final[i64] = 6
