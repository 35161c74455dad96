"""Why a card cannot be played, paid, passed or discarded now."""

from __future__ import annotations

from readingroom.core.game import Refusal
from readingroom.core.phrases import phrase
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
from readingroom.games.labyrinth.words.naming import name_of, name_of_option, name_of_reward, name_of_terror

# How each booster comes into play between actions: its rule, and what to do instead of playing it by itself.
BY_ITSELF = {
    int(TROLLEY_SERVICE): ("LAB-BOOST-5", phrase("labyrinth-refused-alone-trolley-service")),
    int(LIBRARY_LADDER): ("LAB-BOOST-6", phrase("labyrinth-refused-alone-library-ladder")),
    int(SECRET_PASSAGE): ("LAB-BOOST-7", phrase("labyrinth-refused-alone-secret-passage")),
    int(USEFUL_MAP): ("LAB-BOOST-8", phrase("labyrinth-refused-alone-useful-map")),
    int(PHOTOCOPIER): ("LAB-BOOST-10", phrase("labyrinth-refused-alone-photocopier")),
}


def not_held(state: LabyrinthState, thing: int, pack: Pack, rule: str) -> Refusal:
    """A thing is not in the hand that it should come from; the rule forbids that unless it lies under a Terror."""
    name = name_of(pack, thing)
    for terror in range(TERRORS):
        if thing < FIRST_REWARD:
            lies_under = state.under_books[terror] & bit(thing)
        else:
            lies_under = thing < FIRST_PILE and state.under_items[terror] & bit(thing - FIRST_REWARD)
        if lies_under:
            return Refusal(
                "LAB-CAP-5", phrase("labyrinth-refused-lies-under", card=name, terror=name_of_terror(pack, terror))
            )
    if state.holder(thing) >= 0:
        return Refusal(rule, phrase("labyrinth-refused-other-hand", card=name))
    return Refusal(rule, phrase("labyrinth-refused-nobodys-hand", card=name))


def asked_hands(state: LabyrinthState) -> tuple[int, ...]:
    """The hands of the seat that is asked: alone, the Trolley's too."""
    return (0, 1) if state.house.solo else (int(state.asked),)


def is_own(state: LabyrinthState, thing: int) -> bool:
    return state.holder(thing) in asked_hands(state)


# --- boosters -----------------------------------------------------------------------------------------------


def why_not_spend(state: LabyrinthState, reward: int, place: int, pack: Pack) -> Refusal:
    options = [option for option in range(OPTIONS) if state.house.option_set[option] & bit(reward)]
    if not options:
        return Refusal("LAB-REW-2", phrase("labyrinth-refused-no-booster", card=name_of_reward(pack, reward)))
    option = options[place]
    waits = comes_first(state, ASK_ACT, ASK_SPEND, ASK_TAKE)
    if waits is not None:
        return waits
    if not is_own(state, int(FIRST_REWARD) + reward):
        return Refusal("LAB-BOOST-1", phrase("labyrinth-refused-not-yours-to-play", card=name_of_reward(pack, reward)))
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
    return Refusal("R-46", phrase("labyrinth-refused-no-book-left"))


def why_not_another_card(state: LabyrinthState, reward: int, option: int) -> Refusal:
    if option != LIBRARY_CARD:
        return Refusal("R-39", phrase("labyrinth-refused-only-library-cards"))
    if state.first & bit(reward):
        return Refusal("R-39", phrase("labyrinth-refused-library-card-ready"))
    if not state.hand_others[state.second] & bit(reward):
        return Refusal("R-56", phrase("labyrinth-refused-library-card-hand"))
    return Refusal("R-39", phrase("labyrinth-refused-library-card-order"))


def why_not_serve(state: LabyrinthState, reward: int, option: int, pack: Pack) -> Refusal:
    """A booster is asked for, but not this one."""
    purpose, title = state.first, name_of_option(pack, OPTION_KEYS[option])
    if purpose == FOR_WALK:
        if option in (LIBRARY_LADDER, SECRET_PASSAGE):
            return Refusal("R-29", phrase("labyrinth-refused-way-needs-not", option=title))
        return Refusal("R-29", phrase("labyrinth-refused-way-needs", option=title))
    if purpose == FOR_COPIES:
        if option == PHOTOCOPIER:
            return Refusal("R-29", phrase("labyrinth-refused-serves-already"))
        return Refusal("R-33", phrase("labyrinth-refused-copy-needs", option=title))
    if purpose == FOR_FLIP:
        return Refusal("R-59", phrase("labyrinth-refused-flip-needs", option=title))
    if option != TROLLEY_SERVICE:
        return Refusal("R-59", phrase("labyrinth-refused-pass-needs", option=title))
    if int(FIRST_REWARD) + reward in (state.second % ABOVE, state.second // ABOVE):
        return Refusal("LAB-BOOST-5", phrase("labyrinth-refused-service-itself"))
    return Refusal("R-40", phrase("labyrinth-refused-service-full"))


# --- payments -----------------------------------------------------------------------------------------------


def why_not_pay(state: LabyrinthState, card: int, pack: Pack) -> Refusal:
    waits = not_before(state, ASK_PAY, "LAB-CAP-1", phrase("labyrinth-refused-pay-when"))
    if waits is not None:
        return waits
    name = name_of(pack, card)
    wrong = why_not_of_purse(state, card, pack)
    if wrong is not None:
        return wrong
    if card >= FIRST_REWARD and not state.house.items & bit(card - FIRST_REWARD):
        return Refusal("LAB-CAP-2", phrase("labyrinth-refused-no-symbols", card=name))
    if could_pay_earlier(state, card):
        return Refusal("R-31", phrase("labyrinth-refused-pay-order", card=name))
    return Refusal("R-31", phrase("labyrinth-refused-pay-not-needed", card=name))


def why_not_of_purse(state: LabyrinthState, card: int, pack: Pack) -> Refusal | None:
    """The card is not the mover's own, or chosen already."""
    books, others = purse_books(state, state.walker), purse_others(state, state.walker)
    held, paid = (books, state.paid_books) if card < FIRST_REWARD else (others, state.paid_items)
    here = bit(card if card < FIRST_REWARD else card - FIRST_REWARD)
    if not held & here:
        return not_held(state, card, pack, "R-30")
    if paid & here:
        return Refusal("R-31", phrase("labyrinth-refused-chosen-already", card=name_of(pack, card)))
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
    waits = not_before(state, ASK_PAY, "LAB-BOOST-10", phrase("labyrinth-refused-copy-when"))
    if waits is not None:
        return waits
    wrong = why_not_of_purse(state, book, pack)
    if wrong is not None:
        return wrong
    if bits(free_copiers(state)) <= bits(state.copied):
        return Refusal("LAB-BOOST-10", phrase("labyrinth-refused-no-photocopier"))
    if state.paid_books != state.copied or state.paid_items:
        return Refusal("R-33", phrase("labyrinth-refused-copies-first"))
    return Refusal("R-31", phrase("labyrinth-refused-copy-not-needed", card=name_of(pack, book)))


def why_not_return(state: LabyrinthState, terror: int, pack: Pack) -> Refusal:
    when = phrase("labyrinth-refused-return-when")
    waits = not_before(state, ASK_RETURN, "R-35", when)
    if waits is not None:
        return waits
    name = name_of_terror(pack, terror)
    if not purse_others(state, state.walker) & bit(FIRST_PILE - FIRST_REWARD + terror):
        return Refusal("LAB-RET-1", phrase("labyrinth-refused-not-captured", terror=name))
    shelf = GENRE_KEYS[state.token[state.goal]]
    return Refusal("LAB-RET-1", phrase("labyrinth-refused-other-shelf", terror=name, genre=shelf))


# --- discards -----------------------------------------------------------------------------------------------


def why_not_discard(state: LabyrinthState, thing: int, pack: Pack) -> Refusal:
    waits = comes_first(state, ASK_ACT, ASK_REWARD, ASK_EXTRA, ASK_ROOM)
    if waits is not None:
        return waits
    if not is_own(state, thing):
        return not_held(state, thing, pack, "LAB-HAND-3")
    return Refusal("R-36", phrase("labyrinth-refused-no-discard"))
