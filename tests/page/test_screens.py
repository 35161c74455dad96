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
# Each screen is opened once, with everything that moves, as on a phone by daylight; its other looks come by turning the
# window and the light. What axe finds besides colours does not depend on the light.
WHOLE = "{resultTypes: ['violations', 'incomplete']}"
COLOURS = "{resultTypes: ['violations', 'incomplete'], runOnly: ['color-contrast']}"
LOOKS: tuple[tuple[str, ViewportSize, Light, str | None], ...] = (
    ("phone-light", PHONE, "light", WHOLE),
    ("phone-dark", PHONE, "dark", COLOURS),
    ("narrow", NARROW, "dark", None),
    ("laptop", LAPTOP, "dark", None),
    ("desktop-dark", DESKTOP, "dark", WHOLE),
    ("desktop-light", DESKTOP, "light", COLOURS),
)


# The desk's gilt lines are a drawn frame, behind which axe would decide nothing about colours at all. What is said here
# replaces all of axe's own options of the check, so the others are said again.
FRAMES = """axe.configure({checks: [{id: 'color-contrast', options: {
  ignorePseudo: true, ignoreUnicode: true, ignoreLength: false, boldValue: 700, boldTextPt: 14, largeTextPt: 18,
  contrastRatio: {normal: {expected: 4.5}, large: {expected: 3}},
  pseudoSizeThreshold: 0.25, shadowOutlineEmMax: 0.2, textStrokeEmMin: 0.03
}}]})"""


async def findings(person: Person, asked: str) -> list[str]:
    """What axe-core calls serious or critical, and what it measured too faint without being sure."""
    found: dict[str, Any] = await person.page.evaluate(f"axe.run(document, {asked})")
    wrong = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
    told = [f"{one['id']}: {node['target']} {node['failureSummary'][:200]}" for one in wrong for node in one["nodes"]]
    unsure = [one for one in found["incomplete"] if one["id"] == "color-contrast"]
    faint = [node["target"] for one in unsure for node in one["nodes"] if too_faint(node)]
    return told + [f"color-contrast: {target} is too faint" for target in faint]


def too_faint(node: dict[str, Any]) -> bool:
    """Axe could measure it, and it is below what is needed."""
    measured = [check["data"] or {} for check in node["any"]]
    assert measured, "axe itself has failed, and says so by this alone"
    needed = [float((one.get("expectedContrastRatio") or "0").partition(":")[0]) for one in measured]
    return any(0 < (one.get("contrastRatio") or 0) < least for one, least in zip(measured, needed, strict=True))


@pytest.mark.parametrize("screen", SCREENS)
async def test_every_screen_is_sound(visits: Visits, server: Server, screen: str) -> None:
    wrong: list[str] = []
    person = await visits.somebody(PHONE, reduced_motion="no-preference")
    await SCREENS[screen](person, server)
    await person.page.evaluate(AXE.read_text("utf-8"))  # by the debugger: the page's own policy stays as it is
    await person.page.evaluate(FRAMES)
    for name, size, light, asked in LOOKS:
        await person.page.set_viewport_size(size)
        await person.page.emulate_media(color_scheme=light)
        await person.at_rest()  # axe measures colours as they are, half-faded ones too
        if await person.overflows():
            wrong.append(f"{name}: scrolls sideways")
        if asked is not None:
            wrong += [f"{name}: {finding}" for finding in await findings(person, asked)]
            await person.picture(f"{screen}-{name}")
    assert wrong == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
async def test_no_answer_runs_over_its_button(visits: Visits, server: Server, locale: str) -> None:
    """Also what the verbs of the Labyrinth open."""
    person = await visits.somebody(locale=locale)
    await SCREENS["maze"](person, server)
    wrong = await cut(person)
    for verb in [action for action in await person.choices() if action.startswith("verb:")]:
        await person.press(verb)
        wrong += await cut(person)
        await person.page.keyboard.press("Escape")
        await person.offered(verb)
    assert wrong == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
async def test_no_answer_of_chapters_runs_over_its_button(visits: Visits, server: Server, locale: str) -> None:
    """The four actions, and what they open."""
    person = await visits.somebody(locale=locale)
    await SCREENS["chapters"](person, server)
    wrong = await cut(person)
    for action in await person.choices():
        await person.press(action)
        await person.page.locator("#slip .back").wait_for()
        wrong += await cut(person)
        await person.page.keyboard.press("Escape")
        await person.offered(action)
    assert wrong == []


async def cut(person: Person) -> list[str]:
    """Buttons of the slip whose words need more room than they have, at any size."""
    wrong: list[str] = []
    for size in (PHONE, LAPTOP, DESKTOP):
        await person.page.set_viewport_size(size)
        wrong += await person.page.eval_on_selector_all(
            "#slip .acts button",
            """all => all.filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
                      .map(one => one.innerText)""",
        )
    return wrong
