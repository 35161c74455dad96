### Returns, in English

returns-do-lay = Lay { $book }, { $title }
returns-do-swap = Put { $book }, { $title }, aside for a book of the cart

returns-ask = { $who ->
    [you] Which book do you lay?
   *[other] { $who } chooses a book.
}
returns-over = All three rounds are stamped.

returns-laid = { $who } lays { $book }, { $title }.
returns-swapped = { $who } puts { $book } aside and takes a book of the cart.
returns-swapped-for = { $who } puts { $book } aside and takes { $taken } of the cart.
returns-stamped = { $who } stamps the round with { $book }.

returns-refused-over = the match is over
returns-refused-no-swaps = nobody may swap at this table
returns-refused-swapped = you have swapped a book already; once in a match is all
returns-refused-not-held = you do not hold book { $book }

returns-why-swap = the cart has { $cart } books, and { $book } is worth little
returns-why-lead = { $book } is hard to beat
returns-why-lay = { $better ->
    [true] { $book } beats the { $highest } that lies there
   *[false] nothing beats the { $highest }, so { $book } goes
}

returns-result = { $many ->
    [1] { $winners } wins with { $stamps } of three rounds.
   *[other] { $winners } share the win with { $stamps } of three rounds each.
}
returns-last = The last round went to { $who }, with book { $book }.
returns-luck = { $who } was dealt books worth { $sum }, where { $usual } is usual.

returns-swap = Swap a book
returns-ask-swap = Which book do you put aside?
returns-more-swap = The cart has { $cart } books. Once in a match is all.
returns-more-lead = You begin the round.
returns-more-lay = { $highest } is the highest so far.
returns-then = { $best ->
    [true] { $last ->
        [true] stamps the round
       *[false] the highest so far
    }
   *[false] does not stamp the round
}

returns-round = Round { $round } of three; { $cart } books on the cart.
returns-seat = { $who }: { $stamps } stamped, { $books } in hand{ $laid ->
    [0] .
   *[other] , laid { $laid }.
}
returns-hand = In your hand: { $books }.
returns-desk = The returns desk
returns-your-books = Your books
returns-status = round { $round }

returns-option-swaps = Whether a book may be swapped, once in a match.
returns-lesson-swap = Each of three rounds, everybody lays one book. The highest number stamps the round. Your 4 will never do: swap it, once.
returns-lesson-lay = The cart gave you the best book of all. Lay it.
returns-lesson-won = The round is yours, and you begin the next.
