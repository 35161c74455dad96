"""Whoever comes back gets what somebody who never left was told, and no number shows who was asked in secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from hypothesis import given, strategies as st

from readingroom.core.events import Event
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.moments import Moment
from readingroom.tables.setting_up import set_up
from readingroom.tables.table import Table
from readingroom.tables.timeline import Timeline
from readingroom.tables.viewers import Viewer

SEATS = (0, 1, 2)
VIEWERS: tuple[Viewer, ...] = (None, *SEATS)


@dataclass(frozen=True, slots=True)
class Whisper(Event):
    """Seen by one seat, or by everybody."""

    number: int
    to: int | None

    def seen_by(self, seat: int | None) -> Self | None:
        return self if self.to is None or self.to == seat else None


hearers = st.sampled_from([None, None, *SEATS])
moments = st.lists(
    st.tuples(st.sampled_from([None, None, *SEATS]), st.booleans(), st.lists(hearers, max_size=3)),
    max_size=25,
)
Drawn = list[tuple[int | None, bool, list[int | None]]]


def moments_of(drawn: Drawn) -> list[Moment]:
    numbers = iter(range(10_000))
    return [
        Moment(float(at), [Whisper(next(numbers), seat) for seat in seats], asked, window)
        for at, (asked, window, seats) in enumerate(drawn)
    ]


class Faithful:
    """A viewer who never leaves: each update with its number."""

    def __init__(self, viewer: Viewer, timeline: Timeline) -> None:
        self.viewer = viewer
        self.number = timeline.number(viewer)
        self.told: list[tuple[int, list[Event]]] = []

    def hear(self, timeline: Timeline) -> None:
        if not timeline.is_settled(self.viewer):
            return
        events = timeline.since(self.viewer, self.number)
        assert events is not None
        self.number = timeline.number(self.viewer)
        self.told.append((self.number, events))

    def since(self, number: int) -> list[Event]:
        return [event for at, events in self.told if at > number for event in events]


def visible(moments: list[Moment], viewer: Viewer) -> list[Event]:
    seen = [event.seen_by(viewer) for moment in moments for event in moment.events]
    return [event for event in seen if event is not None]


@given(moments)
def test_whoever_comes_back_gets_what_a_faithful_viewer_was_told(drawn: Drawn) -> None:
    timeline = Timeline()
    faithful = [Faithful(viewer, timeline) for viewer in VIEWERS]
    for moment in moments_of(drawn):
        timeline.add(moment)
        for viewer in faithful:
            viewer.hear(timeline)
    for viewer in faithful:
        assert [number for number, _ in viewer.told] == list(range(1, viewer.number + 1))
        for number in range(viewer.number + 1):
            assert timeline.since(viewer.viewer, number) == viewer.since(number)
        assert timeline.since(viewer.viewer, viewer.number + 1) is None
        assert timeline.since(viewer.viewer, -1) is None


@given(moments)
def test_nothing_is_told_twice_or_left_out(drawn: Drawn) -> None:
    made = moments_of(drawn)
    timeline = Timeline()
    for moment in made:
        timeline.add(moment)
    for viewer in VIEWERS:
        settled = len(made)
        while settled and made[settled - 1].asked not in (None, viewer):
            settled -= 1
        assert timeline.since(viewer, 0) == visible(made[:settled], viewer)


@given(moments, st.sampled_from(SEATS))
def test_the_others_cannot_tell_whether_somebody_was_asked(drawn: Drawn, seat: int) -> None:
    """For all others these moments are put together with the next: without them, all is the same."""
    without: Drawn = []
    pending: list[int | None] = []
    for asked, window, seats in drawn:
        if asked == seat:
            pending += seats
        else:
            without.append((asked, window, pending + seats))
            pending = []
    asked_timeline, calm_timeline = Timeline(), Timeline()
    for moment in moments_of(drawn):
        asked_timeline.add(moment)
    for moment in moments_of(without):
        calm_timeline.add(moment)
    for viewer in VIEWERS:
        if viewer == seat:
            continue
        assert asked_timeline.number(viewer) == calm_timeline.number(viewer)
        for number in range(calm_timeline.number(viewer) + 1):
            told, calm = asked_timeline.since(viewer, number), calm_timeline.since(viewer, number)
            if asked_timeline.is_settled(viewer):
                assert told == calm


@given(moments, moments)
def test_after_a_snapshot_the_numbers_go_on(before: Drawn, after: Drawn) -> None:
    made = moments_of([*before, (None, False, []), *after])
    cut = len(before) + 1
    whole = Timeline()
    for moment in made[:cut]:
        whole.add(moment)
    kept = Timeline(*whole.counts())
    first = {viewer: whole.number(viewer) for viewer in VIEWERS}
    for moment in made[cut:]:
        whole.add(moment)
        kept.add(moment)
        for viewer in VIEWERS:
            assert kept.number(viewer) == whole.number(viewer)
            assert kept.is_settled(viewer) == whole.is_settled(viewer)
            for number in range(whole.number(viewer) + 1):
                told = kept.since(viewer, number)
                assert told == (whole.since(viewer, number) if number >= first[viewer] else None)


@given(moments)
def test_a_window_is_counted_from_its_opening(drawn: Drawn) -> None:
    timeline = Timeline()
    made = moments_of(drawn)
    for place, moment in enumerate(made):
        timeline.add(moment)
        for viewer in VIEWERS:
            opened = timeline.window_opened(viewer)
            if viewer is not None and moment.asked == viewer:
                assert opened is None  # whoever is asked need not wait
                continue
            opening = place
            while opening and made[opening - 1].asked not in (None, viewer):
                opening -= 1
            assert opened == (made[opening].at if made[opening].window else None)
            assert timeline.opens_window(viewer) == (opened is not None and opening == place)


def test_who_plays_alone_waits_for_nobody_and_who_looks_on_does() -> None:
    """One seat knows of every secret question there can be; only for the others a window is given its time."""
    wish = ask.TableWish(game="fire", seats=[ask.ChairWish(kind="me", name="Ada")], options={"mode": "lone_librarian"})
    table = Table.from_log("table", [set_up(wish, 1.0, secret="7" * 64).entry])
    table.take(log.Started(at=2.0))
    waited = 0
    while table.asked is not None:
        action = str(table.playing.legal()[0])
        table.take(log.Moved(at=3.0, seat=0, action=action, by="person"))
        again = Table.from_snapshot("table", table.snapshot()) if table.can_snapshot() else table
        assert table.timeline.window_opened(0) is again.timeline.window_opened(0) is None
        waited += table.timeline.window_opened(None) is not None
    assert waited > 3


def test_of_two_seats_each_waits() -> None:
    timeline = Timeline()
    timeline.add(Moment(5.0, [], None, window=True))
    assert [timeline.window_opened(viewer) for viewer in (None, 0, 1)] == [5.0] * 3
