# Fire in the Library in der Eingangshalle: wie es sich spielt, und die Hausregeln.

fire-lobby-sentence = Fordere dein Glück heraus: Rette Bücher aus der brennenden Bibliothek und geh, bevor das Feuer um sich greift.
fire-lobby-credits = Idee: Tony Miller und John Prather. Verlag: Weird Giraffe Games.
fire-lobby-glance =
    { $line ->
        [1] Aus dem Beutel ziehen, von links nach rechts legen
        [2] Rechtzeitig aufhören und jedes Buch werten
       *[3] Ein Feuer auf einem riskanten Feld verbrennt alle
    }

## Hausregeln: was gefragt wird, die Werte, was ein Wert bedeutet, und wie ein Tisch die Regel nennt, wenn es etwas zu sagen gibt.

fire-lobby-option-mode = Wer spielt
    .values =
        { $value ->
            [table] Nur wir
            [robot] Mit Roboter
            [solo_robot] Du und der Roboter
            [lone_librarian] Allein im Haus
           *[other] { $value }
        }
    .means =
        { $value ->
            [robot] Auch ein Roboter rettet Bücher und verbrennt, was er liegen lässt.
            [solo_robot] Du gegen einen Roboter, der nie die Nerven verliert.
            [lone_librarian] Zwölf Züge gegen das Feuer und am Ende eine Note.
           *[other] { "" }
        }
    .told =
        { $value ->
            [table] { "" }
            [robot] Der Roboter spielt mit
            [solo_robot] Du und der Roboter
            [lone_librarian] Allein im Haus, zwölf Züge
           *[other] { $label }: { $name }
        }
fire-lobby-option-tools = Werkzeuge
    .told =
        { $value ->
            [true] Mit Werkzeugen
            [false] Ohne Werkzeuge
           *[other] { $label }: { $name }
        }
fire-lobby-option-technology = Technikbücher
    .told =
        { $value ->
            [true] Mit Technikbüchern
            [false] { "" }
           *[other] { $label }: { $name }
        }
fire-lobby-option-fire = Das Feuer
    .values =
        { $value ->
            [normal] Normal
            [wild] Wild
            [inferno] Inferno
           *[other] { $value }
        }
    .means =
        { $value ->
            [wild] Jede Runde brennen zwei Abteilungen, und früh gehen bringt kein Werkzeug.
            [inferno] Wie wild, und die Zugkarten werden verteilt statt gewählt.
           *[other] { "" }
        }
    .told =
        { $value ->
            [normal] Normales Feuer
            [wild] Wildes Feuer
            [inferno] Inferno
           *[other] { $label }: { $name }
        }
fire-lobby-option-shout = Ein Punkt für den Feuerruf
    .values =
        { $value ->
            [everyone] Alle
            [first] Wer zuerst ruft
            [off] Niemand
           *[other] { $value }
        }
    .told =
        { $value ->
            [everyone] Alle bekommen einen Punkt, wenn ein Feuer sich ausbreitet
            [first] Wer zuerst ruft, bekommt einen Punkt
            [off] Kein Punkt für ein Feuer
           *[other] { $label }: { $name }
        }
fire-lobby-option-lone_bonus_counts = Der Bonus am Ende zählt
    .values =
        { $value ->
            [sections] Abteilungen
            [cards] Karten
           *[other] { $value }
        }
    .told =
        { $value ->
            [sections] Der Bonus zählt Abteilungen
            [cards] Der Bonus zählt Karten
           *[other] { $label }: { $name }
        }
fire-lobby-option-robot_head_start = Vorsprung des Roboters in Punkten
    .told =
        { $value ->
            [0] { "" }
           *[other] { $label }: { $name }
        }
fire-lobby-option-show_bag_contents = In den Beutel sehen
    .told =
        { $value ->
            [true] { "" }
            [false] Niemand sieht in den Beutel
           *[other] { $label }: { $name }
        }
