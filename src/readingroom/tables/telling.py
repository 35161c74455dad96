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
from readingroom.tables.story import TakenBack, Viewer
from readingroom.tables.table import Table, commitment_of

encode = msgspec.json.Encoder().encode


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
    """Updates of one table. What all viewers share is built and encoded once for each moment."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._number = -1
        self._game = table.game
        self._names: tuple[str, ...] = ()
        self._public: Any = None
        self._shared = b""
        self._prompt = b""
        self._told: dict[tuple[int, ...], bytes] = {}

    def update(self, viewer: Viewer, since: int | None) -> bytes:
        """The viewer's update from a number on (None: with no events), encoded. There must be a match."""
        table = self.table
        match = table.playing
        self._look()
        story = table.story
        events = story.since(viewer, since) if since is not None else []
        own = match.own_view(viewer)
        asked = viewer is not None and match.to_move == viewer and table.standing.phase == "playing"
        prompt, choices = self._prompt, b"[]"
        if asked and viewer is not None:
            choices = encoded_choices(
                tuple(match.legal()), frozenset(match.final_actions(viewer)), self._names, self._game.meta.key
            )
            prompt = encode(self._game.prompt(self._public, self._names, own))
        can_undo = b"true" if viewer is not None and may_undo_freely(table, viewer) else b"false"
        return b"".join(
            (
                b'{"type":"update","number":',
                str(story.number(viewer)).encode(),
                b',"events":',
                self._encoded_events(events or []),
                b',"shared":',
                self._shared,
                b',"own":',
                encode(own),
                b',"prompt":',
                prompt,
                b',"choices":',
                choices,
                b',"can_undo":',
                can_undo,
                b',"asked_since":',
                encode(table.standing.asked_since),
                b"}",
            )
        )

    def _look(self) -> None:
        """Build and encode what everybody shares, once for each entry."""
        table = self.table
        if self._number == table.number:
            return
        match = table.playing
        self._public = match.view(None)
        self._shared = encode(self._public)
        self._names = tuple(table.standing.names)
        self._prompt = encode(self._game.prompt(self._public, self._names))
        self._told.clear()
        self._number = table.number

    def _encoded_events(self, events: Sequence[Event]) -> bytes:
        """Most viewers see the same events, and an event is the same object for all who see all of it."""
        key = tuple(map(id, events))
        told = self._told.get(key)
        if told is None:
            settings = self.table.standing.settings
            lines = [encoded_event(event, self._names, settings.game, settings.pack) for event in events]
            told = self._told[key] = b"[" + b",".join(lines) + b"]"
        return told


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
