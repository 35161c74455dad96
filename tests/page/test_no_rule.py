"""The page works no rule out: what it shows of a position is what the game's view and slip state, field by field."""

from __future__ import annotations

from typing import Any

import pytest

import readingroom as rr
from tests.games.fire.builders import in_the_library
from tests.page.people import DESKTOP, Visits
from tests.page.screens import finished_match
from tests.page.test_labyrinth_desk import laid_out
from tests.server.running import Server

NAMES = ("Mina", "Otto", "Theo", "Vera")
TONES = ("main", "risk", "plain", "quiet")
ANSWERS = """buttons => buttons.map(button => ({
  action: button.dataset.action,
  label: button.querySelector('.words').textContent,
  consequence: button.querySelector('small')?.textContent ?? '',
  tones: [...button.classList],
}))"""
SPACES = """spaces => spaces.map(space => ({
  label: space.querySelector('.lab').textContent,
  next: space.querySelector('.hole')?.textContent === '?',
  caught: space.classList.contains('caught'),
  risky: space.classList.contains('risky'),
}))"""


def stated_answers(match: rr.Match) -> tuple[Any, dict[str, dict[str, str]]]:
    """The slip of the asked seat, and each answer that stands on it before a card in hand is touched."""
    slip = match.game.slip(match.view(0), match.odds(0), match.legal(), NAMES, match.setup)
    in_hand = {heading.key for heading in slip.headings if heading.in_hand}
    return slip, {
        text: {
            "label": str(offer.says),
            "consequence": str(offer.consequence or ""),
            "tone": offer.tone,
        }
        for text, offer in zip(match.view(0).legal, slip.offers, strict=True)
        if offer.group not in in_hand
    }


@pytest.mark.parametrize(
    ("laid", "draws"),
    [("Y . W", ()), ("Y W P B", ()), ("Y F .", ()), ("Y . W P", ["fire"]), ("Y W P B", ["fire"])],
    ids=["a gap", "a risky space next", "a fire that rests", "a fire in the gap", "a fire that has caught"],
)
async def test_fire_is_shown_as_it_is_stated(visits: Visits, server: Server, laid: str, draws: list[str]) -> None:
    match = in_the_library(card=3, laid=laid, hand=["axe", "gloves", "torch"], draws=draws)
    if draws:
        match.play("draw")
    slip, stated = stated_answers(match)
    mina = await visits.somebody(DESKTOP)
    await mina.sit(finished_match(server), 0)  # whoever has played is not told the aim of the game before the question
    await mina.page.wait_for_function("() => localStorage.getItem('readingroom.tables')?.includes('\"over\":true')")
    await mina.sit(laid_out(server, match, *NAMES[1:]), 0)
    await mina.asked()
    shown = await mina.page.eval_on_selector_all("#slip .acts button[data-action]", ANSWERS)
    assert {
        one["action"]: {
            "label": one["label"],
            "consequence": one["consequence"],
            "tone": next(tone for tone in TONES if tone in one["tones"]),
        }
        for one in shown
    } == stated
    assert await mina.slip.locator(".q").text_content() == str(slip.asks)
    assert await mina.slip.locator(".sub").all_text_contents() == ([str(slip.more)] if slip.more else [])
    assert await mina.slip.locator(".asked .rule").all_text_contents() == list(slip.rules[:1])

    view = match.view(0)
    card = next(card for card in view.cards if card.holder == 0)
    assert await mina.page.eval_on_selector_all('[data-point="card"] .slot', SPACES) == [
        {
            "label": "caught" if place == view.caught else f"+{space.bravery}" if space.risky else "safe",
            "next": place == card.next,
            "caught": place == view.caught,
            "risky": space.risky and not view.gloves,
        }
        for place, space in enumerate(card.spaces, start=1)
    ]
