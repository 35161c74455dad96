"""The printed numbers of a pack and the options of a match, in the form that the rules read fast."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# Token kinds: the four sections, technology, fire. A book's kind is its section's number.
WHITE: Final[i64] = 0
YELLOW: Final[i64] = 1
BLACK: Final[i64] = 2
PURPLE: Final[i64] = 3
TEAL: Final[i64] = 4
FIRE: Final[i64] = 5
SECTIONS: Final[i64] = 4
COLOURS: Final[i64] = 5
TOKENS: Final[i64] = 6

TURN_CARDS: Final[i64] = 6
SPACES: Final[i64] = 5
STACK: Final[i64] = 16  # most cards a section can have
MARKET: Final[i64] = 3
MAX_SEATS: Final[i64] = 6

# Tool kinds, in the order of the card file.
AMULET: Final[i64] = 0
AXE: Final[i64] = 1
BUCKET: Final[i64] = 2
CLOAK: Final[i64] = 3
COLLECTORS: Final[i64] = 4
GLOVES: Final[i64] = 5
KNAPSACK: Final[i64] = 6
CART: Final[i64] = 7
LOCKBOX: Final[i64] = 8
MAP: Final[i64] = 9
SHOVEL: Final[i64] = 10
SLINGSHOT: Final[i64] = 11
TORCH: Final[i64] = 12
TOOLS: Final[i64] = 13

# Modes of play.
AT_TABLE: Final[i64] = 0
WITH_ROBOT: Final[i64] = 1
SOLO_ROBOT: Final[i64] = 2
LONE: Final[i64] = 3

# Who is paid for shouting "Burn!" (FIRE-NOTOOL-2).
EVERYONE: Final[i64] = 0
FIRST: Final[i64] = 1
OFF: Final[i64] = 2

# Streams of chance, kept apart so that a changed decision leaves the other streams comparable.
BAG: Final[i64] = 0
DECK: Final[i64] = 1
DEALS: Final[i64] = 2


@final
class House:
    """A pack's numbers and a match's options; never changed after it is made, shared by all copies of a match."""

    def __init__(self) -> None:
        # the library
        self.stack_size: vec[i64] = vec[i64]([0] * SECTIONS)
        self.values: vec[i64] = vec[i64]([0] * (SECTIONS * STACK))
        self.icons: vec[i64] = vec[i64]([0] * (SECTIONS * STACK))
        self.burn_index: vec[i64] = vec[i64]([0] * (SECTIONS * STACK))
        # turn order cards: bravery of each space, and whether it is risky
        self.bravery: vec[i64] = vec[i64]([0] * (TURN_CARDS * SPACES))
        self.risky: vec[i64] = vec[i64]([0] * (TURN_CARDS * SPACES))
        self.safe_spaces: vec[i64] = vec[i64]([0] * TURN_CARDS)
        self.cards_in_play: i64 = 0
        # tokens
        self.books: vec[i64] = vec[i64]([0] * COLOURS)
        self.fires: i64 = 0
        self.reserve: i64 = 0
        # tools: sets of physical cards
        self.tool_kind: vec[i64] = vec[i64](capacity=0)
        self.kind_set: vec[i64] = vec[i64]([0] * TOOLS)
        self.robot_burns: vec[i64] = vec[i64](capacity=0)  # sets of sections
        self.robot_scores: vec[i64] = vec[i64](capacity=0)
        self.deck: i64 = 0
        self.starting_tools: i64 = 0
        # options
        self.mode: i64 = AT_TABLE
        self.solo: bool = False  # one seat, free choice among the cards not yet used (FIRE-SOLO-2)
        self.robot: bool = False  # a robot plays along
        self.participants: i64 = 0  # seats, and the robot if one plays
        self.tools: bool = True  # False: none is dealt, taken, exchanged or played (FIRE-NOTOOL-1)
        self.tool_for_leaving: bool = True
        self.round_burns: i64 = 1  # none where a robot burns (FIRE-SROBOT-1, FIRE-MROBOT-6)
        self.dealt_each_round: bool = False
        self.shout: i64 = OFF
        self.shout_points: i64 = 0
        self.youth: vec[i64] = vec[i64](capacity=0)  # seats, youngest first; empty: drawn at random
        self.head_start: i64 = 0
        self.live: bool = False
        # solo
        self.robot_step: i64 = 0
        self.lone_turns: i64 = 0
        self.collapse_penalty: i64 = 0
        self.section_bonus: i64 = 0
        self.bonus_per_card: bool = False
        self.win_above: i64 = 0
        self.honours_above: i64 = 0
