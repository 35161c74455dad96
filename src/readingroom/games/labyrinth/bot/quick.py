"""A quick player for Library Labyrinth: what a hasty but willing partner would do, in well under a microsecond.

It returns what it can return and captures what it can capture. Otherwise it weighs a few wishes against each other:
a Book that a Terror wants, a tile to light, a Reward, a way to a goal. `HABITS` are the weights, found by playing many
matches with changed ones.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit, bits, lowest_bit, nth_bit
from readingroom.games.labyrinth.bot.prospects import (
    covered_terrors,
    hand_symbols,
    lacking,
    next_in_the_way,
    piles_in,
    reach_after_turn,
    shelves_for,
    spare_book,
    still_wanted,
    total,
    useful_terrors,
)
from readingroom.games.labyrinth.rules.codes import (
    DISCARD,
    END,
    END_AND_PASS,
    FLIP,
    MOVE,
    PAY,
    RIDE,
    ROTATE,
    SPEND,
    TAKE,
    TROLLEY_TAKES,
)
from readingroom.games.labyrinth.rules.geometry import GRID, beside
from readingroom.games.labyrinth.rules.house import HAND_LIMIT, LIBRARY_CARD, SYMBOL_BITS, TIME_MACHINE
from readingroom.games.labyrinth.rules.table import TERROR_LIMIT, Table

NOTHING: Final[i64] = -1
NEVER: Final[i64] = -1000000

# Places in HABITS.
TAKE_FOR: Final[i64] = 0  # + symbols that the best Terror still wants, four or more as four; 0: there is none
FLIP_AT: Final[i64] = 5  # + Terrors on the grid
NO_TERROR: Final[i64] = 11  # to light a tile when no Terror on the grid is of use
NO_SHELF: Final[i64] = 12  # the same when a captured Terror has no Shelf to go to
SHELVES_DARK: Final[i64] = 13  # the same for each Shelf not found yet
REWARD: Final[i64] = 14  # to walk to a Reward
OPEN_WAY: Final[i64] = 15  # to turn a tile that opens the way to a goal a little farther
NEARER: Final[i64] = 16  # to walk nearer to a goal
TURN_NEAR: Final[i64] = 17  # to turn a tile between here and a goal that does not open it at once
LOOK_ROUND: Final[i64] = 18  # to walk to where tiles are dark
PASS_ON: Final[i64] = 19
CROWDED: Final[i64] = 20  # from so many Terrors on the grid on, any is worth capturing
LIBRARY: Final[i64] = 21  # to take with a Library Card, more than without
FULL: Final[i64] = 22  # less for a take for each slot filled
LIGHT_WAY: Final[i64] = 23  # to light a tile on the way to a goal
TO_TAKE: Final = [-59, 149, 109, 86, 79]
TO_FLIP: Final = [-1, 86, 32, 15, -7, -490, 51, 53, 7]
TO_WALK: Final = [-43, 110, 41, 22, -25]
THE_REST: Final = [-45, 4, 36, 17, 133]
HABITS: Final = vec[i64](TO_TAKE + TO_FLIP + TO_WALK + THE_REST)


@final
class Glance:
    """What a player sees at a glance in the Action phase: the answers by family, and what they could be for."""

    def __init__(self) -> None:
        self.takes: i64 = 0
        self.take_code: i64 = TAKE
        self.flips: i64 = 0
        self.first_turn: i64 = 0  # place of the first ROTATE among the codes
        self.turns: i64 = 0
        self.ends: i64 = 0
        self.walk_code: i64 = MOVE
        self.machine: i64 = NOTHING
        self.library: i64 = NOTHING
        self.wanted: i64 = 0
        self.useful: i64 = 0
        self.symbols: i64 = 0
        self.shelves: i64 = 0
        self.goals: i64 = 0
        self.lacks: i64 = 0  # symbols that the nearest payable Terror still wants
        self.best: i64 = NOTHING
        self.score: i64 = NEVER


def look(table: Table, codes: vec[i64], count: i64) -> Glance:
    """Sort the answers by family; passing and discarding are not looked at."""
    seen = Glance()
    solo = table.house.solo
    seen.walk_code = RIDE if solo and table.together() else MOVE
    for place in range(count):
        code = codes[place]
        if code < TAKE:
            continue
        if code < FLIP:
            if code < TROLLEY_TAKES:
                seen.takes |= bit(code - TAKE)
            elif seen.takes == 0 or seen.take_code == TROLLEY_TAKES:
                seen.take_code = TROLLEY_TAKES
                seen.takes |= bit(code - TROLLEY_TAKES)
        elif code < ROTATE:
            seen.flips |= bit(code - FLIP)
        elif code < MOVE:
            if seen.turns == 0:
                seen.first_turn = place
            seen.turns += 1
        elif code < SPEND:
            if code >= seen.walk_code and code < seen.walk_code + 25:
                seen.ends |= bit(code - seen.walk_code)
        elif code < PAY:
            look_at_booster(table, seen, code)
        else:
            break
    return seen


def look_at_booster(table: Table, seen: Glance, code: i64) -> None:
    """Time Machines and Library Cards; a card with both is either."""
    reward, second = (code - SPEND) // 2, (code - SPEND) % 2
    machines = table.house.option_set[TIME_MACHINE]
    if machines & bit(reward) != 0 and second == 0:
        seen.machine = code
    elif table.house.option_set[LIBRARY_CARD] & bit(reward) != 0:
        seen.library = code


def think(table: Table, seen: Glance) -> None:
    """What the answers could be for."""
    seen.wanted = still_wanted(table)
    seen.useful = table.terrors_on  # when there are many, any is worth capturing
    if bits(table.terrors_on) < HABITS[CROWDED]:
        seen.useful = useful_terrors(table, seen.wanted)
    seen.symbols = hand_symbols(table, table.active)
    seen.shelves = shelves_for(table, piles_in(table, table.active))
    seen.goals = seen.shelves | covered_terrors(table, seen.useful, seen.symbols)
    least: i64 = 100
    cells = seen.useful
    while cells != 0:
        cell = lowest_bit(cells)
        cells &= cells - 1
        lacks = lacking(table.house.terror_symbols[table.token[cell]], seen.symbols)
        number = total(lacks)
        if number != 0 and number < least:
            least = number
            seen.lacks = lacks


def weigh(seen: Glance, code: i64, score: i64) -> None:
    """Keep the better of two answers."""
    if score > seen.score:
        seen.score = score
        seen.best = code


def quick_action(table: Table, codes: vec[i64], count: i64) -> i64:
    """The quick player's Action phase."""
    seen = look(table, codes, count)
    if table.actions == 0:
        return seen.machine if seen.machine != NOTHING else END
    think(table, seen)
    at_hand = seen.ends & seen.shelves
    if at_hand == 0:
        at_hand = seen.ends & seen.useful
    if at_hand != 0:
        return seen.walk_code + nth_bit(at_hand, table.choice(bits(at_hand)))
    weigh_take(table, seen)
    weigh_flip(table, seen)
    if seen.goals != 0:
        weigh_way(table, seen, codes)
    weigh_walk(table, seen)
    if table.seats > 1:
        weigh(seen, END_AND_PASS, HABITS[PASS_ON])
    if seen.best == NOTHING:
        return END
    if seen.best >= DISCARD:
        return DISCARD + spare_book(table, table.active, seen.useful)
    return seen.best


def weigh_take(table: Table, seen: Glance) -> None:
    """A Book of a genre that the Terror wants which lacks least."""
    hand = table.active
    full = seen.takes == 0
    if full and (table.genres_to_take() == 0 or table.hand_books[hand] == 0):
        return
    lacks = seen.lacks
    number = total(lacks)
    score = HABITS[TAKE_FOR + min(number, 4)] - HABITS[FULL] * table.slots(hand)
    if full:
        weigh(seen, DISCARD, score - 10)
        return
    genre = nth_bit(seen.takes, table.choice(bits(seen.takes)))
    if number > 0:
        left = nth_symbol(lacks, table.choice(number))
        if seen.takes & bit(left) != 0:
            genre = left
    if seen.library != NOTHING and table.slots(hand) <= HAND_LIMIT - 1 and seen.take_code == TAKE:
        weigh(seen, seen.library, score + HABITS[LIBRARY])
    weigh(seen, seen.take_code + genre, score)


def nth_symbol(symbols: i64, n: i64) -> i64:
    """The genre of the n-th symbol."""
    genre: i64 = 0
    while True:
        here = (symbols >> (genre * SYMBOL_BITS)) & 0xFF
        if n < here:
            return genre
        n -= here
        genre += 1


def weigh_flip(table: Table, seen: Glance) -> None:
    """A dark tile beside the meeple; the more Terrors there are, the less."""
    near = seen.flips & beside(table.own_cells())
    if near == 0:
        return
    terrors = bits(table.terrors_on)
    score = HABITS[FLIP_AT + min(terrors, 5)] + HABITS[SHELVES_DARK] * bits(table.shelf_stack)
    if seen.useful == 0 and seen.wanted != 0:
        score += HABITS[NO_TERROR]
    if seen.shelves == 0 and piles_in(table, table.active) != 0:
        score += HABITS[NO_SHELF]
    known = near & table.known
    if known != 0 and terrors == TERROR_LIMIT - 1:
        near = known  # it cannot bring a Terror
        score = 0
    elif terrors == TERROR_LIMIT - 1 and table.curses_left == 0:
        score = 20  # there is nothing left to lose
    weigh(seen, FLIP + nth_bit(near, table.choice(bits(near))), score)


def weigh_way(table: Table, seen: Glance, codes: vec[i64]) -> None:
    """A goal is known and cannot be walked to: turn or light what is in the way, or walk to where it can be done."""
    start = table.at[table.active]
    in_the_way = next_in_the_way(table, start, seen.goals)
    near = in_the_way & beside(bit(start))
    if near == 0:
        cells = seen.ends & ~table.tokens() & beside(in_the_way)
        if cells != 0:
            weigh(seen, seen.walk_code + nth_bit(cells, table.choice(bits(cells))), HABITS[NEARER])
        return
    dark = near & seen.flips
    if dark != 0 and (bits(table.terrors_on) < TERROR_LIMIT - 1 or dark & table.known != 0):
        weigh(seen, FLIP + lowest_bit(dark), HABITS[LIGHT_WAY])
    near &= table.lit
    if near == 0:
        return
    for place in range(seen.first_turn, seen.first_turn + seen.turns):
        turn = codes[place] - ROTATE
        if (near | bit(start)) & bit(turn // 2) == 0:
            continue
        if reach_after_turn(table, start, turn // 2, turn % 2 == 0) & near != 0:
            weigh(seen, codes[place], HABITS[OPEN_WAY])
        else:
            weigh(seen, codes[place], HABITS[TURN_NEAR])


def weigh_walk(table: Table, seen: Glance) -> None:
    """To a Reward, or to where tiles are dark."""
    rewards = seen.ends & table.reward_tiles
    if rewards != 0 and table.has_room(table.active) and table.can_draw_reward():
        weigh(seen, seen.walk_code + nth_bit(rewards, table.choice(bits(rewards))), HABITS[REWARD])
    dark = ~table.lit & GRID
    if dark & beside(table.own_cells()) != 0:
        return
    free = seen.ends & ~table.tokens() & beside(dark)
    if free != 0:
        weigh(seen, seen.walk_code + nth_bit(free, table.choice(bits(free))), HABITS[LOOK_ROUND])
