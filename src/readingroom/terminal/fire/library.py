"""The library: four sections, what each is worth, what burns next and what lies under it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from readingroom.core.phrases import phrase
from readingroom.games.fire.edge.view import SectionView
from readingroom.terminal.faces import Part
from readingroom.terminal.fire.marks import token_mark
from readingroom.terminal.fire.words import section_words
from readingroom.terminal.picture import Picture

NAME = 9  # at least so much room for the name of a section


class LibraryPart(Part):
    """The bookcase."""

    points = ("sections",)
    DEFAULT_CSS = "LibraryPart { height: auto; }"

    def show(self, picture: Picture) -> None:
        """One line a section, in the order in which equal values burn."""
        self.border_title = str(phrase("door-fire-library"))
        self.border_subtitle = str(phrase("door-fire-library-foot"))
        sections: Sequence[SectionView] = picture.view.sections
        name = max(NAME, *(len(str(section_words(section))) for section in sections))
        lines = (section_line(section, short=self.is_short_of_room, name=name) for section in sections)
        self.update(Text("\n").join(lines))


def section_line(section: SectionView, *, short: bool = False, name: int = NAME) -> Text:
    """`(W) Geography  worth 3  burn 4  ▮▮▮▮▮  then 4`, with so much room for the name."""
    named = f" {section_words(section)!s:<{name}} {phrase('door-fire-worth')} "
    line = Text.assemble(token_mark(section.key), named, (f"{section.value:>2}", "bold"))
    if section.burn_index is None:
        return line.append(f"  {phrase('door-fire-destroyed')}", "bold")
    line.append(f" {phrase('door-fire-burn')} {section.burn_index:>2} ")
    line.append("▮" * section.cards_left + "·" * (7 - section.cards_left), "bold")
    fire = "+F" if section.next_brings_fire else "  "
    then = "→" if short else f" {phrase('door-fire-then')}"
    line.append(f"{then} {section.next_value:>2}{fire}")
    if section.burns_next:
        line.append(f" ◄ {phrase('door-fire-next')}", "bold #ff9d5c")
    return line
