# Librarians am Terminal und in einfachen Zeilen, auf Deutsch. Die Seite lädt das nicht.

## Was gedruckt ist

door-librarians-mark =
    { $genre ->
        [horror] Ho
        [detective] De
        [true_crime] WV
        [tragedy] Tr
        [romance] Li
        [comedy] Ko
        [adventure] Ab
        [self_help] Ra
        [thriller] Th
        [action] Ac
        [travel] Re
        [mythology] My
        [fantasy] Fa
        [scifi] SF
        [poetry] Ly
        [graphic_novel] GN
        [biography] Bi
        [science] Wi
        [business] Wt
        [cooking] KB
        [mystery] Ms
        [crime] Kr
        [drama] Dr
       *[picture_book] BB
    }
door-librarians-age =
    { $age ->
        [kids] für Kinder
        [teens] für Teenager
        [young_adult] für junge Erwachsene
       *[adult] für Erwachsene
    }
door-librarians-volume = Band { $volume }
door-librarians-thrill = { librarians-thrill } { librarians-thrill-effect }
door-librarians-power = { librarians-genre } ({ librarians-colour }): { $effect }

## Die Bibliothek

door-librarians-library = Bibliothek
door-librarians-foot =
    { $unit ->
        [one] alles hängt zusammen
       *[cut] manche Bücher sind abgeschnitten
    }
door-librarians-out-of-sight = ◀ { $left } weitere · { $right } weitere ▶
door-librarians-lens = Die Pfeiltasten sehen einen Platz an; Enter antwortet.
door-librarians-empty = leer
door-librarians-under = darunter: { $books }
door-librarians-shelf =
    { $arrow ->
        [left] Regal der Reihe { $row }: A bis Z läuft nach links
       *[right] Regal der Reihe { $row }: A bis Z läuft nach rechts
    }
door-librarians-no-shelf = Reihe { $row } hat kein Regal

## Zahlen, Leute, die Hand

door-librarians-counts = Zu tun
door-librarians-left =
    { $size ->
        [short] { $left } übrig, Stapel { $deck }
       *[long] { $left } einzustellen, { $deck } im Stapel
    }
door-librarians-played =
    { $size ->
        [short] { $played }/{ $required } gespielt, Limit { $limit }
       *[long] { $played } von { $required } gespielt · Handlimit { $limit }
    }
door-librarians-effect =
    { $effect ->
        [no_order] dieser Zug: ohne Alphabet
        [loose] dieser Zug: lose Verbindungen
        [stack_any] dieser Zug: auf jedes Buch
        [off_shelf] dieser Zug: auch neben den Regalen
       *[odd_one] dieser Zug: ein falsches Buch je Linie
    }
door-librarians-next =
    { $effect ->
        [gap] nächstes Buch: mit Lücke
        [no_order] nächstes Buch: ohne Alphabet
       *[stack_any] nächstes Buch: auf jedes andere
    }
door-librarians-no-stacking = es wird nicht mehr gestapelt
door-librarians-cut-off = manche Bücher sind abgeschnitten
door-librarians-named = genannt: { $what }
door-librarians-skips =
    { $turns ->
        [one] der nächste Zug fällt aus
       *[other] die nächsten { $turns } Züge fallen aus
    }
door-librarians-unseen = { $books } noch nicht gesehen:
door-librarians-players = Am Tisch
door-librarians-holds =
    { $books ->
        [one] 1 Buch
       *[other] { $books } Bücher
    }
door-librarians-known = gesehen: { $books }
door-librarians-signalled =
    { $signal ->
        [keep_off] weg von Reihe { $row } { librarians-side }
       *[all_yours] Reihe { $row } { librarians-side } gehört euch
    }
door-librarians-hand = Die Bücher von { $name }
door-librarians-nobodys-hand = Niemandes Bücher
door-librarians-no-books = keine Bücher
door-librarians-signal = Den anderen ein Zeichen geben
door-librarians-signals = { $who } gibt ein Zeichen
door-librarians-signal-kind =
    { $signal ->
        [keep_off] Bitte wegbleiben
       *[all_yours] Gehört euch
    }

## Rund um den Tisch

door-librarians-turn = Zug { $turn }
door-librarians-search = z. B. stapeln, Ordnung, LIB-LINE-1
door-librarians-keys-cursor = einen Platz der Bibliothek ansehen
door-librarians-keys-turn = Zug beenden; oben, unten
door-librarians-keys-tab = durch die Antworten, und eine wählen
door-librarians-signs-books = Ein Buch ist sein Buchstabe, zwei Buchstaben des Genres und die Bücher des Stapels: HFa2.
door-librarians-signs-shelves = ▶ und ◀ auf einer Regalkarte: wohin A bis Z läuft, auf beiden Seiten von ihr. ◈ ist eine Kraftkarte.
door-librarians-signs-cells = [1] ist wählbar, · ist leer, ! ist abgeschnitten, ~ hängt über einer Lücke, ◆ ist genommen.
door-librarians-graded =
    { $left ->
        [0] { librarians-grade }: Alle Bücher stehen im Regal, nach { $turns } Zügen
        [one] { librarians-grade }: ein Buch übrig, nach { $turns } Zügen
       *[other] { librarians-grade }: { $left } Bücher übrig, nach { $turns } Zügen
    }
door-librarians-completed =
    { $times ->
        [one] { librarians-genre } vervollständigt
       *[other] { librarians-genre } { $times }-mal vervollständigt
    }
door-librarians-did = { $books } eingestellt, { $powers ->
        [one] eine Kraft eingesetzt
       *[other] { $powers } Kräfte eingesetzt
    }

## Optionen

door-librarians-option-level = Stufe
door-librarians-option-genres = Genres
door-librarians-option-authors = Autoren
door-librarians-option-ages = Altersgruppen
door-librarians-option-sequels = Fortsetzungen
door-librarians-option-curse_powers = Kräfte der Regale
door-librarians-option-curse_vertical = Sortierte Spalten
door-librarians-option-curse_balance = Gleiche Stapel
door-librarians-option-thrills = Thrill-Bücher
door-librarians-option-exactly_two = Genau zwei
door-librarians-option-talk = Reden
door-librarians-value-level =
    { $value ->
        [story_hour] Vorlesestunde
        [reading_room] Lesesaal
        [sequel_shelf] Fortsetzungsregal
        [heavy_shelves] Schwere Regale
        [night_shift] Nachtschicht
       *[restricted_section] Giftschrank
    }
door-librarians-value-talk =
    { $value ->
        [silent] still
        [whisper] Zeichen
       *[open] Zeichen und Worte
    }

## In einfachen Zeilen

door-librarians-line-turn = Zug { $turn }, { $left } Bücher einzustellen, { $deck } davon im Stapel
door-librarians-line-library = Bibliothek:
door-librarians-line-cut-off = Manche Bücher sind abgeschnitten.
door-librarians-line-seats = Plätze:
door-librarians-line-hand = Deine Hand: { $books }
door-librarians-line-question = Gefragt ist: { $book }
door-librarians-line-seat =
    { $books ->
        [one] { $who }: ein Buch
       *[other] { $who }: { $books } Bücher
    }
door-librarians-line-known = bekannt: { $books }
door-librarians-line-powers = Kräfte: { $powers }
door-librarians-line-limit = Handlimit { $limit }, { $played } von { $required } Büchern in diesem Zug gespielt
door-librarians-line-top = Oben auf dem Stapel: { $books }
door-librarians-line-unseen = { $books } Bücher hat noch niemand hier gesehen: { $genres }
door-librarians-line-letters = Nach Buchstaben: { $letters }
door-librarians-line-thrill = Thrill
door-librarians-line-thrills = { $count } Thrill
door-librarians-line-genres = { $count } { librarians-genre }
door-librarians-line-nothing = nichts
door-librarians-line-book = { $title } ({ librarians-genre }, { $key })
door-librarians-line-thrill-book = { $title } ({ librarians-thrill }, { $key })
