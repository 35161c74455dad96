"""The head of a match file: all that was settled before the first action."""

from __future__ import annotations

from typing import Any

from readingroom.core.game import Game, Setup

FORMAT = 1


def head_of(game: Game, setup: Setup, secret: bytes, commitment: str) -> dict[str, Any]:
    """The file up to where the match began, as plain data; it holds the seed."""
    plain: dict[str, Any] = {
        "readingroom": FORMAT,
        "game": game.meta.key,
        "rules_version": game.meta.rules_version,
        "seats": setup.seats,
        "options": {key: list(value) if isinstance(value, tuple) else value for key, value in setup.options.items()},
        "live": setup.live,
        "commitment": commitment,
        "seed": secret.hex(),
    }
    if setup.pack is not None:
        plain["pack"] = {"file": setup.pack_file, "text": setup.pack}
    return plain
