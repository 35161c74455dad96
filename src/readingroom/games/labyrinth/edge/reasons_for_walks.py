"""Why a player might walk somewhere."""

from __future__ import annotations

from readingroom.games.labyrinth.cards.names import cell_number
from readingroom.games.labyrinth.edge import actions as do
from readingroom.games.labyrinth.edge.reading import Looks
from readingroom.games.labyrinth.words.naming import counted, listed, place


def for_move(looks: Looks, action: do.Move) -> tuple[str, str]:
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
        return (
            "LAB-REW-1",
            f"{goes(action)} a Reward tile, with {counted(size, 'card')} to draw from{price(looks, action)}.",
        )
    rule = {"player": "LAB-MOVE-1", "trolley": "LAB-SOLO-4", "ride": "LAB-SOLO-8"}[action.who]
    return rule, f"{goes(action)} {place(cell)}{price(looks, action)}: {from_there(looks, action, cell)}."


def goes(action: do.Move) -> str:
    return {"player": "I walk to", "trolley": "the Trolley goes to", "ride": "we ride to"}[action.who]


def price(looks: Looks, action: do.Move) -> str:
    """A way that costs boosters says so."""
    walks = () if looks.odds is None else looks.odds.walks
    costly = any(walk.boosters for walk in walks if (walk.walker, walk.cell) == (action.who, action.cell))
    return " for a booster" if costly else ""


def captures(looks: Looks, action: do.Move, terror: int) -> str:
    left = len(looks.terrors()) - 1
    then = f"{counted(left, 'Terror') if left else 'no Terror'} {'is' if left < 2 else 'are'} left on the grid then"
    who = "we ride to" if action.who == "ride" else "I walk to"
    cards = payment(looks, action)
    paying = f" with {listed([looks.name(looks.number(key)) for key in cards])}" if cards else ""
    return f"{who} {looks.terror(terror)}{price(looks, action)} and capture it{paying}; {then}."


def payment(looks: Looks, action: do.Move) -> tuple[str, ...]:
    """The cards that will pay: as it is planned, or the fewest where no plan is known."""
    walks = () if looks.odds is None else looks.odds.walks
    ways = [way for walk in walks if (walk.walker, walk.cell) == (action.who, action.cell) for way in walk.payments]
    if looks.then is not None and len(ways) != 1:
        return tuple(dict.fromkeys(step.card for step in looks.then if isinstance(step, do.Pay | do.Copy)))
    return ways[0] if ways else ()


def returns(looks: Looks, shelf: str, hands: tuple[int, ...]) -> tuple[str, str]:
    fitting = [looks.terror(terror) for terror in looks.fitting(shelf, hands)]
    filled = looks.filled() + 1
    if filled == 6:
        return "LAB-END-1", f"I return {listed(fitting, 'or')} to the {shelf} Shelf: all 6 are filled then, and we win."
    held = f"I return {listed(fitting, 'or')} to the {shelf} Shelf"
    return (
        "LAB-RET-2",
        f"{held}: {filled} of 6 {'is' if filled == 1 else 'are'} filled then, and a Reward comes with it.",
    )


def from_there(looks: Looks, action: do.Move, cell: int) -> str:
    """What a free tile is good for: somebody to meet, tiles to light, ways that go on."""
    met = [hand for hand in range(len(looks.view.hands)) if looks.at(hand) == cell]
    mover = 1 if action.who == "trolley" else looks.seat
    for hand in met:
        for _, terror in looks.terrors():
            alone = looks.lacks(terror, looks.held(mover)) and looks.lacks(terror, looks.held(hand))
            if alone and not looks.lacks(terror, looks.held(mover, hand)):
                name = "me" if hand == looks.seat else looks.who(hand)
                return f"together with {name} the cards pay for {looks.terror(terror)}"
    dark = looks.dark_beside(cell)
    if dark:
        return f"{counted(dark, 'dark tile')} can be lit from there"
    ways = len(looks.reached(cell))
    return f"{counted(ways, 'tile')} can be walked to from there" if ways else "no way leads on from there yet"
