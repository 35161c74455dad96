"""Links as QR codes, drawn as SVG."""

from __future__ import annotations

import io

import segno

from readingroom.core.errors import ReadingRoomError

LONGEST = 500  # characters; a host has at most 253, and drawing takes the longer the more there are


def qr_svg(text: str) -> str:
    """A picture that a phone's camera reads."""
    if len(text) > LONGEST:
        raise ReadingRoomError(f"a link is at most {LONGEST} characters long")
    picture = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(picture, kind="svg", border=2, xmldecl=False, svgclass="qr", lineclass=None, omitsize=True)
    return picture.getvalue().decode()
