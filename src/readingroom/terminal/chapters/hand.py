"""What only the viewer sees: the hand, the shelf, Friends to choose from or looked at."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from readingroom.core.phrases import Phrase, phrase
from readingroom.games.chapters.cards.box import ChaptersBox
from readingroom.games.chapters.edge.view import ChaptersView
from readingroom.terminal.chapters.marks import card_name, card_sign, effect_words
from readingroom.terminal.faces import Part
from readingroom.terminal.picture import Picture


class HandPart(Part):
    """A line for each card; `m` tells what they do."""

    points = ("hand",)
    DEFAULT_CSS = "HandPart { height: auto; text-wrap: nowrap; text-overflow: ellipsis; }"

    def show(self, picture: Picture) -> None:
        view: ChaptersView = picture.view
        self.border_title = str(hand_title(picture))
        lines = [card_sign(card, picture.box).append(f" {card_name(card, picture.box)}", "") for card in view.hand]
        lines += named(phrase("door-chapters-shelf"), view.shelf, picture.box)
        lines += named(phrase("door-chapters-offered"), view.offered, picture.box)
        lines += named(phrase("door-chapters-looked-at"), view.looked_at, picture.box)
        if view.kept is not None:
            lines.append(Text(str(phrase("door-chapters-chosen", card=card_name(view.kept, picture.box)))))
        self.update(Text("\n").join(lines))


def hand_title(picture: Picture) -> Phrase:
    """Whose hand it is."""
    if picture.viewer is None:
        return phrase("door-chapters-nobodys-hand")
    limit = picture.view.libraries[picture.viewer].hand_limit
    return phrase("door-chapters-hand", cards=len(picture.view.hand), limit=limit)


def named(title: Phrase, cards: Sequence[str], box: ChaptersBox) -> list[Text]:
    """Further cards under a title."""
    return [Text(str(title), "italic"), *(Text(f"  {card_name(card, box)}") for card in cards)] if cards else []


def cards_in_full(picture: Picture) -> str:
    """Everybody in the Lobby and in the Libraries, then the viewer's own cards and the market, with what they do."""
    view: ChaptersView = picture.view
    friends = [one.friend for one in view.lobby]
    friends += [one.friend for library in view.libraries for one in library.friends]
    tucked = [stack.enhancement for library in view.libraries for stack in library.stacks if stack.enhancement]
    own = [*view.offered, *view.looked_at, *view.hand, *(card for card in view.market if card is not None), *tucked]
    sites = [library.site for library in view.libraries] if picture.options.get("sites") else []
    features = {feature.key for feature in picture.box.features}
    cards = [card for card in dict.fromkeys((*friends, *own, *sites)) if card not in features]
    lines = [
        phrase("door-chapters-in-full", card=card_name(card, picture.box), effect=effect_words(card, picture.box))
        for card in cards
    ]
    return "\n\n".join(map(str, lines))
