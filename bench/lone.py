"""How many points a game each level gives away against the solved Lone Librarian without tools.

A level's loss is added up decision by decision from the exact values of its choices. Its expectation is the
optimum less the level's mean score, and luck with the tokens is out of it, so few games are enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any

from bench.lone_optimal import Advisor, optimum, pack_without_tools
from bench.places import say
from readingroom.bots import bot
from readingroom.catalog import Match, find_game
from readingroom.core.game import Setup
from readingroom.lab.experiment import Experiment
from readingroom.lab.processes import in_processes

GAMES = {"random": 100, "greedy": 100, "apprentice": 100, "librarian": 100, "archivist": 40}
AIMS = {"archivist": 2.0}  # per cent of the optimum
SEED = 1
Z = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a level, by its number."""

    level: str
    index: int


@dataclass(frozen=True, slots=True)
class Result:
    """What came of it."""

    given_away: float
    score: int


@cache
def advisor() -> Advisor:
    """One a process: solving takes seconds."""
    return Advisor()


def lone_table(level: str) -> Experiment:
    """The Lone Librarian's table with no tool cards in the box."""
    rules = find_game("fire")
    options = rules.check(1, {"mode": "lone_librarian"})
    setup = Setup(seats=1, options=options, pack=pack_without_tools(), pack_file="no-tools.toml")
    return Experiment(game="fire", setup=setup, bots=(level,), seed=SEED)


def play_game(game: Game) -> Result:
    """Play one game, and add up what each decision gave away."""
    table = lone_table(game.level)
    match = table.start(game.index)
    player = bot(game.level, seed=table.bot_seed(game.index, 0))
    given_away = 0.0
    while not match.over:
        action = player.choose(match, 0)
        given_away += regret(match, action)
        match.play(action)
    return Result(given_away, final_score(match))


def regret(match: Match, action: object) -> float:
    """How much less an answer is worth than the best one; 0 for the best."""
    values = advisor().choices(match.view(0))
    return max(values.values()) - values[str(action)]


def final_score(match: Match) -> int:
    assert match.outcome is not None
    return match.outcome.scores[0]


def measure(games: dict[str, int], jobs: int) -> dict[str, Any]:
    """Every level's loss, with 95 % intervals, as plain data."""
    works = [Game(level, index) for level, count in games.items() for index in range(count)]
    say(f"lone: {len(works)} games ...")
    done = 0

    def advance(size: int) -> None:
        nonlocal done
        done += size
        if done % 20 == 0 or done == len(works):
            say(f"lone: {done} of {len(works)} games")

    results = in_processes(play_game, works, jobs, advance)
    by_level: dict[str, list[Result]] = {level: [] for level in games}
    for work, result in zip(works, results, strict=True):
        by_level[work.level].append(result)
    best = optimum()
    levels = [level_row(level, found, best) for level, found in by_level.items()]
    return {"seed": SEED, "optimum": round(best, 6), "levels": levels}


def level_row(level: str, results: Sequence[Result], best: float) -> dict[str, Any]:
    mean, spread = mean_and_spread([result.given_away for result in results])
    score, score_spread = mean_and_spread([result.score for result in results])
    row: dict[str, Any] = {
        "level": level,
        "games": len(results),
        "given_away": round(mean, 4),
        "given_away_95": [round(mean - spread, 4), round(mean + spread, 4)],
        "percent_of_optimum": round(100 * mean / best, 3),
        "percent_95": [round(100 * (mean - spread) / best, 3), round(100 * (mean + spread) / best, 3)],
        "mean_score": round(score, 3),
        "mean_score_95": [round(score - score_spread, 3), round(score + score_spread, 3)],
    }
    if level in AIMS:
        row |= {"aim_percent": AIMS[level], "meets_aim": row["percent_of_optimum"] < AIMS[level]}
    return row


def mean_and_spread(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    if len(numbers) < 2:
        return fmean(numbers), float("inf")
    return fmean(numbers), Z * stdev(numbers) / sqrt(len(numbers))
