"""Why a player might answer so: one phrase with figures, from nothing but a seat's view and its odds.

It is also how a bot says to the others at the table what it has in mind, so it speaks as "I".
"""

from __future__ import annotations

from readingroom.core.game import Reason
from readingroom.core.phrases import Phrase, chance, phrase
from readingroom.games.labyrinth.cards.names import cell_number
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
from readingroom.games.labyrinth.words.naming import symbols_of, tile_of

BESIDE_COMPASS = (7, 11, 13, 17)  # never all four Shelves (LAB-SETUP-5), so that the odds differ there by a little


def reason(looks: Looks, action: do.LabyrinthAction) -> Reason:
    """Why the asked seat might do this, and the rule it rests on."""
    return Reason(*reason_for(looks, action))


def reason_for(looks: Looks, action: do.LabyrinthAction) -> tuple[str, Phrase]:  # one line a verb
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
            return "R-6", phrase("labyrinth-reason-concede", filled=looks.filled(), time=time_left(looks))


# --- the set-up -------------------------------------------------------------------------------------------------


def for_genres(looks: Looks, action: do.Start | do.Instead) -> tuple[str, Phrase]:
    """How many Terrors ask for these symbols."""
    if isinstance(action, do.Instead):
        count, of = looks.asked_for([action.genre])
        return "R-14", phrase("labyrinth-reason-instead", genre=action.genre, count=count, of=of)
    genres = list(dict.fromkeys(action.genres))
    count, of = looks.asked_for(genres)
    if len(genres) == 1:
        return "LAB-SETUP-11", phrase("labyrinth-reason-start-alike", genre=genres[0], count=count, of=of)
    books = tuple(phrase("labyrinth-genre", genre=genre) for genre in genres)
    return "LAB-SETUP-11", phrase("labyrinth-reason-start", genres=books, count=count, of=of)


# --- the turn ---------------------------------------------------------------------------------------------------


def time_left(looks: Looks) -> Phrase:
    return phrase("labyrinth-reason-time", left=looks.view.curses.left)


def for_end(looks: Looks, action: do.End) -> tuple[str, Phrase]:
    left = looks.view.actions
    if action.pass_on:
        following = looks.person((looks.seat + 1) % max(1, len(looks.view.hands)))
        return "LAB-PASSACT-1", phrase("labyrinth-reason-pass-on", next=following, lost=max(0, left - 1))
    if left:
        return "LAB-TURN-3", phrase("labyrinth-reason-end-early", left=left, time=time_left(looks))
    feared = () if looks.odds is None else looks.odds.threats
    feared = tuple(threat for threat in feared if threat.effect == "terror" and threat.chance[0])
    if not feared:
        return "LAB-TURN-2", phrase("labyrinth-reason-end", time=time_left(looks))
    worst = max(feared, key=lambda threat: threat.chance[0] / threat.chance[1])
    threat, on = chance(*worst.chance), tile_of(worst.cell, "on")
    return "LAB-TURN-2", phrase("labyrinth-reason-end-feared", time=time_left(looks), chance=threat, on=on)


def for_take(looks: Looks, action: do.Take | do.Extra) -> tuple[str, Phrase]:
    """How many Books of the deck would pay for a Terror; else which symbols are wanted."""
    rule = "LAB-BOOST-9" if isinstance(action, do.Extra) else "LAB-SOLO-5" if action.by == "trolley" else "LAB-TAKE-1"
    who = "trolley" if isinstance(action, do.Take) and action.by == "trolley" else "me"
    genre = action.genre
    purse = looks.held(*looks.own())
    deck = looks.drawn_from(action.genre)
    helps = [
        (sum(not looks.lacks(terror, [*purse, one]) for one in deck), terror)
        for _, terror in looks.terrors()
        if looks.lacks(terror, purse)
    ]
    most, wanted = max(helps, default=(0, 0))
    if most:
        pays = looks.terror(wanted)
        return rule, phrase("labyrinth-reason-take-pays", who=who, genre=genre, most=most, deck=len(deck), terror=pays)
    short = [terror for _, terror in looks.terrors() if looks.lacks(terror, purse)[action.genre]]
    if short:
        missing, terror = symbols_of(looks.lacks(short[0], purse)), looks.terror(short[0])
        return rule, phrase("labyrinth-reason-take-lacks", who=who, genre=genre, symbols=missing, terror=terror)
    count, of = looks.asked_for([genre])
    return rule, phrase("labyrinth-reason-take-asked", who=who, genre=genre, count=count, of=of)


# --- the floor --------------------------------------------------------------------------------------------------


def for_flip(looks: Looks, action: do.Flip) -> tuple[str, Phrase]:
    cell = cell_number(action.cell)
    terrors, spot = len(looks.terrors()), looks.spot(cell)
    near = any(neighbour == cell for hand in looks.own() for _, neighbour in looks.beside(looks.at(hand)))
    rule = "LAB-FLIP-1" if near else "LAB-BOOST-8"
    by = "hand" if near else "map"
    if looks.view.tiles[cell].kind is not None:
        return rule, lit_again(looks, cell, by)
    chances = looks.odds.dark if looks.odds is not None else None
    if not chances:
        found = 6 - len(looks.view.shelf_stack)
        return rule, phrase("labyrinth-reason-light", spot=spot, by=by, found=found)
    if terrors == 5 and looks.view.terror_stack:
        sixth = chance(*chances["terror"])
        return "LAB-END-3", phrase("labyrinth-reason-light-sixth", spot=spot, by=by, chance=sixth)
    shelf, terror = (chance(*chances[kind]) for kind in ("shelf", "terror"))
    about = "yes" if cell in BESIDE_COMPASS else "no"
    return rule, phrase(
        "labyrinth-reason-light-odds", spot=spot, by=by, about=about, shelf=shelf, terror=terror, loose=terrors
    )


def lit_again(looks: Looks, cell: int, by: str) -> Phrase:
    """What a tile that we know is worth in the light: what it leads to, else what it is."""
    known, spot = looks.view.tiles[cell], looks.spot(cell)
    prize = first_prize(looks, looks.opened(cell, known.open or CLOSED)[0] - {cell})
    if prize is not None:
        return phrase("labyrinth-reason-light-prize", spot=spot, by=by, when=soon(looks), prize=prize)
    new = "yes" if known.kind == "shelf" and looks.view.shelf_stack else "no"
    return phrase("labyrinth-reason-light-known", spot=spot, by=by, kind=known.kind or "", new=new)


def first_prize(looks: Looks, gained: set[int]) -> Phrase | None:
    """The first of these tiles that has something for one's cards; None where none has."""
    prizes = (looks.prize(goal, looks.own()) for goal in sorted(gained))
    return next((prize for prize in prizes if prize is not None), None)


def soon(looks: Looks) -> str:
    """Whether the turn has an action for it."""
    return "now" if looks.view.actions > 1 else "later"


def for_rotate(looks: Looks, action: do.Rotate) -> tuple[str, Phrase]:
    """What the turn opens, or what it closes."""
    cell = cell_number(action.cell)
    north, east, south, west = looks.view.tiles[cell].open or CLOSED
    sides = (west, north, east, south) if action.clockwise else (east, south, west, north)
    spot, way = looks.spot(cell), "cw" if action.clockwise else "ccw"
    gained, lost = looks.opened(cell, sides)
    prize = first_prize(looks, gained)
    if prize is not None:
        return "LAB-ROT-1", phrase("labyrinth-reason-turn-prize", spot=spot, way=way, when=soon(looks), prize=prize)
    if gained:
        return "LAB-ROT-1", phrase("labyrinth-reason-turn-gains", spot=spot, way=way, count=len(gained))
    if lost:
        return "LAB-ROT-1", phrase("labyrinth-reason-turn-loses", spot=spot, way=way, count=len(lost))
    return "LAB-ROT-1", phrase("labyrinth-reason-turn", spot=spot, way=way)


# --- Rewards ----------------------------------------------------------------------------------------------------


def for_draw(looks: Looks, action: do.Draw | do.Skip) -> tuple[str, Phrase]:
    hand = 1 if isinstance(action, do.Draw) and action.into == "trolley" else looks.seat
    filled = looks.slots(hand)
    if isinstance(action, do.Skip):
        rule, card = ("R-39", "book") if looks.view.decision == "extra" else ("LAB-REW-1", "reward")
        return rule, phrase("labyrinth-reason-skip", card=card, filled=filled)
    size = looks.view.reward_deck or len(looks.view.reward_discard)
    who = "me" if hand == looks.seat else "trolley"
    return "LAB-REW-1", phrase("labyrinth-reason-draw", who=who, size=max(1, size), filled=filled)
