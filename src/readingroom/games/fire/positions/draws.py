"""The words by which `draws` names chance outcomes."""

from __future__ import annotations

from readingroom.core.errors import BadPosition
from readingroom.core.near import did_you_mean
from readingroom.games.fire.cards.names import TOKEN_KEYS
from readingroom.games.fire.cards.pack import Pack
from readingroom.games.fire.rules.house import BAG, DEALS, DECK


def forced_draw(pack: Pack, word: str) -> tuple[int, list[int]]:
    """Tokens by key or letter, tool cards by id, turn order cards as `card:3`, youth ranks as `seat:1`."""
    letters = {key[0].upper(): token for token, key in enumerate(TOKEN_KEYS)}
    if word.lower() in TOKEN_KEYS:
        return int(BAG), [TOKEN_KEYS.index(word.lower())]
    if word in letters:
        return int(BAG), [letters[word]]
    keys = [card.key for card in pack.tool_cards]
    if word in keys:
        return int(DECK), [keys.index(word)]
    kind, _, number = word.partition(":")
    if kind in ("card", "seat") and number.isdecimal() and len(number) < 3:
        return int(DEALS), [int(number) - (1 if kind == "card" else 0)]
    raise BadPosition(
        f"draws: {word!r} is no chance outcome; it is a token ({', '.join(TOKEN_KEYS)}), a tool card such as axe-2, "
        f"card:N for a dealt turn order card, or seat:N for a youth rank{did_you_mean(word, (*TOKEN_KEYS, *keys))}"
    )
