"""`readingroom join`: what is wrong with a link is told in one line, and who leaves is told how to come back."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from readingroom.client import TableLink
from readingroom.core.errors import ReadingRoomError
from tests.cli.builders import Run
from tests.server.running import Server

OPEN = {"kind": "open"}
ADA = {"kind": "me", "name": "Ada"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "rooms.db") as running:
        yield running


@pytest.fixture
def stranger() -> Iterator[str]:
    """Some other web server, which sends everybody elsewhere."""

    class Elsewhere(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(302)
            self.send_header("Location", "http://127.0.0.1:1/")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Quiet."""

    with HTTPServer(("127.0.0.1", 0), Elsewhere) as serving:
        Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_port}"
        serving.shutdown()


@pytest.fixture
def nobody() -> Iterator[str]:
    """An address where nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield f"http://127.0.0.1:{taken.getsockname()[1]}"


@pytest.mark.parametrize(
    "link", ["nonsense", "https://host/x/abc", "ftp://host/t/abc", "https:///t/abc", "host/t/abc#seat=KEY"]
)
def test_what_is_no_link_is_told(run: Run, link: str) -> None:
    assert_mistake(run, link, "is no link to a table; it looks like https://host/t/abc#seat=KEY")


def test_an_unknown_table_is_told(run: Run, server: Server) -> None:
    assert_mistake(run, f"{server.url}/t/nowhere", "there is no such table; ask for its link again")
    assert_mistake(run, f"{server.url}/t/no where", "is no table's name")


def test_a_dead_key_is_told(run: Run, server: Server) -> None:
    made = server.table([ADA, OPEN])
    assert_mistake(run, f"{made['link']}#seat=dead", "this key opens no seat of this table")
    assert_mistake(run, f"{made['link']}#host=dead", "this is not the host's key of this table")


def test_a_server_that_is_not_there_is_told(run: Run, nobody: str) -> None:
    assert_mistake(run, f"{nobody}/t/abc#seat=KEY", f"{nobody} cannot be reached: Connection refused")


def test_another_web_server_gets_no_second_chance_with_the_key(run: Run, stranger: str) -> None:
    assert_mistake(run, f"{stranger}/t/abc#seat=KEY", f"{stranger} does not answer like a server of the Reading Room")


def test_who_leaves_is_told_how_to_come_back_without_a_key(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def visit(text: str, *, watch: bool, name: str) -> TableLink:
        assert (text, watch, name) == ("http://host/t/abc#seat=KEY", False, "Ada")
        return TableLink("http://host", "again", "KEY")

    monkeypatch.setattr("readingroom.terminal.join.join_table", visit)
    done = run("join", "http://host/t/abc#seat=KEY", "--name", "Ada")
    assert (done.code, done.err) == (0, "")
    assert done.out == "Come back with: readingroom join http://host/t/again\n"


def test_a_visit_that_is_cut_short_ends_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def visit(*_: object, **__: object) -> TableLink:
        raise ReadingRoomError("this seat has a new key now; open its newest link")

    monkeypatch.setattr("readingroom.terminal.join.join_table", visit)
    assert_mistake(run, "http://host/t/abc", "this seat has a new key now; open its newest link")


def assert_mistake(run: Run, link: str, words: str) -> None:
    done = run("join", link)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("error: ")
    assert words in done.err
    assert done.err.count("\n") == 1
