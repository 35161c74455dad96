"""Random libraries with every expansion, and whether rules and oracle agree on them.

`python -m tests.games.librarians.random_libraries 100000` does so at length.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from readingroom.catalog import find_game
from readingroom.core.game import Setup
from readingroom.games.librarians.cards.names import ARROW_KEYS, EFFECT_KEYS, GENRE_KEYS, NEXT_KEYS, THRILL_KEYS
from readingroom.games.librarians.cards.pack import Pack, published_pack
from readingroom.games.librarians.edge.looking import stack_at
from readingroom.games.librarians.rules.connecting import is_one_unit
from readingroom.games.librarians.rules.grid import COLUMNS, column_of, place_of, row_id
from readingroom.games.librarians.rules.lines import cell_on, find_lines, run_from
from readingroom.games.librarians.rules.playing import cells_for
from readingroom.games.librarians.rules.state import LibrariansState
from tests.games.librarians.oracles import Slow

SWITCHES = ("authors", "ages", "sequels", "curse_powers", "curse_vertical", "curse_balance")
WIDE = 7  # columns on each side that are looked at: books lie within five
GAME = find_game("librarians")


def a_random_library(random: Random) -> tuple[LibrariansState, dict[str, Any]]:
    """Some rows, some books anywhere, some stacks, some powers in force: more disorder than play would bring."""
    options: dict[str, Any] = {switch: random.random() < 0.4 for switch in SWITCHES}
    options["genres"] = random.sample(GENRE_KEYS, random.choice((1, 2, 3, 6, 24)))
    options["thrills"] = list(THRILL_KEYS) if random.random() < 0.6 else []
    wide = random.choice((2, 5))  # close together there are lines
    checked = GAME.check(1, options)
    state: Any = GAME.fresh(Setup(seats=1, options=checked))
    cards = random.sample(range(12), random.randint(1, 5))
    first = random.randint(6, 10)
    for row, shelf in enumerate(cards, first):
        state.lay_shelf(row, shelf)
        if random.random() < 0.3:
            state.leftward ^= 1 << row
    books = list(random.sample(books_of(state), random.randint(0, min(40, len(books_of(state)) - 3))))
    for book in books:
        row = first + random.randint(-1, len(cards)) if random.random() < 0.15 else first + random.randrange(len(cards))
        state.stretch(row)
        state.cover(row * int(COLUMNS) + int(place_of(random.choice((-1, 1)) * random.randint(1, wide))), book)
    state.effects = random.choice((0, 0, random.randrange(32)))
    state.next_effects = random.choice((0, 0, random.randrange(8)))
    state.stacking_banned = random.random() < 0.2
    mark_some(state, random)
    return state, checked


def books_of(state: LibrariansState) -> list[int]:
    return [book for book in range(276) if int(state.house.deck[book // 60]) >> (book % 60) & 1]


def mark_some(state: LibrariansState, random: Random) -> None:
    """Some cells keep a loose link."""
    for row in range(20):
        for place in range(60):
            if state.rows[row] >> place & 1 and random.random() < 0.08:
                state.mark(row * int(COLUMNS) + place, random.randrange(2))


def noted(state: LibrariansState, options: dict[str, Any], pack: Pack) -> Slow:
    """The same library as the oracle has it."""
    stacks = {}
    for row in range(20):
        for place in range(60):
            if state.rows[row] >> place & 1:
                cell = int(row_id(row)), int(column_of(place))
                stacks[cell] = [pack.books[book] for book in stack_at(state, row * int(COLUMNS) + place)]
    shelves = {
        int(row_id(row)): (pack.shelves[state.shelf_at(row)], ARROW_KEYS[int(state.is_leftward(row))])
        for row in range(state.top, state.bottom + 1)
    }
    effects = {key for number, key in enumerate(EFFECT_KEYS) if state.effects >> number & 1}
    after = {key for number, key in enumerate(NEXT_KEYS) if state.next_effects >> number & 1}
    loose = {
        (int(row_id(mark // 2 // COLUMNS)), int(column_of(mark // 2 % COLUMNS))): ("gap", "scifi")[int(mark) % 2]
        for mark in state.loose
    }
    return Slow(stacks, shelves, options, effects, after, bool(state.stacking_banned), loose)


def disagreements(random: Random) -> list[str]:
    """What rules and oracle say differently of one random library and three books."""
    state, options = a_random_library(random)
    pack = published_pack()
    slow = noted(state, options, pack)
    found = []
    if bool(is_one_unit(state)) != slow.is_one_unit():
        found.append("one unit")
    lines = {
        tuple(
            (int(row_id(cell_on(line, at) // COLUMNS)), int(column_of(cell_on(line, at) % COLUMNS)))
            for at in range(run_from(state, line // 4, line % 4, state.genre_at(line // 4)))
        )
        for line in find_lines(state)
    }
    if lines != slow.lines():
        found.append(f"lines {lines} {slow.lines()}")
    lying = {book for stack in slow.stacks.values() for book in stack}
    others = [book for book in books_of(state) if pack.books[book] not in lying]
    for book in random.sample(others, min(3, len(others))):
        fast = {
            (int(row_id(row)), column)
            for row in range(2, 18)
            for column in range(-WIDE, WIDE + 1)
            if column and cells_for(state, row, book) >> int(place_of(column)) & 1
        }
        slowly = {
            (int(row_id(row)), column)
            for row in range(2, 18)
            for column in range(-WIDE, WIDE + 1)
            if column and slow.may_play(pack.books[book], (int(row_id(row)), column))
        }
        if fast != slowly:
            found.append(f"{pack.books[book].key}: only fast {fast - slowly}, only slow {slowly - fast}")
    return found


def main() -> int:
    """Compare so many libraries."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    wrong = 0
    for seed in range(count):
        for line in disagreements(Random(seed)):
            wrong += 1
            print(f"library {seed}: {line}")
    print(f"{count} libraries, {wrong} disagreements")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
