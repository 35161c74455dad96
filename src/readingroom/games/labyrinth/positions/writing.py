"""A full position as readable plain data (referee's eyes); `layout.py` reads it back."""

from __future__ import annotations

from typing import Any

from readingroom.core.game import Setup
from readingroom.core.sets import members
from readingroom.games.labyrinth.cards.names import (
    DECISIONS,
    DIRECTION_KEYS,
    ENDINGS,
    GENRE_KEYS,
    KIND_KEYS,
    MEEPLE_KEYS,
    cell_key,
    old_cell_key,
)
from readingroom.games.labyrinth.cards.pack import Pack
from readingroom.games.labyrinth.rules.floor import kind_of, open_sides
from readingroom.games.labyrinth.rules.geometry import CELLS, COMPASS
from readingroom.games.labyrinth.rules.house import CARDS, FIRST_PILE, FIRST_REWARD, SYMBOL_BITS
from readingroom.games.labyrinth.rules.setup import wanted_genres
from readingroom.games.labyrinth.rules.state import LabyrinthState
from readingroom.games.labyrinth.rules.table import (
    ABOVE,
    ASK_EXTRA,
    ASK_GIVE_TO,
    ASK_INSTEAD,
    ASK_REWARD,
    ASK_ROOM,
    ASK_SPEND,
    ASK_SWAP_FOR,
    ASK_TAKE,
    FOR_FLIP,
    FOR_GIFT,
    FOR_SWAP,
    NO_CARD,
)

PILES_FROM = int(FIRST_PILE - FIRST_REWARD)
PURPOSES = ("walk", "copies", "flip", "gift", "receipt", "swap")  # what boosters are spent on, by number
# Which sides are open when a tile is not turned, as in the table of 3.2.
SHAPE_SIDES = {"cross": (True,) * 4, "tee": (True, True, False, True), "corner": (True, True, False, False)}


def write_position(state: LabyrinthState, setup: Setup, pack: Pack) -> dict[str, Any]:
    """Every zone of a state, whose decision it is and what is pending."""
    position: dict[str, Any] = {
        "game": "labyrinth",
        "seats": int(state.seats),
        "options": dict(setup.options),
        "tiles": {cell_key(cell): write_tile(state, pack, cell) for cell in members(state.known) if cell != COMPASS},
        "meeples": [cell_key(int(state.at[meeple])) for meeple in range(state.house.hands)],
        "hands": [write_hand(state, pack, hand) for hand in range(state.house.hands)],
        "discards": write_cards(pack, int(state.book_discard), int(state.reward_discard)),
        "returned": {
            GENRE_KEYS[genre]: pack.terrors[int(state.filled_by >> (genre * SYMBOL_BITS) & 255)].key
            for genre in members(state.filled)
        },
        "bookwyrm": int(state.bookwyrm),
        "curses": write_curses(state),
        "turn": write_turn(state, pack),
        "asked": write_asked(state, pack),
    }
    if setup.pack is not None:
        position["pack"] = {"file": setup.pack_file, "text": setup.pack}
    if setup.live:
        position["live"] = True
    if state.is_over():
        position["ending"] = ENDINGS[state.ending]
    return position


def with_old_cells(position: dict[str, Any]) -> dict[str, Any]:
    """A position with its cells as they were once written, from 0."""
    old = {cell_key(cell): old_cell_key(cell) for cell in range(CELLS)}
    asked = position["asked"]
    if asked is not None:
        asked = asked | {key: old[asked[key]] for key in ("cell", "goal") if key in asked}
    return position | {
        "tiles": {old[cell]: tile for cell, tile in position["tiles"].items()},
        "meeples": [old[cell] for cell in position["meeples"]],
        "asked": asked,
    }


def write_tile(state: LabyrinthState, pack: Pack, cell: int) -> str:
    """A known tile as in the worked examples: kind, shape, quarter turns; `dark` if it is; its token."""
    kind, sides = KIND_KEYS[kind_of(state, cell)], open_sides(state, cell)
    words = ["crossroads" if kind == "crossroads" else f"{kind}/{shape_and_turns(sides)}"]
    if not state.lit >> cell & 1:
        words.append("dark")
    if state.terrors_on >> cell & 1:
        words.append(pack.terrors[int(state.token[cell])].key)
    if state.shelves_on >> cell & 1:
        words.append(GENRE_KEYS[int(state.token[cell])])
    return " ".join(words)


def shape_and_turns(sides: tuple[bool, ...]) -> str:
    """Such as `tee/1`: a shape, and by how many quarters it is turned clockwise."""
    for shape, open_at_first in SHAPE_SIDES.items():
        for turns in range(4):
            if turned(open_at_first, turns) == sides:
                return f"{shape}/{turns}"
    raise AssertionError(sides)


def turned(sides: tuple[bool, ...], turns: int) -> tuple[bool, ...]:
    """The sides of a tile after some quarter turns clockwise: what was north is east."""
    return sides[4 - turns :] + sides[: 4 - turns]


def write_hand(state: LabyrinthState, pack: Pack, hand: int) -> list[Any]:
    """Cards by id; a captured Terror as its id with the cards under it."""
    others = int(state.hand_others[hand])
    cards: list[Any] = list(write_cards(pack, int(state.hand_books[hand]), others & int(CARDS)))
    for terror in members(others >> PILES_FROM):
        under = write_cards(pack, int(state.under_books[terror]), int(state.under_items[terror]))
        cards.append({pack.terrors[terror].key: under})
    return cards


def write_cards(pack: Pack, books: int, rewards: int) -> list[str]:
    """The ids of a set of Books and a set of Reward cards."""
    return [pack.books[book].key for book in members(books)] + write_rewards(pack, rewards)


def write_rewards(pack: Pack, rewards: int) -> list[str]:
    return [pack.rewards[reward].key for reward in members(rewards)]


def write_thing(pack: Pack, thing: int) -> str:
    """The id of a Book, a Reward card or a captured Terror."""
    if thing < FIRST_REWARD:
        return pack.books[thing].key
    if thing < FIRST_PILE:
        return pack.rewards[thing - int(FIRST_REWARD)].key
    return pack.terrors[thing - int(FIRST_PILE)].key


def write_curses(state: LabyrinthState) -> dict[str, Any]:
    """What is left above Out of Time, and what was seen."""
    printed, unseen = int(state.house.curse_bag), int(state.curse_bag)
    seen = {
        key: (printed >> (place * 8) & 255) - (unseen >> (place * 8) & 255) for place, key in enumerate(DIRECTION_KEYS)
    }
    doubles = ("NW+SE", "NE+SW")
    seen |= {
        key: 1 for place, key in enumerate(doubles) if state.house.doubles and not state.double_unseen >> place & 1
    }
    return {"left": int(state.curses_left), "seen": {key: count for key, count in seen.items() if count}}


def write_turn(state: LabyrinthState, pack: Pack) -> dict[str, Any]:
    turn: dict[str, Any] = {
        "number": int(state.clock) + 1,
        "active": int(state.active),
        "actions": int(state.actions),
        "acted": int(state.acted),
        "passed_on": bool(state.bonus),  # at no question; but a match may end with it
        "refused": bool(state.refused),
    }
    if state.house.solo:
        moved = write_cards(pack, int(state.moved_books), int(state.moved_others) & int(CARDS))
        turn["moved"] = moved + [pack.terrors[terror].key for terror in members(int(state.moved_others) >> PILES_FROM)]
    return turn


def write_asked(state: LabyrinthState, pack: Pack) -> dict[str, Any] | None:
    if state.is_over():
        return None
    kind, first, second = int(state.asks), int(state.first), int(state.second)
    asked: dict[str, Any] = {"decision": DECISIONS[kind], "seat": int(state.asked)}
    if state.chosen:
        asked["wanted"] = {
            str(seat): [GENRE_KEYS[genre] for genre in wanted_genres(state, seat)] for seat in members(state.chosen)
        }
    if kind == ASK_INSTEAD:
        asked["missing"] = GENRE_KEYS[first]
    elif kind == ASK_TAKE:
        asked |= {"cards": write_rewards(pack, first), "hand": second}
    elif kind == ASK_EXTRA:
        asked |= {"books": first, "hand": second}
    elif kind == ASK_REWARD:
        asked["hands"] = list(members(first))
    elif kind in (ASK_GIVE_TO, ASK_SWAP_FOR):
        asked["thing"] = write_thing(pack, first)
    elif kind == ASK_ROOM:
        asked["thing"] = write_thing(pack, first)
        asked["by"] = None if second == NO_CARD else pack.rewards[second].key
    elif state.asks_for_walk():
        asked |= write_walk(state, pack)
    elif kind == ASK_SPEND:
        asked |= write_spending(pack, first, second)
    return asked


def write_spending(pack: Pack, purpose: int, what: int) -> dict[str, Any]:
    """What a Useful Map or a Trolley Service is chosen for."""
    if purpose == FOR_FLIP:
        return {"on": PURPOSES[purpose], "cell": cell_key(what)}
    spending: dict[str, Any] = {"on": PURPOSES[purpose], "thing": write_thing(pack, what % int(ABOVE))}
    if purpose == FOR_GIFT:
        spending["to"] = what // int(ABOVE)
    if purpose == FOR_SWAP:
        spending["for"] = write_thing(pack, what // int(ABOVE))
    return spending


def write_walk(state: LabyrinthState, pack: Pack) -> dict[str, Any]:
    """A walk, and what is settled of its price."""
    walk: dict[str, Any] = {"walker": MEEPLE_KEYS[state.walker], "goal": cell_key(int(state.goal))}
    if state.asks == ASK_SPEND:
        walk["on"] = PURPOSES[int(state.first)]
    for name, rewards in (("ladders", state.ladders), ("passages", state.passages), ("copiers", state.copiers)):
        if rewards:
            walk[name] = write_rewards(pack, int(rewards))
    if state.paid_books or state.paid_items:
        walk["paid"] = write_cards(pack, int(state.paid_books), int(state.paid_items))
    if state.copied:
        walk["copied"] = write_cards(pack, int(state.copied), 0)
    return walk
