### Rückgabe, auf Deutsch

returns-do-lay = { $book } legen, { $title }
returns-do-swap = { $book }, { $title }, gegen ein Buch vom Wagen tauschen

returns-ask = { $who ->
    [you] Welches Buch legst du?
   *[other] { $who } wählt ein Buch.
}
returns-over = Alle drei Runden sind gestempelt.

returns-laid = { $who } legt { $book }, { $title }.
returns-swapped = { $who } legt { $book } beiseite und nimmt ein Buch vom Wagen.
returns-swapped-for = { $who } legt { $book } beiseite und nimmt { $taken } vom Wagen.
returns-stamped = { $who } stempelt die Runde mit { $book }.

returns-refused-over = Das Spiel ist zu Ende.
returns-refused-no-swaps = An diesem Tisch wird nicht getauscht.
returns-refused-swapped = Du hast schon getauscht; das geht nur einmal im Spiel.
returns-refused-not-held = Du hast Buch { $book } nicht.

returns-why-swap = Auf dem Wagen sind { $cart } Bücher, und { $book } ist wenig wert.
returns-why-lead = { $book } ist schwer zu schlagen.
returns-why-lay = { $better ->
    [true] { $book } schlägt die { $highest }, die da liegt.
   *[false] Nichts schlägt die { $highest }, also geht { $book }.
}

returns-result = { $many ->
    [1] { $winners } gewinnt mit { $stamps } von drei Runden.
   *[other] { $winners } teilen sich den Sieg mit je { $stamps } von drei Runden.
}
returns-last = Die letzte Runde ging an { $who }, mit Buch { $book }.
returns-luck = { $who } bekam Bücher im Wert von { $sum }; üblich sind { $usual }.

returns-swap = Ein Buch tauschen
returns-ask-swap = Welches Buch legst du beiseite?
returns-more-swap = Auf dem Wagen sind { $cart } Bücher. Getauscht wird nur einmal im Spiel.
returns-more-lead = Du beginnst die Runde.
returns-more-lay = { $highest } ist bisher das höchste.
returns-then = { $best ->
    [true] { $last ->
        [true] stempelt die Runde
       *[false] bisher das höchste
    }
   *[false] stempelt die Runde nicht
}

returns-round = Runde { $round } von drei; { $cart } Bücher auf dem Wagen.
returns-seat = { $who }: { $stamps } gestempelt, { $books } auf der Hand{ $laid ->
    [0] .
   *[other] , gelegt { $laid }.
}
returns-hand = Auf deiner Hand: { $books }.
returns-desk = Der Rückgabetisch
returns-your-books = Deine Bücher
returns-status = Runde { $round }

returns-option-swaps = Ob getauscht werden darf, einmal im Spiel.
returns-lesson-swap = In jeder von drei Runden legen alle ein Buch. Die höchste Zahl stempelt die Runde. Deine 4 reicht nie: tausch sie, das geht einmal.
returns-lesson-lay = Der Wagen gab dir das beste Buch von allen. Leg es.
returns-lesson-won = Die Runde gehört dir, und du beginnst die nächste.
