"""The story of a match: scores round by round, and who was loved most."""

from __future__ import annotations

import random

import pytest

import readingroom as rr

NAMES = ("Ana", "Ben", "Cleo")


@pytest.mark.parametrize("casual", [False, True])
def test_the_scores_are_told_round_by_round(casual: bool) -> None:
    """CHAP-SCO-1, CHAP-CAS-3: a row for the start, for each round and for the end, a figure a seat."""
    match = rr.start("chapters", seats=3, seed=2, options={"casual": casual})
    dice = random.Random(2)
    while not match.over:
        legal = match.legal()
        match.play(dice.choice([one for one in legal if str(one).startswith(("invite", "build"))] or legal))
    story, outcome = match.game.story(match, NAMES), match.outcome
    assert outcome is not None
    assert story.scores[-1] == outcome.scores
    assert all(len(row) == 3 for row in story.scores)
    assert len(story.scores) > 5
