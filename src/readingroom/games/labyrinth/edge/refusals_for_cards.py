"""Why a card cannot be played, paid, passed or discarded now."""

from __future__ import annotations

from readingroom.core.game import Refusal
from readingroom.core.state import bit, bits
from readingroom.games.labyrinth.cards.names import GENRE_KEYS, OPTION_KEYS
from readingroom.games.labyrinth.cards.pack import Pack
from readingroom.games.labyrinth.edge.pending import comes_first, no_action, not_before
from readingroom.games.labyrinth.rules.house import (
    FIRST_PILE,
    FIRST_REWARD,
    LIBRARY_CARD,
    LIBRARY_LADDER,
    OPTIONS,
    PHOTOCOPIER,
    SECRET_PASSAGE,
    TERRORS,
    TROLLEY_SERVICE,
    USEFUL_MAP,
)
from readingroom.games.labyrinth.rules.moving import free_copiers
from readingroom.games.labyrinth.rules.payments import can_complete
from readingroom.games.labyrinth.rules.state import LabyrinthState
from readingroom.games.labyrinth.rules.table import (
    ABOVE,
    ASK_ACT,
    ASK_EXTRA,
    ASK_PAY,
    ASK_RETURN,
    ASK_REWARD,
    ASK_ROOM,
    ASK_SPEND,
    ASK_TAKE,
    FOR_COPIES,
    FOR_FLIP,
    FOR_WALK,
)
from readingroom.games.labyrinth.rules.walking import purse_books, purse_others
from readingroom.games.labyrinth.words.naming import option_title, reward_name, terror_name, thing_name

# How each booster comes into play between actions: its rule, and what to do instead of playing it by itself.
BY_ITSELF = {
    int(TROLLEY_SERVICE): ("LAB-BOOST-5", "choose the card to pass: somebody on another tile needs a Trolley Service"),
    int(LIBRARY_LADDER): ("LAB-BOOST-6", "choose where to walk: a way past a Terror or Shelf uses the Library Ladder"),
    int(SECRET_PASSAGE): ("LAB-BOOST-7", "choose where to walk: a way through a bookcase uses the Secret Passage"),
    int(USEFUL_MAP): ("LAB-BOOST-8", "choose the dark tile to light: one that is not adjacent uses the Useful Map"),
    int(PHOTOCOPIER): ("LAB-BOOST-10", "walk onto a Terror: the Photocopier copies a Book that pays there"),
}


def not_held(state: LabyrinthState, thing: int, pack: Pack, rule: str) -> Refusal:
    """A thing is not in the hand that it should come from; the rule forbids that unless it lies under a Terror."""
    name = thing_name(pack, thing)
    for terror in range(TERRORS):
        if thing < FIRST_REWARD:
            lies_under = state.under_books[terror] & bit(thing)
        else:
            lies_under = thing < FIRST_PILE and state.under_items[terror] & bit(thing - FIRST_REWARD)
        if lies_under:
            return Refusal("LAB-CAP-5", f"{name} lies under {terror_name(pack, terror)} until that is returned")
    if state.holder(thing) >= 0:
        return Refusal(rule, f"{name} is in another hand, not in yours")
    return Refusal(rule, f"{name} is in nobody's hand")


def asked_hands(state: LabyrinthState) -> tuple[int, ...]:
    """The hands of the seat that is asked: alone, the Trolley's too."""
    return (0, 1) if state.house.solo else (int(state.asked),)


def is_own(state: LabyrinthState, thing: int) -> bool:
    return state.holder(thing) in asked_hands(state)


# --- boosters -----------------------------------------------------------------------------------------------


def why_not_spend(state: LabyrinthState, reward: int, place: int, pack: Pack) -> Refusal:
    options = [option for option in range(OPTIONS) if state.house.option_set[option] & bit(reward)]
    if not options:
        return Refusal("LAB-REW-2", f"{reward_name(pack, reward)} is no booster: it gives its symbols in a capture")
    option = options[place]
    waits = comes_first(state, ASK_ACT, ASK_SPEND, ASK_TAKE)
    if waits is not None:
        return waits
    if not is_own(state, int(FIRST_REWARD) + reward):
        return Refusal("LAB-BOOST-1", f"you do not hold {reward_name(pack, reward)}, and only its holder plays it")
    if state.asks == ASK_ACT:
        return why_not_play(state, option)
    if state.asks == ASK_TAKE:
        return why_not_another_card(state, reward, option)
    return why_not_serve(state, reward, option, pack)


def why_not_play(state: LabyrinthState, option: int) -> Refusal:
    """Between actions only Time Machines and Library Cards are played by themselves."""
    if option in BY_ITSELF:
        return Refusal(*BY_ITSELF[option])
    waits = no_action(state)
    if waits is not None:
        return waits
    return Refusal("R-46", "no Book is left to take, in any deck or discard")


def why_not_another_card(state: LabyrinthState, reward: int, option: int) -> Refusal:
    if option != LIBRARY_CARD:
        return Refusal("R-39", "only Library Cards go with a take: first choose the genre")
    if state.first & bit(reward):
        return Refusal("R-39", "this Library Card lies ready already: choose the genre of the Book")
    if not state.hand_others[state.second] & bit(reward):
        return Refusal("R-56", "a take uses the Library Cards of one hand")
    return Refusal("R-39", "Library Cards are laid ready in their order: take back, and begin with this one")


def why_not_serve(state: LabyrinthState, reward: int, option: int, pack: Pack) -> Refusal:
    """A booster is asked for, but not this one."""
    purpose, title = state.first, option_title(pack, OPTION_KEYS[option])
    if purpose == FOR_WALK:
        if option in (LIBRARY_LADDER, SECRET_PASSAGE):
            return Refusal("R-29", f"the way that you have chosen does not need this {title}")
        return Refusal("R-29", f"the way needs a Library Ladder or a Secret Passage, not a {title}")
    if purpose == FOR_COPIES:
        if option == PHOTOCOPIER:
            return Refusal("R-29", "this card serves another option already")
        return Refusal("R-33", f"the copy is made by a Photocopier, not by a {title}")
    if purpose == FOR_FLIP:
        return Refusal("R-59", f"a tile that is not adjacent is lit by a Useful Map, not by a {title}")
    if option != TROLLEY_SERVICE:
        return Refusal("R-59", f"a card goes to another tile by a Trolley Service, not by a {title}")
    if int(FIRST_REWARD) + reward in (state.second % ABOVE, state.second // ABOVE):
        return Refusal("LAB-BOOST-5", "a Trolley Service does not bring itself: use another")
    return Refusal("R-40", "the receiving hand is full: use the Trolley Service that lies in it")


# --- payments -----------------------------------------------------------------------------------------------


def why_not_pay(state: LabyrinthState, card: int, pack: Pack) -> Refusal:
    waits = not_before(state, ASK_PAY, "LAB-CAP-1", "cards pay for a capture: walk onto a Terror")
    if waits is not None:
        return waits
    name = thing_name(pack, card)
    wrong = why_not_of_purse(state, card, pack)
    if wrong is not None:
        return wrong
    if card >= FIRST_REWARD and not state.house.items & bit(card - FIRST_REWARD):
        return Refusal("LAB-CAP-2", f"{name} shows no symbols: Books and magical items pay")
    if could_pay_earlier(state, card):
        return Refusal("R-31", f"cards pay in the order of the list: take back, and choose {name} sooner")
    return Refusal("R-31", f"{name} is not needed with the cards that you have chosen")


def why_not_of_purse(state: LabyrinthState, card: int, pack: Pack) -> Refusal | None:
    """The card is not the mover's own, or chosen already."""
    books, others = purse_books(state, state.walker), purse_others(state, state.walker)
    held, paid = (books, state.paid_books) if card < FIRST_REWARD else (others, state.paid_items)
    here = bit(card if card < FIRST_REWARD else card - FIRST_REWARD)
    if not held & here:
        return not_held(state, card, pack, "R-30")
    if paid & here:
        return Refusal("R-31", f"{thing_name(pack, card)} is chosen already")
    return None


def could_pay_earlier(state: LabyrinthState, card: int) -> bool:
    """A payment without surplus has this card and those chosen; only the order of choosing forbids it."""
    need = state.house.terror_symbols[state.token[state.goal]]
    books, items = state.paid_books, state.paid_items
    if card < FIRST_REWARD:
        books |= bit(card)
    else:
        items |= bit(card - FIRST_REWARD)
    left_books = purse_books(state, state.walker) & ~books
    left_items = purse_others(state, state.walker) & state.house.items & ~items
    return can_complete(state, left_books, left_items, need, books, items, state.copied)


def why_not_copy(state: LabyrinthState, book: int, pack: Pack) -> Refusal:
    waits = not_before(state, ASK_PAY, "LAB-BOOST-10", "a Photocopier copies a Book in a capture: walk onto a Terror")
    if waits is not None:
        return waits
    wrong = why_not_of_purse(state, book, pack)
    if wrong is not None:
        return wrong
    if bits(free_copiers(state)) <= bits(state.copied):
        return Refusal("LAB-BOOST-10", "you have no Photocopier left for this capture")
    if state.paid_books != state.copied or state.paid_items:
        return Refusal("R-33", "the Books to copy are chosen before the other cards: take back to copy this one")
    return Refusal("R-31", f"a copy of {thing_name(pack, book)} is not needed with what you have chosen")


def why_not_return(state: LabyrinthState, terror: int, pack: Pack) -> Refusal:
    when = "a Terror is returned by walking onto a Shelf whose symbol it shows"
    waits = not_before(state, ASK_RETURN, "R-35", when)
    if waits is not None:
        return waits
    name = terror_name(pack, terror)
    if not purse_others(state, state.walker) & bit(FIRST_PILE - FIRST_REWARD + terror):
        return Refusal("LAB-RET-1", f"you have not captured {name}")
    return Refusal("LAB-RET-1", f"{name} shows no {GENRE_KEYS[state.token[state.goal]]}, so it goes to another Shelf")


# --- discards -----------------------------------------------------------------------------------------------


def why_not_discard(state: LabyrinthState, thing: int, pack: Pack) -> Refusal:
    waits = comes_first(state, ASK_ACT, ASK_REWARD, ASK_EXTRA, ASK_ROOM)
    if waits is not None:
        return waits
    if not is_own(state, thing):
        return not_held(state, thing, pack, "LAB-HAND-3")
    return Refusal("R-36", "no discard is needed here: there is room to draw, or this hand draws nothing")
