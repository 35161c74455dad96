"""What a game brings to these doors is found by the game's key: a folder of that name beside this file.

Nothing outside that folder names the game; a game without one is played with what every game gets.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any


def found(game: str, file: str, name: str) -> Any:  # noqa: ANN401  # each file declares its own
    """What a file of the game's folder declares under a name; None: the game has no such file."""
    if not game.isidentifier() or not (Path(__file__).with_name(game) / "__init__.py").is_file():
        return None
    path = f"{__package__}.{game}.{file}"
    return None if find_spec(path) is None else getattr(import_module(path), name)
