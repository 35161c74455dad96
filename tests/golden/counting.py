"""Lines of play counted to a small depth, as chess engines do: one wrong answer changes the number.

Chance is fixed by a seed; or every token that can come out of the bag makes a line of its own.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, TypeVar

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.core.dice import KeyedChance, ScriptedChance
from readingroom.core.match import new_secret
from readingroom.core.state import STREAMS, State
from readingroom.games.fire.codes import DRAW
from readingroom.games.fire.names import TOKEN_KEYS
from readingroom.games.fire.tables import BAG

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """Where the counting begins, and how deep it goes."""

    name: str
    depth: int
    seats: int = 2
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    position: dict[str, Any] | None = None  # None: the deal
    live: bool = False
    every_token: bool = False  # every token that can be drawn makes a line; only without tools

    def begin(self) -> rr.Match:
        """A match that stands there."""
        if self.position is None:
            return rr.start("fire", seats=self.seats, seed=self.seed, options=dict(self.options), live=self.live)
        place = self.position | {"seats": self.seats, "options": self.options}
        return rr.start("fire", position=place, seed=self.seed, live=self.live)


STEP_ONE = {
    "round": 2,
    "scores": [9, 4, 7],
    "hands": [["amulet-1", "map"], ["amulet-2"], []],
    "market": ["torch", "shovel", "gloves"],
    "asked": "round_starts",
}
SAVING = {
    "holds": [2, 3],
    "cards": {"2": "W . . . ."},
    "hands": [["torch", "shovel", "gloves", "bucket"], []],
    "market": ["map-1", "map-2", "map-3"],
}
FIRE_CATCHES = {
    "round": 3,
    "scores": [20, 12, 9, 15],
    "holds": [2, 3, 4, None],
    "played": [3],
    "cards": {"2": "P P F . .", "4": "F . . . ."},
    "hands": [["bucket", "slingshot", "cloak"], ["axe-1"], ["axe-2"], []],
    "market": ["torch", "shovel", "gloves"],
    "asked": {"decision": "fire_catches", "space": 3},
}
SCORED = {
    "holds": [1, 2, 3, 4],
    "cards": {"1": "W Y B W ."},
    "hands": [["collectors_edition", "knapsack", "library_cart", "lockbox", "map"], [], [], []],
    "market": ["torch", "shovel", "gloves"],
}
ROUND_END = {
    "round": 2,
    "scores": [5, 3, 8],
    "played": [0, 1, 2],
    "hands": [["map", "torch"], ["cloak"], ["bucket", "gloves", "amulet"]],
    "market": ["shovel-1", "shovel-2", "shovel-3"],
    "turn": {"active": 2},
    "asked": "round_ends",
}
SHOUTS = {"holds": [2, 3, 4, 1], "played": [3], "cards": {"2": "W . . . ."}}

OPENINGS = (
    Opening(name="table", seats=4, depth=9),
    Opening(name="technology", seats=6, seed=2, options={"technology": True}, depth=9),
    Opening(name="wild", seats=3, seed=3, options={"fire": "wild"}, depth=8),
    Opening(name="inferno", seats=5, seed=4, options={"fire": "inferno"}, depth=9),
    Opening(name="no_tools", seats=2, options={"tools": False}, depth=12),
    Opening(name="robot", seats=3, seed=2, options={"mode": "robot"}, depth=9),
    Opening(name="solo_robot", seats=1, seed=3, options={"mode": "solo_robot"}, depth=6),
    Opening(name="lone_librarian", seats=1, seed=4, options={"mode": "lone_librarian"}, depth=6),
    Opening(name="step one with two Amulets", seats=3, position=STEP_ONE, depth=8),
    Opening(name="saving with Torch, Shovel and Gloves", position=SAVING, depth=6),
    Opening(name="the fire catches", seats=4, position=FIRE_CATCHES, depth=7),
    Opening(name="about to score with five tools", seats=4, position=SCORED, depth=5),
    Opening(name="the round ends with tools in hand", seats=3, position=ROUND_END, depth=7),
    Opening(
        name="a race to shout",
        seats=4,
        seed=4,
        options={"tools": False, "shout": "first"},
        position=SHOUTS,
        live=True,
        depth=8,
    ),
    Opening(name="no_tools, every token", seats=4, options={"tools": False}, depth=5, every_token=True),
)


# --- counting on states -------------------------------------------------------------------------------------


def count_by_states(opening: Opening) -> list[int]:
    """How many lines there are of 1, 2, ... answers, by the kernel's `clone`, `legal` and `apply`."""
    state = begin_state(opening)
    return counts(state, opening.depth, every_token_state if opening.every_token else next_states)


def begin_state(opening: Opening) -> State:
    """The opening as a bare state, with the chance that its match would have."""
    game = find_game("fire")
    match = opening.begin()
    if match.start_position is None:
        state, act = (dealt := game.fresh(match.setup)), dealt.deal
    else:
        _, state = game.from_position(match.start_position)
        act = state.resume
    state.source = KeyedChance(new_secret(opening.seed), STREAMS)
    act()
    return state


def next_states(state: State) -> Iterator[State]:
    """The state after each legal answer."""
    for code in legal_codes(state):
        after = state.clone()
        after.apply(code)
        yield after


def every_token_state(state: State) -> Iterator[State]:
    """The state after each legal answer, and for a draw after each token that can come."""
    for code in legal_codes(state):
        for token in range(len(TOKEN_KEYS)) if code == DRAW else range(1):
            after = state.clone()
            if code == DRAW:
                after.source = ScriptedChance(forced(token), KeyedChance(new_secret(1), STREAMS))
            try:
                after.apply(code)
            except rr.ForcedDraw:
                continue
            yield after


def forced(token: int) -> list[list[int]]:
    """The queues of chance with one token to come out of the bag."""
    return [[token] if stream == BAG else [] for stream in range(STREAMS)]


def legal_codes(state: State) -> list[int]:
    if state.is_over():
        return []
    buffer = find_game("fire").code_buffer()
    return [int(buffer[place]) for place in range(state.legal(buffer))]


# --- counting by the public face ----------------------------------------------------------------------------


def count_by_matches(opening: Opening, depth: int) -> list[int]:
    """The same numbers through the public face; slow, so to a smaller depth."""
    following = every_token_match if opening.every_token else next_matches
    return counts(opening.begin(), depth, following)


def next_matches(match: rr.Match) -> Iterator[rr.Match]:
    """The match after each legal answer, each played on a copy that came out of a match file."""
    text = match.dumps()
    for action in match.legal():
        after = rr.Match.loads(text)
        after.play(action)
        yield after


def every_token_match(match: rr.Match) -> Iterator[rr.Match]:
    """The match after each legal answer and each token, each begun again from the full position."""
    position = match.position()
    for action in match.legal():
        for draws in [[key] for key in TOKEN_KEYS] if str(action) == "draw" else [[]]:
            after = rr.start("fire", position=position, draws=draws)
            try:
                after.play(action)
            except rr.ForcedDraw:
                continue
            yield after


# --- both ---------------------------------------------------------------------------------------------------


def counts(start: T, depth: int, following: Callable[[T], Iterator[T]]) -> list[int]:
    """How many nodes there are after 1, 2, ... steps."""
    lines: list[int] = []
    level = [start]
    for _ in range(depth):
        level = list(chain.from_iterable(map(following, level)))
        lines.append(len(level))
    return lines


def counted_text() -> str:
    """The pinned numbers as they are kept: one line an opening."""
    entries = [f"{json.dumps(opening.name)}: {count_by_states(opening)}" for opening in OPENINGS]
    return "{\n" + ",\n".join(entries) + "\n}\n"
