"""What each viewer has been told of a match: updates, numbered for this viewer alone.

A moment is what one entry of the log did to the match. While somebody is asked in secret the moment is not yet told
to the others: theirs is put together with the next ones, until nobody else is asked in secret. So neither the number
nor the size of an update tells that somebody was asked.
"""

from __future__ import annotations

from readingroom.core.events import Event
from readingroom.tables.moments import Moment
from readingroom.tables.viewers import Viewer


class Timeline:
    """The moments of a match that are still at hand, and how many there were before."""

    def __init__(self, told: int = 0, secret: dict[int, int] | None = None, *, alone: bool = False) -> None:
        self.moments: list[Moment] = []
        self._alone = alone  # the match has one seat, which knows of every secret question, and only it
        self._before = told
        self._secret_before = dict(secret or {})
        self._told = told
        self._last_events: list[Event] | None = None  # of the last moment, where everybody sees all of them
        self._secret = dict(secret or {})  # by seat: after how many moments it was the one asked in secret
        self._calm = True  # no secret window, and nobody asked in secret: everybody is told the same at once

    def add(self, moment: Moment) -> None:
        """One more."""
        self._calm = self.is_settled(None) and moment.asked is None and not moment.window
        self.moments.append(moment)
        public = moment.asked is None and all(type(event).seen_by is Event.seen_by for event in moment.events)
        self._last_events = list(moment.events) if public else None
        if moment.asked is None:
            self._told += 1
        else:
            self._secret[moment.asked] = self._secret.get(moment.asked, 0) + 1

    def number(self, viewer: Viewer) -> int:
        """The viewer's last update."""
        return self._told if viewer is None else self._told + self._secret.get(viewer, 0)

    def is_settled(self, viewer: Viewer) -> bool:
        """All that has happened is told to this viewer."""
        return self._calm or self.moments[-1].asked in (None, viewer)

    def window_opened(self, viewer: Viewer) -> float | None:
        """When the secret window was opened that the viewer's newest update waits for; None: there is none.

        Counted from the opening, or else the time would tell how many answered in it. Whoever is asked need not wait,
        nor who plays alone.
        """
        if self._calm or (viewer is not None and (self._alone or self.moments[-1].asked == viewer)):
            return None
        opening = self.moments[self._skip_pending(viewer, len(self.moments) - 1)]
        return opening.at if opening.window else None

    def opens_window(self, viewer: Viewer) -> bool:
        """The newest moment is the one from which the viewer waits."""
        opened = self.window_opened(viewer)
        return opened is not None and (len(self.moments) < 2 or self.moments[-2].asked in (None, viewer))

    def since(self, viewer: Viewer, number: int) -> list[Event] | None:
        """What the viewer may see of all after an update, if that is settled; None when it is too long ago."""
        first = self._before if viewer is None else self._before + self._secret_before.get(viewer, 0)
        if not first <= number <= self.number(viewer):
            return None
        if number == self.number(viewer) - 1 and self._last_is_public():
            return self._last_events
        end = self._skip_pending(viewer, len(self.moments))
        start = end
        for _ in range(self.number(viewer) - number):
            start = self._skip_pending(viewer, start - 1)
        seen = [event.seen_by(viewer) for moment in self.moments[start:end] for event in moment.events]
        return [event for event in seen if event is not None]

    def _last_is_public(self) -> bool:
        """By far the most frequent case: everybody sees all of the last moment, and had been told all before it."""
        before = self.moments[-2].asked if len(self.moments) > 1 else None
        return self._last_events is not None and before is None

    def _skip_pending(self, viewer: Viewer, place: int) -> int:
        """Back over the moments before a place that were not told by themselves."""
        while place > 0 and self.moments[place - 1].asked not in (None, viewer):
            place -= 1
        return place

    def counts(self) -> tuple[int, dict[int, int]]:
        """What a snapshot keeps."""
        return self._told, dict(self._secret)
