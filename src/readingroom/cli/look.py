"""The table in plain lines, for pipes, screen readers and replays."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.catalog import Match
from readingroom.core.phrases import phrase
from readingroom.terminal.speech import speech_of


def table_lines(match: Match, seat: int | None, names: Sequence[str]) -> list[str]:
    """What a seat sees; None: what everybody sees, and every hand, as the referee does."""
    lines = speech_of(match.game.meta.key).table(match.view(seat), names, match.setup)
    if seat is None:
        lines += [hand for place in range(match.seats) for hand in hand_lines(match, place, names)]
    return lines


def hand_lines(match: Match, seat: int, names: Sequence[str]) -> list[str]:
    """A seat's hand, where the game has hands."""
    hand = getattr(match.view(seat), "hand", ())
    if not hand:
        return []
    cards = ", ".join(getattr(card, "name", str(card)) for card in hand)
    return [str(phrase("door-holds", name=names[seat], cards=cards))]


def odds_lines(match: Match, seat: int, names: Sequence[str]) -> list[str]:
    """The chances, as far as a seat can know them."""
    odds = match.odds(seat)
    if odds is None:
        return [str(phrase("door-no-odds"))]
    return speech_of(match.game.meta.key).odds(odds, names, match.setup, match.view(seat))
