"""Words that all sentences share: tiles, cards and symbols by name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from readingroom.games.labyrinth.cards.names import GENRE_KEYS, OPTION_KEYS, cell_key, cell_number
from readingroom.games.labyrinth.cards.pack import Pack
from readingroom.games.labyrinth.rules.geometry import COMPASS, RING
from readingroom.games.labyrinth.rules.house import (
    BOOKS,
    FIRST_PILE,
    FIRST_REWARD,
    GENRES,
    REWARDS,
    SYMBOL_BITS,
    TERRORS,
)

DIRECTION_WORDS: Final = ("north-west", "north-east", "south-east", "south-west")


# --- the floor ----------------------------------------------------------------------------------------------


def place(cell: int) -> str:
    """A tile by its key; the compass by its name."""
    return "the compass" if cell == COMPASS else cell_key(cell)


def place_of(key: str) -> str:
    """The same for a cell's key."""
    return place(cell_number(key))


def junction_words(junction: int) -> str:
    """A gap of the Bookwyrm's ring, by two of the four tiles round it."""
    row, column = RING[junction]
    return f"between {place(row * 5 + column)} and {place(row * 5 + column + 6)}"


# --- lists and numbers --------------------------------------------------------------------------------------


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words in a sentence: "a, b and c"."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def counted(number: int, thing: str) -> str:
    """A number of things: "1 action", "2 actions"."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def capital(sentence: str) -> str:
    """The sentence with a capital at its head, the rest as it is."""
    return sentence[:1].upper() + sentence[1:]


# --- genres and symbols -------------------------------------------------------------------------------------


def a_book(genre: int) -> str:
    """A Book of a genre, by its colour: "an orange Book"."""
    return f"{'an' if GENRE_KEYS[genre] == 'orange' else 'a'} {GENRE_KEYS[genre]} Book"


def symbol_counts(symbols: int) -> list[int]:
    """How many of each symbol, out of the number in which the rules count them."""
    return [(symbols >> (genre * SYMBOL_BITS)) & 127 for genre in range(GENRES)]


def symbols_words(counts: Sequence[int]) -> str:
    """Symbols in a sentence: "2 orange and 1 blue"."""
    return listed([f"{count} {GENRE_KEYS[genre]}" for genre, count in enumerate(counts) if count > 0])


# --- cards --------------------------------------------------------------------------------------------------


def options_of(pack: Pack, reward: int) -> tuple[str, ...]:
    """The two options of a booster in the order in which answers count them; none for an item."""
    options = pack.rewards[reward].options if reward < len(pack.rewards) else ()
    return tuple(sorted(options, key=OPTION_KEYS.index))


def option_title(pack: Pack, key: str) -> str:
    """What a booster's option is called."""
    return pack.options[OPTION_KEYS.index(key)].title


def thing_name(pack: Pack, thing: int) -> str:
    """A Book, a Reward card or a captured Terror by its name; a booster by its two options."""
    return thing_names(pack)[thing]


@lru_cache(maxsize=8)
def thing_names(pack: Pack) -> tuple[str, ...]:
    """The names of all things; those that two share are told apart by a number, and those that a pack lacks too."""
    books = [book.name for book in pack.books]
    rewards = [
        reward.name or " / ".join(option_title(pack, key) for key in options_of(pack, number))
        for number, reward in enumerate(pack.rewards)
    ]
    terrors = [terror.name for terror in pack.terrors]
    named = [
        *books,
        *(f"Book {number}" for number in range(len(books), BOOKS)),
        *rewards,
        *(f"Reward card {number}" for number in range(len(rewards), REWARDS)),
        *terrors,
        *(f"Terror {number}" for number in range(len(terrors), TERRORS)),
    ]
    return tuple(
        name if named.index(name) == thing else f"{name} ({named[: thing + 1].count(name)})"
        for thing, name in enumerate(named)
    )


def book_name(pack: Pack, book: int) -> str:
    """A Book by its number."""
    return thing_name(pack, book)


def reward_name(pack: Pack, reward: int) -> str:
    """A Reward card by its number."""
    return thing_name(pack, int(FIRST_REWARD) + reward)


def terror_name(pack: Pack, terror: int) -> str:
    """A Terror by its number."""
    return thing_name(pack, int(FIRST_PILE) + terror)
