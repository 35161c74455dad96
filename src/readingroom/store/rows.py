"""What the store keeps beside the entries, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PHASES: Final = ("waiting", "playing", "over")


@dataclass(frozen=True, slots=True)
class TableRow:
    """The searchable line about a table; all else about it is in its entries."""

    id: str
    game: str
    phase: str  # one of PHASES
    entries: int  # how many there are, which is the number of the next one; counted when it is read
    created: float
    touched: float  # by the last entry, give or take some seconds while a match is played
    due: float | None = None  # when somebody has to look after the table; None: nobody is waiting for a clock or bot
    challenge: str | None = None  # the challenge it was made from


@dataclass(frozen=True, slots=True)
class Delivery:
    """A webhook to send. A store gives the id and the number; a new delivery may be sent at once."""

    table: str
    seat: int
    url: str
    body: str
    id: int = 0
    attempts: int = 0
    number: int | None = None  # of the entry that it was stored with; None: stored before that was kept


@dataclass(slots=True)
class Counts:
    """What a store has written since it was opened, for metrics."""

    commits: int = 0
    entries: int = 0
    largest_batch: int = 0  # works in one commit
