"""Exact chances and prospects, all from what everybody sees: the next curse, a dark tile, walks, captures."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import cast

from readingroom.core.sets import members
from readingroom.core.state import lowest_bit
from readingroom.games.labyrinth.cards.names import DIRECTION_KEYS, KIND_KEYS, MEEPLE_KEYS, cell_key
from readingroom.games.labyrinth.edge.looking import card_keys, missing_symbols
from readingroom.games.labyrinth.rules.disturbance import curse_weights
from readingroom.games.labyrinth.rules.floor import tile_weights
from readingroom.games.labyrinth.rules.geometry import DIRECTIONS, GRID, ROUND_COMPASS, cursed_cell
from readingroom.games.labyrinth.rules.house import CARDS, TILE_KINDS
from readingroom.games.labyrinth.rules.payments import can_complete, copies_needed, covers, symbols_of
from readingroom.games.labyrinth.rules.state import LabyrinthState
from readingroom.games.labyrinth.rules.table import ASK_ACT, BOTH, PLAYER, TROLLEY
from readingroom.games.labyrinth.rules.walking import ends, purse_books, purse_others, reach, walker_start

Chance = tuple[int, int]  # above and below, in lowest terms
KIND_OF_TILE = (0, 1, 1, 2, 2, 3, 3)  # by tables.TILE_KINDS: its place in KIND_KEYS


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreatOdds:
    """One of the four tiles round the Bookwyrm: how likely the next card disturbs it, and what would happen."""

    direction: str
    cell: str
    chance: Chance
    effect: str  # lights, turns, terror, darkens, nothing


@dataclass(frozen=True, slots=True, kw_only=True)
class TerrorOdds:
    """A Terror on the grid: who holds the cards for it, alone or together."""

    cell: str
    terror: int
    alone: tuple[int, ...]  # hands that cover it, Photocopiers left aside
    together: tuple[int, ...]  # the fewest hands whose cards cover it; empty: not even all
    missing: tuple[tuple[str, ...], ...]  # by hand: the symbols that it lacks


@dataclass(frozen=True, slots=True, kw_only=True)
class WalkOdds:
    """Where a meeple can go now, and what would happen there."""

    walker: str
    cell: str
    ends: str  # free, reward, capture, return
    boosters: bool  # the way, or a copy, costs boosters
    payments: tuple[tuple[str, ...], ...]  # without boosters: the cards that pay, the fewest first


@dataclass(frozen=True, slots=True, kw_only=True)
class LabyrinthOdds:
    """What everybody at the table can work out. Fractions are (above, below), exact."""

    out_of_time: bool  # the next card is Out of Time
    threats: tuple[ThreatOdds, ...]
    dark: dict[str, Chance]  # what a tile that was never lit may be, away from the compass
    terrors: tuple[TerrorOdds, ...]
    walks: tuple[WalkOdds, ...]
    reach: tuple[tuple[WalkOdds, ...], ...]  # by seat: its walks, were it asked to act as the table lies now


def make_odds(state: LabyrinthState) -> LabyrinthOdds | None:
    """None when the match is over."""
    if state.is_over():
        return None
    reach = tuple(walks_of(state, seat) for seat in range(state.seats))
    return LabyrinthOdds(
        out_of_time=bool(state.curses_left == 0),
        threats=threats(state),
        dark=dark_tile(state),
        terrors=tuple(terror_odds(state, cell) for cell in members(state.terrors_on)),
        walks=reach[state.active] if state.asks == ASK_ACT and state.actions > 0 else (),
        reach=reach,
    )


def fraction(above: int, below: int) -> Chance:
    """In lowest terms."""
    exact = Fraction(above, below) if below else Fraction(0)
    return exact.numerator, exact.denominator


# --- the next curse -----------------------------------------------------------------------------------------


def threats(state: LabyrinthState) -> tuple[ThreatOdds, ...]:
    """The four tiles round the Bookwyrm; a double curse strikes two of them."""
    weights = [int(weight) for weight in curse_weights(state)] if state.curses_left else [0] * 6
    total = sum(weights)
    found = []
    for direction in range(DIRECTIONS):
        cell = int(cursed_cell(state.bookwyrm, direction))
        strikes = weights[direction] + weights[int(DIRECTIONS) + direction % 2]
        found.append(
            ThreatOdds(
                direction=DIRECTION_KEYS[direction],
                cell=cell_key(cell),
                chance=fraction(strikes, total),
                effect=effect_on(state, cell),
            )
        )
    return tuple(found)


def effect_on(state: LabyrinthState, cell: int) -> str:
    """What a curse would do to a tile as it lies now (LAB-DIST-2)."""
    here = 1 << cell
    if not state.lit & here:
        return "lights"
    if (state.tokens() | state.standing()) & here:
        return "turns" if state.turning() & here else "nothing"
    if state.terror_tiles & here:
        return "terror" if state.terror_stack else "nothing"
    return "darkens"


def dark_tile(state: LabyrinthState) -> dict[str, Chance]:
    """What lies on a cell that was never lit; all are alike but those round the compass (LAB-SETUP-5)."""
    unknown = ~int(state.known) & int(GRID)
    if not unknown:
        return {}
    cell = int(lowest_bit(unknown & ~int(ROUND_COMPASS) or unknown))
    weights = [int(weight) for weight in tile_weights(state, cell)]
    counts = [0] * len(KIND_KEYS)
    for kind in range(TILE_KINDS):
        counts[KIND_OF_TILE[kind]] += weights[kind]
    return {key: fraction(counts[place], sum(weights)) for place, key in enumerate(KIND_KEYS)}


# --- Terrors and walks --------------------------------------------------------------------------------------


def terror_odds(state: LabyrinthState, cell: int) -> TerrorOdds:
    """Who could capture a Terror, as far as cards go."""
    terror, hands = int(state.token[cell]), range(state.house.hands)
    need = state.house.terror_symbols[terror]
    held = [symbols_of(state, state.hand_books[hand], state.hand_others[hand] & CARDS) for hand in hands]
    together: tuple[int, ...] = ()
    for size in range(1, len(held) + 1):
        teams = [team for team in combinations(hands, size) if covers(sum(held[hand] for hand in team), need)]
        if teams:
            together = teams[0]
            break
    return TerrorOdds(
        cell=cell_key(cell),
        terror=terror,
        alone=tuple(hand for hand in hands if covers(held[hand], need)),
        together=together,
        missing=tuple(missing_symbols(int(held[hand]), int(need)) for hand in hands),
    )


def walks_of(table: LabyrinthState, seat: int) -> tuple[WalkOdds, ...]:
    """All ends of all walks of a player's meeples, in that player's own turn."""
    state = cast("LabyrinthState", table.clone())
    state.active = seat
    walkers = [PLAYER, TROLLEY, *([BOTH] if state.together() else [])] if state.house.solo else [PLAYER]
    return tuple(walk_odds(state, int(walker), cell) for walker in walkers for cell in members(ends(state, walker)))


def walk_odds(state: LabyrinthState, walker: int, cell: int) -> WalkOdds:
    """What would happen at one end of a walk."""
    here = 1 << cell
    without_boosters = bool(reach(state, walker_start(state, walker)) & here)
    payments: tuple[tuple[str, ...], ...] = ()
    ending = "free"
    if state.terrors_on & here:
        ending = "capture"
        payments = all_payments(state, walker, int(state.token[cell]))
        books, others = purse_books(state, walker), purse_others(state, walker)
        without_boosters = without_boosters and copies_needed(state, books, others, state.token[cell]) == 0
    elif state.shelves_on & here:
        ending = "return"
    elif state.reward_tiles & here:
        ending = "reward"
    return WalkOdds(
        walker=MEEPLE_KEYS[walker],
        cell=cell_key(cell),
        ends=ending,
        boosters=not without_boosters,
        payments=payments,
    )


def all_payments(state: LabyrinthState, walker: int, terror: int) -> tuple[tuple[str, ...], ...]:
    """Every payment without surplus and without Photocopiers, the fewest cards first (R-31)."""
    need = state.house.terror_symbols[terror]
    sets = [(1 << book, 0) for book in members(purse_books(state, walker))]
    sets += [(0, 1 << item) for item in members(purse_others(state, walker) & state.house.items)]
    found = []
    for size in range(1, min(6, len(sets)) + 1):
        for chosen in combinations(sets, size):
            some_books, some_items = sum(one for one, _ in chosen), sum(one for _, one in chosen)
            if can_complete(state, 0, 0, need, some_books, some_items, 0):
                found.append(card_keys(state, some_books, some_items))
    return tuple(found)
