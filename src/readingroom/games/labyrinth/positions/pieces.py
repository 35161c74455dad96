"""Counting pieces while a position is laid out: none may be lost or doubled."""

from __future__ import annotations

from readingroom.core.errors import BadPosition
from readingroom.core.near import did_you_mean
from readingroom.games.labyrinth.cards.names import GENRE_KEYS
from readingroom.games.labyrinth.cards.pack import Pack
from readingroom.games.labyrinth.rules.house import FIRST_PILE, FIRST_REWARD
from readingroom.games.labyrinth.rules.state import LabyrinthState
from readingroom.games.labyrinth.rules.table import ALL_SHELVES


class Pieces:
    """What of the box has not been laid out yet."""

    def __init__(self, state: LabyrinthState, pack: Pack) -> None:
        self.state = state
        things = [book.key for book in pack.books]
        self.numbers = {key: number for number, key in enumerate(things)}
        self.numbers |= {reward.key: int(FIRST_REWARD) + number for number, reward in enumerate(pack.rewards)}
        self.numbers |= {terror.key: int(FIRST_PILE) + number for number, terror in enumerate(pack.terrors)}
        self.places: dict[str, str] = {}  # where each piece was laid

    def claim(self, key: str, zone: str) -> None:
        """A piece lies in one place only."""
        if key in self.places:
            raise BadPosition(f"{zone}: {key} already lies in {self.places[key]}")
        self.places[key] = zone

    def thing(self, key: object, zone: str) -> int:
        """The number of a Book, Reward card or captured Terror, wherever it lies."""
        if str(key) not in self.numbers:
            raise BadPosition(f"{zone}: nothing in the box is called {key!r}{did_you_mean(key, self.numbers)}")
        return self.numbers[str(key)]

    def card(self, key: object, zone: str) -> int:
        """Take a Book or Reward card out of the box."""
        number = self.thing(key, zone)
        if number >= FIRST_PILE:
            raise BadPosition(f"{zone}: {key} is a Terror; a captured one is written {{{key!r}: [cards]}}")
        self.claim(str(key), zone)
        return number

    def terror(self, key: object, zone: str) -> int:
        """Take a Terror token out of the box."""
        number = self.thing(key, zone)
        if number < FIRST_PILE:
            raise BadPosition(f"{zone}: {key} is a card, not a Terror")
        self.claim(str(key), zone)
        return number - int(FIRST_PILE)

    def shelf(self, key: object, zone: str) -> int:
        """Take a Shelf token out of the box."""
        if key not in GENRE_KEYS:
            raise BadPosition(
                f"{zone}: Shelves are {', '.join(GENRE_KEYS)}, not {key!r}{did_you_mean(key, GENRE_KEYS)}"
            )
        self.claim(f"the {key} Shelf", zone)
        return GENRE_KEYS.index(str(key))

    def discard(self, key: object) -> None:
        """A card in the discards."""
        card = self.card(key, "discards")
        if card < FIRST_REWARD:
            self.state.book_discard |= 1 << card
        else:
            self.state.reward_discard |= 1 << (card - int(FIRST_REWARD))

    def fill_decks(self) -> None:
        """Decks and stacks hold whatever lies nowhere else."""
        state, house = self.state, self.state.house
        state.book_deck, state.reward_deck = house.books, house.rewards
        state.terror_stack, state.shelf_stack = house.terrors, ALL_SHELVES
        for key in self.places:
            number = self.numbers.get(key)
            if number is None:
                state.shelf_stack &= ~(1 << GENRE_KEYS.index(key.split()[1]))
            elif number < FIRST_REWARD:
                state.book_deck &= ~(1 << number)
            elif number < FIRST_PILE:
                state.reward_deck &= ~(1 << (number - int(FIRST_REWARD)))
            else:
                state.terror_stack &= ~(1 << (number - int(FIRST_PILE)))
