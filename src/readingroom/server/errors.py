"""What can go wrong at a server, in sentences that say what to do."""

from __future__ import annotations

from readingroom.core.errors import ReadingRoomError
from readingroom.core.phrases import Phrase, phrase

NO_DATABASE = phrase("server-no-database")  # where it is, is for whoever runs the server
MISTAKE = phrase("server-mistake")
NOT_ANSWERED = phrase("server-in-doubt-database")  # to a command: whoever reads "server-in-doubt" sends it again
NOT_FINISHED = phrase("server-in-doubt-mistake")
BUSY_SECONDS = 3.0


class NoSuchTable(ReadingRoomError):
    """No table has that id; ids cannot be guessed, so this is all that is said."""

    def __init__(self) -> None:
        super().__init__(phrase("server-no-table"))


class TooManyError(ReadingRoomError):
    """Slow down."""

    def __init__(self, seconds: float, says: Phrase) -> None:
        super().__init__(says)
        self.seconds = seconds
