"""How Chapters is spoken of in plain lines: the Lobby, every Library, decks and piles, and one's own cards."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.core.game import Setup
from readingroom.games.chapters.cards.pack import Pack
from readingroom.games.chapters.edge.view import ChaptersView, LibraryView, LobbyView
from readingroom.games.chapters.game import GAME
from readingroom.games.chapters.words.naming import card_called
from readingroom.terminal.speech import Speech


class ChaptersSpeech(Speech):
    """How Chapters is spoken of."""

    def table(self, view: ChaptersView, names: Sequence[str], setup: Setup) -> list[str]:
        pack = GAME.pack(setup)
        return [
            clock_line(view),
            "Lobby:",
            *(f"  {lobby_line(one, view, names, pack)}" for one in view.lobby),
            molly_line(view, names),
            *(line for library in view.libraries for line in library_lines(library, names, pack)),
            *pile_lines(view, pack),
            *own_lines(view, pack),
        ]


def clock_line(view: ChaptersView) -> str:
    left = f"{view.friend_deck} Friends to come" if view.final_turns is None else f"final turns: {view.final_turns}"
    return f"Turn {view.turn}, {left}"


def called(key: str, pack: Pack) -> str:
    """A card by its name, with the short word of its answers."""
    return f"{card_called(key, pack)} ({key})"


def listed(keys: Sequence[str], pack: Pack) -> str:
    return ", ".join(called(key, pack) for key in keys) or "none"


def lobby_line(one: LobbyView, view: ChaptersView, names: Sequence[str], pack: Pack) -> str:
    """A Friend in the Lobby: what it needs, what it would bring, and who keeps it."""
    card = next(friend for friend in pack.friends if friend.key == one.friend)
    needs = " ".join(f"{count}{letter}" for count, letter in zip(card.requires, "SPC", strict=True) if count)
    parts = [called(one.friend, pack), f"{card.type}, needs {needs}"]
    prospect = next((seen for seen in view.prospects if seen.friend == one.friend), None)
    if prospect is not None:
        lacking = [f"{count} {category}" for category, count in prospect.missing.items() if count]
        parts.append(f"{prospect.hearts} Hearts now" if not lacking else f"missing {' and '.join(lacking)}")
    if one.marked_by is not None:
        parts.append(f"kept for {names[one.marked_by]}")
    return "; ".join([*parts, "barred this turn"] if one.barred else parts)


def molly_line(view: ChaptersView, names: Sequence[str]) -> str:
    return "MOLLY: in the middle" if view.molly is None else f"MOLLY: with {names[view.molly]}, {view.molly_gives}"


def library_lines(library: LibraryView, names: Sequence[str], pack: Pack) -> list[str]:
    icons = ", ".join(f"{count} {category}" for category, count in library.icons.items())
    who, site = names[library.seat], card_called(library.site, pack)
    lines = [
        f"{who} at {site}: {library.hearts} Hearts, {icons}, {library.hand} cards in hand",
        f"  Friends: {', '.join(f'{called(one.friend, pack)} {one.hearts}' for one in library.friends) or 'none'}",
    ]
    for place, stack in enumerate(library.stacks, 1):
        tucked = f", with {called(stack.enhancement, pack)}" if stack.enhancement else ""
        over = f", over {listed(stack.covered, pack)}" if stack.covered else ""
        lines.append(f"  Feature {place}: {called(stack.feature, pack)}, {stack.category}{tucked}{over}")
    if library.shelved:
        lines.append(f"  Shelved: {library.shelved}")
    if library.archive:
        lines.append(f"  Archive: {listed(library.archive, pack)}")
    return lines


def pile_lines(view: ChaptersView, pack: Pack) -> list[str]:
    lines = [f"Feature deck: {view.deck}; discard pile: {listed(view.discard, pack)}"]
    if view.market:
        market = listed([card for card in view.market if card is not None], pack)
        lines.append(f"Market: {market}; Enhancement deck: {view.enhancement_deck}")
    return lines


def own_lines(view: ChaptersView, pack: Pack) -> list[str]:
    """What only the viewer knows."""
    lines = [f"Your hand: {listed(view.hand, pack)}"] if view.seat is not None else []
    if view.shelf:
        lines.append(f"Your shelf: {listed(view.shelf, pack)}")
    if view.offered:
        lines.append(f"You may begin with: {listed(view.offered, pack)}")
    return lines


SPEECH = ChaptersSpeech()
