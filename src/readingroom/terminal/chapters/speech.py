"""How Chapters is spoken of in plain lines: the Lobby, every Library, decks and piles, and one's own cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from readingroom.core.game import Setup
from readingroom.core.phrases import Phrase, phrase
from readingroom.games.chapters.cards.pack import Pack
from readingroom.games.chapters.edge.odds import ChaptersOdds
from readingroom.games.chapters.edge.view import ChaptersView, LibraryView, LobbyView, StackView
from readingroom.games.chapters.game import GAME
from readingroom.games.chapters.words.naming import card_called
from readingroom.terminal.speech import Speech, percent


class ChaptersSpeech(Speech):
    """How Chapters is spoken of."""

    def table(self, view: ChaptersView, names: Sequence[str], setup: Setup) -> list[str]:
        pack = GAME.pack(setup)
        lines = [
            clock_line(view),
            phrase("door-chapters-say-lobby"),
            *(lobby_line(one, view, names, pack) for one in view.lobby),
            molly_line(view, names),
            *(line for library in view.libraries for line in library_lines(library, names, pack)),
            *pile_lines(view, pack),
            *own_lines(view, pack),
        ]
        return [str(line) for line in lines]

    def odds(self, odds: ChaptersOdds, names: Sequence[str], setup: Setup, view: ChaptersView) -> list[str]:
        card = [
            phrase("door-chapters-say-chance", what=what, chance=percent(one))
            for what, one in odds.card.items()
            if one[1]
        ]
        friend = [
            phrase("door-chapters-say-chance", what=what, chance=percent(one))
            for what, one in odds.friend.items()
            if one[1]
        ]
        said = [phrase("door-chapters-say-next-card", chances=tuple(card))] if card else []
        said += [phrase("door-chapters-say-next-friend", chances=tuple(friend))] if friend else []
        return [str(line) for line in said]


def clock_line(view: ChaptersView) -> Phrase:
    if view.final_turns is None:
        return phrase("door-chapters-say-turn", turn=view.turn, friends=view.friend_deck)
    return phrase("door-chapters-say-final", turn=view.turn, turns=view.final_turns)


def called(key: str, pack: Pack) -> Phrase:
    """A card by its name, with the short word of its answers."""
    return phrase("door-chapters-say-card", card=card_called(key, pack), key=key)


def listed(keys: Sequence[str], pack: Pack) -> str:
    """Cards one after the other: a list on a table, not in a sentence."""
    return ", ".join(str(called(key, pack)) for key in keys) or str(phrase("door-chapters-say-none"))


def counted(icons: Mapping[str, int]) -> str:
    """`2 Space, 1 Content`; Categories without any are left out."""
    told = [str(phrase("door-chapters-say-icons", category=key, icons=count)) for key, count in icons.items() if count]
    return ", ".join(told) or str(phrase("door-chapters-say-no-icons"))


def lobby_line(one: LobbyView, view: ChaptersView, names: Sequence[str], pack: Pack) -> str:
    """A Friend in the Lobby: what it needs, what it would bring, and who keeps it."""
    card = next(friend for friend in pack.friends if friend.key == one.friend)
    needs = counted(dict(zip(("space", "programme", "content"), card.requires, strict=True)))
    parts = [called(one.friend, pack), phrase("door-chapters-say-needs", needs=needs)]
    prospect = next((seen for seen in view.prospects if seen.friend == one.friend), None)
    if prospect is not None:
        short = any(prospect.missing.values())
        parts.append(phrase("chapters-then-hearts", hearts=prospect.hearts))
        parts += [phrase("door-chapters-say-missing", missing=counted(prospect.missing))] if short else []
    if one.marked_by is not None:
        parts.append(phrase("door-chapters-kept", who=names[one.marked_by]))
    parts += [phrase("door-chapters-barred")] if one.barred else []
    return "  " + "; ".join(map(str, parts))


def molly_line(view: ChaptersView, names: Sequence[str]) -> Phrase:
    if view.molly is None:
        return phrase("door-chapters-molly-middle")
    return phrase("door-chapters-molly-with", who=names[view.molly], category=view.molly_gives or "")


def library_lines(library: LibraryView, names: Sequence[str], pack: Pack) -> list[str | Phrase]:
    site, icons = card_called(library.site, pack), counted(library.icons)
    friends = [
        str(phrase("door-chapters-say-worth", card=called(one.friend, pack), hearts=one.hearts))
        for one in library.friends
    ]
    lines: list[str | Phrase] = [
        phrase(
            "door-chapters-say-library",
            who=names[library.seat],
            site=site,
            hearts=library.hearts,
            icons=icons,
            cards=library.hand,
        ),
        f"  {phrase('door-chapters-say-friends', friends=', '.join(friends) or phrase('door-chapters-say-none'))}",
    ]
    lines += [f"  {stack_line(place, stack, pack)}" for place, stack in enumerate(library.stacks, 1)]
    if library.shelved:
        lines.append(f"  {phrase('door-chapters-say-shelved', cards=library.shelved)}")
    if library.archive:
        lines.append(f"  {phrase('door-chapters-say-archive', cards=listed(library.archive, pack))}")
    return lines


def stack_line(place: int, stack: StackView, pack: Pack) -> str:
    """A place of the Feature row, with what is tucked under it and what it covers."""
    card = called(stack.feature, pack)
    parts = [phrase("door-chapters-say-feature", place=place, card=card, category=stack.category)]
    if stack.enhancement:
        parts.append(phrase("door-chapters-say-with", card=called(stack.enhancement, pack)))
    if stack.covered:
        parts.append(phrase("door-chapters-say-over", cards=listed(stack.covered, pack)))
    return ", ".join(map(str, parts))


def pile_lines(view: ChaptersView, pack: Pack) -> list[Phrase]:
    lines = [phrase("door-chapters-say-deck", cards=view.deck, pile=listed(view.discard, pack))]
    if view.market:
        market = listed([card for card in view.market if card is not None], pack)
        lines.append(phrase("door-chapters-say-market", market=market, cards=view.enhancement_deck))
    return lines


def own_lines(view: ChaptersView, pack: Pack) -> list[Phrase]:
    """What only the viewer knows."""
    lines = [phrase("door-chapters-say-hand", cards=listed(view.hand, pack))] if view.seat is not None else []
    if view.shelf:
        lines.append(phrase("door-chapters-say-shelf", cards=listed(view.shelf, pack)))
    if view.offered:
        lines.append(phrase("door-chapters-say-offered", cards=listed(view.offered, pack)))
    return lines


SPEECH = ChaptersSpeech()
