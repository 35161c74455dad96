"""Intervals and spreads against numbers from elsewhere."""

from __future__ import annotations

import statistics

import pytest

from readingroom.lab.statistics import describe, quantile, wilson


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_wilson(wins: int, matches: int, low: float, high: float) -> None:
    """Newcombe 1998, table I, method 3, for 81 of 263; the others by his formula."""
    assert wilson(wins, matches) == pytest.approx((low, high), abs=5e-5)


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_spread_of_counted_values() -> None:
    values = [3, 3, 5, 8, 8, 8, 13]
    told = describe({value: values.count(value) for value in values})
    assert told["mean"] == pytest.approx(statistics.mean(values), abs=1e-4)
    assert told["sd"] == pytest.approx(statistics.stdev(values), abs=1e-4)
    assert (told["min"], told["max"], told["quantiles"]["50"]) == (3, 13, 8)


def test_the_order_of_counting_leaves_no_trace() -> None:
    assert describe({1: 2, 9: 1, 4: 7}) == describe({4: 7, 9: 1, 1: 2})


def test_quantiles() -> None:
    assert [quantile(dict.fromkeys(range(1, 101), 1), percent) for percent in (5, 50, 95)] == [5, 50, 95]


def test_nothing_counted() -> None:
    assert describe({})["mean"] is None
    with pytest.raises(ValueError, match="nothing was counted"):
        quantile({}, 50)
