"""Why a tile cannot be lit, turned or walked to now."""

from __future__ import annotations

from typing import cast

from readingroom.core.game import Refusal
from readingroom.core.phrases import Phrase, phrase
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
from readingroom.games.labyrinth.words.naming import name_of_terror, symbol_counts, symbols, tile

# --- LAB-FLIP and LAB-ROT -----------------------------------------------------------------------------------


def why_not_flip(state: LabyrinthState, cell: int) -> Refusal:
    waits = comes_first(state, ASK_ACT) or no_action(state)
    if waits is not None:
        return waits
    if cell == COMPASS:
        return Refusal("R-16", phrase("labyrinth-refused-compass-lit"))
    if state.lit & bit(cell):
        return Refusal("LAB-FLIP-5", phrase("labyrinth-refused-lit-already", tile=tile(cell)))
    return Refusal("LAB-FLIP-2", phrase("labyrinth-refused-flip-far", tile=tile(cell), near=own_tiles(state)))


def why_not_rotate(state: LabyrinthState, cell: int) -> Refusal:
    waits = comes_first(state, ASK_ACT) or no_action(state)
    if waits is not None:
        return waits
    if cell == COMPASS:
        return Refusal("R-16", phrase("labyrinth-refused-compass-turned"))
    if not state.lit & bit(cell):
        return Refusal("LAB-ROT-3", phrase("labyrinth-refused-turn-dark", tile=tile(cell)))
    own = state.own_cells()
    if not own & bit(cell) and not is_beside(cell, own):
        return Refusal("LAB-ROT-1", phrase("labyrinth-refused-rotate-far", tile=tile(cell), near=own_tiles(state)))
    return Refusal("R-17", phrase("labyrinth-refused-turn-crossroads", tile=tile(cell)))


def own_tiles(state: LabyrinthState) -> str:
    return "trolley" if state.house.solo else "own"


# --- LAB-MOVE -----------------------------------------------------------------------------------------------


def why_not_move(state: LabyrinthState, walker: int, cell: int, pack: Pack) -> Refusal:
    if walker != PLAYER and not state.house.solo:
        return Refusal("LAB-SOLO-1", phrase("labyrinth-refused-walk-yourself"))
    waits = comes_first(state, ASK_ACT) or no_action(state)
    if waits is not None:
        return waits
    if walker == BOTH and not state.together():
        return Refusal("LAB-SOLO-8", phrase("labyrinth-refused-ride-apart"))
    start = walker_start(state, walker)
    if cell == start:
        return Refusal("LAB-MOVE-7", phrase("labyrinth-refused-walk-nowhere"))
    if not state.lit & bit(cell):
        return Refusal("LAB-MOVE-3", phrase("labyrinth-refused-walk-dark", tile=tile(cell)))
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
        return Refusal("R-29", phrase("labyrinth-refused-way-one-as-two", tile=tile(cell)))
    if reaches(state, start, TERROR_LIMIT + SHELVES, passages)[-1] & goal:
        return Refusal("LAB-MOVE-4", in_the_way(state, walker, cell, pack))
    return Refusal("LAB-MOVE-2", phrase("labyrinth-refused-no-path", tile=tile(cell)))


def in_the_way(state: LabyrinthState, walker: int, cell: int, pack: Pack) -> Phrase:
    """The token that ends the walk; where several do, only that there are some."""
    for blocker in members(within_reach(state, walker) & state.tokens()):
        without = cast("LabyrinthState", state.clone())
        without.terrors_on &= ~bit(blocker)
        without.shelves_on &= ~bit(blocker)
        if within_reach(without, walker) & bit(cell):
            return blocked_by(state, blocker, pack)
    return phrase("labyrinth-refused-more-in-the-way", tile=tile(cell))


def blocked_by(state: LabyrinthState, cell: int, pack: Pack) -> Phrase:
    token, on = state.token[cell], tile(cell, "on")
    if state.terrors_on & bit(cell):
        return phrase("labyrinth-refused-terror-in-the-way", terror=name_of_terror(pack, token), on=on)
    return phrase("labyrinth-refused-shelf-in-the-way", genre=GENRE_KEYS[token], on=on)


# --- LAB-CAP and LAB-RET ------------------------------------------------------------------------------------


def why_not_entered(state: LabyrinthState, walker: int, cell: int, pack: Pack) -> Refusal:
    """The way is open, but what lies there is neither captured nor filled."""
    if walker == TROLLEY:
        return Refusal("LAB-SOLO-6", phrase("labyrinth-refused-trolley-alone"))
    if state.terrors_on & bit(cell):
        return why_not_captured(state, walker, cell, pack)
    return why_not_returned(state, walker, cell, pack)


def why_not_captured(state: LabyrinthState, walker: int, cell: int, pack: Pack) -> Refusal:
    terror = state.token[cell]
    if pays(state, walker, terror):
        return Refusal("R-29", phrase("labyrinth-refused-booster-twice"))
    name = name_of_terror(pack, terror)
    if walker == PLAYER and state.house.solo:
        if pays(state, TROLLEY, terror):
            return Refusal("LAB-SOLO-9", phrase("labyrinth-refused-trolley-pays", terror=name))
        if pays(state, BOTH, terror):
            return Refusal("LAB-SOLO-9", phrase("labyrinth-refused-both-pay", terror=name))
    need = symbol_counts(state.house.terror_symbols[terror])
    have = symbol_counts(symbols_of(state, purse_books(state, walker), purse_others(state, walker)))
    missing = [max(0, wanted - held) for wanted, held in zip(need, have, strict=True)]
    return Refusal("LAB-CAP-1", phrase("labyrinth-refused-lacks", terror=name, symbols=symbols(missing)))


def pays(state: LabyrinthState, walker: int, terror: int) -> bool:
    """The walker's purse covers a Terror, with copies if need be."""
    return copies_needed(state, purse_books(state, walker), purse_others(state, walker), terror) >= 0


def why_not_returned(state: LabyrinthState, walker: int, cell: int, pack: Pack) -> Refusal:
    genre = state.token[cell]
    if walker == PLAYER and state.house.solo:
        held = tuple(name_of_terror(pack, terror) for terror in members(fitting_piles(state, BOTH, genre)))
        if held:
            return Refusal("LAB-SOLO-10", phrase("labyrinth-refused-trolley-holds-terrors", terrors=held))
    return Refusal("LAB-RET-1", phrase("labyrinth-refused-no-terror-for-shelf", genre=GENRE_KEYS[genre]))
