"""What a player reads off a view: the card in play, what a fire would do there, what books are worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from readingroom.core.game import Setup
from readingroom.games.fire.edge.view import FireView, SpaceView, TurnCardView
from readingroom.games.fire.words.naming import who_is


@dataclass(frozen=True, slots=True)
class Looks:
    """A seat's view, with names for the people in it, and what was settled before the deal."""

    view: FireView
    names: Sequence[str]
    setup: Setup

    def active(self) -> str | int:
        """Whose turn it is, for phrases; nobody asks between turns."""
        return who_is(self.view.active or 0, self.names)

    def card(self, number: int) -> TurnCardView:
        """A turn order card by its number."""
        return next(card for card in self.view.cards if card.number == number)

    def spaces(self) -> tuple[SpaceView, ...]:
        """The spaces of the active card; none between turns."""
        held = (card.spaces for card in self.view.cards if card.holder == self.view.active is not None)
        return next(held, ())

    def books(self) -> list[str]:
        """The books on the active card."""
        return [space.token for space in self.spaces() if space.token not in (None, "fire")]

    def value(self, token: str) -> int:
        """What a book is worth (FIRE-DEF-2)."""
        return self.view.values.get(token, 0)

    def knowledge(self) -> int:
        """What the books on the active card are worth."""
        return sum(map(self.value, self.books()))

    def fire_would_catch(self) -> bool:
        """A fire placed now would trigger (FIRE-DEF-7)."""
        return self.view.next_catches

    def leaves_early(self) -> bool:
        """Stopping now brings a tool (FIRE-SCORE-3)."""
        return self.view.leaving_brings_tool

    def behind(self) -> int | None:
        """Points between the seat and the best of the others, less than 0 when it leads; None alone."""
        others = [participant.score for participant in self.view.participants if participant.who != self.view.seat]
        mine = [participant.score for participant in self.view.participants if participant.who == self.view.seat]
        return max(others) - mine[0] if others and mine else None
