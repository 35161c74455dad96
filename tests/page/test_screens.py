"""Every screen, at both sizes, in both lights: axe-core finds nothing serious, nothing scrolls sideways."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.async_api import ViewportSize

from tests.page.people import DESKTOP, PHONE, Person, Visits
from tests.page.screens import SCREENS
from tests.server.running import Server

AXE = Path(__file__).resolve().parents[2] / "page" / "node_modules" / "axe-core" / "axe.min.js"
Light = Literal["light", "dark"]
NARROW: ViewportSize = {"width": 320, "height": 640}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
# Each screen is opened twice; the rest of its looks come by turning the window and the light. Axe, which takes as long
# as all the rest, looks at the two sizes that people have; at the others only what does not fit is looked for.
OPENINGS: tuple[tuple[tuple[str, ViewportSize, Light], ...], ...] = (
    (("phone-light", PHONE, "light"), ("phone-dark", PHONE, "dark"), ("narrow", NARROW, "light")),
    (("desktop-light", DESKTOP, "light"), ("desktop-dark", DESKTOP, "dark"), ("laptop", LAPTOP, "light")),
)


# The desk's gilt lines are a drawn frame, behind which axe would decide nothing about colours at all.
FRAMES = "axe.configure({checks: [{id: 'color-contrast', options: {ignorePseudo: true}}]})"
LOOK = "axe.run(document, {resultTypes: ['violations', 'incomplete']})"


async def findings(person: Person) -> list[str]:
    """What axe-core calls serious or critical, and what it measured too faint without being sure."""
    await person.page.evaluate(AXE.read_text("utf-8"))  # by the debugger: the page's own policy stays as it is
    await person.page.evaluate(FRAMES)
    found: dict[str, Any] = await person.page.evaluate(LOOK)
    wrong = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
    told = [f"{one['id']}: {node['target']} {node['failureSummary'][:200]}" for one in wrong for node in one["nodes"]]
    unsure = [one for one in found["incomplete"] if one["id"] == "color-contrast"]
    faint = [node["target"] for one in unsure for node in one["nodes"] if too_faint(node)]
    return told + [f"color-contrast: {target} is too faint" for target in faint]


def too_faint(node: dict[str, Any]) -> bool:
    """Axe could measure it, and it is below what is needed."""
    measured = [check["data"] or {} for check in node["any"]]
    needed = [float((one.get("expectedContrastRatio") or "0").partition(":")[0]) for one in measured]
    return any(0 < (one.get("contrastRatio") or 0) < least for one, least in zip(measured, needed, strict=True))


@pytest.mark.parametrize("screen", SCREENS)
async def test_every_screen_is_sound(visits: Visits, server: Server, screen: str) -> None:
    wrong: list[str] = []
    for looks in OPENINGS:
        person = await visits.somebody(looks[0][1], color_scheme=looks[0][2])
        await SCREENS[screen](person, server)
        for name, size, light in looks:
            await person.page.set_viewport_size(size)
            await person.page.emulate_media(color_scheme=light)
            await person.at_rest()  # axe measures colours as they are, half-faded ones too
            await person.picture(f"{screen}-{name}")
            if size in (PHONE, DESKTOP):
                wrong += [f"{name}: {finding}" for finding in await findings(person)]
            if await person.overflows():
                wrong.append(f"{name}: scrolls sideways")
        await person.page.close()
    assert wrong == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", [PHONE, LAPTOP, DESKTOP], ids=["phone", "laptop", "desktop"])
async def test_no_answer_runs_over_its_button(visits: Visits, server: Server, size: ViewportSize, locale: str) -> None:
    """Also what the verbs of the Labyrinth open."""
    person = await visits.somebody(size, locale=locale)
    await SCREENS["maze"](person, server)
    wrong = await cut(person)
    for verb in [action for action in await person.choices() if action.startswith("verb:")]:
        await person.press(verb)
        wrong += await cut(person)
        await person.page.keyboard.press("Escape")
        await person.offered(verb)
    assert wrong == []


async def cut(person: Person) -> list[str]:
    """Buttons of the slip whose words need more room than they have."""
    found: list[str] = await person.page.eval_on_selector_all(
        "#slip .acts button",
        """all => all.filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
                  .map(one => one.innerText)""",
    )
    return found
