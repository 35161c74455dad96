"""The Lobby with what its Friends ask for, MOLLY, and the decks."""

from __future__ import annotations

from rich.text import Text

from readingroom.core.phrases import phrase
from readingroom.games.chapters.edge.view import ChaptersView, LobbyView
from readingroom.terminal.chapters.marks import HEART, card_name, category_mark, friend_in_box, needs_text
from readingroom.terminal.faces import Part
from readingroom.terminal.picture import Picture
from readingroom.terminal.sitters import in_column

NAME = 23


class LobbyPart(Part):
    """Who can be invited, and what is missing for it."""

    points = ("lobby",)
    DEFAULT_CSS = "LobbyPart { height: auto; text-wrap: nowrap; text-overflow: ellipsis; }"

    def show(self, picture: Picture) -> None:
        view: ChaptersView = picture.view
        self.border_title = str(phrase("door-chapters-lobby"))
        lines = [friend_line(one, picture) for one in view.lobby]
        self.update(Text("\n").join(lines or [Text(str(phrase("door-chapters-lobby-empty")))]))


def friend_line(one: LobbyView, picture: Picture) -> Text:
    """`Weekend Wanderer  1S 1P 1C  short 1C  4♥`."""
    view: ChaptersView = picture.view
    needs = needs_text(friend_in_box(one.friend, picture.box))
    line = Text(in_column(str(card_name(one.friend, picture.box)), NAME)).append(" ").append(needs)
    line.append(" " * max(1, 9 - needs.cell_len))
    prospect = next((seen for seen in view.prospects if seen.friend == one.friend), None)
    if prospect is not None:
        lacking = [(count, key) for key, count in prospect.missing.items() if count]
        if not picture.options.get("casual"):
            line.append(f"{prospect.hearts:>2}{HEART} ", "bold" if not lacking else "not bold")
        if lacking:
            line.append(f"{phrase('door-chapters-short')} ", "italic")
            line.append(Text(" ").join(Text(str(count)).append(category_mark(key)) for count, key in lacking))
        else:
            line.append(str(phrase("door-chapters-comes")), "bold")
    if one.marked_by is not None:
        line.append(f" {phrase('door-chapters-kept', who=picture.names[one.marked_by])}")
    return line.append(f" {phrase('door-chapters-barred')}") if one.barred else line


class DecksPart(Part):
    """How near the end is, where MOLLY stands, and what lies in the middle."""

    points = ("clock", "molly")
    DEFAULT_CSS = "DecksPart { height: auto; }"

    def show(self, picture: Picture) -> None:
        view: ChaptersView = picture.view
        self.border_title = str(phrase("door-chapters-middle"))
        self.update(Text("\n").join([clock_line(view), molly_line(picture), *pile_lines(picture)]))


def clock_line(view: ChaptersView) -> Text:
    """Friends to come, or the final turns."""
    if view.final_turns is not None:
        return Text(str(phrase("door-chapters-final", turns=view.final_turns)), "bold")
    return Text(str(phrase("door-chapters-to-come", friends=view.friend_deck)))


def molly_line(picture: Picture) -> Text:
    """With whom MOLLY stands, and what it gives."""
    view: ChaptersView = picture.view
    if view.molly is None:
        return Text(str(phrase("door-chapters-molly-middle")))
    who = picture.names[view.molly]
    return Text(str(phrase("door-chapters-molly-with", who=who, category=view.molly_gives or "")))


def pile_lines(picture: Picture) -> list[Text]:
    """The Feature deck and its pile; the market where there is one."""
    view: ChaptersView = picture.view
    lines = [Text(str(phrase("door-chapters-deck", cards=view.deck, discarded=len(view.discard))))]
    market = [f"+ {card_name(card, picture.box)}" for card in view.market if card is not None]
    return lines + [Text(line, no_wrap=True, overflow="ellipsis") for line in market]
