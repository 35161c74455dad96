"""What the tests of the command line share: matches, and what a command leaves behind."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import readingroom as rr


def played(*, seats: int, seed: int, actions: int | None = None, **options: Any) -> rr.Match:
    """A random match, to its end or for some actions."""
    match = rr.start("fire", seats=seats, seed=seed, options=options)
    choices = random.Random(seed)
    while not match.over and (actions is None or len(match.log) < actions):
        match.play(choices.choice(match.legal()))
    return match


@dataclass(frozen=True)
class Done:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Done]
