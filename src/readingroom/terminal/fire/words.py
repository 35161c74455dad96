"""Fire's options in plain words, for the lobby."""

from __future__ import annotations

from readingroom.terminal.faces import OptionWords

OPTION_WORDS = {
    "mode": OptionWords(
        "How you play",
        {
            "table": "together at a table",
            "robot": "together, with a robot",
            "solo_robot": "alone against the robot",
            "lone_librarian": "alone, twelve turns",
        },
    ),
    "tools": OptionWords("Tool cards", {True: "with tools", False: "without tools"}),
    "fire": OptionWords(
        "The fire",
        {"normal": "normal", "wild": "wild: burns two a round", "inferno": "inferno: wild, order dealt"},
    ),
    "technology": OptionWords("Technology", {True: "add teal books", False: "leave them out"}),
    "shout": OptionWords("Burn! point", {"everyone": "everyone", "first": "first who shouts", "off": "nobody"}),
    "lone_bonus_counts": OptionWords("Alone, bonus for", {"sections": "sections left", "cards": "cards left"}),
    "robot_head_start": OptionWords("Robot's start", {}),
    "show_bag_contents": OptionWords("Bag and odds", {True: "shown", False: "hidden"}),
    "youth": OptionWords("Youngest first", {}),
}
QUESTION_RULES = {
    "amulet": ("FIRE-T-AMULET-1", "FIRE-T-AMULET-5"),
    "assign": ("FIRE-T-AMULET-3", "FIRE-T-AMULET-4"),
    "choose_card": ("FIRE-ORDER-2",),
    "first_draw": ("FIRE-SAVE-1", "FIRE-SAVE-4"),
    "save_or_leave": ("FIRE-SAVE-2", "FIRE-SAVE-4"),
    "shovel_pick": ("FIRE-T-SHOVEL-2",),
    "torch_pick": ("FIRE-T-TORCH-1",),
    "reaction": ("FIRE-TOOL-10", "FIRE-SPREAD-1"),
    "shout": ("FIRE-NOTOOL-2",),
    "take_tool": ("FIRE-SPREAD-7",),
    "leaving_tool": ("FIRE-SCORE-3",),
    "after_scoring": ("FIRE-SCORE-5",),
    "exchange": ("FIRE-ROUND-3",),
}
SIGNS = """\
Signs:  (W) white Geography  <Y> yellow War  [B] black History  {P} purple Fables
        =T= teal Technology  *F* fire    !4 a risky space with bravery 4
        ▸ reading now   ✓ has played   ▮ cards left   +F brings a fire   ◄ burns next"""
