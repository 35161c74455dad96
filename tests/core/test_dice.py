"""Chance: both kinds draw uniformly, replay exactly, and give the same numbers on every machine."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from readingroom.core.dice import Chance, KeyedChance, ScriptedChance, advance, match_seed, mix, scaled, stream_start
from readingroom.core.errors import ForcedDraw
from readingroom.core.state import bit, bits, lowest_bit, nth_bit, nth_kind

SECRET = bytes(range(32))


def test_the_small_generator_gives_pinned_numbers() -> None:
    """Promise 4: the same on every machine, interpreted or compiled."""
    x, numbers = int(stream_start(7, 0)), []
    for _ in range(8):
        x = int(advance(x))
        numbers.append(int(scaled(x, 1000)))
    assert numbers == [411, 312, 518, 81, 831, 107, 462, 780]


def test_the_keyed_stream_gives_pinned_numbers() -> None:
    """Promise 4, for matches between people."""
    chance = KeyedChance(SECRET, 3)
    assert [int(chance.below(0, 1000)) for _ in range(8)] == [176, 468, 129, 30, 921, 749, 52, 889]


@pytest.mark.parametrize("kind", ["small", "keyed"])
def test_draws_are_uniform(kind: str) -> None:
    """INV-7: chi-square of 29 tokens over many draws stays below its 99.99 % point."""
    chance, x, seen, draws = KeyedChance(SECRET, 1), int(stream_start(1, 0)), Counter[int](), 29_000
    for _ in range(draws):
        x = int(advance(x))
        seen[int(scaled(x, 29)) if kind == "small" else int(chance.below(0, 29))] += 1
    assert sum((seen[face] - 1000) ** 2 / 1000 for face in range(29)) < 66


def test_streams_and_matches_are_strangers() -> None:
    """4.3: neighbouring seeds and streams give unrelated starts."""
    starts = {int(stream_start(seed, stream)) for seed in range(50) for stream in range(4)}
    assert len(starts) == 200
    assert len({int(match_seed(1, index)) for index in range(500)}) == 500
    assert mix(5) == mix(5) != mix(6)


def test_a_script_comes_first_and_then_the_source() -> None:
    """Forced outcomes, one queue a stream."""
    script = ScriptedChance([[4], []], KeyedChance(SECRET, 2))
    assert (script.forced(0), script.forced(1)) == (4, -1)
    script.happened(0, 4)
    assert script.forced(0) == -1
    assert script.clone().packed() == script.packed()


@pytest.mark.parametrize("member", [0, 1, 30, 31, 32, 40, 61])
def test_a_set_of_one_member(member: int) -> None:
    """A shift of a plain 1 is a 32-bit shift when compiled; `bit` is not."""
    assert bit(member) == 2**member
    assert (bits(bit(member) | 1), lowest_bit(bit(member))) == (1 if member == 0 else 2, member)


def test_the_nth_of_a_set_and_of_a_bag() -> None:
    """Members and pieces are counted from 0."""
    assert [nth_bit(0b1010100, place) for place in range(3)] == [2, 4, 6]
    bag = 2 | 0 << 8 | 3 << 16
    assert [nth_kind(bag, place) for place in range(5)] == [0, 0, 2, 2, 2]


def test_a_forced_draw_is_told_by_its_word_and_survives_a_pickle() -> None:
    """An outcome that cannot come is ours to catch, also from a worker process."""
    told = pickle.loads(pickle.dumps(ForcedDraw(1, 4, "axe-2")))  # our own
    assert isinstance(told, ForcedDraw)
    assert (told.stream, told.outcome, told.word) == (1, 4, "axe-2")
    assert "'axe-2' cannot come now" in str(told)
    assert "outcome 4 of stream 1" in str(ForcedDraw(1, 4))


def test_what_a_kind_of_chance_lacks_raises_and_ends_nothing() -> None:
    """Compiled, an abstract method that nobody defined would end the process."""
    lacking = Chance()
    with pytest.raises(NotImplementedError):
        lacking.below(0, 6)
    with pytest.raises(NotImplementedError):
        lacking.clone()
