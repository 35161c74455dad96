"""What comes of an answer, in a few words; only from what lies on the table."""

from __future__ import annotations

from readingroom.games.labyrinth.cards.box import LabyrinthBox
from readingroom.games.labyrinth.cards.names import cell_number
from readingroom.games.labyrinth.edge import actions as do
from readingroom.games.labyrinth.edge.odds import LabyrinthOdds, WalkOdds
from readingroom.games.labyrinth.edge.view import LabyrinthView, TileView
from readingroom.games.labyrinth.words.naming import counted
from readingroom.terminal.labyrinth.marks import SHELF, TERROR, with_shapes
from readingroom.terminal.labyrinth.things import effect_of, piece_of, still_needed, symbols_of, thing_words
from readingroom.terminal.picture import Picture

SIDES = "NESW"
KIND_WORDS = {"crossroads": "Cross", "terror": "Terror", "shelf": "Shelf", "reward": "Reward"}
TERROR_LIMIT = 6


def consequence(action: do.LabyrinthAction, picture: Picture) -> str:  # noqa: PLR0911  # one line a verb
    """The words beside an answer."""
    view: LabyrinthView = picture.view
    match action:
        case do.Take() | do.Extra() | do.Instead():
            return deck_words(view, action.genre)
        case do.Flip() | do.Rotate() | do.Move():
            return floor_words(action, picture)
        case do.Pay() | do.Copy():
            return payment_words(action, picture)
        case do.Give() | do.Receive() | do.Swap() | do.SwapFor():
            return thing_words(picture.box, action.thing)
        case do.Discard():
            return thing_words(picture.box, action.card)
        case do.Spend():
            return option_words(action, picture.box)
        case do.Return():
            return with_shapes(symbols_of(picture.box, action.terror))
        case do.Draw():
            return f"{view.reward_deck} in the Reward deck"
        case do.End():
            return end_words(action, picture)
    return ""


def deck_words(view: LabyrinthView, key: str) -> str:
    """How many Books of a genre there are to draw."""
    genre = next(genre for genre in view.genres if genre.key == key)
    if view.decision == "instead" or genre.deck:
        return f"{genre.deck} left"
    return f"{len(genre.discard)} discards are shuffled first"


def option_words(action: do.Spend, box: LabyrinthBox) -> str:
    """What the chosen option does."""
    return effect_of(box, action.option)


def end_words(action: do.End, picture: Picture) -> str:
    """What is lost, and what follows."""
    view: LabyrinthView = picture.view
    left = view.actions - (1 if action.pass_on else 0)
    lost = f"{left} {'action' if left == 1 else 'actions'} lost, then " if left else ""
    return f"{lost}OUT OF TIME: you lose" if view.curses.left == 0 else f"{lost}a curse falls"


# --- the floor --------------------------------------------------------------------------------------------------


def floor_words(action: do.Flip | do.Rotate | do.Move, picture: Picture) -> str:
    """What happens on a tile."""
    tile = picture.view.tiles[cell_number(action.cell)]
    match action:
        case do.Flip():
            return light_words(tile, picture)
        case do.Rotate():
            turned = turn(tile.open or (True,) * 4, clockwise=action.clockwise)
            return f"then open {sides_words(turned)}"
        case do.Move():
            return walk_words(action, tile, picture)


def light_words(tile: TileView, picture: Picture) -> str:
    """What may lie there."""
    if tile.kind is not None:
        return f"a {tile.kind} tile, seen before"
    terrors = sum(tile.terror is not None for tile in picture.view.tiles)
    warning = "; A SIXTH TERROR LOSES" if terrors == TERROR_LIMIT - 1 else ""
    return dark_words(picture.odds) + warning


def dark_words(odds: LabyrinthOdds | None) -> str:
    """`Terror 50% Shelf 25% ...`."""
    if odds is None:
        return ""
    likely = sorted(odds.dark.items(), key=lambda kind: -kind[1][0] / max(1, kind[1][1]))
    return " ".join(f"{KIND_WORDS[key]} {above / below:.0%}" for key, (above, below) in likely if above)


def turn(sides: tuple[bool, ...], *, clockwise: bool) -> tuple[bool, ...]:
    """The open sides after a quarter turn."""
    return (sides[-1], *sides[:-1]) if clockwise else (*sides[1:], sides[0])


def sides_words(sides: tuple[bool, ...]) -> str:
    """`N E`."""
    return " ".join(side for side, is_open in zip(SIDES, sides, strict=True) if is_open)


def walk_words(action: do.Move, tile: TileView, picture: Picture) -> str:
    """What waits at the end of a walk."""
    odds: LabyrinthOdds | None = picture.odds
    walks = () if odds is None else odds.walks
    walk = next((walk for walk in walks if walk.cell == action.cell and walk.walker == action.who), None)
    cost = " (costs boosters)" if walk is not None and walk.boosters else ""
    box: LabyrinthBox = picture.box
    if tile.terror is not None:
        return f"capture {TERROR}{box.terrors[tile.terror].name}{ways_words(walk, box)}{cost}"
    if tile.shelf is not None:
        return f"return a Terror to the {SHELF}{tile.shelf} Shelf{cost}"
    return ("draw a Reward" if tile.kind == "reward" else "") + cost


def ways_words(walk: WalkOdds | None, box: LabyrinthBox) -> str:
    """The cheapest payment, and how many others there are."""
    if walk is None or not walk.payments:
        return ""
    names = [piece_of(box, key).name for key in walk.payments[0]]
    others = len(walk.payments) - 1
    more = f", or {counted(others, 'other way')}" if others else ""
    return f" with {' + '.join(names)}{more}"


# --- paying -----------------------------------------------------------------------------------------------------


def payment_words(action: do.Pay | do.Copy, picture: Picture) -> str:
    """What the card gives, and what is still needed then."""
    need, given = needed_and_given(picture)
    symbols = symbols_of(picture.box, action.card) * (2 if isinstance(action, do.Copy) else 1)
    left = still_needed(need, [*given, *symbols])
    return f"{with_shapes(symbols)}, then {f'{left} is left to pay' if left else 'all is paid'}"


def needed_and_given(picture: Picture) -> tuple[tuple[str, ...], list[str]]:
    """The symbols of the Terror that is paid for, and those of the cards laid so far."""
    view: LabyrinthView = picture.view
    pending = view.pending
    if pending is None or pending.cell is None:
        return (), []
    terror = view.tiles[cell_number(pending.cell)].terror
    cards = [*pending.paid, *pending.copied]
    given = [symbol for card in cards for symbol in symbols_of(picture.box, card)]
    return (() if terror is None else picture.box.terrors[terror].symbols), given
