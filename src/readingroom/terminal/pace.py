"""Pace: bots move no faster than one can read, unless told to."""

from __future__ import annotations

import asyncio
import time

STEP = 0.6  # seconds between two moves of bots


class Pace:
    """Waits between what is shown; `step` 0: never."""

    def __init__(self, step: float = STEP) -> None:
        self.usual = step
        self.step = step
        self._until = 0.0
        self._skip = asyncio.Event()

    @property
    def is_fast(self) -> bool:
        """Bots play without pauses."""
        return self.step == 0

    def toggle(self) -> None:
        """Pauses off, or on again."""
        self.step = 0 if self.step else self.usual
        self.skip()

    def skip(self) -> None:
        """End the present wait."""
        self._until = 0.0
        self._skip.set()

    def begin(self, steps: float = 1) -> None:
        """Something was shown: the next thing comes no sooner than this."""
        self._until = time.monotonic() + self.step * steps
        self._skip.clear()

    async def ready(self) -> None:
        """Wait until the next thing may be shown."""
        left = self._until - time.monotonic()
        if left > 0:
            try:
                await asyncio.wait_for(self._skip.wait(), left)
            except TimeoutError:
                return
