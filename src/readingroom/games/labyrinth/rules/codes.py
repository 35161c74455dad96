"""Every answer a seat can give, as one dense range of small integers; `actions.py` gives them their names.

A family of answers starts at its constant and takes as many codes as it has members, in the order below.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

END: Final[i64] = 0
END_AND_PASS: Final[i64] = 1
TAKE: Final[i64] = 2  # + genre, six of them
TROLLEY_TAKES: Final[i64] = 8  # + genre
FLIP: Final[i64] = 14  # + cell, twenty-five of them
ROTATE: Final[i64] = 39  # + cell * 2 + direction (clockwise first)
MOVE: Final[i64] = 89  # + cell
MOVE_TROLLEY: Final[i64] = 114  # + cell
RIDE: Final[i64] = 139  # + cell
DRAW: Final[i64] = 164
TROLLEY_DRAWS: Final[i64] = 165
SKIP: Final[i64] = 166
EXTRA: Final[i64] = 167  # + genre
SPEND: Final[i64] = 173  # + Reward card * 2 + which of its options, thirty of them
PAY: Final[i64] = 203  # + Book or Reward card, seventy-five of them
COPY: Final[i64] = 278  # + Book, sixty of them
RETURN: Final[i64] = 338  # + Terror, twenty-four of them
KEEP: Final[i64] = 362  # + hand (the player's, the Trolley's)
GIVE: Final[i64] = 364  # + thing, ninety-nine of them
RECEIVE: Final[i64] = 463  # + thing
SWAP: Final[i64] = 562  # + thing
SWAP_FOR: Final[i64] = 661  # + thing
GIVE_TO: Final[i64] = 760  # + seat, five of them
REFUSE: Final[i64] = 765
DISCARD: Final[i64] = 766  # + Book or Reward card
START: Final[i64] = 841  # + three genres, fifty-six of them (see `setup.py`)
INSTEAD: Final[i64] = 897  # + genre
CONCEDE: Final[i64] = 903
CODES: Final[i64] = 904
