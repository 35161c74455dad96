"""How bots think, compiled: from one sample of what a seat knows to the code of its answer."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.bots.search import NONE, Search
from readingroom.core.dice import mix
from readingroom.core.state import MOST_WAYS, State

UNBOUNDED: Final[i64] = 1_000_000_000_000  # simulations, where the clock says when it is enough


class Mind:
    """The thinking part of a bot: it gets a sample and never the table, and remembers one seat of one match.

    Not abstract, for the reason that `State` gives: compiled, an abstract class can be made, and asking it ends the
    process; this way a mind that forgot to answer says so.
    """

    def __init__(self, actions: i64) -> None:
        self.codes: vec[i64] = vec[i64]([0] * actions)

    def answer(self, guess: State, seed: i64) -> i64:
        """One of the legal codes of the seat that is asked; all further samples come out of this one, by the seed."""
        raise NotImplementedError

    def forget(self) -> None:
        """Another match begins."""


@final
class RandomMind(Mind):
    """Any legal action, all equally likely."""

    def answer(self, guess: State, seed: i64) -> i64:
        count = guess.legal(self.codes)
        return self.codes[guess.choice(count)]


@final
class QuickMind(Mind):
    """The game's own rules of thumb."""

    def answer(self, guess: State, seed: i64) -> i64:
        count = guess.legal(self.codes)
        return guess.policy(self.codes, count)


@final
class GreedyMind(Mind):
    """One step ahead, by the game's own evaluation: its mean over all that may happen, or else over samples."""

    def __init__(self, actions: i64, samples: i64) -> None:
        super().__init__(actions)
        self.samples: i64 = samples
        self.worth: vec[float] = vec[float]([0.0] * actions)  # by place among the codes, of all samples together
        self.unsure: vec[i64] = vec[i64]([0] * actions)  # places of answers that depend on the sample
        self.ways: vec[i64] = vec[i64]([0] * MOST_WAYS)
        self.chances: vec[float] = vec[float]([0.0] * MOST_WAYS)
        self.spare: list[State] = []  # a sample and a trial, kept for the match: making states takes memory

    def answer(self, guess: State, seed: i64) -> i64:
        count = guess.sensible(self.codes)
        if count == 1:
            return self.codes[0]
        self.try_all(guess, count, seed)
        best: i64 = 0
        for place in range(1, count):
            if self.worth[place] > self.worth[best]:
                best = place
        return self.codes[best]

    def forget(self) -> None:
        self.spare = []

    def try_all(self, guess: State, count: i64, seed: i64) -> None:
        """Exact where the game knows the odds; the others on the same samples: what they have in common cancels out."""
        if not self.spare:
            self.spare = [guess.clone(), guess.clone()]
        sample = self.spare[0]
        trial = self.spare[1]
        seat = guess.to_move()
        unsure: i64 = 0
        drawn = False
        for place in range(count):
            ways = guess.outcomes(self.codes[place], self.ways, self.chances)
            if ways > 0:
                self.worth[place] = float(self.samples) * self.expected(guess, trial, self.codes[place], ways)
                continue
            if not drawn:
                sample.copy_from(guess)
                sample.redraw(seat, mix(seed))
                drawn = True
            unsure += self.try_once(sample, trial, place, unsure)
        if unsure > 0:
            for number in range(1, self.samples):
                sample.copy_from(guess)
                sample.redraw(seat, mix(seed + number))
                self.try_unsure(sample, trial, unsure)

    def expected(self, guess: State, trial: State, code: i64, ways: i64) -> float:
        """The mean of what an answer leads to."""
        seat = guess.to_move()
        mean = 0.0
        for at in range(ways):
            trial.copy_from(guess)
            trial.apply_outcome(code, self.ways[at])
            mean += self.chances[at] * worth_of(trial, seat)
        return mean

    def try_once(self, sample: State, trial: State, place: i64, unsure: i64) -> i64:
        """An answer on the first sample; 1 when it must be tried on the others too."""
        trial.copy_from(sample)
        trial.apply(self.codes[place])
        worth = worth_of(trial, sample.to_move())
        self.worth[place] = worth
        if not trial.is_certain(sample):
            self.unsure[unsure] = place
            return 1
        for _ in range(1, self.samples):
            self.worth[place] += worth
        return 0

    def try_unsure(self, sample: State, trial: State, unsure: i64) -> None:
        """Those answers on one more sample."""
        seat = sample.to_move()
        for number in range(unsure):
            place = self.unsure[number]
            trial.copy_from(sample)
            trial.apply(self.codes[place])
            self.worth[place] += worth_of(trial, seat)


def worth_of(state: State, seat: i64) -> float:
    """What the game gives for a situation."""
    return state.utility(seat) if state.is_over() else state.evaluate(seat)


@final
class SearchMind(Mind):
    """Tree search with so many simulations, or for a time (0.0: however long it takes); goes on in its tree."""

    def __init__(self, actions: i64, iterations: i64, exploration: float, horizon: i64, seconds: float) -> None:
        super().__init__(actions)
        self.iterations: i64 = iterations
        self.exploration: float = exploration
        self.horizon: i64 = horizon
        self.seconds: float = seconds
        self.search: Search | None = None
        self.last: i64 = NONE  # the answer that the tree was left by

    def answer(self, guess: State, seed: i64) -> i64:
        if guess.sensible(self.codes) == 1:
            self.last = NONE
            return self.codes[0]
        search = self.search
        if search is None:
            search = self.search = Search(len(self.codes), seed, self.exploration, self.horizon)
        elif self.last == NONE or not search.follow(self.last, guess):
            search.forget()
        self.last = search.think(guess, self.iterations, self.seconds)
        return self.last

    def forget(self) -> None:
        self.search = None
        self.last = NONE
