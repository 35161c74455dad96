"""Random matches, four seats, from one call.

`python -m bench.random_play MATCHES tools|no-tool` prints the rate of the plain sources.
"""

from __future__ import annotations

import os
import subprocess
import sys
from time import process_time

from bench.places import ROOT
from readingroom.bots.playout import play_many
from readingroom.lab.experiment import plan
from readingroom.lab.speed import is_compiled

SEED = 1


def random_play(matches: int, *, tools: bool) -> float:
    """Actions a second on the engine that is loaded here, compiled or not."""
    experiment = plan("fire", seats=4, options={"tools": tools})
    game = experiment.find_game()
    fresh, codes = game.fresh(experiment.setup), game.code_buffer()
    began = process_time()
    actions = int(play_many(fresh, codes, matches, SEED, 0))
    return actions / (process_time() - began)


def interpreted_play(matches: int, *, tools: bool) -> float:
    """The same on the plain sources, in a process of its own."""
    command = [sys.executable, "-m", "bench.random_play", str(matches), "tools" if tools else "no-tool"]
    environment = os.environ | {"PYTHONPATH": "src"}
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT, env=environment)
    return float(done.stdout)


if __name__ == "__main__":
    assert not is_compiled(), "the plain sources are meant to run here"
    print(random_play(int(sys.argv[1]), tools=sys.argv[2] == "tools"))
