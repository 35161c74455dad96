"""What a pair of eyes sees of Library Labyrinth, in words."""

from __future__ import annotations

from collections.abc import Callable

from readingroom.games.labyrinth.cards.pack import published_pack
from readingroom.games.labyrinth.edge.view import HandView, LabyrinthView, PileView, TileView

Names = tuple[str, ...]
PACK = published_pack()
SIDES = "NESW"


def turn_words(view: LabyrinthView, _names: Names) -> str:
    """Whose turn it is in the match, and how much of it is left."""
    return f"sees turn {view.turn}, actions {view.actions}"


def maze_words(view: LabyrinthView, _names: Names) -> str:
    """Every tile that is lit or remembered."""
    return f"sees {', '.join(tile_words(tile) for tile in view.tiles if tile.kind is not None)}"


def tile_words(tile: TileView) -> str:
    sides = "".join(side for side, is_open in zip(SIDES, tile.open or (), strict=False) if is_open)
    words = [tile.cell, str(tile.kind), sides]
    words += [PACK.terrors[tile.terror].key] if tile.terror is not None else []
    words += [tile.shelf] if tile.shelf is not None else []
    return " ".join(words if tile.lit else [*words, "dark"])


def hands_words(view: LabyrinthView, names: Names) -> str:
    """The open hands, and where their meeples stand."""
    owners = [name.lower() for name in names] + (["trolley"] if view.solo else [])
    return f"sees {'; '.join(f'{owner} {hand_words(hand)}' for owner, hand in zip(owners, view.hands, strict=True))}"


def hand_words(hand: HandView) -> str:
    cards = [PACK.books[book].key for book in hand.books] + [PACK.rewards[reward].key for reward in hand.rewards]
    return f"at {hand.cell} holds {', '.join(cards + [pile_words(pile) for pile in hand.piles]) or 'nothing'}"


def pile_words(pile: PileView) -> str:
    under = [PACK.books[book].key for book in pile.books] + [PACK.rewards[item].key for item in pile.items]
    return f"{PACK.terrors[pile.terror].key} over ({', '.join(under)})"


def supply_words(view: LabyrinthView, _names: Names) -> str:
    """Decks, Shelves and the Terrors to come."""
    decks = " ".join(f"{genre.key} {genre.deck}" for genre in view.genres)
    filled = [genre.key for genre in view.genres if genre.filled_by is not None]
    shelves = f"; filled {' '.join(filled)}" if filled else ""
    return f"sees decks {decks}, rewards {view.reward_deck}, Terrors {len(view.terror_stack)}{shelves}"


def clock_words(view: LabyrinthView, _names: Names) -> str:
    """The Bookwyrm and the Disturbance deck."""
    seen = " ".join(f"{direction} {count}" for direction, count in view.curses.seen.items() if count)
    return f"sees Bookwyrm {view.bookwyrm}, curses left {view.curses.left}, seen {seen or 'none'}"


def asked_words(view: LabyrinthView, names: Names) -> str:
    """Who is asked what, as far as one may know, and what one may do unasked."""
    if view.decision is None:
        return "waits for nobody"
    who = "everybody" if view.asked is None else names[view.asked].lower()
    answers = f", with {len(view.legal)} answers" if len(view.legal) > 1 else ""
    free = f", and may {len(view.free)} things unasked" if view.free else ""
    return f"waits for {who}: {view.decision}{answers}{free}"


LABYRINTH_FACETS: dict[str, Callable[[LabyrinthView, Names], str | None]] = {
    "turn": turn_words,
    "maze": maze_words,
    "hands": hands_words,
    "supply": supply_words,
    "clock": clock_words,
    "asked": asked_words,
}
