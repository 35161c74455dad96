"""What a bot is: it gets a match and a seat, and answers from what that seat may know."""

from __future__ import annotations

from typing import Any


class Bot:
    def choose(self, match: Any, seat: int) -> Any:
        return match.legal()[0]


def bot(name: str, seed: int | None = None) -> Bot:
    return Bot()


def bot_names() -> list[str]:
    return []
