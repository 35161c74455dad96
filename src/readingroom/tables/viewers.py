"""Who is at a table: found out once, from tokens, and the same for every door."""

from __future__ import annotations

from dataclasses import dataclass

from readingroom.core.errors import Refused
from readingroom.core.phrases import phrase
from readingroom.tables.keys import matches
from readingroom.tables.standing import Standing

Viewer = int | None  # a seat, or None for everybody who only looks on


@dataclass(frozen=True, slots=True)
class Asker:
    """Somebody who looks or asks for something: a seat or none, and perhaps the host."""

    seat: int | None = None
    host: bool = False
    key: str | None = None  # the fingerprint of the seat's token; None where no token was needed

    @property
    def name(self) -> str:
        """Under which commands are remembered."""
        if self.seat is not None:
            return str(self.seat)
        return "host" if self.host else "nobody"


SPECTATOR = Asker()
OLD_KEY = phrase("table-key-replaced")


class BadToken(Refused):
    """A token that opens nothing here: mistyped, given up, or replaced by a newer one."""


def asker_of(standing: Standing, token: str | None, host_token: str | None = None) -> Asker:
    """Who holds these tokens. No token: a spectator. A wrong one is refused, never taken for a spectator's."""
    seat = None
    if token is not None:
        seat = seat_of(standing, token)
    host = False
    if host_token is not None:
        host = matches(host_token, standing.host)
        if not host:
            raise BadToken("TABLE-SEAT-1", phrase("table-not-hosts-key"))
    return Asker(seat, host, None if seat is None else standing.chairs[seat].key)


def check_still(standing: Standing, asker: Asker) -> None:
    """Raise BadToken when the seat got another key since the asker was found out."""
    if asker.seat is not None and asker.key is not None and standing.chairs[asker.seat].key != asker.key:
        raise BadToken("TABLE-SEAT-1", OLD_KEY)


def seat_of(standing: Standing, token: str) -> int:
    """The chair that a token holds; every chair is compared, so that the time does not tell which."""
    found = None
    for seat, chair in enumerate(standing.chairs):
        if chair.key is not None and matches(token, chair.key):
            found = seat
    if found is None:
        raise BadToken("TABLE-SEAT-1", OLD_KEY)
    return found
