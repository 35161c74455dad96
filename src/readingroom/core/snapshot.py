"""Snapshots: a match in the middle as plain data, and the same match again without playing its log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.dice import Chance, KeyedChance, ScriptedChance
from readingroom.core.errors import BadMatchFile, ReadingRoomError
from readingroom.core.game import Game, Setup
from readingroom.core.phrases import phrase
from readingroom.core.state import State
from readingroom.core.taking_back import secret_of

if TYPE_CHECKING:
    from readingroom.core.match import Match

COUNTED = ("rolled", "windows", "clock", "noticed")  # what the kernel counts and no position tells
M = TypeVar("M", bound="Match")


def keep_state(game: Game, setup: Setup, state: State) -> dict[str, Any]:
    """A state between two decisions, with the chance to come; the secret is kept elsewhere."""
    return {
        "game": game.meta.key,
        "rules_version": game.meta.rules_version,
        "state": game.to_snapshot(state, setup),
        "pending": state.pending(),
        "counted": [int(getattr(state, name)) for name in COUNTED],
        "chance": {} if state.source is None else state.source.kept(),
    }


def restore(make: type[M], game: Game, setup: Setup, secret: bytes, snapshot: dict[str, Any]) -> M:
    """The match that `Match.snapshot` told of: it plays on as the other would, and can tell only what comes now."""
    if (snapshot.get("game"), snapshot.get("rules_version")) != (game.meta.key, game.meta.rules_version):
        raise BadMatchFile(phrase("mistake-snapshot-version", game=game.meta.title, ours=game.meta.rules_version))
    try:
        log = [(asked, code) for asked, code in snapshot["log"]]
        found, state = game.from_snapshot(snapshot["state"])
        state.set_pending(snapshot["pending"])
        for name, count in zip(COUNTED, snapshot["counted"], strict=True):
            setattr(state, name, count)
        state.source = chance_from(snapshot["chance"], secret_of(secret, log))
        begun = {"position": snapshot.get("position"), "draws": snapshot.get("draws", ())}
    except (AttributeError, IndexError, KeyError, TypeError, ValueError, ReadingRoomError) as error:
        raise BadMatchFile(phrase("mistake-snapshot-damaged", why=repr(error))) from error
    if found != setup:
        raise BadMatchFile(phrase("mistake-snapshot-setup"))
    return make(game, setup, secret, **begun, state=state, log=log)


def chance_from(plain: dict[str, Any], secret: bytes) -> Chance:
    """The chance to come, from where it stood."""
    keyed = KeyedChance(secret, 0)
    keyed.counters = vec[i64](plain["counters"])
    if "forced" not in plain:
        return keyed
    return ScriptedChance([list(queue) for queue in plain["forced"]], keyed)
