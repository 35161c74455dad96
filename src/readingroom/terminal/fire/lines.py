"""Fire in the Library in plain lines: library, cards, seats, bag, market, hand."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.games.fire.edge.odds import FireOdds
from readingroom.games.fire.edge.view import FireView, ParticipantView, SectionView, TurnCardView
from readingroom.games.fire.words.naming import points, somebody
from readingroom.terminal.speech import percent


def table_lines(table: FireView, names: Sequence[str]) -> list[str]:
    """The whole table as one seat sees it."""
    lines = [f"Round {table.round}", "Library:"]
    lines += [f"  {section_line(section)}" for section in table.sections]
    lines += ["Turn order cards:"]
    lines += [f"  {card_line(card, names)}" for card in table.cards]
    lines += ["Seats:"]
    lines += [f"  {participant_line(participant, names)}" for participant in table.participants]
    lines += [bag_line(table), *tool_lines(table)]
    if table.at_stake is not None and table.active is not None:
        lines.append(f"{somebody(table.active, names)} would score {table.at_stake} by stopping now")
    return lines


def odds_lines(chances: FireOdds) -> list[str]:
    """The odds of the next draw, by hand or by a tool."""
    lines = [f"The next token is a fire: {percent(chances.fire)}"]
    if chances.amulet is not None:
        return [*lines, f"An Amulet draws no fire: {percent(chances.amulet[0])}"]
    if chances.knapsack is not None:
        books = [f"{points:.2f} with a {book} book" for book, points in chances.knapsack.items()]
        return [*lines, f"A Knapsack brings on average {', '.join(books)}"]
    return [
        *lines,
        f"The fire spreads with the next token: {percent(chances.burns)}",
        f"Stopping now scores {chances.stop}; stopping after one draw {chances.draw_once:.2f} on average",
        f"Drawing for as long as it pays, tools left aside: {chances.draw_best:.2f} on average",
    ]


def section_line(section: SectionView) -> str:
    """One section of the library."""
    if section.burn_index is None:
        return f"{section.name} ({section.key}): destroyed, worth {section.value}"
    fire = ", which brings a fire" if section.next_brings_fire else ""
    burns = ", BURNS NEXT" if section.burns_next else ""
    left = f"{section.cards_left} left, then worth {section.next_value}{fire}"
    return f"{section.name} ({section.key}): worth {section.value}, {left}{burns}"


def card_line(card: TurnCardView, names: Sequence[str]) -> str:
    """One turn order card with its spaces; a risky space shows its bravery with an exclamation mark."""
    spaces = [space.token or (f"{space.bravery}!" if space.risky else "safe") for space in card.spaces]
    holder = "in the centre" if card.holder is None else str(somebody(card.holder, names))
    used = ", used" if card.used else ""
    return f"{card.title} ({holder}{used}): {' | '.join(spaces)}"


def participant_line(participant: ParticipantView, names: Sequence[str]) -> str:
    """One seat, or the robot, as everybody sees it."""
    parts = [str(points(participant.score)), f"place {participant.place + 1} in choosing"]
    if participant.tools:
        known = f" ({', '.join(participant.known_tools)} seen)" if participant.known_tools else ""
        parts.append(f"{participant.tools} tools{known}")
    if participant.locked:
        parts.append(f"locked {', '.join(participant.locked)}")
    if participant.given:
        parts.append(f"given {', '.join(participant.given)}")
    return f"{somebody(participant.who, names)}: {', '.join(parts)}"


def bag_line(table: FireView) -> str:
    """What is left in the bag, as far as it is shown."""
    inside = table.bag or {}
    tokens = ", ".join(f"{count} {key}" for key, count in inside.items() if count)
    return f"Bag: {table.bag_size} tokens{f' ({tokens})' if tokens else ''}; reserve: {table.reserve} fires"


def tool_lines(table: FireView) -> list[str]:
    """Market, hand and tools in play, where there are any."""
    lines = []
    if any(table.market):
        cards = [f"{place} {card.name}" for place, card in enumerate(table.market, 1) if card]
        lines.append(f"Market: {', '.join(cards)}; deck: {table.deck}")
    if table.in_play:
        lines.append("In play: " + "; ".join(" ".join((tool.tool, *tool.tokens)) for tool in table.in_play))
    if table.drawn:
        lines.append(f"Drawn: {', '.join(table.drawn)}")
    lines += [f"Your {card.name}: {card.effect}" for card in table.hand]
    return lines
