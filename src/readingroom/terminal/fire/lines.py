"""Fire in the Library in plain lines: library, cards, seats, bag, market, hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from readingroom.core.phrases import Phrase, phrase
from readingroom.games.fire.cards.box import FireBox
from readingroom.games.fire.edge.odds import FireOdds
from readingroom.games.fire.edge.view import (
    FireView,
    ParticipantView,
    SectionView,
    SpaceView,
    ToolInPlayView,
    TurnCardView,
)
from readingroom.games.fire.words.naming import points, section_named, somebody, tool_called, who_is
from readingroom.terminal.fire.words import effect_words, row, tool_in_box, tool_words
from readingroom.terminal.speech import percent


def table_lines(table: FireView, names: Sequence[str], box: FireBox) -> list[str]:
    """The whole table as one seat sees it."""
    lines = [str(phrase("door-fire-line-round", round=table.round)), str(phrase("door-fire-line-library"))]
    lines += [f"  {section_line(section)}" for section in table.sections]
    lines += [str(phrase("door-fire-line-cards"))]
    lines += [f"  {card_line(card, names)}" for card in table.cards]
    lines += [str(phrase("door-fire-line-seats"))]
    lines += [f"  {participant_line(participant, names, box)}" for participant in table.participants]
    lines += [str(bag_line(table)), *map(str, tool_lines(table, box))]
    if table.at_stake is not None and table.active is not None:
        who = who_is(table.active, names)
        lines.append(str(phrase("door-fire-line-at-stake", who=who, points=table.at_stake)))
    return lines


def odds_lines(chances: FireOdds) -> list[str]:
    """The odds of the next draw, by hand or by a tool."""
    return [str(line) for line in odds_phrases(chances)]


def odds_phrases(chances: FireOdds) -> list[Phrase]:
    """The same, before they are said."""
    lines = [phrase("door-fire-line-next-fire", chance=percent(chances.fire))]
    if chances.amulet is not None:
        return [*lines, phrase("door-fire-line-amulet", chance=percent(chances.amulet[0]))]
    if chances.knapsack is not None:
        books = row(
            phrase("door-fire-line-knapsack-book", token=book, points=round(average, 2))
            for book, average in chances.knapsack.items()
        )
        return [*lines, phrase("door-fire-line-knapsack", books=books)]
    return [
        *lines,
        phrase("door-fire-line-spreads", chance=percent(chances.burns)),
        phrase("door-fire-line-stop", stop=chances.stop, once=round(chances.draw_once, 2)),
        phrase("door-fire-line-best", best=round(chances.draw_best, 2)),
    ]


def yes_or_no(holds: object) -> str:
    """As catalogues select by it."""
    return "yes" if holds else "no"


def section_line(section: SectionView) -> Phrase:
    """One section of the library."""
    named = section_named(section.key, section.name)
    if section.burn_index is None or section.next_value is None:
        return phrase("door-fire-line-section-destroyed", section=named, token=section.key, value=section.value)
    return phrase(
        "door-fire-line-section",
        section=named,
        token=section.key,
        value=section.value,
        left=section.cards_left,
        then=section.next_value,
        fire=yes_or_no(section.next_brings_fire),
        next=yes_or_no(section.burns_next),
    )


def card_line(card: TurnCardView, names: Sequence[str]) -> Phrase:
    """One turn order card with its spaces; a risky space shows its bravery with an exclamation mark."""
    spaces = " | ".join(space_words(space) for space in card.spaces)
    holder = phrase("door-fire-line-in-centre") if card.holder is None else somebody(card.holder, names)
    return phrase("door-fire-line-card", card=card.number, holder=holder, used=yes_or_no(card.used), spaces=spaces)


def space_words(space: SpaceView) -> str:
    """What lies on a space, or what it takes to lay something there."""
    if space.token is not None:
        return colours([space.token])
    return f"{space.bravery}!" if space.risky else str(phrase("door-fire-line-safe"))


def participant_line(participant: ParticipantView, names: Sequence[str], box: FireBox) -> Phrase:
    """One seat, or the robot, as everybody sees it."""
    parts = [points(participant.score), phrase("door-fire-line-place", place=participant.place + 1)]
    if participant.known_tools:
        known = row(tool_in_box(card.rpartition("-")[0], box) for card in participant.known_tools)
        parts.append(phrase("door-fire-line-tools-seen", tools=participant.tools, known=known))
    elif participant.tools:
        parts.append(phrase("door-fire-line-tools", tools=participant.tools))
    if participant.locked:
        parts.append(phrase("door-fire-line-locked", tokens=colours(participant.locked)))
    if participant.given:
        parts.append(phrase("door-fire-line-given", tokens=colours(participant.given)))
    return phrase("door-fire-line-participant", who=who_is(participant.who, names), parts=row(parts))


def colours(tokens: Iterable[str]) -> str:
    """Tokens by colour."""
    return row(phrase("fire-colour", token=token) for token in tokens)


def bag_line(table: FireView) -> Phrase:
    """What is left in the bag, as far as it is shown."""
    inside = table.bag or {}
    tokens = row(phrase("door-fire-line-tokens", token=key, count=count) for key, count in inside.items() if count)
    if not tokens:
        return phrase("door-fire-line-bag", size=table.bag_size, reserve=table.reserve)
    return phrase("door-fire-line-bag-seen", size=table.bag_size, tokens=tokens, reserve=table.reserve)


def tool_lines(table: FireView, box: FireBox) -> list[Phrase]:
    """Market, hand and tools in play, where there are any."""
    lines = []
    if any(table.market):
        cards = row(f"{place} {tool_words(card)}" for place, card in enumerate(table.market, 1) if card)
        lines.append(phrase("door-fire-line-market", cards=cards, deck=table.deck))
    if table.in_play:
        tools = "; ".join(in_play_words(tool, box) for tool in table.in_play)
        lines.append(phrase("door-fire-line-in-play", tools=tools))
    if table.drawn:
        lines.append(phrase("door-fire-line-drawn", tokens=colours(table.drawn)))
    for card in table.hand:
        named, effect = tool_called(card.tool, card.name), effect_words(card)
        lines.append(phrase("door-fire-line-hand", tool=named, effect=effect))
    return lines


def in_play_words(tool: ToolInPlayView, box: FireBox) -> str:
    """A tool on the table, and the tokens that wait on it."""
    return " ".join(map(str, (tool_in_box(tool.tool, box), *(phrase("fire-colour", token=key) for key in tool.tokens))))
