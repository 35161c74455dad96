"""The secret that all chance of a match follows from."""

from __future__ import annotations

import secrets
from hashlib import blake2b

from readingroom.core.errors import ReadingRoomError

SECRET_BYTES = 32


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
