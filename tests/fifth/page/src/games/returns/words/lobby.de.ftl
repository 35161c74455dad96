# Returns in der Lobby, auf Deutsch.

returns-lobby-sentence = Drei Bücher für alle, drei Runden: die höchste Zahl stempelt die Runde.
returns-lobby-credits = Ein kleines Spiel für die Tests dieses Hauses.
returns-lobby-glance =
    { $line ->
        [1] Drei Bücher für alle, drei Runden
        [2] Eines gegen ein Buch vom Wagen tauschen
       *[3] Die höchste Zahl stempelt die Runde
    }
returns-lobby-option-swaps = Tauschen
