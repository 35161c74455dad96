"""What a pair of eyes sees of Fire in the Library, in words."""

from __future__ import annotations

from collections.abc import Callable

import readingroom as rr
from readingroom.games.fire.cards.names import CARD_TITLES, TOKEN_KEYS, TOKEN_LETTERS
from readingroom.games.fire.edge.view import FireView, ParticipantView

Names = tuple[str, ...]


def library_words(view: FireView, _names: Names) -> str:
    """The values on top of the four sections, and what is still to be added to the bag."""
    values = " ".join(f"{letter(section.key)}{section.value}" for section in view.sections)
    return f"sees round {view.round}, library {values}, reserve {view.reserve}"


def people_words(view: FireView, names: Names) -> str:
    """Scores and how many tools everybody holds; those that came from the market by name."""
    return f"sees {', '.join(person_words(one, names) for one in view.participants)}"


def person_words(one: ParticipantView, names: Names) -> str:
    words = [f"{short_name(one.who, names)} {one.score}"]
    words += [f"({one.tools} tool{'' if one.tools == 1 else 's'})"] if one.tools else []
    words += [f"known {' '.join(one.known_tools)}"] if one.known_tools else []
    words += [f"locked {letters(one.locked)}"] if one.locked else []
    return " ".join(words)


def market_words(view: FireView, _names: Names) -> str | None:
    """The open tools."""
    if view.deck == 0 and not any(view.market) and not view.discard:
        return None
    market = ", ".join("-" if tool is None else tool.card for tool in view.market)
    return f"sees market {market}; deck {view.deck}, discard {len(view.discard)}"


def cards_words(view: FireView, names: Names) -> str:
    """The bag, the turn order cards that matter, and tokens on tools."""
    parts = [f"bag {view.bag_size}" + ("" if view.bag is None else f" ({view.bag['fire']} F)")]
    for card in view.cards:
        row = " ".join("." if space.token is None else letter(space.token) for space in card.spaces)
        laid = "" if row == ". . . . ." else f" [{row}]"
        if card.holder is not None or laid:
            holder = "centre" if card.holder is None else short_name(card.holder, names)
            parts.append(f"{holder} {CARD_TITLES[card.number - 1]}{laid}")
    parts += [f"drawn {letters(view.drawn)}"] if view.drawn else []
    parts += [f"on {lying.tool} {letters(lying.tokens)}".rstrip() for lying in view.in_play]
    parts += [f"given {letters(one.given)}" for one in view.participants if one.given]
    return f"sees {', '.join(parts)}"


def hand_words(view: FireView, _names: Names) -> str | None:
    """The tools in one's own hand."""
    if view.seat is None or not (view.hand or any(view.market)):
        return None
    return f"holds {', '.join(tool.card for tool in view.hand) or 'nothing'}"


def asked_words(view: FireView, names: Names) -> str:
    """Who is asked what, as far as one may know: in a secret window the others wait."""
    if view.decision is None:
        return "waits for nobody"
    if view.asked is None:
        return "waits, and reads no name"
    who = "the table" if view.asked == rr.TABLE else short_name(view.asked, names)
    answers = f", with {len(view.legal)} answers" if len(view.legal) > 1 else ""
    return f"waits for {who}: {view.decision}{answers}"


FIRE_FACETS: dict[str, Callable[[FireView, Names], str | None]] = {
    "library": library_words,
    "people": people_words,
    "market": market_words,
    "cards": cards_words,
    "hand": hand_words,
    "asked": asked_words,
}


def letter(token: str) -> str:
    return TOKEN_LETTERS[TOKEN_KEYS.index(token)]


def letters(tokens: tuple[str, ...]) -> str:
    return "".join(letter(token) for token in tokens)


def short_name(who: int, names: Names) -> str:
    return names[who].lower() if who < len(names) else "robot"
