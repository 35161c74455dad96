"""The words by which `draws` names chance outcomes."""

from __future__ import annotations

from readingroom.core.errors import BadPosition
from readingroom.core.near import did_you_mean
from readingroom.games.labyrinth.cards.names import DIRECTION_KEYS, GENRE_KEYS
from readingroom.games.labyrinth.cards.pack import TILE_GROUPS, Pack
from readingroom.games.labyrinth.rules.geometry import JUNCTIONS
from readingroom.games.labyrinth.rules.house import (
    FROM_BOOKS,
    FROM_CURSES,
    FROM_LOTS,
    FROM_REWARDS,
    FROM_SHELVES,
    FROM_TERRORS,
    FROM_TILES,
    MAX_SEATS,
)

CURSE_WORDS = (*DIRECTION_KEYS, "NW+SE", "NE+SW")
LOTS = {"seat": int(MAX_SEATS), "wyrm": int(JUNCTIONS)}  # how many a lot is drawn from
TURNS = ("0", "1", "2", "3")
NUMBERS = [str(number) for number in range(max(LOTS.values()))]
TILE_WORDS = ("crossroads", *("/".join(group) for group in TILE_GROUPS[1:]))


def forced_draw(pack: Pack, word: str) -> tuple[int, list[int]]:
    """The stream of a named chance outcome, and its numbers: a tile has two, its kind and its rotation."""
    for number, book in enumerate(pack.books):
        if word == book.key:
            return int(FROM_BOOKS) + GENRE_KEYS.index(book.genre), [number]
    named = (
        (FROM_REWARDS, [reward.key for reward in pack.rewards]),
        (FROM_TERRORS, [terror.key for terror in pack.terrors]),
        (FROM_SHELVES, list(GENRE_KEYS)),
        (FROM_CURSES, list(CURSE_WORDS)),
    )
    for stream, words in named:
        if word in words:
            return int(stream), [words.index(word)]
    if word == "crossroads":
        return int(FROM_TILES), [TILE_WORDS.index(word)]
    kind, _, turns = word.replace("-", "/").rpartition("/")  # files of before wrote terror-tee/1
    if kind in TILE_WORDS[1:] and turns in TURNS:
        return int(FROM_TILES), [TILE_WORDS.index(kind), int(turns)]
    lot, _, number_word = word.partition(":")
    if lot in LOTS and number_word in NUMBERS[: LOTS[lot]]:
        return int(FROM_LOTS), [int(number_word)]
    tiles = [f"{kind}/{turn}" for kind in TILE_WORDS[1:] for turn in TURNS]
    known = [*(book.key for book in pack.books), *(key for _, words in named for key in words), *tiles, "crossroads"]
    raise BadPosition(
        f"draws: {word!r} is no chance outcome; it is a Book, Reward card or Terror by id, a Shelf by colour, "
        f"a curse ({', '.join(CURSE_WORDS)}), a tile such as terror/tee/1 or crossroads, seat:N or wyrm:N"
        f"{did_you_mean(word, known)}"
    )
