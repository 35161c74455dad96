"""A match keeps the last action that was tried, and playing it then is the same as playing it at once."""

from __future__ import annotations

from random import Random

import pytest

import readingroom as rr


@pytest.mark.parametrize("options", [{"tools": False}, {}])
def test_a_move_that_was_tried_is_played_as_if_it_had_not_been(options: dict[str, object]) -> None:
    tried, played = (rr.start("fire", seats=3, seed=11, options=options) for _ in range(2))
    chance = Random(5)
    while not played.over:
        actions = played.legal()
        for action in actions:  # the last trial is kept; all others must leave no trace
            tried.asked_after(tried.to_move or 0, action)
        action = chance.choice(actions)
        asked = tried.asked_after(tried.to_move or 0, action)
        assert tried.play(action) == played.play(action)
        assert asked == played.to_move
        assert (tried.checksum(), tried.can_undo) == (played.checksum(), played.can_undo)
        if played.can_undo and chance.random() < 0.3:
            tried.undo()
            played.undo()
            assert tried.checksum() == played.checksum()
