"""Every answer as a short phrase for a button or a menu."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.core.phrases import Phrase, phrase
from readingroom.games.labyrinth.cards.names import GENRE_KEYS
from readingroom.games.labyrinth.cards.pack import Pack
from readingroom.games.labyrinth.edge import actions as do
from readingroom.games.labyrinth.edge.actions import NO_OPTIONS, option_keys, thing_numbers
from readingroom.games.labyrinth.rules.house import FIRST_REWARD
from readingroom.games.labyrinth.words.naming import (
    genres,
    name_of,
    name_of_genre,
    name_of_option,
    number_among_alike,
    tile_of,
)


def describe(action: do.LabyrinthAction, names: Sequence[str], pack: Pack) -> Phrase:  # one line a verb
    """The phrase for an action; no two actions share one."""
    match action:
        case do.End():
            return phrase("labyrinth-do-end-pass" if action.pass_on else "labyrinth-do-end")
        case do.Take() | do.Extra() | do.Instead() | do.Start():
            return describe_genres(action, pack)
        case do.Flip() | do.Rotate() | do.Move():
            return describe_on_the_floor(action)
        case do.Draw():
            return phrase("labyrinth-do-draw", into=action.into)
        case do.Skip():
            return phrase("labyrinth-do-skip")
        case do.Spend():
            return describe_booster(action, pack)
        case do.Return():
            return phrase("labyrinth-do-return", card=name_of(pack, thing_numbers(pack)[action.terror]))
        case do.Keep():
            return phrase("labyrinth-do-keep", hand=action.hand)
        case do.Pay() | do.Copy() | do.Discard():
            return describe_card(action, pack)
        case do.Give() | do.Receive() | do.Swap() | do.SwapFor():
            return describe_passing(action, pack)
        case do.GiveTo():
            known = action.seat < len(names)
            who = names[action.seat] if known else phrase("labyrinth-some-seat", number=action.seat + 1)
            return phrase("labyrinth-do-give-to", who=who)
        case do.Refuse():
            return phrase("labyrinth-do-refuse")
        case do.Concede():
            return phrase("labyrinth-do-concede")


def describe_genres(action: do.Take | do.Extra | do.Instead | do.Start, pack: Pack) -> Phrase:
    if isinstance(action, do.Start):
        return phrase("labyrinth-do-start", genres=genres([GENRE_KEYS.index(genre) for genre in action.genres]))
    title = name_of_genre(pack, GENRE_KEYS.index(action.genre))
    match action:
        case do.Take():
            return phrase("labyrinth-do-take", by=action.by, genre=action.genre, title=title)
        case do.Extra():
            return phrase("labyrinth-do-extra", genre=action.genre, title=title)
        case do.Instead():
            return phrase("labyrinth-do-instead", genre=action.genre, title=title)


def describe_on_the_floor(action: do.Flip | do.Rotate | do.Move) -> Phrase:
    match action:
        case do.Flip():
            return phrase("labyrinth-do-flip", tile=tile_of(action.cell, "object"))
        case do.Rotate():
            way = "cw" if action.clockwise else "ccw"
            return phrase("labyrinth-do-rotate", tile=tile_of(action.cell, "object"), way=way)
        case do.Move():
            return phrase("labyrinth-do-move", walker=action.who, to=tile_of(action.cell, "to"))


def describe_booster(action: do.Spend, pack: Pack) -> Phrase:
    """The option that is used; the card's other option tells two cards of the same option apart."""
    thing = thing_numbers(pack)[action.card]
    options = option_keys(pack, thing - int(FIRST_REWARD))
    if options == NO_OPTIONS:
        return phrase("labyrinth-do-play-card", card=name_of(pack, thing), option=action.option)
    used, other = (name_of_option(pack, key) for key in sorted(options, key=lambda option: option != action.option))
    number = number_among_alike(pack, thing)
    if number == 1:
        return phrase("labyrinth-do-play", option=used, other=other)
    return phrase("labyrinth-do-play-again", option=used, other=other, number=number)


def describe_card(action: do.Pay | do.Copy | do.Discard, pack: Pack) -> Phrase:
    card = name_of(pack, thing_numbers(pack)[action.card])
    match action:
        case do.Pay():
            return phrase("labyrinth-do-pay", card=card)
        case do.Copy():
            return phrase("labyrinth-do-copy", card=card)
        case do.Discard():
            return phrase("labyrinth-do-discard", card=card)


def describe_passing(action: do.Give | do.Receive | do.Swap | do.SwapFor, pack: Pack) -> Phrase:
    card = name_of(pack, thing_numbers(pack)[action.thing])
    match action:
        case do.Give():
            return phrase("labyrinth-do-give", card=card)
        case do.Receive():
            return phrase("labyrinth-do-receive", card=card)
        case do.Swap():
            return phrase("labyrinth-do-swap", card=card)
        case do.SwapFor():
            return phrase("labyrinth-do-swap-for", card=card)
