"""Cards and Terrors as the table names them: by the keys of the answers, out of the box in play."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.games.labyrinth.cards.box import BookInBox, LabyrinthBox, RewardInBox, TerrorInBox
from readingroom.games.labyrinth.cards.names import OPTION_KEYS
from readingroom.games.labyrinth.edge.view import HandView
from readingroom.terminal.labyrinth.marks import TERROR, letters, with_shapes

SHORT_OPTIONS = ("Time", "Service", "Ladder", "Passage", "Map", "Card", "Copier")  # by OPTION_KEYS


def piece_of(box: LabyrinthBox, key: str) -> BookInBox | RewardInBox | TerrorInBox:
    """A Book, a Reward card or a Terror by its key."""
    pieces: tuple[BookInBox | RewardInBox | TerrorInBox, ...] = (*box.books, *box.rewards, *box.terrors)
    return next(piece for piece in pieces if piece.key == key)


def symbols_of(box: LabyrinthBox, key: str) -> tuple[str, ...]:
    """The symbols of a Book, an item or a Terror; a booster has none."""
    return piece_of(box, key).symbols


def thing_words(box: LabyrinthBox, key: str) -> str:
    """What a card is good for: its symbols, or what its options do."""
    booster = next((reward for reward in box.rewards if reward.key == key and reward.options), None)
    if booster is not None:
        return " / ".join(effect_of(box, option) for option in booster.options)
    return with_shapes(symbols_of(box, key))


def effect_of(box: LabyrinthBox, option: str) -> str:
    """What a booster's option does."""
    return next(known.effect for known in box.options if known.key == option)


def short_booster(reward: RewardInBox) -> str:
    """`Ladder/Passage`."""
    return "/".join(SHORT_OPTIONS[OPTION_KEYS.index(option)] for option in reward.options)


def cards_of(hand: HandView, box: LabyrinthBox, *, short: bool) -> list[tuple[str, str]]:
    """The Books and Rewards of a hand: a name, and symbols with shapes."""
    books = [(box.books[book].name, with_shapes(box.books[book].symbols)) for book in hand.books]
    rewards = [box.rewards[number] for number in hand.rewards]
    return books + [
        (short_booster(reward) if short and reward.options else reward.name, with_shapes(reward.symbols))
        for reward in rewards
    ]


def guards(books: Sequence[int], items: Sequence[int], box: LabyrinthBox) -> str:
    """The cards under a captured Terror."""
    return ", ".join([*(box.books[book].name for book in books), *(box.rewards[item].name for item in items)])


def hand_in_full(hand: HandView, box: LabyrinthBox) -> str:
    """Every card with all that is printed on it, and who that is."""
    lines = [
        f"{book.name}: {with_shapes(book.symbols)}. {book.who.en or book.origin}"
        for book in (box.books[number] for number in hand.books)
    ]
    lines += [reward_in_full(box.rewards[number], box) for number in hand.rewards]
    for pile in hand.piles:
        terror = box.terrors[pile.terror]
        guard = guards(pile.books, pile.items, box)
        lines.append(f"{TERROR}{terror.name}: {with_shapes(terror.symbols)}, guarded by {guard}. {terror.who.en}")
    return "\n\n".join(lines) or "No cards."


def reward_in_full(reward: RewardInBox, box: LabyrinthBox) -> str:
    """An item with its symbols, a booster with what it does."""
    if reward.kind == "item":
        return f"{reward.name}: {with_shapes(reward.symbols)}. {reward.who.en or reward.origin}"
    titles = {option.key: option.title for option in box.options}
    return "\n".join(f"{titles[option]}: {effect_of(box, option)}" for option in reward.options)


def still_needed(need: Sequence[str], given: Sequence[str]) -> str:
    """The letters of a Terror that are not paid yet."""
    left = list(need)
    for symbol in given:
        if symbol in left:
            left.remove(symbol)
    return letters(left)
