"""Matches played for the tests of the command line."""

from __future__ import annotations

import random
from typing import Any

import readingroom as rr


def played(*, seats: int, seed: int, actions: int | None = None, **options: Any) -> rr.Match:
    """A random match, to its end or for some actions."""
    match = rr.start("fire", seats=seats, seed=seed, options=options)
    choices = random.Random(seed)
    while not match.over and (actions is None or len(match.log) < actions):
        match.play(choices.choice(match.legal()))
    return match
