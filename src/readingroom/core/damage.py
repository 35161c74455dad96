"""What a damaged match file provokes behind the checks, told as what it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from readingroom.core.errors import BadMatchFile
from readingroom.core.phrases import phrase

DAMAGE = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)


@contextmanager
def damage_named() -> Iterator[None]:
    """Whatever a damaged file provokes becomes a BadMatchFile; around a block, or above a function."""
    try:
        yield
    except DAMAGE as error:
        raise BadMatchFile(phrase("mistake-file-damaged", why=f"{type(error).__name__}: {error}")) from error
