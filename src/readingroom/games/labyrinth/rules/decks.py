"""LAB-TAKE, LAB-DECK: drawing Books and Reward cards, rebuilding decks, discarding."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, bits
from readingroom.games.labyrinth.edge.events import BookTaken, BoosterPlayed, DeckRebuilt, Discarded, RewardDrawn
from readingroom.games.labyrinth.rules.house import FIRST_REWARD, FROM_BOOKS, FROM_REWARDS
from readingroom.games.labyrinth.rules.table import Table


def take_book(table: Table, hand: i64, genre: i64) -> None:
    """Draw the top Book of a genre into a hand that has room (LAB-TAKE-1)."""
    book = draw_book(table, genre)
    table.hand_books[hand] |= bit(book)
    if table.heard is not None:
        table.heard.append(BookTaken(int(hand), int(book)))


def draw_book(table: Table, genre: i64) -> i64:
    """The top Book of a genre; an empty deck is first rebuilt from its discards (LAB-DECK-1, R-45)."""
    of_genre = table.house.genre_set[genre]
    if table.book_deck & of_genre == 0:
        discards = table.book_discard & of_genre
        table.book_deck |= discards
        table.book_discard &= ~discards
        if table.heard is not None:
            table.heard.append(DeckRebuilt(int(genre), int(bits(discards))))
    book = table.pick_bit(FROM_BOOKS + genre, table.book_deck & of_genre)
    table.notice(book)
    table.book_deck &= ~bit(book)
    return book


def draw_reward(table: Table, hand: i64) -> None:
    """Draw the top Reward card into a hand that has room; with none left, nothing happens (R-46)."""
    if not table.can_draw_reward():
        return
    reward = next_reward(table)
    table.hand_others[hand] |= bit(reward)
    if table.heard is not None:
        table.heard.append(RewardDrawn(int(hand), int(reward)))


def next_reward(table: Table) -> i64:
    """The top Reward card; an empty deck is first rebuilt from its discards (LAB-DECK-2, R-45)."""
    if table.reward_deck == 0:
        table.reward_deck = table.reward_discard
        table.reward_discard = 0
        if table.heard is not None:
            table.heard.append(DeckRebuilt(None, int(bits(table.reward_deck))))
    reward = table.pick_bit(FROM_REWARDS, table.reward_deck)
    table.notice(reward)
    table.reward_deck &= ~bit(reward)
    return reward


def play_booster(table: Table, reward: i64, option: i64) -> None:
    """A booster leaves its hand before its effect (LAB-BOOST-2, R-40)."""
    hand = table.holder(FIRST_REWARD + reward)
    table.hand_others[hand] &= ~bit(reward)
    table.reward_discard |= bit(reward)
    table.cards_played |= bit(option)
    if table.heard is not None:
        table.heard.append(BoosterPlayed(int(hand), int(reward), int(option)))


def discard(table: Table, hand: i64, thing: i64) -> None:
    """A card is discarded for free (LAB-HAND-3)."""
    table.remove(hand, thing)
    if thing < FIRST_REWARD:
        table.book_discard |= bit(thing)
    else:
        table.reward_discard |= bit(thing - FIRST_REWARD)
    if table.heard is not None:
        table.heard.append(Discarded(int(hand), int(thing)))
