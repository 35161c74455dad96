"""Every answer a seat can give, as one dense range of small integers; `actions.py` gives them their names.

A family of answers starts at its constant and takes as many codes as it has members, in the order below.
Cards of a hand or pile count as in `house.py`: sixty Features, twenty names of Events, then those of Enhancements.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PASS: Final[i64] = 0
DONE: Final[i64] = 1
KEEP: Final[i64] = 2  # + Friend, forty of them
BUILD_CARD: Final[i64] = 42  # + Feature, sixty of them
OVER: Final[i64] = 102  # + own stack, eight of them
TUCK: Final[i64] = 110  # + name of an Enhancement, thirty-two of them
TUCK_NONE: Final[i64] = 142
INVITE_FRIEND: Final[i64] = 143  # + Friend
GIVE_UP: Final[i64] = 183
PAY_LOAN: Final[i64] = 184  # + Category, three of them
PAY_DISCOUNT: Final[i64] = 187
PAY: Final[i64] = 188  # + card, 112 of them
PLAY: Final[i64] = 300  # + name of an Event, twenty of them
CALL_MOLLY: Final[i64] = 320  # + Category
USE: Final[i64] = 323  # + name of an Enhancement
TRIGGER: Final[i64] = 355  # + name of an Enhancement
CHOOSE_SEAT: Final[i64] = 387  # + seat, four of them
CHOOSE_FRIEND: Final[i64] = 391  # + Friend
CHOOSE_STACK: Final[i64] = 431  # + seat * 8 + stack
DISCARD: Final[i64] = 463  # + card
SHELVE: Final[i64] = 575  # + card
SHELVE_EVENT: Final[i64] = 687
RECOVER: Final[i64] = 688  # + card, no Enhancements: eighty of them
DRAW_FEATURES: Final[i64] = 768
DRAW_ENHANCEMENT: Final[i64] = 769
TAKE_MARKET: Final[i64] = 770  # + slot, three of them
ARRANGE: Final[i64] = 773  # + arrangement, six of them
GUESS: Final[i64] = 779  # + Category
ARCHIVE: Final[i64] = 782  # + Feature
CODES: Final[i64] = 842

# Arrangements of two Friends looked at, the first one lay on top: both stay there, in this order or the other; one of
# them goes below; both do, the one named last lowest.
BOTH_STAY: Final[i64] = 0
BOTH_TURN: Final[i64] = 1
SECOND_BELOW: Final[i64] = 2
FIRST_BELOW: Final[i64] = 3
BOTH_BELOW: Final[i64] = 4
BOTH_BELOW_TURNED: Final[i64] = 5
ARRANGEMENTS: Final[i64] = 6
