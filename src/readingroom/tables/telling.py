"""From a table to what a viewer is sent: each viewer's part is built from what that viewer may know."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from readingroom.catalog import find_game
from readingroom.core.events import Event
from readingroom.core.game import Setup
from readingroom.tables.messages import ChairInfo, Choice, OutcomeInfo, TableInfo, UndoInfo
from readingroom.tables.moments import TakenBack
from readingroom.tables.story import Viewer
from readingroom.tables.table import Table, commitment_of

encode = msgspec.json.Encoder().encode
NOTHING = b"[]"


def table_info(table: Table, here: Collection[int] = ()) -> TableInfo:
    """The table without its match."""
    standing, settings = table.standing, table.standing.settings
    wish = standing.undo
    outcome = None if table.match is None else table.match.outcome
    return TableInfo(
        table=table.id,
        game=settings.game,
        title=table.game.meta.title,
        options=settings.options,
        own_pack=settings.pack is not None,
        pace=settings.pace,
        grace=settings.grace,
        clock=settings.clock,
        chat_on=settings.chat,
        odds_on=settings.odds,
        phase=standing.phase,
        paused=standing.paused,
        ended=standing.ended,
        chairs=[
            ChairInfo(
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                covered=chair.covered,
                here=seat in here,
                used=round(chair.used, 1),
            )
            for seat, chair in enumerate(standing.chairs)
        ],
        chat=standing.chat,
        undo=None if wish is None else UndoInfo(seat=wish.seat, waiting=wish.waiting),
        taken_back=standing.taken_back,
        commitment=commitment_of(standing.secret),
        stirred=sorted(standing.entropy),
        moments=len(table.match.log) if table.match is not None and standing.phase == "over" else None,
        outcome=None
        if outcome is None
        else OutcomeInfo(
            ending=outcome.ending,
            winners=list(outcome.winners),
            scores=list(outcome.scores),
            results=list(outcome.results),
            grade=outcome.grade,
        ),
        rematch=standing.rematch,
        origin=standing.origin,
    )


class Teller:
    """Updates of one table. What all viewers share is built and encoded once for each entry."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._number = -1
        self._game = table.game
        self._names: tuple[str, ...] = ()
        self._public: Any = None
        self._shared = b""
        self._prompt = b""
        self._end = b""  # of an update for somebody who is not asked and has nothing to take back
        self._events: Sequence[Event] = ()
        self._told = NOTHING  # the same events, encoded

    def update(self, viewer: Viewer, since: int | None) -> bytes:
        """The viewer's update from a number on (None: with no events), encoded. There must be a match."""
        self._look()
        story, match = self.table.story, self.table.playing
        events = None if since is None else story.since(viewer, since)
        own = match.own_view(viewer)
        return b"".join(
            (
                b'{"type":"update","number":',
                str(story.number(viewer)).encode(),
                b',"events":',
                self._encoded_events(events) if events else NOTHING,
                self._shared,
                encode(own),
                self._end if viewer is None else self._end_for(viewer, own),
            )
        )

    def _look(self) -> None:
        """Build and encode what everybody shares, once for each entry."""
        table = self.table
        if self._number == table.number:
            return
        self._public = table.playing.view(None)
        self._names = tuple(table.standing.names)
        self._shared = b"".join((b',"shared":', encode(self._public), b',"own":'))
        self._prompt = encode(self._game.prompt(self._public, self._names))
        self._end = self._end_with(self._prompt, NOTHING, can_undo=False)
        self._events, self._told = (), NOTHING
        self._number = table.number

    def _end_for(self, seat: int, own: dict[str, Any]) -> bytes:
        """What the seat is asked, and whether it may take back at once."""
        table = self.table
        can_undo = may_undo_freely(table, seat)
        if table.asked != seat:
            return self._end_with(self._prompt, NOTHING, can_undo=True) if can_undo else self._end
        match = table.playing
        choices = encoded_choices(
            tuple(match.legal()), frozenset(match.final_actions(seat)), self._names, self._game.meta.key
        )
        prompt = encode(self._game.prompt(self._public, self._names, own))
        return self._end_with(prompt, choices, can_undo=can_undo)

    def _end_with(self, prompt: bytes, choices: bytes, *, can_undo: bool) -> bytes:
        return b"".join(
            (
                b',"prompt":',
                prompt,
                b',"choices":',
                choices,
                b',"can_undo":true' if can_undo else b',"can_undo":false',
                b',"asked_since":',
                encode(self.table.standing.asked_since),
                b"}",
            )
        )

    def _encoded_events(self, events: Sequence[Event]) -> bytes:
        """Most viewers see the same events, and where all do, the story gives all the same list."""
        if events is not self._events:
            settings = self.table.standing.settings
            lines = [encoded_event(event, self._names, settings.game, settings.pack) for event in events]
            self._events, self._told = events, b"[" + b",".join(lines) + b"]"
        return self._told


@lru_cache(maxsize=8192)  # people draw white books again and again
def encoded_event(event: Event, names: tuple[str, ...], game_key: str, pack: str | None) -> bytes:
    """An event with its type, its words and its rules."""
    if isinstance(event, TakenBack):
        text: str = f"{names[event.seat]} takes back."
        rules: tuple[str, ...] = ("TABLE-UNDO-1",)
    else:
        game = find_game(game_key)
        setup = Setup(seats=len(names), pack=pack, pack_file=None if pack is None else "the uploaded pack")
        text, rules = game.tell(event, names, setup), game.rules_of(event)
    fields: dict[str, Any] = msgspec.to_builtins(event)
    return encode({"type": type(event).__name__, "text": text, "rules": rules} | fields)


@lru_cache(maxsize=4096)  # draw or stop is asked again and again
def encoded_choices(legal: tuple[Any, ...], final: frozenset[Any], names: tuple[str, ...], game_key: str) -> bytes:
    """Answers with words for people, and whether one press takes them back."""
    game = find_game(game_key)
    return encode(
        [Choice(action=str(action), text=game.describe(action, names), final=action in final) for action in legal]
    )


def may_undo_freely(table: Table, seat: int) -> bool:
    """One press takes the seat's last action back."""
    match = table.match
    return (
        match is not None
        and table.standing.phase == "playing"
        and match.can_undo
        and bool(match.log)
        and match.log[-1][0] == seat
    )
