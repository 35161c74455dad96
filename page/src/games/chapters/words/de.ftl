# Das Brett von Chapters, auf Deutsch.

## Die Lobby

chapters-board-lobby = In der Lobby
chapters-board-lobby-empty = Niemand ist in der Lobby.
chapters-board-type =
    { $type ->
        [specialist] Spezialist
        [explorer] Entdecker
        [traveller] Reisender
        [buddy] Kumpel
       *[other] { $type }
    }
chapters-board-asks = will
chapters-board-short = es fehlt
chapters-board-now = jetzt
chapters-board-comes = würde kommen
chapters-board-kept = reserviert für { $who }
chapters-board-barred = nicht in diesem Zug
chapters-board-to-come =
    { $friends ->
        [0] Kein Freund mehr im Stapel
        [one] Noch 1 Freund im Stapel
       *[other] Noch { $friends } Freunde im Stapel
    }
chapters-board-final =
    { $turns ->
        [one] Der letzte Zug
       *[other] Noch { $turns } letzte Züge
    }
# Kurz; `effect` ist, was die Karte eines eigenen Satzes sagt.
chapters-board-loves =
    { $card ->
        [fr01] 1 je Raum-Symbol, 2 mehr, wenn Raum führt.
        [fr02] 2 je Raum-Symbol nach dem ersten.
        [fr03] 1 je Programm-Symbol, 2 mehr, wenn Programm führt.
        [fr04] 2 je Programm-Symbol nach dem ersten.
        [fr05] 1 je Bestand-Symbol, 2 mehr, wenn Bestand führt.
        [fr06] 2 je Bestand-Symbol nach dem ersten.
        [fr07] 1 und 3 je Satz aller drei Symbole.
        [fr08] 1 und 2 je Bereich mit genau zwei Symbolen.
        [fr09] 2 je Bereich, den deine Freunde mögen.
        [fr10] 5, wenn deine Symbole bis auf eins gleich sind, sonst 2.
        [fr11] 1, 2, 4 oder 6 für verschiedene Arten von Freunden.
        [fr12] 1 je Verbindung von Art und Bereich unter deinen Freunden.
        [fr13] 1 je Angebot nebenan, halbiert.
        [fr14] 1 und 2 je Freund nebenan, der Raum mag, halbiert.
        [fr15] 1 je Freund nebenan, halbiert.
        [fr16] 1 und 2 je Programm-Angebot nebenan, halbiert.
        [fr17] 1 und 2 je Bestand-Angebot nebenan, halbiert.
        [fr18] 1 und 2 je Freund nebenan, der Bestand mag, halbiert.
        [fr19] 2 je anderem Freund, der Raum mag.
        [fr20] 1 je anderem Freund.
        [fr21] 2 je anderem Freund, der Programm mag.
        [fr22] 2 je Spezialist und Reisendem hier, höchstens 6.
        [fr23] 2 je anderem Freund, der Bestand mag.
        [fr24] 2 je Entdecker und anderem Kumpel hier, höchstens 6.
       *[other] { $effect }
    }

## Bibliotheken

chapters-board-your-library = Deine Bibliothek
chapters-board-library-of = Die Bibliothek von { $who }
chapters-board-icons = { $icons } { chapters-category }
chapters-board-hearts =
    { $hearts ->
        [one] 1 Herz
       *[other] { $hearts } Herzen
    }
chapters-board-with = mit { $card }
chapters-board-dormant = das nicht mehr wirkt
chapters-board-over = über { $cards }
chapters-board-free =
    { $places ->
        [one] Noch ein Platz
       *[other] Noch { $places } Plätze
    }
chapters-board-hand-count =
    { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    }
chapters-board-shelved = { $cards } eingestellt
chapters-board-archived = Archiv: { $cards }
chapters-board-molly-middle = MOLLY wartet in der Mitte: Wer sie ruft, hat ihr Symbol.
chapters-board-molly-with = MOLLY steht bei { $who } und gibt ein Symbol: { $given }.
chapters-board-middle = in der Mitte
chapters-board-molly-here = MOLLY ist hier

## Die Hand

chapters-board-hand =
    { $cards ->
        [one] Deine Hand, 1 Karte
       *[other] Deine Hand, { $cards } Karten
    }
chapters-board-no-cards = Keine Karten.
chapters-board-kind =
    { $kind ->
        [event] Ereignis
        [nsfl] NSFL-Ereignis
       *[enhancement] Erweiterung
    }
# Was auf Angeboten steht, gibt es nur auf Englisch.
chapters-board-fact = { "" }
chapters-board-your-shelf = Von dir eingestellt: { $cards }.

## Die Mitte

chapters-board-market = Erweiterungen in der Auslage
chapters-board-decks = Stapel
chapters-board-deck =
    { $cards ->
        [one] 1 Karte im Angebotsstapel. Die nächste:
       *[other] { $cards } Karten im Angebotsstapel. Die nächste:
    }
chapters-board-chance =
    { $what ->
        [event] Ereignis { $percent } %
        [space] Raum { $percent } %
        [programme] Programm { $percent } %
       *[content] Bestand { $percent } %
    }
chapters-board-enhancement-deck =
    { $cards ->
        [one] 1 Karte im Erweiterungsstapel.
       *[other] { $cards } Karten im Erweiterungsstapel.
    }
chapters-board-no-discard = Noch nichts wurde abgeworfen.
chapters-board-discarded =
    { $cards ->
        [one] 1 Karte abgeworfen
       *[other] { $cards } Karten abgeworfen
    }
chapters-board-drew =
    { chapters-who } { $who ->
        [1] ziehst
       *[other] zieht
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
chapters-board-discard = Abgeworfen: { $cards }.

## Der Zettel, und was groß über dem Tisch steht

chapters-board-sure = { $answer }?
chapters-board-moment = Einen Augenblick
chapters-board-first = Bau, was Freunde sich wünschen, lad sie ein und hab am Ende die meisten Herzen.
chapters-board-closing = Ladenschluss
chapters-board-stopped = Gestoppt

## Mitspieler und Ende

chapters-board-seat =
    { $friends ->
        [one] 1 Freund
       *[other] { $friends } Freunde
    }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
chapters-board-won =
    { $me ->
        [yes] { $winners ->
            [one] Deine Bibliothek ist die beliebteste.
           *[other] { $who } sind gleich beliebt.
        }
       *[no] { $winners ->
            [one] { $who } führt die beliebteste Bibliothek.
           *[other] { $who } sind gleich beliebt.
        }
    }
chapters-board-ended =
    { $ending ->
        [stalled] Lange kam niemand Neues, dann schlossen die Türen.
       *[closing_time] Der letzte Freund war gekommen, dann schlossen die Türen.
    }

## Der Tisch in Worten

chapters-board-describe-waits = { $friend } ist in der Lobby und will { $needs }.
chapters-board-describe-short = { $friend } ist in der Lobby und will { $needs }; dir fehlt { $short }.
chapters-board-describe-comes =
    { $friend } ist in der Lobby und will { $needs }; das hast du; jetzt { $hearts ->
        [one] 1 Herz
       *[other] { $hearts } Herzen
    } wert.
chapters-board-describe-library = { $who } leitet { $site }, jetzt { $hearts }, mit { $icons }.
chapters-board-describe-nothing = keinen Symbolen
chapters-board-describe-features = Angebote von { $who }: { $features }.
chapters-board-describe-friends = Freunde von { $who }: { $friends }.
chapters-board-describe-friend = { $friend }, { $hearts } wert
chapters-board-describe-hand =
    { $who } hält { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $shelved ->
        [0] .
       *[other] {" "}und hat { $shelved } eingestellt.
    }
chapters-board-describe-own = Du hältst { $cards }.

## Die erste Seite der Regeln

chapters-board-aim = Führ die Bibliothek, die alle lieben: Freunde, die du einlädst, bringen Herzen, jeder auf seine Art.
chapters-board-step-title =
    { $step ->
        [1] Angebote bauen
        [2] Freunde einladen
        [3] MOLLY rufen
       *[4] Ladenschluss
    }
chapters-board-step-text =
    { $step ->
        [1] Ein Zug ist eine Aktion. Ein Angebot gibt deiner Bibliothek ein Symbol: Raum, Programm oder Bestand. Fünf passen nebeneinander, danach überbaust du.
        [2] Ein Freund kommt aus der Lobby, wenn deine Symbole seine Wünsche erfüllen. Symbole werden nicht verbraucht, und Freunde bleiben.
        [3] Der Bus voller Bücher gibt ein Symbol deiner Wahl, bis ihn jemand anders ruft, und du ziehst drei Karten statt einer. Oder spiel ein Ereignis.
       *[4] Ist der Freundestapel leer, hat jeder noch einen Zug. Dann zählen alle Freunde, und die meisten Herzen gewinnen.
    }
