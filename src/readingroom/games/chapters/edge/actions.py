"""What a seat can answer: typed values, and the one place that knows both them and their codes.

Cards are named by their ids, as in positions and draws; these belong to the pack in play, and so each pack has a table
of its own. What a pack lacks goes by its number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from readingroom.core.actions import ActionTable
from readingroom.games.chapters.cards.box import ChaptersBox
from readingroom.games.chapters.cards.names import ARRANGEMENT_KEYS, CATEGORY_KEYS
from readingroom.games.chapters.cards.pack import Pack, published_pack
from readingroom.games.chapters.rules.house import (
    ENHANCEMENT_KINDS,
    EVENT_KINDS,
    FEATURES,
    FRIENDS,
    MARKET,
    MAX_SEATS,
    STACKS,
)


@dataclass(frozen=True, slots=True)
class Pass:
    """Play no reaction."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Done:
    """Go on: no ability, no more cards, none of what was offered."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Keep:
    """Begin with this one of the two Friends."""

    friend: str

    def __str__(self) -> str:
        return f"keep:{self.friend}"


@dataclass(frozen=True, slots=True)
class Build:
    """Build a Feature of the hand."""

    feature: str

    def __str__(self) -> str:
        return f"build:{self.feature}"


@dataclass(frozen=True, slots=True)
class Over:
    """Build it over one of one's own stacks, counted from 1."""

    stack: int

    def __str__(self) -> str:
        return f"over:{self.stack}"


@dataclass(frozen=True, slots=True)
class Tuck:
    """Tuck an Enhancement of the hand under it; None: no Enhancement."""

    enhancement: str | None

    def __str__(self) -> str:
        return f"tuck:{self.enhancement or 'none'}"


@dataclass(frozen=True, slots=True)
class Invite:
    """Invite a Friend from the Lobby."""

    friend: str

    def __str__(self) -> str:
        return f"invite:{self.friend}"


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Name no other Friend when the first is taken (Chope!)."""

    def __str__(self) -> str:
        return "give_up"


@dataclass(frozen=True, slots=True)
class Loan:
    """Make up for a missing icon of this Category by Feature cards of it."""

    category: str

    def __str__(self) -> str:
        return f"loan:{self.category}"


@dataclass(frozen=True, slots=True)
class Discount:
    """Make up for a missing icon by an Enhancement's discount."""

    def __str__(self) -> str:
        return "discount"


@dataclass(frozen=True, slots=True)
class Pay:
    """Name a card of the hand as payment."""

    card: str

    def __str__(self) -> str:
        return f"pay:{self.card}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play an Event, as the action or as a reaction."""

    event: str

    def __str__(self) -> str:
        return f"play:{self.event}"


@dataclass(frozen=True, slots=True)
class CallMolly:
    """Call MOLLY for a Category."""

    category: str

    def __str__(self) -> str:
        return f"molly:{self.category}"


@dataclass(frozen=True, slots=True)
class Use:
    """Use an Enhancement's ability."""

    enhancement: str

    def __str__(self) -> str:
        return f"use:{self.enhancement}"


@dataclass(frozen=True, slots=True)
class Trigger:
    """Which of several triggered Enhancements comes next."""

    enhancement: str

    def __str__(self) -> str:
        return f"trigger:{self.enhancement}"


@dataclass(frozen=True, slots=True)
class ChooseSeat:
    """Aim a card at somebody."""

    seat: int

    def __str__(self) -> str:
        return f"player:{self.seat}"


@dataclass(frozen=True, slots=True)
class ChooseFriend:
    """Point at a Friend, wherever it is."""

    friend: str

    def __str__(self) -> str:
        return f"friend:{self.friend}"


@dataclass(frozen=True, slots=True)
class ChooseStack:
    """Point at a stack of somebody's Library, counted from 1."""

    seat: int
    stack: int

    def __str__(self) -> str:
        return f"stack:{self.seat}:{self.stack}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card of the hand."""

    card: str

    def __str__(self) -> str:
        return f"discard:{self.card}"


@dataclass(frozen=True, slots=True)
class Shelve:
    """Shelve a card of the hand, face down."""

    card: str

    def __str__(self) -> str:
        return f"shelve:{self.card}"


@dataclass(frozen=True, slots=True)
class ShelveEvent:
    """Shelve the Event that was just resolved."""

    def __str__(self) -> str:
        return "shelve_event"


@dataclass(frozen=True, slots=True)
class Recover:
    """Take a card from the Feature/Event discard pile."""

    card: str

    def __str__(self) -> str:
        return f"recover:{self.card}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw from the Feature deck, the Enhancement deck, or take a market card, counted from 1."""

    source: int | Literal["features", "enhancement"]

    def __str__(self) -> str:
        return f"draw:market:{self.source}" if isinstance(self.source, int) else f"draw:{self.source}"


@dataclass(frozen=True, slots=True)
class Arrange:
    """Put the Friends that were looked at back on top or below."""

    how: str

    def __str__(self) -> str:
        return f"arrange:{self.how}"


@dataclass(frozen=True, slots=True)
class Guess:
    """Guess the preferred Category of the top Friend."""

    category: str

    def __str__(self) -> str:
        return f"guess:{self.category}"


@dataclass(frozen=True, slots=True)
class Archive:
    """Archive a Feature card of the hand."""

    feature: str

    def __str__(self) -> str:
        return f"archive:{self.feature}"


ChaptersAction = (
    Pass
    | Done
    | Keep
    | Build
    | Over
    | Tuck
    | Invite
    | GiveUp
    | Loan
    | Discount
    | Pay
    | Play
    | CallMolly
    | Use
    | Trigger
    | ChooseSeat
    | ChooseFriend
    | ChooseStack
    | Discard
    | Shelve
    | ShelveEvent
    | Recover
    | Draw
    | Arrange
    | Guess
    | Archive
)


# --- names --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Names:
    """How answers name what they point at, by number."""

    features: tuple[str, ...]
    events: tuple[str, ...]
    enhancements: tuple[str, ...]
    friends: tuple[str, ...]

    @property
    def cards(self) -> tuple[str, ...]:
        """Cards of a hand: Features, then Events, then Enhancements."""
        return self.features + self.events + self.enhancements


def padded(keys: Sequence[str], size: int, word: str) -> tuple[str, ...]:
    """All keys, and numbers for what a pack lacks."""
    return (*keys, *(f"{word}-{number}" for number in range(len(keys), size)))


@lru_cache(maxsize=8)
def names_in(pieces: Pack | ChaptersBox) -> Names:
    """The names of a pack, or of the box that somebody was shown."""
    return Names(
        padded([card.key for card in pieces.features], int(FEATURES), "feature"),
        padded([card.key for card in pieces.events], int(EVENT_KINDS), "event"),
        padded([card.key for card in pieces.enhancements], int(ENHANCEMENT_KINDS), "enhancement"),
        padded([card.key for card in pieces.friends], int(FRIENDS), "friend"),
    )


def in_order_of_codes(names: Names) -> Iterator[ChaptersAction]:
    """Every action once; must agree with `codes.py`, and a test sees to it."""
    seats, stacks = range(MAX_SEATS), range(1, int(STACKS) + 1)
    yield from (Pass(), Done())
    yield from map(Keep, names.friends)
    yield from map(Build, names.features)
    yield from map(Over, stacks)
    yield from map(Tuck, (*names.enhancements, None))
    yield from map(Invite, names.friends)
    yield GiveUp()
    yield from map(Loan, CATEGORY_KEYS)
    yield Discount()
    yield from map(Pay, names.cards)
    yield from map(Play, names.events)
    yield from map(CallMolly, CATEGORY_KEYS)
    yield from map(Use, names.enhancements)
    yield from map(Trigger, names.enhancements)
    yield from map(ChooseSeat, seats)
    yield from map(ChooseFriend, names.friends)
    yield from (ChooseStack(seat, stack) for seat in seats for stack in stacks)
    yield from map(Discard, names.cards)
    yield from map(Shelve, names.cards)
    yield ShelveEvent()
    yield from map(Recover, names.features + names.events)
    yield from (Draw("features"), Draw("enhancement"))
    yield from (Draw(slot) for slot in range(1, int(MARKET) + 1))
    yield from map(Arrange, ARRANGEMENT_KEYS)
    yield from map(Guess, CATEGORY_KEYS)
    yield from map(Archive, names.features)


@lru_cache(maxsize=8)
def actions_with(pieces: Pack | ChaptersBox) -> ActionTable[ChaptersAction]:
    """All answers, with the cards of a pack, or of the box that somebody was shown."""
    return ActionTable[ChaptersAction](tuple(in_order_of_codes(names_in(pieces))))


ACTIONS = actions_with(published_pack())
