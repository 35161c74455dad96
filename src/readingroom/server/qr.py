"""Links as QR codes: drawn as SVG, and in a terminal."""

from __future__ import annotations

import io

import segno

from readingroom.core.errors import ReadingRoomError
from readingroom.core.phrases import phrase

LONGEST = 500  # characters; a host has at most 253, and drawing takes the longer the more there are


BLACK_ON_WHITE = "\x1b[97;40m{}\x1b[0m"  # what is drawn is the white, and a terminal may have other colours of its own


def qr_lines(text: str) -> list[str]:
    """A picture that a phone's camera reads from a terminal, two rows of it in a line."""
    picture = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(picture, border=2, compact=True)
    return [BLACK_ON_WHITE.format(line) for line in picture.getvalue().splitlines()]


def qr_svg(text: str) -> str:
    """A picture that a phone's camera reads."""
    if len(text) > LONGEST:
        raise ReadingRoomError(phrase("mistake-long-link", most=LONGEST))
    picture = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(picture, kind="svg", border=2, xmldecl=False, svgclass="qr", lineclass=None, omitsize=True)
    return picture.getvalue().decode()
