"""What came of a simulation, as plain data."""

from __future__ import annotations

from collections import Counter
from typing import Any

from readingroom.core.compiled import is_compiled
from readingroom.lab.experiment import Experiment
from readingroom.lab.statistics import describe, wilson
from readingroom.lab.tally import Tally


def simulation_report(experiment: Experiment, tally: Tally, *, seconds: float, jobs: int) -> dict[str, Any]:
    """The whole run; all but the speed depends on the experiment alone."""
    meta, played = experiment.find_game().meta, cards_played(experiment, tally)
    return {
        "game": meta.key,
        "title": meta.title,
        "rules_version": meta.rules_version,
        "seats": experiment.setup.seats,
        "options": plain_options(experiment),
        "pack": experiment.setup.pack_file,
        "bots": list(experiment.bots),
        "seed": experiment.seed,
        "matches": tally.matches,
        "actions": tally.actions,
        "seconds": round(seconds, 4),
        "actions_per_second": round(tally.actions / seconds, 1),
        "compiled": is_compiled(),
        "jobs": jobs,
        "outcomes": outcomes(tally, experiment.setup.seats),
        "cards": played,
        "never_played": never_played(played),
    }


def plain_options(experiment: Experiment) -> dict[str, Any]:
    """The options of an experiment as JSON can hold them."""
    options = experiment.setup.options.items()
    return {key: list(value) if isinstance(value, tuple) else value for key, value in options}


def outcomes(tally: Tally, seats: int) -> dict[str, Any]:
    """Wins a seat (`wins` alone, `shared_wins` with others), endings, grades, scores and lengths."""
    shares = [win_share(tally, seat) for seat in range(seats)]
    length = {"actions": describe(tally.lengths), "turns": describe(tally.turns)}
    if any(tally.rounds):
        length["rounds"] = describe(tally.rounds)
    return {
        "wins": [count_wins(tally, seat, shared=False) for seat in range(seats)],
        "shared_wins": [count_wins(tally, seat, shared=True) for seat in range(seats)],
        "win_share": [round(share, 6) for share in shares],
        "win_share_95": [rounded(wilson(share * tally.matches, tally.matches)) for share in shares],
        "endings": count_by(tally, 0),
        "grades": count_by(tally, 2),
        "scores": [describe(counts) for counts in tally.scores[:seats]],
        "other_scores": [describe(counts) for counts in tally.scores[seats:]],  # of a robot without a seat
        "length": length,
    }


def count_wins(tally: Tally, seat: int, *, shared: bool) -> int:
    """How many matches a seat won alone, or with others."""
    return sum(
        count for end, count in tally.ends.items() if seat in end.winners and (end.results[seat] < 1.0) == shared
    )


def win_share(tally: Tally, seat: int) -> float:
    """The mean of a seat's results: a win is 1, a win shared by two is a half."""
    by_result: Counter[float] = Counter()
    for end, count in tally.ends.items():
        by_result[end.results[seat]] += count
    return sum(result * by_result[result] for result in sorted(by_result)) / max(1, tally.matches)


def count_by(tally: Tally, part: int) -> dict[str, int]:
    """How many matches had each ending (part 0) or grade (part 2), the most frequent first."""
    counts: Counter[str] = Counter()
    for end, count in tally.ends.items():
        counts[str(end[part])] += count
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def cards_played(experiment: Experiment, tally: Tally) -> dict[str, dict[str, int]]:
    """How many answers of each bot played each card; no card is missing, whether or not it was played."""
    titles = experiment.find_game().cards(experiment.setup)
    played = {name: dict.fromkeys(titles.values(), 0) for name in experiment.bots}
    for (seat, kind), count in tally.plays.items():
        played[experiment.bots[seat]][titles[kind]] += count
    return played


def never_played(played: dict[str, dict[str, int]]) -> dict[str, list[str]]:
    """The cards that a bot never played, of the bots that have any: what a simulation says nothing about."""
    never = {name: [title for title, count in cards.items() if count == 0] for name, cards in played.items()}
    return {name: titles for name, titles in never.items() if titles}


def rounded(interval: tuple[float, float]) -> list[float]:
    """An interval as JSON shows it."""
    return [round(end, 6) for end in interval]
