"""Rules and oracle: two implementations of legal placements, lines and anchoring agree on random libraries."""

from __future__ import annotations

from random import Random

import pytest

from readingroom.games.librarians.cards.pack import published_pack
from readingroom.games.librarians.rules.connecting import is_one_unit
from readingroom.games.librarians.rules.lines import find_lines
from readingroom.games.librarians.rules.playing import can_play
from tests.games.librarians.random_libraries import a_random_library, books_of, disagreements, noted

LIBRARIES = 600  # `python -m tests.games.librarians.random_libraries 100000` at length


@pytest.mark.parametrize("part", range(4))
def test_rules_and_oracle_agree(part: int) -> None:
    """LIB-GEO-6, LIB-GEO-8, LIB-GEO-9, LIB-GEO-10, LIB-PLAY-6, LIB-LINE-1, LIB-CONN-4: every expansion and power."""
    for seed in range(part, LIBRARIES, 4):
        assert disagreements(Random(seed)) == [], f"library {seed}"


def test_the_libraries_show_what_is_compared() -> None:
    """Islands and one unit, lines and none, books with and without a place: none of it is rare among them."""
    units, lines, playable, tried = 0, 0, 0, 0
    for seed in range(200):
        state, options = a_random_library(Random(seed))
        slow = noted(state, options, published_pack())
        units += bool(is_one_unit(state))
        lines += len(find_lines(state)) > 0
        lying = {book.key for stack in slow.stacks.values() for book in stack}
        for book in [one for one in books_of(state) if published_pack().books[one].key not in lying][:5]:
            tried += 1
            playable += bool(can_play(state, book))
    assert 15 < units < 180
    assert lines > 4
    assert tried / 5 < playable < tried * 0.97
