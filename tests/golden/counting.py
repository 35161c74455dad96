"""Lines of play counted to a small depth, as chess engines do: one wrong answer changes the number.

Chance is fixed by a seed; or every token that can come out of the bag makes a line of its own.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.core.dice import KeyedChance, ScriptedChance
from readingroom.core.match import new_secret
from readingroom.core.state import STREAMS, State
from readingroom.games.fire.cards.names import TOKEN_KEYS
from readingroom.games.fire.rules.codes import DRAW
from readingroom.games.fire.rules.house import BAG
from tests.golden.openings import OPENINGS, Opening

FIRE = find_game("fire")

T = TypeVar("T")


# --- counting on states -------------------------------------------------------------------------------------


def count_by_states(opening: Opening) -> list[int]:
    """How many lines there are of 1, 2, ... answers, by the kernel's `clone`, `legal` and `apply`."""
    following = (
        every_token_state if opening.every_token else partial(next_states, find_game(opening.game).code_buffer())
    )
    return counts(begin_state(opening), opening.depth, following)


def begin_state(opening: Opening) -> State:
    """The opening as a bare state, with the chance that its match would have."""
    match = opening.begin()
    game = match.game
    if match.start_position is None:
        state, act = (dealt := game.fresh(match.setup)), dealt.deal
    else:
        _, state = game.from_position(match.start_position)
        act = state.resume
    state.source = KeyedChance(new_secret(opening.seed), game.streams)
    act()
    return state


def next_states(buffer: vec[i64], state: State) -> Iterator[State]:
    """The state after each legal answer."""
    for code in legal_codes(state, buffer):
        after = state.clone()
        after.apply(code)
        yield after


def every_token_state(state: State) -> Iterator[State]:
    """The state after each legal answer, and for a draw after each token that can come."""
    for code in legal_codes(state, FIRE.code_buffer()):
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


def legal_codes(state: State, buffer: vec[i64]) -> list[int]:
    if state.is_over():
        return []
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
