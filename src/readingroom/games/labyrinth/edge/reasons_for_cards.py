"""Why a player might play, pay, pass, keep or discard a card."""

from __future__ import annotations

from collections import Counter

from readingroom.core.phrases import Phrase, phrase
from readingroom.games.labyrinth.cards.names import OPTION_KEYS
from readingroom.games.labyrinth.edge import actions as do
from readingroom.games.labyrinth.edge.reading import Looks
from readingroom.games.labyrinth.rules.house import FIRST_PILE, FIRST_REWARD
from readingroom.games.labyrinth.words.naming import name_of_option, options_of, some_tile, symbols_of, tile_of
from readingroom.games.labyrinth.words.text import BOOSTER_RULES

# --- boosters ---------------------------------------------------------------------------------------------------


def for_booster(looks: Looks, action: do.Spend) -> tuple[str, Phrase]:
    """What the booster does now, and what goes with it."""
    options = options_of(looks.pack, looks.number(action.card) - int(FIRST_REWARD))
    used, other = sorted(options, key=lambda option: option != action.option)
    pending = looks.view.pending
    cell = None if pending is None else pending.cell
    thing = None if pending is None else pending.thing
    says = phrase(
        "labyrinth-reason-play",
        option=used,
        title=name_of_option(looks.pack, used),
        other=name_of_option(looks.pack, other),
        before=looks.view.actions,
        after=looks.view.actions + 1,
        card=phrase("labyrinth-some-card") if thing is None else looks.card(looks.number(thing)),
        goal=some_tile("object") if cell is None else tile_of(cell, "object"),
        to=some_tile("to") if cell is None else tile_of(cell, "to"),
    )
    return BOOSTER_RULES[OPTION_KEYS.index(used)], says


# --- captures and returns ---------------------------------------------------------------------------------------


def for_pay(looks: Looks, action: do.Pay | do.Copy) -> tuple[str, Phrase]:
    """Which of the missing symbols a card brings."""
    pending, card = looks.view.pending, looks.number(action.card)
    paid = [] if pending is None else [looks.number(key) for key in (*pending.paid, *pending.copied)]
    terror = None if pending is None or pending.cell is None else looks.tile(pending.cell).terror
    brought = looks.symbols([card] if isinstance(action, do.Pay) else [card, card])
    missing = Counter[str]() if terror is None else looks.lacks(terror, paid)
    useful, spare = brought & missing, (brought - missing).total()
    name = phrase("labyrinth-some-terror") if terror is None else looks.terror(terror)
    rule, copied = ("LAB-BOOST-10", "yes") if isinstance(action, do.Copy) else ("LAB-CAP-2", "no")
    paid_with, brings = looks.card(card), symbols_of(useful)
    return rule, phrase("labyrinth-reason-pay", card=paid_with, copied=copied, symbols=brings, terror=name, spare=spare)


def for_return(looks: Looks, action: do.Return) -> tuple[str, Phrase]:
    """How many other Shelves the Terror could still go to."""
    shows = set(looks.pack.terrors[looks.number(action.terror) - int(FIRST_PILE)].symbols)
    pending = looks.view.pending
    here = None if pending is None or pending.cell is None else looks.tile(pending.cell).shelf
    open_ones = [genre.key for genre in looks.view.genres if genre.filled_by is None and genre.key != here]
    left = sum(key in shows for key in open_ones)
    name = looks.card(looks.number(action.terror))
    if not open_ones:
        return "LAB-END-1", phrase("labyrinth-reason-return-wins", terror=name)
    return "LAB-RET-1", phrase("labyrinth-reason-return", terror=name, left=left, open=len(open_ones))


def for_keep(looks: Looks, action: do.Keep) -> tuple[str, Phrase]:
    mine, trolleys = looks.slots(0), looks.slots(1)
    return "R-53", phrase("labyrinth-reason-keep", hand=action.hand, mine=mine, trolley=trolleys)


# --- passing ----------------------------------------------------------------------------------------------------


def for_pass(looks: Looks, action: do.Give | do.Receive | do.Swap) -> tuple[str, Phrase]:
    thing = looks.number(action.thing)
    rule, name = "LAB-SOLO-7" if looks.view.solo else "LAB-PASS-1", looks.card(thing)
    if thing >= FIRST_PILE:
        deed = {do.Give: "give", do.Receive: "take", do.Swap: "swap"}[type(action)]
        return rule, phrase("labyrinth-reason-pass-terror", deed=deed, terror=name, slots=slots(looks, 1))
    if isinstance(action, do.Receive):
        return rule, phrase("labyrinth-reason-receive", card=name, gain=gain(looks, thing, looks.seat))
    if isinstance(action, do.Swap):
        shown = symbols_of(looks.symbols([thing]))
        if shown:
            return rule, phrase("labyrinth-reason-swap", card=name, symbols=shown)
        return rule, phrase("labyrinth-reason-swap-plain", card=name)
    return rule, for_gift(looks, thing)


def for_gift(looks: Looks, thing: int) -> Phrase:
    """To whom it may go, and what for."""
    name, hands = looks.card(thing), gift_hands(looks, thing)
    if len(hands) == 1:
        return gift(looks, thing, hands[0])
    able = [(looks.person(hand), completes(looks, thing, hand)) for hand in hands]
    for who, terror in able:
        if terror is not None:
            return phrase("labyrinth-reason-give-away-pays", card=name, who=who, terror=looks.terror(terror))
    return phrase("labyrinth-reason-give-away", card=name)


def gift(looks: Looks, thing: int, hand: int) -> Phrase:
    """A card for somebody, and what it is worth there."""
    who = phrase("labyrinth-trolley-to") if looks.is_trolley(hand) else looks.person(hand)
    return phrase("labyrinth-reason-give", card=looks.card(thing), who=who, gain=gain(looks, thing, hand))


def gift_hands(looks: Looks, thing: int) -> list[int]:
    """The hands that a gift may go to: on the same tile, or anywhere by a Trolley Service that is not the gift."""
    others = [one - int(FIRST_REWARD) for one in looks.held(*looks.own()) if one >= FIRST_REWARD and one != thing]
    if any("trolley_service" in looks.pack.rewards[one].options for one in others):
        return list(looks.others())
    return [hand for hand in looks.others() if looks.at(hand) == looks.at(looks.seat)] or list(looks.others())


def for_gift_to(looks: Looks, action: do.GiveTo) -> tuple[str, Phrase]:
    pending = looks.view.pending
    thing = None if pending is None or pending.thing is None else looks.number(pending.thing)
    if thing is None or thing >= FIRST_PILE:
        who, filled = looks.person(action.seat), slots(looks, action.seat)
        return "LAB-PASS-1", phrase("labyrinth-reason-give-it", who=who, slots=filled)
    return "LAB-PASS-1", gift(looks, thing, action.seat)


def for_swap_for(looks: Looks, action: do.SwapFor) -> tuple[str, Phrase]:
    thing = looks.number(action.thing)
    rule, name = "LAB-SOLO-7" if looks.view.solo else "LAB-PASS-1", looks.card(thing)
    if thing >= FIRST_PILE:
        return rule, phrase("labyrinth-reason-swap-for-terror", terror=name)
    return rule, phrase("labyrinth-reason-swap-for", card=name, gain=gain(looks, thing, looks.seat))


def completes(looks: Looks, thing: int, hand: int) -> int | None:
    """A Terror on the grid that a hand can pay for only with this card."""
    held = looks.held(hand)
    for _, terror in looks.terrors():
        if looks.lacks(terror, held) and not looks.lacks(terror, [*held, thing]):
            return terror
    return None


def gain(looks: Looks, thing: int, hand: int) -> Phrase:
    """What a card is worth in a hand, as the end of a sentence that has just named whose hand it is."""
    whose = "mine" if hand == looks.seat else "theirs"
    if looks.view.solo and whose == "theirs":  # on a ride both hands pay, and alone the Trolley captures nothing
        return phrase("labyrinth-gain-slot", filled=looks.slots(hand))
    terror = completes(looks, thing, hand)
    if terror is not None:
        return phrase("labyrinth-gain-pays", whose=whose, terror=looks.terror(terror))
    held = looks.held(hand)
    for _, wanted in looks.terrors():
        brought = looks.symbols([thing]) & looks.lacks(wanted, held)
        if brought:
            lacking = symbols_of(brought)
            return phrase("labyrinth-gain-lacking", whose=whose, symbols=lacking, terror=looks.terror(wanted))
    return phrase("labyrinth-gain", whose=whose, slots=slots(looks, hand))


def slots(looks: Looks, hand: int) -> Phrase:
    """How full a hand is."""
    filled = looks.slots(hand)
    if hand == looks.seat:
        return phrase("labyrinth-slots-mine", filled=filled)
    if looks.is_trolley(hand):
        return phrase("labyrinth-slots-trolley", filled=filled)
    return phrase("labyrinth-slots", who=looks.person(hand), filled=filled)


# --- making room ------------------------------------------------------------------------------------------------


def for_discard(looks: Looks, action: do.Refuse | do.Discard) -> tuple[str, Phrase]:
    offer = looks.view.offer if looks.view.asked == looks.seat else None
    offered = None if offer is None else looks.card(looks.number(offer))
    if isinstance(action, do.Refuse):
        return "R-58", phrase("labyrinth-reason-refuse", card=offered or phrase("labyrinth-some-gift"))
    thing = looks.number(action.card)
    name, rule, room = looks.card(thing), "LAB-HAND-3", phrase("labyrinth-room")
    if offered is not None:
        rule, room = "R-58", phrase("labyrinth-room-for", card=offered)
    if thing >= FIRST_REWARD and not looks.pack.rewards[thing - int(FIRST_REWARD)].symbols:
        return rule, phrase("labyrinth-reason-discard-booster", card=name, room=room)
    asking = sum(bool(looks.symbols([thing]) & looks.lacks(terror, [])) for _, terror in looks.terrors())
    return rule, phrase("labyrinth-reason-discard", card=name, room=room, asking=asking, of=len(looks.terrors()))
