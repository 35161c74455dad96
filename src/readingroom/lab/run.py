"""Matches of one experiment, played and counted without leaving compiled code.

Gathering each match's outcome in Python would take three times as long as playing it. What is counted here are whole
numbers; `tally.py` gives them their names.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.bots.minds import Mind
from readingroom.bots.playout import begin
from readingroom.core.dice import KeyedChance, match_seed, mix
from readingroom.core.seeds import new_secret
from readingroom.core.state import State, lowest_bit

if TYPE_CHECKING:
    from readingroom.core.game import Game, Outcome
    from readingroom.lab.thinking import Thinking

KINDS: Final[i64] = 62  # of cards: as many as a set has members


@final
class Spread:
    """How often each whole number came."""

    def __init__(self) -> None:
        self.low: i64 = 0  # the number that the first place counts
        self.times: vec[i64] = vec[i64]([0] * 64)

    def note(self, number: i64) -> i64:
        """Count a number; returns how often it has come so far."""
        while number < self.low or number >= self.low + len(self.times):
            self.widen(number)
        times = self.times[number - self.low] + 1
        self.times[number - self.low] = times
        return times

    def widen(self, number: i64) -> None:
        """Room for as many numbers again, on the side where this one is."""
        before: i64 = len(self.times) if number < self.low else 0
        times = vec[i64]([0] * (2 * len(self.times)))
        for place in range(len(self.times)):
            times[before + place] = self.times[place]
        self.low -= before
        self.times = times

    def counted(self) -> dict[int, int]:
        """The numbers that came, and how often."""
        return {int(self.low + place): int(times) for place, times in enumerate(self.times) if times != 0}


@final
class Run:
    """One table that is played at again and again, and what came of it so far."""

    def __init__(self, game: Game, fresh: State, seed: i64) -> None:
        self.game = game
        self.fresh: State = fresh
        self.state: State = fresh.clone()
        self.guess: State = fresh.clone()  # what the asked seat knows of it
        self.streams: i64 = game.streams
        self.seed: i64 = seed
        self.results: Spread = Spread()
        self.outcomes: dict[int, Outcome] = {}  # of the first match with each result
        self.scores: list[Spread] = [Spread() for _ in range(fresh.participants())]
        self.lengths: Spread = Spread()  # in decisions
        self.turns: Spread = Spread()
        self.rounds: Spread = Spread()
        self.plays: vec[i64] = vec[i64]([0] * (fresh.seats * KINDS))  # of cards: seat * KINDS + kind

    def play_at_random(self, start: i64, stop: i64) -> None:
        """Matches with uniform random choices: the same as those of `play_many`."""
        codes = self.game.code_buffer()
        state = self.state
        for index in range(start, stop):
            begin(state, self.fresh, match_seed(self.seed, index))
            length: i64 = 0
            while not state.is_over():
                count = state.legal(codes)
                state.apply(codes[0] if count == 1 else codes[state.choice(count)])
                length += 1
                if state.cards_played != 0:
                    self.note_cards(0)  # the same player sits in all seats
            self.note_end(length)

    def play(self, start: i64, stop: i64, minds: list[Mind], names: list[str], thinking: Thinking) -> None:
        """Matches between bots, one mind a seat: the same as if they played at a table."""
        for index in range(start, stop):
            seed = match_seed(self.seed, index)
            self.deal(seed)
            self.note_end(self.play_on(seed, minds, names, thinking))

    def deal(self, seed: i64) -> None:
        """As at a table: the chance of matches between people."""
        self.state.copy_from(self.fresh)
        self.state.source = KeyedChance(new_secret(int(seed)), self.streams)
        self.state.deal()

    def play_on(self, seed: i64, minds: list[Mind], names: list[str], thinking: Thinking) -> i64:
        """The bots play to the end; returns how many decisions that took."""
        state = self.state
        guess = self.guess
        seeds: vec[i64] = vec[i64]([0] * len(minds))
        for seat in range(len(minds)):
            seeds[seat] = mix(match_seed(seed, seat + 1))
            minds[seat].forget()
        length: i64 = 0
        while not state.is_over():
            asked = state.to_move()
            began = perf_counter()
            own_seed = mix(seeds[asked] + 1)
            seeds[asked] = own_seed
            guess.copy_from(state)
            guess.redraw(asked, own_seed)
            code = minds[asked].answer(guess, own_seed)
            thinking.note(names[asked], perf_counter() - began)  # interpreted: here Ctrl-C is heard
            state.apply(code)
            length += 1
            if state.cards_played != 0:
                self.note_cards(asked)
        return length

    def note_cards(self, seat: i64) -> None:
        """Count the cards that a seat's answer played."""
        kinds = self.state.cards_played
        self.state.cards_played = 0
        while kinds != 0:
            self.plays[seat * KINDS + lowest_bit(kinds)] += 1
            kinds &= kinds - 1

    def note_end(self, length: i64) -> None:
        """Count a match that is over."""
        state = self.state
        result = state.result()
        if self.results.note(result) == 1:
            self.outcomes[int(result)] = self.game.outcome(state)
        for who in range(len(self.scores)):
            self.scores[who].note(state.score(who))
        self.lengths.note(length)
        self.turns.note(state.turns())
        self.rounds.note(state.rounds())
