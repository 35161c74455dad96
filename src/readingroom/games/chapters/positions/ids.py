"""The physical cards of a match by their ids: alike ones are told apart by a number, `ev01-2`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from readingroom.games.chapters.cards.pack import Enhancement, EventCard, Pack


@dataclass(frozen=True, slots=True)
class Ids:
    """All cards by their numbers, a list a kind."""

    feature: tuple[str, ...]
    event: tuple[str, ...]
    enhancement: tuple[str, ...]
    friend: tuple[str, ...]
    site: tuple[str, ...]

    def of(self, kind: str) -> tuple[str, ...]:
        """The ids of one kind of cards."""
        found: tuple[str, ...] = getattr(self, kind)
        return found

    def members(self, kind: str, cards: int) -> list[str]:
        """The ids of a set."""
        return [key for number, key in enumerate(self.of(kind)) if cards >> number & 1]


@lru_cache(maxsize=8)
def ids_of(pack: Pack) -> Ids:
    """The cards of a pack."""
    return Ids(
        feature=tuple(card.key for card in pack.features),
        event=tuple(key for card in pack.events for key in copies_of(card)),
        enhancement=tuple(key for card in pack.enhancements for key in copies_of(card)),
        friend=tuple(card.key for card in pack.friends),
        site=tuple(card.key for card in pack.sites),
    )


def copies_of(card: EventCard | Enhancement) -> list[str]:
    """The ids of all copies of a card; a single one needs no number."""
    return [card.key] if card.copies == 1 else [f"{card.key}-{number}" for number in range(1, card.copies + 1)]
