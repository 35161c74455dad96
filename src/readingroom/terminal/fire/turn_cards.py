"""The turn order cards: spaces, tokens, bravery, and who holds which."""

from __future__ import annotations

from rich.text import Text

from readingroom.core.phrases import phrase
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

    def show(self, picture: Picture) -> None:
        """The card that is being played stands out."""
        self.border_title = str(phrase("door-fire-cards"))
        self.border_subtitle = str(phrase("door-fire-cards-foot"))
        self.update(Text("\n").join(card_line(card, picture) for card in picture.view.cards))


def card_line(card: TurnCardView, picture: Picture) -> Text:
    """`1st ▸Ana        (W)    <Y>!2   ·  !4 ...`."""
    reading = card.holder is not None and card.holder == picture.view.active
    line = Text(f"{phrase('door-fire-card', card=card.number)} ", "bold" if reading else "")
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
        return str(phrase("door-fire-card-used" if card.used else "door-fire-card-in-centre"))
    return picture.names[card.holder] if card.holder < len(picture.names) else str(phrase("door-fire-robot"))


def space_mark(space: SpaceView, *, live: bool) -> Text:
    """A token or a dot, and the bravery of a risky space; six wide."""
    mark = Text(" · ") if space.token is None else token_mark(space.token)
    risk = f"!{space.bravery}" if space.risky else ""
    return Text.assemble(mark, (f"{risk:<3}", "bold #ff9d5c" if live else "#d98c5f"))
