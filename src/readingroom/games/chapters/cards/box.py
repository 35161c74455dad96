"""What is in the box: the printed pieces, for whoever draws the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from readingroom.games.chapters.cards.pack import Pack


@dataclass(frozen=True, slots=True)
class FeatureInBox:
    """A Feature card; events name it by its place in the box."""

    key: str
    name: str
    category: str
    fact: str


@dataclass(frozen=True, slots=True)
class FriendInBox:
    """A Friend card; `requires` counts Space, Programme and Content icons."""

    key: str
    name: str
    type: str
    prefers: str
    requires: tuple[int, int, int]
    text: str


@dataclass(frozen=True, slots=True)
class EventInBox:
    """An Event or NSFL Event of a name; `reaction` is empty for one that is played as an action."""

    key: str
    name: str
    copies: int
    nsfl: bool
    reaction: str
    text: str


@dataclass(frozen=True, slots=True)
class EnhancementInBox:
    """An Enhancement of a name, with the moment when it works."""

    key: str
    name: str
    trigger: str
    text: str


@dataclass(frozen=True, slots=True)
class SiteInBox:
    """A Site, with the ability that module 2 gives it."""

    key: str
    name: str
    text: str
    fact: str


@dataclass(frozen=True, slots=True)
class ChaptersBox:
    """All pieces that never change."""

    features: tuple[FeatureInBox, ...]
    friends: tuple[FriendInBox, ...]
    events: tuple[EventInBox, ...]
    enhancements: tuple[EnhancementInBox, ...]
    sites: tuple[SiteInBox, ...]
    lobby: int


@lru_cache(maxsize=8)
def open_box(pack: Pack) -> ChaptersBox:
    """The box of a pack."""
    return ChaptersBox(
        features=tuple(FeatureInBox(one.key, one.name, one.category, one.fact) for one in pack.features),
        friends=tuple(
            FriendInBox(one.key, one.name, one.type, one.prefers, one.requires, one.text) for one in pack.friends
        ),
        events=tuple(EventInBox(one.key, one.name, one.copies, one.nsfl, one.trigger, one.text) for one in pack.events),
        enhancements=tuple(EnhancementInBox(one.key, one.name, one.trigger, one.text) for one in pack.enhancements),
        sites=tuple(SiteInBox(one.key, one.name, one.text, one.fact) for one in pack.sites),
        lobby=pack.setup["lobby"],
    )
