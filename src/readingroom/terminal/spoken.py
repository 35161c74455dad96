"""Keys in the reader's language: a screen's bindings name phrases, and its foot says them."""

from __future__ import annotations

from dataclasses import replace
from typing import Generic, TypeVar

from textual.binding import ActiveBinding
from textual.screen import Screen

from readingroom.core.phrases import Phrase

Leaving = TypeVar("Leaving")
KEYS = "door-key-"  # so begin the phrases that bindings name; what Textual brings itself is no phrase


class SpokenScreen(Screen[Leaving], Generic[Leaving]):
    """A screen with a foot."""

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:  # what Textual's foot reads
        """The keys that do something now, with what they do in words."""
        return {key: spoken(active) for key, active in super().active_bindings.items()}


def spoken(active: ActiveBinding) -> ActiveBinding:
    """A key whose description is in words."""
    binding = active.binding
    if not binding.description.startswith(KEYS):
        return active
    return active._replace(binding=replace(binding, description=str(Phrase(binding.description, {}))))
