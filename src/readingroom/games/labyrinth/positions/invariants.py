"""What must hold at every moment of a match (5.6); the laws call it after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from readingroom.core.errors import require
from readingroom.core.sets import members
from readingroom.games.labyrinth.rules.geometry import COMPASS_CELL, JUNCTIONS
from readingroom.games.labyrinth.rules.house import AT_RANDOM, CARDS, FIRST_PILE, FIRST_REWARD, HAND_LIMIT
from readingroom.games.labyrinth.rules.state import LabyrinthState
from readingroom.games.labyrinth.rules.table import ALL_SHELVES, OVERRUN, TERROR_LIMIT

PILES_FROM = int(FIRST_PILE - FIRST_REWARD)


def check_pieces(state: LabyrinthState) -> None:
    """Raise Broken when a card or token was made, lost or doubled."""
    house, hands = state.house, range(state.house.hands)
    piles = [int(state.hand_others[hand]) >> PILES_FROM for hand in hands]
    captured = [terror for pile in piles for terror in members(pile)]
    books = [state.book_deck, state.book_discard, *state.hand_books, *state.under_books]
    rewards = [state.reward_deck, state.reward_discard, *(int(others) & int(CARDS) for others in state.hand_others)]
    once(books, int(house.books), "INV-2: Books")
    once([*rewards, *state.under_items], int(house.rewards), "INV-2: Reward cards")
    on_grid = [1 << int(state.token[cell]) for cell in members(state.terrors_on)]
    once([state.terror_stack, state.returned, *piles, *on_grid], int(house.terrors), "INV-3: Terrors")
    shelves = [1 << int(state.token[cell]) for cell in members(state.shelves_on)]
    once([state.shelf_stack, state.filled, *shelves], int(ALL_SHELVES), "INV-4: Shelf tokens")
    for terror in range(len(state.under_books)):
        guarded = state.under_books[terror] or state.under_items[terror]
        require(not guarded or terror in captured, f"LAB-CAP-4: cards lie under Terror {terror}, which nobody holds")
    curses = sum(int(state.curse_bag) >> (place * 8) & 255 for place in range(4))
    require(curses == state.curse_unseen, "LAB-DIST-1: the curses are miscounted")


def once(sets: Iterable[int], whole: int, what: str) -> None:
    """Every member of the whole lies in exactly one of the sets."""
    places = Counter(member for one in sets for member in members(one))
    doubled = [member for member, count in places.items() if count > 1]
    require(not doubled, f"{what}: number {doubled[:1]} lies in two places")
    require(set(places) == set(members(whole)), f"{what}: {sorted(set(members(whole)) ^ set(places))} are lost or made")


def check_table(state: LabyrinthState) -> None:
    """The other invariants."""
    for hand in range(state.house.hands):
        require(state.slots(hand) <= HAND_LIMIT, f"INV-1: hand {hand} fills {state.slots(hand)} slots")
    terrors = len(members(state.terrors_on))
    require(terrors < TERROR_LIMIT or state.ending == OVERRUN, f"INV-3: {terrors} Terrors are on the grid")
    require(bool(state.lit & COMPASS_CELL), "INV-5: the compass is dark")
    require(state.tokens() & COMPASS_CELL == 0, "INV-5: a token lies on the compass")
    sides = state.north & state.east & state.south & state.west
    require(bool(sides & COMPASS_CELL), "INV-5: the compass is closed")
    for meeple in range(state.house.hands):
        here = 1 << int(state.at[meeple])
        require(bool(state.lit & here), f"INV-6: meeple {meeple} stands in the dark")
        require(state.tokens() & here == 0, f"INV-6: meeple {meeple} stands on a token")
    require(state.terrors_on & ~(state.terror_tiles & state.lit) == 0, "INV-7: a Terror lies on another tile")
    require(state.shelves_on & ~(state.shelf_tiles & state.lit) == 0, "INV-7: a Shelf lies on another tile")
    require(state.known & state.terror_tiles & ~state.lit == 0, "INV-8: a Terror tile is dark again")
    require(state.lit & ~state.known == 0, "R-21: a lit tile is not known")


def check_ring(state: LabyrinthState) -> None:
    """INV-9: a curse and a step of the Bookwyrm for every turn; holds for matches dealt from the start."""
    revealed = int(state.house.curses - state.curses_left)
    if not state.is_over():
        require(revealed == state.clock, f"INV-9: {revealed} curses in {state.clock} turns")
    start = int(state.house.bookwyrm)
    if start != AT_RANDOM:
        place = (start + int(state.clock)) % int(JUNCTIONS)
        require(state.bookwyrm == place, f"INV-9: the Bookwyrm is at {state.bookwyrm}, not at {place}")
