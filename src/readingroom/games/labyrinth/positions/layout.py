"""A table of Library Labyrinth while its position is written or laid out, and the kinds of zones that only it has."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from readingroom.core.errors import BadPosition
from readingroom.core.holding import Flag, Holds, Layout, Named, Spot
from readingroom.core.pieces import Pieces
from readingroom.core.positions import listed, mapping, number, only, word
from readingroom.core.sets import members
from readingroom.games.labyrinth.cards.names import DIRECTION_KEYS, GENRE_KEYS, cell_key, cell_number
from readingroom.games.labyrinth.cards.pack import Pack
from readingroom.games.labyrinth.rules.house import FIRST_PILE, FIRST_REWARD, SYMBOL_BITS
from readingroom.games.labyrinth.rules.setup import wanted_genres
from readingroom.games.labyrinth.rules.state import LabyrinthState
from readingroom.games.labyrinth.rules.table import ABOVE, ALL_SHELVES, SEAT_BITS, START_BITS

DOUBLES: Final = ("NW+SE", "NE+SW")


class LabyrinthLayout(Layout):
    """What the zones ask for."""

    state: LabyrinthState
    pack: Pack

    @cached_property
    def things(self) -> Pieces:
        """Books, Reward cards and Terrors, as the rules number them together, that lie nowhere yet."""
        numbers = {book.key: place for place, book in enumerate(self.pack.books)}
        numbers |= {reward.key: int(FIRST_REWARD) + place for place, reward in enumerate(self.pack.rewards)}
        numbers |= {terror.key: int(FIRST_PILE) + place for place, terror in enumerate(self.pack.terrors)}
        return Pieces(numbers, sum(1 << thing for thing in numbers.values()))

    @cached_property
    def shelves(self) -> Pieces:
        """The Shelf tokens that lie nowhere yet."""
        return Pieces({f"the {genre} Shelf": place for place, genre in enumerate(GENRE_KEYS)}, int(ALL_SHELVES))

    def card(self, key: object, path: str) -> int:
        """Take a Book or Reward card out of the box."""
        card = self.things.known(key, path)
        if card >= FIRST_PILE:
            raise BadPosition(f"{path}: {key} is a Terror; a captured one is written {{{key!r}: [cards]}}")
        self.things.claim(card, path)
        return card

    def terror(self, key: object, path: str) -> int:
        """Take a Terror token out of the box."""
        terror = self.things.known(key, path)
        if terror < FIRST_PILE:
            raise BadPosition(f"{path}: {key} is a card, not a Terror")
        self.things.claim(terror, path)
        return terror - int(FIRST_PILE)

    def shelf(self, key: object, path: str) -> int:
        """Take a Shelf token out of the box."""
        genre = word(key, GENRE_KEYS, path)
        self.shelves.claim(genre, path)
        return genre

    def named(self, books: int, others: int) -> list[str]:
        """The ids of a set of Books and a set of Reward cards and Terrors."""
        return [self.name(thing) for thing in (*members(books), *(int(FIRST_REWARD) + one for one in members(others)))]

    def name(self, thing: int) -> str:
        """The id of a Book, Reward card or Terror."""
        if thing < FIRST_REWARD:
            return self.pack.books[thing].key
        if thing < FIRST_PILE:
            return self.pack.rewards[thing - int(FIRST_REWARD)].key
        return self.pack.terrors[thing - int(FIRST_PILE)].key


def sets_of(things: Iterable[int]) -> tuple[int, int]:
    """Things as the state has them: a set of Books, and one of all others."""
    together = sum(1 << thing for thing in things)
    return together & ((1 << int(FIRST_REWARD)) - 1), together >> int(FIRST_REWARD)


def fill_decks(layout: LabyrinthLayout) -> None:
    """Decks and stacks hold whatever lies nowhere else."""
    state = layout.state
    books, others = sets_of(members_of(layout.things.left))
    state.book_deck = books & state.house.books
    state.reward_deck = others & state.house.rewards
    state.terror_stack = others >> int(FIRST_PILE - FIRST_REWARD) & state.house.terrors
    state.shelf_stack = layout.shelves.left


def members_of(things: int) -> list[int]:
    """The members of a set that is larger than the rules' numbers are."""
    return [thing for thing in range(things.bit_length()) if things >> thing & 1]


class Truth(Flag):
    """True or false; stored matches were begun with anything that is like one of them."""

    def number(self, layout: Layout, plain: Any, path: str) -> bool:  # noqa: ANN401
        return bool(plain)


# --- cells and things ---------------------------------------------------------------------------------------


class Cell(Named[LabyrinthLayout]):
    """A cell of the maze."""

    def name(self, layout: LabyrinthLayout, what: int) -> str:
        return cell_key(what)

    def number(self, layout: LabyrinthLayout, plain: Any, path: str) -> int:  # noqa: ANN401
        try:
            return cell_number(str(plain))
        except ValueError as error:
            raise BadPosition(f"{path}: {error}") from error


class Thing(Named[LabyrinthLayout]):
    """A Book, a Reward card or a captured Terror, wherever it lies."""

    def name(self, layout: LabyrinthLayout, what: int) -> str:
        return layout.name(what)

    def number(self, layout: LabyrinthLayout, plain: Any, path: str) -> int:  # noqa: ANN401
        return layout.things.known(plain, path)


class Reward(Named[LabyrinthLayout]):
    """A Reward card, wherever it lies."""

    def name(self, layout: LabyrinthLayout, what: int) -> str:
        return layout.pack.rewards[what].key

    def number(self, layout: LabyrinthLayout, plain: Any, path: str) -> int:  # noqa: ANN401
        thing = layout.things.known(plain, path)
        if not FIRST_REWARD <= thing < FIRST_PILE:
            raise BadPosition(f"{path}: {plain} is no Reward card")
        return thing - int(FIRST_REWARD)


class Copied(Thing):
    """A Book on a Photocopier."""

    def number(self, layout: LabyrinthLayout, plain: Any, path: str) -> int:  # noqa: ANN401
        thing = super().number(layout, plain, path)
        if thing >= FIRST_REWARD:
            raise BadPosition(f"{path}: only Books are copied (R-33)")
        return thing


@dataclass(frozen=True)
class Below(Holds[LabyrinthLayout]):
    """What a frame keeps in the lower part of a number."""

    what: Named[LabyrinthLayout]

    def write(self, layout: LabyrinthLayout, spot: Spot) -> Any:  # noqa: ANN401
        return self.what.name(layout, spot.get() % int(ABOVE))

    def read(self, layout: LabyrinthLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        spot.put(self.what.number(layout, plain, path))


@dataclass(frozen=True)
class Above(Below):
    """The same, above it; read after it."""

    def write(self, layout: LabyrinthLayout, spot: Spot) -> Any:  # noqa: ANN401
        return self.what.name(layout, spot.get() // int(ABOVE))

    def read(self, layout: LabyrinthLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        spot.put(spot.get() + self.what.number(layout, plain, path) * int(ABOVE))


@dataclass(frozen=True)
class Things(Holds[LabyrinthLayout]):
    """Books and others in one list; the state has a set of each. `taken`: they lie here, and nowhere else."""

    books: str
    others: str
    taken: bool = False

    def write(self, layout: LabyrinthLayout, spot: Spot) -> list[str]:
        return layout.named(int(getattr(layout.state, self.books)), int(getattr(layout.state, self.others)))

    def read(self, layout: LabyrinthLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        named = layout.card if self.taken else layout.things.known
        things = [named(one, path) for one in listed({path: plain}, path)]
        if len(set(things)) < len(things):
            raise BadPosition(f"{path}: something is named twice")
        books, others = sets_of(things)
        setattr(layout.state, self.books, books)
        setattr(layout.state, self.others, others)


class Hand(Holds[LabyrinthLayout]):
    """Cards by id; a captured Terror is an object, `{"basilisk": ["jo-march", "nzinga"]}`, with the cards under it."""

    def write(self, layout: LabyrinthLayout, spot: Spot) -> list[Any]:
        state, hand = layout.state, spot.index or 0
        cards: list[Any] = layout.named(int(state.hand_books[hand]), int(state.rewards_in(hand)))
        for terror in members(state.hand_others[hand] >> (FIRST_PILE - FIRST_REWARD)):
            under = layout.named(int(state.under_books[terror]), int(state.under_items[terror]))
            cards.append({layout.pack.terrors[terror].key: under})
        return cards

    def read(self, layout: LabyrinthLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        if not isinstance(plain, list):
            raise BadPosition(f"{path}: must be a list of cards, not {plain!r}")
        for card in plain:
            if isinstance(card, dict):
                read_pile(layout, spot.index or 0, card, path)
            else:
                layout.state.put(spot.index or 0, layout.card(card, path))


def read_pile(layout: LabyrinthLayout, hand: int, pile: dict[str, Any], path: str) -> None:
    """A captured Terror with the cards under it."""
    if len(pile) != 1:
        raise BadPosition(f"{path}: a captured Terror is written {{id: [cards]}}, not {pile!r}")
    state, (key, cards) = layout.state, next(iter(pile.items()))
    terror = layout.terror(key, path)
    state.put(hand, int(FIRST_PILE) + terror)
    under = [layout.card(name, f"{path} under {key}") for name in (listed(pile, key) if cards else [])]
    state.under_books[terror], state.under_items[terror] = sets_of(under)
    for item in members(state.under_items[terror] & ~state.house.items):
        booster = layout.pack.rewards[item].key
        raise BadPosition(f"{path}: {booster} is a booster, and only Books and magical items lie under a Terror")


class Returned(Holds[LabyrinthLayout]):
    """The filled Shelves, each with its Terror."""

    def write(self, layout: LabyrinthLayout, spot: Spot) -> dict[str, str]:
        by, terrors = int(layout.state.filled_by), layout.pack.terrors
        return {
            GENRE_KEYS[genre]: terrors[by >> (genre * int(SYMBOL_BITS)) & 255].key
            for genre in members(layout.state.filled)
        }

    def read(self, layout: LabyrinthLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        state = layout.state
        for key, name in mapping({path: plain}, path).items():
            genre, terror = layout.shelf(key, path), layout.terror(name, path)
            state.filled |= 1 << genre
            state.filled_by |= terror << (genre * int(SYMBOL_BITS))
            state.returned |= 1 << terror


# --- curses and the set-up ----------------------------------------------------------------------------------


class Curses(Holds[LabyrinthLayout]):
    """Cards left above Out of Time, and those seen; left out: a whole deck, less what was seen."""

    def write(self, layout: LabyrinthLayout, spot: Spot) -> dict[str, Any]:
        state = layout.state
        printed, unseen = int(state.house.curse_bag), int(state.curse_bag)
        seen = {
            key: (printed >> (place * 8) & 255) - (unseen >> (place * 8) & 255)
            for place, key in enumerate(DIRECTION_KEYS)
        }
        if state.house.doubles:
            seen |= {key: 1 for place, key in enumerate(DOUBLES) if not state.double_unseen >> place & 1}
        return {"left": int(state.curses_left), "seen": {key: count for key, count in seen.items() if count}}

    def read(self, layout: LabyrinthLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        state, house, curses = layout.state, layout.state.house, mapping({path: plain}, path)
        only(curses, ("left", "seen"), path)
        seen = mapping(curses, "seen")
        only(seen, (*DIRECTION_KEYS, *DOUBLES), f"{path} seen")
        state.curse_bag = house.curse_bag
        for place, key in enumerate(DIRECTION_KEYS):
            printed = int(house.curse_bag >> (place * 8) & 255)
            count = number(seen, key, 0, 0, printed)
            state.curse_bag -= count << (place * 8)
            state.curse_unseen += printed - count
        state.doubles_left = house.doubles
        state.double_unseen = 3 if house.doubles else 0
        for place, key in enumerate(DOUBLES):
            if number(seen, key, 0, 0, 1 if state.doubles_left else 0):
                state.double_unseen &= ~(1 << place)
                state.doubles_left -= 1
        whole = int(house.curses) - sum(int(count) for count in seen.values())
        if whole < 0:
            raise BadPosition(f"{path}: more cards were seen than the deck of {house.curses} had")
        state.curses_left = number(curses, "left", whole, int(state.doubles_left), whole)


class Wanted(Holds[LabyrinthLayout]):
    """The set-up: which three genres seats have chosen."""

    def write(self, layout: LabyrinthLayout, spot: Spot) -> dict[str, list[str]]:
        state = layout.state
        return {
            str(seat): [GENRE_KEYS[genre] for genre in wanted_genres(state, seat)] for seat in members(state.chosen)
        }

    def read(self, layout: LabyrinthLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        state = layout.state
        for key, genres in mapping({path: plain}, path).items():
            seat = word(key, [str(seat) for seat in range(state.seats)], path)
            if not isinstance(genres, list) or len(genres) != 3:  # LAB-SETUP-11
                raise BadPosition(f"{path}: seat {seat} chooses three genres, not {genres!r}")
            state.chosen |= 1 << seat
            for genre in genres:
                place = word(genre, GENRE_KEYS, path)
                state.wanted += 1 << (seat * int(SEAT_BITS) + place * int(START_BITS))
