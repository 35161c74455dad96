"""What may be known of the table, as values (5.2): nearly all of it. `looking.py` builds them from nothing.

Books, Reward cards and Terrors are their places in the box; genres and cells are the keys of `names.py`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class TileView:
    """One cell of the grid. A dark tile that was lit before is remembered (R-21); of others nothing is known."""

    cell: str
    lit: bool
    kind: str | None  # compass, crossroads, terror, shelf, reward; None: never lit
    open: tuple[bool, bool, bool, bool] | None  # north, east, south, west
    terror: int | None
    shelf: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PileView:
    """A captured Terror with the cards that guard it: one slot of a hand."""

    terror: int
    books: tuple[int, ...]
    items: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandView:
    """A player's open hand and meeple; alone, the second one is the Trolley's."""

    cell: str
    books: tuple[int, ...]
    rewards: tuple[int, ...]
    piles: tuple[PileView, ...]
    room: int  # free places (LAB-HAND-1)


@dataclass(frozen=True, slots=True, kw_only=True)
class GenreView:
    """A genre: its deck, its discards, and its Shelf."""

    key: str
    deck: int
    discard: tuple[int, ...]
    cell: str | None  # where its Shelf stands
    filled_by: int | None  # the Terror that was returned there


@dataclass(frozen=True, slots=True, kw_only=True)
class CursesView:
    """The Disturbance deck as everybody can count it."""

    left: int  # above Out of Time
    seen: dict[str, int]  # standard curses by direction
    unseen: dict[str, int]  # in the deck or left out
    doubles_left: int
    doubles_unseen: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PendingView:
    """What the active player is about to do, while its price is being chosen."""

    walker: str | None  # player, trolley or ride
    cell: str | None
    spent: tuple[int, ...]  # boosters set aside
    paid: tuple[str, ...]  # cards chosen for a capture
    copied: tuple[str, ...]
    to_pay: tuple[str, ...]  # the symbols that a capture still lacks
    thing: str | None  # what is being given or swapped
    to: int | None  # the hand it is offered to


@dataclass(frozen=True, slots=True, kw_only=True)
class LabyrinthView:
    """The table as one seat sees it."""

    seat: int | None
    solo: bool
    over: bool
    ending: str | None
    turn: int  # from 1
    active: int | None
    asked: int | None
    decision: str | None
    legal: tuple[str, ...]  # of this seat, now
    free: tuple[str, ...]  # what this seat may do unasked
    actions: int
    tiles: tuple[TileView, ...]
    hands: tuple[HandView, ...]
    genres: tuple[GenreView, ...]
    reward_deck: int
    reward_discard: tuple[int, ...]
    terror_stack: tuple[int, ...]  # the Terrors that have not come out
    shelf_stack: tuple[str, ...]
    bookwyrm: int
    curses: CursesView
    pending: PendingView | None
    extra: int  # Books still to take by Library Cards
    missing: str | None  # the genre that a deck could not give, in the set-up
    chosen: tuple[bool, ...]  # who has chosen first genres, in the set-up
    wanted: tuple[str, ...]  # this seat's own choice, in the set-up
    offer: str | None  # the gift that a full hand is asked to make room for
