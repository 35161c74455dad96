# Library Labyrinth in der Eingangshalle: wie es sich spielt, und die Hausregeln.

labyrinth-lobby-sentence = Gemeinsam gegen den Bücherwurm: Erhellt das Labyrinth, fangt die Schrecken und bringt sie in ihre Regale zurück.
labyrinth-lobby-credits = Idee: Jessica Metheringham und Mill Goble. Bilder des erschienenen Spiels: Samantha Grieve, Ella Royer und Jessica Metheringham. Verlag: Dissent Games.
labyrinth-lobby-glance =
    { $line ->
        [1] Das Labyrinth erhellen, Wege öffnen, Zeichen sammeln
        [2] Schrecken fangen, in jedes Regal einen zurückbringen
       *[3] Jeder Zug endet mit einem Fluch beim Bücherwurm
    }

## Hausregeln: was gefragt wird, die Werte, was ein Wert bedeutet, und wie ein Tisch die Regel nennt, wenn es etwas zu sagen gibt.

labyrinth-lobby-option-difficulty = Wie schwer
    .values =
        { $value ->
            [solo] Allein
            [novice] Einstieg
            [standard] Normal
            [advanced] Schwer
            [expert] Meisterlich
           *[other] { $value }
        }
    .means =
        { $value ->
            [solo] Zehn Schreckensplatten und vier Kreuzungen, wie im Einstieg.
            [novice] Zehn Schreckensplatten, vier Kreuzungen, ein Regal zu viel.
            [standard] Zwölf Schreckensplatten, drei Kreuzungen.
            [advanced] Dreizehn Schreckensplatten, zwei Kreuzungen.
            [expert] Vierzehn Schreckensplatten, zwei Kreuzungen, zwei Belohnungen.
           *[other] { "" }
        }
    .told =
        { $value ->
            [solo] { "" }
            [novice] Zum Einstieg
            [standard] Normal
            [advanced] Schwer
            [expert] Meisterlich
           *[other] { $label }: { $name }
        }
labyrinth-lobby-option-shapes = Ecken und T-Stücke
    .values =
        { $value ->
            [random] Zufällig
            [corners] Erst Ecken
            [tees] Erst T-Stücke
           *[other] { $value }
        }
    .means =
        { $value ->
            [corners] Schwerer: Weniger Wege führen weiter.
            [tees] Leichter: Mehr Wege führen weiter.
           *[other] { "" }
        }
    .told =
        { $value ->
            [random] { "" }
            [corners] Erst Ecken
            [tees] Erst T-Stücke
           *[other] { $label }: { $name }
        }
labyrinth-lobby-option-double_curses = Doppelflüche
    .hint = Sie treffen zwei Platten auf einmal.
    .told =
        { $value ->
            [0] { "" }
            [1] Ein Doppelfluch
            [2] Zwei Doppelflüche
           *[other] { $label }: { $name }
        }
labyrinth-lobby-option-extra_cards = Mehr Flüche, mehr Züge
    .told =
        { $value ->
            [0] { "" }
           *[other] { $label }: { $name }
        }
labyrinth-lobby-option-wyrm_start = Der Bücherwurm beginnt
    .values =
        { $value ->
            [0] Nordwest
            [1] Norden, eher westlich
            [2] Norden, eher östlich
            [3] Nordost
            [4] Osten, eher nördlich
            [5] Osten, eher südlich
            [6] Südost
            [7] Süden, eher östlich
            [8] Süden, eher westlich
            [9] Südwest
            [10] Westen, eher südlich
            [11] Westen, eher nördlich
            [random] zufällig
           *[other] { $value }
        }
    .told =
        { $value ->
            [random] { "" }
           *[other] { $label }: { $name }
        }
labyrinth-lobby-option-first_player = Wer beginnt
    .hint = Nach den Regeln, wer zuletzt gelesen hat.
    .values =
        { $value ->
            [0] Stuhl 1
            [1] Stuhl 2
            [2] Stuhl 3
            [3] Stuhl 4
            [4] Stuhl 5
            [random] Das Los
           *[other] { $value }
        }
    .told =
        { $value ->
            [random] { "" }
           *[other] { $label }: { $name }
        }
