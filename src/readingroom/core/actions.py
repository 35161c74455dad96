"""Action codes and typed actions, JSON and short text: one table that maps all four in both directions."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from readingroom.core.codec import from_plain, to_plain
from readingroom.core.errors import BadAction
from readingroom.core.near import did_you_mean
from readingroom.core.phrases import Phrase, phrase

A = TypeVar("A")
SHOWN = 80  # of what is no action, so many characters are repeated


def in_short(value: object) -> str:
    """What was given, cut off where it goes on for too long."""
    shown = repr(value)
    return shown if len(shown) <= SHOWN else f"{shown[:SHOWN]}..."


class ActionTable(Generic[A]):
    """All actions of a game in order of their codes. `str(action)` is its short text; `older` ones are read as well."""

    def __init__(self, actions: tuple[A, ...], older: tuple[str, ...] = ()) -> None:
        self.actions = actions
        self.texts = tuple(str(action) for action in actions)
        self._code_of = {action: code for code, action in enumerate(actions)}
        self._code_of_text = {text: code for texts in (older, self.texts) for code, text in enumerate(texts)}
        self._types = {type(action).__name__: type(action) for action in actions}

    def __len__(self) -> int:
        return len(self.actions)

    def code(self, action: object) -> int:
        """The code of a typed action or of its text; raises BadAction."""
        if isinstance(action, str):
            code = self._code_of_text.get(action)
            if code is not None:
                return code
            action = self.parse(action)
        try:
            return self._code_of[action]  # type: ignore[index]  # anything else is no key, and refused below
        except (KeyError, TypeError):
            raise BadAction(phrase("mistake-no-action", given=in_short(action), near=self._examples())) from None

    def _examples(self) -> Phrase:
        return phrase("mistake-action-examples", examples=", ".join(self.texts[:4]))

    def parse(self, text: str) -> A:
        """The action of a short text; raises BadAction with what was probably meant."""
        code = self._code_of_text.get(text.strip().lower())
        if code is None:
            hint = did_you_mean(text, self.texts) or self._examples()
            raise BadAction(phrase("mistake-no-action", given=in_short(text), near=hint))
        return self.actions[code]

    def to_json(self, action: A) -> dict[str, Any]:
        """A typed action as plain data."""
        plain: dict[str, Any] = to_plain(action)
        return plain

    def from_json(self, plain: object) -> A:
        """A typed action out of plain data; raises BadAction."""
        try:
            action: A = from_plain(plain, self._types)
            self._code_of[action]  # an action of the right shape may still name no tool of ours
        except (KeyError, TypeError, ValueError):
            raise BadAction(phrase("mistake-no-action", given=in_short(plain), near=self._examples())) from None
        return action
