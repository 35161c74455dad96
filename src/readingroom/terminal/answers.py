"""The answers on the slip, in the same words for every game: what is offered, and what is not to be had."""

from __future__ import annotations

from typing import Any

import readingroom as rr
from readingroom.terminal.picture import Answer, Picture
from readingroom.terminal.speech import speech_of


def all_offered(picture: Picture) -> list[Answer]:
    """Everything that can be answered now, then what one might miss, with the rule against it."""
    missed = [action for action in speech_of(picture.game.meta.key).missed(picture) if action not in picture.legal]
    refused = [(action, picture.why_not(action)) for action in missed]
    offered = [offer(action, picture) for action in picture.legal]
    return offered + [refuse(action, refusal, picture) for action, refusal in refused if refusal is not None]


def offer(action: Any, picture: Picture, key: str = "") -> Answer:  # noqa: ANN401  # each game has its own actions
    """A legal action, as the game states what comes of it."""
    stated = picture.offer(action)
    return Answer(
        words=picture.label(action),
        consequence="" if stated.consequence is None else str(stated.consequence),
        action=action,
        key=key or speech_of(picture.game.meta.key).own_keys.get(action, ""),
        risky=stated.tone == "risk",
        final=action in picture.final,
    )


def refuse(action: Any, refusal: rr.Refusal, picture: Picture) -> Answer:  # noqa: ANN401  # the same
    """An action that is not to be had, and the rule."""
    key = speech_of(picture.game.meta.key).own_keys.get(action, "")
    return Answer(words=picture.describe(action), refusal=refusal, key=key)
