"""Why a player might answer so: one sentence with figures, from nothing but a seat's view and its odds.

It is also how a bot says to the others at the table what it has in mind, so it speaks as "I".
"""

from __future__ import annotations

from readingroom.core.game import Reason
from readingroom.games.labyrinth.cards.names import GENRE_KEYS, cell_number
from readingroom.games.labyrinth.edge import actions as do
from readingroom.games.labyrinth.edge.reading import CLOSED, Looks
from readingroom.games.labyrinth.edge.reasons_for_cards import (
    for_booster,
    for_discard,
    for_gift_to,
    for_keep,
    for_pass,
    for_pay,
    for_return,
    for_swap_for,
)
from readingroom.games.labyrinth.edge.reasons_for_walks import for_move
from readingroom.games.labyrinth.words.figures import symbols, times
from readingroom.games.labyrinth.words.naming import a_book, capital, counted, listed, place
from readingroom.games.labyrinth.words.text import is_or_are

BESIDE_COMPASS = (7, 11, 13, 17)  # never all four Shelves (LAB-SETUP-5), so that the odds differ there by a little


def reason(looks: Looks, action: do.LabyrinthAction) -> Reason:
    """Why the asked seat might do this, and the rule it rests on."""
    rule, sentence = words_for(looks, action)
    return Reason(rule, capital(sentence))


def words_for(looks: Looks, action: do.LabyrinthAction) -> tuple[str, str]:  # one line a verb
    match action:
        case do.End():
            return for_end(looks, action)
        case do.Take() | do.Extra():
            return for_take(looks, action)
        case do.Flip():
            return for_flip(looks, action)
        case do.Rotate():
            return for_rotate(looks, action)
        case do.Move():
            return for_move(looks, action)
        case do.Draw() | do.Skip():
            return for_draw(looks, action)
        case do.Spend():
            return for_booster(looks, action)
        case do.Pay() | do.Copy():
            return for_pay(looks, action)
        case do.Return():
            return for_return(looks, action)
        case do.Keep():
            return for_keep(looks, action)
        case do.Give() | do.Receive() | do.Swap():
            return for_pass(looks, action)
        case do.SwapFor():
            return for_swap_for(looks, action)
        case do.GiveTo():
            return for_gift_to(looks, action)
        case do.Refuse() | do.Discard():
            return for_discard(looks, action)
        case do.Start() | do.Instead():
            return for_genres(looks, action)
        case do.Concede():
            filled = looks.filled()
            shelves = f"{filled} of 6 Shelves {is_or_are(filled)} filled"
            return "R-6", f"I give up: {shelves}, and {time_left(looks)}."


# --- the set-up -------------------------------------------------------------------------------------------------


def for_genres(looks: Looks, action: do.Start | do.Instead) -> tuple[str, str]:
    """How many Terrors ask for these symbols."""
    if isinstance(action, do.Instead):
        count, of = looks.asked_for([action.genre])
        return "R-14", f"I choose {action.genre}: {count} of {of} Terrors ask for it, and its deck has a Book for me."
    genres = list(dict.fromkeys(action.genres))
    count, of = looks.asked_for(genres)
    books = listed(genres) if len(genres) > 1 else f"three {genres[0]}"
    return "LAB-SETUP-11", f"I choose {books} Books: they bring symbols that {count} of {of} Terrors ask for."


# --- the turn ---------------------------------------------------------------------------------------------------


def time_left(looks: Looks) -> str:
    left = looks.view.curses.left
    return f"{counted(left, 'curse')} {is_or_are(left)} left" if left else "the next card is Out of Time"


def for_end(looks: Looks, action: do.End) -> tuple[str, str]:
    left = looks.view.actions
    if action.pass_on:
        following = looks.who((looks.seat + 1) % max(1, len(looks.view.hands)))
        lost = f"; {counted(left - 1, 'action')} of mine {is_or_are(left - 1)} lost" if left > 1 else ""
        return "LAB-PASSACT-1", f"I end my turn and pass an action on, so that {following} has 4{lost}."
    if left == 0:
        return "LAB-TURN-2", f"I end my turn: my actions are used up, and {time_left(looks)}{worst_threat(looks)}."
    return "LAB-TURN-3", f"I end my turn: nothing is worth the {counted(left, 'action')} left; {time_left(looks)}."


def worst_threat(looks: Looks) -> str:
    """The curse that would let a Terror out, if one may."""
    if looks.odds is None:
        return ""
    feared = [threat for threat in looks.odds.threats if threat.effect == "terror" and threat.chance[0]]
    if not feared:
        return ""
    worst = max(feared, key=lambda threat: threat.chance[0] / threat.chance[1])
    return f"; {times(worst.chance)} the next lets a Terror out on {place(cell_number(worst.cell))}"


def for_take(looks: Looks, action: do.Take | do.Extra) -> tuple[str, str]:
    """How many Books of the deck would pay for a Terror; else which symbols are wanted."""
    rule = "LAB-BOOST-9" if isinstance(action, do.Extra) else "LAB-SOLO-5" if action.by == "trolley" else "LAB-TAKE-1"
    by_trolley = isinstance(action, do.Take) and action.by == "trolley"
    book = a_book(GENRE_KEYS.index(action.genre))
    deed = f"the Trolley takes {book}" if by_trolley else f"I take {book}"
    purse = looks.held(*looks.own())
    deck = looks.drawn_from(action.genre)
    helps = [
        (sum(not looks.lacks(terror, [*purse, one]) for one in deck), terror)
        for _, terror in looks.terrors()
        if looks.lacks(terror, purse)
    ]
    most, wanted = max(helps, default=(0, 0))
    if most:
        books = f"{most} of the {len(deck)} {action.genre} Books" if len(deck) > 1 else f"the last {action.genre} Book"
        return rule, f"{deed}: with {books} in the deck I can then pay for {looks.terror(wanted)}."
    short = [terror for _, terror in looks.terrors() if looks.lacks(terror, purse)[action.genre]]
    if short:
        missing = symbols(looks.lacks(short[0], purse))
        always = f"every {action.genre} Book shows {action.genre}"
        return rule, f"{deed}: I lack {missing} for {looks.terror(short[0])}, and {always}."
    count, of = looks.asked_for([action.genre])
    return (
        rule,
        f"{deed}: {count} of the {of} Terrors still free ask for {action.genre}, and this deck always shows it.",
    )


# --- the floor --------------------------------------------------------------------------------------------------


def for_flip(looks: Looks, action: do.Flip) -> tuple[str, str]:
    cell = cell_number(action.cell)
    tile, terrors = looks.view.tiles[cell], len(looks.terrors())
    near = any(neighbour == cell for hand in looks.own() for _, neighbour in looks.beside(looks.at(hand)))
    rule = "LAB-FLIP-1" if near else "LAB-BOOST-8"
    by = "" if near else " by Useful Map"
    if tile.kind is not None:
        return rule, f"I light {looks.spot(cell)} again{by}{lit_again(looks, cell)}."
    chances = looks.odds.dark if looks.odds is not None else None
    if not chances:
        found = 6 - len(looks.view.shelf_stack)
        return (
            rule,
            f"I light {looks.spot(cell)}{by}: {found} of 6 Shelves have been found, and the others lie in the dark.",
        )
    if terrors == 5 and looks.view.terror_stack:
        return (
            "LAB-END-3",
            f"I light {looks.spot(cell)}{by}, though a sixth Terror ends it all {times(chances['terror'])}.",
        )
    about = "about " if cell in BESIDE_COMPASS else ""
    shelf, terror = (f"{about}{times(chances[kind])}" for kind in ("shelf", "terror"))
    now = f"{counted(terrors, 'Terror') if terrors else 'no Terror'} {'lies' if terrors < 2 else 'lie'} on the grid"
    return rule, f"I light {looks.spot(cell)}{by}: a Shelf {shelf}, a Terror {terror}; {now}."


def lit_again(looks: Looks, cell: int) -> str:
    """What a tile that we know is worth in the light: what it leads to, else what it is."""
    tile = looks.view.tiles[cell]
    won = reaching(looks, looks.opened(cell, tile.open or CLOSED)[0] - {cell})
    if won:
        return won
    again = " with a new Shelf" if tile.kind == "shelf" and looks.view.shelf_stack else ""
    kind = tile.kind if tile.kind == "crossroads" else f"{(tile.kind or '').title()} tile"
    return f": we know that it is a {kind}{again}"


def reaching(looks: Looks, gained: set[int]) -> str:
    """The first of these tiles that has something for one's cards; nothing where none has."""
    then = "and then reach" if looks.view.actions > 1 else "and open the way to"
    prizes = (looks.prize(goal, looks.own()) for goal in sorted(gained))
    prize = next((prize for prize in prizes if prize is not None), None)
    return "" if prize is None else f" {then} {prize}"


def for_rotate(looks: Looks, action: do.Rotate) -> tuple[str, str]:
    """What the turn opens, or what it closes."""
    cell = cell_number(action.cell)
    north, east, south, west = looks.view.tiles[cell].open or CLOSED
    sides = (west, north, east, south) if action.clockwise else (east, south, west, north)
    deed = f"I turn {looks.spot(cell)} {'clockwise' if action.clockwise else 'anticlockwise'}"
    gained, lost = looks.opened(cell, sides)
    won = reaching(looks, gained)
    if won:
        return "LAB-ROT-1", f"{deed}{won}."
    if gained:
        return "LAB-ROT-1", f"{deed}: {counted(len(gained), 'more tile')} can be walked to then."
    if lost:
        return (
            "LAB-ROT-1",
            f"{deed}: {counted(len(lost), 'tile')} can no longer be walked to, but others may come.",
        )
    return "LAB-ROT-1", f"{deed}: no way opens at once; one may with the next tile that is lit or turned."


# --- Rewards ----------------------------------------------------------------------------------------------------


def for_draw(looks: Looks, action: do.Draw | do.Skip) -> tuple[str, str]:
    hand = 1 if isinstance(action, do.Draw) and action.into == "trolley" else looks.seat
    whose = f"{looks.slots(hand)} of {'my' if hand == looks.seat else 'its'} 6 slots are filled"
    if isinstance(action, do.Skip):
        rule, card = ("R-39", "Book") if looks.view.decision == "extra" else ("LAB-REW-1", "Reward")
        return rule, f"I do without the {card}: {whose}, and I want to keep what is there."
    size = looks.view.reward_deck or len(looks.view.reward_discard)
    deck = f"one of {size} Reward cards" if size > 1 else "the only Reward card left"
    who = "the Trolley draws" if hand != looks.seat else "I draw"
    return "LAB-REW-1", f"{who} {deck}: it comes for nothing, and {whose}."
