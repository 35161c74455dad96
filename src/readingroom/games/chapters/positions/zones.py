"""Which zones a position has: what each is called, and where the state keeps it."""

from __future__ import annotations

from typing import Final

# Sets of cards that each seat has one of: the zone's name, and the kind of its cards.
SEAT_SETS: Final = (
    ("friends", "friend"),
    ("archive", "feature"),
    ("open_shelf", "event"),
    ("offered", "friend"),
    ("kept", "friend"),
    ("given_back", "friend"),
    ("marks", "friend"),
    ("marked_now", "friend"),
)
# Sets that there is one of.
SETS: Final = (
    ("lobby", "friend"),
    ("removed", "friend"),
    ("resolving", "event"),
    ("dormant", "enhancement"),
)
# The turn: sets, then numbers.
TURN_SETS: Final = (
    ("barred", "friend"),
    ("used", "enhancement"),
    ("marked_before", "friend"),
    ("just_paid", "feature"),
    ("just_paid_events", "event"),
    ("began", "enhancement"),
    ("began_granted", "enhancement"),
)
TURN_NUMBERS: Final = (
    "discarded", "target", "act", "act_card", "act_stack", "act_enhancement", "short", "loan", "chain", "chain_seats",
    "chain_length", "final_turns", "lowest_deck", "stalled", "ending",
)  # fmt: skip
TURN_FLAGS: Final = ("act_over", "discounted", "cancelled")
KINDS: Final = ("feature", "event", "enhancement")  # the three sets of a hand, in their order
ZONES: Final = (
    "game", "seats", "options", "pack", "live", "sites", "first_player", "active", "turn_number", "stacks", "hands",
    "shelves", "shown", "deck", "discard", "enhancement_deck", "enhancement_discard", "market", "friend_deck", "molly",
    "kinds", "deck_history", "turn", "asked", *(name for name, _ in SEAT_SETS), *(name for name, _ in SETS),
)  # fmt: skip
PLACES: Final = (  # where cards lie, each in one place only
    "stacks", "hands", "shelves", "archive", "open_shelf", "friends", "offered", "lobby", "removed", "resolving",
    "discard", "enhancement_discard", "market",
)  # fmt: skip
