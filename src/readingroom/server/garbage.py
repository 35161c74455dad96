"""When Python looks for garbage in a server.

Nearly all that lives in a server lives long: tables, their logs, connections. Left to itself Python looks through it
again and again, and even what is new alone took a twentieth of the processor under load. But moves that
need not wait, nearly all that a server does, leave nothing behind that only such a look would find. So what was new
while there was nothing else is set aside unseen; it is looked at where somebody came, went, or waited for a change.
What was set aside is looked at when there has been much coming and going since, or after an hour.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

TICK: Final = 0.1  # seconds; what is made in it is looked through in some milliseconds
MUCH: Final = 5_000  # comings and goings, which may have left some tens of megabytes
OLD_SECONDS: Final = 3600.0


def look_seldom() -> None:
    """From now on Python does not look by itself, and what is loaded already is never looked at in passing."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Garbage:
    """What one process has to look through, and when."""

    def __init__(self) -> None:
        self._comings = 0
        self._at_new = 0  # how many there were when what is new was last looked at
        self._at_all = 0  # and when everything was
        self._looked = time.monotonic()

    def may_be_left(self) -> None:
        """Somebody came, went, or did something out of the ordinary."""
        self._comings += 1

    async def look_in_time(self) -> None:
        """Again and again, for as long as the server runs; where Python looks by itself there is nothing to do."""
        while True:
            await asyncio.sleep(TICK)
            if not gc.isenabled():
                self.look(time.monotonic())

    def look(self, now: float) -> None:
        """Look at what is new, if it needs it, and now and then at everything."""
        if self._comings != self._at_new:
            self._at_new = self._comings
            gc.collect(0)
        gc.freeze()
        since = self._comings - self._at_all
        if since >= MUCH or (since and now > self._looked + OLD_SECONDS):
            self._at_all, self._looked = self._comings, now
            gc.unfreeze()
            gc.collect()
            gc.freeze()
