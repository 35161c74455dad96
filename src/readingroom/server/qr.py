"""Links as QR codes, drawn as SVG."""

from __future__ import annotations

import io

import segno


def qr_svg(text: str) -> str:
    """A picture that a phone's camera reads."""
    picture = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(picture, kind="svg", border=2, xmldecl=False, svgclass="qr", lineclass=None, omitsize=True)
    return picture.getvalue().decode()
