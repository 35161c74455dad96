"""When Python looks for garbage in a server.

Nearly all that lives in a server lives long: tables, their logs, connections. Looking through it again and again cost
a tenth of the processor, in pauses of up to 60 ms that everybody felt. So only what is new is looked at, often and
for less than a millisecond; what has grown old is looked at once in some minutes.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

YOUNG: Final = 700  # new objects, after which they are looked at; with 2,000 that took three milliseconds
NEVER: Final = 1_000_000_000
OLD_SECONDS: Final = 300.0  # a table that was forgotten, a viewer who has left: cycles that can wait so long


def look_seldom() -> None:
    """From now on; what is loaded already stays, and is never looked at."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def look_at_all() -> None:
    """Again and again, for as long as the server runs."""
    while True:
        await asyncio.sleep(OLD_SECONDS)
        gc.collect()
