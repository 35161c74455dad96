"""Keys and titles: the words by which people, files and messages name what the rules number."""

from __future__ import annotations

from typing import Final

TOKEN_KEYS: Final = ("white", "yellow", "black", "purple", "teal", "fire")
TOKEN_LETTERS: Final = "WYBPTF"
TOKEN_TITLES: Final = ("Geography", "War", "History", "Fables", "Technology", "Fire")
SECTION_KEYS: Final = TOKEN_KEYS[:4]
COLOUR_KEYS: Final = TOKEN_KEYS[:5]

TOOL_KEYS: Final = (
    "amulet",
    "axe",
    "bucket",
    "cloak",
    "collectors_edition",
    "gloves",
    "knapsack",
    "library_cart",
    "lockbox",
    "map",
    "shovel",
    "slingshot",
    "torch",
)
CARD_TITLES: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th")
ENDINGS: Final = ("", "fire_spreading", "round_end", "knapsack", "robot", "twelve_turns")

MODE_KEYS: Final = ("table", "robot", "solo_robot", "lone_librarian")
FIRE_KEYS: Final = ("normal", "wild", "inferno")
SHOUT_KEYS: Final = ("everyone", "first", "off")

DECISIONS: Final = (
    "amulet",
    "assign",
    "choose_card",
    "save_or_leave",
    "shovel_pick",
    "torch_pick",
    "reaction",
    "shout",
    "take_tool",
    "after_scoring",
    "exchange",
)


def name_of(tool: str) -> str:
    """The printed name of a tool of the published pack."""
    return "Collector's Edition" if tool == "collectors_edition" else tool.replace("_", " ").title()
