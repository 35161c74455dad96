"""Notices between processes: "table so-and-so has an entry of this number". A lost notice costs time, never truth."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

Heard = Callable[[str, int], Awaitable[None] | None]


class Notices:
    """One process alone: there is nobody to tell."""

    @property
    def working(self) -> bool:
        """Whether notices of other processes arrive; while they do not, the server has to look for itself."""
        return True

    @property
    def since(self) -> float | None:
        """Since when they arrive, by the monotonic clock; None while they do not. Another time: some may be lost."""
        return 0.0

    def publish(self, table: str, number: int) -> None:
        """Tell the other processes. Never raises and never waits."""

    async def listen(self, heard: Heard) -> None:
        """Call `heard` with each notice of another process from now on; returns at once."""

    async def close(self) -> None:
        """Stop listening."""


def open_notices(redis_url: str | None) -> Notices:
    """Notices through that Redis server; without one, for one process alone."""
    if not redis_url:
        return Notices()
    from readingroom.store.redis_notices import RedisNotices  # noqa: PLC0415  # only where Redis is used

    return RedisNotices(redis_url)
