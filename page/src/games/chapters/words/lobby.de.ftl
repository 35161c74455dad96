# Chapters in der Lobby, auf Deutsch: wie es sich spielt, und seine Hausregeln.

chapters-lobby-sentence = Ein Wettlauf um Freunde: Bau eine Bibliothek, die geliebt wird, und lad ein, wer sie am meisten liebt.
chapters-lobby-credits = Das veröffentlichte Spiel: National Library Board Singapore, 2025; Entwurf Rayson Goh und das Team des NLB mit Magicfruit. Die meisten Kartenseiten hier sind eigene Entwürfe dieses Projekts.
chapters-lobby-glance =
    { $line ->
        [1] Bau, wofür man in eine Bibliothek kommt
        [2] Lad Freunde ein, jeder zählt auf seine Art
       *[3] Ruf MOLLY, den Bus, den alle wollen
    }

## Hausregeln

chapters-lobby-option-casual = Lockeres Spiel
    .hint = Die meisten Freunde gewinnen, niemand zählt Herzen.
    .told =
        { $value ->
            [true] Locker: die meisten Freunde gewinnen
            [false] { "" }
           *[other] { $label }: { $name }
        }
chapters-lobby-option-first_game = Erste Partie
    .hint = Niemand beginnt mit einem Freund.
    .told =
        { $value ->
            [true] Alle beginnen ohne Freund
            [false] { "" }
           *[other] { $label }: { $name }
        }
chapters-lobby-option-nsfl = Modul 1: NSFL-Ereignisse
    .hint = Karten, mit denen man einander in die Quere kommt.
    .told =
        { $value ->
            [true] Mit NSFL-Ereignissen
            [false] { "" }
           *[other] { $label }: { $name }
        }
chapters-lobby-option-sites = Modul 2: Fähigkeiten der Standorte
    .hint = Jeder Standort kann etwas Eigenes.
    .told =
        { $value ->
            [true] Mit Fähigkeiten der Standorte
            [false] { "" }
           *[other] { $label }: { $name }
        }
chapters-lobby-option-enhancements = Modul 3: Erweiterungen
    .hint = Karten, die unter Angebote gelegt werden. Ausgewogen ist das Spiel für ein Modul auf einmal.
    .told =
        { $value ->
            [true] Mit Erweiterungen
            [false] { "" }
           *[other] { $label }: { $name }
        }
chapters-lobby-option-swapped_enhancements = Eine getauschte Erweiterung
    .values =
        { $value ->
            [transfer] Wirkt beim neuen Besitzer
            [dormant] Wirkt für niemanden
           *[other] { $value }
        }
    .told =
        { $value ->
            [transfer] { "" }
            [dormant] Eine getauschte Erweiterung wirkt für niemanden
           *[other] { $label }: { $name }
        }
chapters-lobby-option-first_player = Wer ohne Queenstown beginnt
    .values =
        { $value ->
            [random] Der Zufall
            [0] Der erste Platz
            [1] Der zweite Platz
            [2] Der dritte Platz
            [3] Der vierte Platz
           *[other] { $value }
        }
    .told =
        { $value ->
            [random] { "" }
           *[other] Ohne Queenstown beginnt: { $name }
        }
