"""The yardstick in C: built, played, and compared with the engine match by match."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any, cast

from bench.places import ROOT
from readingroom.bots.playout import begin, play_randomly
from readingroom.core.dice import MASK, match_seed
from readingroom.games.fire.rules.state import FireState
from readingroom.lab.experiment import plan

SOURCE = ROOT / "bench" / "yardstick" / "fire_no_tool.c"
TOLD = ("matches", "actions", "wins", "rounds", "score_sum", "checksum")  # what both must agree on


def find_compiler() -> list[str] | None:
    """The command of the C compiler, None where there is none: CC, or else gcc, or else cc."""
    named = shlex.split(os.environ.get("CC", ""))
    found = [command for command in (named, ["gcc"], ["cc"]) if command and shutil.which(command[0])]
    return found[0] if found else None


def build(compiler: list[str], folder: Path) -> Path:
    """The yardstick, compiled into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / "fire_no_tool"
    subprocess.run([*compiler, "-O3", "-o", str(program), str(SOURCE)], check=True)
    return program


def play_c(program: Path, matches: int, seed: int) -> dict[str, Any]:
    """Random matches in C: what came of them, and how long they took by its own clock."""
    done = subprocess.run([program, str(matches), str(seed)], check=True, capture_output=True, text=True)
    return cast("dict[str, Any]", json.loads(done.stdout))


def play_ours(matches: int, seed: int) -> dict[str, Any]:
    """The same matches on the engine, counted as the C program counts."""
    experiment = plan("fire", seats=4, options={"tools": False})
    game = experiment.find_game()
    fresh = game.fresh(experiment.setup)
    state, codes = cast("FireState", fresh.clone()), game.code_buffer()
    wins, score_sum = [0] * 4, [0] * 4
    all_actions = all_rounds = checksum = 0
    for index in range(matches):
        begin(state, fresh, match_seed(seed, index))
        actions, rounds = int(play_randomly(state, codes)), int(state.round)
        outcome = game.outcome(state)
        for seat in range(4):
            wins[seat] += seat in outcome.winners
            score_sum[seat] += outcome.scores[seat]
        for number in (*outcome.scores, actions, rounds):
            checksum = (checksum * 1000003 + number) & MASK
        all_actions += actions
        all_rounds += rounds
    return dict(zip(TOLD, (matches, all_actions, wins, all_rounds, score_sum, checksum), strict=True))


def compare(program: Path, matches: int, seed: int) -> dict[str, Any]:
    """Both play; `identical` says whether every match came out the same."""
    theirs, ours = play_c(program, matches, seed), play_ours(matches, seed)
    told = {key: theirs[key] for key in TOLD}
    return {"identical": told == ours, "seed": seed, "c": told, "ours": ours}
