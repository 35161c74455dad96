# Library Labyrinth am Terminal und in einfachen Zeilen, auf Deutsch. Die Seite lädt das nicht.

## Was gedruckt ist. Deutsch sagt es in den Worten des Spiels; ein eigener Kartensatz behält seine.

door-labyrinth-effect = { labyrinth-effect }
door-labyrinth-who = { $german }
door-labyrinth-trolley = Der Wagen
door-labyrinth-short-option =
    { $option ->
        [time_machine] Zeit
        [trolley_service] Dienst
        [library_ladder] Leiter
        [secret_passage] Gang
        [useful_map] Plan
        [library_card] Ausweis
       *[photocopier] Kopie
    }

## Platten des Labyrinths

door-labyrinth-place =
    { $tile ->
        [compass] Kompass
       *[tile] R{ $row } S{ $column }
    }
door-labyrinth-mark =
    { $kind ->
        [compass] Kompass
        [crossroads] Kreuz
        [terror] leer
        [shelf] leer
       *[reward] Lohn
    }
door-labyrinth-memory =
    { $kind ->
        [compass] Kompass
        [crossroads] Kreuz
        [terror] Schreck
        [shelf] Regal
       *[reward] Lohn
    }
door-labyrinth-shelf = Regal
door-labyrinth-likely =
    { $kind ->
        [crossroads] Kreuzung
        [terror] Schrecken
        [shelf] Regal
       *[reward] Lohn
    }
door-labyrinth-column = S
door-labyrinth-cell = R{ $row }S{ $column }
door-labyrinth-compass-sides = NOSW
door-labyrinth-key =
    { $key ->
        [g] gehen
        [j] Wagen geht
        [o] mitfahren
        [i] erhellen
        [c] drehen ↻
       *[v] drehen ↺
    }
door-labyrinth-dark = dunkel. { $likely }
door-labyrinth-open = offen { $sides }
door-labyrinth-was =
    dunkel; war { $kind ->
        [crossroads] eine Kreuzung
        [terror] eine Schreckensplatte
        [shelf] eine Regalplatte
        [reward] eine Belohnungsplatte
       *[compass] der Kompass
    }, { $sides }
door-labyrinth-lit-shelf = Regal { labyrinth-genre }, { $sides }
door-labyrinth-lit =
    { $kind ->
        [compass] kein Fluch reicht hierher
        [crossroads] Kreuzung
        [terror] leerer Platz eines Schreckens
        [shelf] leere Regalplatte
       *[reward] Belohnungsplatte
    }, { $sides }
door-labyrinth-needs = braucht { $needs }, offen { $left }
door-labyrinth-curse-here =
    Fluch { $percent } { $effect ->
        [lights] erhellt sie
        [turns] dreht sie
        [terror] bringt einen Schrecken
        [darkens] verdunkelt sie
       *[nothing] ändert nichts
    }
door-labyrinth-or = oder
door-labyrinth-can-pay = { $who } kann zahlen
door-labyrinth-lacks = { $who } fehlt { $symbols }
door-labyrinth-pay-together = { $who } könnten zusammen zahlen

## Die Bibliothek

door-labyrinth-library = Die Bibliothek
door-labyrinth-library-foot = { $rewards } Belohnungen · noch { $terrors } Schrecken
door-labyrinth-last-turn = LETZTER ZUG: dann ist die Zeit um
door-labyrinth-curses = Flüche
door-labyrinth-terrors = Schrecken
door-labyrinth-shelves = Regal
door-labyrinth-direction =
    { $direction ->
        [NE] NO
        [SE] SO
       *[other] { $direction }
    }
door-labyrinth-threat =
    { $effect ->
        [lights] hell
        [turns] dreht
        [terror] TERROR
        [darkens] dunkel
       *[nothing] nichts
    }
door-labyrinth-threat-short =
    { $effect ->
        [lights] hell
        [turns] dreht
        [terror] TERROR
        [darkens] dunkel
       *[nothing] -
    }
door-labyrinth-left = da
door-labyrinth-filled = VOLL

## Hände

door-labyrinth-hands = Hände
door-labyrinth-hands-foot = Tab, Eingabe: alles
door-labyrinth-hands-foot-more = { $hands } Hände, weiter ↓ · Tab, Eingabe: alles
door-labyrinth-hand-of =
    { $hand ->
        [trolley] Karten des Wagens
       *[player] Karten von { $who }
    }
door-labyrinth-no-cards = Keine Karten.
door-labyrinth-card-in-full = { $card }: { $symbols }. { $about }
door-labyrinth-pile-in-full = { $terror }: { $symbols }, bewacht von { $guards }. { $about }
door-labyrinth-booster-in-full = { $option }: { $effect }

## Alle Stapel

door-labyrinth-no-more = keine
door-labyrinth-decks-terrors = Schrecken, die noch kommen: { $terrors }.
door-labyrinth-decks-shelves = Regale, die noch kommen: { $shelves }.
door-labyrinth-decks-genre = { $genre }, im Stapel: { $books }.
door-labyrinth-decks-discarded = Abgelegt: { $books }.
door-labyrinth-decks-rewards = Belohnungen: { $deck } im Stapel, { $discarded } abgelegt.
door-labyrinth-decks-curses =
    Flüche: noch { $left }, dann ist die Zeit um. Gesehen: { $seen }. Ungesehen, im Stapel oder nicht im Spiel: { $unseen }.
door-labyrinth-decks-doubles = Doppelflüche, die noch kommen: { $doubles }.

## Antworten unter Überschriften

door-labyrinth-take = Ein Buch nehmen
door-labyrinth-floor = Der Boden als Liste
door-labyrinth-boosters = Einen Helfer spielen
door-labyrinth-discard = Ablegen, kostenlos
door-labyrinth-give = Eine Karte geben
door-labyrinth-receive = Eine Karte bekommen
door-labyrinth-swap = Zwei Karten tauschen
door-labyrinth-pass-trolley = Karten mit dem Wagen tauschen
door-labyrinth-pass = Karten mit anderen tauschen
door-labyrinth-pass-free = auf einer Platte kostenlos
door-labyrinth-floor-counts = { $walks } Ziele, { $lights } zu erhellen, { $turns } Drehungen
door-labyrinth-books =
    { $books ->
        [one] 1 Buch
       *[other] { $books } Bücher
    }
door-labyrinth-discard-unasked = Ablegen, ungefragt
door-labyrinth-discards-unasked = { $who } legt ungefragt ab
door-labyrinth-give-up = Aufgeben

## Der Bildschirm

door-labyrinth-turn = Zug { $turn }
door-labyrinth-search = Leiter, LAB-CAP-1
door-labyrinth-keys-cursor = bewegen die Marke; Eingabe oder ein zweiter Klick: was dort geht
door-labyrinth-keys-tile = hingehen, erhellen, drehen ↻ ↺; allein j Wagen geht, o mitfahren
door-labyrinth-keys-turn = nehmen, alle Wege, tauschen, Helfer, ablegen, Ende; Esc zurück
door-labyrinth-keys-tab = durch die Antworten, das Logbuch und die Hände
door-labyrinth-signs-genres = R♥ Mitgefühl  K✎ Können  O★ Kraft  G♣ Logik  B⋈ Weisheit  P● Mut
door-labyrinth-signs-tiles = ▲ Schrecken  △ sein leerer Platz  ▤ Regal  ▭ leere Platte  ¤ Belohnung  ┼ Kreuzung
door-labyrinth-signs-maze = (A#) Figuren, # Wagen  » begehbar  ━ Wand  ░ dunkel  ┄ früher gesehen
door-labyrinth-signs-wyrm = ◢◣ Bücherwurm und die Chancen seiner vier Platten  ╱╲ ·· wohin er kriecht
door-labyrinth-signs-small = auf kleinem Schirm ◆ ◇ · dafür; ▔ ▁ ▏ ▕ Wand der Platte, an der sie liegt

## Die letzte Seite

door-labyrinth-near =
    Regale { $shelves }/6   { $sign } Schrecken im Gitter { $terrors }/6   Flüche übrig { $curses }   Zug { $turn }
door-labyrinth-shelf-never-came = das Regal kam nie
door-labyrinth-shelf-open = offen
door-labyrinth-shelf-by = { $terror }, durch { $who }
door-labyrinth-did = gefangen { $captured }, zurückgebracht { $returned }

## Hausregeln

door-labyrinth-option-difficulty = Wie schwer
door-labyrinth-option-shapes = Platten
door-labyrinth-option-double_curses = Doppelflüche
door-labyrinth-option-extra_cards = Mehr Züge
door-labyrinth-option-wyrm_start = Wurm beginnt
door-labyrinth-option-first_player = Wer beginnt
door-labyrinth-value-difficulty =
    { $value ->
        [standard] normal
        [novice] Einstieg
        [advanced] schwer
        [expert] meisterlich
       *[solo] allein
    }
door-labyrinth-value-shapes =
    { $value ->
        [random] zufällig
        [corners] erst Ecken: schwerer
       *[tees] erst T-Stücke: leichter
    }
door-labyrinth-value-double_curses =
    { $value ->
        [0] keine
        [1] einer
       *[2] zwei
    }
door-labyrinth-value-wyrm_start =
    { $value ->
        [random] zufällig
        [0] Ecke im Nordwesten
        [3] Ecke im Nordosten
        [6] Ecke im Südosten
        [9] Ecke im Südwesten
       *[other] Lücke { $value }
    }
door-labyrinth-value-first_player =
    { $value ->
        [random] das Los
       *[other] Stuhl { $chair }
    }

## In einfachen Zeilen

door-labyrinth-line-turn = Zug { $turn }
door-labyrinth-line-turn-of = Zug { $turn }: { $who } handelt, noch { labyrinth-actions }
door-labyrinth-line-clock =
    Uhr: { $left ->
        [one] 1 Fluch
       *[other] { $left } Flüche
    } bis Zeit um{ $doubles ->
        [0] { "" }
        [one] , darunter 1 Doppelfluch
       *[other] , darunter { $doubles } Doppelflüche
    }; gesehen: { $seen }
door-labyrinth-line-seen = { $count }-mal { labyrinth-direction }
door-labyrinth-line-bookwyrm = Der Bücherwurm sitzt { $junction }
door-labyrinth-line-symbols = Zeichen: { $letters }
door-labyrinth-line-letter = { $letter } { labyrinth-skill }
door-labyrinth-line-maze = Labyrinth, Reihen von Norden und Spalten von Westen:
door-labyrinth-line-never-lit = Nie hell: { $tiles }
door-labyrinth-line-hands = Hände:
door-labyrinth-line-genres = Gattungen:
door-labyrinth-line-out-of-time = Die nächste Störung ist Zeit um
door-labyrinth-line-threat =
    Der nächste Fluch trifft { $tile }, vom Bücherwurm aus { labyrinth-direction }: { $chance }; die Platte { $effect ->
        [lights] würde hell
        [turns] würde im Uhrzeigersinn gedreht
        [terror] bekäme einen neuen Schrecken
        [darkens] würde dunkel
       *[nothing] bliebe, wie sie ist
    }
door-labyrinth-line-dark = Eine Platte, die nie hell war, ist: { $kinds }
door-labyrinth-line-kind =
    { $kind ->
        [compass] Kompass
        [crossroads] Kreuzung
        [terror] Schreckensplatte
        [shelf] Regalplatte
       *[reward] Belohnungsplatte
    }
door-labyrinth-line-tile = { $tile }: { $parts }
door-labyrinth-line-open = offen nach { $sides }
door-labyrinth-line-dark-again = wieder dunkel
door-labyrinth-line-with = darauf { $terror }
door-labyrinth-line-with-shelf = darauf das Regal { labyrinth-genre }
door-labyrinth-line-stand =
    hier { $count ->
        [one] steht
       *[other] stehen
    } { $who }
door-labyrinth-line-no-cards = keine Karten
door-labyrinth-line-hand = { START($who) }, { $tile }, { $slots } von 6 Plätzen: { $cards }
door-labyrinth-line-captured = gefangen { $terror }, bewacht von { $cards }
door-labyrinth-line-shelf-filled = das Regal füllt { $terror }
door-labyrinth-line-shelf-unfound = das Regal ist noch nicht gefunden
door-labyrinth-line-shelf-on = Regal: { $tile }
door-labyrinth-line-genre =
    { $title }: { $shelf }; { $deck ->
        [one] 1 Buch
       *[other] { $deck } Bücher
    } im Stapel
door-labyrinth-line-genre-discarded = { door-labyrinth-line-genre }, abgelegt: { $cards }
door-labyrinth-line-rewards =
    Stapel der Belohnungen: { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    }; abgelegt: { $cards }
door-labyrinth-line-stack = Schrecken im Vorrat: { $count }
door-labyrinth-line-stack-of = Schrecken im Vorrat: { $count } ({ $terrors })
door-labyrinth-line-terror = { $terror }, { $tile }: { $who }
door-labyrinth-line-can-pay = dafür zahlen kann { $who }
door-labyrinth-line-lacks = für { $who } fehlt { $symbols }
door-labyrinth-line-together = { $lacks }; zusammen können es { $who }
door-labyrinth-line-walk =
    { $walker ->
        [player] Gehen
        [trolley] Den Wagen schicken
       *[ride] Mitfahren
    }: { $tile }{ $ends ->
        [reward] , eine Belohnungsplatte
        [capture] { " " }und fangen
        [return] { " " }und zurückbringen
       *[free] { "" }
    }
door-labyrinth-line-paying = { door-labyrinth-line-walk }, bezahlt mit { $ways }
door-labyrinth-line-with-boosters = { $walk }, mit Helfern
door-labyrinth-line-way = { $cards }
