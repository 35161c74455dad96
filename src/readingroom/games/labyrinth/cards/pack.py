"""The card file of Library Labyrinth: reading and checking it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from readingroom.core.packs import Entry, read_pack
from readingroom.games.labyrinth.cards.names import DIFFICULTY_KEYS, DIRECTION_KEYS, GENRE_KEYS, OPTION_KEYS
from readingroom.games.labyrinth.rules.geometry import RING
from readingroom.games.labyrinth.rules.house import BOOKS, MAX_SEATS, REWARDS, TERRORS

PUBLISHED: Final = "cards.toml"

FEWEST_BOOKS: Final = 15  # five players are dealt three each (LAB-SETUP-11)
FEWEST_REWARDS: Final = 5  # and one of these
FEWEST_TERRORS: Final = 6  # one for each Shelf (LAB-END-1)
MOST_SYMBOLS: Final = 6  # on a Book; the published ones have three or four
MOST_ALIKE: Final = 2  # of one symbol on a card: no Terror wants more
MOST_CURSES: Final = 28  # standard cards: they are the clock, and no match may run longer than the game says
FEWEST_CURSES: Final = 3  # above Out of Time, so that two double curses can replace some
LAID: Final = 25  # tiles of a match, the compass among them
MOST_TILES: Final = 15  # of one kind and shape in the box

# Kind and shape of each group of tiles, in the order in which the rules number them.
TILE_GROUPS: Final = (
    ("crossroads", "cross"),
    ("terror", "tee"),
    ("terror", "corner"),
    ("shelf", "tee"),
    ("shelf", "corner"),
    ("reward", "tee"),
    ("reward", "corner"),
)
PATTERNS: Final = {(1, 1, 1): "three", (2, 2): "two_pairs", (2, 2, 2): "three_pairs"}  # of Terrors (CON-14)
DOUBLES: Final = (("NW", "SE"), ("NE", "SW"))  # what the two double curse cards name

# What the rules are written for. It stands in the file for readers, and a pack cannot change it.
FIXED: Final[dict[str, dict[str, Any]]] = {
    "constants": {
        "grid_size": 5,
        "centre": [2, 2],
        "hand_limit": 6,
        "actions_per_turn": 3,
        "max_passed_actions_per_turn": 1,
        "start_books": 3,
        "start_rewards": 1,
        "terror_limit": 6,
        "shelves_to_win": 6,
        "players_min": 1,
        "players_max": 5,
        "trolley_hand_limit": 6,
    },
    "shapes": {"corner": ["N", "E"], "tee": ["N", "E", "W"], "cross": ["N", "E", "S", "W"]},
    "bookwyrm": {"ring": [list(junction) for junction in RING], "double_curse_order": list(DIRECTION_KEYS)},
    "shelves": {"tokens": list(GENRE_KEYS)},
}
WORDS: Final = (*GENRE_KEYS, "dark", "crossroads")  # what positions and draws call by these names
ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Genre:
    """A genre with its symbol, named by the symbol's colour."""

    key: str
    title: str
    shape: str
    skill: str


@dataclass(frozen=True, slots=True)
class Book:
    """A Book card; its first symbol is its genre."""

    key: str
    name: str
    symbols: tuple[str, ...]
    origin: str

    @property
    def genre(self) -> str:
        """The colour of its deck."""
        return self.symbols[0]


@dataclass(frozen=True, slots=True)
class Reward:
    """A Reward card: a magical item with two symbols, or a booster with two options."""

    key: str
    kind: str
    name: str  # of an item
    symbols: tuple[str, ...]
    options: tuple[str, ...]
    origin: str


@dataclass(frozen=True, slots=True)
class BoosterOption:
    """What a booster can do, with the action it goes with, in words for people."""

    key: str
    title: str
    when: str
    effect: str


@dataclass(frozen=True, slots=True)
class Terror:
    """A Terror token."""

    key: str
    name: str
    symbols: tuple[str, ...]
    pattern: str
    origin: str


@dataclass(frozen=True, slots=True)
class Difficulty:
    """The tiles of one difficulty, beside the compass."""

    key: str
    crossroads: int
    terror: int
    shelf: int
    reward: int


@dataclass(frozen=True, slots=True)
class Pack:
    """A whole card file, checked."""

    file: str
    text: str
    genres: tuple[Genre, ...]
    books: tuple[Book, ...]
    rewards: tuple[Reward, ...]
    terrors: tuple[Terror, ...]
    options: tuple[BoosterOption, ...]  # by OPTION_KEYS
    box_of_tiles: tuple[int, ...]  # by TILE_GROUPS
    difficulties: tuple[Difficulty, ...]  # by DIFFICULTY_KEYS
    curses: tuple[int, ...]  # standard curse cards by direction
    deck_sizes: tuple[int, ...]  # cards above Out of Time, from one seat on

    def __hash__(self) -> int:
        """Its text says it all, and remembers its own hash: a pack is looked up with each answer that names a card."""
        return hash(self.text)

    def difficulty(self, key: str) -> Difficulty:
        """A row of tiles by its key."""
        return self.difficulties[DIFFICULTY_KEYS.index(key)]


def load_pack(text: str, file: str) -> Pack:
    """Read a card file; raises BadPack with file, entry and reason."""
    pack = read_pack(text, file, "labyrinth")
    check_fixed(pack)
    genres, decks = read_genres(pack)
    check_ids(entry for list_of in ("books", "rewards", "terrors") for entry in pack.entries(list_of, "id"))
    box_of_tiles = read_tiles(pack)
    curses = read_curses(pack)
    return Pack(
        file=file,
        text=text,
        genres=genres,
        books=read_books(pack, decks),
        rewards=read_rewards(pack),
        terrors=read_terrors(pack),
        options=read_options(pack),
        box_of_tiles=box_of_tiles,
        difficulties=read_difficulties(pack, box_of_tiles),
        curses=curses,
        deck_sizes=read_deck_sizes(pack, sum(curses)),
    )


@cache
def published_pack() -> Pack:
    """The pack inside the package."""
    return load_pack(files(__package__).joinpath(PUBLISHED).read_text("utf-8"), PUBLISHED)


# --- checks that many entries share ---------------------------------------------------------------------------


def check_fixed(pack: Entry) -> None:
    """What the rules are written for must stand as it is, so that nobody changes a number that nothing reads."""
    for table, values in FIXED.items():
        entry = pack.entry(table)
        for key, fixed in values.items():
            if entry.values.get(key, fixed) != fixed:
                raise entry.bad(f"`{key}` is fixed by the rules: {fixed}, not {entry.values[key]!r}")


def check_ids(entries: Iterable[Entry]) -> None:
    """Cards and tokens are named by their ids alone, so no two of them share one."""
    seen: set[str] = set()
    for entry in entries:
        key = entry.text("id")
        if not ID.fullmatch(key):
            raise entry.bad("`id` must be small letters and digits, joined by hyphens")
        if key in WORDS:
            raise entry.bad(f"`id` must not be {key!r}: positions and draws mean something else by it")
        if key in seen:
            raise entry.bad("there are two entries of this id")
        seen.add(key)


def check_number(pack: Entry, what: str, found: int, least: int, most: int) -> None:
    if not least <= found <= most:
        raise pack.bad(f"there must be from {least} to {most} [[{what}]] entries, not {found}")


def check_keys(pack: Entry, table: str, keys: tuple[str, ...]) -> list[Entry]:
    """The entries of a list that always has the same members, in the order in which the rules number them."""
    entries = {entry.text("id"): entry for entry in pack.entries(table, "id")}
    if len(entries) != len(pack.entries(table, "id")) or sorted(entries) != sorted(keys):
        found = ", ".join(entry.text("id") for entry in pack.entries(table, "id"))
        raise pack.bad(f"[[{table}]] must be {', '.join(keys)}, each once, not {found}")
    return [entries[key] for key in keys]


def read_symbols(entry: Entry, least: int, most: int) -> tuple[str, ...]:
    """Symbols may repeat, but none more than twice."""
    listed = entry.values.get("symbols")
    if not isinstance(listed, list) or not least <= len(listed) <= most:
        number = f"{least}" if least == most else f"from {least} to {most}"
        raise entry.bad(f"`symbols` must list {number} symbols, not {listed!r}")
    wrong = [symbol for symbol in listed if symbol not in GENRE_KEYS]
    if wrong:
        raise entry.bad(f"`symbols` must hold only {', '.join(GENRE_KEYS)}, not {wrong[0]!r}")
    symbol, alike = Counter(listed).most_common(1)[0]
    if alike > MOST_ALIKE:
        raise entry.bad(f"`symbols` has {symbol!r} {alike} times; no Terror wants a symbol more than twice")
    return tuple(listed)


def read_origin(entry: Entry) -> str:
    """Where a figure comes from; cards of one's own may leave it out."""
    return entry.text("from") if "from" in entry.values else ""


# --- cards and tokens -----------------------------------------------------------------------------------------


def read_genres(pack: Entry) -> tuple[tuple[Genre, ...], dict[str, tuple[str, int]]]:
    """The genres, and for each genre's own word its colour and how many Books the file says it has."""
    entries = check_keys(pack, "symbols", GENRE_KEYS)
    genres = [
        Genre(entry.text("id"), entry.text("genre_name"), entry.text("shape"), entry.text("skill")) for entry in entries
    ]
    decks = {entry.text("genre"): (entry.text("id"), entry.number("books", 1, int(BOOKS))) for entry in entries}
    if len(decks) != len(entries):
        raise pack.bad("two [[symbols]] have the same `genre`")
    return tuple(genres), decks


def read_books(pack: Entry, decks: dict[str, tuple[str, int]]) -> tuple[Book, ...]:
    entries = pack.entries("books", "id")
    check_number(pack, "books", len(entries), FEWEST_BOOKS, int(BOOKS))
    books = tuple(read_book(entry, decks) for entry in entries)
    counted = Counter(book.genre for book in books)
    for word, (colour, said) in decks.items():
        if counted[colour] != said:
            raise pack.bad(f"[[symbols]] {colour!r} says {said} books, but the file has {counted[colour]} of {word}")
    return books


def read_book(entry: Entry, decks: dict[str, tuple[str, int]]) -> Book:
    colour = decks[entry.choice("genre", tuple(decks))][0]
    symbols = read_symbols(entry, 1, MOST_SYMBOLS)
    if symbols[0] != colour:
        raise entry.bad(f"the first symbol is the genre's: {colour!r}, not {symbols[0]!r}")
    return Book(entry.text("id"), entry.text("name"), symbols, read_origin(entry))


def read_rewards(pack: Entry) -> tuple[Reward, ...]:
    entries = pack.entries("rewards", "id")
    check_number(pack, "rewards", len(entries), FEWEST_REWARDS, int(REWARDS))
    return tuple(read_reward(entry) for entry in entries)


def read_reward(entry: Entry) -> Reward:
    key, kind = entry.text("id"), entry.choice("kind", ("item", "booster"))
    if kind == "item":
        return Reward(key, kind, entry.text("name"), read_symbols(entry, 2, 2), (), read_origin(entry))
    options = entry.words("options", OPTION_KEYS)
    if len(options) != 2:
        raise entry.bad(f"`options` must name two options, not {list(options)}")
    return Reward(key, kind, "", (), options, read_origin(entry))


def read_terrors(pack: Entry) -> tuple[Terror, ...]:
    entries = pack.entries("terrors", "id")
    check_number(pack, "terrors", len(entries), FEWEST_TERRORS, int(TERRORS))
    terrors = tuple(read_terror(entry) for entry in entries)
    missing = [key for key in GENRE_KEYS if not any(key in terror.symbols for terror in terrors)]
    if missing:
        raise pack.bad(f"no Terror shows {missing[0]!r}, so that Shelf could never be filled")
    return terrors


def read_terror(entry: Entry) -> Terror:
    symbols = read_symbols(entry, 3, 6)
    pattern = PATTERNS.get(tuple(sorted(Counter(symbols).values())))
    if pattern is None:
        raise entry.bad(f"a Terror has three different symbols, two pairs or three pairs, not {', '.join(symbols)}")
    if entry.values.get("pattern", pattern) != pattern:
        raise entry.bad(f"`pattern` says {entry.values['pattern']!r}, but the symbols are {pattern!r}")
    return Terror(entry.text("id"), entry.text("name"), symbols, pattern, read_origin(entry))


def read_options(pack: Entry) -> tuple[BoosterOption, ...]:
    return tuple(
        BoosterOption(entry.text("id"), entry.text("name"), entry.text("when"), entry.text("effect"))
        for entry in check_keys(pack, "booster_options", OPTION_KEYS)
    )


# --- tiles ----------------------------------------------------------------------------------------------------


def read_tiles(pack: Entry) -> tuple[int, ...]:
    """How many of each group lie in the box."""
    counts: dict[tuple[str, str], int] = {}
    for entry in pack.entries("tiles", "id"):
        group = entry.text("kind"), entry.text("shape")
        if group not in (*TILE_GROUPS, ("compass", "cross")):
            raise entry.bad(f"no tile of the game is of kind {group[0]!r} and shape {group[1]!r}")
        if group in counts:
            raise entry.bad(f"there are two entries of kind {group[0]!r} and shape {group[1]!r}")
        counts[group] = entry.number("count", 0, MOST_TILES)
    if counts.get(("compass", "cross")) != 1:
        raise pack.bad("[[tiles]] must have one compass of shape 'cross'")
    return tuple(counts.get(group, 0) for group in TILE_GROUPS)


def read_difficulties(pack: Entry, box: tuple[int, ...]) -> tuple[Difficulty, ...]:
    rows = check_keys(pack, "difficulty", DIFFICULTY_KEYS)
    return tuple(read_difficulty(entry, box) for entry in rows)


def read_difficulty(entry: Entry, box: tuple[int, ...]) -> Difficulty:
    row = Difficulty(
        key=entry.text("id"),
        crossroads=entry.number("crossroads", 0, LAID),
        terror=entry.number("terror", 1, LAID),
        shelf=entry.number("shelf", 6, 20),  # six to fill, and others left to lie round the compass (LAB-SETUP-5)
        reward=entry.number("reward", 0, LAID),
    )
    total = entry.number("compass", 1, 1) + row.crossroads + row.terror + row.shelf + row.reward
    if total != LAID:
        raise entry.bad(f"the tiles must be {LAID} in all, not {total}")
    for kind in ("crossroads", "terror", "shelf", "reward"):
        held = sum(count for (of_kind, _), count in zip(TILE_GROUPS, box, strict=True) if of_kind == kind)
        if entry.number(kind) > held:
            raise entry.bad(f"`{kind}` is {entry.number(kind)}, but [[tiles]] has {held}")
    return row


# --- Disturbance cards ----------------------------------------------------------------------------------------


def read_curses(pack: Entry) -> tuple[int, ...]:
    """The standard curse cards by direction; the double curses and Out of Time are always the same."""
    counts: Counter[tuple[str, ...]] = Counter()
    for entry in pack.entries("disturbance", "id"):
        kind = entry.choice("kind", ("curse", "double", "out_of_time"))
        directions = entry.words("directions", DIRECTION_KEYS)
        allowed = {"curse": tuple((key,) for key in DIRECTION_KEYS), "double": DOUBLES, "out_of_time": ((),)}[kind]
        if directions not in allowed:
            words = " or ".join("+".join(names) or "none" for names in allowed)
            raise entry.bad(f"`directions` of kind {kind!r} must be {words}, not {list(directions)}")
        if directions in counts:
            raise entry.bad("there are two entries of these directions")
        counts[directions] = entry.number("count", 0, MOST_CURSES) if kind == "curse" else entry.number("count", 1, 1)
    missing = [names for names in (*DOUBLES, ()) if names not in counts]
    if missing:
        card = f"double curse {'+'.join(missing[0])}" if missing[0] else "Out of Time"
        raise pack.bad(f"[[disturbance]] must have the card {card}")
    curses = tuple(counts[key,] for key in DIRECTION_KEYS)
    if sum(curses) > MOST_CURSES:
        raise pack.bad(f"[[disturbance]] has {sum(curses)} standard curse cards, at most {MOST_CURSES} are allowed")
    return curses


def read_deck_sizes(pack: Entry, curses: int) -> tuple[int, ...]:
    """How many curses lie above Out of Time, by number of players (LAB-SETUP-8)."""
    counts = pack.entry("disturbance_counts")
    sizes = [counts.number(str(seats), FEWEST_CURSES, MOST_CURSES) for seats in range(1, int(MAX_SEATS) + 1)]
    for seats, size in enumerate(sizes, 1):
        if size > curses:
            raise counts.bad(f"`{seats}` is {size}, but [[disturbance]] has {curses} standard curse cards")
    return tuple(sizes)
