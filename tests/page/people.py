"""Somebody with a browser: opens links, reads the slip, presses answers, as a person would."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, BrowserContext, Locator, Page, ViewportSize

from tests.patience import PATIENCE
from tests.server.running import Server

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
LONG = 1000 * PATIENCE  # milliseconds, as Playwright counts


class Visits:
    """The browsers of one test."""

    def __init__(self, browser: Browser, server: Server, pictures: Path) -> None:
        self.browser = browser
        self.server = server
        self.pictures = pictures
        self.complaints: list[str] = []
        self._open: list[BrowserContext] = []

    async def somebody(self, size: ViewportSize = PHONE, locale: str = "en-GB", **wishes: Any) -> Person:
        """A person with a fresh browser, who likes things still: what moves is drawn without a graphics card here."""
        wishes = {"reduced_motion": "reduce"} | wishes
        context = await self.browser.new_context(viewport=size, base_url=self.server.url, locale=locale, **wishes)
        self._open.append(context)
        page = await context.new_page()
        page.set_default_timeout(LONG)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", lambda said: self._hear(said.type, said.text))
        return Person(page, self.pictures)

    def _hear(self, kind: str, text: str) -> None:
        harmless = "ERR_CONNECTION_REFUSED" in text or "ERR_INTERNET_DISCONNECTED" in text or "WebSocket" in text
        refused = "status of 4" in text  # a refusal that the page shows to people in words
        if kind == "error" and not (harmless or refused):
            self.complaints.append(f"console: {text}")

    async def close(self) -> None:
        for context in self._open:
            await context.close()


class Person:
    """Whoever sits before one page."""

    def __init__(self, page: Page, pictures: Path) -> None:
        self.page = page
        self._pictures = pictures

    async def sit(self, made: dict[str, Any], seat: int | None = None, *, host: bool = False) -> None:
        """Open a table with the keys of a seat, of the host, or as somebody who looks on."""
        keys = [f"seat={made['seats'][seat]}"] if seat is not None else []
        keys += [f"host={made['host']}"] if host else []
        await self.page.goto(f"/t/{made['table']}" + (f"#{'&'.join(keys)}" if keys else ""))
        await self.page.wait_for_selector("#slip, .curtain, .waiting")

    @property
    def slip(self) -> Locator:
        return self.page.locator("#slip")

    async def choices(self) -> list[str]:
        """What the slip offers now."""
        found: list[str] = await self.page.eval_on_selector_all(
            "#slip .acts button[data-action]:not([aria-disabled])",  # what is greyed only says why
            "buttons => buttons.map(button => button.dataset.action)",
        )
        return found

    async def asked(self) -> list[str]:
        """Wait until the slip asks; what it offers. Nothing when the match is over."""
        await self.page.wait_for_selector("#slip .acts button, dialog.over")
        return await self.choices() if await self.page.locator("dialog.over").count() == 0 else []

    async def press(self, action: str) -> None:
        await self.page.click(f'#slip button[data-action="{action}"]')

    async def answer(self, action: str) -> None:
        """Press an answer and wait until it has come: until then the slip still shows the question with its answers."""
        question = await self.slip.get_attribute("data-number")
        await self.press(action)
        await self.page.wait_for_function(
            """was => {
              const slip = document.querySelector('#slip')
              return !slip || slip.dataset.number !== was || document.querySelector('dialog.over, .curtain')
            }""",
            arg=question,
        )

    async def offered(self, action: str) -> None:
        """Wait until the slip offers an answer."""
        await self.page.locator(f'#slip button[data-action="{action}"]').wait_for()

    async def reads(self, text: str) -> None:
        """Wait until the page shows a text."""
        await self.page.get_by_text(text).first.wait_for()

    async def picture(self, name: str) -> None:
        """Keep a picture of what is on the screen."""
        self._pictures.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=self._pictures / f"{name}.png")

    async def at_rest(self) -> None:
        """Wait until nothing moves or fades any more; what goes on for ever, like a glow, is not waited for."""
        await self.page.wait_for_timeout(150)  # what follows on a change begins some frames after it
        await self.page.evaluate(
            """async () => {
              const isEnding = one => one.effect?.getComputedTiming().endTime < Infinity
              const moving = () => document.getAnimations().filter(one => one.playState === 'running' && isEnding(one))
              await document.fonts.ready
              while (moving().length > 0) {
                await Promise.allSettled(moving().map(one => one.finished))
                await new Promise(requestAnimationFrame)
              }
            }"""
        )

    async def hurry(self) -> None:
        """Tap the desk again and again: a tap shortens the pauses in which one sees what happened."""
        await self.page.evaluate("setInterval(() => document.querySelector('main.desk')?.click(), 100)")

    async def overflows(self) -> bool:
        """Whether the page could be scrolled sideways."""
        wider: bool = await self.page.evaluate(
            "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        )
        return wider

    async def play_on(self, prefer: Callable[[list[str]], str]) -> None:
        """Answer whatever is asked until the story of the match opens."""
        while True:
            if await self.page.locator(".curtain").count():
                await self.page.click(".curtain button")
                continue
            offered = await self.asked()
            if not offered:
                return
            await self.answer(prefer(offered))


def timid(offered: list[str]) -> str:
    """Draw once, then stop."""
    return next((wish for wish in ("stop", "draw", "pass", "end", "keep") if wish in offered), offered[0])


def bold(offered: list[str]) -> str:
    """Draw on until it burns."""
    return next((wish for wish in ("draw", "pass", "end", "keep", "take:deck") if wish in offered), offered[0])
