"""A whole table as one JSON file, to move it between databases. It holds all secrets of the table."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any, Final

from readingroom.store.errors import BadTableFile
from readingroom.store.rows import PHASES, TableRow

KIND: Final = "readingroom table 1"
NUMBER: Final = (int, float)
TYPES: Final[dict[str, Any]] = {
    "id": str,
    "game": str,
    "phase": str,
    "entries": int,
    "created": NUMBER,
    "touched": NUMBER,
    "due": (*NUMBER, type(None)),
    "challenge": (str, type(None)),
}


def show_table_file(row: TableRow, entries: Sequence[tuple[int, bytes]]) -> str:
    """The file's text."""
    plain = [{"number": number, "data": b64encode(data).decode("ascii")} for number, data in entries]
    return json.dumps({"kind": KIND, "row": asdict(row), "entries": plain}, indent=1, ensure_ascii=False) + "\n"


def parse_table_file(text: str) -> tuple[TableRow, list[bytes]]:
    """The row and its entries from number 0 on; a file that lacks one is refused."""
    try:
        plain = json.loads(text)
    except (RecursionError, ValueError) as error:
        raise BadTableFile(f"this is no JSON: {error}") from error
    if not isinstance(plain, dict) or plain.get("kind") != KIND:
        raise BadTableFile(f'this is no table of Reading Room; such a file says "kind": "{KIND}"')
    row = parse_row(plain.get("row"))
    datas = parse_entries(plain.get("entries"))
    if len(datas) != row.entries:
        raise BadTableFile(f"the table should have {row.entries} entries, but the file has {len(datas)}")
    return row, datas


def parse_row(plain: object) -> TableRow:
    if not isinstance(plain, dict) or set(plain) != {field.name for field in fields(TableRow)}:
        raise BadTableFile(f"a row has exactly {', '.join(TYPES)}")
    for name, kind in TYPES.items():
        if not isinstance(plain[name], kind) or isinstance(plain[name], bool):
            raise BadTableFile(f"{name} cannot be {plain[name]!r}")
    if plain["phase"] not in PHASES:
        raise BadTableFile(f"phase is one of {', '.join(PHASES)}, not {plain['phase']!r}")
    return TableRow(**plain)


def parse_entries(plain: object) -> list[bytes]:
    """Their data, where each stands at its number."""
    if not isinstance(plain, list) or not plain:
        raise BadTableFile("a table has a list of entries, at least one")
    return [parse_entry(entry, number) for number, entry in enumerate(plain)]


def parse_entry(plain: object, number: int) -> bytes:
    if not isinstance(plain, dict) or plain.get("number") != number:
        raise BadTableFile(f"entry {number} is missing: the numbers go from 0 without a gap")
    try:
        return b64decode(plain["data"], validate=True)
    except (KeyError, TypeError, ValueError) as error:
        raise BadTableFile(f"the data of entry {number} is damaged") from error
