"""What can happen in Fire in the Library.

Turn order cards, their spaces and the market's slots count from 1, as in answers and positions; tokens, sections and
tools are places in the lists of `names.py` and in the box.
"""

from __future__ import annotations

from dataclasses import replace

from readingroom.core.events import Event, event


@event("FIRE-ROUND-4")
class RoundBegan(Event):
    """A round starts with step 1 (FIRE-ROUND-4)."""

    round: int


@event()
class CardDealt(Event):
    """A turn order card is dealt at random, in the set-up or in every round of an inferno."""

    who: int
    card: int
    rule: str


@event("FIRE-ORDER-2")
class CardChosen(Event):
    """A participant takes a turn order card (FIRE-ORDER-2)."""

    who: int
    card: int


@event("FIRE-ORDER-4")
class TurnBegan(Event):
    """A librarian takes the bag (FIRE-ORDER-4); the Solo Robot has no turn order card."""

    who: int
    card: int | None


@event("FIRE-SAVE-1")
class TokensDrawn(Event):
    """Tokens come out of the bag (FIRE-SAVE-1)."""

    who: int
    tokens: tuple[int, ...]


@event("FIRE-SAVE-1")
class TokenLaid(Event):
    """A token lands on a turn order card; spaces count from 1 (FIRE-SAVE-1)."""

    who: int
    card: int
    token: int
    space: int


@event("FIRE-T-AMULET-3")
class TokenAssigned(Event):
    """An Amulet's token lands on a turn order card (FIRE-T-AMULET-3)."""

    who: int
    card: int
    token: int
    space: int


@event("FIRE-TOOL-3")
class TokensWait(Event):
    """Tokens stay on a tool until the turn, the round or the game ends (FIRE-TOOL-3)."""

    tool: int
    tokens: tuple[int, ...]


@event("FIRE-TOOL-3", "FIRE-ROUND-2")
class TokensReturned(Event):
    """Tokens that waited on tools, or on a card that nobody used, go back into the bag (FIRE-ROUND-2)."""

    tokens: tuple[int, ...]


@event("FIRE-DEF-7", "FIRE-SAVE-3")
class FireTriggered(Event):
    """A second fire, or a fire on a risky space: the fire catches (FIRE-DEF-7)."""

    who: int
    space: int


@event("FIRE-SPREAD-1")
class FireStopped(Event):
    """A tool took the triggering fire away; saving goes on (FIRE-SPREAD-1)."""

    who: int


@event("FIRE-SPREAD-2")
class FireSpread(Event):
    """Nothing stopped it: the books on the card burn (FIRE-SPREAD-2)."""

    who: int


@event("FIRE-DEF-5")
class SectionBurned(Event):
    """A section lost its top card; its books are worth `value` now (FIRE-DEF-5)."""

    section: int
    value: int
    fires_added: int


@event("FIRE-END-1")
class LibraryCollapsed(Event):
    """A destroyed card shows: the game is over at once (FIRE-END-1)."""

    section: int


@event("FIRE-SCORE-1", "FIRE-SCORE-2")
class KnowledgeScored(Event):
    """A librarian leaves the library with books (FIRE-SCORE-1, FIRE-SCORE-2)."""

    who: int
    knowledge: int
    bravery: int


@event()
class PointsGained(Event):
    """Points for anything but leaving; `rule` says for what."""

    who: int
    points: int
    rule: str


@event()
class PointsLost(Event):
    """Points taken away at the end (FIRE-LONE-4)."""

    who: int
    points: int
    rule: str


@event("FIRE-TOOL-2")
class ToolPlayed(Event):
    """A tool is played from hand; `known` when all had seen it there and learn nothing of the rest (FIRE-TOOL-2)."""

    who: int
    tool: int
    known: bool

    @property
    def learned(self) -> bool:
        return not self.known


@event("FIRE-TOOL-2")
class BookMoved(Event):
    """A tool takes a book off the active card, or saves it there (FIRE-TOOL-2)."""

    who: int
    tool: int
    token: int


@event("FIRE-SPREAD-7", "FIRE-SCORE-3")
class ToolTaken(Event):
    """A tool goes from the market into a hand (FIRE-SPREAD-7, FIRE-SCORE-3)."""

    who: int
    tool: int
    slot: int


@event("FIRE-TOOL-8", "FIRE-SETUP-4")
class ToolDrawn(Event):
    """A tool goes from the deck into a hand; only its owner sees which (None: hidden)."""

    who: int
    tool: int | None

    def seen_by(self, seat: int | None) -> ToolDrawn:
        return self if seat == self.who else replace(self, tool=None)


@event("FIRE-ROUND-3")
class ToolExchanged(Event):
    """A seat discards a tool for the top card of the deck (FIRE-ROUND-3)."""

    who: int
    tool: int
    known: bool

    @property
    def learned(self) -> bool:
        return not self.known


@event("FIRE-SPREAD-8", "FIRE-SETUP-4")
class MarketFilled(Event):
    """A tool is turned up in the market (FIRE-SPREAD-8)."""

    tool: int
    slot: int


@event("FIRE-TOOL-8")
class DeckReshuffled(Event):
    """The discard pile becomes the deck (FIRE-TOOL-8)."""

    cards: int


@event("FIRE-T-SLING-2")
class TokensSent(Event):
    """A Slingshot sends the fire and a book to a later card, to the robot or aside (FIRE-T-SLING-2)."""

    who: int
    to: int
    tokens: tuple[int, ...]


@event("FIRE-SROBOT-3", "FIRE-MROBOT-3")
class RobotFlipped(Event):
    """The robot turns up a tool card (FIRE-SROBOT-3, FIRE-MROBOT-3)."""

    tool: int


@event("FIRE-SCORE-6", "FIRE-SPREAD-9")
class TurnEnded(Event):
    """The turn order card goes back to the centre (FIRE-SCORE-6, FIRE-SPREAD-9)."""

    who: int


@event("FIRE-ROUND-1")
class RoundEnded(Event):
    """Every turn of the round is over (FIRE-ROUND-1)."""

    round: int


@event("FIRE-END-5")
class MatchEnded(Event):
    """All points are settled (FIRE-END-5)."""

    ending: int
    scores: tuple[int, ...]
