"""Slips: what a question looks like to whoever is asked, the same at every door.

A game states here what each answer brings, how loudly it should be said and which rule it rests on; page, terminal and
plain text draw it and work nothing out for themselves. Everything comes from the asked seat's own view and, where they
are shown, its odds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from readingroom.core.phrases import Phrase

Tone = Literal["main", "risk", "plain", "quiet"]  # what most would do, what to look at twice, an answer, a way out


@dataclass(frozen=True, slots=True)
class Offer:
    """One answer: a label under its question, and what comes of it."""

    says: Phrase | str
    consequence: Phrase | None = None
    tone: Tone = "plain"
    symbol: str = ""  # a picture that goes with it, by a key that the game's faces know
    group: str = ""  # the heading that it stands under
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Heading:
    """Answers of one kind under one label, which a press opens; with a single one the heading stands for it."""

    key: str
    says: Phrase
    asks: Phrase  # the question, once it is open
    more: Phrase | None = None
    symbol: str = ""
    rule: str = ""
    in_hand: bool = False  # its card lies in sight: the slip shows it only when that is touched
    missed: str = ""  # it keeps its place, greyed, when it has no answers: the action that is then asked about


@dataclass(frozen=True, slots=True)
class Slip:
    """A question with all its answers, an offer for each legal action in the order of these."""

    asks: Phrase | str
    offers: tuple[Offer, ...]
    more: Phrase | None = None  # a line under the question
    rules: tuple[str, ...] = ()  # that the question rests on, the first one first
    headings: tuple[Heading, ...] = ()
