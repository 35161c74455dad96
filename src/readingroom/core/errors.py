"""What can go wrong at the edge; every message says what was wrong and what is allowed."""

from __future__ import annotations

from readingroom.core.phrases import Phrase, phrase


class ReadingRoomError(Exception):
    """Any mistake that a caller can mend; nothing was changed when it is raised."""

    @property
    def phrase(self) -> Phrase | None:
        """What it says, for catalogues of any language, where it is a phrase; its key is the code of the error."""
        return next((part for part in self.args if isinstance(part, Phrase)), None)


def said_by(error: ReadingRoomError) -> Phrase | str:
    """What a mistake says, within what another one says: "FIRE-SAVE-4" stays beside its sentence."""
    says = error.phrase
    return str(error) if says is None or len(error.args) > 1 else says


class UnknownGame(ReadingRoomError):
    """No game of that key is in the catalogue."""


class BadOption(ReadingRoomError):
    """An option, a value or a combination that the game does not offer."""


class BadSeats(ReadingRoomError):
    """A number of seats, or a seat, that the game or variant does not have."""


class BadAction(ReadingRoomError):
    """Something that is no action of this game at all."""


class BadMatchFile(ReadingRoomError):
    """A match file that is damaged, forged or of an unknown kind."""


class BadMoment(ReadingRoomError):
    """A moment of a match that cannot be told of, kept or gone back to."""


class BadPosition(ReadingRoomError):
    """A position that loses or doubles a piece, or says what cannot be."""


class BadPack(ReadingRoomError):
    """A card pack that the game cannot be played with: file, entry and reason."""


class UnknownBot(ReadingRoomError):
    """No bot or level of that name."""


class UnknownRule(ReadingRoomError):
    """No rule of that id or word."""


class ForcedDraw(ReadingRoomError):
    """A forced chance outcome that cannot come now: its stream and number, and the word for it where that is known."""

    def __init__(self, stream: int, outcome: int, word: str = "") -> None:
        named = repr(word) if word else phrase("mistake-draw-outcome", outcome=outcome, stream=stream)
        super().__init__(phrase("mistake-draw-impossible", draw=named))
        self.stream = stream
        self.outcome = outcome
        self.word = word

    def __reduce__(self) -> tuple[type[ForcedDraw], tuple[int, int, str]]:
        """Worker processes hand it back, as they do refusals."""
        return ForcedDraw, (self.stream, self.outcome, self.word)


class Broken(AssertionError):
    """An invariant of a game does not hold: a piece was made, lost or doubled. Never a user's fault."""


def require(holds: bool, words: str) -> None:
    """Raise Broken unless it holds."""
    if not holds:
        raise Broken(words)


class Refused(ReadingRoomError):
    """An action that the rules forbid now: the rule's id and a sentence."""

    def __init__(self, rule: str, says: Phrase | str) -> None:
        super().__init__(rule, says)
        self.rule = rule
        self.says = says

    @property
    def sentence(self) -> str:
        """In English."""
        return str(self.says)

    def __str__(self) -> str:
        return f"{self.says} [{self.rule}]"

    def __reduce__(self) -> tuple[type[Refused], tuple[str, Phrase | str]]:
        """Worker processes hand refusals back."""
        return Refused, (self.rule, self.says)
