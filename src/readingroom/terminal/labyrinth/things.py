"""Cards and Terrors as the table names them: by the keys of the answers, out of the box in play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from readingroom.core.phrases import Phrase, Word, phrase
from readingroom.games.labyrinth.cards.box import BookInBox, GenreInBox, LabyrinthBox, RewardInBox, TerrorInBox
from readingroom.games.labyrinth.cards.names import GENRE_KEYS, OPTION_KEYS
from readingroom.games.labyrinth.cards.pack import published_pack
from readingroom.games.labyrinth.edge.view import HandView
from readingroom.games.labyrinth.words.naming import OWN, card, published_names
from readingroom.terminal.labyrinth.marks import TERROR, with_shapes


def row(words: Iterable[Word]) -> str:
    """Things one after the other: a list on a table, not in a sentence."""
    return ", ".join(map(str, words))


# --- names --------------------------------------------------------------------------------------------------------


def name_words(piece: BookInBox | RewardInBox | TerrorInBox) -> Phrase:
    """A Book, an item or a Terror as each language calls it; one that a pack renamed by its name."""
    return card(piece.key, piece.name, published_names().get(piece.key))


def reward_words(reward: RewardInBox, box: LabyrinthBox) -> str:
    """An item by its name, a booster by its options."""
    if not reward.options:
        return str(name_words(reward))
    return " / ".join(str(option_title(box, option)) for option in reward.options)


def genre_title(genre: GenreInBox) -> Phrase:
    """A genre by its title."""
    ours = genre.title == published_pack().genres[GENRE_KEYS.index(genre.key)].title
    return phrase("labyrinth-genre-title", genre=genre.key if ours else OWN, title=genre.title)


def option_title(box: LabyrinthBox, option: str) -> Phrase:
    """A booster's option by its title."""
    title = next(known.title for known in box.options if known.key == option)
    ours = title == published_pack().options[OPTION_KEYS.index(option)].title
    return phrase("labyrinth-option", option=option if ours else OWN, title=title)


def effect_of(box: LabyrinthBox, option: str) -> Phrase:
    """What a booster's option does."""
    effect = next(known.effect for known in box.options if known.key == option)
    ours = effect == published_pack().options[OPTION_KEYS.index(option)].effect
    return phrase("door-labyrinth-effect", option=option if ours else OWN, effect=effect)


def about(piece: BookInBox | RewardInBox | TerrorInBox, otherwise: str) -> Phrase:
    """Who somebody is, in one line, or else where the name comes from."""
    english = piece.who.en or otherwise
    return phrase("door-labyrinth-who", who=english, german=piece.who.de or english)


# --- hands --------------------------------------------------------------------------------------------------------


def short_booster(reward: RewardInBox) -> str:
    """`Ladder/Passage`."""
    return "/".join(str(phrase("door-labyrinth-short-option", option=option)) for option in reward.options)


def cards_of(hand: HandView, box: LabyrinthBox, *, short: bool) -> list[tuple[str, str]]:
    """The Books and Rewards of a hand: a name, and symbols with shapes."""
    books = [(str(name_words(box.books[book])), with_shapes(box.books[book].symbols)) for book in hand.books]
    rewards = [box.rewards[number] for number in hand.rewards]
    return books + [
        (short_booster(reward) if short and reward.options else reward_words(reward, box), with_shapes(reward.symbols))
        for reward in rewards
    ]


def guards(books: Sequence[int], items: Sequence[int], box: LabyrinthBox) -> str:
    """The cards under a captured Terror."""
    return row([*(name_words(box.books[book]) for book in books), *(name_words(box.rewards[item]) for item in items)])


def hand_in_full(hand: HandView, box: LabyrinthBox) -> str:
    """Every card with all that is printed on it, and who that is."""
    lines = [card_in_full(box.books[number]) for number in hand.books]
    lines += [reward_in_full(box.rewards[number], box) for number in hand.rewards]
    for pile in hand.piles:
        terror = box.terrors[pile.terror]
        words = phrase(
            "door-labyrinth-pile-in-full",
            terror=name_words(terror),
            symbols=with_shapes(terror.symbols),
            guards=guards(pile.books, pile.items, box),
            about=about(terror, ""),
        )
        lines.append(f"{TERROR}{words}")
    return "\n\n".join(lines) or str(phrase("door-labyrinth-no-cards"))


def card_in_full(piece: BookInBox | RewardInBox) -> str:
    """A Book or an item with its symbols, and who or what that is."""
    symbols, told = with_shapes(piece.symbols), about(piece, piece.origin)
    return str(phrase("door-labyrinth-card-in-full", card=name_words(piece), symbols=symbols, about=told))


def reward_in_full(reward: RewardInBox, box: LabyrinthBox) -> str:
    """An item with its symbols, a booster with what it does."""
    if reward.kind == "item":
        return card_in_full(reward)
    return "\n".join(
        str(phrase("door-labyrinth-booster-in-full", option=option_title(box, option), effect=effect_of(box, option)))
        for option in reward.options
    )
