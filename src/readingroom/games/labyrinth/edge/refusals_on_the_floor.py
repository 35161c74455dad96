"""Why a tile cannot be lit, turned or walked to now."""

from __future__ import annotations

from typing import cast

from readingroom.core.game import Refusal
from readingroom.core.sets import members
from readingroom.core.state import bit, bits
from readingroom.games.labyrinth.cards.names import GENRE_KEYS
from readingroom.games.labyrinth.cards.pack import Pack
from readingroom.games.labyrinth.edge.pending import comes_first, no_action
from readingroom.games.labyrinth.rules.geometry import COMPASS, is_beside
from readingroom.games.labyrinth.rules.house import LIBRARY_LADDER, SECRET_PASSAGE
from readingroom.games.labyrinth.rules.payments import copies_needed, symbols_of
from readingroom.games.labyrinth.rules.state import LabyrinthState
from readingroom.games.labyrinth.rules.table import ASK_ACT, BOTH, PLAYER, SHELVES, TERROR_LIMIT, TROLLEY
from readingroom.games.labyrinth.rules.walking import (
    can_pay,
    fitting_piles,
    purse_books,
    purse_others,
    reaches,
    walker_start,
)
from readingroom.games.labyrinth.words.naming import listed, place, symbol_counts, symbols_words, terror_name

# --- LAB-FLIP and LAB-ROT -----------------------------------------------------------------------------------


def why_not_flip(state: LabyrinthState, cell: int) -> Refusal:
    waits = comes_first(state, ASK_ACT) or no_action(state)
    if waits is not None:
        return waits
    if cell == COMPASS:
        return Refusal("R-16", "the compass is always lit")
    if state.lit & bit(cell):
        return Refusal("LAB-FLIP-5", f"{place(cell)} is lit already, and no action turns a tile dark")
    far = f"{place(cell)} shares no side with {own_tiles(state)}"
    return Refusal("LAB-FLIP-2", f"{far}: walk next to it first, or use a Useful Map")


def why_not_rotate(state: LabyrinthState, cell: int) -> Refusal:
    waits = comes_first(state, ASK_ACT) or no_action(state)
    if waits is not None:
        return waits
    if cell == COMPASS:
        return Refusal("R-16", "the compass is never turned")
    if not state.lit & bit(cell):
        return Refusal("LAB-ROT-3", f"{place(cell)} is dark: light it before you turn it")
    own = state.own_cells()
    if not own & bit(cell) and not is_beside(cell, own):
        return Refusal("LAB-ROT-1", f"{place(cell)} shares no side with {own_tiles(state)}: walk next to it first")
    return Refusal("R-17", f"{place(cell)} is a crossroads: turning it would change nothing")


def own_tiles(state: LabyrinthState) -> str:
    return "your tile or the Trolley's" if state.house.solo else "your tile"


# --- LAB-MOVE -----------------------------------------------------------------------------------------------


def why_not_move(state: LabyrinthState, walker: int, cell: int, pack: Pack) -> Refusal:
    if walker != PLAYER and not state.house.solo:
        return Refusal("LAB-SOLO-1", "only a player alone has a Trolley: walk yourself")
    waits = comes_first(state, ASK_ACT) or no_action(state)
    if waits is not None:
        return waits
    if walker == BOTH and not state.together():
        return Refusal("LAB-SOLO-8", "you ride from one tile: bring yourself and the Trolley together first")
    start = walker_start(state, walker)
    if cell == start:
        return Refusal("LAB-MOVE-7", "a move ends on another tile than it began on")
    if not state.lit & bit(cell):
        return Refusal("LAB-MOVE-3", f"{place(cell)} is dark: light it before you enter it")
    if not within_reach(state, walker) & bit(cell):
        return why_not_reached(state, walker, cell, pack)
    return why_not_entered(state, walker, cell, pack)


def within_reach(state: LabyrinthState, walker: int) -> int:
    """Every cell that the walker could come to with the Ladders and Passages of the purse."""
    others = purse_others(state, walker)
    ladders = bits(others & state.house.option_set[LIBRARY_LADDER])
    passages = bits(others & state.house.option_set[SECRET_PASSAGE])
    entered = reaches(state, walker_start(state, walker), ladders, passages)
    cells = 0
    for used in range(ladders + 1):
        for gone in range(passages + 1):
            if can_pay(state, others, used, gone, 0):
                cells |= int(entered[used * (passages + 1) + gone])
    return cells


def why_not_reached(state: LabyrinthState, walker: int, cell: int, pack: Pack) -> Refusal:
    others = purse_others(state, walker)
    ladders = bits(others & state.house.option_set[LIBRARY_LADDER])
    passages = bits(others & state.house.option_set[SECRET_PASSAGE])
    start, goal = walker_start(state, walker), bit(cell)
    if reaches(state, start, ladders, passages)[-1] & goal:
        return Refusal("R-29", f"the way to {place(cell)} needs one booster as two: a card serves one option only")
    if reaches(state, start, TERROR_LIMIT + SHELVES, passages)[-1] & goal:
        return Refusal("LAB-MOVE-4", in_the_way(state, walker, cell, pack))
    return Refusal("LAB-MOVE-2", f"no open path leads to {place(cell)}: turn or light tiles, or use a Secret Passage")


def in_the_way(state: LabyrinthState, walker: int, cell: int, pack: Pack) -> str:
    """The token that ends the walk; where several do, only that there are some."""
    for blocker in members(within_reach(state, walker) & state.tokens()):
        without = cast("LabyrinthState", state.clone())
        without.terrors_on &= ~bit(blocker)
        without.shelves_on &= ~bit(blocker)
        if within_reach(without, walker) & bit(cell):
            return f"{token_words(state, blocker, pack)}, or use a Library Ladder"
    return f"more than one Terror or Shelf stands between you and {place(cell)}"


def token_words(state: LabyrinthState, cell: int, pack: Pack) -> str:
    token = state.token[cell]
    if state.terrors_on & bit(cell):
        return f"{terror_name(pack, token)} on {place(cell)} stands in the way: capture it first"
    return f"the {GENRE_KEYS[token]} Shelf on {place(cell)} stands in the way: fill it first"


# --- LAB-CAP and LAB-RET ------------------------------------------------------------------------------------


def why_not_entered(state: LabyrinthState, walker: int, cell: int, pack: Pack) -> Refusal:
    """The way is open, but what lies there is neither captured nor filled."""
    if walker == TROLLEY:
        return Refusal("LAB-SOLO-6", "the Trolley alone can neither capture nor return: ride there together")
    if state.terrors_on & bit(cell):
        return why_not_captured(state, walker, cell, pack)
    return why_not_returned(state, walker, cell, pack)


def why_not_captured(state: LabyrinthState, walker: int, cell: int, pack: Pack) -> Refusal:
    terror = state.token[cell]
    if pays(state, walker, terror):
        return Refusal("R-29", "the same booster would be needed for the way and as a Photocopier")
    name = terror_name(pack, terror)
    if walker == PLAYER and state.house.solo:
        if pays(state, TROLLEY, terror):
            return Refusal("LAB-SOLO-9", f"the Trolley holds what pays for {name}: ride there together")
        if pays(state, BOTH, terror):
            return Refusal("LAB-SOLO-9", f"only both hands together can pay for {name}: ride there with the Trolley")
    need = symbol_counts(state.house.terror_symbols[terror])
    have = symbol_counts(symbols_of(state, purse_books(state, walker), purse_others(state, walker)))
    missing = [max(0, wanted - held) for wanted, held in zip(need, have, strict=True)]
    return Refusal("LAB-CAP-1", f"{name} needs {symbols_words(missing)} more than you hold")


def pays(state: LabyrinthState, walker: int, terror: int) -> bool:
    """The walker's purse covers a Terror, with copies if need be."""
    return copies_needed(state, purse_books(state, walker), purse_others(state, walker), terror) >= 0


def why_not_returned(state: LabyrinthState, walker: int, cell: int, pack: Pack) -> Refusal:
    genre = state.token[cell]
    if walker == PLAYER and state.house.solo:
        held = [terror_name(pack, terror) for terror in members(fitting_piles(state, BOTH, genre))]
        if held:
            return Refusal("LAB-SOLO-10", f"the Trolley holds {listed(held)}: ride there together")
    needed = f"a captured Terror that shows {GENRE_KEYS[genre]}"
    return Refusal("LAB-RET-1", f"the {GENRE_KEYS[genre]} Shelf takes only {needed}, and you hold none")
