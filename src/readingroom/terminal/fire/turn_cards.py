"""The turn order cards: spaces, tokens, bravery, and who holds which."""

from __future__ import annotations

from rich.text import Text

from readingroom.games.fire.edge.view import SpaceView, TurnCardView
from readingroom.terminal.faces import Part
from readingroom.terminal.fire.marks import token_mark
from readingroom.terminal.picture import Picture
from readingroom.terminal.sitters import in_column

NAME = 11


class TurnCardsPart(Part):
    """Every turn order card in play, one line each."""

    points = ("card",)
    DEFAULT_CSS = "TurnCardsPart { height: auto; }"
    BORDER_TITLE = "Turn order cards"

    def show(self, picture: Picture) -> None:
        """The card that is being played stands out."""
        self.border_subtitle = "!n risky, n bravery"
        self.update(Text("\n").join(card_line(card, picture) for card in picture.view.cards))


def card_line(card: TurnCardView, picture: Picture) -> Text:
    """`1st ▸Ana        (W)    <Y>!2   ·  !4 ...`."""
    reading = card.holder is not None and card.holder == picture.view.active
    line = Text(f"{card.title} ", "bold" if reading else "")
    line.append("▸" if reading else " ")
    line.append(in_column(holder_words(card, picture), NAME), "bold" if reading else "")
    for space in card.spaces:
        line.append(" ").append(space_mark(space, live=reading))
    if card.holder is not None and picture.view.participants[card.holder].has_played:
        line.append(" ✓")
    return line


def holder_words(card: TurnCardView, picture: Picture) -> str:
    """Who holds the card."""
    if card.holder is None:
        return "(used)" if card.used else "(centre)"
    return picture.names[card.holder] if card.holder < len(picture.names) else "The robot"


def space_mark(space: SpaceView, *, live: bool) -> Text:
    """A token or a dot, and the bravery of a risky space; six wide."""
    mark = Text(" · ") if space.token is None else token_mark(space.token)
    risk = f"!{space.bravery}" if space.risky else ""
    return Text.assemble(mark, (f"{risk:<3}", "bold #ff9d5c" if live else "#d98c5f"))
