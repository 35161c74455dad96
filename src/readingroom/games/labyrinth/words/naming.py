"""What all sentences share: tiles, cards, people and symbols, as phrases that the catalogues find words for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from readingroom.core.phrases import Phrase, Word, phrase
from readingroom.games.labyrinth.cards.names import GENRE_KEYS, OPTION_KEYS, cell_number
from readingroom.games.labyrinth.cards.pack import Pack, published_pack
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

# --- the floor ----------------------------------------------------------------------------------------------

# How a sentence speaks of a tile: by its name, as what is done something to, as where something is, or on a way.
Role = Literal["named", "object", "on", "to", "from"]


def tile(cell: int, role: Role = "named") -> Phrase:
    """A tile by row and column; the compass by its name."""
    which = "compass" if cell == COMPASS else "tile"
    return phrase(f"labyrinth-tile-{role}", tile=which, row=cell // 5 + 1, column=cell % 5 + 1)


def tile_of(key: str, role: Role = "named") -> Phrase:
    """The same for a cell's key."""
    return tile(cell_number(key), role)


def some_tile(role: Role) -> Phrase:
    """A tile that is not known yet."""
    return phrase(f"labyrinth-tile-{role}", tile="some", row=0, column=0)


def place(cell: int) -> str:
    """A tile as text, for doors that write their own sentences."""
    return str(tile(cell))


def place_of(key: str) -> str:
    """The same for a cell's key."""
    return place(cell_number(key))


def junction(number: int) -> Phrase:
    """A gap of the Bookwyrm's ring, by two of the four tiles round it, or by its rows and columns."""
    row, column = RING[number]
    first, second = tile(row * 5 + column), tile(row * 5 + column + 6)
    return phrase(
        "labyrinth-junction",
        first=first,
        second=second,
        row=row + 1,
        next_row=row + 2,
        column=column + 1,
        next_column=column + 2,
    )


# --- lists and numbers --------------------------------------------------------------------------------------


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words in a sentence: "a, b and c"."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def either(words: Sequence[Phrase]) -> Phrase:
    """Phrases in a sentence: "a, b or c"."""
    *first, last = words
    if not first:
        return last
    before = first[0]
    for one in first[1:]:
        before = phrase("list-more", first=before, next=one)
    return phrase("labyrinth-either", first=before, last=last)


def counted(number: int, thing: str) -> str:
    """A number of things: "1 action", "2 actions"."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def capital(sentence: str) -> str:
    """The sentence with a capital at its head, the rest as it is."""
    return sentence[:1].upper() + sentence[1:]


# --- people -------------------------------------------------------------------------------------------------


def person(seat: int, names: Sequence[str]) -> Word:
    """A player by name."""
    return names[seat] if seat < len(names) else phrase("labyrinth-seat", number=seat + 1)


# --- genres and symbols -------------------------------------------------------------------------------------


def genres(numbers: Sequence[int]) -> tuple[Phrase, ...]:
    """Genres for a sentence: "red, red and blue"."""
    return tuple(phrase("labyrinth-genre", genre=GENRE_KEYS[genre]) for genre in numbers)


def symbol_counts(symbols: int) -> list[int]:
    """How many of each symbol, out of the number in which the rules count them."""
    return [(symbols >> (genre * SYMBOL_BITS)) & 127 for genre in range(GENRES)]


def symbols(counts: Sequence[int]) -> tuple[Phrase, ...]:
    """Symbols for a sentence, alike ones counted: "2 orange and 1 blue"."""
    return tuple(
        phrase("labyrinth-symbols", count=count, genre=GENRE_KEYS[genre])
        for genre, count in enumerate(counts)
        if count > 0
    )


def symbols_of(counts: Counter[str]) -> tuple[Phrase, ...]:
    """The same out of a count by genre."""
    return symbols([counts[key] for key in GENRE_KEYS])


def symbols_words(counts: Sequence[int]) -> str:
    """The same as text, for doors that write their own sentences."""
    return listed([str(one) for one in symbols(counts)])


# --- cards --------------------------------------------------------------------------------------------------


def options_of(pack: Pack, reward: int) -> tuple[str, ...]:
    """The two options of a booster in the order in which answers count them; none for an item."""
    options = pack.rewards[reward].options if reward < len(pack.rewards) else ()
    return tuple(sorted(options, key=OPTION_KEYS.index))


OWN: Final = "own"  # a name that only its pack gives, so that every language prints it as it is


def card(key: str, name: str, published: str | None) -> Phrase:
    """A card by its id, which catalogues may name otherwise than it is printed; one that a pack renamed by its name."""
    return phrase("labyrinth-card", card=key if name == published else OWN, name=name)


def name_of_option(pack: Pack, key: str) -> Phrase:
    """A booster's option."""
    number = OPTION_KEYS.index(key)
    title = pack.options[number].title
    known = title == published_pack().options[number].title
    return phrase("labyrinth-option", option=key if known else OWN, title=title)


def name_of_genre(pack: Pack, genre: int) -> Phrase:
    """A genre by its title."""
    title = pack.genres[genre].title
    known = title == published_pack().genres[genre].title
    return phrase("labyrinth-genre-title", genre=GENRE_KEYS[genre] if known else OWN, title=title)


@lru_cache(maxsize=1)
def published_names() -> dict[str, str]:
    """The cards of the box by id, as they are printed."""
    box = published_pack()
    printed = [(one.key, one.name) for one in box.books]
    printed += [(one.key, one.name) for one in box.rewards]
    return dict([*printed, *((one.key, one.name) for one in box.terrors)])


@lru_cache(maxsize=8)
def names(pack: Pack) -> tuple[Phrase, ...]:
    """All things by name; those that two share are told apart by a number, and those that a pack lacks too."""
    known = published_names()
    lack = {
        "book": range(len(pack.books), BOOKS),
        "reward": range(len(pack.rewards), REWARDS),
        "terror": range(len(pack.terrors), TERRORS),
    }
    unnamed = {kind: [phrase("labyrinth-unnamed", kind=kind, number=one) for one in lack[kind]] for kind in lack}
    named = [
        *(card(one.key, one.name, known.get(one.key)) for one in pack.books),
        *unnamed["book"],
        *(
            card(one.key, one.name, known.get(one.key)) if one.name else booster(pack, number)
            for number, one in enumerate(pack.rewards)
        ),
        *unnamed["reward"],
        *(card(one.key, one.name, known.get(one.key)) for one in pack.terrors),
        *unnamed["terror"],
    ]
    shown = [one.args.get("name", one) for one in named]  # what is printed, whatever a language calls it
    return tuple(
        one if shown.index(shown[number]) == number else again(one, shown[: number + 1].count(shown[number]))
        for number, one in enumerate(named)
    )


def booster(pack: Pack, reward: int) -> Phrase:
    """A booster by its two options."""
    first, second = options_of(pack, reward)
    return phrase("labyrinth-booster", first=name_of_option(pack, first), second=name_of_option(pack, second))


def again(name: Phrase, number: int) -> Phrase:
    """The second, third, ... card of a name."""
    return phrase("labyrinth-card-again", card=name, number=number)


def number_among_alike(pack: Pack, thing: int) -> int:
    """Which of the cards of its name a thing is, counted from 1."""
    name = names(pack)[thing]
    return int(str(name.args["number"])) if name.key == "labyrinth-card-again" else 1


def name_of(pack: Pack, number: int) -> Phrase:
    """A Book, a Reward card or a captured Terror by its name; a booster by its two options."""
    return names(pack)[number]


def name_of_book(pack: Pack, book: int) -> Phrase:
    """A Book by its number."""
    return name_of(pack, book)


def name_of_reward(pack: Pack, reward: int) -> Phrase:
    """A Reward card by its number."""
    return name_of(pack, int(FIRST_REWARD) + reward)


def name_of_terror(pack: Pack, terror: int) -> Phrase:
    """A Terror by its number."""
    return name_of(pack, int(FIRST_PILE) + terror)


# --- the same as text, for doors that write their own sentences -------------------------------------------------


def thing_name(pack: Pack, thing: int) -> str:
    """A Book, a Reward card or a captured Terror."""
    return str(name_of(pack, thing))
