"""Opening the lobby in the browser of whoever sits at this machine."""

from __future__ import annotations

import socket
import sys
import threading
import webbrowser
from typing import Final

IN_THE_TERMINAL: Final = ("www-browser", "links", "elinks", "lynx", "w3m")  # they would take the server's own
ANYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104  # the address that means all is no place to go to


def address_of(listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listening.getsockname()[:2]
    return f"http://{ANYWHERE.get(host, f'[{host}]' if ':' in host else host)}:{port}"


def say_taken(port: int) -> None:
    """Another program has the port that was wished for."""
    sys.stdout.write(f"Port {port} is taken by another program, so this one takes a free one.\n")


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
