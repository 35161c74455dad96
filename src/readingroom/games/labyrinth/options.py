"""The options of Library Labyrinth: what each means, what goes together, and the House they make."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from readingroom.core.errors import BadOption
from readingroom.core.options import Option, check_each
from readingroom.core.phrases import Phrase, phrase
from readingroom.core.state import bit
from readingroom.games.labyrinth.cards.names import DIFFICULTY_KEYS, GENRE_KEYS, OPTION_KEYS, SHAPES_KEYS
from readingroom.games.labyrinth.cards.pack import Pack, published_pack
from readingroom.games.labyrinth.edge.actions import actions_with, thing_keys
from readingroom.games.labyrinth.rules.house import AT_RANDOM, MAX_SEATS, SYMBOL_BITS, House

BY_CHANCE: Final = "random"

OPTIONS: Final = (
    Option(
        "difficulty",
        DIFFICULTY_KEYS,
        "standard",
        phrase("labyrinth-option-difficulty"),
    ),
    Option(
        "shapes",
        SHAPES_KEYS,
        "random",
        phrase("labyrinth-option-shapes"),
    ),
    Option("double_curses", (0, 1, 2), 0, phrase("labyrinth-option-double-curses")),
    Option("extra_cards", range(15), 0, phrase("labyrinth-option-extra-cards")),
    Option(
        "wyrm_start",
        (BY_CHANCE, *range(12)),
        BY_CHANCE,
        phrase("labyrinth-option-wyrm-start"),
    ),
    Option(
        "first_player",
        (BY_CHANCE, *range(int(MAX_SEATS))),
        BY_CHANCE,
        phrase("labyrinth-option-first-player"),
    ),
)


def check_options(seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """Seats, difficulty and all else (LAB-SETUP-1), defaults filled in; what does not go together is refused."""
    options = check_each(OPTIONS, seats, given, usual={"difficulty": "solo"} if seats == 1 else {})
    if seats > 1 and options["difficulty"] == "solo":
        raise BadOption(phrase("labyrinth-mistake-solo"))
    if options["first_player"] != BY_CHANCE and options["first_player"] >= seats:
        last = seats - 1
        raise BadOption(phrase("labyrinth-mistake-first-player", last=last, seat=options["first_player"]))
    check_deck(published_pack(), seats, options)
    return options


def check_deck(pack: Pack, seats: int, options: dict[str, Any]) -> None:
    """The standard curses that the deck needs must lie in the box (LAB-DIFF-4, R-9)."""
    cards = pack.deck_sizes[seats - 1]
    needed = cards + options["extra_cards"] - options["double_curses"]
    box = sum(pack.curses)
    if needed > box:
        most = box - cards + options["double_curses"]
        raise BadOption(
            phrase("labyrinth-mistake-extra-cards", most=most, given=options["extra_cards"], needed=needed, box=box)
        )


def pointless(seats: int) -> dict[str, dict[Any, Phrase]]:
    """Alone there is nobody else to begin, and the novice's tiles are those of the solo row (R-57)."""
    if seats > 1:
        return {}
    return {
        "difficulty": {"novice": phrase("labyrinth-pointless-novice")},
        "first_player": dict.fromkeys(range(int(MAX_SEATS)), phrase("labyrinth-pointless-first-player")),
    }


# --- the House ------------------------------------------------------------------------------------------------


def make_house(pack: Pack, seats: int, options: dict[str, Any], *, live: bool) -> House:
    """The numbers of a pack and checked options, as the rules read them."""
    del live  # nothing is ever called out at this table
    check_deck(pack, seats, options)  # the options were checked against the published pack
    house = House()
    house.thing_keys, house.action_texts = thing_keys(pack), actions_with(pack).texts
    fill_books(house, pack)
    fill_rewards(house, pack)
    fill_terrors(house, pack)
    fill_tiles(house, pack, options)
    house.curse_bag = in_bytes(pack.curses)
    house.curses = pack.deck_sizes[seats - 1] + options["extra_cards"]  # LAB-SETUP-8, LAB-DIFF-4
    house.doubles = options["double_curses"]  # LAB-DIFF-3
    house.solo = seats == 1
    house.hands = 2 if house.solo else seats  # the Trolley has one of its own (LAB-SOLO-1, LAB-SOLO-3)
    house.first_player = drawn_or(options["first_player"])
    house.bookwyrm = drawn_or(options["wyrm_start"])
    return house


def fill_books(house: House, pack: Pack) -> None:
    for number, book in enumerate(pack.books):
        genre = GENRE_KEYS.index(book.genre)
        house.book_symbols[number] = symbol_count(book.symbols)
        house.genre_of[number] = genre
        house.genre_set[genre] |= bit(number)
        house.books |= bit(number)


def fill_rewards(house: House, pack: Pack) -> None:
    for number, reward in enumerate(pack.rewards):
        house.rewards |= bit(number)
        house.item_symbols[number] = symbol_count(reward.symbols)
        if reward.kind == "item":
            house.items |= bit(number)
        for option in reward.options:
            house.option_set[OPTION_KEYS.index(option)] |= bit(number)


def fill_terrors(house: House, pack: Pack) -> None:
    for number, terror in enumerate(pack.terrors):
        house.terrors |= bit(number)
        house.terror_symbols[number] = symbol_count(terror.symbols)
        for symbol in terror.symbols:
            house.terror_genres[number] |= bit(GENRE_KEYS.index(symbol))


def fill_tiles(house: House, pack: Pack, options: dict[str, Any]) -> None:
    """The row of tiles of a difficulty (LAB-SETUP-2, LAB-DIFF-1), and which shapes come first (LAB-DIFF-2)."""
    row = pack.difficulty(options["difficulty"])
    house.box_of_tiles = in_bytes(pack.box_of_tiles)
    house.crossroads = row.crossroads
    house.terror_tiles = row.terror
    house.shelf_tiles = row.shelf
    house.reward_tiles = row.reward
    house.shapes_from = SHAPES_KEYS.index(options["shapes"])


def symbol_count(symbols: Iterable[str]) -> int:
    """One byte a symbol, the first genre's lowest."""
    return sum(1 << (SYMBOL_BITS * GENRE_KEYS.index(symbol)) for symbol in symbols)


def in_bytes(counts: tuple[int, ...]) -> int:
    """Some counts in one number, the first one lowest."""
    return sum(count << (8 * place) for place, count in enumerate(counts))


def drawn_or(value: str | int) -> int:
    """A number that was given, or AT_RANDOM."""
    return AT_RANDOM if isinstance(value, str) else value
