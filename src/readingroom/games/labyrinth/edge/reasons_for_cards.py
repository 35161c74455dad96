"""Why a player might play, pay, pass, keep or discard a card."""

from __future__ import annotations

from collections import Counter

from readingroom.games.labyrinth.cards.names import OPTION_KEYS
from readingroom.games.labyrinth.edge import actions as do
from readingroom.games.labyrinth.edge.reading import Looks
from readingroom.games.labyrinth.rules.house import FIRST_PILE, FIRST_REWARD
from readingroom.games.labyrinth.words.figures import symbols
from readingroom.games.labyrinth.words.naming import counted, option_title, options_of, place_of
from readingroom.games.labyrinth.words.text import BOOSTER_RULES

# --- boosters ---------------------------------------------------------------------------------------------------


def for_booster(looks: Looks, action: do.Spend) -> tuple[str, str]:
    """What the booster does now, and what goes with it."""
    options = options_of(looks.pack, looks.number(action.card) - int(FIRST_REWARD))
    used, other = sorted(options, key=lambda option: option != action.option)
    does = uses(looks)[used]
    title, lost = option_title(looks.pack, used), option_title(looks.pack, other)
    return BOOSTER_RULES[OPTION_KEYS.index(used)], f"I play {title}: it {does}; the card's {lost} goes with it."


def uses(looks: Looks) -> dict[str, str]:
    """What each option does where it is asked for."""
    pending = looks.view.pending
    goal = place_of(pending.cell) if pending is not None and pending.cell is not None else "the tile"
    thing = looks.name(looks.number(pending.thing)) if pending is not None and pending.thing is not None else "the card"
    return {
        "time_machine": f"gives me {counted(looks.view.actions + 1, 'action')} instead of {looks.view.actions}",
        "trolley_service": f"brings {thing} across from tile to tile",
        "library_ladder": f"leads past a token on the way to {goal}",
        "secret_passage": f"leads through a bookcase on the way to {goal}",
        "useful_map": f"lights {goal} from afar",
        "library_card": "brings me one more Book for the same action",
        "photocopier": "counts a Book's symbols twice in this capture",
    }


# --- captures and returns ---------------------------------------------------------------------------------------


def for_pay(looks: Looks, action: do.Pay | do.Copy) -> tuple[str, str]:
    """Which of the missing symbols a card brings."""
    pending, card = looks.view.pending, looks.number(action.card)
    paid = [] if pending is None else [looks.number(key) for key in (*pending.paid, *pending.copied)]
    terror = None if pending is None or pending.cell is None else looks.tile(pending.cell).terror
    brought = looks.symbols([card] if isinstance(action, do.Pay) else [card, card])
    missing = Counter[str]() if terror is None else looks.lacks(terror, paid)
    useful, spare = brought & missing, (brought - missing).total()
    name = "the Terror" if terror is None else looks.terror(terror)
    surplus = "none to spare" if spare == 0 else f"{spare} to spare"
    twice = " copied" if isinstance(action, do.Copy) else ""
    rule = "LAB-BOOST-10" if isinstance(action, do.Copy) else "LAB-CAP-2"
    return rule, f"I pay {looks.name(card)}{twice}: that brings {symbols(useful)} for {name}, with {surplus}."


def for_return(looks: Looks, action: do.Return) -> tuple[str, str]:
    """How many other Shelves the Terror could still go to."""
    shows = set(looks.pack.terrors[looks.number(action.terror) - int(FIRST_PILE)].symbols)
    pending = looks.view.pending
    here = None if pending is None or pending.cell is None else looks.tile(pending.cell).shelf
    open_ones = [genre.key for genre in looks.view.genres if genre.filled_by is None and genre.key != here]
    left = sum(key in shows for key in open_ones)
    if not open_ones:
        return "LAB-END-1", f"I return {looks.name(looks.number(action.terror))}: it fills the last Shelf, and we win."
    return "LAB-RET-1", (
        f"I return {looks.name(looks.number(action.terror))} here, "
        f"though it could still go to {left} of the {len(open_ones)} other open Shelves."
    )


def for_keep(looks: Looks, action: do.Keep) -> tuple[str, str]:
    mine, trolleys = looks.slots(0), looks.slots(1)
    hand = "the Trolley's hand" if action.hand == "trolley" else "my hand"
    return "R-53", f"I keep the pile in {hand}: now I fill {mine} and the Trolley {trolleys} of 6 slots."


# --- passing ----------------------------------------------------------------------------------------------------


def for_pass(looks: Looks, action: do.Give | do.Receive | do.Swap) -> tuple[str, str]:
    thing = looks.number(action.thing)
    rule = "LAB-SOLO-7" if looks.view.solo else "LAB-PASS-1"
    if thing >= FIRST_PILE:
        deed = {do.Give: "I give", do.Receive: "I take", do.Swap: "I swap"}[type(action)]
        return rule, f"{deed} {looks.name(thing)}, which rides better in the other hand: {slots_words(looks, 1)}."
    if isinstance(action, do.Receive):
        return rule, f"I take {looks.name(thing)} {gain(looks, thing, looks.seat)}"
    if isinstance(action, do.Swap):
        shown = symbols(looks.symbols([thing])) or "no symbol"
        return rule, f"I swap {looks.name(thing)}: it shows {shown}, and another card may serve me better."
    hands = gift_hands(looks, thing)
    if len(hands) == 1:
        return rule, f"I give {looks.name(thing)} to {looks.who(hands[0])}{gain(looks, thing, hands[0])}"
    able = [(looks.who(hand), completes(looks, thing, hand)) for hand in hands]
    pays = [f"{who} can then pay for {looks.terror(terror)}" for who, terror in able if terror is not None]
    return rule, f"I give {looks.name(thing)} away: {pays[0] if pays else 'somebody else may need it more'}."


def gift_hands(looks: Looks, thing: int) -> list[int]:
    """The hands that a gift may go to: on the same tile, or anywhere by a Trolley Service that is not the gift."""
    others = [one - int(FIRST_REWARD) for one in looks.held(*looks.own()) if one >= FIRST_REWARD and one != thing]
    if any("trolley_service" in looks.pack.rewards[one].options for one in others):
        return list(looks.others())
    return [hand for hand in looks.others() if looks.at(hand) == looks.at(looks.seat)] or list(looks.others())


def for_gift_to(looks: Looks, action: do.GiveTo) -> tuple[str, str]:
    pending = looks.view.pending
    thing = None if pending is None or pending.thing is None else looks.number(pending.thing)
    if thing is None or thing >= FIRST_PILE:
        return "LAB-PASS-1", f"I give it to {looks.who(action.seat)}: {slots_words(looks, action.seat)}."
    return "LAB-PASS-1", f"I give {looks.name(thing)} to {looks.who(action.seat)}{gain(looks, thing, action.seat)}"


def for_swap_for(looks: Looks, action: do.SwapFor) -> tuple[str, str]:
    thing = looks.number(action.thing)
    rule = "LAB-SOLO-7" if looks.view.solo else "LAB-PASS-1"
    if thing >= FIRST_PILE:
        return rule, f"I get {looks.name(thing)} for it, and no slot is needed for a swap."
    return rule, f"I get {looks.name(thing)} for it {gain(looks, thing, looks.seat)}"


def completes(looks: Looks, thing: int, hand: int) -> int | None:
    """A Terror on the grid that a hand can pay for only with this card."""
    held = looks.held(hand)
    for _, terror in looks.terrors():
        if looks.lacks(terror, held) and not looks.lacks(terror, [*held, thing]):
            return terror
    return None


def gain(looks: Looks, thing: int, hand: int) -> str:
    """What a card is worth in a hand, as the end of a sentence that has just named whose hand it is."""
    mine = hand == looks.seat
    if looks.view.solo and not mine:  # on a ride both hands pay, and alone the Trolley captures nothing
        return f", which has {looks.slots(hand)} of 6 slots filled; I gain a free one."
    terror = completes(looks, thing, hand)
    if terror is not None:
        return (
            f"and can then pay for {looks.terror(terror)}."
            if mine
            else f", who can then pay for {looks.terror(terror)}."
        )
    held = looks.held(hand)
    for _, wanted in looks.terrors():
        brought = looks.symbols([thing]) & looks.lacks(wanted, held)
        if brought:
            lacking = f"{symbols(brought)} for {looks.terror(wanted)}."
            return f"because I lack {lacking}" if mine else f", who lacks {lacking}"
    return f"because it may serve me better: {slots_words(looks, hand)}." if mine else f": {slots_words(looks, hand)}."


def slots_words(looks: Looks, hand: int) -> str:
    """How full a hand is."""
    who, filled = looks.who(hand), looks.slots(hand)
    return f"I have {filled} of 6 slots filled" if hand == looks.seat else f"{who} has {filled} of 6 slots filled"


# --- making room ------------------------------------------------------------------------------------------------


def for_discard(looks: Looks, action: do.Refuse | do.Discard) -> tuple[str, str]:
    offer = looks.view.offer if looks.view.asked == looks.seat else None
    gift = None if offer is None else looks.name(looks.number(offer))
    if isinstance(action, do.Refuse):
        return "R-58", f"I keep my cards: all 6 are worth more to us than {gift or 'the gift'}."
    thing = looks.number(action.card)
    rule, room = ("LAB-HAND-3", "one more free slot") if gift is None else ("R-58", f"room for {gift}")
    head = f"I discard {looks.name(thing)} and have {room}"
    if thing >= FIRST_REWARD and not looks.pack.rewards[thing - int(FIRST_REWARD)].symbols:
        return rule, f"{head}, and I see no use for this booster."
    return rule, f"{head}: {terrors_asking(looks, thing)} its symbols."


def terrors_asking(looks: Looks, thing: int) -> str:
    """How many Terrors on the grid ask for a card's symbols."""
    asking = sum(bool(looks.symbols([thing]) & looks.lacks(terror, [])) for _, terror in looks.terrors())
    of = len(looks.terrors())
    if asking == 0:
        return "no Terror on the grid asks for"
    return "the only Terror on the grid asks for" if of == 1 else f"{asking} of {of} Terrors on the grid ask for"
