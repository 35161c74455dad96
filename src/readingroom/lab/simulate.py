"""Playing an experiment: random matches in compiled code, bots' matches one decision at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.bots import bot
from readingroom.bots.playout import begin, play_randomly
from readingroom.catalog import Match
from readingroom.core.dice import match_seed
from readingroom.lab.experiment import Experiment
from readingroom.lab.processes import in_processes
from readingroom.lab.tally import Notes, Tally, added
from readingroom.lab.thinking import Thinking

CHUNKS = 100  # of a run, for its progress bar
LARGEST_CHUNK = 2_000  # matches, so that Ctrl-C and the progress bar come soon


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some matches of an experiment, in a row."""

    experiment: Experiment
    start: int
    stop: int


def simulate(
    experiment: Experiment, matches: int, *, jobs: int = 1, advance: Callable[[int], Any] | None = None
) -> Tally:
    """Play that many matches; the tally is the same for any number of processes."""
    return added(in_processes(play_chunk, chunks_of(experiment, matches), jobs, advance, size_of))


def chunks_of(experiment: Experiment, matches: int) -> list[Chunk]:
    """A run in pieces."""
    size = min(LARGEST_CHUNK, max(1, matches // CHUNKS))
    return [Chunk(experiment, start, min(start + size, matches)) for start in range(0, matches, size)]


def size_of(chunk: Chunk) -> int:
    """How many matches a chunk has."""
    return chunk.stop - chunk.start


def play_chunk(chunk: Chunk) -> Tally:
    """Play some matches and count them."""
    play = play_random_chunk if chunk.experiment.is_random() else play_bots_chunk
    return play(chunk)


def play_random_chunk(chunk: Chunk) -> Tally:
    """Random matches on one state; what is not compiled here takes well under a third of the time."""
    experiment, game = chunk.experiment, chunk.experiment.find_game()
    fresh = game.fresh(experiment.setup)
    state, seed = fresh.clone(), experiment.seed
    codes: vec[i64] = vec[i64]([0] * len(game.actions))
    notes, has_rounds, outcome_of = Notes(), hasattr(fresh, "round"), game.outcome
    for index in range(chunk.start, chunk.stop):
        begin(state, fresh, match_seed(seed, index))
        notes.lengths.append(play_randomly(state, codes))
        notes.outcomes.append(outcome_of(state))
        notes.turns.append(state.clock)
        if has_rounds:
            notes.rounds.append(state.round)  # type: ignore[attr-defined]  # a game with rounds counts them
    return notes.count()


def play_bots_chunk(chunk: Chunk) -> Tally:
    """Matches between bots, each with a seed of its own."""
    notes = Notes()
    for index in range(chunk.start, chunk.stop):
        match = play_bots(chunk.experiment, index)
        end = match.resampled(0, 1)  # of a finished match nothing is left to draw
        notes.outcomes.append(match.game.outcome(end))
        notes.lengths.append(len(match.log))
        notes.turns.append(int(end.clock))
        if hasattr(end, "round"):
            notes.rounds.append(int(end.round))
    return notes.count()


def play_bots(experiment: Experiment, index: int, thinking: Thinking | None = None) -> Match:
    """One match between the experiment's bots, played to its end."""
    match = experiment.start(index)
    players = [bot(name, seed=experiment.bot_seed(index, seat)) for seat, name in enumerate(experiment.bots)]
    while (seat := match.to_move) is not None:
        began = perf_counter()
        action = players[seat].choose(match, seat)
        if thinking is not None:
            thinking.note(experiment.bots[seat], perf_counter() - began)
        match.play(action)
    return match
