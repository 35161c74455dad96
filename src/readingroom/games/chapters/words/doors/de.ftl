# Chapters am Terminal und in einfachen Zeilen, auf Deutsch. Die Seite lädt das nicht.

## Die Bibliotheken

door-chapters-libraries = Bibliotheken
door-chapters-libraries-foot =
    { $by ->
        [friends] die meisten Freunde gewinnen
       *[hearts] Herzen nach jetzigem Stand
    }
door-chapters-letter =
    { $category ->
        [space] R
        [programme] P
       *[content] B
    }
door-chapters-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
door-chapters-shelved = { $cards } eingestellt
door-chapters-molly = MOLLY
door-chapters-no-features = noch keine Angebote
door-chapters-no-friends = noch keine Freunde

## Die Lobby und die Mitte

door-chapters-lobby = Lobby
door-chapters-lobby-empty = Niemand ist in der Lobby.
door-chapters-short = fehlt
door-chapters-comes = würde kommen
door-chapters-kept = reserviert für { $who }
door-chapters-barred = nicht in diesem Zug
door-chapters-middle = In der Mitte
door-chapters-to-come =
    { $friends ->
        [one] Noch 1 Freund im Stapel
       *[other] Noch { $friends } Freunde im Stapel
    }
door-chapters-final =
    { $turns ->
        [one] Der letzte Zug
       *[other] Letzte Züge: { $turns }
    }
door-chapters-molly-middle = MOLLY: in der Mitte
door-chapters-molly-with = MOLLY: bei { $who }, { chapters-category }
door-chapters-deck = Stapel { $cards }, abgelegt { $discarded }

## Die eigenen Karten

door-chapters-hand = Deine Hand, { $cards } von { $limit }
door-chapters-nobodys-hand = Niemandes Hand
door-chapters-shelf = Eingestellt:
door-chapters-offered = Beginne mit einem davon:
door-chapters-looked-at = Oben auf dem Freundestapel:
door-chapters-chosen = Gewählt: { $card }
door-chapters-in-full = { $card }: { $effect }

## Rund um den Tisch

door-chapters-turn = Zug { $turn }
door-chapters-search = MOLLY, CHAP-INV-2
door-chapters-ended =
    { $ending ->
        [stalled] Lange kam niemand Neues, dann schlossen die Türen; die meisten { $counted ->
            [friends] Freunde
           *[hearts] Herzen
        } gewannen
       *[closing_time] Ladenschluss: Der Freundestapel war leer; die meisten { $counted ->
            [friends] Freunde
           *[hearts] Herzen
        } gewannen
    }
door-chapters-signs-icons = R P B  Symbole für Raum, Programm und Bestand; ♥ Herzen nach jetzigem Stand
door-chapters-signs-cards = Auf der Hand: R P B Angebote, ◆ ein Ereignis, ! ein NSFL-Ereignis, + eine Erweiterung
door-chapters-signs-rows = In der Angebotsreihe: + dort wirkt eine Erweiterung, ' es bedeckt andere; ▸ wer am Zug ist

## Optionen

door-chapters-option-casual = Locker: die meisten Freunde gewinnen
door-chapters-option-first_game = Erste Partie: ohne Startfreund
door-chapters-option-nsfl = Modul 1: NSFL-Ereignisse
door-chapters-option-sites = Modul 2: Fähigkeiten der Standorte
door-chapters-option-enhancements = Modul 3: Erweiterungen
door-chapters-option-swapped_enhancements = Eine getauschte Erweiterung
door-chapters-option-first_player = Wer ohne Queenstown beginnt
door-chapters-value-swapped_enhancements =
    { $value ->
        [dormant] wirkt für niemanden
       *[transfer] wirkt beim neuen Besitzer
    }
door-chapters-value-first_player =
    { $value ->
        [random] irgendwer
       *[other] Platz { $chair }
    }

## In einfachen Zeilen

door-chapters-say-turn =
    { $friends ->
        [one] Zug { $turn }, noch 1 Freund im Stapel
       *[other] Zug { $turn }, noch { $friends } Freunde im Stapel
    }
door-chapters-say-final = Zug { $turn }, letzte Züge: { $turns }
door-chapters-say-lobby = Lobby:
door-chapters-say-card = { $card } ({ $key })
door-chapters-say-none = keine
door-chapters-say-icons = { $icons } { chapters-category }
door-chapters-say-no-icons = keine Symbole
door-chapters-say-needs = will { $needs }
door-chapters-say-missing = es fehlt { $missing }
door-chapters-say-worth = { $card } { $hearts }
door-chapters-say-library =
    { $cards ->
        [one] { $who }, { $site }: jetzt { $hearts }, { $icons }, 1 Karte auf der Hand
       *[other] { $who }, { $site }: jetzt { $hearts }, { $icons }, { $cards } Karten auf der Hand
    }
door-chapters-say-friends = Freunde: { $friends }
door-chapters-say-feature = Angebot { $place }: { $card }, { chapters-category }
door-chapters-say-with = mit { $card }
door-chapters-say-over = über { $cards }
door-chapters-say-shelved = Eingestellt: { $cards }
door-chapters-say-archive = Archiv: { $cards }
door-chapters-say-deck = Angebotsstapel: { $cards }; Ablagestapel: { $pile }
door-chapters-say-market = Auslage: { $market }; Erweiterungsstapel: { $cards }
door-chapters-say-hand = Deine Hand: { $cards }
door-chapters-say-shelf = Von dir eingestellt: { $cards }
door-chapters-say-offered = Du kannst beginnen mit: { $cards }
door-chapters-say-next-card = Die nächste Karte: { $chances }
door-chapters-say-next-friend = Der nächste Freund mag: { $chances }
door-chapters-say-chance =
    { $what ->
        [event] ein Ereignis { $chance }
        [space] Raum { $chance }
        [programme] Programm { $chance }
       *[content] Bestand { $chance }
    }
