"""Saves: match files that also say who sits where. Written whole or not at all, and never deleted."""

from __future__ import annotations

import json
import os
import secrets
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import readingroom as rr
from readingroom.core.damage import damage_named
from readingroom.core.phrases import Word, phrase
from readingroom.terminal.desk import Desk
from readingroom.terminal.sitters import parse_sitters, usual_sitters

SHOWN = 40  # the lobby looks at this many saves, newest first
TABLE = "table"  # our part of the match file


@dataclass(frozen=True, slots=True)
class Save:
    """One line of the lobby's list: an unfinished match, or a file that cannot be opened and why."""

    path: Path
    words: str
    damage: str | None = None


def saves_home() -> Path:
    """The folder of the saves: READINGROOM_HOME, else the state folder of the desktop standard."""
    home = os.environ.get("READINGROOM_HOME")
    if home:
        return Path(home) / "saves"
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "readingroom" / "saves"


def new_path(game: str) -> Path:
    """A file name that no save has yet."""
    return saves_home() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.json"


def write_save(desk: Desk) -> None:
    """Put the match on disk: after this returns a power cut does not lose it. Raises OSError."""
    plain = desk.match.to_plain() | {TABLE: {"sitters": [sitter.to_plain() for sitter in desk.sitters]}}
    write_whole(desk.path, json.dumps(plain, ensure_ascii=False))


def write_whole(path: Path, text: str, *, mode: int = 0o666) -> None:
    """The old file or the new one is there at any moment, never a part. `mode` is who may read it, from the first."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
        with open(handle, "w", encoding="utf-8") as file:  # noqa: PTH123  # it is open already
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)  # noqa: PTH105  # the name says what is promised
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """The new name in the folder is durable too, where the system can do that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@damage_named()
def read_save(path: Path) -> Desk:
    """The desk of a save, or of any match file; raises BadMatchFile with what is wrong."""
    text = read_text(path)
    match = rr.Match.loads(text)
    table = json.loads(text).get(TABLE)
    if table is None:  # a match file from elsewhere stays as it is
        return Desk(match, usual_sitters(match.seats), new_path(match.game.meta.key))
    if not isinstance(table, dict):
        raise rr.BadMatchFile(phrase("mistake-save-table"))
    return Desk(match, parse_sitters(table.get("sitters"), match.seats), path)


def read_text(path: Path) -> str:
    """The whole file; raises BadMatchFile."""
    try:
        return path.read_text("utf-8")
    except (OSError, ValueError) as error:
        why: Word = str(error.strerror) if isinstance(error, OSError) else phrase("mistake-file-no-text")
        raise rr.BadMatchFile(phrase("mistake-file-unread", why=why)) from error


def list_saves() -> list[Save]:
    """Unfinished matches and damaged files, newest first."""
    return list(look_through(newest_first()))


def newest_first() -> list[Path]:
    """All saves there are."""
    aged: list[tuple[float, str, Path]] = []
    with suppress(OSError):
        for path in saves_home().glob("[!.]*.json"):
            with suppress(OSError):
                aged.append((-path.stat().st_mtime, path.name, path))
    return [path for _, _, path in sorted(aged)]


def look_through(paths: list[Path]) -> Iterator[Save]:
    """Those that are not over, opened or refused."""
    found = 0
    for path in paths:
        if found == SHOWN:
            return
        if is_finished(path):
            continue
        found += 1
        try:
            desk = read_save(path)
        except rr.ReadingRoomError as error:
            yield Save(path, path.name, str(error))
        else:
            yield Save(path, desk.words)


def is_finished(path: Path) -> bool:
    """A match file that tells its outcome; seen without replaying it."""
    plain: Any = None
    with suppress(OSError, RecursionError, ValueError):
        plain = json.loads(path.read_text("utf-8"))
    return isinstance(plain, dict) and plain.get("outcome") is not None
