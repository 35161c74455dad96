"""The secret that all chance of a match follows from."""

from __future__ import annotations

import secrets
from hashlib import blake2b

from readingroom.core.errors import ReadingRoomError
from readingroom.core.phrases import phrase

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
            raise ReadingRoomError(phrase("mistake-seed", digits=2 * SECRET_BYTES, seed=repr(seed)))
        return secret
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ReadingRoomError(phrase("mistake-seed", digits=2 * SECRET_BYTES, seed=repr(seed)))
    return blake2b(f"readingroom {seed}".encode(), digest_size=SECRET_BYTES).digest()
