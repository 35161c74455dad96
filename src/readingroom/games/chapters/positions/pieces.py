"""Counting cards while a position is laid out: none may be lost or doubled."""

from __future__ import annotations

from typing import Any

from readingroom.core.errors import BadPosition
from readingroom.core.near import did_you_mean
from readingroom.games.chapters.cards.names import CATEGORY_KEYS
from readingroom.games.chapters.cards.pack import Pack
from readingroom.games.chapters.positions.ids import ids_of
from readingroom.games.chapters.positions.zones import PLACES
from readingroom.games.chapters.rules.state import ChaptersState


class Pieces:
    """What of the box has not been laid out yet."""

    def __init__(self, state: ChaptersState, pack: Pack, plain: dict[str, Any]) -> None:
        house = state.house
        self.ids = ids_of(pack)
        self.left = {
            "feature": int(house.features),
            "event": int(house.events),
            "enhancement": int(house.enhancements) if house.enhancing else 0,
            "friend": int(house.friends),
        }
        self.kinds = {key: kind for kind in self.left for key in self.ids.of(kind)}
        self.alike = self.bare_names(state, pack)
        self.named = {text for place in PLACES for text in texts_in(plain.get(place)) if text in self.kinds}
        self.places: dict[str, str] = {}

    def bare_names(self, state: ChaptersState, pack: Pack) -> dict[str, tuple[str, int]]:
        """Names that stand for any card of that name or Category."""
        house = state.house
        names = {key: ("feature", int(house.category_set[at])) for at, key in enumerate(CATEGORY_KEYS)}
        names |= {card.key: ("event", int(house.event_set[at])) for at, card in enumerate(pack.events)}
        more = enumerate(pack.enhancements)
        return names | {card.key: ("enhancement", int(house.enhancement_set[at])) for at, card in more}

    def take(self, name: object, kinds: tuple[str, ...], zone: str) -> tuple[str, int]:
        """One card out of the box: its kind and number."""
        kind = self.kinds.get(name) if isinstance(name, str) else None
        if kind in kinds and isinstance(name, str):
            number = self.ids.of(kind).index(name)
        else:
            kind, number = self.any_of(name, kinds, zone)
        self.claim(kind, number, zone)
        return kind, number

    def any_of(self, name: object, kinds: tuple[str, ...], zone: str) -> tuple[str, int]:
        """A card by a bare name: the first copy that is left and not named anywhere."""
        kind, cards = self.alike.get(str(name), ("", 0))
        if kind not in kinds:
            known = [key for key in (*self.kinds, *self.alike) if self.kinds.get(key, "") in kinds]
            near = did_you_mean(name, known)
            raise BadPosition(f"{zone}: {name!r} is no {' or '.join(kinds)} card of this match{near}")
        for number, key in enumerate(self.ids.of(kind)):
            if cards & self.left[kind] & (1 << number) and key not in self.named:
                return kind, number
        raise BadPosition(f"{zone}: no {name} card is left in this match")

    def claim(self, kind: str, number: int, zone: str) -> None:
        key = self.ids.of(kind)[number]
        if key in self.places:
            raise BadPosition(f"{zone}: {key} is already in {self.places[key]}")
        if not self.left[kind] >> number & 1:
            raise BadPosition(f"{zone}: {key} is not in play with these options")
        self.left[kind] &= ~(1 << number)
        self.places[key] = zone

    def take_set(self, names: object, kind: str, zone: str) -> int:
        """Cards of one kind out of the box, as a set."""
        return sum(1 << self.take(name, (kind,), zone)[1] for name in listed(names, zone))

    def known_set(self, names: object, kind: str, zone: str) -> int:
        """Cards wherever they lie, as a set."""
        cards = 0
        for name in listed(names, zone):
            if name not in self.ids.of(kind):
                near = did_you_mean(name, self.ids.of(kind))
                raise BadPosition(f"{zone}: {name!r} is no {kind} card{near}")
            cards |= 1 << self.ids.of(kind).index(name)
        return cards


def listed(names: object, zone: str) -> list[Any]:
    """A list of names."""
    if not isinstance(names, list):
        raise BadPosition(f"{zone}: must be a list, not {names!r}")
    return names


def texts_in(plain: object) -> list[str]:
    """All texts in a zone, however deep."""
    if isinstance(plain, str):
        return [plain]
    if isinstance(plain, dict):
        return [text for value in plain.values() for text in texts_in(value)]
    return [text for value in plain for text in texts_in(value)] if isinstance(plain, list) else []
