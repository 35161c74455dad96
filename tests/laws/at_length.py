"""The laws at length: each match is put to one law, in turn, at one table after another.

The workers find their work here by name; the module that Python was started with has none that they could find.
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from rich.progress import Progress

from readingroom.catalog import all_games
from readingroom.lab.processes import in_processes
from tests.laws.laws import LAWS, LawBroken
from tests.laws.tables import Table, every_table

CHUNK = 20  # matches that a worker takes at once


def tables_of(game: str | None) -> list[Table]:
    """Every table, or those of one game."""
    return [table for table in every_table() if game is None or table.game.meta.key == game]


def put_to_the_law(numbers: range, game: str | None = None) -> list[str]:
    """One chunk of matches; returns what was broken."""
    tables, laws = tables_of(game), list(LAWS.items())
    broken = []
    for number in numbers:
        law, holds = laws[number % len(laws)]
        table = tables[number // len(laws) % len(tables)]
        try:
            holds(table, number)
        except LawBroken as error:
            broken.append(f"{table} seed {number}: {error}")
        except Exception:  # noqa: BLE001  # whatever it is, it is news about a law
            broken.append(f"{table} seed {number}: {law}: {traceback.format_exc()}")
    return broken


def main(act: Callable[..., list[str]] = put_to_the_law) -> int:
    """Run the laws and say what broke."""
    parser = argparse.ArgumentParser(prog="python -m tests.laws", description="The laws over every table, at length.")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--game", choices=sorted(all_games()), help="the tables of this game alone")
    asked = parser.parse_args()
    end = asked.seed + asked.matches
    chunks = [range(start, min(start + CHUNK, end)) for start in range(asked.seed, end, CHUNK)]
    with Progress() as progress:
        task = progress.add_task("matches", total=asked.matches)
        try:
            found = in_processes(
                partial(act, game=asked.game), chunks, asked.jobs, lambda done: progress.advance(task, done), len
            )
        except BrokenProcessPool as died:
            print(f"The laws were not run to the end: {died}", file=sys.stderr)
            return 2
    broken = [line for chunk in found for line in chunk]
    for line in broken:
        print(line)
    print(f"{asked.matches} matches, {len(LAWS)} laws, {len(tables_of(asked.game))} tables: {len(broken)} broken")
    return 1 if broken else 0
