"""The page that people play on: files that were built before, read once at the start and served from memory."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

import readingroom
from readingroom.server.http.headers import Headers

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED: Final = {".br": "br", ".gz": "gzip"}  # beside a file, the same file compressed; the better one first
OURS: Final = ("/api", "/schema", "/health", "/ready", "/metrics")  # what the web application answers
ASSETS: Final = "/assets/"  # files with a hash of themselves in their names
INDEX: Final = "/index.html"
FOR_EVER: Final = (b"cache-control", b"public, max-age=31536000, immutable")
ASK_AGAIN: Final = (b"cache-control", b"no-cache")
NO_FILE: Final = b'{"sentence":"there is no such file"}'
NOT_BUILT: Final = b"""\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Reading Room</title>
<h1>The page is not built</h1>
<p>The server runs, and tables can be joined from the terminal. In a clone of Reading Room,
<code>make play</code> builds the page (it needs Node 20 or newer) and opens it; then start the server again.</p>
<p>The API describes itself at <a href="/schema">/schema</a>.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class Form:
    """A file as it is sent in one encoding."""

    body: bytes
    headers: Headers
    etag: str


@dataclass(frozen=True, slots=True)
class PageFile:
    """One file of the page: plain, and in the encodings it was packed in."""

    plain: Form
    packed: dict[str, Form]

    def form_for(self, accepted: str) -> Form:
        """The best that a browser takes."""
        return next((form for name, form in self.packed.items() if takes(accepted, name)), self.plain)


class Pages:
    """Answers whatever is not the API's: a file of the page, or the page itself, which reads the address.

    It needs no limit of requests: what it gives is in memory, and a whole class may sit behind one address.
    """

    def __init__(self, app: ASGIApp, folder: Path | None) -> None:
        self.app = app
        self.files = {} if folder is None else read_files(folder)
        self.index = self.files.get(INDEX) or page_file(INDEX, NOT_BUILT, {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] not in ("GET", "HEAD") or is_ours(scope["path"]):
            await self.app(scope, receive, send)
            return
        status, headers, body = self.respond(scope)
        headers.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        body = b"" if scope["method"] == "HEAD" else body
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def respond(self, scope: HTTPScope) -> tuple[int, Headers, bytes]:
        """Status, headers and body."""
        file = self.find(scope["path"])
        if file is None:
            return 404, [(b"content-type", b"application/json"), ASK_AGAIN], NO_FILE
        form = file.form_for(header(scope, b"accept-encoding"))
        if form.etag in tags(header(scope, b"if-none-match")):
            return 304, [said for said in form.headers if said[0] not in (b"content-type", b"content-encoding")], b""
        return 200, list(form.headers), form.body

    def find(self, path: str) -> PageFile | None:
        """A file by its exact name; an address that names none is for the page to read."""
        file = self.files.get(path)
        if file is None and not path.startswith(ASSETS) and "." not in path.rsplit("/", 1)[-1]:
            return self.index
        return file


def find_page(package: Path = Path(readingroom.__file__).parent) -> Path | None:
    """The folder of the built page: in the package, as a wheel has it, or in the clone that the package runs from."""
    around = package.parent
    candidates = [package / "page"]
    if around.name == "src":
        candidates.append(around.parent / "build" / "page")
    elif (around.parent.name, around.name) == ("build", "compiled"):
        candidates.append(around.parent / "page")
    return next((folder for folder in candidates if (folder / "index.html").is_file()), None)


def read_files(folder: Path) -> dict[str, PageFile]:
    """Everything in a folder, by the path it is asked for."""
    bodies = {
        "/" + path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }
    return {
        name: page_file(name, body, {ending: bodies[name + ending] for ending in PACKED if name + ending in bodies})
        for name, body in bodies.items()
        if not any(name.endswith(ending) for ending in PACKED)
    }


def page_file(name: str, body: bytes, packed: dict[str, bytes]) -> PageFile:
    """A file with all that is said about it."""
    digest = sha256(body).hexdigest()[:20]
    said: Headers = [
        (b"content-type", TYPES.get(Path(name).suffix, "application/octet-stream").encode()),
        FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN,
    ]
    if packed:
        said.append((b"vary", b"accept-encoding"))
    forms = {}
    for ending, small in packed.items():
        encoding = PACKED[ending]
        etag = f'"{digest}-{encoding}"'
        more = [(b"content-encoding", encoding.encode()), (b"etag", etag.encode())]
        forms[encoding] = Form(small, said + more, etag)
    etag = f'"{digest}"'
    return PageFile(Form(body, [*said, (b"etag", etag.encode())], etag), forms)


def takes(accepted: str, encoding: str) -> bool:
    """Whether an Accept-Encoding header allows an encoding: `takes("gzip, br;q=0", "br")` is False."""
    wishes = {}
    for wish in accepted.split(","):
        name, _, weight = wish.partition(";")
        wishes[name.strip().lower()] = weight.replace(" ", "").lower() not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return wishes.get(encoding, wishes.get("*", False))


def tags(said: str) -> list[str]:
    """The entity tags of an If-None-Match header."""
    return [tag.strip().removeprefix("W/") for tag in said.split(",")]


def header(scope: HTTPScope, name: bytes) -> str:
    return ",".join(value.decode("latin-1") for said, value in scope["headers"] if said.lower() == name)


def is_ours(path: str) -> bool:
    return any(path == place or path.startswith(f"{place}/") for place in OURS)
