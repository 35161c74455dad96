"""The library: four sections, what each is worth, what burns next and what lies under it."""

from __future__ import annotations

from rich.text import Text

from readingroom.games.fire.edge.view import SectionView
from readingroom.terminal.faces import Part
from readingroom.terminal.fire.marks import token_mark
from readingroom.terminal.picture import Picture


class LibraryPart(Part):
    """The bookcase."""

    points = ("sections",)
    DEFAULT_CSS = "LibraryPart { height: auto; }"
    BORDER_TITLE = "Library"

    def show(self, picture: Picture) -> None:
        """One line a section, in the order in which equal values burn."""
        self.border_subtitle = "lowest burn number burns first"
        then = "→" if self.is_short_of_room else " then"
        self.update(Text("\n").join(section_line(section, then) for section in picture.view.sections))


def section_line(section: SectionView, then: str = " then") -> Text:
    """`(W) Geography  worth 3  burn 4  ▮▮▮▮▮  then 4`."""
    line = Text.assemble(token_mark(section.key), f" {section.name:<10}worth ", (f"{section.value:>2}", "bold"))
    if section.burn_index is None:
        return line.append("  DESTROYED", "bold")
    line.append(f" burn {section.burn_index:>2} ")
    line.append("▮" * section.cards_left + "·" * (7 - section.cards_left), "bold")
    fire = "+F" if section.next_brings_fire else "  "
    line.append(f"{then} {section.next_value:>2}{fire}")
    if section.burns_next:
        line.append(" ◄ next", "bold #ff9d5c")
    return line
