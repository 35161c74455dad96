"""Keys: how people, files and messages call what the rules number. Keys never change once stored."""

from __future__ import annotations

from typing import Final

CATEGORY_KEYS: Final = ("space", "programme", "content")
CATEGORY_LETTERS: Final = ("S", "P", "C")
TYPE_KEYS: Final = ("specialist", "explorer", "traveller", "buddy")
ACTION_KEYS: Final = ("build", "invite", "event", "molly")
ENDINGS: Final = ("", "closing_time", "stalled")
STEP_KEYS: Final = (
    "molly", "build", "invite", "sweep_lobby", "swap_friend", "swap_stack", "discard", "draw", "recover",
    "choose_player", "discard_stack", "friend_to_lobby", "molly_home", "shelve", "cancel_action", "cancel_nsfl",
    "block_friend", "peek_friends", "rotate_lobby_friend", "extra_action",
)  # fmt: skip
TRIGGER_KEYS: Final = (
    "passive", "pre", "post", "after_build", "after_invite", "after_event", "after_molly", "game_end",
)  # fmt: skip
SCORE_KEYS: Final = (
    "icons", "sets", "exact", "balance", "distinct_prefers", "distinct_types", "distinct_pairs", "neighbours",
    "friends",
)  # fmt: skip
ARRANGEMENT_KEYS: Final = ("stay", "turn", "second_below", "first_below", "below", "below_turned")

# What is asked, in the order of `table.py`.
DECISIONS: Final = (
    "start", "ability", "action", "build", "over", "tuck", "invite", "redeclare", "payment", "pay", "molly",
    "reaction", "glare", "target", "give_friend", "get_friend", "give_stack", "get_stack", "lose_stack",
    "lose_friend", "discard", "cost", "cost_stack", "recover", "shelve", "shelve_event", "order", "peek", "rotate",
    "guess", "exchange", "source", "draw", "archive", "trim",
)  # fmt: skip
MOMENTS: Final = (
    "turn_begins", "pre_phase", "action_phase", "post_phase", "guess_phase", "draw_phase", "archive_phase",
    "trim_phase", "turn_ends",
)  # fmt: skip
