"""The card file of Librarians: reading, checking, and making the tables that the rules read."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from readingroom.core.packs import Entry, read_pack
from readingroom.games.librarians.cards.names import (
    AGE_KEYS,
    ARROW_KEYS,
    COLOUR_KEYS,
    GENRE_KEYS,
    LETTERS,
    POWER_KEYS,
    SIDE_KEYS,
    THRILL_KEYS,
)
from readingroom.games.librarians.rules.house import AUTHORS, GENRE_BOOKS, SHELVES, VOLUMES

PUBLISHED = "cards.toml"


@dataclass(frozen=True, slots=True)
class Book:
    """One book card, or a thrill book: then `action` says what it does, and genre, colour and author are None."""

    key: str
    letter: str
    title: str
    genre: str | None
    colour: str | None
    author: str
    age: str
    series: str | None
    volume: int
    action: str | None


@dataclass(frozen=True, slots=True)
class Genre:
    """A genre with the text of its power in our words."""

    key: str
    name: str
    colour: str
    power: str
    effect: str


@dataclass(frozen=True, slots=True)
class Thrill:
    """The action of a thrill book in our words."""

    key: str
    name: str
    effect: str


@dataclass(frozen=True, slots=True)
class Shelf:
    """A shelf card: its arrow, and the power that counts with the Curse."""

    key: str
    arrow: str
    power: str
    letters: str  # those that the power names
    colours: tuple[str, ...]
    side: str | None
    number: int


@dataclass(frozen=True, slots=True)
class Pack:
    """A whole card file, checked."""

    file: str
    text: str
    genres: tuple[Genre, ...]
    thrills: tuple[Thrill, ...]
    books: tuple[Book, ...]  # eleven a genre, then the thrill books
    authors: tuple[str, ...]  # with several books
    shelves: tuple[Shelf, ...]
    start_shelves: int
    start_hand: int
    hand_limit: int
    plays: int

    def book_number(self, key: str) -> int:
        """The number of a book; ValueError when there is none."""
        return [book.key for book in self.books].index(key)


def load_pack(text: str, file: str) -> Pack:
    """Read a card file; raises BadPack with file, entry and reason."""
    pack = read_pack(text, file, "librarians")
    config = pack.entry("config")
    authors = read_authors(pack)
    thrills = pack.entries("thrills", "id")
    books = (*read_books(pack), *read_thrill_books(pack, thrills))
    check_books(pack, books, authors)
    return Pack(
        file=file,
        text=text,
        genres=read_genres(pack),
        thrills=tuple(Thrill(one.text("action"), one.text("label"), one.text("effect")) for one in thrills),
        books=books,
        authors=authors,
        shelves=read_shelves(pack),
        start_shelves=config.number("start_shelves", 1, 8),
        start_hand=config.number("start_hand", 1, 8),
        hand_limit=config.number("hand_limit", 1, 10),
        plays=config.number("min_plays_per_turn", 1, 4),
    )


@cache
def published_pack() -> Pack:
    """The pack inside the package."""
    return load_pack(files(__package__).joinpath(PUBLISHED).read_text("utf-8"), PUBLISHED)


def read_genres(pack: Entry) -> tuple[Genre, ...]:
    """All 24 genres in their order, four a colour: what each does is a rule, its words are the pack's."""
    entries = pack.entries("genres", "key")
    if tuple(entry.values.get("key") for entry in entries) != GENRE_KEYS:
        raise pack.bad(f"list `[[genres]]` must name, in this order, {', '.join(GENRE_KEYS)}")
    return tuple(
        Genre(
            key=entry.text("key"),
            name=entry.text("label"),
            colour=entry.choice("color", (COLOUR_KEYS[number // 4],)),
            power=entry.text("power_label"),
            effect=entry.text("effect"),
        )
        for number, entry in enumerate(entries)
    )


def read_authors(pack: Entry) -> tuple[str, ...]:
    """Who wrote several books."""
    names = tuple(entry.text("name") for entry in pack.entries("authors", "name"))
    if len(names) > AUTHORS:
        raise pack.bad(f"at most {AUTHORS} authors may have several books, not {len(names)}")
    if len(set(names)) != len(names):
        raise pack.bad("list `[[authors]]` names somebody twice")
    return names


def read_books(pack: Entry) -> tuple[Book, ...]:
    """The books by genre, in the order of the genres."""
    found = [read_book(entry) for entry in pack.entries("books", "id")]
    for genre in GENRE_KEYS:
        count = sum(book.genre == genre for book in found)
        if count != GENRE_BOOKS:
            raise pack.bad(f"genre {genre!r} must have {GENRE_BOOKS} books, not {count}")
    return tuple(sorted(found, key=lambda book: (GENRE_KEYS.index(book.genre or ""), book.key)))


def read_book(entry: Entry) -> Book:
    """One book; its letter is the first of its title, so that nobody has to look twice (LIB-ORD-3)."""
    genre = entry.choice("genre", GENRE_KEYS)
    series = entry.values.get("series") or None
    if series is not None and not isinstance(series, str):
        raise entry.bad(f"`series` must be a text, not {series!r}")
    return Book(
        key=entry.text("id"),
        letter=read_letter(entry),
        title=entry.text("title"),
        genre=genre,
        colour=entry.choice("color", (COLOUR_KEYS[GENRE_KEYS.index(genre) // 4],)),
        author=entry.text("author"),
        age=entry.choice("age", AGE_KEYS),
        series=series,
        volume=entry.number("number", 1, int(VOLUMES)) if series else entry.number("number", 0, 0),
        action=None,
    )


def read_letter(entry: Entry) -> str:
    letter = entry.choice("letter", tuple(LETTERS))
    if not entry.text("title").upper().startswith(letter):
        raise entry.bad(f"`title` must begin with the letter {letter}, not {entry.text('title')!r}")
    return letter


def read_thrill_books(pack: Entry, entries: list[Entry]) -> tuple[Book, ...]:
    """One book for each action (LIB-THR-1)."""
    if tuple(entry.values.get("action") for entry in entries) != THRILL_KEYS:
        raise pack.bad(f"list `[[thrills]]` must name, in this order, the actions {', '.join(THRILL_KEYS)}")
    anonymous = pack.entry("config").text("anonymous")
    return tuple(
        Book(
            key=entry.text("id"),
            letter=read_letter(entry),
            title=entry.text("title"),
            genre=None,
            colour=None,
            author=anonymous,
            age=AGE_KEYS[0],
            series=None,
            volume=0,
            action=entry.text("action"),
        )
        for entry in entries
    )


def check_books(pack: Entry, books: tuple[Book, ...], authors: tuple[str, ...]) -> None:
    """Ids and titles are different, series whole, and only listed authors wrote several books."""
    for what, words in (("id", [book.key for book in books]), ("title", [book.title for book in books])):
        twice = [word for word, count in Counter(words).items() if count > 1]
        if twice:
            raise pack.bad(f"two books have the {what} {twice[0]!r}")
    wrong = [book.key for book in books if not book.key.replace("-", "").replace("_", "").isalnum()]
    if wrong:
        raise pack.bad(f"a book's id is made of letters, digits, - and _, not {wrong[0]!r}")
    check_series(pack, books)
    wrote = Counter(book.author for book in books if book.genre is not None)
    unlisted = [name for name, count in wrote.items() if count > 1 and name not in authors]
    if unlisted:
        raise pack.bad(f"{unlisted[0]!r} wrote {wrote[unlisted[0]]} books, and is not in the list `[[authors]]`")


def check_series(pack: Entry, books: tuple[Book, ...]) -> None:
    """A series has three volumes of one genre and letter."""
    of_series: dict[str, list[Book]] = {}
    for book in books:
        if book.series:
            of_series.setdefault(book.series, []).append(book)
    seen: set[str] = set()
    for name, volumes in of_series.items():
        genre = str(volumes[0].genre)
        whole = sorted(book.volume for book in volumes) == list(range(1, int(VOLUMES) + 1))
        if not whole or any((book.genre, book.letter) != (genre, volumes[0].letter) for book in volumes):
            raise pack.bad(f"series {name!r} must have the volumes 1 to {VOLUMES}, of one genre and letter")
        if genre in seen:
            raise pack.bad(f"genre {genre!r} has two series; it may have one")
        seen.add(genre)


# --- shelves ------------------------------------------------------------------------------------------------


def read_shelves(pack: Entry) -> tuple[Shelf, ...]:
    entries = pack.entries("shelves", "id")
    if len(entries) != SHELVES:
        raise pack.bad(f"there must be {SHELVES} shelf cards, not {len(entries)}")
    shelves = tuple(read_shelf(entry) for entry in entries)
    if len({shelf.key for shelf in shelves}) != len(shelves):
        raise pack.bad("two shelf cards have the same id")
    return shelves


def read_shelf(entry: Entry) -> Shelf:
    """A shelf card with what its power names (LIB-CUR-1, LIB-CUR-2, LIB-CUR-3, LIB-CUR-4, LIB-CUR-8, LIB-CUR-9)."""
    power = entry.choice("power", POWER_KEYS)
    letters = ""
    colours: tuple[str, ...] = ()
    if power in ("banned_letters", "side_letters_only"):
        letters = read_range(entry)
    elif power == "wild_letters_before":
        letters = LETTERS[: LETTERS.index(entry.choice("letter", tuple(LETTERS)))]
    elif power in ("banned_colors", "side_colors_only"):
        colours = entry.words("colors", COLOUR_KEYS)
    elif power == "wild_color":
        colours = (entry.choice("color", COLOUR_KEYS),)
    return Shelf(
        key=entry.text("id"),
        arrow=entry.choice("arrow", ARROW_KEYS),
        power=power,
        letters=letters,
        colours=colours,
        side=entry.choice("side", SIDE_KEYS) if power.startswith("side_") else None,
        number=entry.number("num", 1, 30) if power == "side_max" else 0,
    )


def read_range(entry: Entry) -> str:
    """Letters from one to another, ends included: "D-I"."""
    text = entry.text("letters")
    first, dash, last = text.partition("-")
    if dash != "-" or first not in LETTERS or last not in LETTERS or len(first) != 1 or not first <= last:
        raise entry.bad(f"`letters` must be a range such as D-I, not {text!r}")
    return LETTERS[LETTERS.index(first) : LETTERS.index(last) + 1]
