"""What can happen in Library Labyrinth. Cells are keys; Books, Reward cards and Terrors are their places in the box.

A `hand` is a seat's number; alone, 0 is the player's and 1 the Trolley's.
"""

from __future__ import annotations

from dataclasses import replace

from readingroom.core.events import Event, event


@event("LAB-SETUP-11")
class GenresChosen(Event):
    """A seat has chosen the genres of its first Books; which, only the seat itself knows (LAB-SETUP-11)."""

    seat: int
    genres: tuple[int, ...]

    def seen_by(self, seat: int | None) -> GenresChosen:
        return self if seat == self.seat else replace(self, genres=())


@event("LAB-SETUP-11", "R-14")
class GenresShown(Event):
    """All have chosen, and everybody sees what (R-14)."""

    genres: tuple[tuple[int, ...], ...]

    @property
    def learned(self) -> bool:
        return True

    @property
    def opens(self) -> bool:
        return True


@event("R-14")
class GenreReplaced(Event):
    """A seat takes another genre for a Book that a deck could not give (R-14)."""

    seat: int
    missing: int
    genre: int


@event("LAB-SETUP-11", "LAB-SETUP-12")
class HandDealt(Event):
    """A seat gets its first cards (LAB-SETUP-11)."""

    hand: int
    books: tuple[int, ...]
    rewards: tuple[int, ...]


@event("LAB-SETUP-9")
class BookwyrmPlaced(Event):
    """The Bookwyrm's first junction (LAB-SETUP-9)."""

    junction: int


@event("LAB-TURN-2")
class TurnBegan(Event):
    """A player's Action phase begins (LAB-TURN-2)."""

    seat: int
    actions: int

    @property
    def begins_turn(self) -> bool:
        return True


@event("LAB-TAKE-1")
class BookTaken(Event):
    """A Book is drawn into a hand (LAB-TAKE-1, LAB-BOOST-9)."""

    hand: int
    book: int


@event()
class DeckRebuilt(Event):
    """An empty deck is shuffled anew from its discards: a genre's, or (None) the Reward deck (LAB-DECK-1)."""

    genre: int | None
    cards: int


@event("LAB-REW-1", "LAB-RET-3")
class RewardDrawn(Event):
    """A Reward card is drawn into a hand (LAB-REW-1, LAB-RET-3)."""

    hand: int
    reward: int


@event("LAB-REW-1", "R-39")
class RewardSkipped(Event):
    """A Reward or an additional Book is left in its deck (LAB-REW-1, R-39)."""

    hand: int


@event()
class BoosterPlayed(Event):
    """A booster is discarded for one of its options (LAB-BOOST-2)."""

    hand: int
    reward: int
    option: int


@event()
class TileLit(Event):
    """A tile turns to its lit side: kind, open sides clockwise from the north, and who did it (LAB-FLIP-1).

    `seat` is None for a curse (LAB-DIST-2).
    """

    seat: int | None
    cell: str
    kind: int
    open: tuple[bool, bool, bool, bool]


@event("LAB-DIST-2")
class TileDarkened(Event):
    """A curse turns an empty tile dark (LAB-DIST-2)."""

    cell: str


@event()
class TileTurned(Event):
    """A tile is turned by a quarter; `seat` is None for a curse (LAB-ROT-1, LAB-DIST-2)."""

    seat: int | None
    cell: str
    clockwise: bool


@event("LAB-ACTV-1", "LAB-DIST-2")
class TerrorAppeared(Event):
    """A Terror token is laid on a tile (LAB-ACTV-1, LAB-DIST-2)."""

    cell: str
    terror: int


@event("LAB-ACTV-2")
class ShelfAppeared(Event):
    """A Shelf token is laid on a tile (LAB-ACTV-2)."""

    cell: str
    genre: int


@event()
class Moved(Event):
    """A meeple walks, or player and Trolley ride together (LAB-MOVE-1, LAB-SOLO-8)."""

    seat: int
    walker: int
    start: str
    cell: str


@event()
class TerrorCaptured(Event):
    """A Terror is captured; the cards lie under it from now on (LAB-CAP-4)."""

    hand: int
    cell: str
    terror: int
    books: tuple[int, ...]
    items: tuple[int, ...]
    copied: tuple[int, ...]


@event("LAB-RET-1", "LAB-RET-2")
class TerrorReturned(Event):
    """A Terror is returned to a Shelf, and the cards under it are discarded (LAB-RET-2)."""

    hand: int
    cell: str
    terror: int
    genre: int


@event("LAB-PASS-1", "LAB-SOLO-7")
class ThingPassed(Event):
    """A card, or alone a captured Terror, goes from one hand to another (LAB-PASS-1, LAB-SOLO-7)."""

    giver: int
    receiver: int
    thing: int


@event("R-58")
class GiftOffered(Event):
    """A card is offered to a full hand (R-58)."""

    giver: int
    receiver: int
    thing: int


@event("R-58")
class GiftRefused(Event):
    """A full hand makes no room: nothing has happened (R-58)."""

    giver: int
    receiver: int
    thing: int


@event("LAB-HAND-3")
class Discarded(Event):
    """A card is discarded for free (LAB-HAND-3)."""

    hand: int
    thing: int


@event()
class PhaseEnded(Event):
    """The Action phase is over; an action may have been passed on (LAB-TURN-3, LAB-PASSACT-1)."""

    seat: int
    lost: int
    passed: bool


@event()
class CurseRevealed(Event):
    """A Disturbance card is turned up: a direction, or a double curse (LAB-DIST-1, LAB-DIST-4)."""

    curse: int
    left: int


@event("R-17", "R-18")
class NothingDisturbed(Event):
    """A curse changes nothing (R-17, R-18, R-49)."""

    cell: str


@event("LAB-WYRM-1")
class BookwyrmMoved(Event):
    """The Bookwyrm crawls on (LAB-WYRM-1)."""

    junction: int


@event()
class MatchEnded(Event):
    """The match is over (LAB-END-1, LAB-END-2, LAB-END-3, R-6)."""

    ending: int
    shelves: int
