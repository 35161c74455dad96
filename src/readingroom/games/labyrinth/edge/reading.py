"""What a player reads off a view: hands and symbols, ways and what lies at their ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from readingroom.core.phrases import Phrase, Word, phrase
from readingroom.games.labyrinth.cards.names import GENRE_KEYS, cell_number
from readingroom.games.labyrinth.cards.pack import Pack
from readingroom.games.labyrinth.edge.actions import LabyrinthAction, thing_numbers
from readingroom.games.labyrinth.edge.odds import LabyrinthOdds
from readingroom.games.labyrinth.edge.view import GenreView, LabyrinthView, TileView
from readingroom.games.labyrinth.rules.house import FIRST_REWARD
from readingroom.games.labyrinth.rules.table import TROLLEY
from readingroom.games.labyrinth.words.naming import name_of, name_of_terror, person, thing_name, tile
from readingroom.games.labyrinth.words.text import who_is

Sides = tuple[bool, bool, bool, bool]
SIDES = ("north", "east", "south", "west")
CLOSED: Sides = (False, False, False, False)


@dataclass(frozen=True, slots=True)
class Looks:
    """A seat's view with its odds, the cards of the pack, and names for the people."""

    view: LabyrinthView
    odds: LabyrinthOdds | None
    pack: Pack
    names: Sequence[str]
    then: tuple[LabyrinthAction, ...] | None = None  # what the seat plans to do next; None: no plan is known

    # --- people and hands -------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Whose view it is."""
        return self.view.seat or 0

    def own(self) -> tuple[int, ...]:
        """The hands that the seat plays: alone, the Trolley's too."""
        return (0, 1) if self.view.solo else (self.seat,)

    def others(self) -> tuple[int, ...]:
        """The hands that cards can be passed to and from."""
        return (1,) if self.view.solo else tuple(hand for hand in range(len(self.view.hands)) if hand != self.seat)

    def who(self, hand: int) -> str:
        """A player or the Trolley as text, for doors that write their own sentences."""
        return str(who_is(hand, self.names, solo=self.view.solo))

    def name(self, thing: int) -> str:
        return thing_name(self.pack, thing)

    def card(self, thing: int) -> Phrase:
        """The same for catalogues."""
        return name_of(self.pack, thing)

    def person(self, hand: int) -> Word:
        """A player by name; alone, the Trolley is spoken of otherwise."""
        return person(hand, self.names)

    def is_trolley(self, hand: int) -> bool:
        """Alone, the second hand is the Trolley's."""
        return self.view.solo and hand == TROLLEY

    def number(self, key: str) -> int:
        """The number of a thing that a view or an action names."""
        return thing_numbers(self.pack)[key]

    def slots(self, hand: int) -> int:
        """How many slots of a hand are filled."""
        held = self.view.hands[hand]
        return len(held.books) + len(held.rewards) + len(held.piles)

    def things(self, hand: int) -> tuple[int, ...]:
        """The Books and Reward cards of a hand."""
        held = self.view.hands[hand]
        return (*held.books, *(int(FIRST_REWARD) + reward for reward in held.rewards))

    def holder(self, thing: int) -> int:
        """The hand that a Book or Reward card lies in; the seat's own if none."""
        return next((hand for hand in range(len(self.view.hands)) if thing in self.things(hand)), self.seat)

    # --- symbols ----------------------------------------------------------------------------------------

    def symbols(self, things: Iterable[int]) -> Counter[str]:
        """The symbols of Books and Reward cards together."""
        found: Counter[str] = Counter()
        for thing in things:
            card = self.pack.books[thing] if thing < FIRST_REWARD else self.pack.rewards[thing - int(FIRST_REWARD)]
            found.update(card.symbols)
        return found

    def held(self, *hands: int) -> list[int]:
        """All cards of some hands."""
        return [thing for hand in hands for thing in self.things(hand)]

    def lacks(self, terror: int, things: Iterable[int]) -> Counter[str]:
        """The symbols of a Terror that cards do not give."""
        return Counter(self.pack.terrors[terror].symbols) - self.symbols(things)

    def terrors(self) -> list[tuple[int, int]]:
        """The Terrors on the grid, with their cells."""
        return [(cell, tile.terror) for cell, tile in enumerate(self.view.tiles) if tile.terror is not None]

    def terror(self, terror: int) -> Phrase:
        return name_of_terror(self.pack, terror)

    # --- decks and Shelves ------------------------------------------------------------------------------

    def genre(self, key: str) -> GenreView:
        return self.view.genres[GENRE_KEYS.index(key)]

    def drawn_from(self, key: str) -> list[int]:
        """The Books that a take of a genre may bring: its deck, or the discards that an empty one is made of."""
        genre = self.genre(key)
        if genre.deck == 0:
            return list(genre.discard)
        gone = {*genre.discard, *(thing for hand in range(len(self.view.hands)) for thing in self.things(hand))}
        gone |= {book for hand in self.view.hands for pile in hand.piles for book in pile.books}
        return [number for number, book in enumerate(self.pack.books) if book.genre == key and number not in gone]

    def filled(self) -> int:
        """How many Shelves are filled."""
        return sum(genre.filled_by is not None for genre in self.view.genres)

    def asked_for(self, genres: Iterable[str]) -> tuple[int, int]:
        """Of the Terrors that are not yet caught, how many show one of these symbols; and how many there are."""
        left = [*self.view.terror_stack, *(terror for _, terror in self.terrors())]
        wanted = set(genres)
        return sum(bool(wanted & set(self.pack.terrors[terror].symbols)) for terror in left), len(left)

    # --- the floor --------------------------------------------------------------------------------------

    def tile(self, key: str) -> TileView:
        return self.view.tiles[cell_number(key)]

    def at(self, hand: int) -> int:
        return cell_number(self.view.hands[hand].cell)

    def beside(self, cell: int) -> Iterator[tuple[int, int]]:
        """The neighbours of a cell, each with its side."""
        row, column = divmod(cell, 5)
        for side, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
            if 0 <= row + down < 5 and 0 <= column + right < 5:
                yield side, (row + down) * 5 + column + right

    def spot(self, cell: int) -> Phrase:
        """A tile as one would point at it: from where one's own meeples stand, if it lies beside them."""
        for hand in self.own():
            side = next((side for side, other in self.beside(self.at(hand)) if other == cell), None)
            if side is not None:
                beside = "me" if hand == self.seat else "trolley"
                return phrase("labyrinth-spot", side=SIDES[side], beside=beside, tile=tile(cell))
        return tile(cell, "object")

    def opened(self, cell: int, sides: Sides) -> tuple[set[int], set[int]]:
        """What one's own meeples could walk to, and no longer, if a tile lay lit with these open sides."""
        gained, lost = set[int](), set[int]()
        for hand in self.own():
            before, after = self.reached(self.at(hand)), self.reached(self.at(hand), {cell: sides})
            gained |= after - before
            lost |= before - after
        return gained, lost

    def dark_beside(self, cell: int) -> int:
        """How many dark tiles could be lit from a cell."""
        return sum(not self.view.tiles[neighbour].lit for _, neighbour in self.beside(cell))

    def reached(self, start: int, turned: Mapping[int, Sides] | None = None) -> set[int]:
        """The cells that a walk without boosters can enter (LAB-MOVE-2, LAB-MOVE-4); tiles may be thought turned."""
        tiles, found, left = self.view.tiles, set[int](), [start]
        sides = {cell: tile.open or CLOSED for cell, tile in enumerate(tiles) if tile.lit} | dict(turned or {})
        while left:
            cell = left.pop()
            if cell != start and (tiles[cell].terror is not None or tiles[cell].shelf is not None):
                continue
            for side, other in self.beside(cell):
                if other in sides and sides[cell][side] and sides[other][(side + 2) % 4] and other not in found:
                    found.add(other)
                    left.append(other)
        return found - {start}

    def prize(self, cell: int, hands: Sequence[int]) -> Phrase | None:
        """What a walk with the cards of these hands would bring at a cell; None: nothing."""
        there = self.view.tiles[cell]
        if there.shelf is not None:
            fitting = self.fitting(there.shelf, hands)
            if not fitting:
                return None
            return phrase("labyrinth-prize-shelf", genre=there.shelf, terror=self.terror(fitting[0]))
        if there.terror is not None:
            payable = not self.lacks(there.terror, self.held(*hands))
            return phrase("labyrinth-prize-terror", terror=self.terror(there.terror)) if payable else None
        return phrase("labyrinth-prize-reward") if there.kind == "reward" and there.lit else None

    def fitting(self, shelf: str, hands: Iterable[int]) -> list[int]:
        """The captured Terrors in some hands that may go to a Shelf."""
        piles = [pile.terror for hand in hands for pile in self.view.hands[hand].piles]
        return [terror for terror in piles if shelf in self.pack.terrors[terror].symbols]
