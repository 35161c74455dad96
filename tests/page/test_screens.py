"""Every screen, at both sizes, in both lights: axe-core finds nothing serious, nothing scrolls sideways."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import ViewportSize

from tests.page.people import DESKTOP, PHONE, Person, Visits
from tests.page.screens import SCREENS
from tests.server.running import Server

AXE = Path(__file__).resolve().parents[2] / "page" / "node_modules" / "axe-core" / "axe.min.js"
NARROW: ViewportSize = {"width": 320, "height": 640}
LOOKS: tuple[tuple[str, ViewportSize, str], ...] = (
    ("phone-light", PHONE, "light"),
    ("phone-dark", PHONE, "dark"),
    ("desktop-light", DESKTOP, "light"),
    ("desktop-dark", DESKTOP, "dark"),
    ("narrow", NARROW, "light"),
)


async def findings(person: Person) -> list[str]:
    """What axe-core calls serious or critical."""
    await person.page.evaluate(AXE.read_text("utf-8"))  # by the debugger: the page's own policy stays as it is
    found: dict[str, Any] = await person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("screen", SCREENS)
async def test_every_screen_is_sound(visits: Visits, server: Server, screen: str) -> None:
    wrong: list[str] = []
    for name, size, light in LOOKS:
        person = await visits.somebody(size, color_scheme=light)
        await SCREENS[screen](person, server)
        await person.page.wait_for_timeout(1000)  # axe measures colours as they are, half-faded ones too
        await person.picture(f"{screen}-{name}")
        wrong += [f"{name}: {finding}" for finding in await findings(person)]
        if await person.overflows():
            wrong.append(f"{name}: scrolls sideways")
        await person.page.close()
    assert wrong == []
