"""A copy of the house with the fifth game in it: its files are laid beside the others, and nothing else is changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FIFTH = Path(__file__).resolve().parent
GAME = "returns"
PARTS = ("src", "page")  # of the fifth game, each laid over the folder of that name
PATIENCE_INSIDE = 600  # seconds: a page is built and a match is played
NOT_COPIED = shutil.ignore_patterns("__pycache__", "node_modules", "*.so")


@dataclass(frozen=True)
class House:
    """Where it stands; what is run there is interpreted, as the game has never been compiled."""

    root: Path

    def run(self, *command: str, typed: str = "", check: bool = True) -> str:
        """What a Python command says; one that fails is shown with all that it said."""
        done = subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env=os.environ | {"PYTHONPATH": str(self.root / "src"), "READINGROOM_EXPECT": "interpreted"},
            input=typed,
            capture_output=True,
            text=True,
            timeout=PATIENCE_INSIDE,
            check=False,
        )
        if check:
            assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
        return done.stdout + done.stderr


def build_house(root: Path) -> House:
    """Copy the house and put the fifth game in."""
    for part in ("src", "scripts", "tests", "page"):
        shutil.copytree(ROOT / part, root / part, ignore=NOT_COPIED)
    for file in ("Makefile", "pyproject.toml"):
        shutil.copy2(ROOT / file, root / file)
    (root / "page" / "node_modules").symlink_to(ROOT / "page" / "node_modules")
    os.utime(root / "page" / "package-lock.json", (0, 0))  # older than the packages, which nobody may install anew here
    for part in PARTS:
        if (FIFTH / part).is_dir():
            shutil.copytree(FIFTH / part, root / part, dirs_exist_ok=True)
    return House(root)


def files_of_the_game() -> list[Path]:
    """Everything that was written for it."""
    found = [path for part in PARTS for path in sorted((FIFTH / part).rglob("*"))]
    return [path for path in found if path.is_file() and "__pycache__" not in path.parts]
