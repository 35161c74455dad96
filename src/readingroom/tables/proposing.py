"""What a bot says to the people it plays with: at the start of its turn, what it has in mind."""

from __future__ import annotations

from collections.abc import Collection

from readingroom.core.phrases import as_phrase
from readingroom.tables import entries as log
from readingroom.tables.deciding import decide_bot_move
from readingroom.tables.table import Table
from readingroom.tables.words import BadWords, clean_chat

QUIET = 10.0  # seconds after a person's words in which a bot keeps its own to itself
LISTEN = 3.0  # seconds that a bot leaves the others to speak, after its own words and after theirs


def decide_proposal(
    table: Table, seat: int, action: str, at_number: int, here: Collection[int], now: float
) -> log.Said | None:
    """The line that a bot says before its first action of a turn; None where it should not, or has said it.

    It tells nothing that is sealed: a sealed choice is no action of a turn.
    """
    standing = table.standing
    if decide_bot_move(table, seat, action, at_number, now) is None or not may_talk(table, seat):
        return None
    if not any(person in here for person in table.people()) or has_word(table, now):
        return None
    reason = table.playing.reason(action, seat, standing.names)
    try:
        text, says = clean_chat(reason.sentence), as_phrase(reason.says)
        return log.Said(at=now, seat=seat, text=text, action=action, says=says)
    except BadWords:  # longer than a line of chat, by names that are long
        return None


def may_talk(table: Table, seat: int) -> bool:
    """A bot with a chair of its own, not one that plays under a person's name, whose turn begins in a match of all."""
    standing = table.standing
    if seat < 0 or standing.chairs[seat].kind != "bot":
        return False
    return table.game.meta.cooperative and standing.settings.chat and standing.turn_begins


def has_word(table: Table, now: float) -> bool:
    """A person has just said something, in whatever form, and may want to say more."""
    people = table.people()
    return any(line.seat in people and now - line.at < QUIET for line in table.standing.chat)


def listens_for(table: Table, seat: int, now: float) -> float:
    """Seconds that a bot still waits before it moves, so that its proposal can be answered.

    A table whose bots take less time than usual, as its host wished, is held up less as well.
    """
    standing = table.standing
    if (
        seat < 0
        or standing.chairs[seat].kind != "bot"
        or not table.game.meta.cooperative
        or not standing.settings.think
    ):
        return 0.0
    most = LISTEN * min(1.0, standing.settings.think / log.THINK)
    heard = {seat, *table.people()}
    last = max((line.at for line in standing.chat if line.seat in heard), default=now - most)
    return max(0.0, min(most, last + most - now))  # a clock that was set back holds nobody up
