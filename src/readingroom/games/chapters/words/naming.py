"""Arguments of phrases: cards as the catalogues name them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from readingroom.core.phrases import Phrase, phrase
from readingroom.games.chapters.cards.names import CATEGORY_KEYS
from readingroom.games.chapters.cards.pack import Enhancement, EventCard, Friend, Pack, Site, all_cards, published_pack
from readingroom.games.chapters.rules.house import CARD_ENHANCEMENT, CARD_EVENT


@lru_cache(maxsize=8)
def called(pack: Pack) -> dict[str, str]:
    """Every card by its id: as the catalogues select it, or by the name that a pack of one's own gives it."""
    ours = {card.key: card.name for card in all_cards(published_pack())}
    return {card.key: card.key if ours.get(card.key) == card.name else card.name for card in all_cards(pack)}


def friend_called(key: str, pack: Pack) -> str:
    """A Friend; numbers stand for what a pack lacks."""
    return called(pack).get(key, key)


def event_called(key: str, pack: Pack) -> str:
    """An Event."""
    return called(pack).get(key, key)


def card_called(key: str, pack: Pack) -> Phrase:
    """A card of a hand or pile, whatever it is."""
    return phrase("chapters-card", card=called(pack).get(key, key))


@lru_cache(maxsize=8)
def effects(pack: Pack) -> dict[str, tuple[str, str]]:
    """What each card does: the id by which the catalogues tell it, or "own" and the words of a pack of one's own."""
    ours = {card.key: card.text for card in with_effects(published_pack())}
    return {
        card.key: (card.key if ours.get(card.key) == card.text else "own", card.text) for card in with_effects(pack)
    }


def with_effects(pack: Pack) -> tuple[Friend | EventCard | Enhancement | Site, ...]:
    """Friends, Events, Enhancements and Sites."""
    return (*pack.friends, *pack.events, *pack.enhancements, *pack.sites)


def effect_of(key: str, pack: Pack) -> Phrase:
    """What a Friend, an Event, an Enhancement or a Site does."""
    card, effect = effects(pack).get(key, ("own", ""))
    return phrase("chapters-effect", card=card, effect=effect)


def card_number_called(number: int, pack: Pack) -> Phrase:
    """The same by the number that events use."""
    return card_called(card_key(number, pack), pack)


def card_key(number: int, pack: Pack) -> str:
    """The id of a card by its number: a Feature, a name of an Event or of an Enhancement."""
    if number < CARD_EVENT:
        return pack.features[number].key
    if number < CARD_ENHANCEMENT:
        return pack.events[number - CARD_EVENT].key
    return pack.enhancements[number - CARD_ENHANCEMENT].key


def friends_called(numbers: Sequence[int], pack: Pack) -> tuple[Phrase, ...]:
    """Friends, to be listed."""
    return tuple(phrase("chapters-friend", friend=friend_called(pack.friends[one].key, pack)) for one in numbers)


def category(number: int) -> str:
    """A Category as the catalogues select it."""
    return CATEGORY_KEYS[number]
