"""Playing an experiment: in pieces, so that several processes can share it and its progress can be seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from readingroom.bots.levels import find_bot
from readingroom.lab.experiment import Experiment
from readingroom.lab.processes import in_processes
from readingroom.lab.run import Run
from readingroom.lab.tally import Tally, added, tally_of
from readingroom.lab.thinking import Thinking

CHUNKS = 60  # of a run, for its progress bar
LARGEST_CHUNK = 2_000  # matches, so that Ctrl-C and the progress bar come soon


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some matches of an experiment, in a row."""

    experiment: Experiment
    start: int
    stop: int


class Session:
    """The bots at their table, match after match; what came of it so far is counted as they go."""

    def __init__(self, experiment: Experiment) -> None:
        game = experiment.find_game()
        self.experiment = experiment
        self.run = Run(game, game.fresh(experiment.setup), experiment.seed)
        self.minds = [find_bot(name)(1).mind(len(game.actions)) for name in experiment.bots]
        self.thinking = Thinking()

    def play(self, chunk: Chunk) -> None:
        """Some matches; random ones with the small generator's chance, which is faster."""
        if self.experiment.is_random():
            self.run.play_at_random(chunk.start, chunk.stop)
        else:
            self.play_bots(chunk)

    def play_bots(self, chunk: Chunk) -> None:
        """Some matches as at a table, each match and each bot with a seed of its own."""
        self.run.play(chunk.start, chunk.stop, self.minds, list(self.experiment.bots), self.thinking)

    def tally(self) -> Tally:
        """All that was played."""
        return tally_of(self.run, self.thinking)


def simulate(
    experiment: Experiment, matches: int, *, jobs: int = 1, advance: Callable[[int], Any] | None = None
) -> Tally:
    """Play that many matches; the tally is the same for any number of processes."""
    chunks = chunks_of(experiment, matches)
    if jobs > 1:
        return added(in_processes(play_chunk, chunks, jobs, advance, size_of))
    session = Session(experiment)
    in_processes(session.play, chunks, jobs, advance, size_of)
    return session.tally()


def chunks_of(experiment: Experiment, matches: int) -> list[Chunk]:
    """A run in pieces."""
    size = min(LARGEST_CHUNK, max(1, matches // CHUNKS))
    return [Chunk(experiment, start, min(start + size, matches)) for start in range(0, matches, size)]


def size_of(chunk: Chunk) -> int:
    """How many matches a chunk has."""
    return chunk.stop - chunk.start


def play_chunk(chunk: Chunk) -> Tally:
    """Some matches, played and counted by themselves."""
    session = Session(chunk.experiment)
    session.play(chunk)
    return session.tally()


def play_bots(chunk: Chunk) -> Tally:
    """The same as at a table, whoever plays: all bots get the same deals."""
    session = Session(chunk.experiment)
    session.play_bots(chunk)
    return session.tally()
