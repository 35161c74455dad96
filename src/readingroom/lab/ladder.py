"""The ladder: each level plays the one below it, seats rotated; shares of wins with their intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any
from zlib import crc32

from readingroom.core.dice import match_seed
from readingroom.core.errors import BadSeats, UnknownBot
from readingroom.lab.experiment import Experiment, plan
from readingroom.lab.processes import in_processes
from readingroom.lab.simulate import Chunk, play_bots
from readingroom.lab.statistics import wilson
from readingroom.lab.thinking import Thinking

LEVELS = ("random", "apprentice", "librarian", "archivist")  # weakest first
BESIDE = "greedy"  # no level that people choose: it gets a row of its own beside the chain

Result = tuple[float, float]  # of one match: the stronger level's, the weaker level's


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two levels at one table, and in which seats the stronger one sits, match by match."""

    stronger: str
    weaker: str
    experiments: tuple[Experiment, ...]  # one a rotation

    def experiment(self, index: int) -> Experiment:
        """The table of one match."""
        return self.experiments[index % len(self.experiments)]


@dataclass(frozen=True, slots=True)
class Batch:
    """Some matches of a pairing: each rotation once."""

    pairing: Pairing
    start: int


@dataclass(slots=True)
class Row:
    """What came of one pairing."""

    stronger: str
    weaker: str
    results: Counter[Result] = field(default_factory=Counter)
    thinking: Thinking = field(default_factory=Thinking)

    @property
    def matches(self) -> int:
        """How many were played."""
        return self.results.total()

    def share(self, side: int) -> float:
        """The mean result of the stronger (0) or the weaker (1) level."""
        return sum(result[side] * self.results[result] for result in sorted(self.results)) / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        """95 % for the stronger level's share."""
        return wilson(self.share(0) * self.matches, self.matches)

    @property
    def is_clear(self) -> bool:
        """The stronger level is better than even, with confidence."""
        return self.interval[0] > 0.5

    def to_plain(self) -> dict[str, Any]:
        """One row as plain data."""
        return {
            "stronger": self.stronger,
            "weaker": self.weaker,
            "matches": self.matches,
            "won": sum(count for (ours, theirs), count in self.results.items() if ours > theirs),
            "even": sum(count for (ours, theirs), count in self.results.items() if ours == theirs),
            "lost": sum(count for (ours, theirs), count in self.results.items() if ours < theirs),
            "win_share": round(self.share(0), 6),
            "weaker_win_share": round(self.share(1), 6),
            "interval_95": [round(end, 6) for end in self.interval],
            "clear_of_even": self.is_clear,
            "milliseconds_per_decision": self.thinking.milliseconds(),
        }


def climb(
    pairings: Sequence[Pairing],
    matches: int,
    *,
    jobs: int = 1,
    advance: Callable[[int], Any] | None = None,
) -> list[Row]:
    """Play the whole ladder: at least `matches` a row, each rotation of the seats equally often."""
    batches = batches_of(pairings, matches)
    rows = {(pairing.stronger, pairing.weaker): Row(pairing.stronger, pairing.weaker) for pairing in pairings}
    done = in_processes(play_batch, batches, jobs, advance, size_of)
    for batch, (results, thinking) in zip(batches, done, strict=True):
        row = rows[batch.pairing.stronger, batch.pairing.weaker]
        row.results.update(results)
        row.thinking.add(thinking)
    return list(rows.values())


def batches_of(pairings: Sequence[Pairing], matches: int) -> list[Batch]:
    """The ladder in pieces, row by row."""
    return [Batch(pairing, start) for pairing in pairings for start in range(0, matches, len(pairing.experiments))]


def size_of(batch: Batch) -> int:
    """How many matches a batch has."""
    return len(batch.pairing.experiments)


def pair_up(
    game: str,
    *,
    levels: Sequence[str] = LEVELS,
    seats: int = 2,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    pack: str | Path | None = None,
) -> list[Pairing]:
    """Everything checked and every table set."""
    if seats < 2:
        raise BadSeats("a ladder needs two seats or more")
    pairings = []
    for stronger, weaker in neighbours(levels):
        # a row's matches stay the same whatever other rows there are
        own_seed = int(match_seed(seed, crc32(f"{stronger} {weaker}".encode())))
        experiments = tuple(
            plan(game, seats=seats, bots=bots, seed=own_seed, options=options, pack=pack)
            for bots in rotations(stronger, weaker, seats)
        )
        pairings.append(Pairing(stronger, weaker, experiments))
    return pairings


def neighbours(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Who plays whom, the stronger first: each level the one before it; greedy beside the chain.

    >>> neighbours(["random", "greedy", "apprentice"])
    [('apprentice', 'random'), ('greedy', 'random')]
    """
    if len(levels) < 2 or len(set(levels)) != len(levels):
        raise UnknownBot(f"a ladder needs two different levels or more, weakest first, not {', '.join(levels)}")
    chain = [level for level in levels if level != BESIDE] if len(levels) > 2 else list(levels)
    pairs = [(stronger, weaker) for weaker, stronger in pairwise(chain)]
    if BESIDE in levels and BESIDE not in chain:
        before = levels.index(BESIDE) - 1
        pairs.append((BESIDE, levels[before]) if before >= 0 else (chain[0], BESIDE))
    return pairs


def rotations(stronger: str, weaker: str, seats: int) -> list[tuple[str, ...]]:
    """Every seating in turns around the table, and its mirror: over all of them both levels sit alike."""
    found: dict[tuple[str, ...], None] = {}
    for shift in range(seats):
        for first, second in ((stronger, weaker), (weaker, stronger)):
            around = [first if seat % 2 == 0 else second for seat in range(seats)]
            found[tuple(around[shift:] + around[:shift])] = None
    return list(found)


def play_batch(batch: Batch) -> tuple[Counter[Result], Thinking]:
    """Play each rotation once."""
    results: Counter[Result] = Counter()
    thinking = Thinking()
    for index in range(batch.start, batch.start + size_of(batch)):
        experiment = batch.pairing.experiment(index)
        tally = play_bots(Chunk(experiment, index, index + 1))
        results.update(result_of(end.results, experiment.bots, batch.pairing.stronger) for end in tally.ends)
        thinking.add(tally.thinking)
    return results, thinking


def result_of(shares: Sequence[float], bots: Sequence[str], stronger: str) -> Result:
    """What a finished match brought the stronger level's seats, and the others'."""
    ours = sum(share for name, share in zip(bots, shares, strict=True) if name == stronger)
    return round(ours, 9), round(sum(shares) - ours, 9)
