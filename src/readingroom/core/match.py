"""Match: options + seed + log. Play, undo, look, save, load, verify."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from hashlib import blake2b, sha256
from hmac import compare_digest
from typing import Any, TypeVar

from readingroom.core.dice import KeyedChance, ScriptedChance
from readingroom.core.errors import BadAction, BadMatchFile, BadSeats, ReadingRoomError, Refused
from readingroom.core.events import Event
from readingroom.core.game import Game, Outcome, Refusal, Setup
from readingroom.core.state import NOBODY, STREAMS, State

FORMAT = 1
SECRET_BYTES = 32


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
    ) -> None:
        self.game = game
        self.setup = setup
        self.secret = secret
        self.start_position = position
        self.draws = tuple(draws)
        self.log: list[tuple[int, int]] = []  # who was asked, and the code of the answer
        self._heard: list[tuple[int, Event]] = []  # after how many actions, what
        self._before: list[State] = []  # states that undo can return to, oldest first
        self._codes = game.code_buffer()
        self._state = self._begin()

    def _begin(self) -> State:
        chance = KeyedChance(self.secret, STREAMS)
        queues = self.game.forced_draws(self.setup, self.draws)
        if self.start_position is not None:
            _, state = self.game.from_position(self.start_position)
            state.source = ScriptedChance(queues, chance)
            self._listen(state, state.resume)
            return state
        state = self.game.fresh(self.setup)
        state.source = ScriptedChance(queues, chance) if self.draws else chance
        self._listen(state, state.deal)
        return state

    def _listen(self, state: State, act: Callable[[], None]) -> list[Event]:
        heard: list[Event] = []
        state.heard = heard
        try:
            act()
        finally:
            state.heard = None
        self._heard.extend((len(self.log), event) for event in heard)
        return heard

    # --- what is asked ----------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return self.setup.seats

    @property
    def over(self) -> bool:
        """The match has ended."""
        return self._state.is_over()

    @property
    def to_move(self) -> int | None:
        """The seat that is asked now; TABLE when the live table answers; None when the match is over."""
        seat = self._state.to_move()
        return None if seat == NOBODY else int(seat)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self.game.outcome(self._state) if self.over else None

    def legal(self) -> list[Any]:
        """Every legal answer to what is asked now, as typed actions."""
        return [self.game.actions.actions[code] for code in self._legal_codes()]

    def _legal_codes(self) -> list[int]:
        if self.over:
            return []
        count = self._state.legal(self._codes)
        return [int(self._codes[place]) for place in range(count)]

    def why_not(self, action: object, seat: int | None = None) -> Refusal | None:
        """The rule that forbids an action now, to the asked seat or to a given one; None when it is legal."""
        code = self.game.actions.code(action)
        if seat is not None and self._seat(seat) != self.to_move:
            return Refusal("TABLE-TURN-1", "somebody else is asked now")
        if code in self._legal_codes():
            return None
        return self.game.why_not(self._state, code)

    # --- playing ----------------------------------------------------------------------------------------

    def play(self, *actions: object) -> list[Event]:
        """Do one action after the other, typed or as text; a refused one raises Refused and changes nothing."""
        happened: list[Event] = []
        for action in actions:
            happened.extend(self._play_one(action))
        return happened

    def _play_one(self, action: object) -> list[Event]:
        code = self.game.actions.code(action)
        if self.over:
            raise Refused(*self._over_rule())
        if code not in self._legal_codes():
            refusal = self.game.why_not(self._state, code)
            raise Refused(refusal.rule, refusal.sentence)
        before = self._state.clone()
        self.log.append((int(before.to_move()), code))
        try:
            heard = self._listen(self._state, lambda: self._state.apply(code))
        except ReadingRoomError:  # a forced draw that cannot come: nothing has happened
            self.log.pop()
            self._state = before
            raise
        if has_taught(before, self._state, heard):
            self._before.clear()
        else:
            self._before.append(before)
        return heard

    def _over_rule(self) -> tuple[str, str]:
        refusal = self.game.why_not(self._state, 0)
        return refusal.rule, refusal.sentence

    @property
    def can_undo(self) -> bool:
        """No seat has learned anything from the last action: no chance, no hidden card, no secret question."""
        return bool(self._before)

    def undo(self) -> None:
        """Take the last action back; raises Refused once a seat has learned something from it."""
        if not self._before:
            raise Refused(UNDO_RULE, "the last action cannot be taken back: somebody has learned something from it")
        self._state = self._before.pop()
        self.log.pop()
        self._heard = [(moment, event) for moment, event in self._heard if moment <= len(self.log)]

    # --- looking ----------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> Any:  # noqa: ANN401  # each game has its own view type
        """What a seat may know; None: what everybody may know."""
        return self.game.view(self._state, self.setup, self._seat(seat))

    def events(self, seat: int | None = None, *, since: int = 0) -> list[Event]:
        """What has happened since that many actions, as the seat may know it."""
        self._seat(seat)
        seen = (event.seen_by(seat) for moment, event in self._heard if moment >= since)
        return [event for event in seen if event is not None]

    def history(self) -> list[tuple[int, Event]]:
        """Everything that has happened, each with how many actions had been taken. Referee's eyes."""
        return list(self._heard)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """An event as a sentence."""
        return self.game.tell(event, names, self.setup)

    def odds(self, seat: int | None = None) -> Any:  # noqa: ANN401
        """Exact chances as far as the seat can know them; None where there are none."""
        return self.game.odds(self._state, self.setup, self._seat(seat))

    def resampled(self, seat: int, key: int) -> State:
        """A state that agrees with all that the seat knows: the only state that bots ever get."""
        self._seat(seat)
        return self._state.resample(seat, key)

    def check(self) -> None:
        """Raise Broken when a piece was made, lost or doubled."""
        self.game.conserved(self._state)

    def position(self) -> dict[str, Any]:
        """The full position as readable plain data. Referee's eyes: never send it to a seat."""
        return self.game.position(self._state, self.setup)

    def _seat(self, seat: int | None) -> int | None:
        if seat is not None and seat not in range(self.seats):
            raise BadSeats(f"seat {seat!r} is not at this table; the seats are 0 to {self.seats - 1}")
        return seat

    # --- files ------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """The hash of the seed, published before the first move; it says nothing about the seed."""
        return sha256(b"readingroom seed " + self.secret).hexdigest()

    def checksum(self) -> str:
        """A digest of the full position as people read it, so that it outlives changes of the state's inner form."""
        position = json.dumps(self.position(), sort_keys=True, ensure_ascii=False)
        return blake2b(position.encode(), digest_size=16).hexdigest()

    def to_plain(self) -> dict[str, Any]:
        """The match file as plain data."""
        plain: dict[str, Any] = {
            "readingroom": FORMAT,
            "game": self.game.meta.key,
            "rules_version": self.game.meta.rules_version,
            "seats": self.seats,
            "options": {
                key: list(value) if isinstance(value, tuple) else value for key, value in self.setup.options.items()
            },
            "live": self.setup.live,
            "commitment": self.commitment,
            "seed": self.secret.hex(),
            "log": [[asked, str(self.game.actions.actions[code])] for asked, code in self.log],
            "checksum": self.checksum(),
        }
        if self.setup.pack is not None:
            plain["pack"] = {"file": self.setup.pack_file, "text": self.setup.pack}
        if self.start_position is not None:
            plain["position"] = self.start_position
        if self.draws:
            plain["draws"] = list(self.draws)
        if self.outcome is not None:
            plain["outcome"] = {"ending": self.outcome.ending, "scores": list(self.outcome.scores)}
        return plain

    def dumps(self) -> str:
        """The match file as JSON; it holds the seed, so it is the referee's until the match is over."""
        return json.dumps(self.to_plain(), ensure_ascii=False)


def has_taught(before: State, after: State, heard: list[Event]) -> bool:
    """Somebody learned something from an action: by chance, by a hidden card shown, or by a secret question.

    A window counts whether or not anybody was asked in it, or else the answer would tell.
    """
    asked = before.asked_secretly() or after.windows != before.windows
    return asked or after.rolled != before.rolled or any(event.learned for event in heard)


UNDO_RULE = "TABLE-UNDO-1"
M = TypeVar("M", bound=Match)


def new_secret(seed: int | str | None) -> bytes:
    """A fresh secret, or the one that a seed stands for (a number, or the 64 hex digits of a secret)."""
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    if isinstance(seed, str):
        try:
            secret = bytes.fromhex(seed)
        except ValueError:
            secret = b""
        if len(secret) != SECRET_BYTES:
            raise ReadingRoomError(f"a seed is a whole number or {2 * SECRET_BYTES} hex digits, not {seed!r}")
        return secret
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ReadingRoomError(f"a seed is a whole number or {2 * SECRET_BYTES} hex digits, not {seed!r}")
    return blake2b(f"readingroom {seed}".encode(), digest_size=SECRET_BYTES).digest()


def replay(make: type[M], game: Game, plain: dict[str, Any], *, until: int | None = None) -> M:
    """Play a match file again, action by action; raises BadMatchFile at the first thing that does not fit."""
    match = begin_from_file(make, game, plain)
    log = plain["log"]
    if not isinstance(log, list):
        raise BadMatchFile("`log` must be a list of [seat, action]")
    for number, entry in enumerate(log[:until], 1):
        play_entry(match, number, entry)
    if until is None:
        check_end(match, plain)
    return match


def begin_from_file(make: type[M], game: Game, plain: dict[str, Any]) -> M:
    pack = plain.get("pack")
    if pack is not None and not (isinstance(pack, dict) and isinstance(pack.get("text"), str)):
        raise BadMatchFile("`pack` must hold the `text` of a card file")
    try:
        setup = Setup(
            seats=plain["seats"],
            options=game.check(plain["seats"], plain["options"]),
            pack=pack["text"] if pack else None,
            pack_file=str(pack.get("file")) if pack else None,
            live=bool(plain.get("live", False)),
        )
        secret = new_secret(str(plain["seed"]))
        match = make(game, setup, secret, position=plain.get("position"), draws=plain.get("draws", ()))
    except (AttributeError, TypeError, KeyError) as error:
        raise BadMatchFile(f"a part of the file is not of the right kind: {error}") from error
    except ReadingRoomError as error:
        raise BadMatchFile(f"the match cannot begin: {error}") from error
    if not compare_digest(match.commitment, str(plain["commitment"])):
        raise BadMatchFile("the seed is not the one that was committed to when the match began")
    return match


def play_entry(match: Match, number: int, entry: object) -> None:
    """One line of the log: the seat that was asked, and its answer."""
    if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[1], str):
        raise BadMatchFile(f"log entry {number} must be [seat, action], not {entry!r}")
    if match.over:
        raise BadMatchFile(f"log entry {number} comes after the end of the match")
    if entry[0] != match.to_move:
        raise BadMatchFile(f"log entry {number}: seat {match.to_move} is asked, not seat {entry[0]}")
    try:
        match.play(entry[1])
    except (Refused, BadAction) as error:
        raise BadMatchFile(f"log entry {number}: {error}") from error


def check_end(match: Match, plain: dict[str, Any]) -> None:
    """The replayed match must be the one that was saved."""
    if match.checksum() != plain["checksum"]:
        raise BadMatchFile("the replayed match differs from the saved one: the file was changed, or the rules were")
    outcome = match.outcome
    told = plain.get("outcome")
    if outcome is not None and told != {"ending": outcome.ending, "scores": list(outcome.scores)}:
        raise BadMatchFile(f"the match ended {outcome.ending} with {list(outcome.scores)}, not {told}")
    if outcome is None and told is not None:
        raise BadMatchFile("the file tells an outcome, but the match is not over")
