"""Reading Room: four library games, one rules engine.

import readingroom as rr
match = rr.start("fire", seats=4, seed=7)
match.play(match.legal()[0])
"""

import readingroom.games  # noqa: F401  # before `games` is bound below, so that loading a game does not bind it again
from readingroom.bots import Bot, bot
from readingroom.catalog import Match, games, start
from readingroom.core.errors import (
    BadAction,
    BadMatchFile,
    BadMoment,
    BadOption,
    BadPack,
    BadPosition,
    BadSeats,
    ForcedDraw,
    ReadingRoomError,
    Refused,
    UnknownBot,
    UnknownGame,
    UnknownRule,
)
from readingroom.core.game import Meta, Outcome, Refusal
from readingroom.core.options import Option
from readingroom.core.phrases import Phrase, speak_by
from readingroom.core.state import TABLE

__version__ = "0.1.0"


def _in_english(phrase: Phrase) -> str:
    from readingroom.words import say  # noqa: PLC0415  # catalogues are read when somebody reads

    return say(phrase)


speak_by(_in_english)

__all__ = [
    "TABLE",
    "BadAction",
    "BadMatchFile",
    "BadMoment",
    "BadOption",
    "BadPack",
    "BadPosition",
    "BadSeats",
    "Bot",
    "ForcedDraw",
    "Match",
    "Meta",
    "Option",
    "Outcome",
    "ReadingRoomError",
    "Refusal",
    "Refused",
    "UnknownBot",
    "UnknownGame",
    "UnknownRule",
    "bot",
    "games",
    "start",
]
