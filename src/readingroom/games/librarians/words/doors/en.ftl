# Librarians at the terminal and in plain lines, in English. The page does not load this.

## What is printed

door-librarians-mark =
    { $genre ->
        [horror] Ho
        [detective] De
        [true_crime] TC
        [tragedy] Tr
        [romance] Ro
        [comedy] Co
        [adventure] Ad
        [self_help] SH
        [thriller] Th
        [action] Ac
        [travel] Tv
        [mythology] My
        [fantasy] Fa
        [scifi] SF
        [poetry] Po
        [graphic_novel] GN
        [biography] Bi
        [science] Sc
        [business] Bu
        [cooking] Ck
        [mystery] Ms
        [crime] Cr
        [drama] Dr
       *[picture_book] PB
    }
door-librarians-age =
    { $age ->
        [kids] for kids
        [teens] for teens
        [young_adult] for young adults
       *[adult] for adults
    }
door-librarians-volume = volume { $volume }
door-librarians-thrill = { librarians-thrill } { librarians-thrill-effect }
door-librarians-power = { librarians-genre } ({ librarians-colour }): { $effect }

## The library

door-librarians-library = Library
door-librarians-foot =
    { $unit ->
        [one] all in one piece
       *[cut] some books are cut off
    }
door-librarians-out-of-sight = ◀ { $left } more · { $right } more ▶
door-librarians-lens = The arrows look at a place; Enter answers it.
door-librarians-empty = empty
door-librarians-under = under it: { $books }
door-librarians-shelf =
    { $arrow ->
        [left] Shelf of row { $row }: A to Z runs to the left
       *[right] Shelf of row { $row }: A to Z runs to the right
    }
door-librarians-no-shelf = Row { $row } has no shelf

## Counts, people, the hand

door-librarians-counts = To do
door-librarians-left =
    { $size ->
        [short] { $left } left, deck { $deck }
       *[long] { $left } to shelve, { $deck } in the deck
    }
door-librarians-played =
    { $size ->
        [short] { $played }/{ $required } played, limit { $limit }
       *[long] { $played } of { $required } played · hand limit { $limit }
    }
door-librarians-effect =
    { $effect ->
        [no_order] this turn: no alphabet
        [loose] this turn: loose links
        [stack_any] this turn: stack on any book
        [off_shelf] this turn: off the shelves too
       *[odd_one] this turn: one wrong book in a line
    }
door-librarians-next =
    { $effect ->
        [gap] next book: may leave a gap
        [no_order] next book: no alphabet
       *[stack_any] next book: may go on any book
    }
door-librarians-no-stacking = nothing is stacked any more
door-librarians-cut-off = some books are cut off
door-librarians-named = named: { $what }
door-librarians-skips =
    { $turns ->
        [one] the next turn is skipped
       *[other] the next { $turns } turns are skipped
    }
door-librarians-unseen = { $books } not seen yet:
door-librarians-players = At the table
door-librarians-holds =
    { $books ->
        [one] 1 book
       *[other] { $books } books
    }
door-librarians-known = seen: { $books }
door-librarians-signalled =
    { $signal ->
        [keep_off] keep off row { $row } { librarians-side }
       *[all_yours] row { $row } { librarians-side } is yours
    }
door-librarians-hand = The books of { $name }
door-librarians-nobodys-hand = Nobody’s books
door-librarians-no-books = no books
door-librarians-signal = Signal to the others
door-librarians-signals = { $who } signals
door-librarians-signal-kind =
    { $signal ->
        [keep_off] Please keep off
       *[all_yours] All yours
    }

## Round the table

door-librarians-turn = Turn { $turn }
door-librarians-search = e.g. stack, order, LIB-LINE-1
door-librarians-keys-cursor = look at a place of the library
door-librarians-keys-turn = end the turn; top, bottom
door-librarians-keys-tab = through the answers, and choose one
door-librarians-signs-books = A book is its letter, two letters of its genre and the books of its stack: HFa2.
door-librarians-signs-shelves = ▶ and ◀ on a shelf card: where A to Z runs to, on both sides of it. ◈ is a power card.
door-librarians-signs-cells = [1] can be answered, · is empty, ! is cut off, ~ hangs across a gap, ◆ is the book taken.
door-librarians-graded =
    { $left ->
        [0] { librarians-grade }: every book is shelved, in { $turns } turns
        [one] { librarians-grade }: one book left, after { $turns } turns
       *[other] { librarians-grade }: { $left } books left, after { $turns } turns
    }
door-librarians-completed =
    { $times ->
        [one] { librarians-genre } completed
       *[other] { librarians-genre } completed { $times } times
    }
door-librarians-did = shelved { $books }, used { $powers ->
        [one] one power
       *[other] { $powers } powers
    }

## Options

door-librarians-option-level = Level
door-librarians-option-genres = Genres
door-librarians-option-authors = Authors
door-librarians-option-ages = Audiences
door-librarians-option-sequels = Sequels
door-librarians-option-curse_powers = Shelf powers
door-librarians-option-curse_vertical = Sorted columns
door-librarians-option-curse_balance = Balanced stacks
door-librarians-option-thrills = Thrill books
door-librarians-option-exactly_two = Exactly two
door-librarians-option-talk = Talking
door-librarians-value-level =
    { $value ->
        [story_hour] Story Hour
        [reading_room] Reading Room
        [sequel_shelf] Sequel Shelf
        [heavy_shelves] Heavy Shelves
        [night_shift] Night Shift
       *[restricted_section] Restricted Section
    }
door-librarians-value-talk =
    { $value ->
        [silent] silent
        [whisper] signals
       *[open] signals and words
    }

## In plain lines

door-librarians-line-turn = Turn { $turn }, { $left } books to shelve, { $deck } of them in the deck
door-librarians-line-library = Library:
door-librarians-line-cut-off = Some books are cut off.
door-librarians-line-seats = Seats:
door-librarians-line-hand = Your hand: { $books }
door-librarians-line-question = In question: { $book }
door-librarians-line-seat =
    { $books ->
        [one] { $who }: one book
       *[other] { $who }: { $books } books
    }
door-librarians-line-known = known: { $books }
door-librarians-line-powers = powers: { $powers }
door-librarians-line-limit = Hand limit { $limit }, { $played } of { $required } books played this turn
door-librarians-line-top = On top of the deck: { $books }
door-librarians-line-unseen = { $books } books have not been seen: { $genres }
door-librarians-line-letters = By letter: { $letters }
door-librarians-line-thrill = thrill
door-librarians-line-thrills = { $count } thrill
door-librarians-line-genres = { $count } { librarians-genre }
door-librarians-line-nothing = nothing
door-librarians-line-book = { $title } ({ librarians-genre }, { $key })
door-librarians-line-thrill-book = { $title } ({ librarians-thrill }, { $key })
