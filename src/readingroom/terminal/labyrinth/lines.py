"""Library Labyrinth in plain lines: the clock, the maze, hands, Shelves, decks, and what can be worked out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from readingroom.core.game import Setup
from readingroom.core.phrases import phrase
from readingroom.games.labyrinth.cards.names import GENRE_KEYS, GENRE_LETTERS
from readingroom.games.labyrinth.edge.odds import LabyrinthOdds, TerrorOdds, WalkOdds
from readingroom.games.labyrinth.edge.reading import Looks
from readingroom.games.labyrinth.edge.view import GenreView, HandView, LabyrinthView, PileView, TileView
from readingroom.games.labyrinth.game import GAME
from readingroom.games.labyrinth.rules.house import FIRST_REWARD
from readingroom.games.labyrinth.words.naming import (
    capital,
    counted,
    junction,
    listed,
    place_of,
    symbols_words,
)
from readingroom.terminal.speech import percent

SLOTS = 6
SIDES = ("north", "east", "south", "west")
EFFECTS = {
    "lights": "would be lit",
    "turns": "would be turned clockwise",
    "terror": "would get a new Terror",
    "darkens": "would turn dark",
    "nothing": "would stay as it is",
}
WALKERS = {"player": "Walk", "trolley": "Send the Trolley", "ride": "Ride"}  # as answers begin
ENDS = {"free": "", "reward": ", a Reward tile", "capture": " and capture", "return": " and return"}


def table_lines(table: LabyrinthView, names: Sequence[str], setup: Setup) -> list[str]:
    """The whole table as one seat sees it; hands lie open."""
    looks = Looks(table, None, GAME.pack(setup), names)
    letters = ", ".join(f"{letter} {key}" for letter, key in zip(GENRE_LETTERS, GENRE_KEYS, strict=True))
    return [
        *clock_lines(looks),
        f"Symbols: {letters}",
        "Maze, rows from the north and columns from the west, each with the short word of its answers:",
        *(f"  {tile_line(tile, looks)}" for tile in table.tiles if tile.kind is not None),
        f"  Never lit: {cells(tile.cell for tile in table.tiles if tile.kind is None)}",
        "Hands:",
        *(f"  {hand_line(number, hand, looks)}" for number, hand in enumerate(table.hands)),
        "Genres:",
        *(f"  {genre_line(genre, looks)}" for genre in table.genres),
        *stack_lines(looks),
    ]


def odds_lines(chances: LabyrinthOdds, names: Sequence[str], setup: Setup, view: LabyrinthView) -> list[str]:
    """What everybody at the table can work out."""
    looks = Looks(view, chances, GAME.pack(setup), names)
    if chances.out_of_time:
        lines = ["The next Disturbance card is Out of Time"]
    else:
        lines = [
            f"The next curse strikes {place_of(threat.cell)}, {direction(threat.direction)} of the Bookwyrm: "
            f"{percent(threat.chance)}; it {EFFECTS[threat.effect]}"
            for threat in chances.threats
        ]
    if chances.dark:
        kinds = [f"{kind_words(kind)} {percent(chance)}" for kind, chance in chances.dark.items()]
        lines.append(f"A tile that was never lit is: {', '.join(kinds)}")
    lines += [terror_line(terror, looks) for terror in chances.terrors]
    return lines + [walk_line(walk, looks) for walk in chances.walks]


# --- clock and Bookwyrm -------------------------------------------------------------------------------------


def clock_lines(looks: Looks) -> list[str]:
    """Turn, actions, curses, Bookwyrm."""
    view, curses = looks.view, looks.view.curses
    acting = "" if view.active is None else f": {looks.who(view.active)} acts, {counted(view.actions, 'action')} left"
    seen = [f"{count} {direction(key)}" for key, count in curses.seen.items() if count]
    doubles = f", {counted(curses.doubles_left, 'double curse')} among them" if curses.doubles_left else ""
    return [
        f"Turn {view.turn}{acting}",
        f"Clock: {counted(curses.left, 'curse')} above Out of Time{doubles}; seen: {', '.join(seen) or 'none'}",
        f"The Bookwyrm sits {junction(view.bookwyrm)}",
    ]


def direction(key: str) -> str:
    return str(phrase("labyrinth-direction", direction=key))


# --- the maze -----------------------------------------------------------------------------------------------


def tile_line(tile: TileView, looks: Looks) -> str:
    """A tile that was lit at least once."""
    sides = [side for side, is_open in zip(SIDES, tile.open or (), strict=True) if is_open]
    parts = [kind_words(tile.kind or ""), f"open {listed(sides)}"]
    if not tile.lit:
        parts.append("dark again")
    if tile.terror is not None:
        parts.append(f"with {terror_words(tile.terror, looks)}")
    if tile.shelf is not None:
        parts.append(f"with the {tile.shelf} Shelf")
    standing = [looks.who(hand) for hand, held in enumerate(looks.view.hands) if held.cell == tile.cell]
    if standing:
        parts.append(f"{listed(standing)} {'stands' if len(standing) == 1 else 'stand'} here")
    return f"{place_of(tile.cell)}: {', '.join(parts)}"


def kind_words(kind: str) -> str:
    return kind if kind in ("compass", "crossroads") else f"{kind.title()} tile"


def cells(keys: Iterable[str]) -> str:
    """Cells by name."""
    return ", ".join(place_of(key) for key in keys) or "none"


def terror_words(terror: int, looks: Looks) -> str:
    """A Terror with its symbols."""
    return f"{looks.terror(terror)} {symbol_letters(looks.pack.terrors[terror].symbols)}"


def symbol_letters(symbols: Sequence[str]) -> str:
    """`OOBB`, in the order of the genres."""
    return "".join(letter * symbols.count(key) for letter, key in zip(GENRE_LETTERS, GENRE_KEYS, strict=True))


# --- cards --------------------------------------------------------------------------------------------------


def hand_line(number: int, hand: HandView, looks: Looks) -> str:
    """An open hand."""
    things = [card_words(thing, looks) for thing in looks.things(number)]
    things += [pile_words(pile, looks) for pile in hand.piles]
    held = "; ".join(things) or "no cards"
    return f"{capital(looks.who(number))} on {place_of(hand.cell)}, {looks.slots(number)} of {SLOTS} slots: {held}"


def card_words(thing: int, looks: Looks) -> str:
    """A Book or an item with its symbols; a booster is its two options."""
    symbols = symbol_letters(list(looks.symbols([thing]).elements()))
    return f"{looks.name(thing)} {symbols}".rstrip()


def pile_words(pile: PileView, looks: Looks) -> str:
    """A captured Terror and its guards."""
    under = card_names([*pile.books, *(int(FIRST_REWARD) + item for item in pile.items)], looks)
    return f"captured {terror_words(pile.terror, looks)} guarded by {under}"


def card_names(things: Sequence[int], looks: Looks) -> str:
    return listed([looks.name(thing) for thing in things]) or "no cards"


def genre_line(genre: GenreView, looks: Looks) -> str:
    """A genre's Shelf, deck and discards."""
    if genre.filled_by is not None:
        shelf = f"its Shelf is filled by {looks.terror(genre.filled_by)}"
    else:
        shelf = "its Shelf has not been found" if genre.cell is None else f"its Shelf is on {place_of(genre.cell)}"
    title = looks.pack.genres[GENRE_KEYS.index(genre.key)].title
    discards = f", discarded: {card_names(genre.discard, looks)}" if genre.discard else ""
    return f"{genre.key} ({title}): {shelf}; {counted(genre.deck, 'Book')} in the deck{discards}"


def stack_lines(looks: Looks) -> list[str]:
    """The Reward deck, and the Terrors that have not come out."""
    view = looks.view
    gone = [int(FIRST_REWARD) + reward for reward in view.reward_discard]
    hidden = "; ".join(terror_words(terror, looks) for terror in view.terror_stack)
    return [
        f"Reward deck: {counted(view.reward_deck, 'card')}; discarded: {card_names(gone, looks)}",
        f"Terrors in the stack: {len(view.terror_stack)}{f' ({hidden})' if hidden else ''}",
    ]


# --- odds ---------------------------------------------------------------------------------------------------


def terror_line(odds: TerrorOdds, looks: Looks) -> str:
    """Who could pay for a Terror."""
    what = f"{terror_words(odds.terror, looks)} on {place_of(odds.cell)}"
    if odds.alone:
        return f"{what}: {listed([looks.who(hand) for hand in odds.alone])} can pay for it"
    lacks = [
        f"{looks.who(hand)} lacks {symbols_words([missing.count(key) for key in GENRE_KEYS])}"
        for hand, missing in enumerate(odds.missing)
    ]
    team = f"; {listed([looks.who(hand) for hand in odds.together])} can together" if odds.together else ""
    return f"{what}: {', '.join(lacks)}{team}"


def walk_line(walk: WalkOdds, looks: Looks) -> str:
    """Where a meeple can go now."""
    words = f"{WALKERS[walk.walker]} to {place_of(walk.cell)}{ENDS[walk.ends]}"
    if walk.payments:
        ways = [card_names([looks.number(key) for key in payment], looks) for payment in walk.payments]
        words += f", paying {'; or '.join(ways)}"
    return f"{words}, with boosters" if walk.boosters else words
