"""How bots think, compiled: from one sample of what a seat knows to the code of its answer."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.bots.search import NONE, Search
from readingroom.core.dice import mix
from readingroom.core.state import NOT_FORETOLD, State, bit

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
    """One step ahead, by the game's own evaluation, averaged over samples."""

    def __init__(self, actions: i64, samples: i64) -> None:
        super().__init__(actions)
        self.samples: i64 = samples
        self.worth: vec[float] = vec[float]([0.0] * actions)  # by place among the codes
        self.unsure: vec[i64] = vec[i64]([0] * actions)  # places of answers that depend on the sample
        self.told: vec[float] = vec[float]([0.0] * 62)  # what is known of their worth, by what chance brings
        self.known: i64 = 0

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

    def try_all(self, guess: State, count: i64, seed: i64) -> None:
        """Every answer on the same samples: what they have in common then cancels out."""
        seat = guess.to_move()
        sample = guess.resample(seat, mix(seed))
        trial = guess.clone()
        unsure: i64 = 0
        for place in range(count):
            trial.copy_from(sample)
            worth = worth_after(trial, self.codes[place], seat)
            self.worth[place] = worth
            if trial.is_certain(sample):
                for _ in range(1, self.samples):
                    self.worth[place] += worth
            else:
                self.unsure[unsure] = place
                unsure += 1
        self.known = 0
        if unsure > 0:
            for number in range(1, self.samples):
                self.try_unsure(guess, sample, trial, unsure, mix(seed + number))

    def try_unsure(self, guess: State, sample: State, trial: State, unsure: i64, key: i64) -> None:
        """Those answers on one more sample, which is drawn only if one of them needs it."""
        seat = guess.to_move()
        drawn = False
        for number in range(unsure):
            place = self.unsure[number]
            code = self.codes[place]
            told = guess.foretold(code, key)
            if told != NOT_FORETOLD and self.known & bit(told) != 0:
                self.worth[place] += self.told[told]
                continue
            if not drawn:
                sample.copy_from(guess)
                sample.redraw(seat, key)
                drawn = True
            trial.copy_from(sample)
            worth = worth_after(trial, code, seat)
            self.worth[place] += worth
            if told != NOT_FORETOLD:
                self.told[told] = worth
                self.known |= bit(told)


def worth_after(state: State, code: i64, seat: i64) -> float:
    """What an answer leads to, as the game values it."""
    state.apply(code)
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
