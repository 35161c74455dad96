"""The coach: what the strongest player that does not keep people waiting would do in somebody's place.

It keeps to its plan. A search that begins anew at every question finds another answer among several that are as good,
and whoever follows two plans by halves wins with neither.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING
from zlib import crc32

from readingroom.bots.levels import Archivist
from readingroom.bots.search import Search
from readingroom.core.errors import Refused
from readingroom.core.phrases import phrase

if TYPE_CHECKING:
    from readingroom.core.match import Match

PATIENCE = 1.5  # seconds of thinking at most: with what comes before and after, an answer within two
SPARE = 0.01  # a plan holds while no other answer is better by more than this, in shares of a win


@dataclass(frozen=True, slots=True)
class Advice:
    """A plan: what to do now and after that, up to the next chance.

    It is plain data that whoever asks keeps and brings along: a server asks another process each time.
    """

    at: int  # given when the log had so many entries
    mark: int  # of those entries
    steps: tuple[str, ...]  # actions as texts
    changed: bool  # an earlier plan, which was followed so far, is given up for it

    @property
    def action(self) -> str:
        """What to do now."""
        return self.steps[0]

    @property
    def then(self) -> tuple[str, ...]:
        """What is planned after that."""
        return self.steps[1:]


def advise(
    match: Match, seat: int, former: Advice | None = None, *, seed: int | None = None, seconds: float = PATIENCE
) -> Advice:
    """What a seat that is asked now had best do; it knows what the seat knows, and no more. Raises Refused."""
    if match.to_move != seat:
        raise Refused("TABLE-TURN-1", phrase("mistake-not-asked", seat=seat))
    left = steps_left(match, seat, former)
    if former is not None and left and former.at == len(match.log):
        return former  # asked again
    steps, changed = think(match, seat, left, secrets.randbits(60) if seed is None else seed, seconds)
    return Advice(len(match.log), mark_of(match, len(match.log)), steps, changed)


def think(match: Match, seat: int, left: tuple[str, ...], seed: int, seconds: float) -> tuple[tuple[str, ...], bool]:
    """The steps of a plan, and whether the former one is given up; `left` is what that one has left."""
    guess = match.resampled(seat, seed)
    search = Search(len(match.actions), seed, Archivist.exploration, Archivist.horizon)
    # where there is one sensible answer nobody needs to think
    iterations = 1 if guess.sensible(search.codes) == 1 else Archivist.iterations
    best = int(search.think(guess, iterations, seconds))
    planned = match.actions.code(left[0]) if left else best
    holds = planned == best or search.mean(planned) >= search.mean(best) - SPARE
    if holds and len(left) > 1:
        return left, False
    return tuple(match.actions.texts[code] for code in search.in_mind(guess, planned if holds else best)), not holds


def steps_left(match: Match, seat: int, plan: Advice | None) -> tuple[str, ...]:
    """What a plan has left, if the seat has done what it said and nothing came between; else nothing."""
    if plan is None or plan.at > len(match.log) or mark_of(match, plan.at) != plan.mark:
        return ()
    done = match.log[plan.at :]
    taken = tuple(match.actions.texts[code] for who, code in done if who == seat)
    left = plan.steps[len(done) :]
    if taken != plan.steps[: len(done)] or not left or match.why_not(left[0]) is not None:
        return ()
    return left


def mark_of(match: Match, at: int) -> int:
    """A number for how the match came to its first entries: another line of play has another."""
    return crc32(repr(match.log[:at]).encode())
