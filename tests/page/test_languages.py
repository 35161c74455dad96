"""The page in German: from the browser's own wish or by choice, at once, kept, and with no English left over."""

from __future__ import annotations

import re

from playwright.async_api import Locator, ViewportSize, expect

from readingroom.games.librarians.cards.pack import published_pack
from tests.page.people import DESKTOP, PHONE, Person, Visits
from tests.page.screens import BOT, MINA, OPEN, QUICK, finished_match
from tests.server.running import Server

SIZES: dict[str, ViewportSize] = {"phone": PHONE, "narrow": {"width": 320, "height": 640}, "desktop": DESKTOP}

# Words that only English has, as they stand on these screens in English.
ENGLISH = re.compile(
    r"\b(the|and|your|you|draw|drew|took|turn card|safe|worth|burns?|burnt|tools?|round|stop|score|settings|people|"
    r"invite|chairs?|rules?|search|bag|whisper\w*|ledger|language|sound|house|friend|pull|menu|share|save|"
    r"fire|spaces?|books?|player|seat|ruling|why)\b",
    re.IGNORECASE,
)
# Titles of games stay as their publishers print them; ids and codes are nobody's language.
# Titles and authors of Librarians, as they are printed.
TITLES = "|".join(re.escape(words) for book in published_pack().books for words in (book.title, book.author))
NAMES = re.compile(
    TITLES
    + r"|Fire in the Library|Library Labyrinth|Library Card|Library Cart|Cart\b|Librarians|Chapters|Reading Room|"
    r"English|(FIRE|TABLE)(-[A-Z0-9]+)+|https?://\S+|take:(deck|none)|shout:\S+|`[^`]*`"
)


async def english(person: Person) -> list[str]:
    """English words that can be read on the screen, or heard from it."""
    said: str = await person.page.evaluate(
        """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')]
             .filter(one => !one.closest('[lang=en]'))
             .flatMap(one => ['aria-label', 'title', 'placeholder'].map(name => one.getAttribute(name) ?? ''))
           ].join('\\n')"""
    )
    return [line for line in said.splitlines() if ENGLISH.search(NAMES.sub("", line))]


async def sound(person: Person, name: str) -> list[str]:
    """What is wrong with a screen in German, at any size; a picture of each is kept."""
    wrong: list[str] = []
    before = person.page.viewport_size
    assert before is not None
    for look, size in SIZES.items():
        await person.page.set_viewport_size(size)
        await person.at_rest()
        await person.picture(f"{look}-{name}")
        wide: list[str] = await person.page.eval_on_selector_all(
            "dialog[open]", "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.className)"
        )
        wrong += [f"{look}-{name}: {line}" for line in await english(person)]
        wrong += [f"{look}-{name} scrolls sideways: {wide}"] if wide or await person.overflows() else []
    await person.page.set_viewport_size(before)
    return wrong


async def test_a_german_browser_reads_german_everywhere(visits: Visits, server: Server) -> None:
    person = await visits.somebody(locale="de-DE")
    page = person.page
    wrong: list[str] = []
    await page.goto("/")
    await page.get_by_role("heading", name="Setz dich dazu").wait_for()
    assert await page.locator("html").get_attribute("lang") == "de"
    wrong += await sound(person, "lobby")
    await page.get_by_role("button", name="Tisch eröffnen").click()
    wrong += await sound(person, "set-a-table")
    await page.goto(f"/t/{server.table([MINA, OPEN, BOT])['table']}")
    await page.get_by_role("heading", name="Die Türen sind noch zu").wait_for()
    wrong += await sound(person, "waiting")
    await person.sit(server.table([MINA, BOT, BOT, BOT], start=True, **QUICK), 0, host=True)
    await person.asked()
    wrong += await sound(person, "table")
    await page.keyboard.press("h")
    await page.locator("dialog .what").wait_for()
    wrong += await sound(person, "hint")
    await page.keyboard.press("Escape")
    await page.click('button[aria-label="Menü"]')
    await page.locator("dialog details").first.wait_for()
    await page.eval_on_selector_all("dialog details", "all => all.forEach(one => { one.open = true })")
    wrong += await sound(person, "menu")
    await page.goto("/rules/fire")
    await page.get_by_text("FIRE-SAVE-2").first.wait_for()
    await page.get_by_role("searchbox").fill("Schleuder Empfänger")
    await expect(page.get_by_text("FIRE-SROBOT-6").first).to_be_visible()
    await page.get_by_role("searchbox").fill("")
    wrong += await sound(person, "rules")
    await page.goto("/learn/fire")
    await page.get_by_text("Die Bibliothek hat vier Abteilungen").wait_for()
    wrong += await sound(person, "learn")
    assert wrong == []


async def test_librarians_is_german(visits: Visits, server: Server) -> None:
    """A turn, a book that is taken, and the lesson."""
    person = await visits.somebody(locale="de-DE")
    page = person.page
    await person.sit(server.table([MINA, BOT], game="librarians", start=True, **QUICK), 0)
    await person.asked()
    wrong = await sound(person, "librarians-table")
    await person.answer((await person.choices())[0])
    await person.asked()
    wrong += await sound(person, "librarians-place")
    await page.goto("/rules/librarians")
    await page.get_by_text("LIB-LINE-1").first.wait_for()
    await page.goto("/learn/librarians")
    await page.get_by_text("Vier Regale untereinander").wait_for()
    wrong += await sound(person, "librarians-learn")
    assert wrong == []


async def test_the_labyrinth_is_german(visits: Visits, server: Server) -> None:
    """Its first genres, a turn, the verbs of a first turn opened, what lies on a tile, and the lesson."""
    person = await visits.somebody(locale="de-DE")
    page = person.page
    await person.sit(server.table([MINA, BOT], game="labyrinth", start=True, options={"first_player": 0}, **QUICK), 0)
    await page.get_by_text("Mit welchen drei Gattungen beginnst du?").wait_for()
    wrong = await sound(person, "labyrinth-genres")
    for genre in ("red", "red", "blue"):
        await page.click(f'[data-start="{genre}"]')
    await page.get_by_role("button", name="Diese drei nehmen").click()
    await page.get_by_text("Was tust du?").first.wait_for()
    wrong += await sound(person, "labyrinth-table")
    for verb in ("take", "flip"):
        await person.press(f"verb:{verb}")
        wrong += await sound(person, f"labyrinth-{verb}")
        await page.keyboard.press("Escape")
    await page.locator('[data-cell="r3c3"]').click()
    await page.get_by_role("dialog", name=re.compile("Reihe 3, Spalte 3: der Kompass")).wait_for()
    wrong += await sound(person, "labyrinth-tile")
    await page.goto("/rules/labyrinth")
    await page.get_by_text("Erhellt das Labyrinth").wait_for()
    await page.goto("/learn/labyrinth")
    await page.get_by_text("Die Bibliothek ist ein Labyrinth").wait_for()
    wrong += await sound(person, "labyrinth-learn")
    assert wrong == []


async def test_a_story_is_told_in_german(visits: Visits, server: Server) -> None:
    person = await visits.somebody(locale="de-AT")
    await person.sit(finished_match(server), 0)
    await person.page.locator("dialog.over .tale").wait_for()
    await expect(person.page.get_by_text(re.compile("(gewinnt|teilen sich den Sieg) mit")).first).to_be_visible()
    await person.reads("die Chancen versprechen")
    assert await sound(person, "story") == []


async def with_a_card_for_later(person: Person, server: Server) -> Locator:
    """A tool in hand that cannot be played now; which tools are dealt is chance, so until there is one."""
    for _ in range(30):
        await person.sit(server.table([MINA, BOT], start=True, **QUICK), 0)
        await person.asked()
        later = person.page.locator(".hand .card.off")
        if await later.count():
            return later.first
    raise AssertionError("thirty deals, and every tool can be played at once")


async def test_a_folded_card_opens_in_german_on_a_phone(visits: Visits, server: Server) -> None:
    person = await visits.somebody(locale="de-DE")
    await (await with_a_card_for_later(person, server)).dispatch_event("click")
    await expect(person.page.locator("dialog")).to_contain_text("Nicht jetzt.")
    await expect(person.page.locator("dialog .rule")).to_contain_text("FIRE-T-")
    assert await sound(person, "folded") == []


async def test_a_refusal_says_in_german_what_is_against_it_and_names_the_rule(visits: Visits, server: Server) -> None:
    person = await visits.somebody(DESKTOP, locale="de-DE")
    await (await with_a_card_for_later(person, server)).dispatch_event("click")
    await expect(person.page.locator(".refuse")).to_have_text(
        re.compile(r"^\s*\w+: (geht|gehen) (nur|ab).+\. FIRE-[A-Z0-9-]+\s*$")
    )
    assert await sound(person, "refusal") == []
    await person.page.goto("/t/nosuchtable")
    await person.reads("Diesen Tisch gibt es nicht; lass dir den Link noch einmal schicken.")
    assert await person.page.locator("[lang=en]").count() == 0
    await person.page.goto("/")
    await person.page.set_input_files(
        "input[type=file]", {"name": "match.json", "mimeType": "application/json", "buffer": b"no match"}
    )
    await person.reads("Das ist keine Partiedatei.")
    assert await person.page.locator("small[lang=en]").count() == 1, "the server's own words, marked as English"


async def test_the_language_changes_at_once_and_is_kept(visits: Visits) -> None:
    person = await visits.somebody(DESKTOP)
    page = person.page
    await page.goto("/")
    await page.get_by_role("heading", name="Pull up a chair").wait_for()
    await page.click('button[aria-label="Settings"]')
    await page.get_by_label("Language").select_option("de")
    await page.get_by_label("Sprache").wait_for()
    await page.get_by_role("heading", name="Setz dich dazu", include_hidden=True).wait_for(state="attached")
    assert await page.locator("html").get_attribute("lang") == "de"
    await page.reload()
    await page.get_by_role("heading", name="Setz dich dazu").wait_for()
    await page.click('button[aria-label="Einstellungen"]')
    await page.get_by_label("Sprache").select_option("en")
    await page.get_by_label("Language").wait_for()
    await page.reload()
    await page.get_by_role("heading", name="Pull up a chair").wait_for()
