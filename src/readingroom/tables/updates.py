"""From a table to what a viewer is sent: each viewer's part is built from what that viewer may know."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

import msgspec

from readingroom.catalog import find_game
from readingroom.core.events import Event
from readingroom.core.game import Game, Setup
from readingroom.core.phrases import Phrase, as_phrase
from readingroom.core.slips import Slip
from readingroom.tables.messages import Asking, ChairInfo, Choice, OutcomeInfo, TableInfo, UndoInfo
from readingroom.tables.moments import TakenBack
from readingroom.tables.standing import Chair
from readingroom.tables.table import Table, commitment_of
from readingroom.tables.view_writer import ViewWriter, values_of
from readingroom.tables.viewers import Viewer

encode = msgspec.json.Encoder().encode
NOTHING = b"[]"
NOBODY: Final[Mapping[int, float]] = {}
MOST_EVENTS = 8192  # that are kept, some hundred bytes each

_events: dict[tuple[Any, ...], bytes] = {}
_words: dict[tuple[object, ...], bytes] = {}


def table_info(table: Table, here: Collection[int] = (), away: Mapping[int, float] = NOBODY) -> TableInfo:
    """The table without its match: with the seats whose holders are here, and since when the others are away."""
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
        beat=settings.beat,
        chat_on=settings.chat,
        odds_on=settings.odds,
        phase=standing.phase,
        paused=standing.paused,
        ended=standing.ended,
        chairs=[
            chair_info(chair, away.get(seat), None if chair.covered else settings.grace, here=seat in here)
            for seat, chair in enumerate(standing.chairs)
        ],
        chat=standing.chat,
        turn_since=standing.turn_since,
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


def chair_info(chair: Chair, away_since: float | None, grace: int | None, *, here: bool) -> ChairInfo:
    """A chair, and for how long whoever sits there may still be away before a bot plays for them."""
    return ChairInfo(
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        covered=chair.covered,
        here=here,
        away_since=away_since,
        cover_at=None if away_since is None or grace is None else away_since + grace,
        used=round(chair.used, 1),
    )


class Updates:
    """The updates that a table's viewers are sent. What viewers share is built and encoded once for each entry."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._number = -1
        self._game = table.game
        self._names: tuple[str, ...] = ()
        self._public: Any = None
        self._is_written = False
        self._writer = ViewWriter()
        self._shared = b""
        self._prompt = b""
        self._asked: int | None = None
        self._choices: tuple[tuple[int, bool], ...] | None = None  # of the asked seat; None: not yet tried out
        self._undoer: int | None = None  # the seat that may take back at once
        self._end = b""  # of an update for somebody who is not asked and has nothing to take back
        self._begin = b""  # of an update, up to what is the viewer's own
        self._begins = -1  # the number in it
        self._events: Sequence[Event] | None = None  # and the events

    def update(self, viewer: Viewer, since: int | None) -> bytes:
        """The viewer's update from a number on (None: with no events), encoded. There must be a match."""
        return b"".join(self.parts(viewer, since))

    def parts(self, viewer: Viewer, since: int | None) -> tuple[bytes, bytes]:
        """The same in two parts, of which the first is long, and the same for most viewers."""
        self.write()
        timeline, match = self.table.timeline, self.table.playing
        number = timeline.number(viewer)
        events = None if since is None else timeline.since(viewer, since)
        if number != self._begins or events is not self._events:  # they are the same for most viewers
            self._begin_with(number, events)
        if viewer is None:
            return self._begin, b"{}" + self._end
        own = match.own_view(viewer)
        return self._begin, encode(own) + self._end_for(viewer, own)

    def see(self) -> None:
        """Look at what everybody shares, once for each entry."""
        table = self.table
        if self._number != table.number:
            self._public = table.playing.view(None)
            self._number = table.number
            self._is_written = False

    def write(self) -> None:
        """Write down what was seen, once for each entry."""
        self.see()
        if self._is_written:
            return
        table = self.table
        self._names = tuple([chair.name for chair in table.standing.chairs])
        self._shared = self._writer.write(self._public)
        self._prompt = encoded_words(self._game.prompt(self._public, self._names, {}, table.playing.setup))
        self._asked = table.asked
        self._undoer = free_undoer(table)
        self._end = self._end_with(self._prompt, NOTHING, can_undo=False)
        self._begins, self._events = -1, None
        self._choices = None
        self._is_written = True

    def weigh(self, seat: Viewer) -> None:
        """Try out what the seat may answer, if it is the one that is asked; once for each entry."""
        self.write()
        if seat is not None and seat == self._asked and self._choices is None:
            self._choices = self.table.playing.choices(seat)

    def _begin_with(self, number: int, events: Sequence[Event] | None) -> None:
        settings = self.table.standing.settings
        lines = [encoded_event(event, self._names, settings.game, settings.pack) for event in events or ()]
        self._begin = b"".join(
            (
                b'{"type":"update","number":',
                str(number).encode(),
                b',"events":[',
                b",".join(lines),
                b'],"shared":',
                self._shared,
                b',"own":',
            )
        )
        self._begins, self._events = number, events

    def _end_for(self, seat: int, own: dict[str, Any]) -> bytes:
        """What the seat is asked, and whether it may take back at once."""
        can_undo = seat == self._undoer
        if seat != self._asked:
            return self._end_with(self._prompt, NOTHING, can_undo=True) if can_undo else self._end
        slip, choices = self._slip_for(seat, replace(self._public, **own), None)
        asking = Asking(says=as_phrase(slip.asks), more=slip.more, rules=list(slip.rules), headings=list(slip.headings))
        return self._end_with(encoded_words(slip.asks), encode(choices), can_undo=can_undo, asking=encode(asking))

    def choices_with(self, seat: Viewer, odds: object) -> list[Choice]:
        """What a seat is asked, with the chances in the consequences; nothing for whoever is not asked."""
        self.write()
        if seat is None or seat != self._asked or odds is None:
            return []
        return self._slip_for(seat, self.table.playing.view(seat), odds)[1]

    def _slip_for(self, seat: int, view: Any, odds: object) -> tuple[Slip, list[Choice]]:  # noqa: ANN401  # each game has its own view
        self.weigh(seat)
        choices, setup = self._choices or (), self.table.playing.setup
        actions = self._game.actions_in(setup).actions
        slip = self._game.slip(view, odds, [actions[code] for code, _ in choices], self._names, setup)
        return slip, choices_of(self._game, choices, slip, self._names, setup)

    def _end_with(self, prompt: bytes, choices: bytes, *, can_undo: bool, asking: bytes = b"null") -> bytes:
        return b"".join(
            (
                b',"prompt":',
                prompt,
                b',"choices":',
                choices,
                b',"asking":',
                asking,
                b',"can_undo":true' if can_undo else b',"can_undo":false',
                b',"asked_since":',
                encode(self.table.standing.asked_since),
                b"}",
            )
        )


def encoded_words(says: Phrase | str) -> bytes:
    """A sentence in English. The same few are asked at every table, and catalogues take longer than a move: kept."""
    if isinstance(says, str):
        return encode(says)
    key = says.key, *says.args.items()
    try:
        kept = _words.get(key)
    except TypeError:  # a phrase within a phrase
        return encode(str(says))
    if kept is None:
        if len(_words) >= MOST_EVENTS:
            _words.clear()
        kept = _words[key] = encode(str(says))
    return kept


def encoded_event(event: Event, names: tuple[str, ...], game_key: str, pack: str | None) -> bytes:
    """An event with its type, its words and its rules. People draw white books again and again: these are kept.

    They are found by their fields: a dataclass would hash and compare itself in Python, for every event of every move.
    """
    kind: type = type(event)
    key = kind, values_of(kind)(event), names, game_key, pack
    kept = _events.get(key)
    if kept is None:
        if len(_events) >= MOST_EVENTS:
            _events.clear()
        kept = _events[key] = encode_event(event, names, game_key, pack)
    return kept


def encode_event(event: Event, names: tuple[str, ...], game_key: str, pack: str | None) -> bytes:
    if isinstance(event, TakenBack):
        text: str = f"{names[event.seat]} takes back."
        rules: tuple[str, ...] = ("TABLE-UNDO-1",)
    else:
        game = find_game(game_key)
        text, rules = str(game.tell(event, names, cards_of(names, pack))), game.rules_of(event)
    fields: dict[str, Any] = msgspec.to_builtins(event)
    return encode({"type": type(event).__name__, "text": text, "rules": rules} | fields)


def choices_of(
    game: Game, choices: Sequence[tuple[int, bool]], slip: Slip, names: tuple[str, ...], setup: Setup
) -> list[Choice]:
    """Answers as a slip shows them, and whether one press takes them back."""
    texts = game.actions_in(setup).texts
    return [
        Choice(
            action=texts[code],
            text=text_of(code, names, game.meta.key, setup.pack),
            final=final,
            says=as_phrase(offer.says),
            consequence=offer.consequence,
            tone=offer.tone,
            symbol=offer.symbol,
            group=offer.group,
            rule=offer.rule,
        )
        for (code, final), offer in zip(choices, slip.offers, strict=True)
    ]


@lru_cache(maxsize=MOST_EVENTS)  # draw or stop is asked again and again, and catalogues take longer than a move
def text_of(code: int, names: tuple[str, ...], game_key: str, pack: str | None) -> str:
    """An answer in English."""
    game, setup = find_game(game_key), cards_of(names, pack)
    return str(game.describe(game.actions_in(setup).actions[code], names, setup))


def cards_of(names: tuple[str, ...], pack: str | None) -> Setup:
    """Whose cards are meant, for words: the published ones or an uploaded pack's."""
    return Setup(seats=len(names), pack=pack, pack_file=None if pack is None else "the uploaded pack")


def free_undoer(table: Table) -> int | None:
    """The seat whose last action one press takes back."""
    match = table.playing
    return match.log[-1][0] if table.standing.phase == "playing" and match.can_undo and match.log else None
