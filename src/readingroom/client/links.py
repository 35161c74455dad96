"""Links to tables and seats, as people pass them on."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

from readingroom.core.errors import ReadingRoomError
from readingroom.core.phrases import phrase


@dataclass(frozen=True, slots=True)
class TableLink:
    """Where a table is, and the keys that a link carries after its #."""

    server: str  # http://host:port
    table: str
    token: str | None = None
    host: str | None = None

    @property
    def socket_url(self) -> str:
        """The address of the table's WebSocket."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/live"

    def url(self, path: str = "") -> str:
        """The address of the table's part of the HTTP API."""
        return f"{self.server}/api/tables/{self.table}{path}"


def read_link(text: str) -> TableLink:
    """A link such as https://host/t/abc#seat=KEY; raises with what a link looks like."""
    parts = urlsplit(text.strip())
    steps = parts.path.rstrip("/").split("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or len(steps) < 3 or steps[-2] != "t":
        raise ReadingRoomError(phrase("mistake-link", link=repr(text)))
    keys = parse_qs(parts.fragment)
    server = f"{parts.scheme}://{parts.netloc}{'/'.join(steps[:-2])}"
    return TableLink(server, steps[-1], first(keys, "seat"), first(keys, "host"))


def first(keys: dict[str, list[str]], name: str) -> str | None:
    values = keys.get(name)
    return values[0] if values else None
