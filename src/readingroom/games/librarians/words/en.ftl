# Librarians, in English.

## What things are called. A book of a pack of one's own comes with its title, and keeps it.

librarians-book = “{ $title }”
librarians-book-some = a book

librarians-genre =
    { $genre ->
        [horror] Horror
        [detective] Detective
        [true_crime] True Crime
        [tragedy] Tragedy
        [romance] Romance
        [comedy] Comedy
        [adventure] Adventure
        [self_help] Self-Help
        [thriller] Thriller
        [action] Action
        [travel] Travel
        [mythology] Mythology
        [fantasy] Fantasy
        [scifi] Sci-Fi
        [poetry] Poetry
        [graphic_novel] Graphic Novel
        [biography] Biography
        [science] Science
        [business] Business
        [cooking] Cooking
        [mystery] Mystery
        [crime] Crime
        [drama] Drama
        [picture_book] Picture Book
       *[other] { $genre }
    }

librarians-colour =
    { $colour ->
        [red] red
        [green] green
        [blue] blue
        [purple] purple
        [yellow] yellow
        [black] black
       *[other] { $colour }
    }

librarians-thrill =
    { $thrill ->
        [skip] Skip!
        [stop] Stop!
        [swap] Swap!
        [gap] Gap!
        [no_order] No Order!
        [stack_any] Stack Any!
        [draw] Draw!
        [force_color] Force Color!
        [force_letter] Force Letter!
        [reveal] Reveal!
        [clear] Clear!
        [steal_power] Steal Power!
       *[other] { $thrill }
    }

librarians-side =
    { $side ->
        [left] left
       *[right] right
    }

librarians-cell = row { $row }, { $steps } to the { librarians-side }

librarians-ended =
    { $ending ->
        [won] Every book is shelved
        [stuck] The library closes: nobody can play any more
        [horror] Horror: the game is lost
       *[other] { $ending }
    }

librarians-grade =
    { $grade ->
        [head_librarian] Head Librarian
        [senior_librarian] Senior Librarian
        [librarian] Librarian
        [assistant] Assistant
        [page] Page
        [lost_in_the_stacks] Lost in the stacks
       *[overdue_forever] Overdue forever
    }

## Answers

librarians-do-end = End the turn
librarians-do-give-up = Close the library
librarians-do-take = Take { $book }
librarians-do-use = Use { librarians-genre }
librarians-do-claim = Claim { librarians-genre }
librarians-do-author = Claim the books of { $author }
librarians-do-at = { START($cell) }
librarians-do-way =
    { $way ->
        [row] Along the row
        [column] Down the column
        [down] Diagonally down to the right
       *[up] Diagonally down to the left
    }
librarians-do-keep = Keep { $book }
librarians-do-give = Give it to { $who }
librarians-do-at-end =
    { $end ->
        [top] The top shelf
       *[bottom] The bottom shelf
    }
librarians-do-turn = Turn the shelf of row { $row }
librarians-do-shift =
    { $direction ->
        [up] Column { $steps } to the { librarians-side }, up
       *[down] Column { $steps } to the { librarians-side }, down
    }
librarians-do-back = Put { $book } back next
librarians-do-intent =
    { $intent ->
        [like_this] More like this
        [not_this] Not like this
        [look] Look here
       *[none] Just point
    }
librarians-do-reveal = Reveal the hand of { $who }
librarians-do-colour = Name { librarians-colour }
librarians-do-letter = Name { $letter }
librarians-do-steal = Use { librarians-genre } of { $who }
librarians-do-signal =
    { $signal ->
        [keep_off] Please keep off row { $row }, on the { librarians-side }
       *[all_yours] Row { $row }, on the { librarians-side }, is all yours
    }
librarians-do-mood =
    { $mood ->
        [comfortable] I am comfortable
       *[in_trouble] I am in trouble
    }
librarians-do-withdraw =
    { $signal ->
        [keep_off] Take back “keep off”
        [all_yours] Take back “all yours”
       *[mood] Say no more how I feel
    }

## What happens

librarians-event-shelf =
    { $arrow ->
        [left] A shelf is laid in row { $row }; A to Z runs to the left.
       *[right] A shelf is laid in row { $row }; A to Z runs to the right.
    }
librarians-event-start = { $who } begins.
librarians-event-turn =
    { $required ->
        [0] It is the turn of { $who }, who need not play.
        [one] It is the turn of { $who }, who has one book to play.
       *[other] It is the turn of { $who }, who has { $required } books to play.
    }
librarians-event-way = { $who } looks for a place.
librarians-event-skipped = The turn of { $who } is skipped.
librarians-event-drew = { $who } draws { $books }.
librarians-event-drew-some =
    { $unseen ->
        [one] { $who } draws { $books } and one more book.
       *[other] { $who } draws { $books } and { $unseen } more books.
    }
librarians-event-drew-unseen =
    { $count ->
        [one] { $who } draws a book.
       *[other] { $who } draws { $count } books.
    }
librarians-event-played = { $who } shelves { $book }: { $cell }.
librarians-event-stacked = { $who } stacks { $book }: { $cell }.
librarians-event-inserted = { $who } squeezes { $book } in: { $cell }.
librarians-event-line = { $who } completes { librarians-genre }: { $count } books leave.
librarians-event-author = { $who } completes { $author }: { $count } books leave.
librarians-event-kept = { $who } keeps the power of { librarians-genre }.
librarians-event-given = { $who } gives { $to } the power of { librarians-genre }.
librarians-event-used = { $who } uses { librarians-genre }.
librarians-event-stole = { $who } uses { librarians-genre }, which belonged to { $owner }.
librarians-event-thrill = { librarians-thrill }
librarians-event-horror = { $who } has completed Horror, and the game is lost.
librarians-event-shelf-gone =
    { $count ->
        [0] The shelf of row { $row } is taken away.
        [one] The shelf of row { $row } is taken away, with one book.
       *[other] The shelf of row { $row } is taken away, with { $count } books.
    }
librarians-event-limit = The hand limit is { $limit } now.
librarians-event-no-stacking = Equal letters are not stacked any more.
librarians-event-trimmed = Out of the deck go { $books }.
librarians-event-moved = { $book } is moved: { $cell }.
librarians-event-swapped = { $book } and { $other } trade places.
librarians-event-discarded = { $book } leaves the library.
librarians-event-retrieved = { $who } takes { $book } back into the hand.
librarians-event-shown = { $who } shows { $books }.
librarians-event-shown-empty = { $who } has no book to show.
librarians-event-tapped =
    { $intent ->
        [like_this] { $who } points at { $book }: more like this.
        [not_this] { $who } points at { $book }: not like this.
        [look] { $who } points at { $book }: look here.
       *[none] { $who } points at { $book }.
    }
librarians-event-passed = All hands move on to the next seat.
librarians-event-studied = On top of the deck lie { $books }.
librarians-event-ordered = { $who } puts them back: { $books }, in this order.
librarians-event-turned =
    { $arrow ->
        [left] The shelf of row { $row } is turned: A to Z runs to the left.
       *[right] The shelf of row { $row } is turned: A to Z runs to the right.
    }
librarians-event-shifted =
    { $direction ->
        [up] Column { $steps } to the { librarians-side } moves up by one row.
       *[down] Column { $steps } to the { librarians-side } moves down by one row.
    }
librarians-event-colour = { $who } names { librarians-colour }: the next player has to play it if possible.
librarians-event-letter = { $who } names { $letter }: the next player has to play it if possible.
librarians-event-mood =
    { $mood ->
        [comfortable] { $who } is comfortable.
       *[in_trouble] { $who } is in trouble.
    }
librarians-event-signal =
    { $signal ->
        [keep_off] { $who } asks the others to keep off row { $row }, on the { librarians-side }.
       *[all_yours] { $who } leaves row { $row }, on the { librarians-side }, to the others.
    }
librarians-event-withdrawn =
    { $signal ->
        [keep_off] { $who } takes “keep off” back.
        [all_yours] { $who } takes “all yours” back.
       *[mood] { $who } says no more how it is.
    }
librarians-event-turn-ends = { $who } ends the turn.
librarians-event-match-ends =
    { $left ->
        [0] { librarians-ended }.
        [one] { librarians-ended }; one book is left.
       *[other] { librarians-ended }; { $left } books are left.
    }

## Questions

librarians-over = The match is over.
librarians-thinking = { $who } is thinking.
librarians-act-required =
    { $missing ->
        [one] Play one more book at least, or use a power card.
       *[other] Play { $missing } more books at least, or use a power card.
    }
librarians-act-free = Play on, or end your turn.
librarians-act-islands = Some books are cut off: connect them before the turn ends.
librarians-ask-place = Where does { $book } go?
librarians-ask-give = Who gets { $book } as a power card?
librarians-ask-end =
    { $genre ->
        [detective] Which shelf is taken away?
       *[other] Where does the new shelf go?
    }
librarians-ask-lift = Which book do you move?
librarians-ask-lay = Where do you lay it?
librarians-ask-swap = Which two books trade places? Choose one after the other.
librarians-ask-discard =
    { $left ->
        [one] Which book leaves the library?
       *[other] Which books leave the library? { $left } more, one after the other.
    }
librarians-ask-retrieve =
    { $left ->
        [one] Which book do you take into your hand?
       *[other] Which books do you take into your hand? { $left } more, one after the other.
    }
librarians-ask-tap = Which book do you point at?
librarians-ask-intent = What do you want to say with it?
librarians-ask-shelf = Which shelf do you turn?
librarians-ask-shift = Which column do you shift, and where to?
librarians-ask-cook = Which book comes next on top of the deck?
librarians-ask-drama = Which book do you squeeze in?
librarians-ask-insert = Where do you squeeze { $book } in?
librarians-ask-reveal = Whose hand is shown?
librarians-ask-color = Which colour must the next player play?
librarians-ask-letter = Which letter must the next player play?
librarians-ask-steal = Whose power card do you use?
librarians-ask-claim-cell = Where does the line of { librarians-genre } begin?
librarians-ask-claim-way = Which way does the line run?
librarians-ask-claim-keep = Which book becomes a power card?
librarians-ask-author-keep = Which book becomes a power card?

## What answers bring

librarians-about = { $letter }, { librarians-genre }
librarians-about-thrill = { $letter }, { librarians-thrill } { librarians-thrill-effect }
librarians-thrill-effect =
    { $thrill ->
        [skip] The next player’s turn is skipped.
        [stop] Your turn ends at once.
        [swap] Two books trade places.
        [gap] The next book played may leave a gap of one cell.
        [no_order] The next book played ignores the alphabet.
        [stack_any] The next book played may go on any book.
        [draw] Draw three books at once.
        [force_color] Name a colour that the next player plays if possible.
        [force_letter] Name a letter that the next player plays if possible.
        [reveal] Somebody shows a hand.
        [clear] Five books leave the library.
       *[steal_power] Use a power card that lies in front of somebody else.
    }
librarians-effect =
    { $genre ->
        [horror] the game is lost at once
        [detective] the top or the bottom shelf goes, with every book of its row
        [true_crime] the hand limit falls by 1 for good
        [tragedy] equal letters are not stacked any more
        [romance] the top 5 books of the deck need not be shelved
        [comedy] a spare shelf is added at the top or the bottom
        [adventure] the hand limit rises by 1 for good
        [self_help] this turn a book may go on any book
        [thriller] move two books to empty cells beside the library
        [action] two books trade places
        [travel] two books leave the library
        [mythology] take two books of the library into your hand
        [fantasy] this turn you need not play
        [scifi] this turn books also connect diagonally or across a gap
        [poetry] this turn the alphabet is not checked
        [graphic_novel] this turn books may go above and below the shelves
        [biography] everybody sees your hand
        [science] point at two books
        [business] every hand goes to the next seat
        [cooking] look at the top 6 books of the deck and order them
        [mystery] this turn four in a line may have one wrong book, but no red genre
        [crime] turn a shelf round, and its arrow with it
        [drama] squeeze a book in between two others
        [picture_book] shift a column up or down by one row
       *[own] { $effect }
    }
librarians-power =
    { $power ->
        [no_stacking] nothing is stacked here
        [banned_letters] no { $first } to { $last } here
        [banned_colors] nothing { $colours } here
        [side_letters_only] only { $first } to { $last } on the { librarians-side }
        [side_colors_only] only { $colours } on the { librarians-side }
        [side_max] at most { $number } places on the { librarians-side }
        [wild_letters_before] { $first } to { $last } count as any genre for claims
       *[wild_color] { $colours } counts as any genre for claims
    }
librarians-in-row = In row { $row }
librarians-where-in-row = Where in row { $row }?
librarians-spot = { $steps } to the { librarians-side }
librarians-more-forced =
    { $colour ->
        [none] The letter { $letter } was named, and you can play it.
       *[other]
            { $letter ->
                [none] The colour { librarians-colour } was named, and you can play it.
               *[other] The colour { librarians-colour } and the letter { $letter } were named, and you can play one.
            }
    }
librarians-then-draws =
    { $books ->
        [0] you draw nothing
        [one] you draw one book
       *[other] you draw { $books } books
    }
librarians-then-left =
    { $left ->
        [one] one book is left
       *[other] { $left } books are left
    }
librarians-then-claimed = four books leave, and { librarians-genre } becomes a power card
librarians-then-author = all of them leave, and one becomes a power card
librarians-then-holds =
    { $books ->
        [0] holds no book
        [one] holds one book
       *[other] holds { $books } books
    }
librarians-then-gone =
    { $books ->
        [0] row { $row } goes, which is empty
        [one] row { $row } goes, with one book
       *[other] row { $row } goes, with { $books } books
    }
librarians-then-turned =
    { $arrow ->
        [left] A to Z will run to the left
       *[right] A to Z will run to the right
    }
librarians-then-line = completes { librarians-genre }
librarians-then-loses = completes { librarians-genre }: the game is lost
librarians-then-on = on top of { $book }
librarians-then-pushes = pushes { $book } outwards
librarians-then-beside =
    { $between ->
        [both] between { $left } and { $right }
        [left] right of { $left }
        [right] left of { $right }
       *[none] first in its row
    }

## Refusals

librarians-refused-over = the match is over
librarians-refused-asked-first =
    { $decision ->
        [act] that is not asked now: play a book, use a power card, or end your turn
        [place] first say where the book goes that you have taken
        [give] first say who gets the power card
       *[other] something else is asked first
    }
librarians-refused-silent = at a silent table nobody signals
librarians-refused-signal = a signal is about a shelf that is there, and says something new
librarians-refused-give-up = you can still end your turn, or play a book
librarians-refused-end-required =
    { $missing ->
        [one] one more book has to be played
       *[other] { $missing } more books have to be played
    }
librarians-refused-end-islands = some books are cut off from the shelves: connect them first
librarians-refused-forced =
    { $colour ->
        [none] { librarians-refused-forced.letter }
       *[other]
            { $letter ->
                [none] the colour { librarians-colour } was named, and you can play it
               *[other] the colour { librarians-colour } and the letter { $letter } were named, and you can play one
            }
    }
    .letter = the letter { $letter } was named, and you can play it
librarians-refused-not-in-hand = “{ $title }” is not in your hand
librarians-refused-exactly-two = exactly { $plays } books are played in a turn, and you have played them
librarians-refused-no-insertion = “{ $title }” fits between no two books
librarians-refused-no-cell = no cell of the library takes “{ $title }” now
librarians-refused-red-power = { librarians-genre } happens at once and is never held
librarians-refused-no-such-power = no power card of { librarians-genre } lies in front of you
librarians-refused-unusable =
    { $genre ->
        [romance] the deck is empty
        [cooking] the deck is empty
        [comedy] no spare shelf is left
        [biography] you have no book to show
        [business] there is nobody to pass a hand to
        [action] two books are needed to trade places
        [crime] no shelf is left
        [picture_book] two shelves and a book are needed for a column to move
        [drama] no book of yours fits between two others
       *[other] no book lies there for it
    }
librarians-refused-red-claim = red genres such as { librarians-genre } cannot be claimed
librarians-refused-other-claim = no four in a line can be claimed for { librarians-genre }
librarians-refused-no-claim = without Mystery or a wild shelf nothing is claimed, not even { librarians-genre }
librarians-refused-no-authors = authors are completed only with the Adventure of the Author
librarians-refused-no-such-author = no author of this deck with several books has that number
librarians-refused-author-apart = all { $books } books of { $author } must show in one group
librarians-refused-colour-not-in-play = no { librarians-colour } book is in this deck
librarians-refused-take-first = take a book of your hand first
librarians-refused-empty-cell = no book lies there
librarians-refused-chosen-already = that book is not among those you can choose
librarians-refused-lay = lay it on an empty cell of a shelf row, next to a card
librarians-refused-no-shelf = that row has no shelf
librarians-refused-touches-nothing = a book must touch a shelf card or another book
librarians-refused-order = { $letter } is not in alphabetical order there
librarians-refused-other-letter = only the same letter is stacked: { $letter } does not go on { $shown }
librarians-refused-tragedy = since the Tragedy nothing is stacked
librarians-refused-audience =
    { $age ->
        [kids] a book for kids goes beside another one for them
        [teens] a book for teens goes beside another one for them
        [young_adult] a book for young adults goes beside another one for them
        [adult] a book for adults goes beside another one for them
       *[other] the book goes beside another one for its audience
    }
librarians-refused-shelf =
    { $power ->
        [no_stacking] nothing is stacked in row { $row }
        [banned_letters] the shelf of row { $row } bans that letter
        [banned_colors] the shelf of row { $row } bans that colour
        [side_letters_only] that side of row { $row } takes only some letters
        [side_colors_only] that side of row { $row } takes only two colours
       *[other] that side of row { $row } is full
    }
librarians-refused-balance = that side has more stacks already: stack on the other side
librarians-refused-series = the volumes of “{ $series }” lie in one line, in order
librarians-refused-column = { $letter } is not in order in that column
librarians-refused-stop = with Stop! the library must be one unit
librarians-refused-edge = the row reaches the edge of the table
librarians-refused-not-between = squeeze it in where a book lies whose inner neighbour is a book or the shelf card
librarians-refused-insert-order = it does not fit there once the others have moved

## Reasons

librarians-reason-end = { $played } books are played and the library is one unit
librarians-reason-give-up = nothing can be played any more
librarians-reason-take =
    { $same ->
        [0] no other { $letter } is still to come
        [one] one more { $letter } is still to come
       *[other] { $same } more books with { $letter } are still to come
    }
librarians-reason-stack = a stack takes no room away
librarians-reason-at =
    { $open ->
        [0] there the shelf loses no letter
        [one] there one letter loses its place
       *[other] there { $open } letters lose their place
    }
librarians-reason-use = { librarians-genre } helps now, with { $left } books still to shelve
librarians-reason-claim = the books leave, and a power card stays
librarians-reason-give = { $who } holds { $books } books, and can use it in the next turn
librarians-reason-other = that leaves the shelves in order

## The story

librarians-result-won =
    All books are shelved after { $turns } turns: the team is Head Librarian.
librarians-result-stuck =
    { $left ->
        [one] The library closed in turn { $turns } with one book left: { librarians-grade }.
       *[other] The library closed in turn { $turns } with { $left } books left: { librarians-grade }.
    }
librarians-result-horror = Horror ended it in turn { $turns }, with { $left } books left.
librarians-story-where = { $who } was stuck with { $books }: no row took any of them.
librarians-story-busiest = In turn { $turn } { $who } shelved { $count } books.
librarians-story-line = In turn { $turn } { $who } completed { librarians-genre }.
librarians-story-author = In turn { $turn } { $who } completed { $author }.
librarians-story-power = In turn { $turn } { $who } used { librarians-genre }.
librarians-story-luck =
    { $count ->
        [one] { $who } shelved one book and drew { $drawn }.
       *[other] { $who } shelved { $count } books and drew { $drawn }.
    }

## The lesson, step by step as in lesson.toml

librarians-lesson-shelves =
    Four shelves, one below the other, each with its row of books. The arrow says which way A to Z runs, straight
    across both sides of the shelf.
librarians-lesson-hand =
    These are your books; nobody else sees them. All win together once every book is shelved, but nobody may say what
    they hold.
librarians-lesson-order =
    Row 0 reads B, E, M from left to right. Your R comes after M, so it fits at the right end. Take it; two books at
    least must be played in a turn.
librarians-lesson-place =
    Every place that the book can go to is marked: it touches a card and keeps its row in order. Put it beside the M.
librarians-lesson-line =
    Four books of Romance in a line are complete, and leave. One of them becomes a power card for whoever you choose.
    Take it yourself.
librarians-lesson-power =
    A power card is used in its owner’s turn, whenever it helps. Romance throws five books out of the deck. Use it.
librarians-lesson-count =
    52 books are still to be shelved, in the deck and in the hands. At 0 all have won. Now take your H.
librarians-lesson-stack =
    Equal letters may be stacked, wherever they lie. A stack takes no room, and it counts as a book played. Put the H
    on the H.
librarians-lesson-horror =
    Look at row 2: three books of Horror side by side. A fourth one would complete them, and red genres bite: with
    Horror the game is lost.
librarians-lesson-end =
    Two books are played, and everything hangs together with the shelves: your turn may end. You draw up to four books
    again.
librarians-lesson-others =
    Agnes shelved a Z and an I. What the others hold you can only guess from what they do; signals say where to keep
    off, and never which book.
librarians-lesson-stuck =
    Whoever must play and cannot ends the match for all. Leave gaps for letters to come, and shelve on at your own
    table.

## Options

librarians-option-level =
    How hard it is, from four colours to everything at once; each other option can still be set by itself.
librarians-option-genres =
    The genres in the deck: one of each colour, fewer for an easier game, two of a colour for a harder one.
librarians-option-authors = Adventure of the Author: all books of an author in one group may be claimed.
librarians-option-ages = Story for the Ages: a book goes beside one for the same audience.
librarians-option-sequels = Song of the Sequels: volumes of a series lie in one line, in order.
librarians-option-curse-powers = Curse of the Book Shelves: the powers of shelf cards count.
librarians-option-curse-vertical = Curse of the Book Shelves: columns are sorted from top to bottom too.
librarians-option-curse-balance = Curse of the Book Shelves: stacks to the left and right stay balanced.
librarians-option-thrills = Turns full of Thrills: the thrill books that are shuffled into the deck.
librarians-option-exactly-two = Exactly two books are played in a turn, and never more.
librarians-option-talk = What may be said: nothing, fixed signals, or signals and words on your honour.
librarians-option-list = a list of any of { $words }
librarians-mistake-no-genre = option 'genres' must name at least one genre
librarians-mistake-few-books =
    { $books } books are too few for { $seats } seats, who are dealt { $each } each: add genres or thrills
