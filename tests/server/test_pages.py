"""The page is served from memory: what is found, how it is packed, how long a browser keeps it."""

from __future__ import annotations

import asyncio
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from readingroom.server.http.headers import SafeHeaders
from readingroom.server.http.pages import Pages, find_page, takes
from tests.patience import PATIENCE
from tests.server.running import Server
from tests.server.test_headers import Asked

FILES = {
    "index.html": b"<!doctype html><title>The page</title>",
    "index.html.br": b"small page",
    "manifest.webmanifest": b"{}",
    "sw.js": b"self.skipWaiting()",
    "icons/lamp.png": b"png",
    "assets/app-1a2b.js": b"console.log('hello')",
    "assets/app-1a2b.js.br": b"br",
    "assets/app-1a2b.js.gz": b"gz",
    "assets/app-1a2b.css": b"body{}",
    "assets/symbols-9.svg": b"<svg/>",
    "assets/literata.woff2": b"wOF2",
    "assets/words.json": b"[]",
}


async def api(scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG001
    """The web application behind the page."""
    await send({"type": "http.response.start", "status": 418, "headers": []})
    await send({"type": "http.response.body", "body": b"the API", "more_body": False})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, body in FILES.items():
        path = tmp_path / "page" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    (tmp_path / "secret.txt").write_bytes(b"not yours")
    return tmp_path / "page"


@pytest.fixture
def pages(folder: Path) -> SafeHeaders:
    return SafeHeaders(Pages(api, folder))


def ask(pages: Any, path: str, method: str = "GET", **headers: str) -> Asked:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    asked = Asked(path, headers=named)
    asked.scope["method"] = method
    return asked.of(pages)


@pytest.mark.parametrize("path", ["/", "/t/0123abc", "/c/xyz", "/learn/fire", "/rules/fire", "/index.html", "/apiary"])
def test_every_address_of_the_page_is_the_page(pages: Any, path: str) -> None:
    asked = ask(pages, path)
    assert (asked.statuses, asked.body) == ([200], FILES["index.html"])
    assert asked.headers["content-type"] == "text/html; charset=utf-8"
    assert asked.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in asked.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path", ["/api", "/api/games", "/schema", "/schema/openapi.json", "/health", "/ready", "/metrics"]
)
def test_the_api_stays_the_apis(pages: Any, path: str) -> None:
    assert ask(pages, path).body == b"the API"
    assert ask(pages, path, "HEAD").statuses == [418]


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_the_page_is_only_read(pages: Any, method: str) -> None:
    assert ask(pages, "/", method).body == b"the API"


@pytest.mark.parametrize(
    ("path", "type_"),
    [
        ("/assets/app-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/app-1a2b.css", "text/css; charset=utf-8"),
        ("/assets/symbols-9.svg", "image/svg+xml"),
        ("/assets/literata.woff2", "font/woff2"),
        ("/assets/words.json", "application/json"),
        ("/icons/lamp.png", "image/png"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/sw.js", "text/javascript; charset=utf-8"),
    ],
)
def test_a_file_has_its_type_and_its_time(pages: Any, path: str, type_: str) -> None:
    """What has a hash in its name never changes; all else is asked about again, the service worker above all."""
    asked = ask(pages, path)
    assert (asked.statuses, asked.body) == ([200], FILES[path[1:]])
    assert asked.headers["content-type"] == type_
    kept = "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
    assert asked.headers["cache-control"] == kept
    assert asked.headers["content-length"] == str(len(asked.body))


@pytest.mark.parametrize(
    "path", ["/assets/app-0000.js", "/assets/", "/assets/nothing", "/favicon.ico", "/index.html.br", "/t/old.js"]
)
def test_a_file_that_is_not_there_is_not_the_page(pages: Any, path: str) -> None:
    asked = ask(pages, path)
    assert (asked.statuses, asked.body) == ([404], b'{"sentence":"there is no such file"}')


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/..\\secret.txt", "//secret.txt", "/%2e%2e/secret.txt", "x"]
)
def test_nothing_outside_the_folder_is_found(pages: Any, path: str) -> None:
    assert ask(pages, path).body != b"not yours"


@pytest.mark.parametrize(
    ("accepted", "body", "encoding"),
    [
        ("gzip, deflate, br", b"br", "br"),
        ("gzip", b"gz", "gzip"),
        ("br;q=0, gzip;q=0.5", b"gz", "gzip"),
        ("*", b"br", "br"),
        ("identity", FILES["assets/app-1a2b.js"], None),
        ("", FILES["assets/app-1a2b.js"], None),
    ],
)
def test_a_browser_gets_the_smallest_form_it_takes(
    pages: Any, accepted: str, body: bytes, encoding: str | None
) -> None:
    asked = ask(pages, "/assets/app-1a2b.js", accept_encoding=accepted)
    assert (asked.body, asked.headers.get("content-encoding")) == (body, encoding)
    assert asked.headers["vary"] == "accept-encoding"
    assert asked.headers["content-type"] == "text/javascript; charset=utf-8"


def test_a_weight_of_nothing_is_a_no() -> None:
    assert not takes("br; q=0.0, *;q=1", "br")
    assert takes("BR", "br")


def test_what_has_not_changed_is_not_sent_again(pages: Any) -> None:
    first = ask(pages, "/", accept_encoding="br")
    tag = first.headers["etag"]
    again = ask(pages, "/", accept_encoding="br", if_none_match=f'"other", W/{tag}')
    assert (again.statuses, again.body) == ([304], b"")
    assert (again.headers["etag"], again.headers["vary"]) == (tag, "accept-encoding")
    plain = ask(pages, "/", if_none_match=tag)  # another form is another thing
    assert (plain.statuses, plain.body) == ([200], FILES["index.html"])


def test_head_says_all_and_sends_nothing(pages: Any) -> None:
    asked = ask(pages, "/assets/app-1a2b.css", "HEAD")
    assert (asked.statuses, asked.body, asked.headers["content-length"]) == ([200], b"", "6")


def test_without_a_page_the_way_to_one_is_told() -> None:
    asked = ask(SafeHeaders(Pages(api, None)), "/t/table")
    assert asked.statuses == [200]
    assert b"make play" in asked.body
    assert b"/schema" in asked.body
    assert b"<style" not in asked.body  # the policy of the answer forbids it
    assert ask(Pages(api, None), "/assets/app.js").statuses == [404]


def test_the_page_is_found_in_a_wheel_and_in_a_clone(tmp_path: Path) -> None:
    built = tmp_path / "build" / "page"
    built.mkdir(parents=True)
    for package in (tmp_path / "src" / "readingroom", tmp_path / "build" / "compiled" / "readingroom"):
        package.mkdir(parents=True)
        assert find_page(package) is None
        (built / "index.html").write_text("built")
        assert find_page(package) == built
        (package / "page").mkdir()
        (package / "page" / "index.html").write_text("packed")
        assert find_page(package) == package / "page"
        (built / "index.html").unlink()
    elsewhere = tmp_path / "lib" / "site-packages" / "readingroom"
    elsewhere.mkdir(parents=True)
    assert find_page(elsewhere) is None


def test_a_server_gives_the_page_and_the_api(server: Server) -> None:
    with urllib.request.urlopen(server.url + "/t/anything", timeout=PATIENCE) as answer:
        text = answer.read()
        policy = answer.headers["content-security-policy"]
    assert text.lower().startswith(b"<!doctype html>")
    assert "worker-src 'self'" in policy
    assert "manifest-src 'self'" in policy
    assert server.get("/health") == {"status": "ok"}


def test_a_page_of_many_files_is_not_held_up_by_the_limit_of_requests(tmp_path: Path) -> None:
    """A class behind one address: thirty pages with ten files each."""

    async def load(server: Server) -> set[int]:
        def get(_: int) -> int:
            with urllib.request.urlopen(server.url + "/", timeout=PATIENCE) as answer:
                return int(answer.status)

        return set(await asyncio.gather(*(asyncio.to_thread(get, number) for number in range(300))))

    with Server(tmp_path / "rooms.db", unlimited=False) as server:
        assert asyncio.run(load(server)) == {200}
