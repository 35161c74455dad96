"""How often a team wins that does nothing but what the coach says: `python -m bench.coach`.

Every seat follows its hints, as the seats of a ladder's team all hold one level, so the share can be held against the
ladder's rows. The coach thinks as long as it needs: on a busy machine its patience would be measured, not its advice.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time

from bench.places import say
from readingroom.bots import bot
from readingroom.bots.coach import Advice, advise
from readingroom.catalog import start
from readingroom.core.dice import match_seed
from readingroom.lab.statistics import wilson

SEED = 1
COACH = "coach"


@dataclass(frozen=True, slots=True)
class Followed:
    """One match in which everybody followed the coach, or held one level."""

    who: str
    difficulty: str
    number: int
    ending: str
    won: bool
    hints: int
    changes: int  # of a plan that was being followed
    seconds: float  # of the processor


def follow(who: str, difficulty: str, number: int, seats: int = 2) -> Followed:
    """Play a match by hints alone, or by bots of a level on the same deal."""
    match = start("labyrinth", seats=seats, seed=match_seed(SEED, number), options={"difficulty": difficulty})
    told: dict[int, Advice] = {}
    bots = {} if who == COACH else {seat: bot(who, match_seed(number, seat)) for seat in range(seats)}
    hints = changes = 0
    began = process_time()
    while (seat := match.to_move) is not None:
        hints += 1
        if bots:
            match.play(bots[seat].choose(match, seat))
            continue
        advice = told[seat] = advise(match, seat, told.get(seat), seed=match_seed(number, hints), seconds=0.0)
        match.play(advice.action)
        changes += advice.changed
    outcome = match.outcome
    won, ending = (bool(outcome.winners), outcome.ending) if outcome else (False, "")
    return Followed(who, difficulty, number, ending, won, hints, changes, process_time() - began)


def follow_many(who: str, difficulty: str, first: int, stop: int, kept: Path | None) -> Iterator[Followed]:
    """Match after match, each written down when it is over."""
    for number in range(first, stop):
        played = follow(who, difficulty, number)
        if kept is not None:
            with kept.open("a") as file:
                file.write(json.dumps(asdict(played)) + "\n")
        yield played


def row_of(played: list[Followed]) -> str:
    """A line of a table."""
    won, hints = sum(one.won for one in played), sum(one.hints for one in played)
    low, high = wilson(won, len(played))
    changes = sum(one.changes for one in played) / len(played)
    thinking = 1000 * sum(one.seconds for one in played) / hints
    share = f"{won / len(played):.1%} | {low:.1%} to {high:.1%}"
    what = f"{played[0].who} | {played[0].difficulty} | {len(played)} | {won}"
    return f"| {what} | {share} | {changes:.1f} | {thinking:.0f} |"


def main() -> None:
    """Some matches at some difficulties."""
    parser = argparse.ArgumentParser(description="How often following every hint wins Library Labyrinth.")
    parser.add_argument("difficulties", nargs="*", default=["novice", "standard"])
    parser.add_argument("--who", default=COACH, help="a bot's level instead, on the same deals")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--keep", type=Path, help="write each match to this file when it is over")
    given = parser.parse_args()
    say("| who | difficulty | matches | won | share | 95 % interval | plans changed a match | ms a hint |")
    for difficulty in given.difficulties:
        say(row_of(list(follow_many(given.who, difficulty, given.first, given.first + given.matches, given.keep))))


if __name__ == "__main__":
    main()
