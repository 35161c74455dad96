"""Which matches of Library Labyrinth are recorded: every difficulty with every ending, and every option."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import cycle
from typing import Any

import readingroom as rr
from tests.golden.cases import Case

DIFFICULTIES = ("solo", "novice", "standard", "advanced", "expert")
ENDINGS = ("won", "out_of_time", "overrun", "conceded")
LONGEST = 220  # decisions of a recorded match: a turn of three actions has some more questions
BESIDE = 300_001  # the first seed of cases beside the grid
RARE = 400_001  # and of those beside these


def grid_cases() -> Iterator[Case]:
    """One case for each difficulty and ending; numbers of seats take turns."""
    seats = cycle((2, 3, 4, 5))
    for difficulty in DIFFICULTIES:
        for ending in ENDINGS:
            yield Case(
                name=f"labyrinth-{difficulty}.{ending}",
                game="labyrinth",
                seats=1 if difficulty == "solo" else next(seats),
                options={"difficulty": difficulty},
                ending=ending,
                longest=LONGEST,
                gives_up_after=20 + 7 * DIFFICULTIES.index(difficulty) if ending == "conceded" else None,
            )


def option_cases() -> Iterator[Case]:
    """Every other value of every option, the long lists by two of theirs."""
    options: dict[str, tuple[int, str, dict[str, Any]]] = {
        "corners": (3, "out_of_time", {"shapes": "corners"}),
        "tees": (2, "won", {"shapes": "tees"}),
        "double": (4, "out_of_time", {"double_curses": 1}),
        "doubles": (2, "overrun", {"double_curses": 2}),
        "whole_deck": (5, "out_of_time", {"double_curses": 2, "extra_cards": 5}),
        "extra_cards": (1, "won", {"extra_cards": 4}),
        "settled": (3, "won", {"wyrm_start": 6, "first_player": 2}),
        "solo_expert": (1, "out_of_time", {"difficulty": "expert", "wyrm_start": 0}),
    }
    for place, (name, (seats, ending, chosen)) in enumerate(options.items()):
        yield Case(
            name=f"labyrinth-{name}.{ending}",
            game="labyrinth",
            seats=seats,
            options=chosen,
            ending=ending,
            longest=LONGEST,
            first_seed=BESIDE + 1000 * place,
        )


def rare_cases() -> Iterator[Case]:
    """What quick players seldom meet: a genre that runs out at the start, a deck of discards, gifts to full hands."""
    rare: dict[str, tuple[int, tuple[str, ...], tuple[str, ...]]] = {
        "genre_replaced": (5, ("start:red+red+red",) * 5, ("GenreReplaced",)),
        "deck_rebuilt": (5, (), ("DeckRebuilt",)),
        "gift_refused": (4, (), ("GiftOffered", "GiftRefused")),
    }
    for place, (name, (seats, opening, events)) in enumerate(rare.items()):
        yield Case(
            name=f"labyrinth-{name}",
            game="labyrinth",
            seats=seats,
            options={},
            opening=opening,
            also=partial(tells_of, events),
            longest=LONGEST,
            first_seed=RARE + 1000 * place,
        )


def tells_of(events: tuple[str, ...], match: rr.Match) -> bool:
    """Such things happened."""
    return {*events} <= {type(event).__name__ for _, event in match.history()}


LABYRINTH_CASES = (*grid_cases(), *option_cases(), *rare_cases())
