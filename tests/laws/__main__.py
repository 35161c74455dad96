"""The laws at length: `make laws MATCHES=100000`. Each match is put to one law, in turn, at one table after another."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import traceback

from rich.progress import Progress

from tests.laws.laws import LAWS, LawBroken
from tests.laws.tables import every_table

CHUNK = 20


def put_to_the_law(start: int) -> tuple[int, list[str]]:
    """One chunk of matches; returns how many, and what was broken."""
    tables, laws = list(every_table()), list(LAWS.items())
    broken = []
    for number in range(start, start + CHUNK):
        law, holds = laws[number % len(laws)]
        table = tables[number // len(laws) % len(tables)]
        try:
            holds(table, number)
        except LawBroken as error:
            broken.append(f"{table} seed {number}: {error}")
        except Exception:  # noqa: BLE001  # whatever it is, it is news about a law
            broken.append(f"{table} seed {number}: {law}: {traceback.format_exc()}")
    return CHUNK, broken


def main() -> int:
    """Run the laws and say what broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    asked = parser.parse_args()
    starts = range(asked.seed, asked.seed + asked.matches, CHUNK)
    done, broken = 0, []
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool, Progress() as progress:
        task = progress.add_task("matches", total=asked.matches)
        for count, found in pool.imap_unordered(put_to_the_law, starts):
            done += count
            broken += found
            progress.update(task, completed=done)
    for line in broken:
        print(line)
    print(f"{done} matches, {len(LAWS)} laws, {len(list(every_table()))} tables: {len(broken)} broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
