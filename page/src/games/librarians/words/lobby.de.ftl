# Librarians in der Lobby, auf Deutsch: wie es sich spielt, und seine Hausregeln.

librarians-lobby-sentence = Zusammen und still: Stellt jedes Buch alphabetisch ein, obwohl niemand die Hand der anderen sieht.
librarians-lobby-credits = Spielidee: Tiamo Pastoor (Pandaqi).
librarians-lobby-glance =
    { $line ->
        [1] Bücher nach dem Alphabet einstellen, Reihe für Reihe
        [2] Niemand sieht die Hand der anderen; Zeichen sagen wenig
       *[3] Vier eines Genres bringen eine Kraft; rote schaden
    }

## Hausregeln

librarians-lobby-option-level = Wie schwer
    .values =
        { $value ->
            [story_hour] Vorlesestunde
            [reading_room] Lesesaal
            [sequel_shelf] Fortsetzungsregal
            [heavy_shelves] Schwere Regale
            [night_shift] Nachtschicht
            [restricted_section] Giftschrank
           *[other] { $value }
        }
    .means =
        { $value ->
            [story_hour] Vier Farben, mehr nicht.
            [reading_room] Alle sechs Farben.
            [sequel_shelf] Bände liegen in Reihe, Autoren kann man beanspruchen.
            [heavy_shelves] Regale haben Kräfte, Stapel bleiben im Gleichgewicht.
            [night_shift] Auch Spalten sind sortiert.
            [restricted_section] Alles: auch Altersgruppen und Thrill-Bücher.
           *[other] { "" }
        }
    .told =
        { $value ->
            [story_hour] Vorlesestunde
            [reading_room] Lesesaal
            [sequel_shelf] Fortsetzungsregal
            [heavy_shelves] Schwere Regale
            [night_shift] Nachtschicht
            [restricted_section] Giftschrank
           *[other] { $label }: { $name }
        }
librarians-lobby-option-talk = Reden
    .values =
        { $value ->
            [silent] Still
            [whisper] Geflüster
            [open] Offen
           *[other] { $value }
        }
    .means =
        { $value ->
            [silent] Niemand sagt oder zeigt etwas.
            [whisper] Feste Zeichen, die kein Buch verraten.
            [open] Zeichen, und Worte auf Ehre.
           *[other] { "" }
        }
    .told =
        { $value ->
            [silent] Still
            [whisper] { "" }
            [open] Offen
           *[other] { $label }: { $name }
        }
librarians-lobby-option-authors = Autoren
    .told =
        { $value ->
            [true] Autoren
           *[other] { "" }
        }
librarians-lobby-option-ages = Altersgruppen
    .told =
        { $value ->
            [true] Altersgruppen
           *[other] { "" }
        }
librarians-lobby-option-sequels = Fortsetzungen der Reihe nach
    .told =
        { $value ->
            [true] Fortsetzungen der Reihe nach
           *[other] { "" }
        }
librarians-lobby-option-curse_powers = Kräfte der Regale
    .told =
        { $value ->
            [true] Kräfte der Regale
           *[other] { "" }
        }
librarians-lobby-option-curse_vertical = Sortierte Spalten
    .told =
        { $value ->
            [true] Sortierte Spalten
           *[other] { "" }
        }
librarians-lobby-option-curse_balance = Stapel im Gleichgewicht
    .told =
        { $value ->
            [true] Stapel im Gleichgewicht
           *[other] { "" }
        }
librarians-lobby-option-exactly_two = Genau zwei Bücher im Zug
    .told =
        { $value ->
            [true] Genau zwei Bücher im Zug
           *[other] { "" }
        }
librarians-lobby-option-genres = Genres
    .told = { "" }
librarians-lobby-option-thrills = Thrill-Bücher
    .told = { "" }
