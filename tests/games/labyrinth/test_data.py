"""The published pack against what the rulebook and public pages say of the box (rules.md, 1.2 to 1.4)."""

from __future__ import annotations

import itertools
import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from readingroom.games.labyrinth.cards.box import lines, open_box
from readingroom.games.labyrinth.cards.names import (
    DIFFICULTY_KEYS,
    GENRE_KEYS,
    GENRE_TITLES,
    OPTION_KEYS,
    OPTION_TITLES,
)
from readingroom.games.labyrinth.cards.pack import Book, Terror, published_pack
from readingroom.games.labyrinth.options import symbol_count
from readingroom.games.labyrinth.rules.house import EVERY_SYMBOL

PACK = published_pack()
PLAIN = tomllib.loads(PACK.text)
BOOKS = {book.name: book for book in PACK.books}
TERRORS = {terror.name: terror for terror in PACK.terrors}
ITEMS = {reward.name: reward for reward in PACK.rewards if reward.kind == "item"}
BOOSTERS = [frozenset(reward.options) for reward in PACK.rewards if reward.kind == "booster"]


def covered(terror: Terror, *books: Book) -> bool:
    """LAB-CAP-1: the symbols of the Books include every one of the Terror's, counting repeats."""
    return not Counter(terror.symbols) - Counter(symbol for book in books for symbol in book.symbols)


def letters(symbols: tuple[str, ...]) -> str:
    return "".join(sorted("RKOGBP"[GENRE_KEYS.index(symbol)] for symbol in symbols))


# --- counts ---------------------------------------------------------------------------------------------------


def test_there_are_31_disturbance_cards() -> None:
    """CON-1, R-7: 28 standard, two double, and Out of Time; a deck for five needs 25."""
    assert sum(group["count"] for group in PLAIN["disturbance"]) == 31
    assert PACK.curses == (7, 7, 7, 7)
    assert PACK.deck_sizes == (16, 18, 21, 24, 25)
    assert [cards.directions for cards in open_box(PACK).curses[4:]] == [("NW", "SE"), ("NE", "SW")]


def test_there_are_30_tiles_and_each_row_lays_25() -> None:
    """CON-2, LAB-SETUP-2: each row fits the box."""
    assert sum(group["count"] for group in PLAIN["tiles"]) == 30
    assert PACK.box_of_tiles == (4, 8, 7, 3, 4, 1, 2)
    rows = [(row.crossroads, row.shelf, row.reward, row.terror) for row in PACK.difficulties]
    assert rows == [(4, 7, 3, 10), (4, 7, 3, 10), (3, 6, 3, 12), (2, 6, 3, 13), (2, 6, 2, 14)]
    assert [row.key for row in PACK.difficulties] == list(DIFFICULTY_KEYS)
    assert {sum(row) for row in rows} == {24}


def test_there_are_60_books_in_six_genres() -> None:
    """CON-3: the first symbol is the genre, and there are three or four of them."""
    decks = Counter(book.genre for book in PACK.books)
    assert [decks[key] for key in GENRE_KEYS] == [9, 9, 11, 7, 12, 12]
    assert {len(book.symbols) for book in PACK.books} == {3, 4}
    words = {symbol["genre"]: symbol["id"] for symbol in PLAIN["symbols"]}
    assert all(words[book["genre"]] == book["symbols"][0] for book in PLAIN["books"])
    assert tuple(genre.title for genre in PACK.genres) == GENRE_TITLES


def test_there_are_six_items_and_nine_boosters() -> None:
    """CON-12: an item a genre, with two of its symbol; Drink Me is two green."""
    assert (len(ITEMS), len(BOOSTERS)) == (6, 9)
    assert ITEMS["Drink Me"].symbols == ("green", "green")
    assert sorted(item.symbols for item in ITEMS.values()) == sorted((key, key) for key in GENRE_KEYS)


def test_boosters_are_all_different_and_every_option_is_there() -> None:
    """CON-13: two Secret Passages may be used together, so at least two cards carry one."""
    assert len(set(BOOSTERS)) == 9
    carried = Counter(option for pair in BOOSTERS for option in pair)
    assert carried["secret_passage"] >= 2
    assert all(carried[option] >= 2 for option in OPTION_KEYS)
    assert tuple(option.title for option in PACK.options) == OPTION_TITLES


def test_there_are_six_shelves_one_a_genre() -> None:
    """CON-15: all different."""
    assert sorted(PLAIN["shelves"]["tokens"]) == sorted(GENRE_KEYS)


# --- figures of the rulebook's examples -----------------------------------------------------------------------


def test_the_basilisk_wants_blue_purple_and_orange() -> None:
    """CON-4, CON-7: so it has no red, and may go to purple or blue."""
    assert letters(TERRORS["Basilisk"].symbols) == "BOP"


def test_jo_march_and_nzinga_capture_the_basilisk_together() -> None:
    """CON-5: and neither alone."""
    jo, nzinga, basilisk = BOOKS["Jo March"], BOOKS["Nzinga"], TERRORS["Basilisk"]
    assert covered(basilisk, jo, nzinga)
    assert not covered(basilisk, jo)
    assert not covered(basilisk, nzinga)


def test_the_kraken_wants_pairs_that_jo_march_and_nzinga_have_not() -> None:
    """CON-6."""
    assert set(Counter(TERRORS["Kraken"].symbols).values()) == {2}
    assert not covered(TERRORS["Kraken"], BOOKS["Jo March"], BOOKS["Nzinga"])


def test_the_chupacabra_wants_red_green_and_blue() -> None:
    """CON-8."""
    assert letters(TERRORS["Chupacabra"].symbols) == "BGR"


def test_anne_shirley_brings_the_red_that_zenobia_lacks() -> None:
    """CON-9, CON-10: a Children's Fiction card has at least one heart; hers has two, as a Book's symbol may repeat."""
    anne, zenobia = BOOKS["Anne Shirley"], BOOKS["Zenobia"]
    assert anne.genre == "red"
    assert covered(TERRORS["Chupacabra"], anne, zenobia)
    assert "red" not in zenobia.symbols
    assert anne.symbols.count("red") == 2


@pytest.mark.parametrize(("name", "symbols"), [("Alice", 4), ("Deborah", 3), ("Gracia Mendes Nasi", 4)])
def test_the_books_of_the_set_up_picture_have_a_symbol_a_word(name: str, symbols: int) -> None:
    """CON-11."""
    assert len(BOOKS[name].symbols) == symbols


def test_terrors_have_three_different_symbols_or_pairs() -> None:
    """CON-14: and of the 24 half have three, a quarter two pairs, a quarter three pairs."""
    assert Counter(terror.pattern for terror in PACK.terrors) == {"three": 12, "two_pairs": 6, "three_pairs": 6}


def test_enheduanna_led_and_the_queen_of_sheba_is_a_legend() -> None:
    """CON-16."""
    assert (BOOKS["Enheduanna"].genre, BOOKS["Queen of Sheba"].genre) == ("blue", "orange")


# --- balance --------------------------------------------------------------------------------------------------


def test_every_colour_is_as_frequent_as_every_other() -> None:
    """1.3: 35 times on Books, 16 times on Terrors, on 11 of the 24 Terrors."""
    on_books = Counter(symbol for book in PACK.books for symbol in book.symbols)
    on_terrors = Counter(symbol for terror in PACK.terrors for symbol in terror.symbols)
    terrors = Counter(symbol for terror in PACK.terrors for symbol in set(terror.symbols))
    assert set(on_books.values()) == {35}
    assert set(on_terrors.values()) == {16}
    assert set(terrors.values()) == {11}


def test_half_of_the_books_have_three_symbols() -> None:
    """1.2: and half of them four."""
    assert Counter(len(book.symbols) for book in PACK.books) == {3: 30, 4: 30}


def test_no_two_terrors_and_no_two_books_of_a_genre_are_alike() -> None:
    """1.3: and no symbol is more than twice on a card (R-33 rests on it)."""
    assert len({letters(terror.symbols) for terror in PACK.terrors}) == 24
    assert len({(book.genre, letters(book.symbols)) for book in PACK.books}) == 60
    symbols = [book.symbols for book in PACK.books] + [terror.symbols for terror in PACK.terrors]
    assert all(max(Counter(card).values()) <= 2 for card in symbols)


def shares(pattern: str, cards: int) -> list[float]:
    """Which share of all teams of that many Books captures each Terror of a pattern."""
    teams = [
        sum(team) | EVERY_SYMBOL
        for team in itertools.combinations([symbol_count(b.symbols) for b in PACK.books], cards)
    ]
    wanted = [symbol_count(terror.symbols) for terror in PACK.terrors if terror.pattern == pattern]
    return [sum((team - want) & EVERY_SYMBOL == EVERY_SYMBOL for team in teams) / len(teams) for want in wanted]


@pytest.mark.parametrize(
    ("pattern", "cards", "least", "most"),
    [
        ("three", 2, 37, 46),
        ("two_pairs", 2, 4, 10),
        ("two_pairs", 3, 26, 32),
        ("three_pairs", 2, 1, 3),
        ("three_pairs", 3, 12, 18),
    ],
)
def test_any_team_of_books_captures_about_as_often(pattern: str, cards: int, least: int, most: int) -> None:
    """1.4: in hundredths of all pairs or threes out of the 60."""
    found = [round(100 * share) for share in shares(pattern, cards)]
    assert (min(found), max(found)) == (least, most)


@pytest.mark.parametrize(
    ("terror", "team"),
    [
        ("Tornado", ["Dorothy Gale"]),
        ("Big Bad Wolf", ["Little Red Riding Hood"]),
        ("Reichenbach Falls", ["Irene Adler"]),
        ("Kraken", ["Little Red Riding Hood", "Harriet Tubman"]),
        ("Dracula", ["Athena", "Marie Curie"]),
    ],
)
def test_the_small_jokes_hold(terror: str, team: list[str]) -> None:
    """Part 6: the right heroine stops the right Terror."""
    assert covered(TERRORS[terror], *(BOOKS[name] for name in team))


# --- words ----------------------------------------------------------------------------------------------------


def test_every_figure_has_a_line_in_both_languages() -> None:
    """`who.toml` speaks of every Book, Terror and magical item, and of nobody else."""
    figures = [(book.key, book.name) for book in PACK.books]
    figures += [(terror.key, terror.name) for terror in PACK.terrors]
    figures += [(item.key, item.name) for item in ITEMS.values()]
    assert set(lines()) == set(figures)
    assert all(line.en and line.de for line in lines().values())
    tables = tomllib.loads(files("readingroom.games.labyrinth.cards").joinpath("who.toml").read_text("utf-8"))
    assert {table: len(entries) for table, entries in tables.items()} == {"books": 60, "terrors": 24, "items": 6}


def test_every_figure_has_an_origin_and_marks() -> None:
    """1.2: what is rulebook, public, or ours."""
    known = {"rulebook", "public", "partial", "ours"}
    for entry in (*PLAIN["books"], *PLAIN["terrors"]):
        assert entry["from"]
        assert {entry["name_source"], entry["symbols_source"]} <= known
    assert Counter(book["name_source"] for book in PLAIN["books"]) == {"rulebook": 7, "public": 14, "ours": 39}
