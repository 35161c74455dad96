"""Library Labyrinth in plain lines: the clock, the maze, hands, Shelves, decks, and what can be worked out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from readingroom.core.game import Setup
from readingroom.core.phrases import Phrase, Value, phrase
from readingroom.games.labyrinth.cards.names import GENRE_KEYS, GENRE_LETTERS
from readingroom.games.labyrinth.edge.odds import LabyrinthOdds, TerrorOdds, WalkOdds
from readingroom.games.labyrinth.edge.reading import Looks
from readingroom.games.labyrinth.edge.view import GenreView, HandView, LabyrinthView, PileView, TileView
from readingroom.games.labyrinth.game import GAME
from readingroom.games.labyrinth.rules.house import FIRST_REWARD
from readingroom.games.labyrinth.words.naming import junction, name_of_genre, place_of, symbols
from readingroom.terminal.labyrinth.things import row
from readingroom.terminal.speech import percent

SIDES = ("north", "east", "south", "west")


def table_lines(table: LabyrinthView, names: Sequence[str], setup: Setup) -> list[str]:
    """The whole table as one seat sees it; hands lie open."""
    looks = Looks(table, None, GAME.pack(setup), names)
    letters = row(
        phrase("door-labyrinth-line-letter", letter=letter, genre=key)
        for letter, key in zip(GENRE_LETTERS, GENRE_KEYS, strict=True)
    )
    never = cells(tile.cell for tile in table.tiles if tile.kind is None)
    return [
        *clock_lines(looks),
        str(phrase("door-labyrinth-line-symbols", letters=letters)),
        str(phrase("door-labyrinth-line-maze")),
        *(f"  {tile_line(tile, looks)}" for tile in table.tiles if tile.kind is not None),
        f"  {phrase('door-labyrinth-line-never-lit', tiles=never)}",
        str(phrase("door-labyrinth-line-hands")),
        *(f"  {hand_line(number, hand, looks)}" for number, hand in enumerate(table.hands)),
        str(phrase("door-labyrinth-line-genres")),
        *(f"  {genre_line(genre, looks)}" for genre in table.genres),
        *stack_lines(looks),
    ]


def odds_lines(chances: LabyrinthOdds, names: Sequence[str], setup: Setup, view: LabyrinthView) -> list[str]:
    """What everybody at the table can work out."""
    looks = Looks(view, chances, GAME.pack(setup), names)
    if chances.out_of_time:
        lines = [str(phrase("door-labyrinth-line-out-of-time"))]
    else:
        lines = [
            str(
                phrase(
                    "door-labyrinth-line-threat",
                    tile=place_of(threat.cell),
                    direction=threat.direction,
                    chance=percent(threat.chance),
                    effect=threat.effect,
                )
            )
            for threat in chances.threats
        ]
    if chances.dark:
        kinds = [f"{kind_words(kind)} {percent(chance)}" for kind, chance in chances.dark.items()]
        lines.append(str(phrase("door-labyrinth-line-dark", kinds=row(kinds))))
    lines += [terror_line(terror, looks) for terror in chances.terrors]
    return lines + [walk_line(walk, looks) for walk in chances.walks]


# --- clock and Bookwyrm -------------------------------------------------------------------------------------


def clock_lines(looks: Looks) -> list[str]:
    """Turn, actions, curses, Bookwyrm."""
    view, curses = looks.view, looks.view.curses
    turn = phrase("door-labyrinth-line-turn", turn=view.turn)
    if view.active is not None:
        who, left = looks.who(view.active), view.actions
        turn = phrase("door-labyrinth-line-turn-of", turn=view.turn, who=who, actions=left)
    counts = [
        phrase("door-labyrinth-line-seen", count=count, direction=key) for key, count in curses.seen.items() if count
    ]
    seen = row(counts) or phrase("door-labyrinth-no-more")
    return [
        str(turn),
        str(phrase("door-labyrinth-line-clock", left=curses.left, doubles=curses.doubles_left, seen=seen)),
        str(phrase("door-labyrinth-line-bookwyrm", junction=junction(view.bookwyrm))),
    ]


# --- the maze -----------------------------------------------------------------------------------------------


def tile_line(tile: TileView, looks: Looks) -> str:
    """A tile that was lit at least once."""
    sides = tuple(
        phrase("labyrinth-side", side=side) for side, is_open in zip(SIDES, tile.open or (), strict=True) if is_open
    )
    parts = [kind_words(tile.kind or ""), phrase("door-labyrinth-line-open", sides=sides)]
    if not tile.lit:
        parts.append(phrase("door-labyrinth-line-dark-again"))
    if tile.terror is not None:
        parts.append(phrase("door-labyrinth-line-with", terror=terror_words(tile.terror, looks)))
    if tile.shelf is not None:
        parts.append(phrase("door-labyrinth-line-with-shelf", genre=tile.shelf))
    standing = tuple(looks.who(hand) for hand, held in enumerate(looks.view.hands) if held.cell == tile.cell)
    if standing:
        parts.append(phrase("door-labyrinth-line-stand", who=standing, count=len(standing)))
    return str(phrase("door-labyrinth-line-tile", tile=place_of(tile.cell), parts=row(parts)))


def kind_words(kind: str) -> Phrase:
    return phrase("door-labyrinth-line-kind", kind=kind)


def cells(keys: Iterable[str]) -> str:
    """Cells by name."""
    return row(place_of(key) for key in keys) or str(phrase("door-labyrinth-no-more"))


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
    held = "; ".join(things) or phrase("door-labyrinth-line-no-cards")
    who, tile, slots = looks.who(number), place_of(hand.cell), looks.slots(number)
    return str(phrase("door-labyrinth-line-hand", who=who, tile=tile, slots=slots, cards=held))


def card_words(thing: int, looks: Looks) -> str:
    """A Book or an item with its symbols; a booster is its two options."""
    shown = symbol_letters(list(looks.symbols([thing]).elements()))
    return f"{looks.name(thing)} {shown}".rstrip()


def pile_words(pile: PileView, looks: Looks) -> str:
    """A captured Terror and its guards."""
    under = card_names([*pile.books, *(int(FIRST_REWARD) + item for item in pile.items)], looks)
    return str(phrase("door-labyrinth-line-captured", terror=terror_words(pile.terror, looks), cards=under))


def card_names(things: Sequence[int], looks: Looks) -> Value:
    return tuple(looks.card(thing) for thing in things) or phrase("door-labyrinth-line-no-cards")


def genre_line(genre: GenreView, looks: Looks) -> str:
    """A genre's Shelf, deck and discards."""
    if genre.filled_by is not None:
        shelf = phrase("door-labyrinth-line-shelf-filled", terror=looks.terror(genre.filled_by))
    elif genre.cell is None:
        shelf = phrase("door-labyrinth-line-shelf-unfound")
    else:
        shelf = phrase("door-labyrinth-line-shelf-on", tile=place_of(genre.cell))
    key, title = genre.key, name_of_genre(looks.pack, GENRE_KEYS.index(genre.key))
    if not genre.discard:
        return str(phrase("door-labyrinth-line-genre", genre=key, title=title, shelf=shelf, deck=genre.deck))
    gone = card_names(genre.discard, looks)
    return str(
        phrase("door-labyrinth-line-genre-discarded", genre=key, title=title, shelf=shelf, deck=genre.deck, cards=gone)
    )


def stack_lines(looks: Looks) -> list[str]:
    """The Reward deck, and the Terrors that have not come out."""
    view = looks.view
    gone = [int(FIRST_REWARD) + reward for reward in view.reward_discard]
    hidden = "; ".join(terror_words(terror, looks) for terror in view.terror_stack)
    count = len(view.terror_stack)
    stack = phrase("door-labyrinth-line-stack", count=count)
    if hidden:
        stack = phrase("door-labyrinth-line-stack-of", count=count, terrors=hidden)
    return [
        str(phrase("door-labyrinth-line-rewards", deck=view.reward_deck, cards=card_names(gone, looks))),
        str(stack),
    ]


# --- odds ---------------------------------------------------------------------------------------------------


def terror_line(odds: TerrorOdds, looks: Looks) -> str:
    """Who could pay for a Terror."""
    terror, tile = terror_words(odds.terror, looks), place_of(odds.cell)
    return str(phrase("door-labyrinth-line-terror", terror=terror, tile=tile, who=payers(odds, looks)))


def payers(odds: TerrorOdds, looks: Looks) -> Value:
    """Who can pay, or what each lacks."""
    if odds.alone:
        return phrase("door-labyrinth-line-can-pay", who=tuple(looks.who(hand) for hand in odds.alone))
    lacks = row(
        phrase(
            "door-labyrinth-line-lacks",
            who=looks.who(hand),
            symbols=symbols([missing.count(key) for key in GENRE_KEYS]),
        )
        for hand, missing in enumerate(odds.missing)
    )
    if not odds.together:
        return lacks
    return phrase("door-labyrinth-line-together", lacks=lacks, who=tuple(looks.who(hand) for hand in odds.together))


def walk_line(walk: WalkOdds, looks: Looks) -> str:
    """Where a meeple can go now."""
    tile = place_of(walk.cell)
    words = phrase("door-labyrinth-line-walk", walker=walk.walker, tile=tile, ends=walk.ends)
    if walk.payments:
        cards = [card_names([looks.number(key) for key in payment], looks) for payment in walk.payments]
        ways = f"; {phrase('door-labyrinth-or')} ".join(
            str(phrase("door-labyrinth-line-way", cards=one)) for one in cards
        )
        words = phrase("door-labyrinth-line-paying", walker=walk.walker, tile=tile, ends=walk.ends, ways=ways)
    return str(phrase("door-labyrinth-line-with-boosters", walk=words) if walk.boosters else words)
