"""Fire's options and signs in words, and its printed cards as each language names them."""

from __future__ import annotations

from collections.abc import Iterable

from readingroom.core.options import Option
from readingroom.core.phrases import Phrase, Word, phrase
from readingroom.games.fire.cards.box import FireBox
from readingroom.games.fire.cards.names import TOOL_KEYS, name_of
from readingroom.games.fire.cards.pack import published_pack
from readingroom.games.fire.edge.view import SectionView, ToolView
from readingroom.games.fire.words.naming import section_named, tool_called
from readingroom.terminal.faces import OptionWords

# The values of options that are chosen from a list, in the order of the list.
VALUES: dict[str, tuple[str | bool, ...]] = {
    "mode": ("table", "robot", "solo_robot", "lone_librarian"),
    "tools": (True, False),
    "fire": ("normal", "wild", "inferno"),
    "technology": (True, False),
    "shout": ("everyone", "first", "off"),
    "lone_bonus_counts": ("sections", "cards"),
    "robot_head_start": (),
    "show_bag_contents": (True, False),
    "youth": (),
}


def option_words(option: Option) -> OptionWords:
    """An option in plain words, for the lobby."""
    values = {
        value: str(phrase(f"door-fire-value-{option.key}", value=str(value).lower())) for value in VALUES[option.key]
    }
    return OptionWords(str(phrase(f"door-fire-option-{option.key}")), values)


def signs() -> list[Phrase]:
    """What the signs on the table mean, a line each."""
    return [phrase("door-fire-signs-books"), phrase("door-fire-signs-fire"), phrase("door-fire-signs-table")]


def tool_words(tool: ToolView) -> Phrase:
    """A tool by its name."""
    return phrase("fire-tool", tool=tool_called(tool.tool, tool.name))


def tool_in_box(key: str, box: FireBox) -> Phrase:
    """The same for a kind of tool, as the pack in play names it."""
    name = next((tool.name for tool in box.tools if tool.tool == key), name_of(key))
    return phrase("fire-tool", tool=tool_called(key, name))


def effect_words(tool: ToolView) -> Phrase:
    """What a tool does, all of it; a pack of one's own says it in its own words."""
    ours = published_pack().tools[TOOL_KEYS.index(tool.tool)].effect == tool.effect
    return phrase("door-fire-effect", tool=tool.tool if ours else "own", effect=tool.effect)


def tool_in_full(tool: ToolView) -> Phrase:
    """A tool and what it does."""
    return phrase("door-fire-tool-in-full", tool=tool_called(tool.tool, tool.name), effect=effect_words(tool))


def section_words(section: SectionView) -> Phrase:
    """A section by its name."""
    return phrase("fire-section", section=section_named(section.key, section.name))


def row(words: Iterable[Word]) -> str:
    """Things one after the other: a list on a table, not in a sentence."""
    return ", ".join(map(str, words))
