"""The answers on the slip: a turn's four actions as headings, everything else line by line."""

from __future__ import annotations

from readingroom.terminal.answers import all_offered, offer, refuse
from readingroom.terminal.picture import Answer, Picture


def chapters_answers(picture: Picture) -> list[Answer]:
    """At the action of a turn a heading each, with why it is not to be had; else all answers."""
    if picture.view.decision != "action":
        return all_offered(picture)
    slip = picture.game.slip(picture.view, picture.odds, picture.legal, picture.names, picture.setup)
    answers = []
    for key, heading in enumerate(slip.headings, 1):
        ways = [
            offer(action, picture)
            for action, stated in zip(picture.legal, slip.offers, strict=True)
            if stated.group == heading.key
        ]
        if ways:
            answers.append(
                Answer(words=str(heading.says), consequence=count_words(ways), inner=tuple(ways), key=str(key))
            )
            continue
        missed = picture.game.actions_in(picture.setup).parse(heading.missed)
        refusal = picture.why_not(missed)
        if refusal is not None:
            shown = refuse(missed, refusal, picture)
            answers.append(Answer(words=str(heading.says), refusal=shown.refusal, key=str(key)))
    return answers


def count_words(ways: list[Answer]) -> str:
    """How many ways there are; a single one is named."""
    return ways[0].words if len(ways) == 1 else str(len(ways))
