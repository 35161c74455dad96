# Chapters, auf Deutsch.

## Wie die Dinge heißen. Karten aus eigenen Packungen bringen ihren Namen mit und behalten ihn.

chapters-friend =
    { $friend ->
        [fr01] Prüfungsbüfflerin
        [fr02] Stammgast im Eckplatz
        [fr03] Werkstattfan
        [fr04] Vorlesestunden-Fan
        [fr05] Mikrofilm-Spürnase
        [fr06] Ein-Roman-am-Tag-Leserin
        [fr07] Wochenend-Bummler
        [fr08] Fensterplatz-Probiererin
        [fr09] Neugieriger Rentner
        [fr10] Familie auf Ausflug
        [fr11] Genre-Springerin
        [fr12] Quizabend-Kapitän
        [fr13] Bibliotheksstempel-Sammlerin
        [fr14] Architekturfotograf
        [fr15] Bücherfreund mit Rucksack
        [fr16] Austauschstudentin
        [fr17] Gastgelehrter
        [fr18] Bibliotheks-Vloggerin
        [fr19] Lerngruppenleiterin
        [fr20] Kopi-Kaki
        [fr21] Tante aus dem Bastelkreis
        [fr22] Ehrenamtlicher Vorleser
        [fr23] Gastgeberin des Buchclubs
        [fr24] Unzertrennliche Zwillinge
       *[other] { $friend }
    }

chapters-given =
    { $given ->
        [fr01] Prüfungsbüfflerin
        [fr02] Stammgast im Eckplatz
        [fr03] Werkstattfan
        [fr04] Vorlesestunden-Fan
        [fr05] Mikrofilm-Spürnase
        [fr06] Ein-Roman-am-Tag-Leserin
        [fr07] Wochenend-Bummler
        [fr08] Fensterplatz-Probiererin
        [fr09] Neugieriger Rentner
        [fr10] Familie auf Ausflug
        [fr11] Genre-Springerin
        [fr12] Quizabend-Kapitän
        [fr13] Bibliotheksstempel-Sammlerin
        [fr14] Architekturfotograf
        [fr15] Bücherfreund mit Rucksack
        [fr16] Austauschstudentin
        [fr17] Gastgelehrter
        [fr18] Bibliotheks-Vloggerin
        [fr19] Lerngruppenleiterin
        [fr20] Kopi-Kaki
        [fr21] Tante aus dem Bastelkreis
        [fr22] Ehrenamtlicher Vorleser
        [fr23] Gastgeberin des Buchclubs
        [fr24] Unzertrennliche Zwillinge
       *[other] { $given }
    }

chapters-happening =
    { $event ->
        [ev01] Angesagte Influencerin gesichtet
        [ev02] Nur wegen der Klimaanlage da
        [ev03] Große Wiedereröffnung
        [ev04] VIP-Führung
        [ev05] Wiedersehen in der Lobby
        [ev06] Verwechslung im Buchclub
        [ev07] Büchertauschtag
        [ev08] Überfällige Rückgaben
        [ev09] Inventur
        [ns01] Handy auf voller Lautstärke
        [ns02] Strenger Bibliothekarsblick
        [ns03] Besetzt!
        [ns04] Rohrbruch
        [ns05] Durian im Lesesaal
        [ns06] Platter Reifen
       *[other] { $event }
    }

chapters-card =
    { $card ->
        [fr01] Prüfungsbüfflerin
        [fr02] Stammgast im Eckplatz
        [fr03] Werkstattfan
        [fr04] Vorlesestunden-Fan
        [fr05] Mikrofilm-Spürnase
        [fr06] Ein-Roman-am-Tag-Leserin
        [fr07] Wochenend-Bummler
        [fr08] Fensterplatz-Probiererin
        [fr09] Neugieriger Rentner
        [fr10] Familie auf Ausflug
        [fr11] Genre-Springerin
        [fr12] Quizabend-Kapitän
        [fr13] Bibliotheksstempel-Sammlerin
        [fr14] Architekturfotograf
        [fr15] Bücherfreund mit Rucksack
        [fr16] Austauschstudentin
        [fr17] Gastgelehrter
        [fr18] Bibliotheks-Vloggerin
        [fr19] Lerngruppenleiterin
        [fr20] Kopi-Kaki
        [fr21] Tante aus dem Bastelkreis
        [fr22] Ehrenamtlicher Vorleser
        [fr23] Gastgeberin des Buchclubs
        [fr24] Unzertrennliche Zwillinge
        [ev01] Angesagte Influencerin gesichtet
        [ev02] Nur wegen der Klimaanlage da
        [ev03] Große Wiedereröffnung
        [ev04] VIP-Führung
        [ev05] Wiedersehen in der Lobby
        [ev06] Verwechslung im Buchclub
        [ev07] Büchertauschtag
        [ev08] Überfällige Rückgaben
        [ev09] Inventur
        [ns01] Handy auf voller Lautstärke
        [ns02] Strenger Bibliothekarsblick
        [ns03] Besetzt!
        [ns04] Rohrbruch
        [ns05] Durian im Lesesaal
        [ns06] Platter Reifen
        [fs01] Toy Library
        [fs02] TinkerTots
        [fs03] Stories Come Alive Room
        [fs04] Storyteller Cove
        [fs05] Immersive Room
        [fs06] The Submarine
        [fs07] Central Library Courtyard
        [fs08] My Tree House
        [fs09] Hydroponics Showcase
        [fs10] Climate Action Corner
        [fs11] Culinary Studio
        [fs12] #spaceout
        [fs13] Teens' Mezzanine
        [fs14] Indoor Playground
        [fs15] Archives Reading Room
        [fs16] Oldham Theatre
        [fs17] Former Ford Factory
        [fs18] Rare Collections Gallery
        [fs19] library@chinatown
        [fp01] National Reading Day
        [fp02] National Reading Challenge
        [fp03] Read for Books
        [fp04] 10,000 & More Fathers Reading!
        [fp05] Book Bugs
        [fp06] Read@School
        [fp07] Storytelling Sessions
        [fp08] Taxi Shifu & Friends Club
        [fp09] Little Avid Readers
        [fp10] Kelab Si Luncai
        [fp11] The Book Rangers
        [fp12] Smart Heroes Reading Club
        [fp13] Green Market
        [fp14] Urban Farming Workshop
        [fp15] AR Learning Trail
        [fp16] Memory Roadshow
        [fp17] irememberSG Fund
        [fp18] Lepak Landscapes
        [fp19] SG60 Heart&Soul Experience
        [fc01] NewspaperSG
        [fc02] MusicSG
        [fc03] Singapore Infopedia
        [fc04] BiblioAsia
        [fc05] Archives Online
        [fc06] SoundscapeSG
        [fc07] Straits Settlements Records
        [fc08] Oral History Interviews
        [fc09] Web Archive Singapore
        [fc10] Legal Deposit Collection
        [fc11] Asian Children's Literature Collection
        [fc12] Rare Materials Collection
        [fc13] World and Us Collection
        [fc14] Accessible Collection
        [fc15] Singapore Collection
        [fc16] eBooks on Libby
        [fc17] Shippers' Tickets Collection
        [fc18] Singapore Tamil Arts Digital Archive
        [fc19] Building Plans
        [en01] Children's Biodiversity Library by Singapore Oceanarium
        [en02] Curiosity: Places and Perspectives (A)
        [en03] Curiosity: Places and Perspectives (B)
        [en04] LAUNCH
        [en05] StoryGen
        [en06] Indoor Garden
        [en07] Spark!Lab
        [en08] Singapore Alcove
        [en09] Nodes
        [en10] PIXEL Labs
        [en11] ChatBook
        [en12] Borrow-n-Go
        [en13] Bookdrop
        [en14] Documenting Singapore Together
        [en15] Oral History Centre
        [en16] Comics and Games Library
        [en17] NLB Mobile
        [en18] Playbrary
        [en19] Read! Fest
        [en20] S.U.R.E.
        [en21] Citizen Archivist Project
        [en22] Calm Pods
        [en23] AuRoSS Shelf-Scanning Robot
        [en24] kidsREAD
        [en25] Human Library
        [en26] Singapore Memory Project
        [en27] mini-MOLLY
        [si01] Queenstown Public Library
        [si02] Punggol Regional Library
        [si03] National Archives of Singapore
        [si04] National Library Building
       *[other] { $card }
    }

chapters-category =
    { $category ->
        [space] Raum
        [programme] Programm
        [content] Bestand
       *[other] { $category }
    }

## Warum etwas gerade nicht geht

chapters-refused-over = das Spiel ist vorbei
chapters-refused-without-enhancements = dieses Spiel wird ohne Erweiterungen gespielt
chapters-refused-no-reaction = gerade gibt es nichts, worauf man reagieren könnte
chapters-refused-no-skipping = ein Zug hat genau eine Aktion, und diese Wahl lässt sich nicht auslassen
chapters-refused-must-choose = was hier möglich ist, muss geschehen
chapters-refused-starting-friend = Startfreunde werden vor dem ersten Zug gewählt
chapters-refused-not-offered = wähle einen der beiden Freunde, die du bekommen hast
chapters-refused-build-over = überbaut wird nur mit einem Angebot, das an der Angebotsgrenze gebaut wird
chapters-refused-no-such-stack = überbaue eines deiner eigenen Angebote
chapters-refused-tuck = eine Erweiterung kommt nur unter ein Angebot, das gerade gebaut wird
chapters-refused-give-up = es gibt keine Einladung aufzugeben
chapters-refused-loan = ein Symbol leiht man nur, während man jemanden einlädt
chapters-refused-loan-impossible = ein solches Symbol fehlt nicht, oder deine Hand reicht dafür nicht
chapters-refused-discount = ein Nachlass ist für eine Einladung, der ein Symbol fehlt
chapters-refused-discount-impossible = keine deiner Erweiterungen gibt hier einen Nachlass
chapters-refused-pay = gerade ist nichts zu bezahlen
chapters-refused-use = Fähigkeiten nutzt man vor oder nach der Aktion im eigenen Zug
chapters-refused-ability-impossible = diese Fähigkeit hat deine Bibliothek nicht, sie war in diesem Zug schon dran, oder sie führte zu nichts
chapters-refused-trigger = nichts wartet auf eine Reihenfolge
chapters-refused-not-triggered = diese Erweiterung antwortet nicht auf diese Aktion
chapters-refused-target = gerade ist niemand auszuwählen
chapters-refused-not-a-target = bei dieser Person findet die Karte nichts
chapters-refused-friend = gerade ist kein Freund auszuwählen; herein kommt man durch eine Einladung
chapters-refused-not-this-friend = dieser Freund lässt sich hier nicht wählen
chapters-refused-rotate = dieser Freund ist nicht in der Lobby, schon reserviert oder war deine Wahl im letzten Zug
chapters-refused-stack = gerade ist kein Angebot auszuwählen
chapters-refused-not-this-stack = dieses Angebot lässt sich hier nicht wählen
chapters-refused-discard = Karten wirft man ab, wenn eine Karte es sagt, oder am Zugende über dem Handlimit
chapters-refused-cost = du hast sie nicht, oder ohne sie führte die Fähigkeit zu nichts
chapters-refused-shelve = Karten stellt man ein, wenn eine Erweiterung es sagt
chapters-refused-shelve-event = gerade ist kein Ereignis abgehandelt, das du einstellen dürftest
chapters-refused-recover = ansehen darf den Ablagestapel jeder, aber jetzt wird nichts daraus genommen
chapters-refused-not-on-the-pile = diese Karte gibt der Ablagestapel nicht her
chapters-refused-draw = gezogen wird am Zugende, oder wenn eine Karte es sagt
chapters-refused-nothing-there = dort liegt keine Karte
chapters-refused-arrange = du siehst dir den Freundestapel gerade nicht an
chapters-refused-one-friend-only = es ist nur ein Freund zurückzulegen
chapters-refused-guess = den obersten Freund errät nach der Aktion nur der Standort, der das kann
chapters-refused-archive = ein Angebot archiviert nach dem Ziehen nur der Standort, der das kann
chapters-refused-cards-first = wähle zuerst die Karten
chapters-refused-abilities-first = nutze zuerst eine Fähigkeit oder mach weiter
chapters-refused-choice-first = zuerst steht eine andere Wahl an
chapters-refused-not-in-the-box = eine solche Karte ist nicht in dieser Schachtel
chapters-refused-not-in-hand = diese Karte hast du nicht auf der Hand
chapters-refused-kind = die zusätzliche Aktion muss von einer Art sein, die zuletzt vor dir gewählt wurde
chapters-cannot-not-in-lobby = { chapters-friend } ist nicht in der Lobby
chapters-cannot-barred = { chapters-friend } lässt sich in diesem Zug nicht einladen
chapters-cannot-reserved = { chapters-friend } ist für jemand anderen reserviert
chapters-cannot-icons = deiner Bibliothek fehlen Symbole für { chapters-friend }
chapters-cannot-reaction-only = { chapters-happening } spielt man als Reaktion, nicht als Aktion
chapters-cannot-no-answer = { chapters-happening } ist keine Antwort auf das Angekündigte
chapters-refused-molly = MOLLY ruft man als Aktion eines Zuges; bis dahin bleibt ihr Bereich

## Antworten

chapters-do-pass = Geschehen lassen
chapters-do-done = Weiter
chapters-do-keep = Mit { chapters-friend } beginnen
chapters-do-build = { $card } bauen
chapters-do-over = Angebot { $stack } überbauen
chapters-do-tuck = { $card } darunterlegen
chapters-do-tuck-none = Ohne Erweiterung bauen
chapters-do-invite = { chapters-friend } einladen
chapters-do-give-up = Die Einladung aufgeben
chapters-do-loan = Ein Symbol leihen: { chapters-category }
chapters-do-discount = Den Nachlass nutzen
chapters-do-pay = Mit { $card } bezahlen
chapters-do-play = { chapters-happening } spielen
chapters-do-molly = MOLLY für { chapters-category } rufen
chapters-do-use = { $card } nutzen
chapters-do-trigger = Als Nächstes { $card }
chapters-do-player = { $who } wählen
chapters-do-friend = { chapters-friend } wählen
chapters-do-stack = Angebot { $stack } von { $who } wählen
chapters-do-discard = { $card } abwerfen
chapters-do-shelve = { $card } einstellen
chapters-do-shelve-event = Das Ereignis einstellen
chapters-do-recover = { $card } vom Ablagestapel nehmen
chapters-do-draw-features = Vom Angebotsstapel ziehen
chapters-do-draw-enhancement = Vom Erweiterungsstapel ziehen
chapters-do-draw-market = Karte { $slot } der Auslage nehmen
chapters-do-arrange =
    { $how ->
        [stay] Liegen lassen
        [turn] Beide oben, andersherum
        [second_below] Die zweite nach unten
        [first_below] Die erste nach unten
        [below] Nach unten
       *[below_turned] Nach unten, andersherum
    }
chapters-do-guess = Auf { chapters-category } tippen
chapters-do-archive = { $card } archivieren

## Was geschah

# Jemand in einem Satz; wer ihn liest, ist Nummer 1, denn heißen kann man beliebig.
chapters-who =
    { $who ->
        [1] Du
       *[other] { $who }
    }
    .dat =
        { $who ->
            [1] dir
           *[other] { $who }
        }
chapters-other =
    { $other ->
        [1] dir
       *[other] { $other }
    }
chapters-target =
    { $target ->
        [1] dich
       *[other] { $target }
    }

chapters-event-site =
    { chapters-who } { $who ->
        [1] leitest
       *[other] leitet
    }: { $site }.
chapters-event-first-player =
    { chapters-who } { $who ->
        [1] beginnst
       *[other] beginnt
    }.
chapters-event-pair =
    { chapters-who } { $who ->
        [1] kannst
       *[other] kann
    } beginnen mit: { $friends }.
chapters-event-pair-unseen =
    { chapters-who } { $who ->
        [1] siehst dir
       *[other] sieht sich
    } zwei Freunde an.
chapters-event-kept =
    { chapters-who } { $who ->
        [1] beginnst
       *[other] beginnt
    } mit { chapters-friend }.
chapters-begins-with = { $who } mit { chapters-friend }
chapters-event-starting-friends = Alle beginnen mit einem Freund: { $told }.
chapters-event-arrived = { chapters-friend } betritt die Lobby.
chapters-event-turn-begins =
    { chapters-who } { $who ->
        [1] bist
       *[other] ist
    } am Zug.
chapters-event-ability = { chapters-who } nutzt { $card }.
chapters-event-named =
    { chapters-who } { $who ->
        [1] zeigst
       *[other] zeigt
    } { $card }.
chapters-event-friend-named =
    { chapters-who } { $who ->
        [1] bezahlst
       *[other] bezahlt
    } für Symbole, die { chapters-friend } fehlen.
chapters-event-discount = { chapters-who } nutzt einen Nachlass.
chapters-event-loan =
    { chapters-who } { $who ->
        [1] leihst dir
       *[other] leiht sich
    } ein Symbol: { chapters-category }.
chapters-event-declares-build =
    { chapters-who } { $who ->
        [1] willst
       *[other] will
    } { $card } bauen.
chapters-event-declares-invite =
    { chapters-who } { $who ->
        [1] willst
       *[other] will
    } { chapters-friend } einladen.
chapters-event-declares-event =
    { chapters-who } { $who ->
        [1] willst
       *[other] will
    } { chapters-happening } spielen.
chapters-event-declares-molly =
    { chapters-who } { $who ->
        [1] willst
       *[other] will
    } MOLLY für { chapters-category } rufen.
chapters-event-reacts =
    { chapters-who } { $who ->
        [1] spielst
       *[other] spielt
    } { $card }!
chapters-event-reaction-fails = { $card } von { chapters-who.dat } verpufft.
chapters-event-cancelled =
    { $action ->
        [build] Aus dem Bau von { chapters-who.dat } wird nichts.
        [invite] Aus der Einladung von { chapters-who.dat } wird nichts.
        [event] Aus dem Ereignis von { chapters-who.dat } wird nichts.
       *[molly] Aus dem Ruf von { chapters-who.dat } nach MOLLY wird nichts.
    }
chapters-event-given-up =
    { chapters-who } { $who ->
        [1] lädst
       *[other] lädt
    } niemanden ein.
chapters-event-built =
    { chapters-who } { $who ->
        [1] baust
       *[other] baut
    } { $card }.
chapters-event-built-with =
    { chapters-who } { $who ->
        [1] baust
       *[other] baut
    } { $card }, darunter { $enhancement }.
chapters-event-built-over =
    { chapters-who } { $who ->
        [1] überbaust
       *[other] überbaut
    } ein Angebot mit { $card }.
chapters-event-built-over-with =
    { chapters-who } { $who ->
        [1] überbaust
       *[other] überbaut
    } ein Angebot mit { $card }, darunter { $enhancement }.
chapters-event-invited =
    { chapters-who } { $who ->
        [1] lädst
       *[other] lädt
    } { chapters-friend } ein.
chapters-event-plays =
    { chapters-who } { $who ->
        [1] spielst
       *[other] spielt
    } { $card }.
chapters-event-molly =
    { chapters-who } { $who ->
        [1] rufst
       *[other] ruft
    } MOLLY für { chapters-category }.
chapters-event-molly-from =
    { chapters-who } { $who ->
        [1] rufst
       *[other] ruft
    } MOLLY von { chapters-other } weg, für { chapters-category }.
chapters-event-molly-home = MOLLY fährt von { chapters-who.dat } zurück in die Mitte.
chapters-event-aimed =
    { chapters-who } { $who ->
        [1] wählst
       *[other] wählt
    } { chapters-target }.
chapters-event-swept =
    { $count ->
        [one] Der Freund in der Lobby kommt unter den Stapel.
       *[other] Alle { $count } Freunde in der Lobby kommen unter den Stapel.
    }
chapters-event-swap-lobby =
    { chapters-who } { $who ->
        [1] tauschst
       *[other] tauscht
    } { chapters-given } gegen { chapters-friend } aus der Lobby.
chapters-event-swap-friend =
    { chapters-who } { $who ->
        [1] tauschst
       *[other] tauscht
    } { chapters-given } gegen { chapters-friend } von { chapters-other }.
chapters-event-fled = { chapters-friend } flieht von { chapters-who.dat } in die Lobby.
chapters-event-swap-stack =
    { chapters-who } { $who ->
        [1] tauschst
       *[other] tauscht
    } { $given } gegen { $got } von { chapters-other }.
chapters-event-stack-lost =
    { chapters-who } { $who ->
        [1] verlierst
       *[other] verliert
    } { $card } samt Stapel.
chapters-event-drew =
    { chapters-who } { $who ->
        [1] ziehst
       *[other] zieht
    } { $card }.
chapters-event-drew-unseen =
    { chapters-who } { $who ->
        [1] ziehst
       *[other] zieht
    } eine Karte.
chapters-event-took =
    { chapters-who } { $who ->
        [1] nimmst
       *[other] nimmt
    } { $card } aus der Auslage.
chapters-event-market = { $card } liegt in der Auslage.
chapters-event-discarded =
    { chapters-who } { $who ->
        [1] wirfst
       *[other] wirft
    } { $card } ab.
chapters-event-recovered =
    { chapters-who } { $who ->
        [1] nimmst
       *[other] nimmt
    } { $card } vom Ablagestapel.
chapters-event-shelved =
    { chapters-who } { $who ->
        [1] stellst
       *[other] stellt
    } { $card } ein.
chapters-event-shelved-unseen =
    { chapters-who } { $who ->
        [1] stellst
       *[other] stellt
    } eine Karte ein.
chapters-event-archived =
    { chapters-who } { $who ->
        [1] archivierst
       *[other] archiviert
    } { $card }.
chapters-event-looks =
    { chapters-who } { $who ->
        [1] siehst
       *[other] sieht
    } oben im Freundestapel: { $friends }.
chapters-event-looks-unseen =
    { chapters-who } { $who ->
        [1] siehst dir
       *[other] sieht sich
    } den Freundestapel von oben an.
chapters-event-arranged =
    { chapters-who } { $who ->
        [1] legst
       *[other] legt
    } { $below } von { $count } unter den Stapel.
chapters-event-rotated = { chapters-who } lässt { chapters-friend } in der Lobby reservieren.
chapters-event-guessed-right =
    { chapters-who } { $who ->
        [1] tippst
       *[other] tippt
    } auf { chapters-category }, es ist { chapters-friend }: richtig.
chapters-event-guessed-wrong =
    { chapters-who } { $who ->
        [1] tippst
       *[other] tippt
    } auf { chapters-category }, doch es ist { chapters-friend }.
chapters-event-exchanged =
    { chapters-who } { $who ->
        [1] bringst
       *[other] bringt
    } { chapters-friend } anstelle von { chapters-given } in die Lobby.
chapters-event-reshuffled-features =
    { $cards ->
        [one] Der Ablagestapel wird zum Angebotsstapel: 1 Karte.
       *[other] Der Ablagestapel wird zum Angebotsstapel: { $cards } Karten.
    }
chapters-event-reshuffled-enhancements =
    { $cards ->
        [one] Die abgeworfenen Erweiterungen werden ihr Stapel: 1 Karte.
       *[other] Die abgeworfenen Erweiterungen werden ihr Stapel: { $cards } Karten.
    }
chapters-event-turn-ends = Der Zug von { chapters-who.dat } ist zu Ende.
chapters-event-last-turns =
    { $ending ->
        [closing_time] Die Bibliothek schließt: Der Freundestapel ist leer. Alle haben noch einen Zug.
       *[stalled] Lange kam niemand Neues. Alle haben noch einen Zug.
    }
chapters-score =
    { $friends ->
        [one] { $who } { $score } mit 1 Freund
       *[other] { $who } { $score } mit { $friends } Freunden
    }
chapters-event-match-ends = Die Türen schließen: { $scores }.

## Was gefragt ist

chapters-over = Das Spiel ist vorbei.
chapters-waiting = Es wird gewartet, ob jemand reagiert.
chapters-choosing = Alle wählen einen Startfreund.
chapters-thinking = { $who } überlegt.
chapters-ask-start = Mit welchem Freund beginnst du?
chapters-ask-ability = Eine Fähigkeit nutzen oder weiter?
chapters-ask-action = Dein Zug: bauen, einladen, ein Ereignis spielen oder MOLLY rufen.
chapters-ask-turn = Welche Aktion wählst du?
chapters-ask-build = Welches Angebot baust du?
chapters-ask-over = Deine Reihe ist voll: Welches Angebot überbaust du?
chapters-ask-tuck = Eine Erweiterung darunterlegen?
chapters-ask-invite = Wen lädst du ein?
chapters-ask-redeclare = Der Platz ist besetzt: Wen lädst du stattdessen ein?
chapters-ask-payment = Ein Symbol fehlt: Womit gleichst du es aus?
chapters-ask-pay =
    { $left ->
        [one] Mit welcher Karte bezahlst du?
       *[other] Mit welchen Karten bezahlst du? Noch { $left }.
    }
chapters-ask-molly = Welchen Bereich bringt MOLLY?
chapters-ask-reaction = Darauf reagieren?
chapters-ask-glare = Mit einem strengen Blick antworten?
chapters-ask-target = Wen wählst du?
chapters-ask-give_friend = Welcher deiner Freunde geht?
chapters-ask-get_friend = Wer kommt dafür?
chapters-ask-give_stack = Welches deiner Angebote geht?
chapters-ask-get_stack = Was kommt dafür?
chapters-ask-lose_stack = Welches Angebot muss weg?
chapters-ask-lose_friend = Wer geht?
chapters-ask-discard =
    { $left ->
        [one] Welche Karte wirfst du ab?
       *[other] Welche Karten wirfst du ab? Bis zu { $left }.
    }
chapters-ask-cost =
    { $left ->
        [one] Welche Karte wirfst du dafür ab?
       *[other] Welche Karten wirfst du dafür ab? Noch { $left }.
    }
chapters-ask-cost_stack =
    { $left ->
        [one] Welches Angebot gibst du dafür auf?
       *[other] Welche Angebote gibst du dafür auf? Noch { $left }.
    }
chapters-ask-recover = Welche Karte nimmst du zurück?
chapters-ask-shelve = Eine Karte einstellen?
chapters-ask-shelve_event = Das Ereignis einstellen statt abwerfen?
chapters-ask-order = Was kommt zuerst?
chapters-ask-peek = Wohin mit diesen Freunden?
chapters-ask-rotate = Wer soll für dich reserviert sein?
chapters-ask-guess = Welchen Bereich mag der oberste Freund?
chapters-ask-exchange = Für wen kommt der gezeigte Freund herein?
chapters-ask-source = Woher ziehst du?
chapters-ask-draw = Zugende: Woher ziehst du?
chapters-ask-archive = Ein Angebot archivieren?
chapters-ask-trim = Zu viele Handkarten: Welche wirfst du ab?

## Die Geschichte einer Partie

chapters-story-won = { $who } gewann mit { $score } Herzen.
chapters-story-shared = { $who } teilten sich den Sieg mit { $score } Herzen.
chapters-story-won-friends = { $who } gewann mit { $score } Freunden.
chapters-story-shared-friends = { $who } teilten sich den Sieg mit { $score } Freunden.
chapters-story-best = Zug { $turn }: { $who } lud { chapters-friend } ein, am Ende { $hearts } wert, mehr als sonst jemand.
chapters-story-invited = Zug { $turn }: { $who } lud { chapters-friend } ein.
chapters-story-cancelled = Zug { $turn }: { $who } wurde ausgebremst.
chapters-story-molly = MOLLY wechselte { $times }-mal den Besitzer.
chapters-story-luck = { $who } zog { $features } Angebote unter { $cards } Karten; { $likely } waren zu erwarten.
chapters-story-last = Zug { $turn }: Der letzte Freund verließ den Stapel.

## Was für eine Antwort spricht

chapters-reason-invite = { chapters-friend } ist derzeit { $hearts } wert
chapters-reason-build = es gibt deiner Bibliothek ein Symbol: { chapters-category }
chapters-reason-molly = MOLLY bringt sofort ein Symbol und am Zugende mehr Karten
chapters-reason-play = das Ereignis kann das Blatt wenden
chapters-reason-react = es bremst jemand anderen
chapters-reason-pass = die Karte ist später vielleicht mehr wert
chapters-reason-done = was bleibt, ist auf deiner Hand mehr wert
chapters-reason-use = die Fähigkeit kostet keine Aktion
chapters-reason-keep = { chapters-friend } passt zu einer Bibliothek, die noch alles werden kann
chapters-reason-card = diese deiner Karten fehlt am wenigsten
chapters-reason-choice = es hilft dir am meisten oder anderen am wenigsten
chapters-reason-draw = mehr Karten sind mehr Möglichkeiten

## Optionen, und was nicht zusammengeht

chapters-option-casual = Für Jung und Alt: Wirkungen der Freunde zählen nicht, die meisten Freunde gewinnen.
chapters-option-first-game = Ohne Startfreund beginnen, wie es das Regelheft beim ersten Mal rät.
chapters-option-nsfl = Modul 1: NSFL-Ereignisse, mit denen man einander in die Quere kommt. Gedacht ist ein Modul auf einmal.
chapters-option-sites = Modul 2: Jeder Standort hat eine eigene Fähigkeit. Gedacht ist ein Modul auf einmal.
chapters-option-enhancements = Modul 3: Erweiterungen unter den Angeboten. Gedacht ist ein Modul auf einmal.
chapters-option-swapped-enhancements = Modul 3: Eine Erweiterung, deren Stapel getauscht wird, wirkt für den neuen Besitzer oder für niemanden mehr.
chapters-option-first-player = Wer beginnt, wenn niemand die Queenstown Public Library hat.

chapters-mistake-first-player = first_player muss ein Platz von 0 bis { $last } sein, nicht { $seat }
chapters-mistake-swapped = die Option 'swapped_enhancements' gehört zu Modul 3; dazu enhancements=true
chapters-mistake-first-game = die Option 'first_game' ist hier unnötig: Niemand beginnt mit einem Freund

## Was Antworten bringen

chapters-verb-build = Ein Angebot bauen
chapters-verb-invite = Einen Freund einladen
chapters-verb-event = Ein Ereignis spielen
chapters-verb-molly = MOLLY rufen
chapters-which-build = Welches Angebot baust du?
chapters-which-invite = Wen lädst du ein?
chapters-which-event = Welches Ereignis spielst du?
chapters-which-molly = Welchen Bereich bringt MOLLY?
chapters-more-subject = Im Tausch: { $card }.
chapters-more-peek = Oben auf dem Stapel, von oben: { $cards }.
chapters-more-final =
    { $turns ->
        [one] Das ist der letzte Zug des Spiels.
       *[other] Die letzten Züge: { $turns } mit diesem.
    }
chapters-then-icon = ein Symbol mehr: { chapters-category }; bisher { $icons }
chapters-then-over = kommt auf eines deiner Angebote: { chapters-category }
chapters-then-covers = bedeckt { $card }: { chapters-category }
chapters-then-hearts =
    { $hearts ->
        [one] nach jetzigem Stand 1 Herz
       *[other] nach jetzigem Stand { $hearts } Herzen
    }
chapters-then-friend = zählt als ein Freund
chapters-then-molly = ein Symbol: { chapters-category }; am Zugende { $cards } Karten
chapters-then-molly-from = von { $other }, ein Symbol: { chapters-category }
chapters-then-player =
    { $cards ->
        [one] jetzt { $hearts }, 1 Karte auf der Hand
       *[other] jetzt { $hearts }, { $cards } Karten auf der Hand
    }
chapters-then-stack = { $card }: { chapters-category }
chapters-then-deck =
    { $cards ->
        [one] noch 1 Karte
       *[other] noch { $cards } Karten
    }
chapters-do-take = { $card } aus der Auslage nehmen

## Die Einführung

chapters-lesson-lobby = Vier Leute warten in der Lobby. Jeder will von einer Bibliothek Symbole sehen: Raum, Programm und Bestand.
chapters-lesson-library = Das ist deine Bibliothek. Ihre zwei Angebote geben je ein Symbol: Raum und Programm. „Wochenend-Bummler“ will von jedem Bereich eines: Bestand fehlt noch.
chapters-lesson-build = Ein Zug ist eine Aktion: bauen, einladen, ein Ereignis spielen oder MOLLY rufen. NewspaperSG auf deiner Hand ist Bestand. Bau es.
chapters-lesson-draw = Am Zugende hast du eine Karte gezogen; mehr als sechs behält niemand. Nun spielt Agnes.
chapters-lesson-molly = MOLLY ist ein Bus voller Bücher. Sie steht jetzt bei Agnes und gibt ein Symbol des gewählten Bereichs. Wer nur MOLLY ruft, zieht 3 Karten statt 1.
chapters-lesson-invite = Du hast nun von jedem Bereich ein Symbol, also kommt der Gast. Symbole werden nicht verbraucht. Lad ein.
chapters-lesson-hearts = Freunde bleiben, was auch aus deinen Symbolen wird. Dieser ist 4 Herzen wert: 1 und 3 für jeden vollen Satz Symbole.
chapters-lesson-clock = Jemand Neues kam vom Freundestapel. Ist er leer, hat jeder noch einen Zug. Agnes macht weiter.
chapters-lesson-rival = Der neue Gast von Agnes liebt Bestand: 5 Herzen bei drei Symbolen. Eines davon gibt MOLLY. Ruf sie von dort weg.
chapters-lesson-taken = MOLLY gibt nun dir ein Programm-Symbol. Der Gast bleibt bei Agnes, ist aber nur noch 4 wert.
chapters-lesson-event = Ereignisse beugen einmal die Regeln. Mit diesem darf jemand kommen, obwohl ein Symbol fehlt. Spiel es.
chapters-lesson-short = Dieser Gast will zwei Raum-Symbole, und du hast eines. Heute genügt das. Lad ein.
chapters-lesson-end = Am Ende zählen alle Freunde zugleich, und die meisten Herzen gewinnen. Bis dahin zeigt der Tisch, was jeder gerade wert ist.

## Was Karten bewirken

chapters-effect =
    { $card ->
        [fr01] 1 Herz je Raum-Symbol deiner Bibliothek; 2 mehr, wenn Raum allein dein größter Bereich ist.
        [fr02] 2 Herzen für jedes Raum-Symbol deiner Bibliothek nach dem ersten.
        [fr03] 1 Herz je Programm-Symbol deiner Bibliothek; 2 mehr, wenn Programm allein dein größter Bereich ist.
        [fr04] 2 Herzen für jedes Programm-Symbol deiner Bibliothek nach dem ersten.
        [fr05] 1 Herz je Bestand-Symbol deiner Bibliothek; 2 mehr, wenn Bestand allein dein größter Bereich ist.
        [fr06] 2 Herzen für jedes Bestand-Symbol deiner Bibliothek nach dem ersten.
        [fr07] 1 Herz und 3 für jeden vollen Satz aus je einem Symbol Raum, Programm und Bestand.
        [fr08] 1 Herz und 2 für jeden Bereich, von dem du genau zwei Symbole hast.
        [fr09] 2 Herzen für jeden Bereich, den jemand unter deinen Freunden bevorzugt; diese zählt mit.
        [fr10] 5 Herzen, wenn sich dein größter und dein kleinster Bereich um höchstens ein Symbol unterscheiden, sonst 2.
        [fr11] 1, 2, 4 oder 6 Herzen für 1, 2, 3 oder 4 Arten von Freunden in deiner Bibliothek, dieser eingeschlossen.
        [fr12] 1 Herz für jede Verbindung von Art und bevorzugtem Bereich unter deinen Freunden, diese eingeschlossen.
        [fr13] Zähl die Angebote deiner beiden Nachbarn zusammen und halbier das, abgerundet: 1 Herz für jedes.
        [fr14] Zähl die Freunde deiner beiden Nachbarn, die Raum bevorzugen, und halbier das, abgerundet: 1 Herz und 2 für jeden.
        [fr15] Zähl die Freunde deiner beiden Nachbarn zusammen und halbier das, abgerundet: 1 Herz für jeden.
        [fr16] Zähl die Programm-Angebote deiner beiden Nachbarn und halbier das, abgerundet: 1 Herz und 2 für jedes.
        [fr17] Zähl die Bestand-Angebote deiner beiden Nachbarn und halbier das, abgerundet: 1 Herz und 2 für jedes.
        [fr18] Zähl die Freunde deiner beiden Nachbarn, die Bestand bevorzugen, und halbier das, abgerundet: 1 Herz und 2 für jeden.
        [fr19] 2 Herzen für jeden anderen deiner Freunde, der Raum bevorzugt.
        [fr20] 1 Herz für jeden anderen Freund in deiner Bibliothek.
        [fr21] 2 Herzen für jeden anderen deiner Freunde, der Programm bevorzugt.
        [fr22] 2 Herzen für jede Spezialistin und jeden Reisenden unter deinen Freunden, höchstens 6.
        [fr23] 2 Herzen für jeden anderen deiner Freunde, der Bestand bevorzugt.
        [fr24] 2 Herzen für jede Entdeckerin und jeden anderen Kumpel unter deinen Freunden, höchstens 6.
        [ev01] Ruf MOLLY. Dann darfst du einen Freund einladen.
        [ev02] Alle Freunde der Lobby, auch gedrehte, kommen gemischt unter den Freundestapel. Füll die Lobby auf. Dann darfst du einen Freund einladen.
        [ev03] Bau bis zu zwei Angebote nacheinander.
        [ev04] Lad einen Freund ein; dabei darf dir ein Symbol fehlen.
        [ev05] Tausch einen Freund deiner Bibliothek gegen einen der Lobby. Anforderungen gelten nicht.
        [ev06] Tausch einen Freund deiner Bibliothek gegen einen aus einer anderen. Anforderungen gelten nicht.
        [ev07] Tausch ein Angebot deiner Bibliothek gegen eines aus einer anderen, jedes mit seinem ganzen Stapel.
        [ev08] Nimm bis zu zwei Karten vom Ablagestapel der Angebote und Ereignisse auf die Hand.
        [ev09] Wirf bis zu drei Karten ab. Zieh ebenso viele und zwei mehr vom Angebotsstapel.
        [ns01] Wenn jemand anders eine Aktion ankündigt: Es wird nichts daraus.
        [ns02] Wenn jemand anders ein NSFL-Ereignis spielt, als Aktion oder als Reaktion: Es wird nichts daraus.
        [ns03] Wenn jemand anders eine Einladung ankündigt: Dieser Freund kann in diesem Zug nicht eingeladen werden. Ein anderer wird genannt, oder die Aktion ist verloren.
        [ns04] Wirf ein Angebot mit seinem ganzen Stapel aus einer anderen Bibliothek ab. Wem es gehörte, der zieht zwei Karten vom Angebotsstapel.
        [ns05] Ein Freund flieht aus einer anderen Bibliothek in die Lobby. Wem er gehörte, der zieht zwei Karten vom Angebotsstapel.
        [ns06] Wähl jemand anders. Steht MOLLY dort, fährt sie zurück in die Mitte. Zwei Karten werden dort abgeworfen.
        [en01] In jedem Zug darfst du 3 Karten abwerfen und eine weitere Aktion tun, von einer Art, die im letzten Zug vor dir vorkam.
        [en02] In jedem Zug darfst du 2 Karten abwerfen und ein Angebot bauen.
        [en03] In jedem Zug darfst du 2 Angebote deiner Bibliothek abwerfen und dann einen Freund einladen, dessen Anforderung du noch erfüllst.
        [en04] In jedem Zug darfst du dir allein die ersten zwei Freunde des Stapels ansehen und jeden nach oben oder unten zurücklegen, in beliebiger Ordnung.
        [en05] In jedem Zug darfst du einen Freund der Lobby drehen, nur nicht den vom letzten Mal. Bis zu deinem nächsten Zug darf ihn niemand anders einladen.
        [en06] Solange diese Erweiterung in deiner Bibliothek liegt, gibt sie ein Raum-Symbol.
        [en07] Solange diese Erweiterung in deiner Bibliothek liegt, gibt sie ein Programm-Symbol.
        [en08] Solange diese Erweiterung in deiner Bibliothek liegt, gibt sie ein Bestand-Symbol.
        [en09] Nachdem du ein Raum-Angebot gebaut hast, zieh eine Karte.
        [en10] Nachdem du ein Programm-Angebot gebaut hast, zieh eine Karte.
        [en11] Nachdem du ein Bestand-Angebot gebaut hast, zieh eine Karte.
        [en12] In jedem Zug darfst du eine Karte einstellen.
        [en13] Nachdem du einen Freund eingeladen hast, darfst du bis zu zwei Karten einstellen.
        [en14] Ein Ereignis, das du gespielt hast, darfst du danach einstellen statt abwerfen.
        [en15] Am Ende des Spiels 1 Herz mehr für je drei deiner eingestellten Karten.
        [en16] Solange diese Erweiterung in deiner Bibliothek liegt, ist deine Angebotsgrenze um eins höher.
        [en17] Solange diese Erweiterung in deiner Bibliothek liegt, ist dein Handlimit um zwei höher.
        [en18] Nachdem du MOLLY gerufen hast, darfst du bis zu zwei Karten einstellen.
        [en19] Nachdem du ein Ereignis gespielt hast, zieh eine Karte.
        [en20] In jedem Zug darfst du eine Karte abwerfen und eine ziehen.
        [en21] In jedem Zug darfst du eine Karte abwerfen und eine andere vom Ablagestapel der Angebote und Ereignisse nehmen.
        [en22] Karten anderer können deine Freunde nicht tauschen oder vertreiben. Nachdem du einen Freund eingeladen hast, zieh eine Karte.
        [en23] Karten anderer können deine Angebote nicht tauschen oder abwerfen. Nachdem du ein Angebot überbaut hast, zieh eine Karte.
        [en24] Wenn du einen Freund einlädst, darfst du 3 Karten abwerfen; dann darf ein Symbol fehlen.
        [en25] In jedem Zug darfst du 3 Karten abwerfen und einen Freund deiner Bibliothek gegen einen der Lobby tauschen. Anforderungen gelten nicht.
        [en26] Am Ende des Spiels 1 Herz für je zwei Freunde in deiner Bibliothek.
        [en27] Steht MOLLY bei dir, gibt sie zwei Symbole des gewählten Bereichs statt eines.
        [si01] Deine Angebotsgrenze ist 6.
        [si02] Nach deiner Aktion tippst du auf den bevorzugten Bereich des obersten Freundes und zeigst ihn. Stimmt es, ziehst du zwei Karten und darfst ihn gegen einen der Lobby tauschen. Der gezeigte oder getauschte Freund kommt unter den Stapel.
        [si03] Nach dem Ziehen am Zugende darfst du ein Angebot deiner Hand offen neben diesem Standort archivieren. Am Ende 2 Herzen je Satz aus drei archivierten Angeboten aller drei Bereiche.
        [si04] Wenn du einen Freund einlädst, darfst du zwei Angebotskarten desselben Bereichs abwerfen: Sie zählen für diese Einladung als ein Symbol davon.
       *[own] { $effect }
    }
