"""Where a server is found: the addresses it prints and opens, a picture for cameras, ports taken and inherited."""

from __future__ import annotations

import errno
import os
import socket
import subprocess
import sys
import time
import webbrowser
from pathlib import Path
from typing import Any

import pytest
import segno

from readingroom.core.errors import ReadingRoomError
from readingroom.server import listening as listening_module
from readingroom.server.listening import address_for_others, address_here, open_port, own_address
from readingroom.server.opening import greet, try_to_open
from readingroom.server.qr import qr_lines
from tests.patience import PATIENCE
from tests.server.running import Server


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a browser was asked to open: ours writes it down."""
    page = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {page}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    return page


def wait_for(path: Path) -> str:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if path.exists() and (text := path.read_text()):
            return text
        time.sleep(0.05)
    raise AssertionError(f"nothing was opened: {path}")


def test_the_lobby_opens_once_the_server_is_there(tmp_path: Path, opened: Path) -> None:
    with Server(tmp_path / "rooms.db", "--open") as server:
        assert wait_for(opened) == f"{server.url}\n"
        assert server.get("/health") == {"status": "ok"}


def test_a_port_that_is_taken_is_said_and_another_is_used(tmp_path: Path, opened: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        server = Server(tmp_path / "rooms.db", "--open", port=port, said=f"Port {port} is taken")
        with server:
            assert server.port != port
            assert wait_for(opened) == f"{server.url}\n"


def test_nothing_opens_unasked(tmp_path: Path, opened: Path) -> None:
    with Server(tmp_path / "rooms.db") as server:
        server.get("/health")
    assert not opened.exists()


class Listening:
    """A socket that says where it listens."""

    def __init__(self, host: str) -> None:
        self.host = host

    def getsockname(self) -> tuple[str, int]:
        return self.host, 8123


@pytest.mark.parametrize(
    ("host", "name"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::1", "[::1]"), ("::", "[::1]")]
)
def test_the_address_is_one_that_a_browser_can_open(host: str, name: str) -> None:
    listening: Any = Listening(host)
    assert address_here(listening) == f"http://{name}:8123"


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", None),
        ("::1", None),
        ("192.168.1.5", "http://192.168.1.5:8123"),
        ("0.0.0.0", "http://10.1.2.3:8123"),
        ("::", "http://[fd00::3]:8123"),
    ],
)
def test_friends_get_an_address_that_leads_here(
    host: str, address: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Never the one that means all: from another machine that is no place."""
    monkeypatch.setattr(listening_module, "own_address", {"0.0.0.0": "10.1.2.3", "::": "fd00::3"}.get)
    listening: Any = Listening(host)
    assert address_for_others(listening) == address


def test_a_machine_without_a_way_out_gives_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError(errno.ENETUNREACH, "Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    monkeypatch.setattr(socket, "gethostname", lambda: "study")
    assert own_address("0.0.0.0") == "study"


def test_a_server_for_all_prints_where_friends_find_it_and_links_lead_there(tmp_path: Path) -> None:
    with Server(tmp_path / "rooms.db", "--host", "0.0.0.0", unlimited=False) as server:
        assert "0.0.0.0" not in server.url
        printed = server.url
        server.url = f"http://127.0.0.1:{server.port}"  # whoever runs it sits here, and invites others
        made = server.table([{"kind": "me", "name": "Ada"}, {"kind": "open"}])
        assert made["link"] == f"{printed}/t/{made['table']}"
        assert server.post(f"/api/tables/{made['table']}/link", {})["link"] == made["link"]


def test_a_server_for_this_machine_gives_links_to_this_machine(tmp_path: Path) -> None:
    with Server(tmp_path / "rooms.db") as server:
        made = server.table([{"kind": "me", "name": "Ada"}, {"kind": "open"}])
        assert made["link"] == f"{server.url}/t/{made['table']}"


@pytest.mark.parametrize(("screen", "shown"), [(True, True), (False, False)])
def test_on_a_screen_friends_find_a_picture_for_their_cameras(
    screen: bool, shown: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: screen)
    greet("http://127.0.0.1:8000", "http://192.168.1.5:8000")
    first, *others = capsys.readouterr().out.splitlines()
    assert first == "Reading Room is open at http://192.168.1.5:8000"
    assert ("█" in "".join(others)) == shown
    greet("http://127.0.0.1:8000", None)
    assert capsys.readouterr().out == "Reading Room is open at http://127.0.0.1:8000\n"


def test_the_picture_in_the_terminal_is_that_of_the_address() -> None:
    """Its modules are read back: two rows of them in a line, the full block is white."""
    rows = []
    for line in qr_lines("http://192.168.1.5:8000"):
        blocks = line.removeprefix("\x1b[97;40m").removesuffix("\x1b[0m")
        rows += [[block in " ▄" for block in blocks], [block in " ▀" for block in blocks]]
    wanted = segno.make("http://192.168.1.5:8000", error="l", micro=False).matrix_iter(border=2)
    expected = [[bool(module) for module in row] for row in wanted]
    assert rows[: len(expected)] == expected


def test_a_server_listens_on_a_socket_that_it_inherits(tmp_path: Path) -> None:
    """So the port stays open while one server takes another's place."""
    with socket.create_server(("127.0.0.1", 0)) as port:
        os.set_inheritable(port.fileno(), True)
        words = [sys.executable, "-m", "readingroom", "serve", "--fd", str(port.fileno())]
        with subprocess.Popen(
            [*words, "--database", str(tmp_path / "rooms.db")],
            stdout=subprocess.PIPE,
            text=True,
            pass_fds=[port.fileno()],
        ) as server:
            assert server.stdout is not None
            assert server.stdout.readline() == f"Reading Room is open at http://127.0.0.1:{port.getsockname()[1]}\n"
            server.terminate()
        port.settimeout(0)
        with pytest.raises(BlockingIOError):  # it is open as before, and nobody waits
            port.accept()


@pytest.mark.parametrize("number", [0, 999])
def test_what_is_no_listening_socket_is_refused(number: int) -> None:
    with pytest.raises(ReadingRoomError, match=f"--fd {number} is no socket that listens"):
        open_port("127.0.0.1", 0, inherited=number)


def test_a_browser_in_the_terminal_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))
    assert try_to_open("http://127.0.0.1") is False


def test_without_a_browser_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error("no browser")

    monkeypatch.setattr(webbrowser, "get", none)
    assert try_to_open("http://127.0.0.1") is False
