"""Match: options + seed + log. Play, undo, look, save, load, verify."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b, sha256
from operator import itemgetter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from readingroom.core.dice import Chance, KeyedChance, ScriptedChance
from readingroom.core.errors import BadMoment, BadSeats, ForcedDraw, Refused
from readingroom.core.events import Event
from readingroom.core.file_head import head_of
from readingroom.core.game import Game, Outcome, Reason, Refusal, Setup
from readingroom.core.phrases import phrase
from readingroom.core.replaying import begin_from_file, check_end, play_entry, replay
from readingroom.core.seeds import new_secret
from readingroom.core.snapshot import keep_state
from readingroom.core.state import NOBODY, TAKEN_BACK
from readingroom.core.taking_back import entry_text, line_of, secret_of
from readingroom.core.trying import AnySeat, AnyState, Trial, enter_code, has_taught, would_teach

__all__ = ["Match", "begin_from_file", "check_end", "new_secret", "play_entry", "replay"]

UNDO_RULE = "TABLE-UNDO-1"


@mypyc_attr(allow_interpreted_subclasses=True)  # the catalogue's is one
class Match:
    """One match, from the first shuffle to the result; the referee's object, never sent to a seat.

    match = rr.start("fire", seats=2, seed=7)
    while not match.over:
        match.play(match.legal()[0])
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        secret: bytes,
        *,
        position: dict[str, Any] | None = None,
        draws: Sequence[object] = (),
        state: AnyState = None,
        log: Sequence[tuple[int, int]] = (),
    ) -> None:
        """A new match; with `state` and `log` one that goes on from a snapshot (see `snapshot.restore`)."""
        self.game = game
        self.setup = setup
        self.actions = game.actions_in(setup)
        self.secret = secret
        self.start_position = position
        self.draws = tuple(draws)
        self.log = list(log)  # who did what: a seat and a code; or TAKEN_BACK, and to which moment
        self._heard: list[tuple[int, Event]] = []  # after how many actions, what
        self._before: list[AnyState] = []  # states that undo can return to, oldest first
        self._trial: Trial | None = None  # the last action that was tried and not played
        self._codes = game.code_buffer()
        self.events_from = 0 if state is None else len(self.log) + 1  # the first moment whose events are known
        self._state: AnyState = self._begin(heard=[]) if state is None else state

    def _begin(self, heard: list[Event] | None) -> AnyState:
        """The table after the deal, or in the position that the match begins with."""
        game: Any = self.game  # whose states need not be compiled
        chance: Chance = KeyedChance(self.secret, game.streams)
        if self.draws or self.start_position is not None:
            chance = ScriptedChance(game.forced_draws(self.setup, self.draws), chance)
        deals = self.start_position is None
        state: AnyState = game.fresh(self.setup) if deals else game.from_position(self.start_position)[1]
        go_on = state.deal if deals else state.resume
        state.source = chance
        state.heard = heard
        try:
            go_on()
        except ForcedDraw as impossible:
            raise self.game.by_word(self.setup, self.draws, impossible) from None
        state.heard = None
        self._heard += [(0, event) for event in heard or ()]
        return state

    # --- what is asked ----------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return self.setup.seats

    @property
    def over(self) -> bool:
        """The match has ended."""
        return bool(self._state.is_over())

    @property
    def to_move(self) -> int | None:
        """The seat that is asked now; TABLE when the live table answers; None when the match is over."""
        seat = self._state.to_move()
        return None if seat == NOBODY else int(seat)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self.game.outcome(self._state) if self.over else None

    @property
    def asked_secretly(self) -> bool:
        """Others must not learn that the seat is being asked. Referee's eyes."""
        return bool(self._state.asked_secretly())

    @property
    def secret_windows(self) -> int:
        """How many secret questions there have been, whether or not anybody was asked."""
        return int(self._state.windows)

    def legal(self) -> list[Any]:
        """Every legal answer to what is asked now, as typed actions."""
        actions = self.actions.actions
        return [actions[code] for code in self._legal_codes()]

    def _legal_codes(self) -> vec[i64]:
        count = 0 if self.over else self._state.legal(self._codes)
        return self._codes[:count]

    def why_not(self, action: object, seat: AnySeat = None) -> Refusal | None:
        """The rule that forbids an action now, to the asked seat or to a given one; None when it is legal."""
        code = self.actions.code(action)
        if seat is not None and code in self._interjection_codes(seat):
            return None
        if seat is not None and seat != self.to_move:
            return Refusal("TABLE-TURN-1", phrase("table-somebody-else"))
        if code in self._legal_codes():
            return None
        return self.game.why_not(self._state, code, self.setup)

    # --- playing ----------------------------------------------------------------------------------------

    def play(self, *actions: object) -> list[Event]:
        """Do one action after the other, typed or as text; a refused one raises Refused and changes nothing."""
        happened: list[Event] = []
        for action in actions:
            happened.extend(self._play_one(action))
        return happened

    def _play_one(self, action: object) -> list[Event]:
        code = self.actions.code(action)
        before = self._state
        if code not in self._legal_codes():
            refusal = self.game.why_not(before, 0 if self.over else code, self.setup)
            raise Refused(refusal.rule, refusal.says)
        return self._keep(self._try(int(before.to_move()), code, asked=True))

    def interjections(self, seat: AnySeat) -> list[Any]:
        """What a seat may do now without being asked, as typed actions."""
        actions = self.actions.actions
        return [actions[code] for code in self._interjection_codes(seat)]

    def _interjection_codes(self, seat: AnySeat) -> vec[i64]:
        taken = self._taken(seat)
        count = 0 if self.over else self._state.interjections(taken, self._codes)
        return self._codes[:count]

    def interject(self, seat: AnySeat, action: object) -> list[Event]:
        """Let a seat do something that it is not asked for; what it may not do now raises Refused."""
        code = self.actions.code(action)
        if code not in self._interjection_codes(seat):
            raise Refused("TABLE-TURN-1", phrase("table-somebody-else"))
        return self._keep(self._try(self._taken(seat), code, asked=False))

    def enter(self, seat: int, action: object) -> list[Event]:
        """One entry of a log: the asked seat's answer, or somebody's interjection."""
        return self._play_one(action) if self._is_answer(seat, action) else self.interject(seat, action)

    def _is_answer(self, seat: int, action: object) -> bool:
        if seat != self.to_move:
            return False
        return seat < 0 or self.actions.code(action) not in self._interjection_codes(seat)

    def _keep(self, trial: Trial) -> list[Event]:
        """Let it be what happened."""
        before = trial.before
        self._trial = None
        self._state = trial.after
        self.log.append((trial.seat, trial.code))
        moment = len(self.log)
        self._heard += [(moment, event) for event in trial.heard]
        if has_taught(before, trial.after, trial.heard):
            self._before.clear()
        else:
            self._before.append(before)
        return trial.heard

    def _try(self, seat: int, code: int, *, asked: bool) -> Trial:
        """What a legal action does; the match stays as it is. A forced draw that cannot come raises.

        The last trial is kept: a server first asks what a move would lead to, and plays it once it is durable.
        """
        trial = self._trial
        if trial is None or trial.before is not self._state or trial.seat != seat or trial.code != code:
            try:
                trial = self._trial = Trial(self._state, seat, code, asked=asked)
            except ForcedDraw as impossible:
                raise self.game.by_word(self.setup, self.draws, impossible) from None
        return trial

    @property
    def can_undo(self) -> bool:
        """No seat has learned anything from the last action: no chance, no hidden card, no secret question."""
        return bool(self._before)

    def undo(self) -> None:
        """Take the last action back; raises Refused once a seat has learned something from it (TABLE-UNDO-1)."""
        if not self._before:
            raise Refused(UNDO_RULE, phrase("table-undo-learned"))
        self._state = self._before.pop()
        self.log.pop()
        del self._heard[self._first_heard(len(self.log) + 1) :]

    def undo_to(self, to: int) -> None:
        """Undo until the log has `to` entries: for stored logs, which may undo what could no longer be undone today."""
        while self._before and len(self.log) > to:
            self.undo()
        if len(self.log) > to:
            del self.log[to:]
            del self._heard[self._first_heard(to + 1) :]
            self._state = self._play_again()

    def line(self) -> list[int]:
        """The places in the log of the entries that led here; those that were taken back by consent are left out."""
        return line_of(self.log)

    def take_back(self, to: int) -> None:
        """Go back to when the log had `to` entries, whatever was learned since; for tables where everybody agrees.

        The log grows by an entry that says so and keeps what was taken back; events told stay told. The chance that
        follows is fresh, so that nobody knows it beforehand.
        """
        moments = [0, *(place + 1 for place in self.line())][:-1]
        if to not in moments:
            raise BadMoment(phrase("mistake-moment-back", moment=repr(to)))
        self.log.append((int(TAKEN_BACK), to))
        self._before.clear()
        self._state = self._play_again()

    def _play_again(self) -> AnyState:
        """The state that the log leads to, from the start and in silence."""
        state = self._begin(heard=None)
        for place in self.line():
            asked, code = self.log[place]
            if asked != TAKEN_BACK:
                enter_code(state, self._codes, asked, code)
            elif state.source is not None:
                state.source.rekey(secret_of(self.secret, self.log[: place + 1]))
        return state

    # --- looking ----------------------------------------------------------------------------------------

    def view(self, seat: AnySeat = None) -> Any:  # noqa: ANN401  # each game has its own view type
        """What a seat may know; None: what everybody may know."""
        return self.game.view(self._state, self.setup, self._seat(seat))

    def views(self, seats: Sequence[int | None]) -> list[Any]:
        """The views of several seats, in this order (None: a spectator's); what they share is built once."""
        game, state, setup = self.game, self._state, self.setup
        public = game.public_view(state, setup)
        own = [{} if seat is None else game.own_view(state, setup, seat) for seat in map(self._seat, seats)]
        return [replace(public, **fields) if fields else public for fields in own]

    def events(self, seat: AnySeat = None, *, since: int = 0) -> list[Event]:
        """What has happened since that many actions, as the seat may know it."""
        self._seat(seat)
        if since < self.events_from:
            raise BadMoment(phrase("mistake-moment-since", first=self.events_from, since=since))
        seen = [event.seen_by(seat) for _, event in self._heard[self._first_heard(since) :]]
        return [event for event in seen if event is not None]

    def _first_heard(self, moment: int) -> int:
        return bisect_left(self._heard, moment, key=itemgetter(0))

    def history(self) -> list[tuple[int, Event]]:
        """Everything since `events_from`, each event with how many actions had been taken. Referee's eyes."""
        return list(self._heard)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """An event as a sentence, in English."""
        return str(self.game.tell(event, names, self.setup))

    def own_view(self, seat: AnySeat) -> dict[str, Any]:
        """What a seat knows beyond the public view: laid over its fields, these make the seat's view."""
        known = self._seat(seat)
        return {} if known is None else self.game.own_view(self._state, self.setup, known)

    def asked_after(self, seat: int, action: object) -> int | None:
        """The seat that an entry of the log would leave asked; None: the match would be over. Referee's eyes."""
        code = self.actions.code(action)
        after = self._try(seat, code, asked=self._is_answer(seat, action)).after
        return None if after.is_over() else int(after.to_move())

    def choices(self, seat: AnySeat) -> tuple[tuple[int, bool], ...]:
        """The code of each legal action, and whether it is final: as far as the seat can know, not to be undone."""
        guess = self.resampled(seat, 1)
        spare = guess.clone()
        return tuple([(code, would_teach(guess, spare, code)) for code in self._legal_codes()])

    def final_actions(self, seat: AnySeat) -> set[Any]:
        """The legal actions that could not be taken back at once, as far as the asked seat can know."""
        actions = self.actions.actions
        return {actions[code] for code, final in self.choices(seat) if final}

    def odds(self, seat: AnySeat = None) -> Any:  # noqa: ANN401
        """Exact chances as far as the seat can know them; None where there are none."""
        return self.game.odds(self._state, self.setup, self._seat(seat))

    def reason(
        self, action: object, seat: AnySeat, names: Sequence[str], then: Sequence[object] | None = None
    ) -> Reason:
        """Why the asked seat might choose a legal action, from what it knows; `then` is what it plans to do next."""
        typed, *following = [self.actions.actions[self.actions.code(one)] for one in (action, *(then or ()))]
        planned = None if then is None else following
        return self.game.reason(self.view(seat), self.odds(seat), self.setup, typed, names, planned)

    def resampled(self, seat: AnySeat, key: int) -> AnyState:
        """A state that agrees with all that the seat knows: the only state that bots ever get."""
        return self._state.resample(self._taken(seat), key)

    def true_state(self) -> AnyState:
        """A copy of the state itself. Referee's eyes: bots and seats get `resampled`."""
        return self._state.clone()

    def check(self) -> None:
        """Raise Broken when a piece was made, lost or doubled."""
        self.game.conserved(self._state)

    def position(self) -> dict[str, Any]:
        """The full position as readable plain data. Referee's eyes: never send it to a seat."""
        return self.game.position(self._state, self.setup)

    @property
    def unused_draws(self) -> tuple[object, ...]:
        """The forced draws that have not come yet, as they were written; some may never come. Referee's eyes."""
        source = self._state.source
        left = [len(queue) for queue in source.kept().get("forced", ())] if self.draws and source is not None else []
        unused = []
        for word in reversed(self.draws if left else ()):
            queues = self.game.forced_draws(self.setup, [word])
            stream = max(range(len(queues)), key=lambda number: len(queues[number]))
            if left[stream] > 0:
                unused.append(word)
            left[stream] -= len(queues[stream])
        return tuple(reversed(unused))

    def _seat(self, seat: AnySeat) -> int | None:
        if seat is None:
            return None
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.seats:
            return seat
        raise BadSeats(phrase("mistake-no-seat", seat=repr(seat), last=self.seats - 1))

    def _taken(self, seat: AnySeat) -> int:
        taken = self._seat(seat)
        if taken is None:
            raise BadSeats(phrase("mistake-seat-needed", last=self.seats - 1))
        return taken

    # --- files ------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """The hash of the seed, published before the first move; it says nothing about the seed."""
        return sha256(b"readingroom seed " + self.secret).hexdigest()

    def checksum(self) -> str:
        """A digest of the full position as people read it, so that it outlives changes of the state's inner form."""
        position = json.dumps(self.game.digested(self.position()), sort_keys=True, ensure_ascii=False)
        return blake2b(position.encode(), digest_size=16).hexdigest()

    def to_plain(self) -> dict[str, Any]:
        """The match file as plain data."""
        plain = self.file_head() | {"log": self.file_log(), "checksum": self.checksum()}
        if self.outcome is not None:
            plain["outcome"] = {"ending": self.outcome.ending, "scores": list(self.outcome.scores)}
        return plain

    def file_head(self) -> dict[str, Any]:
        """The match file up to its log: all that was settled before the first action."""
        return head_of(self.game, self.setup, self.secret, self.commitment) | self._beginning()

    def file_log(self) -> list[list[Any]]:
        """The log as a match file holds it: who was asked, and the answer's text."""
        return [[asked, entry_text(self.actions.texts, asked, code)] for asked, code in self.log]

    def _beginning(self) -> dict[str, Any]:
        """Where the match began and what was forced, if anything."""
        plain: dict[str, Any] = {}
        if self.start_position is not None:
            plain["position"] = self.start_position
        if self.draws:
            plain["draws"] = list(self.draws)
        return plain

    def snapshot(self) -> dict[str, Any]:
        """All that playing on needs, as plain data without the seed; `snapshot.restore` reads it. Referee's eyes.

        It keeps no events and no way back but `take_back`, so there is none while the last action can be undone.
        """
        if self.can_undo:
            raise BadMoment(phrase("mistake-snapshot-undo"))
        log = [[asked, code] for asked, code in self.log]
        return keep_state(self.game, self.setup, self._state) | self._beginning() | {"log": log}

    def dumps(self) -> str:
        """The match file as JSON; it holds the seed, so it is the referee's until the match is over."""
        return json.dumps(self.to_plain(), ensure_ascii=False)
