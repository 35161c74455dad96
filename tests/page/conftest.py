"""A real browser against a real server that serves the built page: one of each for all tests of a process."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tests.page.people import Visits
from tests.server.running import Server

HERE = Path(__file__).parent
CLONE = Path(__file__).resolve().parents[2]
SCREENS = CLONE / "build" / "screens"  # pictures of every screen, kept for whoever wants to look
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """They share a browser, which belongs to one loop."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


def leave_out(reason: str) -> None:
    """Skip, unless nothing may be skipped."""
    if os.environ.get("READINGROOM_NOTHING_SKIPPED") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where the system's Chromium is."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        leave_out("the browser tests need Chromium, which is not installed")
    return str(found)


@pytest.fixture(scope="session")
def page_files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built page; built now when it is out of date, by one of the workers."""
    lock = tmp_path_factory.getbasetemp().parent / "page.lock"
    built = subprocess.run(
        ["flock", str(lock), "scripts/page.sh", "build"], cwd=CLONE, capture_output=True, text=True, check=False
    )
    if built.returncode != 0:
        leave_out(f"the browser tests need the page: {built.stdout}{built.stderr}")
    return CLONE / "build" / "page"


@pytest.fixture(scope="session")
def server(page_files: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (page_files / "index.html").exists()
    with Server(tmp_path_factory.mktemp("server") / "rooms.db") as running:
        yield running


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield opened
        await opened.close()


@pytest_asyncio.fixture(loop_scope="session")
async def visits(browser: Browser, server: Server, request: pytest.FixtureRequest) -> AsyncIterator[Visits]:
    """People with a browser each; what their pages complain about fails the test."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    everybody = Visits(browser, server, SCREENS / request.node.originalname)
    yield everybody
    await everybody.close()
    assert everybody.complaints == []
