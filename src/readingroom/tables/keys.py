"""Ids of tables and tokens of seats: what nobody can guess, and what is stored instead of a token."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from hmac import compare_digest
from typing import Final, TypeGuard

ID_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's: no i, l, o, u
ID_LENGTH: Final = 26  # of 5 bits each: 130
TOKEN_BYTES: Final = 32

_PURPOSE: Final = b"readingroom token 1:"
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]")  # 43 letters of 6 bits, the last two bits 0
_ID: Final = re.compile(rf"[{ID_LETTERS}]{{{ID_LENGTH}}}")
_MISREAD: Final = str.maketrans({"o": "0", "i": "1", "l": "1", "-": None, " ": None})


def new_id() -> str:
    """A table's id: it names the table in links, and knowing it is what lets somebody look."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def find_id(text: str) -> str | None:
    """The id that somebody typed or read out, with its usual slips mended; None when it cannot be one."""
    if len(text) > 4 * ID_LENGTH:
        return None
    plain = text.lower().translate(_MISREAD)
    return plain if _ID.fullmatch(plain) else None


def looks_like_id(text: str) -> bool:
    """Whether it has the form of an id; what has not need not be looked for."""
    return _ID.fullmatch(text) is not None


def new_token() -> str:
    """The secret that opens a seat; whoever holds it sits there."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def looks_like_token(text: object) -> TypeGuard[str]:
    """Whether it has the form of a token; anything at all may be asked about."""
    return isinstance(text, str) and _TOKEN.fullmatch(text) is not None


def fingerprint(token: str) -> str:
    """What is stored of a token: it recognises the token and does not give it away."""
    return sha256(_PURPOSE + token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: object, stored: str) -> bool:
    """Whether this is the token of that fingerprint, in a time that does not tell how nearly."""
    if not looks_like_token(token):
        return False
    return compare_digest(fingerprint(token).encode(), stored.encode("utf-8", "surrogatepass"))
