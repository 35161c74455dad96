"""The words by which `draws` names chance outcomes."""

from __future__ import annotations

from readingroom.core.errors import BadPosition
from readingroom.core.near import did_you_mean
from readingroom.games.chapters.cards.pack import Pack
from readingroom.games.chapters.positions.ids import ids_of
from readingroom.games.chapters.rules.house import DEALS, ENHANCEMENT_DECK, FEATURE_DECK, FRIEND_DECK
from readingroom.games.chapters.rules.table import SECOND_WORD


def forced_draw(pack: Pack, word: str) -> tuple[int, list[int]]:
    """Cards, Friends and Sites by id (`ev01-2`: the second copy), the first player as `seat:1`."""
    ids = ids_of(pack)
    if word in ids.feature:
        return int(FEATURE_DECK), [ids.feature.index(word)]
    if word in ids.event:
        return int(FEATURE_DECK), [int(SECOND_WORD) + ids.event.index(word)]
    if word in ids.friend:
        return int(FRIEND_DECK), [ids.friend.index(word)]
    if word in ids.enhancement:
        return int(ENHANCEMENT_DECK), [ids.enhancement.index(word)]
    if word in ids.site:
        return int(DEALS), [ids.site.index(word)]
    kind, _, seat = word.partition(":")
    if kind == "seat" and seat.isdecimal() and len(seat) < 3:
        return int(DEALS), [int(seat)]
    near = did_you_mean(word, (*ids.feature, *ids.event, *ids.friend, *ids.enhancement, *ids.site))
    raise BadPosition(
        f"draws: {word!r} is no chance outcome; it is the id of a card, a Friend or a Site, or seat:N{near}"
    )
