"""What is in the box: the pieces that never change, for whoever draws the table."""

from __future__ import annotations

from dataclasses import dataclass

from readingroom.games.fire.cards.names import SECTION_KEYS
from readingroom.games.fire.cards.pack import Pack


@dataclass(frozen=True, slots=True)
class BookCard:
    """One card of a section's stack; burning down to it brings fires into the bag."""

    value: int
    burn_index: int | None
    fires: int
    destroyed: bool


@dataclass(frozen=True, slots=True)
class SectionInBox:
    """A section with its whole stack, the top card first."""

    key: str
    name: str
    stack: tuple[BookCard, ...]


@dataclass(frozen=True, slots=True)
class ToolInBox:
    """A tool card; events name it by its place in the box."""

    card: str
    tool: str
    name: str
    timing: str
    effect: str


@dataclass(frozen=True, slots=True)
class FireBox:
    """Everything printed that a table may use."""

    sections: tuple[SectionInBox, ...]
    tools: tuple[ToolInBox, ...]


def open_box(pack: Pack) -> FireBox:
    """The pieces of a pack."""
    kinds = {tool.key: tool for tool in pack.tools}
    return FireBox(
        sections=tuple(
            SectionInBox(
                key, name, tuple(BookCard(c.value, c.burn_index or None, c.fire_icons, c.destroyed) for c in stack)
            )
            for key, name, stack in zip(SECTION_KEYS, pack.section_names, pack.stacks, strict=True)
        ),
        tools=tuple(
            ToolInBox(card.key, card.tool, kinds[card.tool].name, kinds[card.tool].timing, kinds[card.tool].effect)
            for card in pack.tool_cards
        ),
    )
