"""Taking back by consent: the log keeps what was taken back, and the chance that follows is fresh.

An entry `(TAKEN_BACK, moment)` says that the match went back to where the log had that many entries. So a log is a
tree with one living branch: its last entry, and whatever led there.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from readingroom.core.state import TAKEN_BACK

Log = Sequence[tuple[int, int]]
WORDS = "take back "


def line_of(log: Log) -> list[int]:
    """The places in a log of the entries that led to where the match stands; what was taken back is left out."""
    line: list[int] = []
    moment = len(log)
    while moment > 0:
        asked, code = log[moment - 1]
        line.append(moment - 1)
        moment = code if asked == TAKEN_BACK else moment - 1
    line.reverse()
    return line


def secret_of(secret: bytes, log: Log) -> bytes:
    """What chance is drawn from after a log.

    After each taking back it is another, or else everybody would know what comes. All follow from the match's secret,
    so that a replay draws the same and the commitment binds them too.
    """
    times = sum(asked == TAKEN_BACK for asked, _ in log)
    if times == 0:
        return secret
    return blake2b(f"readingroom {WORDS}{times}".encode(), key=secret, digest_size=len(secret)).digest()


def entry_text(texts: Sequence[str], asked: int, code: int) -> str:
    """What a match file says of an entry."""
    return f"{WORDS}{code}" if asked == TAKEN_BACK else texts[code]


def moment_in(text: str) -> int | None:
    """The moment that an entry's text goes back to; None when it says no such thing."""
    number = text.removeprefix(WORDS)
    return int(number) if number != text and number.isascii() and number.isdigit() and len(number) < 10 else None
