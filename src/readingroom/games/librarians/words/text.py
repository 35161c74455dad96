"""Actions, events and questions of Librarians as phrases; the catalogues beside this file have their words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from readingroom.core.events import Event
from readingroom.core.phrases import Phrase, phrase
from readingroom.games.librarians.cards.names import (
    COLOUR_KEYS,
    ENDINGS,
    GENRE_KEYS,
    INTENT_KEYS,
    LETTERS,
    MOOD_KEYS,
    SIDE_KEYS,
    SIGNAL_KEYS,
    THRILL_KEYS,
)
from readingroom.games.librarians.cards.pack import Pack
from readingroom.games.librarians.edge import actions as do, events as ev
from readingroom.games.librarians.edge.view import LibrariansView
from readingroom.games.librarians.words.naming import book_called, book_named, books_named, cell_called


def how_it_ended(ending: str) -> Phrase:
    """An ending: "Every book is shelved"."""
    return phrase("librarians-ended", ending=ending)


# --- actions ------------------------------------------------------------------------------------------------


def describe(action: do.LibrariansAction, names: Sequence[str], pack: Pack) -> Phrase:  # one line a verb
    """A short phrase for a button or a menu."""
    match action:
        case do.EndTurn():
            return phrase("librarians-do-end")
        case do.GiveUp():
            return phrase("librarians-do-give-up")
        case do.Take():
            return phrase("librarians-do-take", book=book_called(pack, action.book))
        case do.Use():
            return phrase("librarians-do-use", genre=action.genre)
        case do.Claim():
            return phrase("librarians-do-claim", genre=action.genre)
        case do.ClaimAuthor():
            known = action.author <= len(pack.authors)
            return phrase("librarians-do-author", author=pack.authors[action.author - 1] if known else action.author)
        case do.At():
            return phrase("librarians-do-at", cell=cell_called(action.row, action.column))
        case do.Along():
            return phrase("librarians-do-way", way=action.way)
        case do.Keep():
            return phrase("librarians-do-keep", book=book_called(pack, action.book))
        case do.Give():
            return phrase("librarians-do-give", who=name_of(action.seat, names))
        case do.AtEnd():
            return phrase("librarians-do-at-end", end=action.end)
        case do.TurnShelf():
            return phrase("librarians-do-turn", row=action.row)
        case do.Shift():
            side = "left" if action.column < 0 else "right"
            return phrase("librarians-do-shift", side=side, steps=abs(action.column), direction=action.direction)
        case do.PutBack():
            return phrase("librarians-do-back", book=book_called(pack, action.book))
        case do.Mean():
            return phrase("librarians-do-intent", intent=action.intent)
        case do.Reveal():
            return phrase("librarians-do-reveal", who=name_of(action.seat, names))
        case do.NameColour():
            return phrase("librarians-do-colour", colour=action.colour)
        case do.NameLetter():
            return phrase("librarians-do-letter", letter=action.letter)
        case do.Steal():
            return phrase("librarians-do-steal", who=name_of(action.seat, names), genre=action.genre)
        case do.Signal():
            return phrase("librarians-do-signal", signal=action.signal, row=action.row, side=action.side)
        case do.Feel():
            return phrase("librarians-do-mood", mood=action.mood)
        case do.Withdraw():
            return phrase("librarians-do-withdraw", signal=action.signal)


def name_of(seat: int, names: Sequence[str]) -> str | int:
    """Who sits there; a seat that nobody has is called by its number."""
    return names[seat] if seat < len(names) else seat


# --- events -------------------------------------------------------------------------------------------------


class Teller:
    """Events as phrases; one method an event, found by its name."""

    def __init__(self, pack: Pack, names: Sequence[str]) -> None:
        self.pack = pack
        self.names = names

    def tell(self, event: Event) -> Phrase:
        """One event as a phrase."""
        told: Phrase = getattr(self, type(event).__name__)(event)
        return told

    def who(self, seat: int) -> str | int:
        return name_of(seat, self.names)

    def book(self, number: int) -> Phrase:
        return book_named(self.pack, number)

    def ShelfLaid(self, event: ev.ShelfLaid) -> Phrase:  # noqa: N802
        shelf = self.pack.shelves[event.shelf]
        return phrase("librarians-event-shelf", row=event.row, arrow=shelf.arrow)

    def StartPlayerDrawn(self, event: ev.StartPlayerDrawn) -> Phrase:  # noqa: N802
        return phrase("librarians-event-start", who=self.who(event.who))

    def TurnBegan(self, event: ev.TurnBegan) -> Phrase:  # noqa: N802
        return phrase("librarians-event-turn", who=self.who(event.who), required=event.required)

    def WaySought(self, event: ev.WaySought) -> Phrase:  # noqa: N802
        return phrase("librarians-event-way", who=self.who(event.who))

    def TurnSkipped(self, event: ev.TurnSkipped) -> Phrase:  # noqa: N802
        return phrase("librarians-event-skipped", who=self.who(event.who))

    def BooksDrawn(self, event: ev.BooksDrawn) -> Phrase:  # noqa: N802
        seen = [book for book in event.books if book is not None]
        who = self.who(event.who)
        if not seen:
            return phrase("librarians-event-drew-unseen", who=who, count=len(event.books))
        unseen, books = len(event.books) - len(seen), books_named(self.pack, seen)
        if unseen:
            return phrase("librarians-event-drew-some", who=who, books=books, unseen=unseen)
        return phrase("librarians-event-drew", who=who, books=books)

    def BookPlayed(self, event: ev.BookPlayed) -> Phrase:  # noqa: N802
        who, book, cell = self.who(event.who), self.book(event.book), cell_called(event.row, event.column)
        if event.stacked:
            return phrase("librarians-event-stacked", who=who, book=book, cell=cell)
        return phrase("librarians-event-played", who=who, book=book, cell=cell)

    def BookInserted(self, event: ev.BookInserted) -> Phrase:  # noqa: N802
        cell = cell_called(event.row, event.column)
        return phrase("librarians-event-inserted", who=self.who(event.who), book=self.book(event.book), cell=cell)

    def LineCompleted(self, event: ev.LineCompleted) -> Phrase:  # noqa: N802
        count, genre = len(event.books), GENRE_KEYS[event.genre]
        return phrase("librarians-event-line", who=self.who(event.who), genre=genre, count=count)

    def AuthorCompleted(self, event: ev.AuthorCompleted) -> Phrase:  # noqa: N802
        author, count = self.pack.authors[event.author], len(event.books)
        return phrase("librarians-event-author", who=self.who(event.who), author=author, count=count)

    def PowerGiven(self, event: ev.PowerGiven) -> Phrase:  # noqa: N802
        genre = self.pack.books[event.book].genre or ""
        if event.who == event.to:
            return phrase("librarians-event-kept", who=self.who(event.who), genre=genre)
        return phrase("librarians-event-given", who=self.who(event.who), to=self.who(event.to), genre=genre)

    def PowerUsed(self, event: ev.PowerUsed) -> Phrase:  # noqa: N802
        genre = self.pack.books[event.book].genre or ""
        if event.owner != event.who:
            return phrase("librarians-event-stole", who=self.who(event.who), owner=self.who(event.owner), genre=genre)
        return phrase("librarians-event-used", who=self.who(event.who), genre=genre)

    def ThrillActed(self, event: ev.ThrillActed) -> Phrase:  # noqa: N802
        return phrase("librarians-event-thrill", thrill=THRILL_KEYS[event.action])

    def HorrorStruck(self, event: ev.HorrorStruck) -> Phrase:  # noqa: N802
        return phrase("librarians-event-horror", who=self.who(event.who))

    def ShelfRemoved(self, event: ev.ShelfRemoved) -> Phrase:  # noqa: N802
        return phrase("librarians-event-shelf-gone", row=event.row, count=len(event.books))

    def HandLimitChanged(self, event: ev.HandLimitChanged) -> Phrase:  # noqa: N802
        return phrase("librarians-event-limit", limit=event.limit)

    def StackingBanned(self, event: ev.StackingBanned) -> Phrase:  # noqa: N802
        return phrase("librarians-event-no-stacking")

    def DeckTrimmed(self, event: ev.DeckTrimmed) -> Phrase:  # noqa: N802
        return phrase("librarians-event-trimmed", books=books_named(self.pack, event.books))

    def BookMoved(self, event: ev.BookMoved) -> Phrase:  # noqa: N802
        cell = cell_called(event.to_row, event.to_column)
        return phrase("librarians-event-moved", book=self.book(event.book), cell=cell)

    def BooksSwapped(self, event: ev.BooksSwapped) -> Phrase:  # noqa: N802
        return phrase("librarians-event-swapped", book=self.book(event.book), other=self.book(event.other))

    def BookDiscarded(self, event: ev.BookDiscarded) -> Phrase:  # noqa: N802
        return phrase("librarians-event-discarded", book=self.book(event.book))

    def BookRetrieved(self, event: ev.BookRetrieved) -> Phrase:  # noqa: N802
        return phrase("librarians-event-retrieved", who=self.who(event.who), book=self.book(event.book))

    def HandShown(self, event: ev.HandShown) -> Phrase:  # noqa: N802
        if not event.books:
            return phrase("librarians-event-shown-empty", who=self.who(event.who))
        books = books_named(self.pack, event.books)
        return phrase("librarians-event-shown", who=self.who(event.who), books=books)

    def BookTapped(self, event: ev.BookTapped) -> Phrase:  # noqa: N802
        intent = INTENT_KEYS[event.intent]
        return phrase("librarians-event-tapped", who=self.who(event.who), book=self.book(event.book), intent=intent)

    def HandsPassed(self, event: ev.HandsPassed) -> Phrase:  # noqa: N802
        return phrase("librarians-event-passed")

    def DeckStudied(self, event: ev.DeckStudied) -> Phrase:  # noqa: N802
        return phrase("librarians-event-studied", books=books_named(self.pack, event.books))

    def DeckOrdered(self, event: ev.DeckOrdered) -> Phrase:  # noqa: N802
        books = books_named(self.pack, event.books)
        return phrase("librarians-event-ordered", who=self.who(event.who), books=books)

    def ShelfTurned(self, event: ev.ShelfTurned) -> Phrase:  # noqa: N802
        arrow = "left" if event.leftward else "right"
        return phrase("librarians-event-turned", row=event.row, arrow=arrow)

    def ColumnShifted(self, event: ev.ColumnShifted) -> Phrase:  # noqa: N802
        side, direction = "left" if event.column < 0 else "right", "down" if event.down else "up"
        return phrase("librarians-event-shifted", side=side, steps=abs(event.column), direction=direction)

    def ColourForced(self, event: ev.ColourForced) -> Phrase:  # noqa: N802
        return phrase("librarians-event-colour", who=self.who(event.who), colour=COLOUR_KEYS[event.colour])

    def LetterForced(self, event: ev.LetterForced) -> Phrase:  # noqa: N802
        return phrase("librarians-event-letter", who=self.who(event.who), letter=LETTERS[event.letter])

    def SignalGiven(self, event: ev.SignalGiven) -> Phrase:  # noqa: N802
        who, signal = self.who(event.who), SIGNAL_KEYS[event.signal]
        if event.row is None or event.side is None:
            return phrase("librarians-event-mood", who=who, mood=MOOD_KEYS[event.mood or 0])
        return phrase("librarians-event-signal", who=who, signal=signal, row=event.row, side=SIDE_KEYS[event.side])

    def SignalWithdrawn(self, event: ev.SignalWithdrawn) -> Phrase:  # noqa: N802
        return phrase("librarians-event-withdrawn", who=self.who(event.who), signal=SIGNAL_KEYS[event.signal])

    def TurnEnded(self, event: ev.TurnEnded) -> Phrase:  # noqa: N802
        return phrase("librarians-event-turn-ends", who=self.who(event.who))

    def MatchEnded(self, event: ev.MatchEnded) -> Phrase:  # noqa: N802
        return phrase("librarians-event-match-ends", ending=ENDINGS[event.ending], left=event.left)


# The rules that an event rests on; events with a `rule` of their own name it themselves.
RULES: dict[type[Event], tuple[str, ...]] = {
    ev.StartPlayerDrawn: ("LIB-SETUP-5",),
    ev.TurnBegan: ("LIB-TURN-2",),
    ev.WaySought: ("LIB-END-3",),
    ev.TurnSkipped: ("LIB-THR-4",),
    ev.BookPlayed: ("LIB-PLAY-7",),
    ev.BookInserted: ("LIB-BLK-3",),
    ev.AuthorCompleted: ("LIB-AUT-2",),
    ev.PowerGiven: ("LIB-LINE-6",),
    ev.PowerUsed: ("LIB-PWR-3",),
    ev.ThrillActed: ("LIB-THR-2",),
    ev.HorrorStruck: ("LIB-RED-1",),
    ev.ShelfRemoved: ("LIB-RED-2",),
    ev.StackingBanned: ("LIB-RED-4",),
    ev.DeckTrimmed: ("LIB-GRN-1",),
    ev.BookMoved: ("LIB-BLU-1",),
    ev.BookRetrieved: ("LIB-BLU-4",),
    ev.BookTapped: ("LIB-YEL-2",),
    ev.HandsPassed: ("LIB-YEL-3",),
    ev.DeckStudied: ("LIB-YEL-4",),
    ev.DeckOrdered: ("LIB-YEL-4",),
    ev.ShelfTurned: ("LIB-BLK-2",),
    ev.ColumnShifted: ("LIB-BLK-4",),
    ev.ColourForced: ("LIB-THR-11",),
    ev.LetterForced: ("LIB-THR-11",),
    ev.SignalGiven: ("LIB-COMM-4",),
    ev.SignalWithdrawn: ("LIB-COMM-4",),
    ev.TurnEnded: ("LIB-TURN-4", "LIB-TURN-5"),
    ev.MatchEnded: ("LIB-END-5", "LIB-END-6"),
}


def rules_of(event: Event) -> tuple[str, ...]:
    """The ids of the rules that an event rests on."""
    rule = getattr(event, "rule", None)
    return (rule,) if isinstance(rule, str) else RULES[type(event)]


# --- the question -------------------------------------------------------------------------------------------


def prompt(view: LibrariansView, names: Sequence[str], own: Mapping[str, Any], pack: Pack) -> Phrase:
    """What is asked of whom, in one line."""
    if view.over:
        return phrase("librarians-over")
    if view.asked is None or view.asked != own.get("seat", view.seat):
        return phrase("librarians-thinking", who=name_of(view.asked or 0, names))
    pending = own.get("pending", view.pending)
    book = book_called(pack, pending.book) if pending.book else phrase("librarians-book-some")
    missing = max(0, view.required - view.played)
    decision = str(view.decision)
    if decision == "act":
        key = "required" if missing and own.get("hand", view.hand) else "free" if view.one_unit else "islands"
        return phrase(f"librarians-act-{key}", missing=missing)
    left, genre = pending.left or 1, pending.genre or "none"
    return phrase(f"librarians-ask-{decision.replace('_', '-')}", book=book, left=left, genre=genre)
