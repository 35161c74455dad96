"""What is in the box: the pieces that never change, for whoever draws the table."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from readingroom.games.labyrinth.cards.names import DIRECTION_KEYS, GENRE_LETTERS
from readingroom.games.labyrinth.cards.pack import (
    DOUBLES,
    TILE_GROUPS,
    BoosterOption,
    Pack,
    published_pack,
)
from readingroom.games.labyrinth.rules.geometry import RING

LINES: Final = "who.toml"


@dataclass(frozen=True, slots=True)
class WhoLine:
    """Who somebody is, in one line; empty where nobody wrote one."""

    en: str
    de: str


@dataclass(frozen=True, slots=True)
class GenreInBox:
    """A genre with its deck, its Shelf token and its symbol."""

    key: str
    letter: str
    title: str
    shape: str
    skill: str
    books: int


@dataclass(frozen=True, slots=True)
class BookInBox:
    """A Book card; events name it by its place in the box."""

    key: str
    name: str
    genre: str
    symbols: tuple[str, ...]
    origin: str
    who: WhoLine


@dataclass(frozen=True, slots=True)
class RewardInBox:
    """A Reward card: a magical item with its symbols, or a booster with its two options."""

    key: str
    kind: str
    name: str
    symbols: tuple[str, ...]
    options: tuple[str, ...]
    origin: str
    who: WhoLine


@dataclass(frozen=True, slots=True)
class TerrorInBox:
    """A Terror token; it goes to any Shelf whose symbol it shows."""

    key: str
    name: str
    symbols: tuple[str, ...]
    origin: str
    who: WhoLine


@dataclass(frozen=True, slots=True)
class TilesInBox:
    """Floor tiles of one kind and shape, beside the compass."""

    kind: str
    shape: str
    count: int


@dataclass(frozen=True, slots=True)
class CursesInBox:
    """Disturbance cards that name the same tiles; two directions are a double curse."""

    directions: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class LabyrinthBox:
    """Everything printed that a table may use."""

    genres: tuple[GenreInBox, ...]
    books: tuple[BookInBox, ...]
    rewards: tuple[RewardInBox, ...]
    options: tuple[BoosterOption, ...]
    terrors: tuple[TerrorInBox, ...]
    tiles: tuple[TilesInBox, ...]
    curses: tuple[CursesInBox, ...]
    ring: tuple[tuple[int, int], ...]  # the tile north-west of each junction, clockwise


def open_box(pack: Pack) -> LabyrinthBox:
    """The pieces of a pack."""
    return LabyrinthBox(
        genres=genres_of(pack),
        books=tuple(
            BookInBox(book.key, book.name, book.genre, book.symbols, book.origin, who_is(book.key, book.name))
            for book in pack.books
        ),
        rewards=rewards_of(pack),
        options=pack.options,
        terrors=tuple(
            TerrorInBox(terror.key, terror.name, terror.symbols, terror.origin, who_is(terror.key, terror.name))
            for terror in pack.terrors
        ),
        tiles=tuple(
            TilesInBox(kind, shape, count) for (kind, shape), count in zip(TILE_GROUPS, pack.box_of_tiles, strict=True)
        ),
        curses=(
            *(CursesInBox((key,), count) for key, count in zip(DIRECTION_KEYS, pack.curses, strict=True)),
            *(CursesInBox(pair, 1) for pair in DOUBLES),
        ),
        ring=RING,
    )


def genres_of(pack: Pack) -> tuple[GenreInBox, ...]:
    decks = [book.genre for book in pack.books]
    return tuple(
        GenreInBox(genre.key, letter, genre.title, genre.shape, genre.skill, decks.count(genre.key))
        for genre, letter in zip(pack.genres, GENRE_LETTERS, strict=True)
    )


def rewards_of(pack: Pack) -> tuple[RewardInBox, ...]:
    """A booster is called by its two options."""
    titles = {option.key: option.title for option in pack.options}
    return tuple(
        RewardInBox(
            key=reward.key,
            kind=reward.kind,
            name=reward.name or " / ".join(titles[option] for option in reward.options),
            symbols=reward.symbols,
            options=reward.options,
            origin=reward.origin,
            who=who_is(reward.key, reward.name),
        )
        for reward in pack.rewards
    )


# --- who is who -----------------------------------------------------------------------------------------------


def who_is(key: str, name: str) -> WhoLine:
    """The line on a published figure; somebody else who took its id has another name, and no line."""
    return lines().get((key, name), WhoLine("", ""))


@cache
def lines() -> dict[tuple[str, str], WhoLine]:
    """All lines, by id and published name."""
    pack = published_pack()
    names = {piece.key: piece.name for pieces in (pack.books, pack.rewards, pack.terrors) for piece in pieces}
    tables: dict[str, Any] = tomllib.loads(files(__package__).joinpath(LINES).read_text("utf-8"))
    return {
        (key, names[key]): WhoLine(line["en"], line["de"]) for table in tables.values() for key, line in table.items()
    }
