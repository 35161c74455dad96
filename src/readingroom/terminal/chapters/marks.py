"""Signs of Chapters at the terminal: Categories by letter and colour, kinds of cards by a sign."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from rich.text import Text

from readingroom.core.phrases import Phrase, phrase
from readingroom.games.chapters.cards.box import ChaptersBox, FriendInBox
from readingroom.games.chapters.cards.names import CATEGORY_KEYS
from readingroom.games.chapters.cards.pack import Pack, published_pack

COLOURS: Final = {"space": "#6fb7d6", "programme": "#e8a15a", "content": "#b79be0"}
HEART: Final = "♥"
EVENT, NSFL, ENHANCEMENT = "◆", "!", "+"


def letter(category: str) -> str:
    """One letter, in the reader's language."""
    return str(phrase("door-chapters-letter", category=category))


def category_mark(category: str) -> Text:
    """The letter in its colour."""
    return Text(letter(category), f"bold {COLOURS[category]}")


def icons_text(icons: Mapping[str, int]) -> Text:
    """`S2 P1 C0`."""
    return Text(" ").join(category_mark(key).append(str(icons[key]), "not bold") for key in CATEGORY_KEYS)


def needs_text(friend: FriendInBox) -> Text:
    """`2S 1P`: what a Friend asks for."""
    needs = [(count, key) for count, key in zip(friend.requires, CATEGORY_KEYS, strict=True) if count]
    return Text(" ").join(Text(str(count)).append(category_mark(key)) for count, key in needs)


def friend_in_box(key: str, box: ChaptersBox) -> FriendInBox:
    """A printed Friend."""
    return next(friend for friend in box.friends if friend.key == key)


def card_sign(key: str, box: ChaptersBox) -> Text:
    """What kind of card it is: the Category's letter, an Event, an NSFL Event or an Enhancement."""
    for feature in box.features:
        if feature.key == key:
            return category_mark(feature.category)
    for event in box.events:
        if event.key == key:
            return Text(NSFL if event.nsfl else EVENT, "bold")
    return Text(ENHANCEMENT, "bold")


@lru_cache(maxsize=8)
def names(pieces: Pack | ChaptersBox) -> dict[str, str]:
    """What is printed on each card as its name."""
    printed = [(card.key, card.name) for card in pieces.features]
    printed += [(card.key, card.name) for card in pieces.friends]
    printed += [(card.key, card.name) for card in pieces.events]
    printed += [(card.key, card.name) for card in pieces.enhancements]
    return dict(printed + [(card.key, card.name) for card in pieces.sites])


@lru_cache(maxsize=8)
def effects(pieces: Pack | ChaptersBox) -> dict[str, str]:
    """What is printed on each card as its effect."""
    printed = [(card.key, card.text) for card in pieces.friends]
    printed += [(card.key, card.text) for card in pieces.events]
    printed += [(card.key, card.text) for card in pieces.enhancements]
    return dict(printed + [(card.key, card.text) for card in pieces.sites])


def card_name(key: str, box: ChaptersBox) -> Phrase:
    """A card as the catalogue names it; a pack of one's own gives its own name."""
    name = names(box).get(key, key)
    return phrase("chapters-card", card=key if names(published_pack()).get(key) == name else name)


def effect_words(key: str, box: ChaptersBox) -> Phrase:
    """What a Friend, an Event, an Enhancement or a Site does."""
    text = effects(box).get(key, "")
    ours = effects(published_pack()).get(key) == text
    return phrase("chapters-effect", card=key if ours else "own", effect=text)
