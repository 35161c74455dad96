"""Every answer as a short phrase for a button or a menu."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.games.labyrinth.cards.names import GENRE_KEYS
from readingroom.games.labyrinth.cards.pack import Pack
from readingroom.games.labyrinth.edge import actions as do
from readingroom.games.labyrinth.edge.actions import NO_OPTIONS, option_keys, thing_numbers
from readingroom.games.labyrinth.rules.house import FIRST_REWARD
from readingroom.games.labyrinth.words.naming import (
    a_book,
    capital,
    listed,
    option_title,
    place_of,
    thing_name,
)


def describe(action: do.LabyrinthAction, names: Sequence[str], pack: Pack) -> str:  # one line a verb
    """The phrase for an action; no two actions share one."""
    match action:
        case do.End():
            return "End your turn and pass an action on" if action.pass_on else "End your turn"
        case do.Take() | do.Extra() | do.Instead() | do.Start():
            return describe_genres(action, pack)
        case do.Flip() | do.Rotate() | do.Move():
            return describe_on_the_floor(action)
        case do.Draw():
            return "Draw a Reward for the Trolley" if action.into == "trolley" else "Draw a Reward"
        case do.Skip():
            return "Draw no more"
        case do.Spend():
            return describe_booster(action, pack)
        case do.Return():
            return f"Return {thing_name(pack, thing_numbers(pack)[action.terror])}"
        case do.Keep():
            return "The Trolley keeps the Terror" if action.hand == "trolley" else "You keep the Terror"
        case do.Pay() | do.Copy() | do.Discard():
            return describe_card(action, pack)
        case do.Give() | do.Receive() | do.Swap() | do.SwapFor():
            return describe_passing(action, pack)
        case do.GiveTo():
            return f"Give it to {names[action.seat] if action.seat < len(names) else f'seat {action.seat + 1}'}"
        case do.Refuse():
            return "Keep all your cards"
        case do.Concede():
            return "Give the match up"


def describe_genres(action: do.Take | do.Extra | do.Instead | do.Start, pack: Pack) -> str:
    if isinstance(action, do.Start):
        return f"Start with {listed(action.genres)}"
    genre = GENRE_KEYS.index(action.genre)
    book, title = a_book(genre), pack.genres[genre].title
    match action:
        case do.Take():
            return f"{'The Trolley takes' if action.by == 'trolley' else 'Take'} {book} ({title})"
        case do.Extra():
            return f"Take {book} as well ({title})"
        case do.Instead():
            return f"{capital(book)} instead ({title})"


def describe_on_the_floor(action: do.Flip | do.Rotate | do.Move) -> str:
    tile = place_of(action.cell)
    match action:
        case do.Flip():
            return f"Light {tile}"
        case do.Rotate():
            return f"Turn {tile} {'clockwise' if action.clockwise else 'anticlockwise'}"
        case do.Move():
            return f"{ {'player': 'Walk', 'trolley': 'Send the Trolley', 'ride': 'Ride'}[action.who] } to {tile}"


def describe_booster(action: do.Spend, pack: Pack) -> str:
    """The option that is used; the card's other option tells two cards of the same option apart."""
    thing = thing_numbers(pack)[action.card]
    card, options = thing_name(pack, thing), option_keys(pack, thing - int(FIRST_REWARD))
    if options == NO_OPTIONS:
        return f"Play {card} (option {action.option})"
    used, other = sorted(options, key=lambda option: option != action.option)
    again = card[card.rindex(" (") :] if card.endswith(")") else ""
    return f"Play {option_title(pack, used)}, not {option_title(pack, other)}{again}"


def describe_card(action: do.Pay | do.Copy | do.Discard, pack: Pack) -> str:
    name = thing_name(pack, thing_numbers(pack)[action.card])
    match action:
        case do.Pay():
            return f"Pay {name}"
        case do.Copy():
            return f"Pay {name} twice (Photocopier)"
        case do.Discard():
            return f"Discard {name}"


def describe_passing(action: do.Give | do.Receive | do.Swap | do.SwapFor, pack: Pack) -> str:
    name = thing_name(pack, thing_numbers(pack)[action.thing])
    match action:
        case do.Give():
            return f"Give {name}"
        case do.Receive():
            return f"Receive {name}"
        case do.Swap():
            return f"Swap {name}"
        case do.SwapFor():
            return f"Get {name} for it"
