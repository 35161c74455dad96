"""What can go wrong at a server, in sentences that say what to do."""

from __future__ import annotations

from readingroom.core.errors import ReadingRoomError

NO_DATABASE = "the database does not answer; try again in a moment"  # where it is, is for whoever runs the server
MISTAKE = "the server made a mistake; try again in a moment"
IN_DOUBT = "it is not known whether this was done; send it again with the same id"
NOT_ANSWERED = f"the database does not answer: {IN_DOUBT}"  # to a command
NOT_FINISHED = f"the server made a mistake: {IN_DOUBT}"
BUSY_SECONDS = 3.0


class NoSuchTable(ReadingRoomError):
    """No table has that id; ids cannot be guessed, so this is all that is said."""

    def __init__(self) -> None:
        super().__init__("there is no such table; ask for its link again")


class TooManyError(ReadingRoomError):
    """Slow down."""

    def __init__(self, seconds: float, sentence: str) -> None:
        super().__init__(sentence)
        self.seconds = seconds
