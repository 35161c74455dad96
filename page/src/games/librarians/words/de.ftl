# Der Tisch von Librarians, auf Deutsch. Namen der Dinge kommen aus dem Katalog des Spiels.

librarians-board-where = Zug { $turn }
librarians-board-wall = Die Regale
librarians-board-arrows = Pfeiltasten gehen von Platz zu Platz
librarians-board-smaller = Kleinere Bücher
librarians-board-larger = Größere Bücher
librarians-board-left =
    { $left ->
        [one] Buch einzustellen, { $deck } im Stapel
       *[other] Bücher einzustellen, { $deck } im Stapel
    }
librarians-board-spine = { $letter }, { $title }, { $kind }
librarians-board-stack = ein Stapel von { $books }
librarians-board-covered = Verdeckt; es zählt wieder, sobald man es sieht.
librarians-board-shelf =
    { $arrow ->
        [left] Regal der Reihe { $row }, A bis Z läuft nach links
       *[right] Regal der Reihe { $row }, A bis Z läuft nach rechts
    }
librarians-board-volume = Band { $volume }
librarians-board-volume-short = B{ $volume }
librarians-board-age =
    { $age ->
        [kids] für Kinder
        [teens] für Teenager
        [young_adult] für junge Erwachsene
       *[adult] für Erwachsene
    }
librarians-board-age-short =
    { $age ->
        [kids] K
        [teens] T
        [young_adult] J
       *[adult] E
    }
librarians-board-cut-off = Manche Bücher sind von den Regalen abgeschnitten.
librarians-board-flag =
    { $signal ->
        [keep_off] { $who }: bitte wegbleiben
       *[all_yours] { $who }: gehört euch
    }
librarians-board-hand = Deine Bücher, die sonst niemand sieht
librarians-board-no-books = Keine Bücher auf deiner Hand
librarians-board-taken = Wähle seinen Platz
librarians-board-places =
    { $places ->
        [0] Noch kein Platz
        [one] Ein Platz
       *[other] { $places } Plätze
    }
librarians-board-put-back = Zurücklegen
librarians-board-backs =
    { $books ->
        [0] keine Bücher
        [one] ein verdecktes Buch
       *[other] { $books } verdeckte Bücher
    }
librarians-board-powers = Kraftkarten: { $powers }
librarians-board-signal =
    { $signal ->
        [keep_off] weg von Reihe { $row }, { librarians-side }
       *[all_yours] Reihe { $row }, { librarians-side }, gehört euch
    }
librarians-board-mood =
    { $mood ->
        [comfortable] entspannt
       *[in_trouble] in der Klemme
    }
librarians-board-whisper = Flüstern
librarians-board-kind =
    { $signal ->
        [keep_off] Wegbleiben
       *[all_yours] Gehört euch
    }
librarians-board-spot = Reihe { $row }, { $steps } { librarians-side }
librarians-board-place = Reihe { $row }, { librarians-side }
librarians-board-four = Vier in einer Linie
librarians-board-unseen-of =
    { $books ->
        [one] eins noch nicht gesehen
       *[other] { $books } noch nicht gesehen
    }
librarians-board-letters =
    { $books ->
        [one] Ein Buch nicht gesehen
       *[other] { $books } Bücher nicht gesehen
    }
librarians-board-may-use = Kraftkarten
librarians-board-ask-moment = Einen Moment
librarians-board-ask-line = Vier in einer Linie
librarians-board-played = { $played } von { $required } eingestellt
librarians-board-first = Drück auf ein Buch deiner Hand: Alle Plätze dafür leuchten auf. Mindestens zwei Bücher im Zug.
librarians-board-peak-line = { librarians-genre } ist vollständig
librarians-board-peak-horror = Horror
librarians-board-headline =
    { $ending ->
        [won] Alle Bücher stehen im Regal
       *[lost] Die Bibliothek ist geschlossen
    }
librarians-board-ended = { $ending }.

## In Worten, für alle, die es nicht sehen

librarians-board-describe-left = { $left } Bücher sind einzustellen, { $deck } davon sind im Stapel.
librarians-board-describe-row =
    { $arrow ->
        [left] Reihe { $row }, A bis Z nach links; von links nach rechts: { $books }.
       *[right] Reihe { $row }, A bis Z nach rechts; von links nach rechts: { $books }.
    }
librarians-board-describe-empty =
    { $arrow ->
        [left] Reihe { $row }, A bis Z nach links, ist leer.
       *[right] Reihe { $row }, A bis Z nach rechts, ist leer.
    }
librarians-board-describe-seat =
    { $books ->
        [one] { $who } hält ein Buch.
       *[other] { $who } hält { $books } Bücher.
    }
librarians-board-describe-powers = Kraftkarten von { $who }: { $powers }.
librarians-board-describe-signals = { $who } lässt wissen: { $signals }.
librarians-board-describe-hand = Deine Bücher: { $books }.

## Die Geschichte, und die erste Seite der Regeln

librarians-board-end-left =
    { $left ->
        [0] Kein Buch blieb übrig.
        [one] Ein Buch blieb übrig.
       *[other] { $left } Bücher blieben übrig.
    }
librarians-board-end-completed = Vervollständigt
librarians-board-end-did =
    { $shelved ->
        [one] Ein Buch eingestellt, { $drawn } gezogen
       *[other] { $shelved } Bücher eingestellt, { $drawn } gezogen
    }
librarians-board-aim =
    Alle zusammen und fast lautlos: Stellt jedes Buch des Stapels ein. Niemand sieht die Hand der anderen, und verraten
    darf man sie nicht.
librarians-board-step-title =
    { $step ->
        [1] Stell zwei Bücher ein, oder mehr
        [2] Neben eine Karte, oder auf seinesgleichen
        [3] Vier in einer Linie bringen eine Kraft
       *[4] Vorsicht bei Rot
    }
librarians-board-step-text =
    { $step ->
        [1] Jede Reihe steht nach dem Alphabet, wohin der Pfeil ihres Regals zeigt, über beide Seiten hinweg.
        [2] Ein Buch kommt neben eine Karte, die schon liegt, oder auf ein Buch mit demselben Buchstaben.
        [3] Vier eines Genres in Reihe, Spalte oder Diagonale gehen. Eins davon wird eine Kraftkarte für jemanden von euch.
       *[4] Rote Genres schaden sofort, und vier von Horror beenden alles. Ebenso ein Zug, in dem niemand spielen kann.
    }
