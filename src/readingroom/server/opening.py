"""How a server says that it is open: in words, as a picture for a camera, in the browser of whoever sits there."""

from __future__ import annotations

import sys
import threading
import webbrowser
from typing import Final

from readingroom.server.qr import qr_lines

STARTED: Final = "Reading Room is open at {url}"
FOR_FRIENDS: Final = "Friends in the same network type this address, or point a camera at it:"
IN_THE_TERMINAL: Final = ("www-browser", "links", "elinks", "lynx", "w3m")  # they would take the server's own


def greet(here: str, others: str | None) -> None:
    """The line is for people and for programs that wait for it, the picture for whoever stands before the screen."""
    lines = [STARTED.format(url=others or here)]
    if others is not None and sys.stdout.isatty():
        lines += [FOR_FRIENDS, *qr_lines(others)]
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def open_in_browser(url: str) -> None:
    """In a thread, for a browser may take its time, and where there is none the printed address must do."""
    threading.Thread(target=try_to_open, args=(url,), daemon=True).start()


def try_to_open(url: str) -> bool:
    """Whether a browser was asked to open it."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    return getattr(browser, "name", "") not in IN_THE_TERMINAL and browser.open(url)
