"""`readingroom serve --open`: the lobby opens in the browser, on another port when the wished one is taken."""

from __future__ import annotations

import socket
import time
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from readingroom.server.opening import address_of, try_to_open
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
    for _ in range(200):
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


@pytest.mark.parametrize(("host", "name"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::1", "[::1]")])
def test_the_address_is_one_that_a_browser_can_open(host: str, name: str) -> None:
    listening: Any = Listening(host)
    assert address_of(listening) == f"http://{name}:8123"


def test_a_browser_in_the_terminal_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))
    assert try_to_open("http://127.0.0.1") is False


def test_without_a_browser_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error("no browser")

    monkeypatch.setattr(webbrowser, "get", none)
    assert try_to_open("http://127.0.0.1") is False
