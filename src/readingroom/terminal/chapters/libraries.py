"""All Libraries: who runs them, their icons, Features and Friends, and the Hearts as things stand."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from readingroom.core.phrases import phrase
from readingroom.games.chapters.edge.view import ChaptersView, LibraryView, StackView
from readingroom.terminal.chapters.marks import HEART, card_name, category_mark, icons_text
from readingroom.terminal.faces import Part
from readingroom.terminal.picture import Picture
from readingroom.terminal.sitters import in_column

NAME = 12
FEW = 2  # so many Libraries have room for their Features by name on a small screen, too
MORE = "…"


class LibrariesPart(Part):
    """A Library is a few rows; the one whose turn it is has a mark."""

    points = ("library", "hearts")
    DEFAULT_CSS = "LibrariesPart { height: auto; text-wrap: nowrap; text-overflow: ellipsis; }"

    def show(self, picture: Picture) -> None:
        view: ChaptersView = picture.view
        casual = bool(picture.options.get("casual"))
        self.border_title = str(phrase("door-chapters-libraries"))
        self.border_subtitle = str(phrase("door-chapters-libraries-foot", by="friends" if casual else "hearts"))
        small = self.is_short_of_room and len(view.libraries) > FEW
        lines = [line for library in view.libraries for line in library_lines(library, picture, small=small)]
        self.update(Text("\n").join(lines))


def library_lines(library: LibraryView, picture: Picture, *, small: bool) -> list[Text]:
    """Where there is little room, Features stand as letters in the first row."""
    first = header(library, picture)
    if small:
        first.append("  ").append(Text("").join(stack_letter(stack) for stack in library.stacks))
        return [first, friends_line(library, picture)]
    return [first, features_line(library, picture), friends_line(library, picture)]


def header(library: LibraryView, picture: Picture) -> Text:
    """`▸A Agnes  12♥  S2 P1 C0  6 cards  MOLLY S`."""
    view: ChaptersView = picture.view
    acting, seat = view.active == library.seat, library.seat
    sign = picture.signs[seat] if seat < len(picture.signs) else ""
    line = Text("▸" if acting else " ").append(picture.marks[seat], "reverse")
    line.append(f"{sign} {in_column(picture.names[seat], NAME - cell_len(sign))}", "bold" if acting else "")
    unit = "" if picture.options.get("casual") else HEART
    line.append(f"{library.hearts:>3}{unit} ", "bold").append(icons_text(library.icons))
    line.append(f" {phrase('door-chapters-cards', cards=library.hand)}", "not bold")
    if library.shelved:
        line.append(f" {phrase('door-chapters-shelved', cards=library.shelved)}", "not bold")
    if view.molly == seat and view.molly_gives is not None:
        line.append(f" {phrase('door-chapters-molly')} ", "bold").append(category_mark(view.molly_gives))
    return line


def stack_letter(stack: StackView) -> Text:
    """The Category of the top Feature; `+` where an Enhancement works, `'` where others lie below."""
    mark = category_mark(stack.category)
    return mark.append("+" if stack.works else "").append("'" if stack.covered else "")


def features_line(library: LibraryView, picture: Picture) -> Text:
    """Every top Feature by name, as far as there is room."""
    line = Text("   ")
    if not library.stacks:
        return line.append(str(phrase("door-chapters-no-features")), "italic")
    names = [
        stack_letter(stack).append(" ").append(short(str(card_name(stack.feature, picture.box)), len(library.stacks)))
        for stack in library.stacks
    ]
    return line.append(Text(" ").join(names))


def friends_line(library: LibraryView, picture: Picture) -> Text:
    """Every Friend with the Hearts it is worth now."""
    line = Text("   ")
    if not library.friends:
        return line.append(str(phrase("door-chapters-no-friends")), "italic")
    unit = "" if picture.options.get("casual") else HEART
    room = len(library.friends)
    names = [
        Text(short(str(card_name(one.friend, picture.box)), room)).append(
            f" {one.hearts}{unit}" if unit else "", "bold"
        )
        for one in library.friends
    ]
    return line.append(Text(", ").join(names))


def short(name: str, things: int) -> str:
    """A name that leaves room for the others in its row."""
    room = max(5, 52 // max(1, things) - 5)
    return name if len(name) <= room else name[: room - 1].rstrip() + MORE
