"""What may be known of the table, as values (5.4); `looking.py` builds them from nothing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class StackView:
    """One place of a Feature row: its top Feature, what it covers, and the Enhancements tucked under it."""

    feature: str
    category: str
    covered: tuple[str, ...]
    enhancement: str | None  # the highest one
    works: bool  # False: dormant since it was swapped
    buried: tuple[str, ...]  # Enhancements covered by an enhanced Feature


@dataclass(frozen=True, slots=True, kw_only=True)
class FriendView:
    """A Friend in a Library, with the Hearts it is worth as things stand."""

    friend: str
    hearts: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LibraryView:
    """A seat's Library as everybody sees it."""

    seat: int
    site: str
    stacks: tuple[StackView, ...]
    friends: tuple[FriendView, ...]
    icons: dict[str, int]
    hearts: int  # as things stand; Friends in casual mode
    hand: int  # how many cards; never which
    shelved: int
    open_shelf: tuple[str, ...]  # Events that everybody saw being Shelved
    archive: tuple[str, ...]
    feature_limit: int
    hand_limit: int
    kinds: tuple[str, ...]  # of actions taken in the present or latest turn


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyView:
    """A Friend in the Lobby."""

    friend: str
    marked_by: int | None  # nobody else may Invite it
    barred: bool  # for this turn


@dataclass(frozen=True, slots=True, kw_only=True)
class ProspectView:
    """What a Lobby Friend would be to the seat that looks: Hearts as things stand, and icons that are missing."""

    friend: str
    hearts: int
    missing: dict[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclaredView:
    """The action that stands, as far as it is declared."""

    action: str
    card: str  # a Feature, a Friend, an Event or a Category
    stack: int | None  # from 1; None: a new one
    enhancement: str | None
    payment: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedView:
    """A card that was played and lies on no pile yet."""

    who: int | None  # None: the Event that is being resolved
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownFriendView:
    """A Friend whose place in the deck is known, counted from the top, from 1."""

    place: int
    friend: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChaptersView:
    """The table as one seat sees it. `asked` is None while a window is open to somebody else."""

    seat: int | None
    turn: int
    over: bool
    ending: str | None  # known from when the end is triggered
    active: int | None
    first_player: int
    final_turns: int | None  # still to come, the present one included; None: the end is not triggered
    asked: int | None
    decision: str | None  # what is asked; in a secret window only the one who is asked reads more than "waiting"
    left: int  # how many cards or stacks the question is still about
    target: int | None  # whom the card that is being resolved is aimed at
    ability: str | None  # the Enhancement whose cost is being paid
    subject: str | None  # the Friend or Feature that a swap gives, or the Friend that was shown
    legal: tuple[str, ...]  # of this seat, now
    libraries: tuple[LibraryView, ...]
    lobby: tuple[LobbyView, ...]
    friend_deck: int
    known_friends: tuple[KnownFriendView, ...]
    molly: int | None
    molly_gives: str | None
    deck: int
    discard: tuple[str, ...]
    enhancement_deck: int
    enhancement_discard: tuple[str, ...]
    market: tuple[str | None, ...]
    declared: DeclaredView | None
    played: tuple[PlayedView, ...]
    hand: tuple[str, ...]
    shelf: tuple[str, ...]  # face down: known to their owner alone
    offered: tuple[str, ...]  # the starting pair
    kept: str | None  # the sealed choice of a starting Friend
    looked_at: tuple[str, ...]  # the Friends on top of the deck that the seat is looking at
    prospects: tuple[ProspectView, ...]  # the Lobby's Friends, for this seat
