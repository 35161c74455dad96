# The board of Librarians, in English. Names of things come from the engine's catalogue.

librarians-board-where = Turn { $turn }
librarians-board-wall = The shelves
librarians-board-arrows = Arrow keys go from place to place
librarians-board-smaller = Smaller books
librarians-board-larger = Larger books
librarians-board-left =
    { $left ->
        [one] book to shelve, { $deck } in the deck
       *[other] books to shelve, { $deck } in the deck
    }
librarians-board-spine = { $letter }, { $title }, { $kind }
librarians-board-stack = a stack of { $books }
librarians-board-covered = Covered; it counts again once it shows.
librarians-board-shelf =
    { $arrow ->
        [left] Shelf of row { $row }, A to Z runs to the left
       *[right] Shelf of row { $row }, A to Z runs to the right
    }
librarians-board-volume = volume { $volume }
librarians-board-volume-short = v{ $volume }
librarians-board-age =
    { $age ->
        [kids] for kids
        [teens] for teens
        [young_adult] for young adults
       *[adult] for adults
    }
librarians-board-age-short =
    { $age ->
        [kids] K
        [teens] T
        [young_adult] Y
       *[adult] A
    }
librarians-board-cut-off = Some books are cut off from the shelves.
librarians-board-flag =
    { $signal ->
        [keep_off] { $who }: keep off, please
       *[all_yours] { $who }: all yours
    }
librarians-board-hand = Your books, which nobody else sees
librarians-board-no-books = No books in your hand
librarians-board-taken = Choose its place
librarians-board-places =
    { $places ->
        [0] No place yet
        [one] One place
       *[other] { $places } places
    }
librarians-board-put-back = Put it back
librarians-board-backs =
    { $books ->
        [0] no books
        [one] one hidden book
       *[other] { $books } hidden books
    }
librarians-board-powers = Power cards: { $powers }
librarians-board-signal =
    { $signal ->
        [keep_off] keep off row { $row }, { librarians-side }
       *[all_yours] row { $row }, { librarians-side }, is yours
    }
librarians-board-mood =
    { $mood ->
        [comfortable] at ease
       *[in_trouble] in a jam
    }
librarians-board-whisper = Whisper
librarians-board-kind =
    { $signal ->
        [keep_off] Keep off
       *[all_yours] All yours
    }
librarians-board-spot = Row { $row }, { $steps } { librarians-side }
librarians-board-place = Row { $row }, { librarians-side }
librarians-board-four = Four in a line
librarians-board-unseen-of =
    { $books ->
        [one] one not seen yet
       *[other] { $books } not seen yet
    }
librarians-board-letters =
    { $books ->
        [one] One book not seen
       *[other] { $books } books not seen
    }
librarians-board-may-use = Power cards
librarians-board-ask-moment = One moment
librarians-board-ask-line = Four in a line
librarians-board-played = { $played } of { $required } shelved
librarians-board-first = Press a book of your hand: every place that takes it lights up. Two books at least in a turn.
librarians-board-peak-line = { librarians-genre } is complete
librarians-board-peak-horror = Horror
librarians-board-headline =
    { $ending ->
        [won] Every book is shelved
       *[lost] The library is closed
    }
librarians-board-ended = { $ending }.

## In words, for whoever cannot see it

librarians-board-describe-left = { $left } books are to be shelved, { $deck } of them are in the deck.
librarians-board-describe-row =
    { $arrow ->
        [left] Row { $row }, A to Z to the left; from left to right: { $books }.
       *[right] Row { $row }, A to Z to the right; from left to right: { $books }.
    }
librarians-board-describe-empty =
    { $arrow ->
        [left] Row { $row }, A to Z to the left, is empty.
       *[right] Row { $row }, A to Z to the right, is empty.
    }
librarians-board-describe-seat =
    { $books ->
        [one] { $who } holds one book.
       *[other] { $who } holds { $books } books.
    }
librarians-board-describe-powers = Power cards of { $who }: { $powers }.
librarians-board-describe-signals = { $who } lets you know: { $signals }.
librarians-board-describe-hand = Your books: { $books }.

## The story, and the first page of the rules

librarians-board-end-left =
    { $left ->
        [0] Not one book is left.
        [one] One book is left.
       *[other] { $left } books are left.
    }
librarians-board-end-completed = Completed
librarians-board-end-did =
    { $shelved ->
        [one] Shelved one book, drew { $drawn }
       *[other] Shelved { $shelved } books, drew { $drawn }
    }
librarians-board-aim =
    All together, and nearly in silence: shelve every book of the deck. Nobody sees another’s hand, and nobody may tell.
librarians-board-step-title =
    { $step ->
        [1] Shelve two books or more
        [2] Beside a card, or on its like
        [3] Four in a line bring a power
       *[4] Beware of red
    }
librarians-board-step-text =
    { $step ->
        [1] Each row is in alphabetical order, the way the arrow on its shelf points, straight across both sides.
        [2] A book goes beside a card that lies there already, or on a book with the same letter.
        [3] Four of a genre in a row, a column or a diagonal leave. One of them becomes a power card for one of you.
       *[4] Red genres harm at once, and four of Horror end it. So does a turn in which nobody can play.
    }
