# Librarians in the lobby, in English: how it plays, and its house rules.

# The server says both itself, in English.
librarians-lobby-sentence = { $said }
librarians-lobby-credits = { $said }
librarians-lobby-glance =
    { $line ->
        [1] Shelve books by the alphabet, row by row
        [2] Nobody sees another’s hand; signals tell little
       *[3] Four of a genre bring a power; red ones harm
    }

## House rules

librarians-lobby-option-level = How hard
    .values =
        { $value ->
            [story_hour] Story Hour
            [reading_room] Reading Room
            [sequel_shelf] Sequel Shelf
            [heavy_shelves] Heavy Shelves
            [night_shift] Night Shift
            [restricted_section] Restricted Section
           *[other] { $value }
        }
    .means =
        { $value ->
            [story_hour] Four colours, nothing more.
            [reading_room] All six colours.
            [sequel_shelf] Sequels lie in order, authors can be claimed.
            [heavy_shelves] Shelves have powers, stacks stay balanced.
            [night_shift] Columns are sorted, too.
            [restricted_section] Everything: audiences and thrill books, too.
           *[other] { "" }
        }
    .told =
        { $value ->
            [story_hour] Story Hour
            [reading_room] Reading Room
            [sequel_shelf] Sequel Shelf
            [heavy_shelves] Heavy Shelves
            [night_shift] Night Shift
            [restricted_section] Restricted Section
           *[other] { $label }: { $name }
        }
librarians-lobby-option-talk = Talking
    .values =
        { $value ->
            [silent] Silent
            [whisper] Whispers
            [open] Open
           *[other] { $value }
        }
    .means =
        { $value ->
            [silent] Nobody says or signals anything.
            [whisper] Fixed signals that tell no book.
            [open] Signals, and words on your honour.
           *[other] { "" }
        }
    .told =
        { $value ->
            [silent] Silent
            [whisper] { "" }
            [open] Open
           *[other] { $label }: { $name }
        }
librarians-lobby-option-authors = Authors
    .told =
        { $value ->
            [true] Authors
           *[other] { "" }
        }
librarians-lobby-option-ages = Audiences
    .told =
        { $value ->
            [true] Audiences
           *[other] { "" }
        }
librarians-lobby-option-sequels = Sequels in order
    .told =
        { $value ->
            [true] Sequels in order
           *[other] { "" }
        }
librarians-lobby-option-curse_powers = Shelf powers
    .told =
        { $value ->
            [true] Shelf powers
           *[other] { "" }
        }
librarians-lobby-option-curse_vertical = Sorted columns
    .told =
        { $value ->
            [true] Sorted columns
           *[other] { "" }
        }
librarians-lobby-option-curse_balance = Balanced stacks
    .told =
        { $value ->
            [true] Balanced stacks
           *[other] { "" }
        }
librarians-lobby-option-exactly_two = Exactly two books a turn
    .told =
        { $value ->
            [true] Exactly two books a turn
           *[other] { "" }
        }
librarians-lobby-option-genres = Genres
    .told = { "" }
librarians-lobby-option-thrills = Thrill books
    .told = { "" }
