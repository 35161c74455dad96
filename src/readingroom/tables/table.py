"""Table: what a log of entries makes. `take` alone changes it, and `deciding.decide` says what may come next."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b, sha256

import msgspec

from readingroom.catalog import find_game
from readingroom.core.errors import Broken
from readingroom.core.game import Game, Setup
from readingroom.core.match import Match, replay
from readingroom.core.snapshot import restore
from readingroom.core.state import TABLE
from readingroom.tables import entries as log
from readingroom.tables.moves import take_move
from readingroom.tables.standing import Chair, Snapshot, Standing, bot_name, open_name
from readingroom.tables.taking import take
from readingroom.tables.timeline import Timeline


class Table:
    """One table, from being set up to its last line of chat. Referee's eyes: holds the seed and every hand."""

    def __init__(self, id: str, standing: Standing, match: Match | None, timeline: Timeline) -> None:  # noqa: A002
        self.id = id
        self.standing = standing
        self.match = match
        self.timeline = timeline
        self._ahead: Match | None = None  # the match of the file, played again before the start

    # --- reading a log ----------------------------------------------------------------------------------

    @classmethod
    def from_log(cls, id: str, entries: Iterable[log.AnyEntry]) -> Table:  # noqa: A002
        """The table that a whole log makes."""
        first, *rest = entries
        if not isinstance(first, log.Created):
            raise Broken(f"the log of table {id} does not begin with its creation")
        table = cls(id, standing_of(first), None, Timeline(alone=len(first.seats) == 1))
        for entry in rest:
            table.take(entry)
        return table

    @property
    def number(self) -> int:
        """How many entries the log has: the number of the next one."""
        return self.standing.entries

    @property
    def game(self) -> Game:
        """What is played here."""
        return find_game(self.standing.settings.game)

    @property
    def asked(self) -> int | None:
        """The seat that is asked now, TABLE, or None."""
        if self.match is None or self.standing.phase != "playing":
            return None
        return self.match.to_move

    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat, chair in enumerate(self.standing.chairs) if chair.kind == "person"]

    @property
    def playing(self) -> Match:
        """The match, where the log says that there is one."""
        if self.match is None:
            raise Broken(f"table {self.id} has no match yet")
        return self.match

    def asked_in_secret(self) -> int | None:
        """The seat that is asked while nobody else may know it."""
        match = self.playing
        return match.to_move if match.asked_secretly else None

    def has_open_window(self) -> bool:
        """Somebody is asked, and nobody else may know who."""
        return self.match is not None and self.match.asked_secretly

    def take(self, entry: log.AnyEntry) -> None:
        """Let an entry happen; `moves.py` and `taking.py` say how."""
        self.standing.entries += 1
        self.standing.touched = entry.at
        self.standing.remember(entry.asker, entry.id, self.number - 1)
        if isinstance(entry, log.Moved):
            take_move(entry, self)
        else:
            take(entry, self)

    def prepare(self) -> None:
        """Play the file again that the match goes on from. May take seconds, so it may be done in a thread before."""
        file = self.standing.file
        if file is not None and self._ahead is None:
            self._ahead = replay(Match, self.game, file)

    def dealt(self) -> Match:
        """The match as it would begin now: dealt, or out of the file."""
        self.prepare()
        return self._ahead or Match(self.game, setup_of(self.standing), seed_of(self.standing))

    def begin(self) -> None:
        """Deal, or go on from a file."""
        now = self.standing
        self.match, self._ahead = self.dealt(), None
        now.file = None
        now.phase = "playing"

    # --- soft clocks ------------------------------------------------------------------------------------

    def start_clock(self, at: float) -> None:
        """Time runs for a seat only while everybody may know that it is asked."""
        asked = self.asked
        known = asked is not None and asked != TABLE and not self.playing.asked_secretly
        self.standing.asked_since = at if known and not self.standing.paused else None

    def stop_clock(self, at: float, asked: int | None) -> None:
        """The seat that was asked has thought until now."""
        now = self.standing
        if now.asked_since is not None and asked is not None and asked >= 0:
            now.chairs[asked].used += max(0.0, at - now.asked_since)
        now.asked_since = None

    # --- snapshots --------------------------------------------------------------------------------------

    def can_snapshot(self) -> bool:
        """A snapshot forgets what a free undo and a secret window need, so it waits until there is none."""
        timeline = self.timeline
        told = timeline.is_settled(None) and timeline.window_opened(None) is None
        return told and self.match is not None and not self.match.can_undo and self.standing.undo is None

    def snapshot(self) -> bytes:
        """All of it but the events already told."""
        told, secret = self.timeline.counts()
        match = None if self.match is None else self.match.snapshot()
        return msgspec.json.encode(Snapshot(self.standing, match, told, secret))

    @classmethod
    def from_snapshot(cls, id: str, data: bytes) -> Table:  # noqa: A002
        """The table again, as it was."""
        kept = msgspec.json.decode(data, type=Snapshot)
        game = find_game(kept.standing.settings.game)
        match = None
        if kept.match is not None:
            match = restore(Match, game, setup_of(kept.standing), seed_of(kept.standing), kept.match)
        return cls(id, kept.standing, match, Timeline(kept.told, kept.secret, alone=len(kept.standing.chairs) == 1))


def standing_of(entry: log.Created) -> Standing:
    """A table that was just set up."""
    chairs: list[Chair] = []
    names = [plan.name for plan in entry.seats if plan.name is not None]
    again = entry.origin is not None and entry.origin.kind == "rematch"
    for seat, plan in enumerate(entry.seats):
        name = plan.name
        if name is None:
            level = plan.level or entry.settings.cover
            name = bot_name(level, names) if plan.kind == "bot" else open_name(seat, names)
            names.append(name)
        chairs.append(Chair(plan.kind, name, plan.level, plan.key, carried=again and plan.key is not None))
    return Standing(
        settings=entry.settings,
        chairs=chairs,
        host=entry.host,
        secret=entry.secret,
        created=entry.at,
        touched=entry.at,
        entries=1,
        origin=entry.origin,
        file=entry.file,
    )


def setup_of(standing: Standing) -> Setup:
    """What is settled before the first shuffle."""
    settings = standing.settings
    return Setup(
        seats=len(standing.chairs),
        options=find_game(settings.game).check(len(standing.chairs), settings.options),
        pack=settings.pack,
        pack_file=settings.pack_file,
        live=settings.pace == "live",
    )


def seed_of(standing: Standing) -> bytes:
    """The server's secret, stirred with what players added to it."""
    secret = bytes.fromhex(standing.secret)
    if not standing.entropy:
        return secret
    stirred = blake2b(key=secret, digest_size=32)
    for seat, words in sorted(standing.entropy.items()):
        stirred.update(f"{seat}:{len(words.encode())}:{words}".encode())
    return stirred.digest()


def commitment_of(secret: str) -> str:
    """The hash of the server's part of the seed, published as soon as the table is there."""
    return sha256(b"readingroom seed " + bytes.fromhex(secret)).hexdigest()
