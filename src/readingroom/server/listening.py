"""The port that a server listens on, and the addresses under which people find it."""

from __future__ import annotations

import errno
import socket
import sys
from typing import Final

from readingroom.core.errors import ReadingRoomError

# The address that means all is no place to go to: on this machine one goes to itself, from elsewhere to whatever
# this machine would speak from to the world, for which an address is asked that is reserved for examples.
ITSELF: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104
THE_WORLD: Final = {"0.0.0.0": "203.0.113.1", "::": "2001:db8::1"}  # noqa: S104


def open_port(host: str, port: int, *, inherited: int | None = None, or_any: bool = False) -> socket.socket:
    """A port to listen on: one that another process opened, or else a new one; `or_any` takes a free one if need be."""
    if inherited is not None:
        return take_over(inherited)
    try:
        return listen_somewhere(host, port) if or_any else listen(host, port)
    except OSError as error:
        raise ReadingRoomError(f"{host}:{port} cannot be opened: {error.strerror}; choose another --port") from error


def take_over(number: int) -> socket.socket:
    """The listening socket that was inherited under this number; raises ReadingRoomError."""
    try:
        listening = socket.socket(fileno=number)
        is_open = bool(listening.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN))
    except OSError:
        is_open = False
    if not is_open:
        raise ReadingRoomError(f"--fd {number} is no socket that listens; without --fd the server opens its own")
    listening.set_inheritable(False)  # it is nobody else's any more
    return listening


def listen(host: str, port: int) -> socket.socket:
    """An open port; 0 takes any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except BaseException:
        listening.close()
        raise
    return listening


def listen_somewhere(host: str, port: int) -> socket.socket:
    """The port that is wished for, or else any; then it is said."""
    try:
        return listen(host, port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
    sys.stdout.write(f"Port {port} is taken by another program, so this one takes a free one.\n")
    return listen(host, 0)


def address_here(listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listening.getsockname()[:2]
    return url_of(ITSELF.get(host, host), port)


def address_for_others(listening: socket.socket) -> str | None:
    """Where browsers on other machines of the network find it; None where they cannot."""
    host, port = listening.getsockname()[:2]
    if is_this_machine(host):
        return None
    return url_of(own_address(host) if host in THE_WORLD else host, port)


def own_address(host: str) -> str:
    """The address of this machine in its network, else its name. Nothing is sent: UDP connects without a word."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((THE_WORLD[host], 9))
            return str(probe.getsockname()[0])
    except OSError:  # no way into the world; the network at home may know the name
        return socket.gethostname()


def is_this_machine(host: str) -> bool:
    """Whether a host is the machine that names it, and so another one for everybody else."""
    return host in ("localhost", "::1") or host.startswith("127.")


def url_of(host: str, port: int) -> str:
    """`url_of("::1", 8000)` is `http://[::1]:8000`."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
