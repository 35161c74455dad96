"""Why a player might walk somewhere."""

from __future__ import annotations

from readingroom.core.phrases import Phrase, Word, phrase
from readingroom.games.labyrinth.cards.names import cell_number
from readingroom.games.labyrinth.edge import actions as do
from readingroom.games.labyrinth.edge.reading import Looks
from readingroom.games.labyrinth.words.naming import either, tile_of


def for_move(looks: Looks, action: do.Move) -> tuple[str, Phrase]:
    """What waits at the end of the walk."""
    cell = cell_number(action.cell)
    tile = looks.view.tiles[cell]
    hands = looks.own() if action.who == "ride" else (1,) if action.who == "trolley" else (looks.seat,)
    if tile.terror is not None:
        return "LAB-CAP-1", captures(looks, action, tile.terror)
    if tile.shelf is not None:
        return returns(looks, tile.shelf, hands)
    if tile.kind == "reward":
        size = looks.view.reward_deck or len(looks.view.reward_discard)
        walk = phrase("labyrinth-reason-walk-reward", walker=action.who, size=size, price=price(looks, action))
        return "LAB-REW-1", walk
    rule = {"player": "LAB-MOVE-1", "trolley": "LAB-SOLO-4", "ride": "LAB-SOLO-8"}[action.who]
    to, there = tile_of(action.cell, "to"), from_there(looks, action, cell)
    return rule, phrase("labyrinth-reason-walk", walker=action.who, to=to, price=price(looks, action), there=there)


def price(looks: Looks, action: do.Move) -> str:
    """A way that costs boosters says so."""
    walks = () if looks.odds is None else looks.odds.walks
    costly = any(walk.boosters for walk in walks if (walk.walker, walk.cell) == (action.who, action.cell))
    return "booster" if costly else "free"


def captures(looks: Looks, action: do.Move, terror: int) -> Phrase:
    left = len(looks.terrors()) - 1
    walker = "ride" if action.who == "ride" else "player"
    costs, name = price(looks, action), looks.terror(terror)
    paying = payment(looks, action)
    if not paying:
        return phrase("labyrinth-reason-capture", walker=walker, terror=name, price=costs, left=left)
    cards = tuple(looks.card(looks.number(key)) for key in paying)
    return phrase("labyrinth-reason-capture-with", walker=walker, terror=name, price=costs, cards=cards, left=left)


def payment(looks: Looks, action: do.Move) -> tuple[str, ...]:
    """The cards that will pay: as it is planned, or the fewest where no plan is known."""
    walks = () if looks.odds is None else looks.odds.walks
    ways = [way for walk in walks if (walk.walker, walk.cell) == (action.who, action.cell) for way in walk.payments]
    if looks.then is not None and len(ways) != 1:
        return tuple(dict.fromkeys(step.card for step in looks.then if isinstance(step, do.Pay | do.Copy)))
    return ways[0] if ways else ()


def returns(looks: Looks, shelf: str, hands: tuple[int, ...]) -> tuple[str, Phrase]:
    fitting = either([looks.terror(terror) for terror in looks.fitting(shelf, hands)])
    filled = looks.filled() + 1
    if filled == 6:
        return "LAB-END-1", phrase("labyrinth-reason-walk-wins", terrors=fitting, genre=shelf)
    return "LAB-RET-2", phrase("labyrinth-reason-walk-returns", terrors=fitting, genre=shelf, filled=filled)


def from_there(looks: Looks, action: do.Move, cell: int) -> Phrase:
    """What a free tile is good for: somebody to meet, tiles to light, ways that go on."""
    met = [hand for hand in range(len(looks.view.hands)) if looks.at(hand) == cell]
    mover = 1 if action.who == "trolley" else looks.seat
    for hand in met:
        for _, terror in looks.terrors():
            alone = looks.lacks(terror, looks.held(mover)) and looks.lacks(terror, looks.held(hand))
            if alone and not looks.lacks(terror, looks.held(mover, hand)):
                return phrase("labyrinth-there-together", who=with_whom(looks, hand), terror=looks.terror(terror))
    dark = looks.dark_beside(cell)
    if dark:
        return phrase("labyrinth-there-dark", count=dark)
    return phrase("labyrinth-there-ways", count=len(looks.reached(cell)))


def with_whom(looks: Looks, hand: int) -> Word:
    if hand == looks.seat:
        return phrase("labyrinth-me-with")
    return phrase("labyrinth-trolley-with") if looks.is_trolley(hand) else looks.person(hand)
