"""What is asked, and what each answer brings, from nothing but the asked seat's view and its odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from readingroom.core.phrases import Phrase, phrase
from readingroom.core.slips import Heading, Offer, Slip, Tone
from readingroom.games.labyrinth.cards.names import GENRE_KEYS, MEEPLE_KEYS, OPTION_KEYS, cell_number
from readingroom.games.labyrinth.cards.pack import published_pack
from readingroom.games.labyrinth.edge import actions as do
from readingroom.games.labyrinth.edge.actions import thing_numbers
from readingroom.games.labyrinth.edge.odds import WalkOdds
from readingroom.games.labyrinth.edge.reading import SIDES, Looks
from readingroom.games.labyrinth.edge.view import HandView, LabyrinthView, TileView
from readingroom.games.labyrinth.rules.geometry import COMPASS, is_beside
from readingroom.games.labyrinth.rules.house import FIRST_PILE, FIRST_REWARD
from readingroom.games.labyrinth.rules.table import TERROR_LIMIT
from readingroom.games.labyrinth.words.naming import name_of, name_of_genre, name_of_terror
from readingroom.games.labyrinth.words.phrases import describe
from readingroom.games.labyrinth.words.text import BOOSTER_RULES, WALKER_RULES, prompt, who_is

QUESTION_RULES: Final = {
    "start": ("LAB-SETUP-11", "R-14"),
    "instead": ("R-14",),
    "act": ("LAB-TURN-2", "LAB-TURN-3"),
    "take": ("LAB-BOOST-9", "R-39"),
    "extra": ("LAB-BOOST-9", "R-39"),
    "reward": ("LAB-REW-1", "R-36"),
    "spend": ("LAB-BOOST-1", "R-29"),
    "pay": ("LAB-CAP-1", "R-31"),
    "return": ("LAB-RET-1", "R-35"),
    "keep": ("R-53",),
    "give_to": ("LAB-PASS-1", "LAB-PASS-3"),
    "swap_for": ("LAB-PASS-1", "LAB-PASS-3"),
    "make_room": ("R-58", "LAB-HAND-2"),
}
# The kinds of actions in the places that they keep, each with its rule.
KINDS: Final = {
    "take": "LAB-TAKE-1",
    "flip": "LAB-FLIP-1",
    "rotate": "LAB-ROT-1",
    "move": "LAB-MOVE-1",
    "pass": "LAB-PASS-1",
    "end": "LAB-PASSACT-1",
}
IN_HAND: Final = {"spend": "LAB-BOOST-1", "discard": "LAB-HAND-3"}
SAYING_MORE: Final = ("start", "spend", "make_room")


def slip_of(looks: Looks, actions: Sequence[do.LabyrinthAction]) -> Slip:
    """The slip of the asked seat."""
    view = looks.view
    return Slip(
        asks=prompt(view, looks.names, {}, looks.pack),
        more=more(looks),
        rules=QUESTION_RULES.get(view.decision or "", ()),
        offers=tuple(offer(action, looks) for action in actions),
        headings=headings(looks) if view.decision == "act" else (),
    )


def more(looks: Looks) -> Phrase | None:
    """A line under the question."""
    view = looks.view
    if view.decision == "pay" and view.pending is not None and view.pending.paid:
        return phrase("labyrinth-chosen-so-far", cards=tuple(card_named(key, looks) for key in view.pending.paid))
    full = any(action.startswith("discard:") for action in view.legal) and view.decision in ("reward", "extra")
    if full and not any(action.startswith("draw") for action in view.legal):
        return phrase("labyrinth-hand-is-full")
    return phrase(f"labyrinth-more-{view.decision}") if view.decision in SAYING_MORE else None


def headings(looks: Looks) -> tuple[Heading, ...]:
    """The six verbs, and what is played from the hand."""
    missed = missed_by_kind(looks)
    return tuple(
        Heading(
            key=kind,
            says=phrase(f"labyrinth-verb-{kind}"),
            asks=phrase(f"labyrinth-which-{kind}"),
            more=phrase(f"labyrinth-how-{kind}") if kind in ("flip", "rotate", "move", "pass") else None,
            symbol=kind,
            rule=rule,
            in_hand=kind in IN_HAND,
            missed=missed.get(kind, ""),
        )
        for kind, rule in {**KINDS, **IN_HAND}.items()
    )


def missed_by_kind(looks: Looks) -> dict[str, str]:
    """For each verb an action that stands for it where it has none: what is refused then is the verb itself."""
    view, pack = looks.view, looks.pack
    hand = view.hands[view.active or 0]
    dark = next((tile.cell for tile in view.tiles if not tile.lit), hand.cell)
    lit = next((tile.cell for tile in view.tiles if tile.lit and tile.cell != hand.cell), hand.cell)
    held = [*hand.books, *(int(FIRST_REWARD) + one for one in hand.rewards)]
    keys = {number: key for key, number in thing_numbers(pack).items()}
    return {
        "take": str(do.Take(GENRE_KEYS[0])),
        "flip": str(do.Flip(dark)),
        "rotate": str(do.Rotate(hand.cell, clockwise=True)),
        "move": str(do.Move(lit)),
        "pass": str(do.Give(keys[held[0] if held else 0])),
        "end": str(do.End()),
    }


# --- answers ----------------------------------------------------------------------------------------------------


def offer(action: do.LabyrinthAction, looks: Looks) -> Offer:  # one line a verb
    """One answer."""
    says, view = describe(action, looks.names, looks.pack), looks.view
    match action:
        case do.End():
            return ending(action, says, looks)
        case do.Take() | do.Extra() | do.Instead():
            return of_genre(action, looks)
        case do.Start():
            return Offer(says, tone="main", rule="LAB-SETUP-11")
        case do.Flip():
            return lighting(action, looks)
        case do.Rotate():
            open_sides = turned(tile_at(view, action.cell).open or (True,) * 4, clockwise=action.clockwise)
            says = phrase("labyrinth-turn", **spot(action.cell), way="cw" if action.clockwise else "ccw")
            return Offer(says, opens(open_sides), symbol="rotate", group="rotate", rule="LAB-ROT-1")
        case do.Move():
            return walking(action, looks)
        case do.Draw():
            return Offer(says, in_deck(view.reward_deck), "main", "reward", rule="LAB-REW-1")
        case do.Skip():
            return Offer(says, rule=QUESTION_RULES[view.decision or "reward"][0])
        case do.Spend():
            return spending(action, says, looks)
        case do.Pay() | do.Copy():
            return paying(action, says, looks)
        case do.Return():
            return Offer(says, symbols(action.terror, looks), symbol="terror", rule="LAB-RET-1")
        case do.Keep():
            return Offer(says, rule="R-53")
        case do.GiveTo():
            return Offer(says, room_of(view.hands[action.seat]), symbol="pass", rule="LAB-PASS-1")
        case do.Refuse():
            return Offer(says, tone="main", rule="R-58")
        case do.Give() | do.Receive() | do.Swap():
            return Offer(says, price(view), symbol=str(action).split(":")[0], group="pass", rule="LAB-PASS-1")
        case do.SwapFor():
            return Offer(says, symbols(action.thing, looks), rule="R-41")
        case do.Discard():
            return discarding(action, says, looks)
        case do.Concede():
            return Offer(says, phrase("labyrinth-then-conceded"), "risk", rule="R-6")


def ending(action: do.End, says: Phrase, looks: Looks) -> Offer:
    """A curse follows; the last of them loses, and an action may be passed on."""
    view = looks.view
    if view.curses.left == 0:
        return Offer(says, phrase("labyrinth-then-out-of-time"), "risk", "end", "end", "LAB-END-2")
    lost = view.actions - (1 if action.pass_on else 0)
    curse = phrase("labyrinth-then-curse", actions=lost, left=view.curses.left)
    if action.pass_on:
        heir = who_is(((view.active or 0) + 1) % len(view.hands), looks.names, solo=view.solo)
        return Offer(
            says, phrase("labyrinth-then-heir", who=heir, curse=curse), "plain", "heir", "end", "LAB-PASSACT-1"
        )
    return Offer(says, curse, "main" if view.actions == 0 else "plain", "end", "end", "LAB-TURN-3")


def of_genre(action: do.Take | do.Extra | do.Instead, looks: Looks) -> Offer:
    """A Book from the top of a deck, which is shuffled anew where it is empty (LAB-DECK-1)."""
    genre = GENRE_KEYS.index(action.genre)
    title = name_of_genre(looks.pack, genre)
    taken = action.by if isinstance(action, do.Take) else "player"
    deck = looks.view.genres[genre]
    anew = deck.deck == 0 and not isinstance(action, do.Instead)
    brings = phrase("labyrinth-then-shuffled", cards=len(deck.discard)) if anew else in_deck(deck.deck)
    group = "take" if isinstance(action, do.Take) and looks.view.decision == "act" else ""
    rule = {do.Take: "LAB-TAKE-1", do.Extra: "LAB-BOOST-9"}.get(type(action), "R-14")
    says = phrase("labyrinth-book-of", by=taken, title=title)
    return Offer(says, brings, "plain", f"genre-{action.genre}", group, rule)


def in_deck(cards: int) -> Phrase:
    return phrase("labyrinth-then-in-deck", cards=cards)


def price(view: LabyrinthView) -> Phrase:
    """Alone, player and Trolley pass cards for nothing while they stand on one tile (LAB-SOLO-7)."""
    free = view.solo and view.hands[0].cell == view.hands[1].cell
    return phrase("labyrinth-then-free") if free else phrase("labyrinth-then-action")


def room_of(hand: HandView) -> Phrase:
    """The free places of a hand; a full one is asked to make room (R-58)."""
    return phrase("labyrinth-then-room", places=hand.room)


def discarding(action: do.Discard, says: Phrase, looks: Looks) -> Offer:
    """By the way it costs nothing; where a card has to go, its symbols tell which."""
    by_the_way = looks.view.decision == "act" or looks.view.asked != looks.view.seat
    brings = phrase("labyrinth-then-free") if by_the_way else symbols(action.card, looks)
    group = "discard" if looks.view.decision == "act" else ""
    tone: Tone = "quiet" if by_the_way else "plain"
    return Offer(says, brings or phrase("labyrinth-then-free"), tone, "discard", group, "LAB-HAND-3")


# --- the floor --------------------------------------------------------------------------------------------------


def tile_at(view: LabyrinthView, cell: str) -> TileView:
    return view.tiles[cell_number(cell)]


def spot(cell: str) -> dict[str, str | int]:
    """A tile for a sentence, by its row and column."""
    number = cell_number(cell)
    return {"tile": "compass" if number == COMPASS else "tile", "row": number // 5 + 1, "column": number % 5 + 1}


def lighting(action: do.Flip, looks: Looks) -> Offer:
    """What may lie there; a sixth Terror loses (LAB-END-3), and a tile out of reach costs a Useful Map."""
    view, tile = looks.view, tile_at(looks.view, action.cell)
    sixth = tile.kind in (None, "terror") and terrors_loose(view) == TERROR_LIMIT - 1
    brings = what_is_lit(tile, looks, sixth=sixth)
    if not is_near(action.cell, looks):
        brings = phrase("labyrinth-then-by-map", then=brings or phrase("labyrinth-then-lit"))
    says = phrase("labyrinth-light", **spot(action.cell))
    return Offer(says, brings, "risk" if sixth else "plain", "flip", "flip", "LAB-FLIP-1")


def terrors_loose(view: LabyrinthView) -> int:
    return sum(tile.terror is not None for tile in view.tiles)


def what_is_lit(tile: TileView, looks: Looks, *, sixth: bool) -> Phrase | None:
    if tile.kind is not None:
        return phrase("labyrinth-then-known", kind=tile.kind)
    if looks.odds is None or "terror" not in looks.odds.dark:
        return None
    above, below = looks.odds.dark["terror"]
    percent = round(100 * above / max(1, below))
    return phrase("labyrinth-then-terror-sixth" if sixth else "labyrinth-then-terror", percent=percent)


def is_near(cell: str, looks: Looks) -> bool:
    """Beside a meeple of the seat; alone, beside the Trolley, too."""
    cells = sum({1 << cell_number(looks.view.hands[hand].cell) for hand in looks.own()})
    return is_beside(cell_number(cell), cells)


def turned(sides: tuple[bool, ...], *, clockwise: bool) -> tuple[bool, ...]:
    """The open sides of a tile after a quarter turn."""
    return (sides[-1], *sides[:-1]) if clockwise else (*sides[1:], sides[0])


def opens(sides: tuple[bool, ...]) -> Phrase:
    names = tuple(phrase("labyrinth-side", side=side) for side, is_open in zip(SIDES, sides, strict=True) if is_open)
    return phrase("labyrinth-then-open", sides=names)


def walking(action: do.Move, looks: Looks) -> Offer:
    """A walk: what waits at its end, and what it costs besides its action."""
    tile, walk = tile_at(looks.view, action.cell), walk_of(action, looks)
    dearly = walk is not None and walk.boosters
    by = phrase("labyrinth-by", walker=action.who, boosters="yes" if dearly else "no")
    how = by if dearly or action.who != "player" else None
    if tile.terror is not None:
        captures = phrase("labyrinth-capture", terror=name_of_terror(looks.pack, tile.terror))
        return Offer(captures, joined(with_cards(walk, looks), how), "main", "terror", "move", "LAB-CAP-1")
    if tile.shelf is not None:
        returns = phrase("labyrinth-bring-back", title=name_of_genre(looks.pack, GENRE_KEYS.index(tile.shelf)))
        return Offer(returns, joined(going_home(tile.shelf, looks), how), "main", "shelf", "move", "LAB-RET-1")
    draws = phrase("labyrinth-then-reward") if tile.kind == "reward" else None
    says = phrase("labyrinth-walk", **spot(action.cell), walker=action.who)
    return Offer(says, joined(draws, how), "plain", "move", "move", WALKER_RULES[MEEPLE_KEYS.index(action.who)])


def walk_of(action: do.Move, looks: Looks) -> WalkOdds | None:
    """What the odds know of a walk."""
    walks = () if looks.odds is None else looks.odds.walks
    return next((walk for walk in walks if walk.cell == action.cell and walk.walker == action.who), None)


def joined(first: Phrase | None, second: Phrase | None) -> Phrase | None:
    """Two consequences one after the other."""
    if first is None or second is None:
        return first or second
    return phrase("list-more", first=first, next=second)


def with_cards(walk: WalkOdds | None, looks: Looks) -> Phrase | None:
    """The cheapest payment for a capture, and how many others there are."""
    if walk is None or not walk.payments:
        return None
    cards = tuple(card_named(key, looks) for key in walk.payments[0])
    return phrase("labyrinth-then-paid-with", cards=cards, others=len(walk.payments) - 1)


def going_home(shelf: str, looks: Looks) -> Phrase | None:
    """The captured Terrors that this Shelf takes."""
    pack = looks.pack
    terrors = [
        name_of_terror(pack, pile.terror)
        for hand in looks.own()
        for pile in looks.view.hands[hand].piles
        if shelf in pack.terrors[pile.terror].symbols
    ]
    return phrase("labyrinth-then-home", terrors=tuple(terrors)) if terrors else None


# --- cards ------------------------------------------------------------------------------------------------------


def card_named(key: str, looks: Looks) -> Phrase:
    return name_of(looks.pack, thing_numbers(looks.pack)[key])


def symbols_on(key: str, looks: Looks) -> tuple[str, ...]:
    """The symbols of a Book, an item or a Terror; a booster has none."""
    number, pack = thing_numbers(looks.pack)[key], looks.pack
    if number < FIRST_REWARD:
        return pack.books[number].symbols
    if number < FIRST_PILE:
        return pack.rewards[number - int(FIRST_REWARD)].symbols
    return pack.terrors[number - int(FIRST_PILE)].symbols


def skills(counts: Counter[str]) -> tuple[Phrase, ...]:
    """Symbols by what they stand for, alike ones counted; a colour alone would mean nothing to some."""
    return tuple(phrase("labyrinth-skills", count=counts[key], genre=key) for key in GENRE_KEYS if counts[key])


def symbols(key: str, looks: Looks) -> Phrase | None:
    """The same in words; None where there are none."""
    found = skills(Counter(symbols_on(key, looks)))
    return phrase("labyrinth-then-symbols", symbols=found) if found else None


def spending(action: do.Spend, says: Phrase, looks: Looks) -> Offer:
    """What the option does."""
    number = OPTION_KEYS.index(action.option)
    effect = looks.pack.options[number].effect
    ours = effect == published_pack().options[number].effect
    brings = phrase("labyrinth-effect", option=action.option if ours else "own", effect=effect)
    group = "spend" if looks.view.decision == "act" else ""
    return Offer(says, brings, "plain", "booster", group, BOOSTER_RULES[number])


def paying(action: do.Pay | do.Copy, says: Phrase, looks: Looks) -> Offer:
    """What the card gives, and what is still to be paid then."""
    given = list(symbols_on(action.card, looks)) * (2 if isinstance(action, do.Copy) else 1)
    left = Counter(looks.view.pending.to_pay if looks.view.pending else ()) - Counter(given)
    shown = skills(Counter(given))
    rule = "LAB-BOOST-10" if isinstance(action, do.Copy) else "LAB-CAP-2"
    if not left:
        return Offer(says, phrase("labyrinth-then-all-paid", symbols=shown), rule=rule)
    return Offer(says, phrase("labyrinth-then-left-to-pay", symbols=shown, left=skills(left)), rule=rule)
