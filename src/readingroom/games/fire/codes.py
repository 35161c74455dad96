"""Every answer a seat can give, as one dense range of small integers; `actions.py` gives them their names.

A family of answers starts at its constant and takes as many codes as it has members, in the order below.
"""

from __future__ import annotations

from typing import Final

PASS: Final = 0
PLAY_AMULET: Final = 1
ASSIGN: Final = 2  # + token kind, six of them
ASSIGN_NONE: Final = 8
CHOOSE_CARD: Final = 9  # + turn order card, from 0, six of them
DRAW: Final = 15
DRAW_SHOVEL: Final = 16
STOP: Final = 17
PLAY_GLOVES: Final = 18
PLAY_SHOVEL: Final = 19
PLAY_TORCH: Final = 20
PICK: Final = 21  # + token kind, six of them
DONE: Final = 27
PLAY_BUCKET: Final = 28
PLAY_SLINGSHOT: Final = 29  # + recipient * 6 + space, eight recipients (seats, robot, aside)
PLAY_CLOAK: Final = 77  # + book colour, five of them
PLAY_AXE: Final = 82  # + space
TAKE_MARKET: Final = 88  # + slot, three of them
TAKE_DECK: Final = 91
TAKE_NONE: Final = 92
END_TURN: Final = 93
PLAY_MAP: Final = 94
PLAY_CART: Final = 95
PLAY_LOCKBOX: Final = 96  # + book colour
PLAY_KNAPSACK: Final = 101  # + book colour
PLAY_COLLECTORS: Final = 106  # + book colour
KEEP: Final = 111
REPLACE: Final = 112  # + tool kind, thirteen of them
SHOUT: Final = 125  # + seat, six of them
SHOUT_NONE: Final = 131
CODES: Final = 132

# In Slingshot and Axe codes a space is counted from 1; 0 says that there is no book to take.
NO_BOOK: Final = 0
TO_ROBOT: Final = 6
ASIDE: Final = 7
SPACE_CODES: Final = 6
