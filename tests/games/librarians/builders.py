"""Libraries in the notation of the worked examples, as matches.

    match = a_library("0 > : D | G", hand="S G C")

One line a row: `row arrow : left | right`, with `.` for an empty cell, `X/genre` for a book, `X+Y` for a stack with its
top last, `@age` for an audience, `#2` for a volume of a series (one a genre), `=name` for an author. The books are made
for it: a card file of our own, in which each book that a line names has that letter, and books without a genre have
different ones.
"""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Any

import readingroom as rr
from readingroom.games.librarians.cards.names import COLOUR_KEYS, GENRE_KEYS, LETTERS
from readingroom.games.librarians.rules.grid import COLUMNS, ROWS, column_of, row_id
from readingroom.games.librarians.rules.playing import cells_for
from readingroom.games.librarians.rules.state import LibrariansState

BOOK = re.compile(r"^(?P<letter>[A-Z])(?:#(?P<volume>\d))?(?:/(?P<genre>\w+))?(?:@(?P<age>\w+))?(?:=(?P<author>\w+))?$")
SHORT = {
    "bio": "biography", "rom": "romance", "thr": "thriller", "fan": "fantasy", "hor": "horror", "mys": "mystery",
    "adv": "adventure", "com": "comedy", "det": "detective",
}  # fmt: skip
RIGHTWARD, LEFTWARD = ["S02", "S04", "S05", "S07", "S09", "S11"], ["S01", "S03", "S06", "S08", "S10", "S12"]
LAST = 11  # books of a genre


@cache
def printed() -> dict[str, Any]:
    """The published card file as plain data."""
    return tomllib.loads(files("readingroom.games.librarians.cards").joinpath("cards.toml").read_text("utf-8"))


class Box:
    """A card file in the making: books by what is asked of them."""

    def __init__(self) -> None:
        plain = [{"series": "", "number": 0, "author": f"Author {number}"} for number in range(len(printed()["books"]))]
        self.books = [dict(book) | bare for book, bare in zip(printed()["books"], plain, strict=True)]
        self.authors: list[str] = []
        self.taken: set[str] = set()
        self.plain_genres = list(reversed(GENRE_KEYS))

    def book(self, text: str) -> str:
        """The id of a book as a line describes it; a second one like it is another book."""
        if text in [book["id"] for book in self.books] or text.startswith("thrill-"):
            self.taken.add(text)
            return text
        asked = BOOK.match(text)
        assert asked is not None, text
        genre = SHORT.get(asked["genre"] or "", asked["genre"]) or self.other_genre()
        book = next(one for one in self.books if one["genre"] == genre and one["id"] not in self.taken)
        self.taken.add(book["id"])
        volume = int(asked["volume"] or 0)
        book |= {"letter": asked["letter"], "title": f"{asked['letter']} {book['id']}", "age": asked["age"] or "any"}
        if volume:
            book |= {"series": f"{asked['letter']} of {genre}", "number": volume}
        if asked["author"]:
            book["author"] = asked["author"]
            if asked["author"] not in self.authors:
                self.authors.append(asked["author"])
        return str(book["id"])

    def other_genre(self) -> str:
        """A genre that no other book without one has, as long as there are any."""
        genre = self.plain_genres.pop(0)
        self.plain_genres.append(genre)
        return genre

    def finish_series(self) -> None:
        """A series has three volumes: those that nobody asked for lie somewhere else."""
        for book in [one for one in self.books if one["series"]]:
            have = {one["number"] for one in self.books if one["series"] == book["series"]}
            for volume in {1, 2, 3} - have:
                other = next(o for o in self.books if o["genre"] == book["genre"] and o["id"] not in self.taken)
                self.taken.add(other["id"])
                other |= {
                    "letter": book["letter"],
                    "title": f"{book['letter']} {other['id']}",
                    "series": book["series"],
                    "number": volume,
                }

    def text(self) -> str:
        """The card file."""
        self.finish_series()
        data = printed() | {"books": self.books, "authors": [{"name": name, "books": 2} for name in self.authors]}
        lines = [f"{key} = {json.dumps(data[key])}" for key in ("format", "game", "title")]
        lists = ("authors", "books", "shelves", "thrills", "genres")
        lines += [f"{key} = [{', '.join(inline(one) for one in data[key])}]" for key in lists]
        lines += ["[config]", *(f"{key} = {json.dumps(value)}" for key, value in data["config"].items())]
        return "\n".join(lines)


def inline(table: dict[str, Any]) -> str:
    return "{" + ", ".join(f"{key} = {json.dumps(value)}" for key, value in table.items()) + "}"


def a_library(
    *rows: str,
    hand: str = "",
    hands: tuple[str, ...] = (),
    powers: tuple[str, ...] = ("",),
    deck: str | None = None,
    seats: int = 2,
    seed: int = 1,
    shelves: dict[int, str] | None = None,
    asked: str = "turn_goes_on",
    options: dict[str, Any] | None = None,
    turn: dict[str, Any] | None = None,
    **zones: Any,
) -> rr.Match:
    """A match that begins with this library; seat 0 is active. `deck=""`: all other books are out of the game."""
    box, library, laid = Box(), {}, {}
    spare = {">": list(RIGHTWARD), "<": list(LEFTWARD)}
    for named in (shelves or {}).values():
        for cards in spare.values():
            if named in cards:
                cards.remove(named)
    for line in rows:
        row, arrow, left, right = re.match(r"^(-?\d+) ([<>.]) : ?(.*?) ?\| ?(.*)$", line).groups()  # type: ignore[union-attr]
        if arrow != ".":
            laid[row] = (shelves or {}).get(int(row)) or spare[arrow].pop(0)
        cells = dict(chain(enumerate(reversed(left.split()), 1), ()))
        placed = {-steps: text for steps, text in cells.items()} | dict(enumerate(right.split(), 1))
        library[row] = {
            str(column): "+".join(box.book(one) for one in text.split("+"))
            for column, text in sorted(placed.items())
            if text != "."
        }
    held = [[box.book(one) for one in text.split()] for text in (hand, *hands)]
    front = [[box.book(one) for one in text.split()] for text in powers]
    stock = None if deck is None else [box.book(one) for one in deck.split()]
    every = {"genres": list(GENRE_KEYS), "thrills": "all"} | (options or {})
    position: dict[str, Any] = {
        "seats": seats,
        "options": every,
        "shelves": laid,
        "library": library,
        "hands": held + [[] for _ in range(seats - len(held))],
        "powers": front + [[] for _ in range(seats - len(front))],
        "turn": turn or {},
        "asked": asked,
        "pack": {"file": "example.toml", "text": box.text()},
    } | zones
    if stock is not None:
        lying = {*chain(*position["hands"], *position["powers"], stock)}
        lying |= {one for cells in library.values() for stack in cells.values() for one in stack.split("+")}
        in_deck = [one["id"] for one in box.books if one["genre"] in every["genres"]]
        thrills = [one["id"] for one in printed()["thrills"]] if every["thrills"] == "all" else []
        position["discard"] = [one for one in (*in_deck, *thrills) if one not in lying]
    return rr.start("librarians", position=position, seed=seed)


# --- looking ------------------------------------------------------------------------------------------------


def state_of(match: rr.Match) -> LibrariansState:
    """A copy of the state, to ask questions of."""
    state: LibrariansState = match.true_state()
    return state


def in_hand(match: rr.Match, letter: str, seat: int = 0) -> str:
    """The first book of a hand with this letter."""
    box = match.game.box(match.setup)
    letters = {book.key: book.letter for book in box.books}  # type: ignore[attr-defined]
    return next(str(key) for key in match.view(seat).hand if letters[key] == letter)


def number_of(match: rr.Match, key: str) -> int:
    box = match.game.box(match.setup)
    return [book.key for book in box.books].index(key)  # type: ignore[attr-defined]


def cells(match: rr.Match, letter: str) -> set[tuple[int, int]]:
    """Where the active hand's book of this letter may go, as the rules say; and as the answers do."""
    key = in_hand(match, letter, match.to_move or 0)
    state, book = state_of(match), number_of(match, key)
    found = {
        (int(row_id(row)), int(column_of(place)))
        for row in range(ROWS)
        for place in range(COLUMNS)
        if cells_for(state, row, book) >> place & 1
    }
    assert (f"take:{key}" in map(str, match.legal())) == bool(found)
    return found


def is_legal(match: rr.Match, letter: str, row: int, column: int) -> bool:
    return (row, column) in cells(match, letter)


def play(match: rr.Match, letter: str, row: int, column: int) -> list[Any]:
    """Take the book of this letter and put it there."""
    key = in_hand(match, letter, match.to_move or 0)
    return match.play(f"take:{key}", f"at:{row}:{column}")


def shown(match: rr.Match) -> dict[tuple[int, int], str]:
    """The visible letters by cell."""
    return {(cell.row, cell.column): cell.letter for cell in match.view(None).cells}


def options_of(match: rr.Match, kind: str) -> list[str]:
    """The legal answers that begin so."""
    return [str(action) for action in match.legal() if str(action).startswith(kind)]


__all__ = [
    "COLOUR_KEYS", "LETTERS", "a_library", "cells", "in_hand", "is_legal", "number_of", "options_of", "play", "shown",
    "state_of",
]  # fmt: skip
