"""Random matches from one call.

`python -m bench.random_play MATCHES TABLE` prints the rate of the plain sources.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from bench.places import ROOT
from readingroom.bots.playout import play_many
from readingroom.core.compiled import is_compiled
from readingroom.lab.experiment import Experiment, plan

SEED = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A game as it is measured, with what is asked of it."""

    key: str
    words: str
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    matches: int  # compiled: about a third of a second
    interpreted: int  # the same for the plain sources
    simulations: int  # a second, that a search should reach

    def plan(self) -> Experiment:
        """The table set up."""
        return plan(self.game, seats=self.seats, options=self.options)


NO_TOOL = Table(
    key="no_tool",
    words="without tools",
    game="fire",
    seats=4,
    options={"tools": False},
    matches=40_000,
    interpreted=200,
    simulations=60_000,
)
TOOLS = Table(
    key="tools",
    words="with tools",
    game="fire",
    seats=4,
    options={"tools": True},
    matches=8_000,
    interpreted=60,
    simulations=20_000,
)
LABYRINTH = Table(
    key="labyrinth",
    words="Labyrinth, Standard, two seats",
    game="labyrinth",
    seats=2,
    matches=6_000,
    interpreted=80,
    simulations=10_000,
)
LIBRARIANS = Table(
    key="librarians",
    words="Librarians, three seats",
    game="librarians",
    seats=3,
    matches=6_000,
    interpreted=60,
    simulations=2_000,
)
LIBRARIANS_WHOLE = Table(
    key="librarians_whole",
    words="Librarians, all expansions, three seats",
    game="librarians",
    seats=3,
    options={"level": "restricted_section"},
    matches=3_000,
    interpreted=30,
    simulations=1_000,
)
CHAPTERS = Table(
    key="chapters",
    words="Chapters, four seats",
    game="chapters",
    seats=4,
    matches=8_000,
    interpreted=80,
    simulations=10_000,
)
CHAPTERS_ENHANCED = Table(
    key="chapters_enhanced",
    words="Chapters, Enhancements, four seats",
    game="chapters",
    seats=4,
    options={"enhancements": True},
    matches=6_000,
    interpreted=60,
    simulations=5_000,
)
TABLES = {
    table.key: table for table in (NO_TOOL, TOOLS, LABYRINTH, LIBRARIANS, LIBRARIANS_WHOLE, CHAPTERS, CHAPTERS_ENHANCED)
}


def random_play(matches: int, table: Table) -> float:
    """Actions a second on the engine that is loaded here, compiled or not."""
    experiment = table.plan()
    game = experiment.find_game()
    fresh, codes = game.fresh(experiment.setup), game.code_buffer()
    began = process_time()
    actions = int(play_many(fresh, codes, matches, SEED, 0))
    return actions / (process_time() - began)


def interpreted_play(table: Table) -> float:
    """The same on the plain sources, in a process of its own."""
    command = [sys.executable, "-m", "bench.random_play", str(table.interpreted), table.key]
    environment = os.environ | {"PYTHONPATH": "src"}
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT, env=environment)
    return float(done.stdout)


if __name__ == "__main__":
    assert not is_compiled(), "the plain sources are meant to run here"
    print(random_play(int(sys.argv[1]), TABLES[sys.argv[2]]))
