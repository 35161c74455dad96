"""The options of Library Labyrinth in plain words, the rules of its questions, and its signs."""

from __future__ import annotations

from readingroom.terminal.faces import ANSWER_KEYS, OptionWords

OPTION_WORDS = {
    "difficulty": OptionWords(
        "Difficulty",
        {
            "standard": "standard",
            "novice": "novice",
            "advanced": "advanced",
            "expert": "expert",
            "solo": "solo row, for one",
        },
    ),
    "shapes": OptionWords(
        "Tiles picked", {"random": "by chance", "corners": "corners first: harder", "tees": "tees first: easier"}
    ),
    "double_curses": OptionWords("Double curses", {0: "none", 1: "one", 2: "two"}),
    "extra_cards": OptionWords("More turns", {}),
    "wyrm_start": OptionWords(
        "Bookwyrm starts",
        {
            "random": "by chance",
            0: "north-west corner",
            **{number: f"junction {number}" for number in (1, 2)},
            3: "north-east corner",
            **{number: f"junction {number}" for number in (4, 5)},
            6: "south-east corner",
            **{number: f"junction {number}" for number in (7, 8)},
            9: "south-west corner",
            **{number: f"junction {number}" for number in (10, 11)},
        },
    ),
    "first_player": OptionWords(
        "Who begins", {"random": "by chance", **{seat: f"chair {seat + 1}" for seat in range(5)}}
    ),
}
QUESTION_RULES = {
    "start": ("LAB-SETUP-11", "R-14"),
    "instead": ("R-14",),
    "act": ("LAB-TURN-2", "LAB-TURN-3"),
    "take": ("LAB-BOOST-9", "R-39"),
    "extra": ("LAB-BOOST-9", "R-39"),
    "reward": ("LAB-REW-1", "R-36"),
    "spend": ("LAB-BOOST-3", "R-29"),
    "pay": ("LAB-CAP-1", "R-31"),
    "return": ("LAB-RET-1", "R-35"),
    "keep": ("R-53",),
    "give_to": ("LAB-PASS-1", "LAB-PASS-3"),
    "swap_for": ("LAB-PASS-1", "LAB-PASS-3"),
    "make_room": ("R-58", "LAB-HAND-2"),
}
KEYS = (
    "← → ↑ ↓        move the cursor; Enter or a second click: what can be done there",
    "g i c v        go there, light it, turn it ↻ ↺; alone j Trolley goes, o ride",
    "t a p b d e    take, all walks, pass, boosters, discard, end; Esc goes back",
    ANSWER_KEYS,
    "Tab ↑ ↓ Enter  through the answers, the log and the hands",
)
SIGNS = """\
Signs:  R♥ heart  K✎ quill  O★ athlete  G♣ tree  B⋈ hourglass  P● fist
        ▲ Terror  △ its empty space  ▤ Shelf  ▭ its empty tile  ¤ Reward  ┼ crossing
        (A#) meeples, # Trolley  » you can walk there  ━ wall  ░ dark  ┄ seen before
        ◢◣ Bookwyrm and the chances of its four tiles  ╱╲ ·· where it crawls next
        on a small screen ◆ ◇ · instead; ▔ ▁ ▏ ▕ a wall of the tile that it lies at"""
