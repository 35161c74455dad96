"""The options of Librarians: what each means, what goes together, and the House they make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.errors import BadOption
from readingroom.core.near import did_you_mean
from readingroom.core.options import Option, check_each
from readingroom.core.phrases import Word, phrase
from readingroom.games.librarians.cards.names import (
    AGE_KEYS,
    ARROW_KEYS,
    COLOUR_KEYS,
    FIRST_GENRES,
    GENRE_KEYS,
    LETTERS,
    POWER_KEYS,
    SIDE_KEYS,
    TALK_KEYS,
    THRILL_KEYS,
)
from readingroom.games.librarians.cards.pack import Pack, published_pack
from readingroom.games.librarians.rules.house import FIRST_THRILL, GENRE_BOOKS, House
from readingroom.games.librarians.rules.sets import add

ALL: Final = "all"


@dataclass(frozen=True, slots=True)
class Chosen(Option):
    """Some of several things, in any order; "all" and a text with commas are understood."""

    of: tuple[str, ...] = ()

    def check(self, value: object, seats: int) -> tuple[str, ...]:
        words: Sequence[object] = [value] if value is None else ()
        if isinstance(value, str):
            words = self.of if value.strip().lower() == ALL else value.replace(",", " ").lower().split()
        elif isinstance(value, list | tuple):
            words = value
        wrong = [word for word in words if word not in self.of]
        if wrong or not isinstance(value, str | list | tuple):
            near: Word = did_you_mean(wrong[0], self.of) if wrong else ""
            allowed = phrase("librarians-option-list", words=", ".join(self.of))
            raise BadOption(
                phrase("mistake-option-value", option=repr(self.key), allowed=allowed, value=repr(value), near=near)
            )
        return tuple(word for word in self.of if word in words)


OPTIONS = (
    Option(
        "level",
        ("story_hour", "reading_room", "sequel_shelf", "heavy_shelves", "night_shift", "restricted_section"),
        "reading_room",
        phrase("librarians-option-level"),
    ),
    Chosen("genres", "a list of genres", FIRST_GENRES, phrase("librarians-option-genres"), of=GENRE_KEYS),
    Option("authors", (True, False), False, phrase("librarians-option-authors")),
    Option("ages", (True, False), False, phrase("librarians-option-ages")),
    Option("sequels", (True, False), False, phrase("librarians-option-sequels")),
    Option("curse_powers", (True, False), False, phrase("librarians-option-curse-powers")),
    Option("curse_vertical", (True, False), False, phrase("librarians-option-curse-vertical")),
    Option("curse_balance", (True, False), False, phrase("librarians-option-curse-balance")),
    Chosen("thrills", "a list of thrills, or all", (), phrase("librarians-option-thrills"), of=THRILL_KEYS),
    Option("exactly_two", (True, False), False, phrase("librarians-option-exactly-two")),
    # At an open table people use words on their honour, and bots read only signals (LIB-COMM-5); before the start and
    # after the end words are free at every table (LIB-COMM-6). What is said in words is the table's affair.
    Option("talk", TALK_KEYS, "whisper", phrase("librarians-option-talk")),
)

# What each step of the ladder adds to the one before (chapter 9 of the rules).
LADDER: Final[dict[str, dict[str, Any]]] = {
    "story_hour": {"genres": ("horror", "romance", "thriller", "fantasy")},
    "reading_room": {"genres": FIRST_GENRES},
    "sequel_shelf": {"sequels": True, "authors": True},
    "heavy_shelves": {"curse_balance": True, "curse_powers": True},
    "night_shift": {"curse_vertical": True},
    "restricted_section": {"ages": True, "thrills": THRILL_KEYS},
}


def usual_at(level: object) -> dict[str, Any]:
    """What the options are at a level unless somebody sets them."""
    usual: dict[str, Any] = {}
    for step, adds in LADDER.items():
        usual |= adds
        if step == level:
            break
    return usual | {"level": level}


def check_options(seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """Defaults filled in; a deck that cannot be dealt is refused (LIB-SETUP-1, LIB-SETUP-4)."""
    level = OPTIONS[0].check(given.get("level", "reading_room"), seats)
    options = check_each(OPTIONS, seats, given, usual=usual_at(level))
    if not options["genres"]:
        raise BadOption(phrase("librarians-mistake-no-genre"))
    pack = published_pack()
    books = len(options["genres"]) * int(GENRE_BOOKS) + len(options["thrills"])
    if books < seats * pack.start_hand:
        raise BadOption(phrase("librarians-mistake-few-books", books=books, seats=seats, each=pack.start_hand))
    return options


# --- the House ----------------------------------------------------------------------------------------------


def make_house(pack: Pack, seats: int, options: dict[str, Any], *, live: bool) -> House:  # noqa: ARG001  # as every game is asked
    """The numbers of a pack and checked options, as the rules read them."""
    house = House()
    fill_books(house, pack)
    fill_deck(house, pack, options)
    fill_shelves(house, pack)
    house.start_shelves = pack.start_shelves
    house.start_hand = min(pack.start_hand, int(house.deck_size) // seats)
    house.hand_limit = pack.hand_limit
    house.plays = pack.plays
    house.authors = options["authors"]
    house.ages = options["ages"]
    house.sequels = options["sequels"]
    house.curse_powers = options["curse_powers"]
    house.curse_vertical = options["curse_vertical"]
    house.curse_balance = options["curse_balance"]
    house.exactly_two = options["exactly_two"]
    house.expanded = any(options[key] for key in ("ages", "sequels", "curse_powers", "curse_vertical", "curse_balance"))
    house.talk = TALK_KEYS.index(options["talk"])
    return house


def fill_books(house: House, pack: Pack) -> None:
    for number, book in enumerate(pack.books):
        house.letter[number] = LETTERS.index(book.letter)
        house.age[number] = AGE_KEYS.index(book.age)
        house.volume[number] = book.volume
        if book.action is not None:
            house.action[number] = THRILL_KEYS.index(book.action)
        if book.genre is not None:
            house.genre[number] = GENRE_KEYS.index(book.genre)
            house.colour[number] = COLOUR_KEYS.index(str(book.colour))
            if book.author in pack.authors:
                house.author[number] = pack.authors.index(book.author)
            if book.series is not None:
                house.series[number] = house.genre[number]  # one series a genre


def fill_deck(house: House, pack: Pack, options: dict[str, Any]) -> None:
    """All books of the chosen genres, and the chosen thrill books (LIB-SETUP-1, LIB-SETUP-2, LIB-THR-1).

    A two-coloured wild book is none of them (LIB-Q-48).
    """
    words = [0] * len(house.deck)
    house.deck = vec[i64](words)
    for number, book in enumerate(pack.books):
        if (book.action or book.genre) in (options["thrills"] if number >= FIRST_THRILL else options["genres"]):
            add(house.deck, 0, number)
            house.deck_size += 1
            if house.author[number] >= 0:
                house.author_books[house.author[number]] += 1  # LIB-AUT-1: counted in this deck
    for key in options["genres"]:
        genre = GENRE_KEYS.index(key)
        house.genres |= 1 << genre
        house.colours |= 1 << (genre // 4)


def fill_shelves(house: House, pack: Pack) -> None:
    for number, shelf in enumerate(pack.shelves):
        house.leftward[number] = ARROW_KEYS.index(shelf.arrow)
        house.power[number] = POWER_KEYS.index(shelf.power)
        house.power_letters[number] = sum(1 << LETTERS.index(letter) for letter in shelf.letters)
        house.power_colours[number] = sum(1 << COLOUR_KEYS.index(colour) for colour in shelf.colours)
        house.power_side[number] = SIDE_KEYS.index(shelf.side) if shelf.side else 0
        house.power_number[number] = shelf.number
