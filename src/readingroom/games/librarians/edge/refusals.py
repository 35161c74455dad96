"""Why an answer is not legal now: the rule, and what to do instead."""

from __future__ import annotations

from readingroom.core.game import Refusal
from readingroom.core.phrases import phrase
from readingroom.core.state import bit
from readingroom.games.librarians.cards.names import COLOUR_KEYS, DECISIONS, GENRE_KEYS, LETTERS
from readingroom.games.librarians.cards.pack import Pack
from readingroom.games.librarians.edge.refusals_for_cells import why_not_here, why_not_inserted
from readingroom.games.librarians.rules.claims import claimable_genres
from readingroom.games.librarians.rules.codes import (
    AT,
    AUTHOR,
    CLAIM,
    END_TURN,
    GIVE_UP,
    KEEP_OFF,
    NAME_COLOUR,
    NAME_LETTER,
    TAKE,
    USE,
    WAY,
)
from readingroom.games.librarians.rules.connecting import is_one_unit
from readingroom.games.librarians.rules.house import FIRST_HELD, SILENT
from readingroom.games.librarians.rules.playing import may_play_on, meets_force
from readingroom.games.librarians.rules.powers import held_genres
from readingroom.games.librarians.rules.sets import has
from readingroom.games.librarians.rules.state import LibrariansState
from readingroom.games.librarians.rules.table import (
    ASK_ACT,
    ASK_COLOUR,
    ASK_DISCARD,
    ASK_DRAMA,
    ASK_INSERT,
    ASK_LAY,
    ASK_LIFT,
    ASK_PLACE,
    ASK_RETRIEVE,
    ASK_SWAP,
    ASK_TAP,
)
from readingroom.games.librarians.rules.turn import has_played_enough

# The rule that each question rests on, in the order of `DECISIONS`.
RULES_OF_QUESTIONS = (
    "LIB-TURN-1", "LIB-PLAY-7", "LIB-LINE-6", "LIB-RED-2", "LIB-BLU-1", "LIB-BLU-1", "LIB-BLU-2", "LIB-BLU-3",
    "LIB-BLU-4", "LIB-YEL-2", "LIB-COMM-7", "LIB-BLK-2", "LIB-BLK-4", "LIB-YEL-4", "LIB-BLK-3", "LIB-BLK-3",
    "LIB-THR-12", "LIB-THR-11", "LIB-THR-11", "LIB-THR-14", "LIB-LINE-9", "LIB-LINE-9", "LIB-LINE-9", "LIB-AUT-3",
)  # fmt: skip


def why_not(state: LibrariansState, code: int, pack: Pack) -> Refusal:
    """The rule that forbids an answer now; called only for answers that are not legal."""
    if state.is_over():
        return Refusal("TABLE-OVER-1", phrase("librarians-refused-over"))
    if code >= KEEP_OFF:
        return why_no_signal(state)
    if code < AT and state.asks == ASK_ACT:
        return why_not_act(state, code, pack)
    if TAKE <= code < USE and state.asks == ASK_DRAMA:
        return why_not_take(state, code - int(TAKE), pack)
    if AT <= code < WAY:
        return why_not_at(state, code - int(AT), pack)
    if NAME_COLOUR <= code < NAME_LETTER and state.asks == ASK_COLOUR:
        colour = COLOUR_KEYS[code - NAME_COLOUR]
        return Refusal("LIB-THR-11", phrase("librarians-refused-colour-not-in-play", colour=colour))
    return not_asked(state)


def not_asked(state: LibrariansState) -> Refusal:
    """Something else is asked now, and that comes first."""
    kind = int(state.asks)
    return Refusal(RULES_OF_QUESTIONS[kind], phrase("librarians-refused-asked-first", decision=DECISIONS[kind]))


def why_no_signal(state: LibrariansState) -> Refusal:
    """Signals are nobody's answer: they are given beside the question, where the table allows them."""
    if state.house.talk == SILENT:
        return Refusal("LIB-COMM-3", phrase("librarians-refused-silent"))
    return Refusal("LIB-COMM-4", phrase("librarians-refused-signal"))


# --- the main choice ----------------------------------------------------------------------------------------


def why_not_act(state: LibrariansState, code: int, pack: Pack) -> Refusal:
    if code == END_TURN:
        return why_not_end(state)
    if code == GIVE_UP:
        return Refusal("LIB-END-4", phrase("librarians-refused-give-up"))
    if code < USE:
        return why_not_take(state, code - int(TAKE), pack)
    if code < CLAIM:
        return why_not_use(state, code - int(USE))
    if code < AUTHOR:
        return why_not_claim(state, code - int(CLAIM))
    return why_not_author(state, code - int(AUTHOR), pack)


def why_not_end(state: LibrariansState) -> Refusal:
    if not has_played_enough(state):
        missing = int(state.required - state.played)
        return Refusal("LIB-TURN-4", phrase("librarians-refused-end-required", missing=missing))
    if not is_one_unit(state):
        return Refusal("LIB-CONN-1", phrase("librarians-refused-end-islands"))
    return forced(state)


def forced(state: LibrariansState) -> Refusal:
    """A colour or a letter was named, and the hand can play it."""
    colour = COLOUR_KEYS[state.colour_force] if state.colour_open else "none"
    letter = LETTERS[state.letter_force] if state.letter_open else "none"
    return Refusal("LIB-THR-11", phrase("librarians-refused-forced", colour=colour, letter=letter))


def why_not_take(state: LibrariansState, book: int, pack: Pack) -> Refusal:
    title = pack.books[book].title
    if not has(state.sets, state.hand_of(state.active), book):
        return Refusal("LIB-TURN-1", phrase("librarians-refused-not-in-hand", title=title))
    if not may_play_on(state):
        return Refusal("LIB-THR-15", phrase("librarians-refused-exactly-two", plays=int(state.house.plays)))
    if not meets_force(state, book):
        return forced(state)
    if state.asks == ASK_DRAMA:
        return Refusal("LIB-BLK-3", phrase("librarians-refused-no-insertion", title=title))
    return Refusal("LIB-PLAY-4", phrase("librarians-refused-no-cell", title=title))


def why_not_use(state: LibrariansState, genre: int) -> Refusal:
    key = GENRE_KEYS[genre]
    if genre < FIRST_HELD:
        return Refusal("LIB-LINE-8", phrase("librarians-refused-red-power", genre=key))
    if not held_genres(state, state.active) & bit(genre):
        return Refusal("LIB-PWR-2", phrase("librarians-refused-no-such-power", genre=key))
    return Refusal("LIB-PWR-7", phrase("librarians-refused-unusable", genre=key))


def why_not_claim(state: LibrariansState, genre: int) -> Refusal:
    key = GENRE_KEYS[genre]
    if genre < FIRST_HELD:
        return Refusal("LIB-LINE-9", phrase("librarians-refused-red-claim", genre=key))
    if claimable_genres(state) != 0:
        return Refusal("LIB-LINE-9", phrase("librarians-refused-other-claim", genre=key))
    return Refusal("LIB-LINE-9", phrase("librarians-refused-no-claim", genre=key))


def why_not_author(state: LibrariansState, author: int, pack: Pack) -> Refusal:
    if not state.house.authors:
        return Refusal("LIB-AUT-2", phrase("librarians-refused-no-authors"))
    if author >= len(pack.authors) or state.house.author_books[author] < 2:
        return Refusal("LIB-AUT-1", phrase("librarians-refused-no-such-author"))
    name, books = pack.authors[author], int(state.house.author_books[author])
    return Refusal("LIB-AUT-2", phrase("librarians-refused-author-apart", author=name, books=books))


# --- cells --------------------------------------------------------------------------------------------------


def why_not_at(state: LibrariansState, cell: int, pack: Pack) -> Refusal:
    kind = state.asks
    if kind == ASK_PLACE:
        return why_not_here(state, cell, int(state.first), pack)
    if kind == ASK_INSERT:
        return why_not_inserted(state, cell)
    if kind == ASK_ACT:
        return Refusal("LIB-PLAY-7", phrase("librarians-refused-take-first"))
    if kind in (ASK_LIFT, ASK_SWAP, ASK_DISCARD, ASK_RETRIEVE, ASK_TAP):
        rule = RULES_OF_QUESTIONS[kind]
        if not state.is_taken(cell):
            return Refusal(rule, phrase("librarians-refused-empty-cell"))
        return Refusal(rule, phrase("librarians-refused-chosen-already"))
    if kind == ASK_LAY:
        return Refusal("LIB-BLU-1", phrase("librarians-refused-lay"))
    return not_asked(state)
