"""Keys of seats that somebody took here, kept beside the saves, for nobody else's eyes."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from readingroom.client import TableLink
from readingroom.terminal.saves import saves_home, write_whole

OWNER_ONLY = 0o600


def key_path(link: TableLink) -> Path:
    """The file of a table's keys; its name tells nothing and is the same each time."""
    name = sha256(f"{link.server}/t/{link.table}".encode()).hexdigest()[:32]
    return saves_home().parent / "seats" / f"{name}.json"


def keep_keys(link: TableLink) -> None:
    """Put the link's keys on disk. Raises OSError."""
    plain = {"server": link.server, "table": link.table, "seat": link.token, "host": link.host}
    write_whole(key_path(link), json.dumps(plain), mode=OWNER_ONLY)


def with_kept_keys(link: TableLink) -> TableLink:
    """The link with the keys that were kept for its table; what it carries itself counts more."""
    plain: Any = None
    with suppress(OSError, ValueError):
        plain = json.loads(key_path(link).read_text("utf-8"))
    if not isinstance(plain, dict) or (plain.get("server"), plain.get("table")) != (link.server, link.table):
        return link
    kept = {name: key if isinstance(key := plain.get(name), str) else None for name in ("seat", "host")}
    return replace(link, token=link.token or kept["seat"], host=link.host or kept["host"])


def forget_keys(link: TableLink) -> None:
    """The keys open nothing any more."""
    with suppress(OSError):
        key_path(link).unlink(missing_ok=True)
